import { parseItem, Token } from 'structured-headers'
import type { Occurrence } from '../../../../api/results.ts'
import { attribute } from '../../../formats/html/document.ts'
import { type HeaderMap, header, headerValues } from '../../../network/exchange.ts'
import { headerDirectives } from './content-security-policy.ts'
import { type AnyResult, type ObservatoryTest, outcomeOf, type ResultOf } from './outcomes.ts'
import { headerOccurrence, listValues, type ObservatoryScan, type TestFinding } from './scan.ts'

/** What gives no more than the origin to others. */
const PRIVATE_REFERRER = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])
const UNSAFE_REFERRER = new Set([
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
])

/** Those that other origins see no path by. The Observatory counts them as unsafe, as they go to http: sites as well. */
const ORIGIN_ALONE = new Set(['origin', 'origin-when-cross-origin'])

/**
 * The last value that browsers know counts, and a meta element's before the header's.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Referrer_policy
 */
export function testReferrerPolicy(scan: ObservatoryScan): TestFinding<'referrer-policy'> {
  const meta = (scan.document?.elements('meta') ?? []).findLast(
    element =>
      attribute(element, 'name')?.trim().toLowerCase() === 'referrer' && attribute(element, 'content'),
  )
  const fromMeta = meta ? attribute(meta, 'content')!.split(',') : []
  const values = [...listValues(scan, 'referrer-policy'), ...fromMeta].map(value =>
    value.trim().toLowerCase(),
  )
  if (values.length === 0) return { result: 'referrer-policy-not-implemented', places: [] }
  const policy = values.findLast(value => PRIVATE_REFERRER.has(value) || UNSAFE_REFERRER.has(value))
  const result =
    policy === undefined
      ? 'referrer-policy-header-invalid'
      : PRIVATE_REFERRER.has(policy)
        ? 'referrer-policy-private'
        : 'referrer-policy-unsafe'
  const message = `${policy ?? values.join(', ')}: ${outcomeOf('referrer-policy', result).says}`
  const place: Occurrence = meta
    ? scan.document!.occurrence(meta, message)
    : headerOccurrence(scan, 'referrer-policy', message)
  return policy !== undefined && ORIGIN_ALONE.has(policy)
    ? { result, places: [place], tolerated: `${policy}: other sites see only the origin of the page` }
    : { result, places: [place] }
}

/**
 * Of several values browsers take the first one (the Observatory takes them for invalid).
 *
 * @see https://fetch.spec.whatwg.org/#determine-nosniff
 */
export function testContentTypeOptions(scan: ObservatoryScan): TestFinding<'x-content-type-options'> {
  const value = listValues(scan, 'x-content-type-options')[0]?.toLowerCase()
  const result =
    value === undefined
      ? 'x-content-type-options-not-implemented'
      : value === 'nosniff'
        ? 'x-content-type-options-nosniff'
        : 'x-content-type-options-header-invalid'
  return { result, places: [placeOf(scan, 'x-content-type-options', result)] }
}

/**
 * A value that is sent twice is one (the Observatory takes it for invalid), and frame-ancestors count where browsers
 * heed them, in the header alone.
 *
 * @see https://html.spec.whatwg.org/#the-x-frame-options-header
 */
export function testFrameOptions(scan: ObservatoryScan): TestFinding<'x-frame-options'> {
  const result = judgeFrameOptions(scan)
  return { result, places: [placeOf(scan, 'x-frame-options', result)] }
}

function judgeFrameOptions(scan: ObservatoryScan): ResultOf<'x-frame-options'> {
  if (headerDirectives(scan).has('frame-ancestors')) return 'x-frame-options-implemented-via-csp'
  const values = new Set(listValues(scan, 'x-frame-options').map(value => value.toLowerCase()))
  const [value] = values
  if (value === undefined) return 'x-frame-options-not-implemented'
  if (values.size === 1 && (value === 'deny' || value === 'sameorigin')) {
    return 'x-frame-options-sameorigin-or-deny'
  }
  return value.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid'
}

