import { header } from '../../../network/exchange.ts'
import { outcomeOf, type ResultOf } from './outcomes.ts'
import { headerOccurrence, type ObservatoryScan, type TestFinding } from './scan.ts'

const HEADER = 'strict-transport-security'

/** Seconds. Six months are 15,768,000, but many sites mean 180 days. */
const SIX_MONTHS = 15_552_000

/**
 * Top-level domains that browsers know by heart as HTTPS only. The whole list of Chromium (150,000 hosts) is in no
 * small, kept package, so single hosts on it are not known here.
 *
 * @see https://hstspreload.org/
 * @see https://www.registry.google/
 */
const PRELOADED_TOP_LEVEL = new Set(
  'app dev page new day foo google dad phd prof esq zip mov nexus'.split(' '),
)

export interface StrictTransportSecurity {
  /** Seconds. */
  maxAge: number
  includeSubDomains: boolean
  preload: boolean
}

/**
 * Parses a Strict-Transport-Security header.
 *
 * @returns undefined where browsers ignore it: no max-age, a directive twice, or the header sent twice
 * @see https://www.rfc-editor.org/rfc/rfc6797#section-6.1
 */
export function parseStrictTransportSecurity(value: string): StrictTransportSecurity | undefined {
  if (value.includes(',')) return undefined
  const directives = new Map<string, string>()
  for (const part of value.split(';')) {
    const at = part.indexOf('=')
    const name = (at < 0 ? part : part.slice(0, at)).trim().toLowerCase()
    if (name === '') continue
    if (directives.has(name)) return undefined
    directives.set(name, at < 0 ? '' : part.slice(at + 1).trim())
  }
  const maxAge = /^(?:"(\d+)"|(\d+))$/.exec(directives.get('max-age') ?? '')
  if (!maxAge) return undefined
  return {
    maxAge: Number(maxAge[1] ?? maxAge[2]),
    includeSubDomains: directives.has('includesubdomains'),
    preload: directives.has('preload'),
  }
}

/** Whether browsers know a host as HTTPS only before its first visit, as far as that is known here. */
function isPreloaded(host: string): boolean {
  return PRELOADED_TOP_LEVEL.has(host.slice(host.lastIndexOf('.') + 1))
}

/** @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS */
export function testStrictTransportSecurity(scan: ObservatoryScan): TestFinding<'strict-transport-security'> {
  const result = judgeStrictTransportSecurity(scan)
  const message = outcomeOf('strict-transport-security', result).says
  const place =
    typeof scan.https === 'string'
      ? { url: scan.url, message }
      : headerOccurrence(scan.https, HEADER, message)
  return { result, places: [place] }
}

type TransportScan = Pick<ObservatoryScan, 'https' | 'url' | 'preview'>

/** Whether the test passes, which protects cookies without `Secure`. */
export function passesStrictTransportSecurity(scan: TransportScan): boolean {
  return outcomeOf('strict-transport-security', judgeStrictTransportSecurity(scan)).pass
}

/** That `vercel.app` and `pages.dev` are HTTPS only says nothing of where a preview's pages will live. */
function judgeStrictTransportSecurity({
  https,
  url,
  preview,
}: TransportScan): ResultOf<'strict-transport-security'> {
  if (https === 'none') return 'hsts-not-implemented-no-https'
  if (!preview && isPreloaded(new URL(url).hostname)) return 'hsts-preloaded'
  if (https === 'invalid-certificate') return 'hsts-invalid-cert'
  const value = header(https, HEADER)
  if (value === undefined) return 'hsts-not-implemented'
  const parsed = parseStrictTransportSecurity(value)
  if (!parsed) return 'hsts-header-invalid'
  return parsed.maxAge < SIX_MONTHS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months'
}

/** @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS#http_redirection */
export function testRedirection({ httpRoute, url }: ObservatoryScan): TestFinding<'redirection'> {
  const result = judgeRedirection(httpRoute)
  const route = typeof httpRoute === 'string' ? [] : httpRoute
  const { says } = outcomeOf('redirection', result)
  const places = [{ url: route[0] ?? url, message: `${says}: ${route.join(' → ')}` }]
  return result === 'redirection-off-host-from-http'
    ? { result, places, tolerated: `HTTP redirects to HTTPS, by ${route[1]}` }
    : { result, places }
}

function judgeRedirection(route: ObservatoryScan['httpRoute']): ResultOf<'redirection'> {
  if (route === 'none' || route.length === 0) return 'redirection-not-needed-no-http'
  if (route === 'invalid-certificate') return 'redirection-invalid-cert'
  const urls = (route as readonly string[]).map(url => new URL(url))
  const [first, second] = urls
  if (urls.every(({ hostname }) => isPreloaded(hostname))) return 'redirection-all-redirects-preloaded'
  if (!second) return 'redirection-missing'
  if (urls.at(-1)!.protocol !== 'https:') return 'redirection-not-to-https'
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection'
  return first!.hostname === second.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http'
}
