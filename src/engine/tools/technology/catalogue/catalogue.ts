import { Pattern } from '../pattern.ts'
import { parseSelectors, type Selector } from '../selectors.ts'
import { ADDITIONS, type Addition } from './additions.ts'
import type { Technology } from './technology.ts'
import { technologyData } from './technology-data.ts'

/** A technology with its patterns read. */
export interface Fingerprint {
  name: string
  categories: readonly string[]
  website?: string
  headers: readonly NamedPattern[]
  cookies: readonly NamedPattern[]
  meta: readonly NamedPattern[]
  scriptSrc: readonly Pattern[]
  scripts: readonly Pattern[]
  html: readonly Pattern[]
  url: readonly Pattern[]
  globals: readonly NamedPattern[]
  dom: readonly DomPattern[]
  implies: readonly Implied[]
  requires: readonly string[]
  /** Names of categories. */
  requiresCategory: readonly string[]
  excludes: readonly string[]
}

export interface NamedPattern {
  name: string
  pattern: Pattern
}

export interface DomPattern {
  selectors: readonly Selector[]
  /** The selectors as written. */
  source: string
  /** `exists`, `text` or the name of an attribute. */
  part: string
  pattern: Pattern
}

export interface Implied {
  name: string
  /** Percent. */
  confidence: number
  version: string
}

/** Fingerprints by name. */
export type Catalogue = ReadonlyMap<string, Fingerprint>

/** Most technologies lack most kinds of marks. */
const NONE: readonly never[] = []

let catalogue: Promise<Catalogue> | undefined

/** Wappalyzer's data with our additions, read once: that takes a tenth of a second. */
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= read()
  return catalogue
}

async function read(): Promise<Catalogue> {
  const { categories, technologies } = await technologyData()
  const all = new Map(technologies.map(technology => [technology.name, technology]))
  for (const addition of ADDITIONS) all.set(addition.name, joined(all.get(addition.name), addition))
  return new Map([...all].map(([name, technology]) => [name, fingerprint(technology, categories)]))
}

/** What we add to a technology that is known comes to what is there. */
function joined(known: Technology | undefined, addition: Addition): Technology {
  const base: Technology = known ?? { name: addition.name, categories: [] }
  const both = <T>(a: readonly T[] = [], b: readonly T[] = []) => [...a, ...b]
  return {
    ...base,
    ...addition,
    categories: addition.categories ?? base.categories,
    headers: merged(base.headers, addition.headers),
    cookies: merged(base.cookies, addition.cookies),
    meta: merged(base.meta, addition.meta),
    scriptSrc: both(base.scriptSrc, addition.scriptSrc),
    scripts: both(base.scripts, addition.scripts),
    html: both(base.html, addition.html),
    url: both(base.url, addition.url),
    js: merged(base.js, addition.js),
    dom: both(base.dom, addition.dom),
    implies: both(base.implies, addition.implies),
  }
}

function merged(a: Technology['headers'] = {}, b: Technology['headers'] = {}): Technology['headers'] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Object.fromEntries([...names].map(name => [name, [...(a[name] ?? []), ...(b[name] ?? [])]]))
}

function fingerprint(technology: Technology, categories: ReadonlyMap<number, string>): Fingerprint {
  const { name, website } = technology
  const categoryNames = (ids: readonly number[] = []) =>
    ids.flatMap(id => (categories.has(id) ? [categories.get(id)!] : []))
  return {
    name,
    ...(website !== undefined && { website: `https://${website}` }),
    categories: categoryNames(technology.categories),
    headers: namedPatterns(technology.headers),
    cookies: namedPatterns(technology.cookies),
    meta: namedPatterns(technology.meta),
    scriptSrc: technology.scriptSrc?.map(patternOf) ?? NONE,
    scripts: technology.scripts?.map(patternOf) ?? NONE,
    html: technology.html?.map(patternOf) ?? NONE,
    url: technology.url?.map(patternOf) ?? NONE,
    globals: namedPatterns(technology.js),
    dom:
      technology.dom?.map(([source, part, pattern]) => ({
        source,
        selectors: parseSelectors(source) ?? [],
        part,
        pattern: new Pattern(pattern),
      })) ?? NONE,
    implies: technology.implies?.map(implied) ?? NONE,
    requires: technology.requires ?? NONE,
    requiresCategory: categoryNames(technology.requiresCategory),
    excludes: technology.excludes ?? NONE,
  }
}

function implied(source: string): Implied {
  const name = source.split('\\;', 1)[0]!
  const { confidence, version } = new Pattern(source.slice(name.length))
  return { name, confidence, version }
}

function namedPatterns(fields: Technology['headers']): readonly NamedPattern[] {
  if (!fields) return NONE
  return Object.entries(fields).flatMap(([name, patterns]) =>
    patterns.map(pattern => ({ name, pattern: new Pattern(pattern) })),
  )
}

function patternOf(source: string): Pattern {
  return new Pattern(source)
}