/** @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORP */
export function testResourcePolicy(scan: ObservatoryScan): TestFinding<'cross-origin-resource-policy'> {
  const value = header(scan, 'cross-origin-resource-policy')?.trim().toLowerCase()
  const test = 'cross-origin-resource-policy'
  const known = ['same-origin', 'same-site', 'cross-origin']
  const result = valued('corp', value, known) as ResultOf<typeof test>
  return { result, places: [placeOf(scan, test, result)] }
}

/** @see https://html.spec.whatwg.org/#obtain-an-embedder-policy */
export function testEmbedderPolicy(scan: ObservatoryScan): TestFinding<'cross-origin-embedder-policy'> {
  const test = 'cross-origin-embedder-policy'
  const known = ['require-corp', 'credentialless', 'unsafe-none']
  const result = valued('coep', tokenOf(scan, test), known) as ResultOf<typeof test>
  return { result, places: [placeOf(scan, test, result)] }
}

/** @see https://html.spec.whatwg.org/#obtain-an-opener-policy */
export function testOpenerPolicy(scan: ObservatoryScan): TestFinding<'cross-origin-opener-policy'> {
  const test = 'cross-origin-opener-policy'
  const known = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none']
  const result = valued('coop', tokenOf(scan, test), known) as ResultOf<typeof test>
  return { result, places: [placeOf(scan, test, result)] }
}

/**
 * A request from another origin shows whether its name is sent back together with leave for credentials.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORS
 */
export function testResourceSharing({
  crossOrigin,
  url,
}: ObservatoryScan): TestFinding<'cross-origin-resource-sharing'> {
  const allowed = headerValues(crossOrigin, 'access-control-allow-origin')[0]?.trim()
  const credentials = headerValues(crossOrigin, 'access-control-allow-credentials')[0]?.trim()
  const test = 'cross-origin-resource-sharing'
  const result = !allowed
    ? `${test}-not-implemented`
    : allowed === '*'
      ? `${test}-implemented-with-public-access`
      : allowed === crossOrigin.origin && credentials?.toLowerCase() === 'true'
        ? `${test}-implemented-with-universal-access`
        : `${test}-implemented-with-restricted-access`
  const known = result as ResultOf<typeof test>
  const message = `${outcomeOf(test, known).says}: the origin ${crossOrigin.origin} is allowed`
  const place = headerOccurrence({ ...crossOrigin, url }, 'access-control-allow-origin', message)
  return { result: known, places: [place] }
}

/** Name of the outcome of a header that has one value out of a few; `''` is a value that is none. */
function valued(prefix: string, value: string | undefined, known: readonly string[]): string {
  if (value === undefined) return `${prefix}-not-implemented`
  return known.includes(value) ? `${prefix}-implemented-with-${value}` : `${prefix}-header-invalid`
}

/** The token that a structured header holds (RFC 9651); '' where it holds none, undefined where it was not sent. */
function tokenOf(scan: ObservatoryScan, name: string): string | undefined {
  const values = headerValues(scan, name)
  if (values.length === 0) return undefined
  try {
    const [item] = parseItem(values.join(', '))
    return item instanceof Token ? item.toString() : ''
  } catch {
    return ''
  }
}

function placeOf(scan: ObservatoryScan, test: ObservatoryTest, result: AnyResult): Occurrence {
  return headerOccurrence(scan, test, outcomeOf(test, result).says)
}

/** Those that no platform sends by itself, so that it is the site that sets headers. */
const SET_BY_SITES = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-frame-options',
]
const SECURITY_HEADERS = [
  ...SET_BY_SITES,
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/** Whether a server is set up as the site's own. */
export function sendsSecurityHeaders(headers: HeaderMap): boolean {
  return SECURITY_HEADERS.some(name => headers.has(name))
}

/** Whether a site on a host of a platform sets headers: then those that are missing are its to set as well. */
export function setsSecurityHeaders(headers: HeaderMap): boolean {
  return SET_BY_SITES.some(name => headers.has(name))
}
