import { isLocalHost } from '../../../../net/host-kind.ts'
import { type Hop, headerValues } from '../../../network/exchange.ts'
import type { HtmlPage } from '../../../page/html-page.ts'
import { isPlatformCookie } from '../../../syntax/preview.ts'
import type { Visit } from '../../../visit/visit.ts'
import type { ObservatoryScan, SetCookie } from './scan.ts'

/** An origin that cannot exist, so no site trusts it on purpose (RFC 6761 section 6.4). */
const FOREIGN_ORIGIN = 'https://origin-probe.invalid'

/** What the tests need; `crossOrigin` is left out where that request failed, with the reason. */
export interface Gathered {
  scan: Omit<ObservatoryScan, 'crossOrigin'>
  crossOrigin: ObservatoryScan['crossOrigin'] | { failure: string }
}

/** Gathers what the tests judge: at most three requests beside the page and robots.txt. */
export async function gatherScan(visit: Visit, page: HtmlPage): Promise<Gathered> {
  const [https, httpRoute, crossOrigin, cookies] = await Promise.all([
    answerOverHttps(visit, page),
    routeFromHttp(visit),
    askFromElsewhere(visit, page.url),
    cookiesOf(visit, page.url),
  ])
  const { url, response, document, preview } = page
  const scan = { url, headers: response.headers, document, cookies, https, httpRoute }
  return { scan: preview ? { ...scan, preview } : scan, crossOrigin }
}

async function answerOverHttps(visit: Visit, page: HtmlPage): Promise<ObservatoryScan['https']> {
  if (new URL(page.url).protocol === 'https:') return { url: page.url, headers: page.response.headers }
  const twin = twinOf(page.url, 'https:')
  if (twin === undefined) return 'none'
  const { final, failure } = await visit.fetch(twin)
  if (final) {
    const isHttps = new URL(final.url).protocol === 'https:'
    return isHttps ? { url: final.url, headers: final.headers } : 'none'
  }
  return failure.kind === 'certificate' ? 'invalid-certificate' : 'none'
}

async function routeFromHttp(visit: Visit): Promise<ObservatoryScan['httpRoute']> {
  const isHttp = new URL(visit.url).protocol === 'http:'
  const start = isHttp ? visit.url : twinOf(visit.url, 'http:')
  if (start === undefined) return 'none'
  const { hops, failure } = await visit.fetch(start)
  if (failure?.kind === 'certificate') return 'invalid-certificate'
  return hops.length === 0 ? 'none' : hops.map(({ url }) => url)
}

/**
 * The same URL over the other scheme. A local server has none, nor has one on a port of its own: which port speaks the
 * other scheme is not known.
 */
function twinOf(url: string, protocol: 'http:' | 'https:'): string | undefined {
  const twin = new URL(url)
  if (twin.port !== '' || isLocalHost(twin.hostname)) return undefined
  twin.protocol = protocol
  return twin.href
}

async function askFromElsewhere(visit: Visit, url: string): Promise<Gathered['crossOrigin']> {
  const { final, failure } = await visit.fetch(url, {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: { origin: FOREIGN_ORIGIN, 'access-control-request-method': 'GET' },
  })
  if (failure) return { failure: `a request from another origin failed: ${failure.message}` }
  return { origin: FOREIGN_ORIGIN, headers: final.headers }
}

async function cookiesOf(visit: Visit, url: string): Promise<SetCookie[]> {
  const [page, robots] = await Promise.all([visit.exchange(), visit.robotsTxt(url)])
  // The last answer that sets a cookie is where it is reported: better on the page than in robots.txt.
  return [...robots.exchange.hops, ...page.hops]
    .flatMap(cookiesOfHop)
    .filter(({ value }) => !isPlatformCookie(visit.preview, value.split('=', 1)[0]!.trim()))
}

function cookiesOfHop(hop: Hop): SetCookie[] {
  return headerValues(hop, 'set-cookie').map(value => ({ url: hop.url, value }))
}
