import { percentDecoded } from '../text/percent-decoded.ts'
import { matchPattern } from './apache-pattern.ts'
import type { Condition, Directive } from './htaccess-file.ts'

/** Rules that may follow one upon another. */
const MAX_ROUNDS = 8
/** The name of a file that nobody has. */
const NOBODY = 'seo-preflight-nobody'

/** What a site has at a path that is decoded and begins with a slash. */
export type PlaceOf = (path: string) => Promise<Place | undefined>
export type Place = 'file' | 'program' | 'folder'

type Rewrite = Directive & { kind: 'rewrite' }

interface Led {
  /** Decoded, from the folder; undefined where it is on another host. */
  path: string | undefined
  /** Whether the rule leads every address there. */
  isForAll: boolean
}

/**
 * Whether the rules of an Apache server may lead an address that has no file to one that has, or to another host. What
 * leads every address to one page is no answer to it, as with `_redirects`; a program at that place may know the page.
 * What depends on more than the path (the host, HTTPS, a cookie) and what is forbidden or gone leads nowhere.
 *
 * @param path decoded, from the folder, with a slash at its start
 * @param base path of the folder on its host, as `/docs`
 * @see https://httpd.apache.org/docs/current/mod/mod_rewrite.html
 */
export async function mayBeAnswered(
  path: string,
  directives: readonly Directive[],
  base: string,
  placeOf: PlaceOf,
): Promise<boolean> {
  let at = path
  const seen = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS && !seen.has(at); round++) {
    seen.add(at)
    const led = await nextOf(at, directives, base, placeOf)
    if (!led) return false
    if (led.path === undefined) return true
    const place = await placeOf(led.path)
    if (place === 'program') return !led.isForAll || isPageName(path)
    if (place !== undefined) return !led.isForAll
    at = led.path
  }
  return false
}

/** Whether visitors are led there: a program that answers for all is not asked for pictures, styles and scripts. */
function isPageName(path: string): boolean {
  return /(?:\/|\/[^/.]+|\.(?:html?|php))$/i.test(path)
}

/** Where the first rule for a path leads that leads somewhere. */
async function nextOf(
  path: string,
  directives: readonly Directive[],
  base: string,
  placeOf: PlaceOf,
): Promise<Led | undefined> {
  for (const directive of directives) {
    if (directive.kind === 'redirect') {
      const { from, to } = directive
      const rest = behind(base + path, percentDecoded(from))
      if (rest !== undefined) return ledTo(to + rest, base, from === '/' || from === `${base}/`, true)
      continue
    }
    const isRewrite = directive.kind === 'rewrite'
    const text = isRewrite ? path.slice(1) : base + path
    const isNegative = isRewrite && directive.pattern.startsWith('!')
    const pattern = isNegative ? directive.pattern.slice(1) : directive.pattern
    const ignoresCase = isRewrite && (directive.flags.has('NC') || directive.flags.has('NOCASE'))
    const match = matchPattern(pattern, text, ignoresCase)
    const start = startOf(pattern)
    // Where a pattern leads that is not understood is known where it is one place.
    const isUnknown = match === 'undecided'
    const mayMatch = isUnknown
      ? !isNegative && start !== '' && text.startsWith(start) && !/[$%]/.test(directive.to)
      : (match === undefined) === isNegative
    if (!mayMatch) continue
    const kept = isUnknown || match === undefined ? [] : match
    if (isRewrite) {
      const holds = await conditionsHold(directive, path, kept, placeOf)
      if (!holds) continue
      if (isRefused(directive)) return undefined
      if (directive.to === '-') {
        if (['L', 'LAST', 'END'].some(flag => directive.flags.has(flag))) return undefined
        continue
      }
    }
    const to = filled(directive.to, kept)
    // What the host, a condition or a header says is not known.
    if (to.includes('%')) continue
    const leadsAnywhere = matchPattern(pattern, isRewrite ? NOBODY : `${base}/${NOBODY}`)
    const isForAll = leadsAnywhere !== undefined && !isUnknown && !/\$\d/.test(directive.to)
    const led = ledTo(to, base, isForAll, start !== '')
    if (led) return led
  }
  return undefined
}

