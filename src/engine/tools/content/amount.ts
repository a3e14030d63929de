import { foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessLackingFiles } from '../../judging/lacking-files.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type JudgedPage, whyTextMayBeMissing } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { isPasswordGate } from '../../page/password-gate.ts'
import { saysToWait } from '../../page/script-shell.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { titlesOf } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { foldedPath } from '../../syntax/folded-path.ts'
import { judgeUnclosed } from '../ux/unclosed.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import type { Heading } from './headings.ts'
import { listsFew } from './listing.ts'
import { LONGEST_NOTICE, saysNotFound } from './not-found-wording.ts'
import { type PageKind, pageKindOf, type ShortKind } from './page-kind.ts'
import { unfinishedStatement } from './pending-texts.ts'
import { isShortNews } from './short-news.ts'
import { wordsOf } from './text-statistics.ts'
import { wordHashesOf } from './word-hashes.ts'

/**
 * Words of main text under which a page has next to nothing to say: many say all that there is in a few sentences, such as
 * where to sign up or how to get there, and the home page of a shop or a blog has little besides its list.
 */
const ALMOST_NO_WORDS = 30
/** Words up to which a page whose title or H1 says "not found" is an error page and not an article about one. */
const NOT_FOUND_WORDS = 150
/** The last part of addresses under which a site keeps its error page on purpose, as {@link lastPartOf} gives it. */
const ERROR_PAGE =
  /^-?(?:(?:\p{L}{1,20}[-.])?(?:error|err|page|http)?-?404(?:[-.][\p{L}-]{1,30})?|(?:page-?)?not-?found(?:-page)?|(?:error|fehler|erreur|errore|erro|fout|chyba|blad|hata|fel)-?(?:page|pages|seite|pagina|document)?|(?:seite-)?nicht-gefunden|(?:page-)?(?:introuvable|non-trouvee)|pagina-(?:no-(?:encontrada|existe)|nao-encontrada|non-trovata|niet-gevonden))$/u

const ERROR_PAGE_BY_ADDRESS = 'this is the error page of the site, by its address'

/** The last part of the path of an address, in lower case and without its ending; that of its folder for an index. */
function lastPartOf(url: string): string {
  const parts = foldedPath(url)
    .replace(/\/(?:index\.\w{1,5})?$/, '')
    .split('/')
  return parts.at(-1)!.replace(/\.(?:html?|php|aspx?)$/, '')
}

const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'

