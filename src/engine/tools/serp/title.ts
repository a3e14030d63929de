import { type Element, foldSpace, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isDefaultTitle } from './default-texts.ts'
import {
  ALL_CAPS_MIN_LETTERS,
  ALL_CAPS_MIN_WORDS,
  STUFFED_WORD_MIN_COUNT,
  STUFFED_WORD_MIN_LETTERS,
  STUFFED_WORD_MIN_SHARE,
  TITLE_DESKTOP_PX,
  TITLE_FONT_PX,
  TITLE_MIN_PX,
} from './limits.ts'
import type { Metadata } from './metadata.ts'
import { textWidth } from './text-width.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/title-link'

export const TITLE_CHECKS = {
  'title-missing': {
    severity: 'error',
    title: 'The page has no title',
    why: 'The title is what a search result is headed with and the strongest hint of what a page is about.',
    fix: 'Add a <title> in <head> that says what this page is about.',
    help: HELP,
    example: '<head><meta charset="utf-8"></head>',
  },
  'title-empty': {
    severity: 'error',
    title: 'The title is empty',
    why: 'The title is what a search result is headed with and the strongest hint of what a page is about.',
    fix: 'Fill the <title>; check the template that should do so.',
    help: HELP,
    example: '<title></title>',
  },
  'title-multiple': {
    severity: 'warning',
    title: 'The page has several different titles',
    why: 'Browsers use the first <title>; which one a search engine uses is not defined.',
    fix: 'Leave one <title> in <head>.',
    help: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
    example: '<title>Red bike</title><title>Shop</title>',
  },
  'title-outside-head': {
    severity: 'warning',
    title: 'A <title> stands outside <head>',
    why: 'Google reads the metadata of a page in <head> alone.',
    fix: 'Move the <title> into <head>.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
    example: '<body><title>Red bike</title>',
  },
  'title-too-long': {
    severity: 'notice',
    title: 'The title is too wide for a search result',
    why: 'What does not fit is cut off, and long titles are rewritten more often.',
    fix: 'Put what matters first and shorten the rest.',
    help: HELP,
    example: '<title> of 95 characters, about 870 pixels wide',
  },
  'title-too-short': {
    severity: 'notice',
    title: 'The title is very short',
    why: 'A word or two seldom tell a searcher, or a search engine, what the page offers.',
    fix: 'Describe the page in a few more words.',
    help: HELP,
    example: '<title>Bike</title>',
  },
  'title-default': {
    severity: 'warning',
    title: 'The title is a default text',
    why: 'A text that a tool or template put there says nothing about the page; Google replaces vague titles.',
    fix: 'Write a title for this page.',
    help: HELP,
    example: '<title>Untitled document</title>',
  },
  'title-all-caps': {
    severity: 'notice',
    title: 'The title is all in capitals',
    why: 'Capitals are wider, harder to read and look like spam in a list of results.',
    fix: 'Write the title in normal case.',
    help: HELP,
    example: '<title>RED BIKES FOR THE WHOLE FAMILY</title>',
  },
  'title-repeats-words': {
    severity: 'warning',
    title: 'The title repeats a word too often',
    why: 'Google calls this keyword stuffing: it makes a result look like spam to search engines and users.',
    fix: 'Use each word once, in a phrase that describes the page.',
    help: HELP,
    example: '<title>Bikes, red bikes, cheap bikes, best bikes</title>',
  },
  'title-brand-only': {
    severity: 'warning',
    title: 'The title is only the name of the site',
    why: 'Pages that share one title cannot be told apart in search results.',
    fix: 'Put what this page is about before the name of the site.',
    help: HELP,
    example: '<title>Kranz Cycles</title> on the page of a product',
  },
} satisfies Record<string, CheckDefinition>

type TitleJudgements = Record<keyof typeof TITLE_CHECKS, Judgement>

/** The title that counts: the first in `<head>`, white space folded; undefined where there is none or it is empty. */
export function titleOf(metadata: Metadata): string | undefined {
  const first = metadata.titles.head[0]
  return (first && foldSpace(textOf(first))) || undefined
}

/** @param siteNames names that the page gives its site */
export function judgeTitle(
  page: HtmlPage,
  metadata: Metadata,
  siteNames: readonly string[],
): TitleJudgements {
  return { ...judgePresence(page, metadata), ...judgeText(page, metadata, siteNames) }
}

