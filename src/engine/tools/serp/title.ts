import { type Element, foldSpace, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { isNoindex } from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { isClosedAsPreview } from './closed-preview.ts'
import { googleDirectives } from './google-directives.ts'
import { isRepeated, type Metadata } from './metadata.ts'
import { serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/title-link'

/** Whether the page has one title, where search engines read it. */
export const title = defineTopic({
  checks: {
    'title-missing': {
      severity: 'error',
      title: 'The page has no title',
      why: 'The title is the headline of the search result and the strongest hint of what a page is about.',
      fix: 'Add a <title> in <head> that says what this page is about.',
      help: HELP,
      example: '<head><meta charset="utf-8"></head>',
    },
    'title-empty': {
      severity: 'error',
      title: 'The title is empty',
      why: 'The title is the headline of the search result and the strongest hint of what a page is about.',
      fix: 'Fill the <title>. Check the template that should do so.',
      help: HELP,
      example: '<title></title>',
    },
    'title-multiple': {
      severity: 'warning',
      title: 'The page has several different titles',
      why: 'Browsers use the first <title>. Search engines may use any of them.',
      fix: 'Keep only one <title> in <head>.',
      help: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
      example: '<title>Red bike</title><title>Shop</title>',
    },
    'title-outside-head': {
      severity: 'warning',
      title: 'A <title> is outside <head>',
      why: 'Google reads the metadata of a page only in <head>.',
      fix: 'Move the <title> into <head>.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      example: '<body><title>Red bike</title>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, metadata } = await serpPage(visit)
    return {
      judgements: unlessUnfilled(page, await unlessKeptOut(visit, page, judgePresence(page, metadata))),
    }
  },
})

const KEPT_OUT = notApplicable('the page is set to noindex, so that no search result shows its title')

/** Without the errors of a page that search engines do not show, on production too. */
async function unlessKeptOut(
  visit: Visit,
  page: JudgedPage,
  judgements: ReturnType<typeof judgePresence>,
): Promise<ReturnType<typeof judgePresence>> {
  const [missing, empty] = [judgements['title-missing'], judgements['title-empty']]
  const isUntitled = missing.outcome === 'fail' || empty.outcome === 'fail'
  if (!isUntitled || !googleDirectives(page).some(isNoindex)) return judgements
  if (await isClosedAsPreview(visit, page)) return judgements
  return {
    ...judgements,
    'title-missing': missing.outcome === 'fail' ? KEPT_OUT : missing,
    'title-empty': empty.outcome === 'fail' ? KEPT_OUT : empty,
  }
}

function judgePresence({ document }: HtmlPage, { titles }: Metadata) {
  const [first] = titles.head
  const texts = new Set(titles.head.map(textIn))
  const elsewhere = titles.body.length + titles.displaced.length > 0
  const absent = notApplicable('there is no <title> in <head>')
  return {
    'title-missing': first
      ? pass()
      : titles.pending.length > 0
        ? notMeasured(SENT_HIDDEN)
        : elsewhere
          ? notApplicable('there is a <title>, but it is not in <head>, which is reported separately')
          : fail({ url: document.url, message: 'No <title> on the page' }),
    'title-empty': !first
      ? absent
      : failWhere(
          foldSpace(textOf(first)) === '' ? [document.occurrence(first, 'The title has no text.')] : [],
        ),
    'title-multiple': first ? judgeSeveral(document, titles.head) : absent,
    'title-outside-head':
      titles.body.length === 0 && !first
        ? titles.pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : notApplicable('there is no <title> in the body')
        : isRepeated(titles.body, element => texts.has(textIn(element)))
          ? notApplicable('the one in the body says the same as the one in <head>, which counts')
          : failWhere(titles.body.map(element => document.occurrence(element, `"${textIn(element)}"`))),
  }
}

const textIn = (element: Element) => foldSpace(textOf(element))

function judgeSeveral(document: HtmlPage['document'], titles: readonly Element[]): Judgement {
  const texts = new Set(titles.map(element => foldSpace(textOf(element))))
  if (texts.size > 1) {
    return fail(
      titles.map((element, index) =>
        document.occurrence(
          element,
          `Title ${index + 1} of ${titles.length}: "${foldSpace(textOf(element))}"`,
        ),
      ),
    )
  }
  return titles.length > 1 ? pass(`${titles.length} titles, all with the same text`) : pass()
}