/** How much text the page has, and whether that says that there is no page. */
export const amount = defineTopic({
  checks: {
    'almost-no-text': {
      severity: 'warning',
      title: 'The page has almost no text',
      why: 'Search engines can hardly tell what the page is about, and may not index it.',
      fix: 'Describe in text what the page offers. If nobody should find it in search, set noindex.',
      help: HELPFUL,
      example: '<main><p>Coming soon.</p></main>',
    },
    'soft-404': {
      severity: 'error',
      title: 'The page says "not found" but answers with a success status',
      why: 'Search engines treat it as a soft 404 and do not index it; visitors find nothing.',
      fix: 'Restore the content or correct the route. If there is no such page, answer with status 404 or 410.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
      example: '200 OK\n<h1>Page not found</h1>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, main, headings } = examination
    const isListing = examination.kind === 'listing'
    const ofHeadline = isListing ? 0 : wordsOfHeadline(examination)
    const all = isListing ? examination.words : ownWords(examination, ofHeadline) + ofHeadline
    const words = all - figuresIn(main, all)
    // Links in front of the text may be what makes it too long to be asked what it is for.
    const kind = isListing ? examination.kind : pageKindOf(document, main, words)
    const soft404 = judgeSoft404(document, headings, words, page.response.status)
    const isErrorPage = ERROR_PAGE.test(lastPartOf(document.url))
    const errorPage = notApplicable(
      isErrorPage ? ERROR_PAGE_BY_ADDRESS : 'the page says "not found", which is reported on its own',
    )
    const judgements = unlessUnfilled(page, {
      'almost-no-text':
        isErrorPage || soft404.outcome === 'fail'
          ? errorPage
          : isPasswordGate(document)
            ? notApplicable('the page only asks for a password')
            : amountOf(page, main, words, kind, ofHeadline > 0),
      'soft-404': soft404,
    })
    return { judgements: await unlessLackingFiles(page, judgements, ['almost-no-text'], ['Script']) }
  },
})

/** Words from the H1 on that lie in front of `<main>`, or of the densest element: they are content as well. */
function wordsOfHeadline({ document, main, regions }: Examination): number {
  if (main.foundBy === 'article') return 0
  const isContent = ({ boilerplate }: TextBlock) => !boilerplate
  const [title] = titlesOf(document).filter(one => !regions.hidden.has(one) && !regions.boilerplate.has(one))
  if (title === undefined) return 0
  // An image that is the H1 has no text.
  const h1 = main.allBlocks.findIndex(block => isContent(block) && block.element.order! >= title.order!)
  const [first] = main.blocks
  const start = first ? main.allBlocks.indexOf(first) : -1
  return h1 >= 0 && h1 < start ? wordHashesOf(main.allBlocks.slice(h1, start).filter(isContent)).length : 0
}

/** Words of the main text. Where nothing marks it, links in front of its first heading are taken for the navigation. */
function ownWords(examination: Examination, ofHeadline: number): number {
  const { main, words } = examination
  if (ofHeadline > 0 || main.foundBy === 'article' || main.foundBy === 'main') return words
  const firstHeading = main.blocks.findIndex(({ kind }) => kind === 'heading')
  const isNavigation = ({ text, linkCharacters }: TextBlock, at: number) =>
    (firstHeading < 0 || at < firstHeading) && linkCharacters > text.length / 2
  return words - wordHashesOf(main.blocks.filter(isNavigation)).length
}

/** Words from which on a page has a text, whatever figures there are in it. */
const MANY_WORDS = 300

/** Of the words of a short text those that are figures, as of dates and prices: they say nothing by themselves. */
function figuresIn({ blocks }: MainText, words: number): number {
  if (words >= MANY_WORDS) return 0
  const texts = blocks.filter(({ text, linkCharacters }) => linkCharacters <= text.length / 2)
  const figures = texts.flatMap(({ text }) => wordsOf(text).filter(word => !/\p{L}/u.test(word)))
  return Math.min(figures.length, words)
}

const SHORT: Readonly<Record<ShortKind, string>> = {
  contact: 'a contact page may be short',
  request: 'a page to ask for an offer, to book or to sign up needs little text',
  reference: 'a generator of references made the page, from code or a list',
  search: 'a search page needs little text',
  thanks: 'a page that says thanks for a message or an order needs little text',
  login: 'a page for an account or a purchase needs little text',
  calendar: 'a calendar needs little text',
  gallery: 'the content of the page is images',
  embed: 'the content of the page is embedded, such as a map or a video',
  legal: 'the page is a legal notice, which says what it has to',
  table: 'the content of the page is a table',
  code: 'the content of the page is code, with what has to be said of it',
  languages: 'the page only lets its visitors choose their language',
}

/**
 * Judges the amount of text. A list of pages, a form, and what asks not to be indexed need none.
 *
 * @param hasHeadline whether the H1 in front of the main text is among the words
 */
function judgeAmount(
  document: HtmlDocument,
  main: MainText,
  words: number,
  kind: PageKind,
  hasHeadline: boolean,
): Judgement {
  if (words >= ALMOST_NO_WORDS) return pass(`${words} words of main text`)
  if (document.elements('frameset').length > 0)
    return notApplicable('the page is made of frames, which is reported separately')
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be indexed')
  if (kind === 'listing' || listsFew(document, main))
    return notApplicable(`a page that lists other pages needs no text of its own (${words} words)`)
  if (kind === 'form') return notApplicable(`a page with a form needs little text (${words} words)`)
  if (kind !== 'home' && kind !== 'text') return notApplicable(`${SHORT[kind]} (${words} words)`)
  if (isShortNews(document, main))
    return notApplicable(`a piece of news may say all in a sentence (${words} words)`)
  if (unfinishedStatement(main)) return notApplicable('the page says that its content is still to come')
  const isMarked = main.foundBy === 'main' || main.foundBy === 'article'
  const [marked] = isMarked ? [] : document.elements('main')
  // What was taken for the text then, such as a help of the program, is none.
  if (marked?.sourceCodeLocation)
    return fail(
      document.occurrence(marked, `The main content has no text (warning below ${ALMOST_NO_WORDS} words).`),
    )
  const message =
    words === 0
      ? `The page has no main text (warning below ${ALMOST_NO_WORDS} words).`
      : `Only ${counted(words)} of main text${hasHeadline ? ', H1 included' : ''} (warning below ${ALMOST_NO_WORDS}).`
  const [root] = main.roots
  return fail(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message })
}

