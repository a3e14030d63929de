import type { CheckDefinition } from '../../tool-definition.ts'

const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'
const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link'
const HEADINGS = 'https://www.w3.org/WAI/tutorials/page-structure/headings/'
const ANCHOR_TEXT = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'
const DATES = 'https://developers.google.com/search/docs/appearance/publication-dates'

/** What the content tool can report. */
export const CONTENT_CHECKS = {
  'almost-no-text': {
    severity: 'warning',
    title: 'The page has almost no text',
    why: 'A search engine has next to nothing by which to tell what the page is about, and may leave it out of its index.',
    fix: 'Say in text what the page offers, or keep the page out of the index if it has nothing for searchers.',
    help: HELPFUL,
  },
  'thin-content': {
    severity: 'notice',
    title: 'The page has little text',
    why: 'There is no minimum length, but a page with little text rarely answers a question better than others do.',
    fix: 'Check that the page answers what its visitors come for; leave it as it is where it does.',
    help: HELPFUL,
  },
  'soft-404': {
    severity: 'error',
    title: 'The page says that it was not found, but answers as if it were',
    why: 'Search engines treat it as a soft 404: it is not indexed and wastes crawling, and visitors find nothing.',
    fix: 'Restore the content or correct the route; where there is no page, answer with status 404 or 410.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  },
  'h1-missing': {
    severity: 'warning',
    title: 'The page has no H1',
    why: 'The main heading tells readers and search engines what the page is about; Google can make the title link from it.',
    fix: 'Put the visible title of the content into one <h1>.',
    help: TITLE_LINK,
  },
  'h1-empty': {
    severity: 'warning',
    title: 'An H1 is empty',
    why: 'The heading that should name the page says nothing to search engines and screen readers.',
    fix: 'Give the <h1> text, or its image an alternative text; remove it where it only makes space.',
    help: HEADINGS,
  },
  'h1-multiple': {
    severity: 'notice',
    title: 'The page has several H1s of equal rank',
    why: 'HTML allows it, but with several main headings it is not clear which one names the page.',
    fix: 'Keep one <h1> for the title of the content and rank the others below it.',
    help: TITLE_LINK,
  },
  'h1-too-long': {
    severity: 'notice',
    title: 'An H1 is very long',
    why: 'A heading of several lines is hard to grasp and is cut where a search engine shows it.',
    fix: 'Shorten the heading and move the rest into the text below it.',
    help: TITLE_LINK,
  },
  'heading-empty': {
    severity: 'notice',
    title: 'A heading is empty',
    why: 'Screen readers announce a heading without a name, and the outline of the page has a hole.',
    fix: 'Give the heading text, or use an element without the meaning of a heading.',
    help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
  },
  'heading-skipped': {
    severity: 'notice',
    title: 'A heading skips a rank',
    why: 'Readers who go from heading to heading take the gap for a part that is missing.',
    fix: 'Choose ranks by structure and sizes by style sheet: below an H2 comes an H3.',
    help: `${HEADINGS}#heading-ranks`,
  },
  'heading-duplicate': {
    severity: 'notice',
    title: 'Two headings of one section are the same',
    why: 'Equal headings side by side cannot be told apart in an outline or as jump targets in results.',
    fix: 'Name what is different about each part, or join the parts.',
    help: HEADINGS,
  },
  'paragraph-endless': {
    severity: 'notice',
    title: 'A paragraph fills screens without a break',
    why: 'On a phone such a paragraph is several screens of unbroken text, and most readers leave it.',
    fix: 'Break it into paragraphs of one thought each, or into a list.',
    help: 'https://www.w3.org/TR/coga-usable/',
  },
  'hard-to-read': {
    severity: 'notice',
    title: 'The text is extremely hard to read',
    why: 'By the formula for its language the text is harder than legal or academic prose.',
    fix: 'Shorten the sentences and prefer common words.',
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level',
  },
  'language-mismatch': {
    severity: 'warning',
    title: 'The text is not in the language that the page declares',
    why: 'Screen readers speak it with the wrong voice, browsers offer the wrong translation, and Bing reads the declaration.',
    fix: 'Set lang on <html> to the language of the text, and lang on the parts that are in another.',
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  },
  'text-damaged': {
    severity: 'warning',
    title: 'Text is damaged by a wrong character encoding',
    why: 'Words with broken letters are not found by searchers and look careless to readers.',
    fix: 'Read and write the text as UTF-8 at every step: source file, database, template, response.',
    help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  },
  'placeholder-text': {
    severity: 'warning',
    title: 'Placeholder text was left in the page',
    why: 'Filler of a template tells visitors and search engines that the page is not finished.',
    fix: 'Write the text, or remove the block.',
    help: HELPFUL,
  },
  'text-repeated': {
    severity: 'notice',
    title: 'Text stands in the content twice',
    why: 'Readers meet the same text again; most often a template printed it twice, once for each screen size.',
    fix: 'Print the block once and place it by style sheet.',
    help: HELPFUL,
  },
  'keyword-stuffing': {
    severity: 'warning',
    title: 'One phrase is repeated to excess',
    why: 'Text that repeats a phrase out of all proportion breaks the spam policies of search engines.',
    fix: 'Write the text for its readers and name the subject as often as speech would.',
    help: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  },
  'title-unrelated': {
    severity: 'notice',
    title: 'No term of the title appears in the content',
    why: 'Google replaces a title that does not describe the page; most often it was left over from another page.',
    fix: 'Write a title that names what this page is about.',
    help: TITLE_LINK,
  },
  'link-empty': {
    severity: 'warning',
    title: 'A link has no text',
    why: 'Search engines learn about the target from the text of a link, and a screen reader can only spell its address.',
    fix: 'Put text into the link, an alt on its image, or an aria-label on an icon.',
    help: ANCHOR_TEXT,
  },
  'link-text-generic': {
    severity: 'notice',
    title: 'A link text says nothing about its target',
    why: 'Words such as "click here" tell neither search engines nor people who skim where the link leads.',
    fix: 'Use a few words that name the target and make sense without the sentence around them.',
    help: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
  },
  'date-in-future': {
    severity: 'notice',
    title: 'The page is dated in the future',
    why: 'Google asks for the date on which the page was published, not for one to come, and may show no date at all.',
    fix: 'State the real dates of publication and change, with their time zone.',
    help: DATES,
  },
  'dates-contradict': {
    severity: 'notice',
    title: 'The dates of the page contradict each other',
    why: 'Google compares all dates of a page and may show the wrong one, or none.',
    fix: 'Fill the visible date, the structured data and the meta elements from one source.',
    help: DATES,
  },
} as const satisfies Record<string, CheckDefinition>
