import type { JsonObject } from '../../../api/results.ts'
import { type Element, foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts, renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import { isNameOfHomePage } from '../../page/home-page-names.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { isTranslated } from '../../page/text/translated.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { bareHost, productionAddressOf } from '../../syntax/preview.ts'
import { isDefaultDescription } from './default-texts.ts'
import { whyUnneeded } from './description.ts'
import { contentOf, descriptionOf, sentDescription, sentMetadata, titleOf } from './metadata.ts'
import { type SentCanonical, sentCanonicals } from './sent-canonicals.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames, comparableName } from './site-names.ts'
import { partsOf } from './title-parts.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'

/** What scripts change in the metadata of the page. */
export const scriptChanges = defineTopic({
  checks: {
    'title-needs-scripts': {
      severity: 'warning',
      title: 'Scripts set or replace the title of the page',
      why: 'Search engines and services that run no scripts, or not yet, show the title in the HTML, or none.',
      fix: 'Send in the HTML the title that scripts give this page.',
      help: `${HELP}#use-unique-titles-and-snippets`,
      example: '<title>Shop</title> with <script>document.title = "Red bike"</script>',
    },
    'description-needs-scripts': {
      severity: 'notice',
      title: 'Scripts set or replace the meta description',
      why: 'Search engines and services that run no scripts show the description in the HTML, or a part of the page text.',
      fix: 'Send in the HTML the description that scripts give this page.',
      help: `${HELP}#use-unique-titles-and-snippets`,
      example: '<meta name="description" content="A red bike."> that a script adds',
    },
    'description-removed-by-scripts': {
      severity: 'warning',
      title: 'Scripts remove the meta description',
      why: 'Google takes the description from the rendered page, and without one it shows a part of the page text.',
      fix: 'Leave the description of the HTML as it is, or let the script that removes it write another one.',
      help: `${HELP}#use-unique-titles-and-snippets`,
      example: '<meta name="description" content="A red bike."> that a script removes',
    },
    'canonical-changed-by-scripts': {
      severity: 'warning',
      title: 'Scripts change the canonical URL',
      why: 'Google sees two canonicals for one page, one in the HTML and one after rendering, and may use either.',
      fix: 'Send the right canonical in the HTML, and do not change it with scripts.',
      help: `${HELP}#properly-inject-canonical-links`,
      example: '<link rel="canonical" href="https://www.example.com/"> whose href a script replaces',
    },
    'canonical-needs-scripts': {
      severity: 'notice',
      title: 'Scripts add the canonical URL',
      why: 'Until Google renders the page, and for crawlers that never do, there is no canonical. Google recommends to send it in the HTML.',
      fix: 'Send the <link rel="canonical"> in the HTML.',
      help: `${HELP}#properly-inject-canonical-links`,
      example: '<link rel="canonical" href="https://www.example.com/a"> that a script adds',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    const judge = (compare: (read: SerpPage, before: HtmlDocument) => Judgement) =>
      judgeScripts(read.page, before => compare(read, before))
    return {
      judgements: {
        'title-needs-scripts': judge(judgeTitle),
        'description-needs-scripts': judge(judgeDescription),
        'description-removed-by-scripts': judge(judgeLoss),
        'canonical-changed-by-scripts': judge(judgeChange),
        'canonical-needs-scripts': judge(judgeAddition),
      },
      facts: { rendered: changeFacts(read) },
    }
  },
})

function judgeTitle(read: SerpPage, before: HtmlDocument): Judgement {
  const { titles } = sentMetadata(before)
  const title = read.metadata.titles.head[0]
  const text = title && foldSpace(textOf(title))
  const texts = [...titles.head, ...titles.pending].map(element => foldSpace(textOf(element)))
  const judgement = judgeText('title', read.page, title, text, texts, before)
  if (judgement.outcome !== 'fail' || text === undefined) return judgement
  const own = ownPartsOf(text, read)
  const isSame = own !== '' && texts.some(one => ownPartsOf(one, read) === own)
  return isSame ? pass('scripts only add or drop the name of the site or of its home page') : judgement
}

/** The parts of a title without the name of the site, unless there is nothing else, and without that of its home page. */
function ownPartsOf(title: string, { page, siteNames }: SerpPage): string {
  const host = bareHost(new URL(page.preview?.origin ?? page.url).host)
  const names = [...allSiteNames(siteNames), host.split('.')[0]!].map(comparableName)
  const parts = partsOf(title).filter(part => !isNameOfHomePage(part))
  const own = parts.filter(part => !names.includes(comparableName(part)))
  return (own.length > 0 ? own : parts).map(wordsOf).join('\n')
}

function judgeDescription({ page, metadata }: SerpPage, before: HtmlDocument): Judgement {
  const { descriptions } = sentMetadata(before)
  const text = descriptionOf(metadata)
  const element = metadata.descriptions.head.find(one => contentOf(one) === text)
  const texts = [...descriptions.head, ...descriptions.pending].map(contentOf)
  if (text !== undefined && isDefaultDescription(text)) {
    return notApplicable('scripts write a default text, which is reported separately')
  }
  return judgeText('meta description', page, element, text, texts, before)
}

function judgeLoss(
  { page: { document }, metadata: { descriptions } }: SerpPage,
  before: HtmlDocument,
): Judgement {
  const element = sentDescription(before)
  if (!element) return notApplicable('no description is sent')
  const { head, displaced, body } = descriptions
  if (head.length + displaced.length + body.length > 0) return pass()
  return (
    whyUnneeded(document) ??
    fail(
      before.occurrence(
        element,
        `The HTML has the meta description "${contentOf(element)}"; scripts remove it`,
      ),
    )
  )
}

/** What was sent is what search engines need, in the language of the page. */
const TRANSLATED = 'scripts put what is sent into the language of the browser'

/** Numbers of messages and the like, which apps put before their title. */
const COUNTER = /^(?:\(\d{1,4}\+?\)|[•●])\s*/

/** Characters of a text whose words are compared. */
const MAX_COMPARED = 1000

/** The words of a text, in whatever order, case and punctuation it has them. */
function wordsOf(text: string): string {
  const words =
    text
      .slice(0, MAX_COMPARED)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.toSorted().join(' ')
}

/** @param sent texts of the same kind, be they where scripts have yet to move them into `<head>` */
function judgeText(
  what: 'title' | 'meta description',
  { document }: JudgedPage,
  element: Element | undefined,
  text: string | undefined,
  sent: readonly string[],
  before: HtmlDocument,
): Judgement {
  if (!element || text === undefined || text === '') return notApplicable('the rendered page has none')
  if (sent.some(one => one === text || one === text.replace(COUNTER, ''))) return pass()
  const words = wordsOf(text)
  if (words !== '' && sent.some(one => wordsOf(one) === words))
    return pass('scripts only put what is sent into another order')
  const was = sent.find(one => one !== '')
  if (was !== undefined && isTranslated(element, before, document)) return notApplicable(TRANSLATED)
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be indexed')
  const message =
    was === undefined
      ? `The HTML has no ${what}; scripts set "${text}".`
      : `The HTML has the ${what} "${was}"; scripts replace it with "${text}".`
  return fail(document.occurrence(element, message))
}

function judgeChange(read: SerpPage, before: HtmlDocument): Judgement {
  const { page, canonical } = read
  const sent = sentCanonicals(page, before)
  if (sent.length === 0) return notApplicable('no canonical is sent')
  return canonical ? judgeReplacement(page, canonical, sent) : judgeRemoval(read, sent)
}

function judgeRemoval({ canonicals }: SerpPage, [first]: readonly SentCanonical[]): Judgement {
  if (canonicals.some(({ url }) => url)) {
    return notApplicable('the rendered page declares several, which is reported separately')
  }
  return fail(first!.at(`The HTML has the canonical ${first!.url.href}; scripts remove it`))
}

function judgeReplacement(
  { preview }: JudgedPage,
  canonical: CanonicalLink,
  sent: readonly SentCanonical[],
): Judgement {
  // What scripts make of the address of the page has the host of production there.
  const onProduction = (url: URL) => comparableUrl(productionAddressOf(preview, url) ?? url)
  const now = onProduction(canonical.url!)
  if (sent.some(({ url }) => onProduction(url) === now)) return pass()
  return fail(
    canonical.at(
      `The HTML has the canonical ${sent[0]!.url.href}; scripts change it to ${canonical.url!.href}`,
    ),
  )
}

function judgeAddition({ page, canonical }: SerpPage, before: HtmlDocument): Judgement {
  if (!canonical?.url) return notApplicable('the page declares no usable canonical, or several')
  const isSent = sentCanonicals(page, before).length > 0
  return isSent ? pass() : fail(canonical.at(`The HTML has no canonical; scripts add ${canonical.url.href}`))
}

/** What was judged, and what was sent and rendered: `{ judged, reason, title: { sent, rendered }, … }`. */
function changeFacts({ page, metadata, canonical }: SerpPage): JsonObject {
  if (page.scripts.state !== 'seen') return renderingFacts(page)
  const { before } = page.scripts
  const sent = sentMetadata(before)
  const [sentCanonical] = sentCanonicals(page, before)
  return {
    ...renderingFacts(page),
    title: { sent: titleOf(sent) ?? null, rendered: titleOf(metadata) ?? null },
    description: { sent: descriptionOf(sent) ?? null, rendered: descriptionOf(metadata) ?? null },
    canonical: { sent: sentCanonical?.url.href ?? null, rendered: canonical?.url?.href ?? null },
  }
}