/** A page that may be short is so whatever its scripts bring. */
function amountOf(
  page: JudgedPage,
  main: MainText,
  words: number,
  kind: PageKind,
  hasHeadline: boolean,
): Judgement {
  const judgement = judgeAmount(page.document, main, words, kind, hasHeadline)
  return judgement.outcome === 'fail' ? (whyUncounted(page, main, words) ?? judgement) : judgement
}

/** Why a page whose words are few may have more of them. */
function whyUncounted(page: JudgedPage, main: MainText, words: number): Judgement | undefined {
  if (words >= ALMOST_NO_WORDS) return undefined
  if (judgeUnclosed(page.sent.document).outcome === 'fail') return brokenOff
  if (words + lostLetters(main) >= ALMOST_NO_WORDS) return damaged
  const { scripts, unfilled } = page
  // "Loading…" holds the place of a text, which nobody waited for.
  if (scripts.state === 'unseen' && main.blocks.some(({ text }) => saysToWait(text)))
    return notMeasured(scripts.reason)
  const reason = unfilled === undefined ? whyTextMayBeMissing(page) : undefined
  return reason === undefined ? undefined : notMeasured(reason)
}

const brokenOff = notApplicable(
  'an element that is never closed swallows the rest of the page, which is reported separately',
)
const damaged = notApplicable(
  'letters of the text are lost by a wrong character encoding, so that its words cannot be counted',
)

/** Characters that stand for bytes that are no letters: there were at most as many words. */
function lostLetters({ allBlocks }: MainText): number {
  let lost = 0
  for (const { prose } of allBlocks) if (prose.includes('\uFFFD')) lost += prose.split('\uFFFD').length - 1
  return lost
}

function counted(words: number): string {
  return words === 1 ? '1 word' : `${words} words`
}

/**
 * A page that says it does not exist, sent as if it did. Strong evidence only: the title or the H1 says so and there
 * is little else to read.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
 */
function judgeSoft404(
  document: HtmlDocument,
  headings: readonly Heading[],
  words: number,
  status: number,
): Judgement {
  if (ERROR_PAGE.test(lastPartOf(document.url))) return notApplicable(ERROR_PAGE_BY_ADDRESS)
  if (words > NOT_FOUND_WORDS) return pass()
  const h1 = headings.find(heading => heading.level === 1 && saysNotFound(heading.text))
  if (h1)
    return fail(
      document.occurrence(h1.element, `The server answers ${status}, but the H1 says "${h1.text}".`),
    )
  const title = document
    .elements('title')
    .find(element => saysNotFound(startOfSeenText(element, 2 * LONGEST_NOTICE)))
  if (!title) return pass()
  return fail(
    document.occurrence(
      title,
      `The server answers ${status}, but the title says "${foldSpace(textOf(title))}".`,
    ),
  )
}
