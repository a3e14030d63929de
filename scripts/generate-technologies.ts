/**
 * Makes src/engine/tools/technology/catalogue/technologies-data.ts from the data of Wappalyzer 6.10.47, the last
 * version under the MIT licence: what came later, and every fork, is under the GPL and must not be used. Since the
 * package itself brings a whole puppeteer along, it is not a dependency:
 *
 *   cd /tmp && npm pack wappalyzer@6.10.47 && tar xzf wappalyzer-6.10.47.tgz
 *   node scripts/generate-technologies.ts /tmp/package
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Technology } from '../src/engine/tools/technology/catalogue/technology.ts'
import { boundedPatterns } from './technologies/bounded-pattern.ts'
import {
  DISTRUSTED_GLOBALS,
  DISTRUSTED_IMPLICATIONS,
  DISTRUSTED_PATTERNS,
  DISTRUSTED_TECHNOLOGIES,
  trustedSelectors,
} from './technologies/distrusted.ts'

const VERSION = '6.10.47'
const OUTPUT = join(import.meta.dirname, '../src/engine/tools/technology/catalogue/technologies-data.ts')

type OneOrMany = string | string[]
type DomTests = Record<string, { exists?: string; text?: string; attributes?: Record<string, string> }>

/** A technology in Wappalyzer's files; the fields that are read. */
interface WappalyzerTechnology {
  cats: number[]
  website?: string
  headers?: Record<string, OneOrMany>
  cookies?: Record<string, OneOrMany>
  meta?: Record<string, OneOrMany>
  scriptSrc?: OneOrMany
  scripts?: OneOrMany
  js?: Record<string, OneOrMany>
  html?: OneOrMany
  url?: OneOrMany
  dom?: string | string[] | DomTests
  implies?: OneOrMany
  requires?: OneOrMany
  requiresCategory?: number | number[]
  excludes?: OneOrMany
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the unpacked package: see the head of this script')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
if (manifest.name !== 'wappalyzer' || manifest.version !== VERSION || manifest.license !== 'MIT') {
  throw new Error(`${folder} is not wappalyzer@${VERSION} under MIT`)
}
const dropped: string[] = []

const files = readdirSync(join(folder, 'technologies')).filter(name => name.endsWith('.json'))
const source: Record<string, WappalyzerTechnology> = Object.assign(
  {},
  ...files.map(name => JSON.parse(readFileSync(join(folder, 'technologies', name), 'utf8'))),
)
const categories: Record<string, { name: string }> = JSON.parse(
  readFileSync(join(folder, 'categories.json'), 'utf8'),
)

const technologies = named(
  Object.entries(source)
    .filter(([name]) => !DISTRUSTED_TECHNOLOGIES.has(name))
    .map(([name, technology]) => reduced(name, technology)),
)
writeFileSync(OUTPUT, dataFile(technologies))
execFileSync(process.execPath, [
  join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome'),
  'check',
  '--write',
  OUTPUT,
])
for (const line of dropped) console.log(`dropped: ${line}`)
console.log(`${technologies.length} technologies`)

function reduced(name: string, from: WappalyzerTechnology): Technology {
  const technology: Technology = {
    name,
    categories: from.cats,
    website: from.website?.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    headers: byName(name, from.headers),
    cookies: byName(name, from.cookies),
    meta: byName(name, from.meta),
    scriptSrc: patterns(name, from.scriptSrc),
    scripts: patterns(name, from.scripts),
    html: patterns(name, from.html),
    url: patterns(name, from.url),
    js: globals(name, from.js),
    dom: domTests(name, from.dom),
    implies: trusted(list(from.implies)?.filter(implied => implied !== DISTRUSTED_IMPLICATIONS.get(name))),
    requires: trusted(list(from.requires)),
    requiresCategory: from.requiresCategory === undefined ? undefined : [from.requiresCategory].flat(),
    excludes: list(from.excludes),
  }
  return JSON.parse(JSON.stringify(technology))
}

/** Those that something can be found of, and those that others name. */
function named(all: readonly Technology[]): Technology[] {
  const mentioned = new Set(
    all
      .flatMap(({ implies = [], requires = [] }) => [...implies, ...requires])
      .map(name => name.split('\\;')[0]),
  )
  return all.filter(technology => hasMarks(technology) || mentioned.has(technology.name))
}

function hasMarks({ headers, cookies, meta, scriptSrc, scripts, html, url, js, dom }: Technology): boolean {
  return [headers, cookies, meta, scriptSrc, scripts, html, url, js, dom].some(marks => marks !== undefined)
}

function trusted(names: string[] | undefined): string[] | undefined {
  const kept = names?.filter(name => !DISTRUSTED_TECHNOLOGIES.has(name))
  return kept?.length ? kept : undefined
}

function list(values: OneOrMany | undefined): string[] | undefined {
  return values === undefined ? undefined : [values].flat()
}

function byName(
  technology: string,
  fields: Record<string, OneOrMany> | undefined,
): Record<string, string[]> | undefined {
  const kept = Object.entries(fields ?? {}).flatMap(([field, values]) => {
    const bounded = patterns(technology, values)
    return bounded ? [[field.toLowerCase(), bounded.map(pattern => weighed(field, pattern))] as const] : []
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** Names of global variables: their letters' case counts, and a path with a strange part is none. */
function globals(
  technology: string,
  fields: Record<string, OneOrMany> | undefined,
): Record<string, string[]> | undefined {
  const kept = Object.entries(fields ?? {}).flatMap(([path, values]) => {
    const told = /^[\w$]+(?:\.[\w$-]+)*$/.test(path) && !DISTRUSTED_GLOBALS.has(path)
    const bounded = told ? patterns(technology, values) : undefined
    return bounded ? [[path, bounded] as const] : []
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** A policy that permits a host is a hint that it is used, and no more. */
function weighed(field: string, pattern: string): string {
  const permission = field.toLowerCase().startsWith('content-security-policy')
  return permission && !pattern.includes('confidence:') ? `${pattern}\\;confidence:50` : pattern
}

function patterns(technology: string, values: OneOrMany | undefined): string[] | undefined {
  const kept = [...new Set([values ?? []].flat())].flatMap(value => {
    const [expression = '', ...tags] = value.split('\\;')
    const bounded = DISTRUSTED_PATTERNS.some(distrusted => distrusted.test(expression))
      ? undefined
      : boundedPatterns(expression)
    if (!bounded) dropped.push(`${technology}: ${value}`)
    return (bounded ?? []).map(pattern => [pattern, ...tags].join('\\;'))
  })
  return kept.length === 0 ? undefined : kept
}

function domTests(technology: string, dom: WappalyzerTechnology['dom']): Technology['dom'] {
  const tests: DomTests =
    typeof dom === 'string' || Array.isArray(dom)
      ? Object.fromEntries([dom].flat().map(selector => [selector, { exists: '' }]))
      : (dom ?? {})
  const kept = Object.entries(tests).flatMap(([list, { exists, text, attributes }]) => {
    const selector = trustedSelectors(list)
    if (selector === undefined) {
      dropped.push(`${technology}: ${list}`)
      return []
    }
    const parts = Object.entries({
      ...(exists !== undefined && { exists }),
      ...(text !== undefined && { text }),
      ...attributes,
    })
    return parts.flatMap(([part, pattern]) =>
      (patterns(technology, pattern) ?? []).map(bounded => [selector, part.toLowerCase(), bounded] as const),
    )
  })
  return kept.length === 0 ? undefined : kept
}

function dataFile(all: readonly Technology[]): string {
  const used = new Set(all.flatMap(technology => technology.categories))
  const names = Object.entries(categories)
    .filter(([id]) => used.has(Number(id)))
    .map(([id, { name }]) => [Number(id), name])
  return `/*!
 * Fingerprints of Wappalyzer ${VERSION} (the npm package), reduced and rewritten by
 * scripts/generate-technologies.ts: do not edit.
 *
${licence().replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}
 */

/** Number and name of each category. */
export const CATEGORIES: readonly (readonly [number, string])[] = ${JSON.stringify(names)}

/** A technology a line, as JSON. */
export const TECHNOLOGIES = String.raw\`
${all.map(technology => literal(JSON.stringify(technology))).join('\n')}
\`
`
}

/** JSON that can stand in a raw template: what would end it is written as an escape of JSON. */
function literal(json: string): string {
  return json.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')
}

function licence(): string {
  return readFileSync(join(import.meta.dirname, 'technologies', 'wappalyzer-licence.txt'), 'utf8').trim()
}
