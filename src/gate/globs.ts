import { domainToUnicode } from 'node:url'
import { nearest } from '../text/nearest.ts'
import { percentDecoded } from '../text/percent-decoded.ts'
import { inline } from './reason-line.ts'

/** Most characters of a glob. */
const MAX_CHARACTERS = 2000
/** Most globs that the braces of one stand for. */
const MAX_ALTERNATIVES = 1000

/** Why a glob cannot be used, as the end of a sentence that begins with it; undefined where it can. */
export function globFault(glob: string): string | undefined {
  if (glob.length > MAX_CHARACTERS) {
    return `has ${glob.length} characters; a pattern may have at most ${MAX_CHARACTERS}`
  }
  if (alternativeCount(glob) <= MAX_ALTERNATIVES) return undefined
  return `stands for more than ${MAX_ALTERNATIVES} patterns, since each {a,b} counts as two; use fewer braces, or *`
}

/** How many globs without braces one stands for. */
export function alternativeCount(glob: string): number {
  const braces = glob.split(BRACES).filter((_, index) => index % 2 === 1)
  return braces.reduce((count, words) => count * words.split(',').length, 1)
}

/**
 * Tells whether texts are those that a glob means: `*` stands for anything, also across slashes, `{a,b}` for either.
 * All else stands for itself, as URLs have question marks and brackets. Globs come from files of a checkout and texts from
 * pages: however they are made, the time grows with their length and with the number of alternatives, see
 * {@link globFault}.
 */
export function globMatcher(glob: string): (text: string) => boolean {
  const patterns = alternatives(glob).map(pattern => pattern.split(/\*+/))
  return text => patterns.some(parts => matchesParts(parts, text))
}

/** The other address of a page that is on a preview and will be on production; undefined where it has one alone. */
export type OtherAddress = (url: string) => string | undefined

/**
 * Tells whether URLs are those that a glob means: one that begins with a slash means path and query on any host; one
 * without a scheme means host, path and query, as `*.example/blog/*`. A page that has two addresses is meant by either.
 * Letters beyond ASCII may stand in it as people write them or as they are sent: `/über/*` is `/%C3%BCber/*`.
 */
export function urlMatcher(glob: string, otherAddress?: OtherAddress): (url: string) => boolean {
  const matches = addressMatcher(glob)
  return url => {
    if (matches(url)) return true
    const other = otherAddress?.(url)
    return other !== undefined && matches(other)
  }
}

function addressMatcher(glob: string): (url: string) => boolean {
  const isReadable = /[^\0-\x7f]/.test(glob)
  const globs = alternatives(isReadable ? readable(glob) : glob).map(addressGlob)
  const shown = isReadable ? readable : (part: string) => part
  return url => {
    const parsed = URL.parse(url)
    if (!parsed) return globs.some(one => one.whole(shown(url)))
    const rest = shown(parsed.pathname + parsed.search)
    const withHash = rest + shown(parsed.hash)
    const host = isReadable ? parsed.host.replace(parsed.hostname, domainToUnicode) : parsed.host
    return globs.some(({ kind, whole, parts }) => {
      if (kind === 'path') return whole(rest) || whole(withHash)
      const start = kind === 'url' ? `${parsed.protocol}//${host}` : host
      const isMeant = (tail: string) => whole(start + tail) || (parts?.host(start) && parts.rest(tail))
      return isMeant(rest) || isMeant(withHash) || (rest === '/' && whole(start))
    })
  }
}

/** Scheme and host of a glob, as far as no slash ends them. */
const HOST = /^(?:[^/]*:\/\/)?[^/]*/

/**
 * How a glob without braces means addresses. Scheme and host are the same in capitals: those in front of the first star
 * are surely such; what is behind it may be part of the path as well, so host and rest are also told apart by the slash.
 */
function addressGlob(glob: string) {
  const [host] = HOST.exec(glob)!
  const rest = glob.slice(host.length)
  const [start] = /^[^*]*/.exec(host)!
  const lower = host.toLowerCase()
  return {
    kind: glob.startsWith('/') ? 'path' : glob.includes('://') ? 'url' : 'host',
    whole: globMatcher(start.toLowerCase() + glob.slice(start.length)),
    parts: lower === host ? undefined : { host: globMatcher(lower), rest: globMatcher(rest) },
  }
}

/** A part of an address with its letters beyond ASCII as people write them; all else stays encoded as it is. */
function readable(part: string): string {
  return part.replace(/(?:%[89a-f][\da-f])+/gi, percentDecoded)
}

/** Most addresses among which one is looked for that a glob could have meant. */
const MAX_ADDRESSES = 1000

/**
 * Names an address that a glob could have meant although it means none, as the end of a line: the nearest one, in the
 * form that the glob has, else the first. Empty where there is none.
 */
export function nearAddress(glob: string, urls: Iterable<string>, otherAddress?: OtherAddress): string {
  const forms = new Set<string>()
  for (const url of urls) {
    const { pathname, search } = URL.parse(url) ?? { pathname: url, search: '' }
    forms.add(glob.startsWith('/') ? pathname + search : (otherAddress?.(url) ?? url))
    if (forms.size >= MAX_ADDRESSES) break
  }
  const addresses = [...forms]
  const words = glob.replaceAll('*', '')
  const start = nearest(
    words,
    addresses.map(address => address.slice(0, words.length)),
  )
  const near = addresses.find(address => start !== undefined && address.startsWith(start)) ?? addresses[0]
  return near === undefined ? '' : ` (an address of this run is "${inline(near)}")`
}

/** Whether a text consists of the parts in their order, with anything between them. */
function matchesParts(parts: readonly string[], text: string): boolean {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}

/**
 * The globs without braces that one with braces stands for; the glob itself where they are too many. Braces do not nest,
 * and those without a comma stand for themselves.
 */
function alternatives(glob: string): string[] {
  let globs = ['']
  let plain = ''
  for (const [index, part] of glob.split(BRACES).entries()) {
    const words = index % 2 === 0 ? undefined : part.split(',')
    if (words === undefined) plain += part
    else if (words.length === 1) plain += `{${part}}`
    else {
      if (globs.length * words.length > MAX_ALTERNATIVES) return [glob]
      globs = globs.flatMap(start => words.map(word => start + plain + word))
      plain = ''
    }
  }
  return globs.map(start => start + plain)
}

const BRACES = /\{([^{}]*)\}/
