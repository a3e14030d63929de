import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { type Exchange, header } from '../../network/exchange.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { Visit } from '../../visit/visit.ts'
import { type PublicHost, publicHost } from './site-hosts.ts'

type Judgements = Record<
  'https-not-enforced' | 'https-host-order' | 'host-variants' | 'host-variants-temporary',
  Judgement
>

const TEMPORARY: ReadonlySet<number> = new Set([302, 303, 307])

interface Variants {
  http: Exchange
  https: Exchange
  /** The same for the host with or without www. */
  counterpart?: { hostname: string; http: Exchange; https: Exchange }
}

const OF_THE_PLATFORM = 'the host is that of a preview, whose other forms are of no account in production'

/** Whether http and https, with and without www, all lead to one site. Asked of the home page, once for a site. */
export async function judgeHosts(
  visit: Visit,
  pageUrl: string,
): Promise<{ judgements: Judgements; facts: JsonObject[] }> {
  const host = visit.preview ? { reason: OF_THE_PLATFORM } : publicHost(pageUrl)
  if ('reason' in host) {
    const none = notApplicable(host.reason)
    return {
      judgements: {
        'https-not-enforced': none,
        'https-host-order': none,
        'host-variants': none,
        'host-variants-temporary': none,
      },
      facts: [],
    }
  }
  const variants = await gather(visit, host)
  return {
    judgements: {
      'https-not-enforced': judgeEnforced(variants),
      'https-host-order': judgeOrder(variants),
      'host-variants': judgeConvergence(host, variants),
      'host-variants-temporary': judgeLasting(variants, visit.url),
    },
    facts: [variants.http, variants.https, variants.counterpart?.http, variants.counterpart?.https]
      .filter(exchange => exchange !== undefined)
      .map(({ requestedUrl, final, failure }) => ({
        url: requestedUrl,
        finalUrl: final?.url ?? null,
        status: final?.status ?? null,
        failure: failure?.kind ?? null,
      })),
  }
}

async function gather(visit: Visit, { hostname, counterpart }: PublicHost): Promise<Variants> {
  const both = async (name: string) => {
    const [http, https] = await Promise.all([
      visit.fetchForSite(`http://${name}/`),
      visit.fetchForSite(`https://${name}/`),
    ])
    return { http, https }
  }
  const [own, other] = await Promise.all([both(hostname), counterpart && both(counterpart)])
  return other ? { ...own, counterpart: { hostname: counterpart!, ...other } } : own
}

function judgeEnforced({ http, https }: Variants): Judgement {
  if (http.failure) {
    const closed = http.failure.code === 'ECONNREFUSED'
    return closed
      ? pass('nothing answers over http')
      : notMeasured(`${http.failure.url} ${http.failure.message}`)
  }
  const { url, status } = http.final
  if (url.startsWith('https:')) return pass()
  if (!https.final?.url.startsWith('https:')) {
    return notApplicable('the site does not answer over https, which the security tool judges')
  }
  if (isPage(status))
    return failWhere([
      { url: http.requestedUrl, message: `answers ${status} at ${url}, without a redirect to https` },
    ])
  return status < 500 && ![401, 403, 429].includes(status)
    ? pass(`${url} gives no page: it answers ${status}`)
    : notMeasured(`${url} answers ${status}`)
}

function judgeOrder({ http, counterpart }: Variants): Judgement {
  const redirecting = [http, counterpart?.http].filter(
    exchange => exchange?.final?.url.startsWith('https:') && exchange.hops.length > 1,
  )
  if (redirecting.length === 0) return notApplicable('http does not redirect to https')
  const places = redirecting.flatMap((exchange): Occurrence[] => {
    const [first, second] = exchange!.hops.map(hop => new URL(hop.url))
    const inOrder = second!.protocol === 'https:' && second!.hostname === first!.hostname
    return inOrder ? [] : [{ url: first!.href, message: `redirects to ${second!.href} first` }]
  })
  return failWhere(places)
}

function judgeConvergence({ hostname }: PublicHost, { http, https, counterpart }: Variants): Judgement {
  if (!counterpart) return notApplicable(`${hostname} has no form with or without www that anyone would try`)
  const main = https.final ?? http.final
  if (!main || !isPage(main.status)) return notMeasured(`the home page of ${hostname} does not answer`)
  const others = [counterpart.http, counterpart.https]
  if (others.every(({ failure }) => failure?.kind === 'dns')) {
    return notApplicable(`${counterpart.hostname} does not exist`)
  }
  const mainHost = new URL(main.url).hostname
  const places = others.flatMap(exchange => divergence(exchange, mainHost))
  const measured = others.some(({ final, failure }) => final || failure.kind === 'certificate')
  return measured
    ? failWhere(places)
    : notMeasured(`${counterpart.hostname}: ${counterpart.https.failure?.message}`)
}

function divergence({ requestedUrl, final, failure }: Exchange, mainHost: string): Occurrence[] {
  if (failure) {
    if (failure.kind !== 'certificate') return []
    return [{ url: requestedUrl, message: failure.message }]
  }
  const { hostname } = new URL(final.url)
  if (!isPage(final.status) || hostname === mainHost) return []
  const { text } = decodeHtml(final.body, header(final, 'content-type'))
  const document = new HtmlDocument(text, final.url)
  if (declaredCanonical({ url: final.url, response: final, document })?.hostname === mainHost) return []
  return [{ url: requestedUrl, message: `answers at ${final.url}, while the site is at ${mainHost}` }]
}

/** Redirects from one form of the site's address to another; one to another path may well depend on the visitor. */
function judgeLasting({ http, https, counterpart }: Variants, audited: string): Judgement {
  const exchanges = [http, https, ...(counterpart ? [counterpart.http, counterpart.https] : [])]
  const hosts = new Set(exchanges.map(({ requestedUrl }) => new URL(requestedUrl).hostname))
  const found = new Map<string, Occurrence | undefined>()
  for (const { hops } of exchanges) {
    for (const [index, hop] of hops.slice(0, -1).entries()) {
      const [from, to] = [new URL(hop.url), new URL(hops[index + 1]!.url)]
      // That of the page itself is `temporary-redirect`.
      if (from.href === audited || !hosts.has(to.hostname) || to.pathname !== from.pathname) continue
      const place = { url: from.href, message: `${hop.status} to ${to.href}` }
      found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined)
    }
  }
  if (found.size === 0) return notApplicable('no form of the address redirects to another')
  return failWhere([...found.values()].filter(place => place !== undefined))
}

function isPage(status: number): boolean {
  return status >= 200 && status < 300
}
