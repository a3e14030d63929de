import type { Json, JsonObject } from '../../api/results.ts'
import type { SearchFact } from '../../api/search-facts.ts'
import type { Tool } from '../../api/tools.ts'
import type { PageSide } from './own-address.ts'
import {
  byMoreThan,
  type Difference,
  differingCards,
  differingParts,
  differingVitals,
} from './search-differences.ts'
import {
  areJudgedAlike,
  keptAlternates,
  keptCard,
  keptFeatures,
  keptLinks,
  keptMetrics,
  keptRendering,
  noneOf,
  numberIn,
  part,
  readAlternates,
  readCanonical,
  readCard,
  readFeatures,
  readLinkedPages,
  readMetrics,
  readRedirect,
  textNamed,
  whole,
} from './search-readings.ts'

/** One thing that search engines see of a page: which facts of which tool tell it, and when two of it differ. */
export interface SearchFactDefinition {
  tool: Tool
  /** The facts of the tool that it is read from, and what of each is enough for that; applied twice, it changes nothing. */
  keep: Readonly<Record<string, (fact: Json) => Json>>
  /**
   * Reads it, in a form that is the same on each deployment of the site.
   *
   * @returns undefined where the facts do not tell it; null where the page has none
   */
  read(facts: JsonObject, page: PageSide): Json | undefined
  /** How two of it differ; undefined where they do not, or by less than matters. Left out, any difference counts. */
  differ?(before: Json, after: Json, tolerance: number): Difference | undefined
  /** It is compared only with what was measured alike. */
  alike?: Likeness
  /** Whether it is read of each page and told of those that it names: lists of addresses become numbers. */
  overPages?: true
}

/** How something was measured, and what to say where the two sides differ in that. */
interface Likeness {
  isAlike(facts: JsonObject, before: JsonObject): boolean
  otherwise: string
}

/** What scripts make of a page is compared where they were seen at work on both sides, or change nothing where they were. */
const RENDERED: Likeness = {
  isAlike: areJudgedAlike,
  otherwise: 'scripts were seen at work on one side only',
}

/** A text changes by a few words with every date and every list of related pages: words less than this say nothing. */
const MIN_WORDS = 30
/** The same of links, such as those to the newest posts. */
const MIN_LINKS = 5
/** Share of the words or links by which they have to differ as well: search engines know no minimum of either. */
const MIN_SHARE = 0.2

const rendered = { rendered: keptRendering }

/** Which facts of which tool make up what search engines see of a page. Nothing else says so. */
export const SEARCH_FACT_TABLE: Readonly<Record<SearchFact, SearchFactDefinition>> = {
  status: {
    tool: 'redirects',
    keep: { finalStatus: whole },
    read: ({ finalStatus }) => (typeof finalStatus === 'number' ? finalStatus : undefined),
  },
  indexable: {
    tool: 'robots',
    keep: { keptOut: whole },
    read: ({ keptOut }) =>
      Array.isArray(keptOut) ? keptOut.length === 0 || keptOut.map(String).join('; ') : undefined,
  },
  redirect: {
    tool: 'redirects',
    keep: { redirects: whole, finalUrl: whole },
    read: readRedirect,
  },
  canonical: {
    tool: 'serp',
    keep: { canonicalIs: whole, canonicalPage: whole, ...rendered },
    read: readCanonical,
    alike: RENDERED,
  },
  'needs-scripts': {
    tool: 'content',
    keep: { contentNeedsScripts: whole, ...rendered },
    read: ({ contentNeedsScripts: needs }) => (typeof needs === 'boolean' ? needs : undefined),
    alike: RENDERED,
  },
  title: {
    tool: 'serp',
    keep: { title: whole, ...rendered },
    read: textNamed('title'),
    alike: RENDERED,
  },
  'rich-results': {
    tool: 'schema',
    keep: { features: keptFeatures, ...rendered },
    read: readFeatures,
    differ: differingParts,
    alike: RENDERED,
  },
  hreflang: {
    tool: 'hreflang',
    keep: { alternates: keptAlternates, alternatesLeftOut: whole, ...rendered },
    read: readAlternates,
    differ: differingParts,
    alike: RENDERED,
  },
  h1: {
    tool: 'content',
    keep: { h1: whole, ...rendered },
    read: textNamed('h1'),
    alike: RENDERED,
  },
  words: {
    tool: 'content',
    keep: { text: part('words'), ...rendered },
    read: ({ text }) => numberIn(text, 'words'),
    differ: byMoreThan(MIN_WORDS, MIN_SHARE),
    alike: RENDERED,
  },
  language: {
    tool: 'hreflang',
    keep: { htmlLang: whole, ...rendered },
    read: ({ htmlLang }) => (typeof htmlLang === 'string' ? htmlLang.toLowerCase() : noneOf(htmlLang)),
    alike: RENDERED,
  },
  description: {
    tool: 'serp',
    keep: { description: whole, ...rendered },
    read: textNamed('description'),
    alike: RENDERED,
  },
  'links-in': {
    tool: 'broken-links',
    keep: { links: keptLinks, ...rendered },
    read: readLinkedPages,
    differ: byMoreThan(MIN_LINKS, MIN_SHARE),
    alike: RENDERED,
    overPages: true,
  },
  'links-out': {
    tool: 'content',
    keep: { links: part('internal'), ...rendered },
    read: ({ links }) => numberIn(links, 'internal'),
    differ: byMoreThan(MIN_LINKS, MIN_SHARE),
    alike: RENDERED,
  },
  'social-card': {
    tool: 'serp',
    keep: { card: keptCard, title: whole, description: whole, ...rendered },
    read: readCard,
    differ: differingCards,
    alike: RENDERED,
  },
  'core-web-vitals': {
    tool: 'pagespeed',
    keep: { metrics: keptMetrics, requestedDevice: whole },
    read: readMetrics,
    differ: differingVitals,
    alike: {
      isAlike: (facts, before) => String(facts['requestedDevice']) === String(before['requestedDevice']),
      otherwise: 'the devices differ',
    },
  },
}

/** What a comparison of search facts reads of the facts of a tool. */
export function searchPart(tool: Tool, facts: JsonObject): JsonObject {
  const kept: JsonObject = {}
  for (const definition of Object.values(SEARCH_FACT_TABLE)) {
    if (definition.tool !== tool) continue
    for (const [name, reduce] of Object.entries(definition.keep)) {
      const fact = facts[name]
      if (fact !== undefined && kept[name] === undefined) kept[name] = reduce(fact)
    }
  }
  return kept
}
