import { NO_SCRIPTS } from '../../api/rendering.ts'
import type { Json, JsonObject } from '../../api/results.ts'
import { cutEnd } from '../../text/cut.ts'
import { loosePath, type PageSide } from './own-address.ts'

export function whole(fact: Json): Json {
  return fact
}

/** One property of a fact. */
export function part(name: string): (fact: Json) => Json {
  return fact => picked(fact, [name])
}

/** Null of a text that a page does not have; undefined of a fact that is not there. */
export function noneOf(fact: Json | undefined): null | undefined {
  return fact === null ? null : undefined
}

/** Reads a text, whose line breaks and blanks say nothing. */
export function textNamed(name: string) {
  return (facts: JsonObject): string | null | undefined => {
    const text = facts[name]
    return typeof text === 'string' ? foldSpace(text) : noneOf(text)
  }
}

/** Reads a number that is a property of a fact. */
export function numberIn(fact: Json | undefined, name: string): number | undefined {
  const number = objectOf(fact)[name]
  return typeof number === 'number' ? number : undefined
}

export const keptRendering = (fact: Json): Json => picked(fact, ['judged', 'reason', 'unchanged'])

/**
 * Whether the same document of a page was judged on both sides: as it was sent, or as it was rendered. Where scripts
 * change nothing, or none run, it is both. So a run that showed other pages in Chrome is no change of the site.
 */
export function areJudgedAlike(facts: JsonObject, before: JsonObject): boolean {
  const [now, then] = [documentsJudged(facts), documentsJudged(before)]
  return now.some(document => then.includes(document))
}

function documentsJudged({ rendered }: JsonObject): string[] {
  const { judged, reason, unchanged } = objectOf(rendered)
  const isBoth = reason === NO_SCRIPTS || (judged === 'rendered' && unchanged === true)
  return isBoth ? ['rendered', 'sent'] : [String(judged)]
}

/** Where redirects lead, if to more than another spelling of the page's address. */
export function readRedirect(
  { redirects, finalUrl }: JsonObject,
  { url, addresses }: PageSide,
): string | null | undefined {
  if (redirects === 0) return null
  if (typeof redirects !== 'number' || typeof finalUrl !== 'string') return undefined
  const end = addresses.local(finalUrl)
  return loosePath(end) === loosePath(addresses.local(url)) ? null : end
}

/** The address of the canonical; `self` of one that names its own page, however that is spelled. */
export function readCanonical(
  { canonicalIs, canonicalPage }: JsonObject,
  { url, addresses }: PageSide,
): string | null | undefined {
  if (canonicalIs === 'self') return canonicalIs
  if (canonicalIs === 'absent') return null
  if (typeof canonicalPage !== 'string') return undefined
  const named = addresses.local(canonicalPage)
  return loosePath(named) === loosePath(addresses.local(url)) ? 'self' : named
}

export const keptFeatures = (fact: Json): Json =>
  listOf(fact).map(feature => picked(feature, ['name', 'eligible']))

/** For each rich result that the page has items of, whether one of them has all required properties. */
export function readFeatures({ features }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(features)) return undefined
  return Object.fromEntries(
    features.map(objectOf).map(({ name, eligible }) => [String(name), Number(eligible) > 0]),
  )
}

export const keptAlternates = (fact: Json): Json =>
  listOf(fact).map(alternate => picked(alternate, ['hreflang', 'href', 'url']))

/** The address for each language; several in the order of the alphabet. */
export function readAlternates(
  { alternates, alternatesLeftOut }: JsonObject,
  { addresses }: PageSide,
): JsonObject | undefined {
  if (!Array.isArray(alternates) || alternatesLeftOut !== undefined) return undefined
  const byLanguage = Map.groupBy(alternates.map(objectOf), ({ hreflang }) => String(hreflang).toLowerCase())
  return Object.fromEntries(
    Array.from(byLanguage, ([language, some]) => {
      const urls = some.map(({ url, href }) => addresses.local(String(url ?? href)))
      return [language, [...new Set(urls)].sort().join(' ')]
    }),
  )
}

/** Links that their tool lists; of a page with more, it is not known which they are. */
const MAX_LINKS = 1000
const AS_LINK = Object.freeze([Object.freeze({ element: 'a' })]) as unknown as Json

/** Of the links those that people follow. */
export const keptLinks = (fact: Json): Json => {
  if (!Array.isArray(fact) || fact.length >= MAX_LINKS) return null
  return fact
    .map(objectOf)
    .flatMap(({ url, sources }) => (isLink(sources) ? [{ url: url!, sources: AS_LINK }] : []))
}

/** The pages of the site that a page links to, each once. */
export function readLinkedPages({ links }: JsonObject, { addresses }: PageSide): string[] | undefined {
  if (!Array.isArray(links) || links.length >= MAX_LINKS) return undefined
  const linked = links.map(objectOf).filter(({ sources }) => isLink(sources))
  const pages = linked.map(({ url }) => addresses.local(String(url))).filter(page => page.startsWith('/'))
  return [...new Set(pages.map(loosePath))]
}

function isLink(sources: Json | undefined): boolean {
  return listOf(sources).some(source => LINKS.has(String(objectOf(source)['element'])))
}

const LINKS: ReadonlySet<string> = new Set(['a', 'area'])

/** Characters of a text that the facts of `serp` have. */
const MAX_TEXT = 300

export const keptCard = (fact: Json): Json =>
  picked(fact, ['title', 'description', 'imageUrl', 'twitterCard'])

/** What a shared link shows, with whether its texts are others than the title and the description of the page. */
export function readCard(
  { card, title, description }: JsonObject,
  { addresses }: PageSide,
): JsonObject | undefined {
  const { imageUrl, twitterCard, ...texts } = objectOf(card)
  if (imageUrl === undefined) return undefined
  const ownText = (text: Json | undefined, ofPage: Json | undefined): JsonObject | null => {
    if (typeof text !== 'string') return null
    const short = foldSpace(cutEnd(text, MAX_TEXT))
    return { text: short, isOwn: !(typeof ofPage === 'string' && short === foldSpace(ofPage)) }
  }
  return {
    title: ownText(texts['title'], title),
    description: ownText(texts['description'], description),
    image: typeof imageUrl === 'string' ? addresses.localFile(imageUrl) : null,
    type: typeof twitterCard === 'string' ? twitterCard : null,
  }
}

const METRICS = [
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'server-response-time',
  'total-blocking-time',
]

export const keptMetrics = (fact: Json): Json =>
  Object.fromEntries(
    Object.entries(objectOf(fact)).flatMap(([name, metric]) =>
      METRICS.includes(name) ? [[name, picked(metric, ['value'])]] : [],
    ),
  )

/** The values of the metrics; undefined where one of the Core Web Vitals has none. */
export function readMetrics({ metrics }: JsonObject): JsonObject | undefined {
  const values = METRICS.flatMap(name => {
    const { value } = objectOf(objectOf(metrics)[name])
    return typeof value === 'number' ? [[name, value] as const] : []
  })
  const read = Object.fromEntries(values)
  return METRICS.slice(0, 2).every(name => name in read) ? read : undefined
}

function picked(fact: Json | undefined, names: readonly string[]): JsonObject {
  const object = objectOf(fact)
  return Object.fromEntries(names.flatMap(name => (object[name] === undefined ? [] : [[name, object[name]]])))
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
