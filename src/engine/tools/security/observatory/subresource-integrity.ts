import { parse } from 'tldts'
import { attribute, type Element, type HtmlDocument } from '../../../formats/html/document.ts'
import { isPlatformScript, isSecureOnProduction } from '../../../syntax/preview.ts'
import { outcomeOf, type ResultOf } from './outcomes.ts'
import type { ObservatoryScan, TestFinding } from './scan.ts'

type Result = ResultOf<'subresource-integrity'>

/** The Observatory's order: a later outcome takes the place of an earlier one. */
const ORDER: readonly Result[] = [
  'sri-implemented-and-all-scripts-loaded-securely',
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
]

/**
 * Scripts of other sites and their `integrity`. A script of the same registrable domain is an own one, unless its
 * address leaves out the protocol. A hash counts where browsers check it: one that they do not know does not, nor one of
 * a script of another origin without `crossorigin` (the Observatory counts both).
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity
 */
export function testSubresourceIntegrity({
  document,
  url,
  preview,
}: ObservatoryScan): TestFinding<'subresource-integrity'> {
  if (!document) return { result: 'sri-not-implemented-response-not-html', places: [] }
  const scripts = document
    .elements('script')
    .filter(script => !isPlatformScript(preview, document.resolve(attribute(script, 'src') ?? '') ?? ''))
  if (scripts.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', places: [] }
  const homes = [url, preview?.origin].flatMap(address => (address === undefined ? [] : new URL(address)))
  const judged = scripts
    .filter(script => attribute(script, 'src'))
    .map(script => ({ script, ...judgeScript(document, script, homes) }))
  const results = judged.flatMap(({ result }) => result ?? [])
  if (results.length === 0) {
    return {
      result: judged.some(({ external }) => external)
        ? 'sri-implemented-and-external-scripts-loaded-securely'
        : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
      places: [],
    }
  }
  const result = results.reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a))
  const isSecure = new URL(url).protocol === 'https:' || isSecureOnProduction(preview)
  const places = judged
    // On a page over HTTPS that is mixed content, and browsers block it.
    .filter(({ fault }) => fault !== undefined && !(isSecure && fault === OVER_HTTP))
    .map(one => document.occurrence(one.script, one.fault))
  const isTolerated = places.length === 0 && !outcomeOf('subresource-integrity', result).pass
  const tolerated = judged.some(({ fault }) => fault === OVER_HTTP) ? MIXED : NO_HASH
  return isTolerated ? { result, places, tolerated } : { result, places }
}

const OVER_HTTP = 'This script loads over plain HTTP'
const MIXED = 'the external scripts over plain HTTP are reported as mixed content'
const NO_HASH = 'the external scripts load over HTTPS, without a hash'

/** An outcome where the script speaks for one: a bonus for an own script, or a fault of an external one. */
interface JudgedScript {
  external: boolean
  result?: Result
  /** What its author has to mend; undefined for a hash that is not there: few sites have them, and nothing is broken. */
  fault?: string | undefined
}

/** @param homes where the page is and, of a preview, where it will be: a script of either is its own */
function judgeScript(document: HtmlDocument, script: Element, homes: readonly URL[]): JudgedScript {
  const source = attribute(script, 'src')!.trim()
  const hashed = HASH.test(attribute(script, 'integrity') ?? '')
  const withScheme = /^https?:\/\//i.test(source)
  const withoutProtocol = /^\/\/[^/]/.test(source)
  const target = URL.parse(document.resolve(source) ?? '')
  const originFrom = (home: URL) => (withoutProtocol ? URL.parse(source, home) : target)?.origin
  const isElsewhere = target !== null && homes.every(home => originFrom(home) !== home.origin)
  const refused = hashed && !isFetchedWithCors(script) && isElsewhere
  const integrity = hashed && !refused
  const relative = !withScheme && !withoutProtocol
  const secure = relative ? homes[0]!.protocol === 'https:' : /^https:/i.test(source)
  const external = refused || withoutProtocol || (withScheme && !homes.some(home => isSameSite(source, home)))
  if (!external) {
    return integrity && secure
      ? { external, result: 'sri-implemented-and-all-scripts-loaded-securely' }
      : { external }
  }
  const result = resultOfExternal(integrity, secure)
  return result ? { external, result, fault: faultOf(script, source, hashed, refused) } : { external }
}

/** Modules are, with or without the attribute. */
function isFetchedWithCors(script: Element): boolean {
  const isModule = attribute(script, 'type')?.trim().toLowerCase() === 'module'
  return isModule || attribute(script, 'crossorigin') !== undefined
}

function resultOfExternal(integrity: boolean, secure: boolean): Result | undefined {
  if (integrity) return secure ? undefined : 'sri-implemented-but-external-scripts-not-loaded-securely'
  return secure
    ? 'sri-not-implemented-but-external-scripts-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely'
}

/** @see https://www.w3.org/TR/sri-2/#the-integrity-attribute */
const HASH = /(?:^|\s)sha(?:256|384|512)-[\w+/-]/i

function faultOf(script: Element, source: string, hashed: boolean, refused: boolean): string | undefined {
  if (refused) return 'This script has integrity but no crossorigin, so browsers do not run it'
  if (/^http:/i.test(source)) return OVER_HTTP
  return attribute(script, 'integrity') && !hashed
    ? 'The integrity of this script has no SHA-256, SHA-384 or SHA-512 hash, so browsers ignore it'
    : undefined
}

function isSameSite(source: string, page: URL): boolean {
  const host = URL.parse(source)?.hostname
  if (host === undefined || host === page.hostname) return true
  const domain = parse(source).domain
  return domain !== null && domain === parse(page.hostname).domain
}
