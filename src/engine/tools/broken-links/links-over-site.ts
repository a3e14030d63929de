import type { JsonObject } from '../../../api/results.ts'
import { addressOf, type CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { linkedOn, sourceFacts, sourcesOf } from '../../judging/site-links.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { isRoute } from '../../visit/routes-by-script.ts'
import { isSlashAddedHere, movedWords } from './added-slash.ts'
import { addresses } from './addresses.ts'
import { brokenTargets } from './broken-targets.ts'
import { verdictOn } from './verdict.ts'

/** Addresses that the facts list. */
const MAX_LISTED = 1000
/** What Cloudflare puts into pages and answers itself, such as hidden mail addresses. */
const PLATFORM_PATH = /^\/cdn-cgi\//
const PERMANENT: ReadonlySet<number> = new Set([301, 308])

/** Where the links between the pages of a site lead, each target with the pages that link to it. */
export const linksOverSite = defineSiteTopic({
  checks: {
    'broken-internal-link': overSite(brokenTargets.checks['broken-internal-link']),
    'route-answers-404': overSite(brokenTargets.checks['route-answers-404']),
    'redirected-link': overSite(brokenTargets.checks['redirected-link']),
    'insecure-internal-link': overSite(addresses.checks['insecure-internal-link']),
    'other-host-link': {
      scope: 'site',
      severity: 'warning',
      title: 'Links lead to the site under another host name',
      why: 'Search engines find each page under two hosts, with and without www, and have to choose one.',
      fix: 'Link with the host name of your canonicals, or with relative URLs.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="https://example.com/sizes">Sizes</a> on https://www.example.com/',
    },
  },
  judge(site) {
    const linked = linkedAddresses(site)
    const missing = linked.flatMap(one => brokenLink(site, one) ?? [])
    const routes = missing.filter(one => isShownByScript(site, one))
    const known = new Set(routes)
    const broken = missing.filter(one => !known.has(one))
    const isSlashless = listsWithoutSlash(site)
    const moved = linked.flatMap(one => movedLink(site, one, isSlashless) ?? [])
    const isSecure = site.origin.startsWith('https:')
    const otherForms = linked
      .filter(({ why }) => why === 'other-form')
      .map(one => ({ ...one, otherwise: '' }))
    const insecure = otherForms.filter(({ url }) => isSecure && url.startsWith('http:'))
    const { hostname } = new URL(site.origin)
    const otherHost = otherForms.filter(
      one => !insecure.includes(one) && new URL(one.url).hostname !== hostname,
    )
    const judge = (faults: readonly LinkFault[]) => judgeLinks(site, linked.length, faults)
    return {
      judgements: {
        'broken-internal-link': unjudgedToo(judge(broken), linked),
        'route-answers-404': judge(routes),
        'redirected-link': judge(moved),
        'insecure-internal-link': isSecure
          ? judge(insecure)
          : notApplicable('the site itself is not served over HTTPS'),
        'other-host-link': judge(otherHost),
      },
      facts: {
        brokenOnSite: factsOf(site, broken),
        movedOnSite: factsOf(site, moved),
        besideOnSite: besideFacts(site),
      },
    }
  },
})

/** An address that other pages link to. */
interface LinkedAddress {
  index: number
  url: string
  /** Pages that link to it. */
  sources: readonly number[]
  /** Why it was not visited; undefined where it was. */
  why: string | undefined
  state: ReturnType<typeof stateOf>
}

interface LinkFault extends LinkedAddress {
  /** Goes on from the address, as "answers 404". */
  otherwise: string
}

function linkedAddresses(site: CrawledSite): LinkedAddress[] {
  const { pages, unvisited } = site
  return Array.from({ length: pages.length + unvisited.length }, (_, index) => ({
    index,
    url: addressOf(site, index),
    sources: sourcesOf(site, index),
    why: unvisited[index - pages.length]?.why,
    state: stateOf(site, index),
  })).filter(({ sources }) => sources.length > 0)
}

/** Redirects that lead nowhere are for the tool that judges these. */
function stateOf({ pages }: CrawledSite, index: number) {
  const page = pages[index]
  if (!page || page.obstacle === 'robots-txt' || PLATFORM_PATH.test(new URL(page.url).pathname))
    return undefined
  if (page.redirects && page.finalUrl === undefined) return undefined
  const answer = { status: page.status, redirects: page.redirects?.length ?? 0 }
  return verdictOn(answer, { internal: true, formOnly: false, isPage: false, namesResolve: true })
}

function brokenLink(_: CrawledSite, one: LinkedAddress): LinkFault | undefined {
  return one.state?.state === 'broken' ? { ...one, otherwise: one.state.reason } : undefined
}

/** Where the 404 page leaves it to scripts, visitors may see the page. */
function isShownByScript({ pages, hasRoutesByScript }: CrawledSite, { index, url }: LinkedAddress): boolean {
  return hasRoutesByScript === true && pages[index]?.status === 404 && isRoute(url)
}

/**
 * What leads to another site was put there on purpose, and the slash that a server of files on this machine puts behind an
 * address says nothing of production.
 *
 * @param isSlashless see {@link listsWithoutSlash}
 */
function movedLink(
  { pages, origin }: CrawledSite,
  one: LinkedAddress,
  isSlashless: boolean,
): LinkFault | undefined {
  const { redirects, finalUrl } = pages[one.index] ?? {}
  if (!redirects?.length || finalUrl === undefined || one.state?.state !== 'ok') return undefined
  const temporary = redirects.findIndex(({ status }) => !PERMANENT.has(status))
  if (temporary === 0) return undefined
  const to = temporary < 0 ? finalUrl : redirects[temporary]!.url
  if (bareHost(to) !== bareHost(origin)) return undefined
  if (isSlashless && isSlashAddedHere(one.url, to)) return undefined
  return { ...one, otherwise: movedWords(one.url, to, pathOf) }
}

/** Whether the sitemap lists an address without the slash that a server of files on this machine puts behind it. */
function listsWithoutSlash({ pages, sitemap }: CrawledSite): boolean {
  return (sitemap?.listed ?? []).some(index => {
    const { url, finalUrl } = pages[index] ?? {}
    return url !== undefined && finalUrl !== undefined && isSlashAddedHere(url, finalUrl)
  })
}

function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

/** Those with the most sources first. */
function judgeLinks(site: CrawledSite, looked: number, faults: readonly LinkFault[]): Judgement {
  const list = new FaultList()
  for (const { url, otherwise, sources } of bySources(faults)) {
    const what = otherwise === '' ? url : `${pathOf(url)} ${otherwise}`
    list.add({ url, message: `${what}; ${linkedOn(site, sources)}` })
  }
  return list.judgeAmong(looked, 'no page of the site links to another')
}

function bySources(faults: readonly LinkFault[]): LinkFault[] {
  return faults.toSorted((a, b) => b.sources.length - a.sources.length)
}

/** A pass says which of the addresses it does not stand for. */
function unjudgedToo(judgement: Judgement, linked: readonly LinkedAddress[]): Judgement {
  if (judgement.outcome !== 'pass') return judgement
  const unverified = linked.filter(({ state }) => state?.state === 'unverified')
  const beside = linked.filter(({ why }) => why === 'beside')
  const notes = [
    noteOn(unverified, linked, 'could not be verified', ({ state }) => ` (${state!.reason})`),
    noteOn(beside, linked, 'may be served from beside this deployment', () => ''),
  ].filter(note => note !== undefined)
  return notes.length === 0 ? judgement : pass(notes.join('; '))
}

function noteOn(
  some: readonly LinkedAddress[],
  linked: readonly LinkedAddress[],
  what: string,
  reasonOf: (one: LinkedAddress) => string,
): string | undefined {
  const [first] = some
  if (!first) return undefined
  const more = some.length > 1 ? `, and ${some.length - 1} more` : ''
  return `${some.length} of ${linked.length} ${what}: ${pathOf(first.url)}${reasonOf(first)}${more}`
}

/** Addresses that are not judged since the host of production may serve them from beside the deployment. */
function besideFacts(site: CrawledSite): JsonObject[] {
  const { pages, unvisited } = site
  return unvisited
    .flatMap(({ url, why }, at) => (why === 'beside' ? [{ url, index: pages.length + at }] : []))
    .slice(0, MAX_LISTED)
    .map(({ url, index }) => ({ url, ...sourceFacts(site, sourcesOf(site, index)) }))
}

function factsOf(site: CrawledSite, faults: readonly LinkFault[]): JsonObject[] {
  return bySources(faults)
    .slice(0, MAX_LISTED)
    .map(({ url, sources, index }) => ({
      url,
      status: site.pages[index]!.status,
      ...sourceFacts(site, sources),
    }))
}
