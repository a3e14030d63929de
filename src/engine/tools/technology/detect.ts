import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { startOfWrittenText } from '../../page/text/text-start.ts'
import type { Catalogue, DomPattern, Fingerprint, NamedPattern } from './catalogue/catalogue.ts'
import type { Marks } from './marks.ts'
import { findPattern, type Haystack, haystack, type Pattern, type PatternMatch } from './pattern.ts'

export type EvidenceKind =
  | 'header'
  | 'cookie'
  | 'meta'
  | 'script'
  | 'inline-script'
  | 'html'
  | 'element'
  | 'url'
  | 'global'

/** One mark of a technology that was found. */
export interface Evidence {
  kind: EvidenceKind
  /** Name of the header, cookie or meta element, or the selector. */
  name?: string
  /** What was found there, cut. */
  value: string
  /** Percent. */
  confidence: number
  version: string
}

interface Found extends Evidence {
  pattern: Pattern
}

/** Most marks of one technology that are noted. */
const MAX_EVIDENCE = 5
/** Elements of one selector that are looked at. */
const MAX_SELECTED = 50
const MAX_ELEMENT_TEXT = 600
const MAX_VALUE = 120

/**
 * Every technology of the catalogue that left a mark, with its marks.
 *
 * @param places where they are looked for, one after the other: two forms of one page, where a mark counts once
 */
export function detect(catalogue: Catalogue, ...places: readonly Marks[]): Map<string, Evidence[]> {
  const found = new Map<string, Evidence[]>()
  for (const fingerprint of catalogue.values()) {
    let evidence: Found[] = []
    for (const marks of places) {
      const known = evidence
      const more = distinctEvidence(fingerprint, marks, MAX_EVIDENCE - known.length)
      evidence = [...known, ...more.filter(({ pattern }) => !known.some(one => one.pattern === pattern))]
    }
    if (evidence.length > 0) found.set(fingerprint.name, evidence)
  }
  return found
}

/** @param most marks to look for */
function distinctEvidence(fingerprint: Fingerprint, marks: Marks, most: number): Found[] {
  const distinct: Found[] = []
  if (most <= 0) return distinct
  for (const evidence of evidenceOf(fingerprint, marks)) {
    const same = distinct.findIndex(one => isSameMark(one, evidence))
    if (same >= 0 && distinct[same]!.version.length >= evidence.version.length) continue
    distinct.splice(same >= 0 ? same : distinct.length, 1, evidence)
    if (distinct.length === most) break
  }
  return distinct
}

function isSameMark(one: Found, other: Found): boolean {
  return one.kind === other.kind && one.name === other.name && one.value === other.value
}

/** Looks for one kind of marks, of which most technologies have but one or two. */
const LOOKS = {
  globals: ({ globals }, marks) => namedEvidence('global', globals, marks.globals),
  headers: ({ headers }, marks) => namedEvidence('header', headers, marks.headers),
  cookies: ({ cookies }, marks) => cookieEvidence(cookies, marks.cookies),
  meta: ({ meta }, marks) => namedEvidence('meta', meta, marks.meta),
  scriptSrc: ({ scriptSrc }, marks) => scriptEvidence(scriptSrc, marks),
  scripts: ({ scripts }, marks) => textEvidence('inline-script', scripts, marks.inlineScripts),
  dom: ({ dom }, marks) => elementEvidence(dom, marks),
  html: ({ html }, marks) => textEvidence('html', html, marks.html),
  url: ({ url }, marks) => textEvidence('url', url, marks.url),
} satisfies Partial<Record<keyof Fingerprint, (fingerprint: Fingerprint, marks: Marks) => Iterable<Found>>>
const KINDS = Object.keys(LOOKS) as (keyof typeof LOOKS)[]

function* evidenceOf(fingerprint: Fingerprint, marks: Marks): Generator<Found> {
  for (const kind of KINDS) if (fingerprint[kind].length > 0) yield* LOOKS[kind](fingerprint, marks)
}

function* namedEvidence(
  kind: EvidenceKind,
  patterns: readonly NamedPattern[],
  fields: ReadonlyMap<string, readonly Haystack[]>,
): Generator<Found> {
  for (const { name, pattern } of patterns) {
    for (const text of fields.get(name) ?? []) {
      const match = findPattern(pattern, text)
      if (match) yield evidence(kind, pattern, { ...match, text: text.text }, name)
    }
  }
}

/** Values of cookies are secrets: the name alone is shown. */
function* cookieEvidence(
  patterns: readonly NamedPattern[],
  cookies: ReadonlyMap<string, Haystack>,
): Generator<Found> {
  for (const { name, pattern } of patterns) {
    for (const [cookie, value] of named(cookies, name)) {
      const match = findPattern(pattern, value)
      if (match) yield evidence('cookie', pattern, { ...match, text: '' }, cookie)
    }
  }
}

function named(cookies: ReadonlyMap<string, Haystack>, wanted: string): [string, Haystack][] {
  if (wanted.includes('*')) return [...cookies].filter(([name]) => matchesName(name, wanted))
  const value = cookies.get(wanted)
  return value ? [[wanted, value]] : []
}

function matchesName(name: string, wanted: string): boolean {
  const star = wanted.indexOf('*')
  if (star < 0) return name === wanted
  const [before, after] = [wanted.slice(0, star), wanted.slice(star + 1)]
  return name.length >= wanted.length - 1 && name.startsWith(before) && name.endsWith(after)
}

function* scriptEvidence(patterns: readonly Pattern[], { scripts, scriptUrls }: Marks): Generator<Found> {
  for (const pattern of patterns) {
    if (!scriptUrls.includes(pattern.literal)) continue
    for (const { url, text } of scripts) {
      const match = findPattern(pattern, text)
      if (match) yield evidence('script', pattern, { ...match, text: url })
    }
  }
}

function* textEvidence(kind: EvidenceKind, patterns: readonly Pattern[], text: Haystack): Generator<Found> {
  for (const pattern of patterns) {
    const match = findPattern(pattern, text)
    if (match) yield evidence(kind, pattern, match)
  }
}

function* elementEvidence(patterns: readonly DomPattern[], marks: Marks): Generator<Found> {
  for (const pattern of patterns) {
    const found = firstElement(pattern, marks)
    if (found) yield found
  }
}

function firstElement({ selectors, source, part, pattern }: DomPattern, marks: Marks): Found | undefined {
  for (const selector of selectors) {
    let looked = 0
    for (const element of marks.selectors.matching(selector)) {
      if (++looked > MAX_SELECTED) break
      const text = partOf(element, part)
      const match = text !== undefined && findPattern(pattern, haystack(text))
      if (!match) continue
      return evidence('element', pattern, { ...match, text: part === 'exists' ? '' : match.text }, source)
    }
  }
  return undefined
}

function partOf(element: Element, part: string): string | undefined {
  if (part === 'exists') return ''
  if (part === 'text') return startOfWrittenText(element, MAX_ELEMENT_TEXT)
  return attribute(element, part)?.slice(0, MAX_ELEMENT_TEXT)
}

function evidence(
  kind: EvidenceKind,
  pattern: Pattern,
  { text, version }: PatternMatch,
  name?: string,
): Found {
  const { confidence } = pattern
  return {
    kind,
    ...(name !== undefined && { name }),
    value: cutEnd(text, MAX_VALUE),
    confidence,
    version,
    pattern,
  }
}
