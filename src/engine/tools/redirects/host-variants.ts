import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { platformOf } from '../../../net/platform.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import {
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { Visit } from '../../visit/visit.ts'
import { answeredChain } from './chain.ts'
import { type PublicHost, publicHost, siteOf } from './site-hosts.ts'

const TEMPORARY: ReadonlySet<number> = new Set([302, 303, 307])

interface Variants {
  http: Exchange
  https: Exchange
  /** The same for the host with or without www. */
  counterpart?: { hostname: string; http: Exchange; https: Exchange }
}

const OF_THE_PREVIEW = 'the host is a preview, which says nothing about the hosts of production'

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'
const GOOGLE_CANONICAL =
  'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

const CHECKS = {
  'https-not-enforced': {
    scope: 'site',
    severity: 'warning',
    title: 'The site does not redirect http to https',
    why: 'Visitors on http have no encryption, and search engines find each page twice.',
    fix: 'Redirect every http URL to https with 301 or 308.',
    help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
    example: 'http://www.example.com/ answers 200',
  },
  'host-variants': {
    scope: 'site',
    severity: 'warning',
    title: 'The host with www and the one without do not redirect to each other',
    why: 'Search engines find the site twice, or visitors of one of the two hosts get an error.',
    fix: 'Redirect one of the two to the other with 301 or 308, with a certificate that covers both.',
    help: GOOGLE_CANONICAL,
    example: 'https://example.com/ and https://www.example.com/ both answer 200',
  },
  'host-variants-temporary': {
    scope: 'site',
    severity: 'notice',
    title: 'A redirect between http and https, or with and without www, is temporary',
    why: 'After a 302, 303 or 307 search engines may index either URL.',
    fix: 'Use 301 or 308 for these redirects.',
    help: GOOGLE_REDIRECTS,
    example: 'http://example.com/ answers 302 with Location: https://example.com/',
  },
} satisfies Record<string, CheckDefinition>

/** Whether http and https, with and without www, all lead to one site. Asked of the home page, once for a site. */
export const hostVariants = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    const host = visit.preview
      ? { reason: OF_THE_PREVIEW }
      : siteHost(siteUrl(visit, await answeredChain(visit)))
    if ('reason' in host) {
      const judgements = sameForAll(CHECKS, notApplicable(host.reason))
      return { judgements, facts: { hostVariants: [] } }
    }
    const variants = await gather(visit, host)
    return {
      judgements: {
        'https-not-enforced': judgeEnforced(variants),
        'host-variants': judgeConvergence(host, variants),
        'host-variants-temporary': judgeLasting(variants, visit.url),
      },
      facts: { hostVariants: variantFacts(variants) },
    }
  },
})

/** Its public host, or why its other forms are not for the site to redirect. */
function siteHost(url: string): PublicHost | { reason: string } {
  const { hostname } = new URL(url)
  const platform = platformOf(hostname)
  if (platform === undefined) return publicHost(url)
  return { reason: `${hostname} is a host of the platform ${platform}, which answers for its other forms` }
}

/** The page where it belongs to the audited site, else the audited URL. */
function siteUrl(visit: Visit, { final }: Exchange): string {
  return final && siteOf(final.url) === siteOf(visit.url) ? final.url : visit.url
}

function variantFacts({ http, https, counterpart }: Variants): JsonObject[] {
  return [http, https, counterpart?.http, counterpart?.https]
    .filter(exchange => exchange !== undefined)
    .map(({ requestedUrl, final, failure }) => ({
      url: requestedUrl,
      finalUrl: final?.url ?? null,
      status: final?.status ?? null,
      failure: failure?.kind ?? null,
    }))
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
  if (isSuccess(status))
    return failWhere([
      { url: http.requestedUrl, message: `Answers ${status} at ${url} instead of redirecting to https` },
    ])
  return status < 500 && ![401, 403, 429].includes(status)
    ? pass(`${url} answers ${status}, so there is no page over http`)
    : notMeasured(`${url} answers ${status}`)
}

function judgeConvergence({ hostname }: PublicHost, { http, https, counterpart }: Variants): Judgement {
  if (!counterpart) return notApplicable(`there is no usual form of ${hostname} with or without www`)
  const main = https.final ?? http.final
  if (!main || !isSuccess(main.status)) return notMeasured(`the home page of ${hostname} does not answer`)
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
  if (!isSuccess(final.status) || hostname === mainHost) return []
  const { text } = decodeHtml(final.body, header(final, 'content-type'))
  const document = new HtmlDocument(text, final.url)
  if (declaredCanonical({ url: final.url, response: final, document })?.hostname === mainHost) return []
  return [{ url: requestedUrl, message: `Ends at ${final.url}, but the site is at ${mainHost}` }]
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
      const place = { url: from.href, message: `Redirects with ${hop.status} to ${to.href}` }
      found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined)
    }
  }
  if (found.size === 0) return notApplicable('no host redirects to another one')
  return failWhere([...found.values()].filter(place => place !== undefined))
}
