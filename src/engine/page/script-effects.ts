import type { RenderedPage } from '../browser/rendered-page.ts'
import { attribute, type Element, foldSpace, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { canonicalLinks } from './canonical-links.ts'
import type { HtmlPage } from './html-page.ts'
import type { JudgedPage, ScriptWork } from './judged-page.ts'
import { languageAlternates } from './language-alternates.ts'
import type { LinkKind } from './links/link-attributes.ts'
import { linksOf } from './links/page-links.ts'
import { metaDirectives } from './page-directives.ts'
import { mainTextOf } from './text/main-text.ts'
import { type Regions, regionsOf } from './text/regions.ts'
import { scriptedText } from './text/scripted-text.ts'

/** What scripts can change of what search engines see of a page. */
export type ScriptEffect =
  | 'title'
  | 'meta'
  | 'robots'
  | 'canonical'
  | 'hreflang'
  | 'language'
  | 'h1'
  | 'structured-data'
  | 'text'
  | 'links'
  | 'images'
  | 'anchors'

/** Letters and digits of a text that say nothing: a date in words, a reading time, the number of comments. */
const NOISE_CHARACTERS = 60
/** Share of the main text that they are at the most. */
const NOISE_SHARE = 0.02

/** What scripts changed of what search engines see of a page, worked out once; empty where they were not seen at work. */
export function scriptEffectsOn({
  sent,
  scripts,
}: Pick<JudgedPage, 'sent' | 'scripts'>): readonly ScriptEffect[] {
  if (scripts.state !== 'seen') return []
  let effects = known.get(scripts)
  if (!effects) {
    effects = scriptEffects(sent, scripts.before, scripts.rendered)
    known.set(scripts, effects)
  }
  return effects
}

const known = new WeakMap<ScriptWork, readonly ScriptEffect[]>()

/**
 * What scripts changed of what search engines see of a page; empty where it can be judged as it was sent.
 *
 * The head is compared with the document that would be judged instead. Texts and links are compared with what Chrome
 * itself was sent: what a server picks at random with each answer is none of the scripts' work. What lies over the page,
 * as a cookie notice, counts for nothing.
 *
 * @param before what Chrome was sent
 */
function scriptEffects(
  sent: HtmlPage,
  before: HtmlDocument,
  { document, overlays }: Pick<RenderedPage, 'document' | 'overlays'>,
): ScriptEffect[] {
  const effects: ScriptEffect[] = []
  const note = (effect: ScriptEffect, isChanged: boolean) => isChanged && effects.push(effect)
  const heads = [headOf({ ...sent, document }), headOf(sent)] as const
  for (const effect of HEAD_EFFECTS) note(effect, heads[0][effect] !== heads[1][effect])
  const over = overlays.map(({ selector }) => selector)
  const [now, then] = [regionsOf(document, over), regionsOf(before)]
  note('text', hasOtherText(document, now, before) || hasOtherText(before, then, document))
  const covered = coveredBy(document, over)
  const links = [targetsOf(document, NAVIGATION, covered), targetsOf(before, NAVIGATION)] as const
  note('links', links[0].symmetricDifference(links[1]).size > 0)
  // Scripts put the address of a picture off, and a larger one in its place: what they add may be broken.
  const images = targetsOf(document, PICTURES, covered).difference(targetsOf(before, PICTURES))
  note('images', images.size > 0)
  note('anchors', !anchorsOf(document).isSubsetOf(anchorsOf(before)))
  return effects
}

const HEAD_EFFECTS = [
  'title',
  'meta',
  'robots',
  'canonical',
  'hreflang',
  'language',
  'h1',
  'structured-data',
] as const satisfies readonly ScriptEffect[]

/** What a document says of itself, each as a text that is equal where it says the same. */
function headOf(page: HtmlPage): Record<(typeof HEAD_EFFECTS)[number], string> {
  const { document } = page
  const texts = (...tags: string[]) => document.elements(...tags).map(one => foldSpace(textOf(one)))
  const { inHead, outsideHead } = metaDirectives(document)
  const rules = [inHead, outsideHead].map(some => some.map(({ name, value, bot }) => [name, value, bot]))
  const { html } = document
  return {
    title: JSON.stringify(texts('title')[0]),
    meta: listOf(document.elements('meta').flatMap(describing)),
    robots: JSON.stringify(rules),
    canonical: listOf(canonicalLinks(page).map(({ href, url }) => url?.href ?? href)),
    hreflang: listOf(
      languageAlternates(page).read.map(({ code, href, url }) => `${code} ${url?.href ?? href}`),
    ),
    language: JSON.stringify([html && attribute(html, 'lang'), html && attribute(html, 'dir')]),
    h1: JSON.stringify(texts('h1').filter(text => text !== '')),
    'structured-data': listOf([...document.elements('script').flatMap(dataOf), ...itemsOf(document)]),
  }
}

function listOf(texts: readonly string[]): string {
  return JSON.stringify(texts.toSorted())
}

/** What describes the page to search engines and in cards of social networks. */
function describing(meta: Element): string[] {
  const name = (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').trim().toLowerCase()
  const isRead =
    name === 'description' || name === 'viewport' || /^(?:og|article|twitter|product):/.test(name)
  return isRead ? [`${name} ${foldSpace(attribute(meta, 'content') ?? '')}`] : []
}

function dataOf(script: Element): string[] {
  const type = attribute(script, 'type')?.trim().toLowerCase()
  return type === 'application/ld+json' ? [foldSpace(textOf(script))] : []
}

function itemsOf(document: HtmlDocument): string[] {
  return document
    .elements()
    .flatMap(({ attrs }) =>
      attrs
        .filter(({ name }) => name === 'itemtype' || name === 'typeof')
        .map(({ name, value }) => `${name} ${value}`),
    )
}

/** Whether the main text of a document has words that another one lacks, beyond noise. */
function hasOtherText(document: HtmlDocument, regions: Regions, other: HtmlDocument): boolean {
  const { characters, share } = scriptedText(other, mainTextOf(document, regions).blocks)
  return characters > NOISE_CHARACTERS && share > NOISE_SHARE
}

function coveredBy(document: HtmlDocument, overlays: readonly string[]): ReadonlySet<Element> {
  if (overlays.length === 0) return NONE
  const over = document.elementsAt(overlays)
  const covered = new Set<Element>()
  for (const element of document.elements()) {
    if (covered.has(element.parentNode as Element) || over.has(element)) covered.add(element)
  }
  return covered
}

const NONE: ReadonlySet<Element> = new Set()
const NAVIGATION: ReadonlySet<LinkKind> = new Set(['navigation'])
const PICTURES: ReadonlySet<LinkKind> = new Set(['image', 'media', 'frame'])

/** Addresses of the page's own site that a document leads to or shows. */
function targetsOf(
  document: HtmlDocument,
  kinds: ReadonlySet<LinkKind>,
  covered: ReadonlySet<Element> = NONE,
): Set<string> {
  const { origin } = new URL(document.url)
  const links = linksOf(document).filter(({ kind, element }) => kinds.has(kind) && !covered.has(element))
  return new Set(
    links.flatMap(({ address }) => (address?.origin === origin ? [withoutFragment(address.href)] : [])),
  )
}

/** Headings that a fragment can lead to: what scripts make of these, pages link to. */
function anchorsOf(document: HtmlDocument): Set<string> {
  const headings = document.elements('h2', 'h3', 'h4', 'h5', 'h6')
  return new Set(headings.flatMap(heading => attribute(heading, 'id') ?? []))
}
