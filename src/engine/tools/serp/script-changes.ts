import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { attribute, type Element, foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts, renderingFacts } from '../../judging/script-judgements.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { type CanonicalLink, canonicalLinks } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { descriptionOf } from './description.ts'
import { type Metadata, readMetadata } from './metadata.ts'
import { titleOf } from './title.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'

export const SCRIPT_CHECKS = {
  'title-needs-scripts': {
    severity: 'warning',
    title: 'Scripts set the title of the page',
    why: 'Search engines and services that run no scripts, or not yet, show the title that was sent, or none.',
    fix: 'Send the title of this page in the HTML.',
    help: `${HELP}#use-unique-titles-and-snippets`,
    example: '<title>Shop</title> with <script>document.title = "Red bike"</script>',
  },
  'description-needs-scripts': {
    severity: 'notice',
    title: 'Scripts set the meta description',
    why: 'Who runs no scripts shows the description that was sent, or a piece of the page.',
    fix: 'Send the description of this page in the HTML.',
    help: `${HELP}#use-unique-titles-and-snippets`,
    example: '<meta name="description" content="A red bike."> that a script adds',
  },
  'canonical-changed-by-scripts': {
    severity: 'warning',
    title: 'Scripts change the canonical URL',
    why: 'Google sees two canonicals for one page, the one that was sent and the one after rendering, and may follow either.',
    fix: 'Send the right canonical in the HTML and leave it alone in scripts.',
    help: `${HELP}#properly-inject-canonical-links`,
    example: '<link rel="canonical" href="https://www.example.com/"> whose href a script replaces',
  },
  'canonical-needs-scripts': {
    severity: 'notice',
    title: 'The canonical URL appears only after scripts',
    why: 'Google recommends it in the HTML: until a page is rendered, and for those that do not render, there is none.',
    fix: 'Send the <link rel="canonical"> in the HTML.',
    help: `${HELP}#properly-inject-canonical-links`,
    example: '<link rel="canonical" href="https://www.example.com/a"> that a script adds',
  },
} satisfies Record<string, CheckDefinition>

type ScriptCheck = keyof typeof SCRIPT_CHECKS

/**
 * Judges what scripts change in the metadata of a page.
 *
 * @param metadata of the rendered document
 * @param canonical the one that counts in the rendered document
 */
export function judgeScriptChanges(
  page: JudgedPage,
  metadata: Metadata,
  canonical: CanonicalLink | undefined,
): Record<ScriptCheck, Judgement> {
  const judge = (compare: (sent: Metadata, before: HtmlDocument) => Judgement) =>
    judgeScripts(page, before => compare(readMetadata(before), before))
  return {
    'title-needs-scripts': judge(({ titles }) => {
      const title = metadata.titles.head[0]
      const texts = [...titles.head, ...titles.pending].map(element => foldSpace(textOf(element)))
      return judgeText(page, title, title && foldSpace(textOf(title)), texts)
    }),
    'description-needs-scripts': judge(({ descriptions }) => {
      const text = descriptionOf(metadata)
      const element = metadata.descriptions.head.find(one => contentOf(one) === text)
      const texts = [...descriptions.head, ...descriptions.pending].map(contentOf)
      return judgeText(page, element, text, texts)
    }),
    'canonical-changed-by-scripts': judge((sent, before) => {
      const links = sentCanonicals(page, sent, before)
      if (links.length === 0) return notApplicable('no canonical is sent')
      if (!canonical) return judgeRemoval(page, links)
      return judgeCanonical(canonical, links)
    }),
    'canonical-needs-scripts': judge((sent, before) => {
      if (!canonical?.url) return notApplicable('the page declares no usable canonical, or several')
      const isSent = sentCanonicals(page, sent, before).length > 0
      return isSent ? pass() : fail(canonical.at(`none is sent; scripts add ${canonical.url.href}`))
    }),
  }
}

/** Numbers of messages and the like, which apps put before their title. */
const COUNTER = /^(?:\(\d{1,4}\+?\)|[•●])\s*/

/** @param sent texts of the same kind, be they where scripts have yet to move them into `<head>` */
function judgeText(
  { document }: JudgedPage,
  element: Element | undefined,
  text: string | undefined,
  sent: readonly string[],
): Judgement {
  if (!element || text === undefined || text === '') return notApplicable('the rendered page has none')
  if (sent.some(one => one === text || one === text.replace(COUNTER, ''))) return pass()
  const was = sent.find(one => one !== '')
  const before = was === undefined ? 'none is sent' : `"${was}" is sent`
  return fail(document.occurrence(element, `${before}; scripts make it "${text}"`))
}

/** Addresses that count as sent: in `<head>`, in a header, or where scripts have yet to move them into `<head>`. */
function sentCanonicals(page: JudgedPage, { canonicals }: Metadata, before: HtmlDocument): Sent[] {
  const links = canonicalLinks({ ...page.sent, document: before })
  const moved = canonicals.pending.map(element => ({
    url: URL.parse(attribute(element, 'href')?.trim() ?? '', before.baseUrl) ?? undefined,
    at: (message: string) => before.occurrence(element, message),
  }))
  return [...links, ...moved].flatMap(({ url, at }) => (url ? [{ url, at }] : []))
}

interface Sent {
  url: URL
  at(message: string): Occurrence
}

function judgeRemoval(page: JudgedPage, [first]: readonly Sent[]): Judgement {
  if (canonicalLinks(page).some(({ url }) => url)) {
    return notApplicable('the rendered page declares several, which is reported apart')
  }
  return fail(first!.at(`${first!.url.href} is sent; scripts remove it`))
}

function judgeCanonical(canonical: CanonicalLink, sent: readonly Sent[]): Judgement {
  const now = comparableUrl(canonical.url!)
  if (sent.some(({ url }) => comparableUrl(url) === now)) return pass()
  return fail(canonical.at(`${sent[0]!.url.href} is sent; scripts make it ${canonical.url!.href}`))
}

function contentOf(element: Element): string {
  return foldSpace(attribute(element, 'content') ?? '')
}

/** What was judged, and what was sent and rendered: `{ judged, reason, title: { sent, rendered }, … }`. */
export function scriptChangeFacts(
  page: JudgedPage,
  metadata: Metadata,
  canonical: CanonicalLink | undefined,
): JsonObject {
  if (page.scripts.state !== 'seen') return renderingFacts(page)
  const { before } = page.scripts
  const sent = readMetadata(before)
  const sentLinks = sentCanonicals(page, sent, before)
  return {
    ...renderingFacts(page),
    title: { sent: titleOf(sent) ?? null, rendered: titleOf(metadata) ?? null },
    description: { sent: descriptionOf(sent) ?? null, rendered: descriptionOf(metadata) ?? null },
    canonical: { sent: sentLinks[0]?.url.href ?? null, rendered: canonical?.url?.href ?? null },
  }
}
