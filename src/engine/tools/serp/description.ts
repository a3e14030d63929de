import type { Element, HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { isPasswordGate } from '../../page/password-gate.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { contentOf, isRepeated, type Metadata, sentDescription } from './metadata.ts'
import { serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/snippet'

/** Whether the page has one meta description, where search engines read it. */
export const description = defineTopic({
  checks: {
    'description-missing': {
      severity: 'warning',
      title: 'The page has no meta description',
      why: 'Search engines then show a part of the page text, which is seldom the part that invites a visit.',
      fix: 'Add <meta name="description" content="…"> in <head> with a sentence or two about this page.',
      help: HELP,
      example: '<head><title>Red bike</title></head>',
    },
    'description-empty': {
      severity: 'warning',
      title: 'The meta description is empty',
      why: 'Search engines treat it like a missing one and show a part of the page text.',
      fix: 'Fill the content attribute. Check the template that should do so.',
      help: HELP,
      example: '<meta name="description" content="">',
    },
    'description-multiple': {
      severity: 'warning',
      title: 'The page has several different meta descriptions',
      why: 'Search engines may show any of them.',
      fix: 'Keep only one <meta name="description"> in <head>.',
      help: HELP,
      example:
        '<meta name="description" content="A red bike.">\n<meta name="description" content="Our shop.">',
    },
    'description-outside-head': {
      severity: 'warning',
      title: 'A meta description is outside <head>',
      why: 'Google reads the metadata of a page only in <head>.',
      fix: 'Move the <meta name="description"> into <head>.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      example: '<body><meta name="description" content="A red bike.">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, metadata } = await serpPage(visit)
    return { judgements: unlessUnfilled(page, judgePresence(page, metadata)) }
  },
})

const NOT_SHOWN = notApplicable('the page asks not to be indexed, so no result shows a description')
const REMOVED = notApplicable('scripts remove the one in the HTML, which is reported separately')
const FOR_USERS = notApplicable('the page is for people who are on the site already, and not for results')
const LEGAL = notApplicable('nobody chooses a legal notice for what a result says of it')

/** Why nobody misses a description of the page; undefined where one is wanted. */
export function whyUnneeded(document: HtmlDocument): Judgement | undefined {
  if (asksNotToBeIndexed(document)) return NOT_SHOWN
  if (isForUsers(document.url) || isPasswordGate(document)) return FOR_USERS
  return isLegalNotice(document.url) ? LEGAL : undefined
}

function judgePresence({ document, scripts }: JudgedPage, { descriptions }: Metadata) {
  const { head, displaced, pending } = descriptions
  // An empty one in the body takes nothing away from the page.
  const body = descriptions.body.filter(element => contentOf(element) !== '')
  const absent = notApplicable('there is no meta description in <head>')
  const texts = new Set(head.map(contentOf).filter(text => text !== ''))
  const quoted = (element: Element) => document.occurrence(element, `"${contentOf(element)}"`)
  const numbered = (element: Element, index: number) =>
    document.occurrence(element, `Description ${index + 1} of ${head.length}: "${contentOf(element)}"`)
  const unneeded = whyUnneeded(document)
  return {
    'description-missing':
      head.length > 0
        ? pass()
        : pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : body.length + displaced.length > 0
            ? notApplicable('there is one, but it is not in <head>, which is reported separately')
            : scripts.state === 'seen' && sentDescription(scripts.before)
              ? REMOVED
              : (unneeded ??
                fail({ url: document.url, message: 'No <meta name="description"> on the page' })),
    'description-empty':
      head.length === 0
        ? absent
        : texts.size > 0
          ? pass()
          : (unneeded ??
            fail(head.map(element => document.occurrence(element, 'The description has no text.')))),
    'description-multiple': head.length === 0 ? absent : failWhere(texts.size > 1 ? head.map(numbered) : []),
    'description-outside-head':
      head.length + body.length === 0
        ? pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : notApplicable('there is no meta description in the body')
        : isRepeated(body, element => texts.has(contentOf(element)))
          ? notApplicable('the one in the body says the same as the one in <head>, which counts')
          : failWhere(body.map(quoted)),
  }
}