type Presence = 'title-missing' | 'title-empty' | 'title-multiple' | 'title-outside-head'

function judgePresence({ document }: HtmlPage, { titles }: Metadata): Pick<TitleJudgements, Presence> {
  const [first] = titles.head
  const elsewhere = titles.body.length + titles.displaced.length > 0
  const absent = notApplicable('there is no <title> in <head>')
  return {
    'title-missing': first
      ? pass()
      : titles.pending.length > 0
        ? notMeasured(SENT_HIDDEN)
        : elsewhere
          ? notApplicable('there is a <title>, but it is not in <head>, which is reported apart')
          : fail({ url: document.url, message: 'no <title> in the document' }),
    'title-empty': !first
      ? absent
      : failWhere(foldSpace(textOf(first)) === '' ? [document.occurrence(first, 'holds no text')] : []),
    'title-multiple': first ? judgeSeveral(document, titles.head) : absent,
    'title-outside-head':
      titles.body.length === 0 && !first
        ? titles.pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : notApplicable('there is no <title> in the body')
        : failWhere(
            titles.body.map(element => document.occurrence(element, `"${foldSpace(textOf(element))}"`)),
          ),
  }
}

function judgeSeveral(document: HtmlPage['document'], titles: readonly Element[]): Judgement {
  const texts = new Set(titles.map(element => foldSpace(textOf(element))))
  if (texts.size > 1) {
    return fail(titles.map(element => document.occurrence(element, `"${foldSpace(textOf(element))}"`)))
  }
  return titles.length > 1 ? pass(`${titles.length} titles, all with the same text`) : pass()
}

function judgeText(
  { document }: HtmlPage,
  metadata: Metadata,
  siteNames: readonly string[],
): Omit<TitleJudgements, Presence> {
  const title = titleOf(metadata)
  const element = metadata.titles.head[0]
  if (title === undefined || !element) {
    const none = notApplicable('there is no text in a <title> in <head>')
    return {
      'title-too-long': none,
      'title-too-short': none,
      'title-default': none,
      'title-all-caps': none,
      'title-repeats-words': none,
      'title-brand-only': none,
    }
  }
  const px = textWidth(title, TITLE_FONT_PX)
  const size = `${[...title].length} characters, about ${px} px`
  const when = (failed: boolean, message: string) =>
    failWhere(failed ? [document.occurrence(element, message)] : [])
  const isDefault = isDefaultTitle(title)
  const brandOnly = isBrandOnly(title, siteNames)
  const stuffed = stuffedWord(title)
  return {
    'title-too-long': when(
      px > TITLE_DESKTOP_PX,
      `${size}; a desktop result shows about ${TITLE_DESKTOP_PX} px`,
    ),
    'title-too-short':
      isDefault || brandOnly
        ? notApplicable('the title says nothing about the page, which is reported apart')
        : when(px < TITLE_MIN_PX, `"${title}": ${size}`),
    'title-default': when(isDefault, `"${title}"`),
    'title-all-caps': when(isAllCaps(title), `"${title}"`),
    'title-repeats-words': when(
      stuffed !== undefined,
      `"${stuffed?.word}" ${stuffed?.count} times in "${title}"`,
    ),
    'title-brand-only': isHomePage(document.url)
      ? notApplicable('the title of a home page may be the name of the site')
      : siteNames.length === 0
        ? notApplicable('the page does not say the name of its site')
        : when(brandOnly, `"${title}"`),
  }
}

function isBrandOnly(title: string, siteNames: readonly string[]): boolean {
  return siteNames.some(name => name.toLowerCase() === title.toLowerCase())
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
}

function isAllCaps(title: string): boolean {
  if (/\p{Ll}/u.test(title)) return false
  const words = wordsOf(title).filter(word => (word.match(/\p{Lu}/gu) ?? []).length > 1)
  const letters = words.join('').match(/\p{Lu}/gu) ?? []
  return words.length >= ALL_CAPS_MIN_WORDS && letters.length >= ALL_CAPS_MIN_LETTERS
}

function stuffedWord(title: string): { word: string; count: number } | undefined {
  const words = wordsOf(title.toLowerCase())
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const often = count >= STUFFED_WORD_MIN_COUNT && count >= words.length * STUFFED_WORD_MIN_SHARE
    if (often && word.length >= STUFFED_WORD_MIN_LETTERS) return { word, count }
  }
  return undefined
}
