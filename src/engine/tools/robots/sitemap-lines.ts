import { isLocalHost, isSampleHost, isThisMachine } from '../../../net/host-kind.ts'
import { takesColonOfValue } from '../../formats/robots-txt/directives.ts'
import { type SitemapLine, sitemapsOf } from '../../formats/robots-txt/robots-txt.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { NotApplicable } from '../../not-measured.ts'
import { askedAt, isOnProduction } from '../../syntax/preview.ts'
import { isOwnersHost } from '../../syntax/sample-host.ts'
import type { Visit } from '../../visit/visit.ts'
import { linePlace, type RulesFile, rulesFile } from './robots-file.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#sitemap'

/** What robots.txt says of sitemaps. What stands in them, and that none is named, is for the sitemap tool. */
export const sitemapLines = defineTopic({
  checks: {
    'sitemap-not-absolute': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt names a sitemap without its full URL',
      why: 'Crawlers need the scheme and the host. They ignore a line that has only a path, or nothing.',
      fix: 'Write the full URL, such as https://www.example.com/sitemap.xml.',
      help: HELP,
      example: 'Sitemap: /sitemap.xml',
    },
    'sitemap-unreachable': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt names a sitemap that does not exist',
      why: 'Search engines find no list of your pages there.',
      fix: 'Publish the sitemap at that URL, or correct the line.',
      help: HELP,
      example: 'Sitemap: https://www.example.com/sitemap.xml, which answers 404',
    },
  },
  async judge(visit) {
    const robots = await rulesFile(visit)
    const { url } = robots.response
    const withoutColon = new Set(
      robots.rules.lines.filter(({ name }) => takesColonOfValue(name)).map(({ line }) => line),
    )
    const lines = sitemapsOf(robots).filter(({ line }) => !withoutColon.has(line))
    if (lines.length === 0) throw new NotApplicable('robots.txt names no sitemap')
    return {
      judgements: {
        'sitemap-not-absolute': failWhere(
          lines.filter(line => line.url === undefined).map(line => linePlace(url, line, addressFault(line))),
        ),
        'sitemap-unreachable': await judgeReach(lines, robots, visit),
      },
    }
  },
})

function addressFault({ value }: SitemapLine): string {
  return value === '' ? 'The line names no sitemap' : `"${value}" is not a full http or https URL`
}

/** Most sitemaps of the site that are asked for. */
const MAX_SITEMAPS_ASKED = 5

/**
 * Sitemaps of production are asked for on the preview that will be there. Those of other hosts are asked for where the
 * site's own host is known: before, they may be those of production, which has none yet. A host that does not resolve
 * is at fault only where the site itself was reached by a public name, so that names can be resolved.
 */
async function judgeReach(
  lines: readonly SitemapLine[],
  robots: RulesFile,
  visit: Visit,
): Promise<Judgement> {
  const origin = new URL(robots.url).origin
  const asked = lines.flatMap(line =>
    line.url === undefined ? [] : [{ ...line, url: askedAt(visit.preview, line.url) }],
  )
  const isLocal = isLocalHost(new URL(origin).hostname)
  const isKnown = visit.preview === undefined ? !isLocal : visit.preview.host !== undefined
  const isAsked = (url: URL) => url.origin === origin || (isKnown && !isLocalHost(url.hostname))
  const own = new Map(asked.filter(({ url }) => isAsked(new URL(url))).map(line => [line.url, line]))
  const nobodys = asked.flatMap(line => {
    const why = neverThere(new URL(line.url), visit)
    return why === undefined ? [] : [linePlace(robots.response.url, line, why)]
  })
  if (nobodys.length > 0) return fail(nobodys)
  if (own.size === 0) return notApplicable('the sitemaps are on another host, or have no full URL')
  const first = [...own.values()].slice(0, MAX_SITEMAPS_ASKED)
  const states = await Promise.all(
    first.map(async line => ({ line, state: await reach(line.url, visit, !isLocal) })),
  )
  const gone = states.filter(({ state }) => (typeof state === 'number' ? isGone(state) : state.isGone))
  if (gone.length > 0) {
    return fail(
      gone.map(({ line, state }) => linePlace(robots.response.url, line, `${line.url} ${inWords(state)}`)),
    )
  }
  const unclear = states.find(({ state }) => typeof state === 'object' || !isSuccess(state))
  if (!unclear) return pass()
  const { line, state } = unclear
  return notMeasured(`${line.url} ${inWords(state)}`)
}

/** Why nobody finds a sitemap at an address: a template has it, or the machine on which the site was built. */
function neverThere(sitemap: URL, { url, preview }: Visit): string | undefined {
  const here = new URL(url)
  const isNobodys = (host: string) => isSampleHost(host) || isOwnersHost(host)
  if (isNobodys(sitemap.hostname) && !isNobodys(here.hostname) && !isOnProduction(preview, sitemap))
    return `${sitemap.href} is the sample address of a template`
  const isOtherServer = !isThisMachine(here.hostname) || sitemap.port !== here.port
  return isThisMachine(sitemap.hostname) && isOtherServer
    ? `${sitemap.href} is there only on the computer that built the site`
    : undefined
}

/** A status, or why there is none. */
type Reach = number | { message: string; isGone: boolean }

function inWords(reached: Reach): string {
  return typeof reached === 'number' ? `answers ${reached}` : reached.message
}

/**
 * HEAD answers for GET, unless it says that there is nothing.
 *
 * @param namesResolve whether a name that does not resolve is no fault of this machine
 */
async function reach(url: string, visit: Visit, namesResolve: boolean): Promise<Reach> {
  const head = await visit.fetchForSite(url, { method: 'HEAD' })
  const exchange = head.final && isSuccess(head.final.status) ? head : await visit.fetchForSite(url)
  if (exchange.final) return exchange.final.status
  const { kind, code, message } = exchange.failure!
  return { message, isGone: namesResolve && kind === 'dns' && code === 'ENOTFOUND' }
}
