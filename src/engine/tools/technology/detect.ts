import { attribute, type Element, foldSpace, textOf } from '../../visit/document.ts'
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
    const evidence: Found[] = []
    for (const marks of places) {
      const known = new Set(evidence.map(({ pattern }) => pattern))
      const more = distinctEvidence(fingerprint, marks, MAX_EVIDENCE - evidence.length)
      evidence.push(...more.filter(({ pattern }) => !known.has(pattern)))
    }
    if (evidence.length > 0) found.set(fingerprint.name, evidence)
  }
  return found
}

/** @param most marks to look for */
function distinctEvidence(fingerprint: Fingerprint, marks: Marks, most: number): Found[] {
  const marksOfIt = new Map<string, Found>()
  if (most <= 0) return []
  for (const evidence of evidenceOf(fingerprint, marks)) {
    const { kind, name = '', value } = evidence
    const same = marksOfIt.get(`${kind} ${name} ${value}`)
    if (same && same.version.length >= evidence.version.length) continue
    marksOfIt.set(`${kind} ${name} ${value}`, evidence)
    if (marksOfIt.size === most) break
  }
  return [...marksOfIt.values()]
}

function* evidenceOf(fingerprint: Fingerprint, marks: Marks): Generator<Found> {
  yield* namedEvidence('global', fingerprint.globals, marks.globals)
  yield* namedEvidence('header', fingerprint.headers, marks.headers)
  yield* cookieEvidence(fingerprint.cookies, marks.cookies)
  yield* namedEvidence('meta', fingerprint.meta, marks.meta)
  for (const pattern of fingerprint.scriptSrc) yield* scriptEvidence(pattern, marks)
  yield* textEvidence('inline-script', fingerprint.scripts, marks.inlineScripts)
  for (const pattern of fingerprint.dom) yield* elementEvidence(pattern, marks)
  yield* textEvidence('html', fingerprint.html, marks.html)
  yield* textEvidence('url', fingerprint.url, marks.url)
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
    for (const [cookie, value] of cookies) {
      const match = matchesName(cookie, name) && findPattern(pattern, value)
      if (match) yield evidence('cookie', pattern, { ...match, text: '' }, cookie)
    }
  }
}

function matchesName(name: string, wanted: string): boolean {
  const star = wanted.indexOf('*')
  if (star < 0) return name === wanted
  const [before, after] = [wanted.slice(0, star), wanted.slice(star + 1)]
  return name.length >= wanted.length - 1 && name.startsWith(before) && name.endsWith(after)
}

function* scriptEvidence(pattern: Pattern, { scripts, scriptUrls }: Marks): Generator<Found> {
  if (!scriptUrls.includes(pattern.literal)) return
  for (const { url, text } of scripts) {
    const match = findPattern(pattern, text)
    if (match) yield evidence('script', pattern, { ...match, text: url })
  }
}

function* textEvidence(kind: EvidenceKind, patterns: readonly Pattern[], text: Haystack): Generator<Found> {
  for (const pattern of patterns) {
    const match = findPattern(pattern, text)
    if (match) yield evidence(kind, pattern, match)
  }
}

function* elementEvidence({ selectors, source, part, pattern }: DomPattern, marks: Marks): Generator<Found> {
  for (const selector of selectors) {
    let looked = 0
    for (const element of marks.selectors.matching(selector)) {
      if (++looked > MAX_SELECTED) break
      const text = partOf(element, part)
      const match = text !== undefined && findPattern(pattern, haystack(text))
      if (match) {
        yield evidence('element', pattern, { ...match, text: part === 'exists' ? '' : match.text }, source)
        return
      }
    }
  }
}

function partOf(element: Element, part: string): string | undefined {
  if (part === 'exists') return ''
  if (part === 'text') return foldSpace(textOf(element).slice(0, MAX_ELEMENT_TEXT))
  return attribute(element, part)?.slice(0, MAX_ELEMENT_TEXT)
}

function evidence(
  kind: EvidenceKind,
  pattern: Pattern,
  { text, version }: PatternMatch,
  name?: string,
): Found {
  const { confidence } = pattern
  return { kind, ...(name !== undefined && { name }), value: cut(text), confidence, version, pattern }
}

function cut(text: string): string {
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