function isRefused({ flags }: Rewrite): boolean {
  return [...flags].some(flag => /^(?:F|FORBIDDEN|G|GONE|R(?:EDIRECT)?=[45]\d\d)$/.test(flag))
}

/** How all addresses begin that a pattern is for. */
function startOf(pattern: string): string {
  const [written, start = ''] = /^\^\/?([^^$.*+?()[\]{}|\\]*)/.exec(pattern) ?? ['']
  if (start === '' || pattern.includes('|')) return ''
  // A repeated character may be missing.
  const isRepeated = /^[*?{]/.test(pattern.slice(written.length))
  return written.slice(1, isRepeated ? -1 : undefined)
}

/** What follows a path that another is, or is below. */
function behind(path: string, start: string): string | undefined {
  if (!path.startsWith(start)) return undefined
  const rest = path.slice(start.length)
  return rest === '' || start.endsWith('/') || rest.startsWith('/') ? rest : undefined
}

const SOMEWHERE = 'http://site.invalid'

/** @param isOfPart whether the rule is for a part of the site, so that another host may have it */
function ledTo(to: string, base: string, isForAll: boolean, isOfPart: boolean): Led | undefined {
  const isElsewhere = /^https?:\/\//i.test(to)
  const url = URL.parse(isElsewhere || to.startsWith('/') ? to : `${base}/${to}`, SOMEWHERE)
  if (!url) return undefined
  if (isElsewhere) return isOfPart && !isForAll ? { path: undefined, isForAll } : undefined
  const path = percentDecoded(url.pathname)
  const isInside = base !== '' && behind(path, base) !== undefined
  return { path: isInside ? path.slice(base.length) || '/' : path, isForAll }
}

function filled(to: string, kept: readonly string[]): string {
  return to.replaceAll(/\$(\d)/g, (_, number: string) => kept[Number(number)] ?? '')
}

/** Whether the conditions of a rule hold; those that depend on more than the path do not. */
async function conditionsHold(
  { conditions }: Rewrite,
  path: string,
  kept: readonly string[],
  placeOf: PlaceOf,
): Promise<boolean> {
  let isMet = false
  for (const [at, condition] of conditions.entries()) {
    const isAlternative = conditions[at - 1]?.flags.has('OR') || conditions[at - 1]?.flags.has('ORNEXT')
    if (at > 0 && !isAlternative && !isMet) return false
    isMet = (isAlternative === true && isMet) || (await conditionHolds(condition, path, kept, placeOf))
  }
  return isMet || conditions.length === 0
}

async function conditionHolds(
  { text, test, flags }: Condition,
  path: string,
  kept: readonly string[],
  placeOf: PlaceOf,
): Promise<boolean> {
  const known = filled(text, kept)
    .replaceAll(/%\{(?:REQUEST_FILENAME|REQUEST_URI)\}/gi, path)
    .replaceAll(/%\{DOCUMENT_ROOT\}/gi, '')
    .replaceAll(/%\{THE_REQUEST\}/gi, `GET ${path} HTTP/1.1`)
    .replaceAll(/%\{REQUEST_METHOD\}/gi, 'GET')
    .replaceAll(/%\{(?:QUERY_STRING|ENV:REDIRECT_STATUS)\}/gi, '')
  if (known.includes('%{') || /%\d/.test(known)) return false
  const isNegative = test.startsWith('!')
  const wanted = isNegative ? test.slice(1) : test
  if (/^-[dfFls]$/i.test(wanted)) {
    const place = await placeOf(known.replaceAll(/\/{2,}/g, '/'))
    const isThere = wanted === '-d' ? place === 'folder' : place === 'file' || place === 'program'
    return isThere !== isNegative
  }
  if (/^[-=<>]/.test(wanted)) return false
  const match = matchPattern(wanted, known, flags.has('NC') || flags.has('NOCASE'))
  return match !== 'undecided' && (match !== undefined) !== isNegative
}
