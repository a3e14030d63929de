import type { PageRecord } from '../../../api/results.ts'
import { addressOf, type CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, sameForAll } from '../../judging/judgement.ts'
import { NAMED_PAGES, namesOf, pathOf } from '../../judging/same-on-pages.ts'
import { endOf } from '../../judging/site-links.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'
import { loosePath } from '../../page/page-address.ts'
import { isXDefault } from './language-versions.ts'
import { targets } from './targets.ts'
import { versionDisagreements } from './version-agreement.ts'
import { withoutDefault } from './versions-help.ts'
import { disagreementMessages, versionsOverPages } from './versions-over-pages.ts'

const CHECKS = {
  'target-broken': overSite(targets.checks['target-broken']),
  'target-redirects': overSite(targets.checks['target-redirects']),
  'target-blocked': overSite(targets.checks['target-blocked']),
  'target-noindex': overSite(targets.checks['target-noindex']),
  'target-canonical-elsewhere': overSite(targets.checks['target-canonical-elsewhere']),
  'return-link-missing': overSite(targets.checks['return-link-missing']),
  'x-default-missing': overSite(targets.checks['x-default-missing']),
  'versions-disagree': overSite(versionsOverPages.checks['versions-disagree']),
}
type TargetCheck = Exclude<keyof typeof CHECKS, 'x-default-missing' | 'versions-disagree'>

/** The language versions of all pages of a site: what each answers, and whether they name each other. */
export const versionsOverSite = defineSiteTopic({
  checks: CHECKS,
  judge(site) {
    const naming = namingPages(site)
    if (naming.length === 0) {
      return {
        judgements: sameForAll(CHECKS, notApplicable('no indexable page of the site has hreflang links')),
      }
    }
    return {
      judgements: {
        ...judgeTargets(site, naming),
        'x-default-missing': judgeDefaults(site, naming),
        'versions-disagree': judgeSets(site, naming),
      },
    }
  },
})

/** Pages that stand for themselves and name versions. */
function namingPages({ pages, graph }: CrawledSite): number[] {
  return [...pages.keys()].filter(
    page => pages[page]!.indexable === true && graph.alternatesOf(page).length > 0,
  )
}

/** A version as pages name it. */
interface NamedTarget {
  codes: Set<string>
  namedOn: number[]
}

function judgeTargets(site: CrawledSite, naming: readonly number[]): Record<TargetCheck, Judgement> {
  const faults: Record<TargetCheck, FaultList> = {
    'target-broken': new FaultList(),
    'target-redirects': new FaultList(),
    'target-blocked': new FaultList(),
    'target-noindex': new FaultList(),
    'target-canonical-elsewhere': new FaultList(),
    'return-link-missing': new FaultList(),
  }
  const named = namedTargets(site, naming)
  const mayDiffer = isPreview(site)
  for (const [target, { codes, namedOn }] of named) {
    const record = site.pages[target]!
    const fault = targetFault(record, codes)
    if (fault && mayDiffer && isOtherForm(record)) continue
    if (fault) {
      const [check, what] = fault
      const as = `named as ${[...codes].join(', ')} on ${nameList(site, namedOn)}`
      faults[check].add({ url: record.url, message: `${pathOf(record.url)} ${what}; ${as}` })
    } else if (record.indexable === true) {
      const missed = withoutReturn(site, target, namedOn)
      const none = site.graph.alternatesOf(target).length === 0
      const what = none ? 'has no hreflang links; it is named on' : 'has no hreflang link back to'
      if (missed.length > 0) {
        const message = isDefaultOfItself(site, target, codes)
          ? `${pathOf(record.url)} has hreflang links only for its own versions, but is x-default on ${nameList(site, missed)}`
          : `${pathOf(record.url)} ${what} ${nameList(site, missed)}`
        faults['return-link-missing'].add({ url: record.url, message })
      }
    }
  }
  const judged = Object.entries(faults).map(([check, list]) => [
    check,
    list.judgeAmong(named.size, 'no hreflang link leads to another page of the site'),
  ])
  return Object.fromEntries(judged) as Record<TargetCheck, Judgement>
}

/** Whether a page is x-default of others, and has a set of its own: it would have to name the versions of them all. */
function isDefaultOfItself({ graph }: CrawledSite, target: number, codes: ReadonlySet<string>): boolean {
  return [...codes].every(isXDefault) && graph.alternatesOf(target).some(({ to }) => to === target)
}

/** Versions that lead nowhere are no choice, and told of as that. */
function judgeDefaults({ pages, graph }: CrawledSite, naming: readonly number[]): Judgement {
  const list = new FaultList()
  for (const page of naming) {
    const named = graph.alternatesOf(page)
    if (named.some(({ code }) => isXDefault(code))) continue
    const working = named.filter(({ to }) => to >= pages.length || !isBroken(pages[to]!))
    if (new Set(working.map(({ to }) => to)).size < 2) continue
    list.add({ url: pages[page]!.url, message: withoutDefault(named.length) })
  }
  return list.judgeAmong(naming.length, 'no page of the site has hreflang links')
}

/** Pages name themselves under another host: their server may put a slash or an ending behind paths where that does not. */
function isPreview({ pages, origin }: CrawledSite): boolean {
  return pages.some(
    ({ canonical }) => canonical?.is === 'self' && URL.parse(canonical.url)?.origin !== origin,
  )
}

function isOtherForm({ url, finalUrl, status }: PageRecord): boolean {
  if (finalUrl === undefined || status === null || !isSuccess(status)) return false
  return loosePath(new URL(url)) === loosePath(new URL(finalUrl))
}

/** Pages of the site that others name as their versions. */
function namedTargets({ pages, graph }: CrawledSite, naming: readonly number[]): Map<number, NamedTarget> {
  const named = new Map<number, NamedTarget>()
  for (const page of naming) {
    const seen = new Set<number>()
    for (const { code, to } of graph.alternatesOf(page)) {
      if (to === page || to >= pages.length) continue
      const target = named.get(to) ?? { codes: new Set(), namedOn: [] }
      named.set(to, target)
      target.codes.add(code)
      if (!seen.has(to)) target.namedOn.push(page)
      seen.add(to)
    }
  }
  return named
}

function isBroken({ status }: PageRecord): boolean {
  return status !== null && !isSuccess(status) && !provesNothing(status)
}

/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function targetFault(record: PageRecord, codes: ReadonlySet<string>): [TargetCheck, string] | undefined {
  const { obstacle, status, finalUrl, canonical } = record
  switch (obstacle) {
    case 'robots-txt':
      return ['target-blocked', 'is blocked by robots.txt']
    case 'status':
    case 'redirect':
      if (isBroken(record)) return ['target-broken', `answers ${status}`]
      return obstacle === 'status' || finalUrl === undefined || [...codes].every(isXDefault)
        ? undefined
        : ['target-redirects', `redirects to ${pathOf(finalUrl)}`]
    case 'noindex-header':
    case 'noindex-meta':
      return ['target-noindex', 'is set to noindex']
    case 'canonical':
      return ['target-canonical-elsewhere', `has the canonical ${pathOf(canonical?.url ?? '')}`]
    default:
      return undefined
  }
}

/**
 * The pages among those that name a version which it does not name in turn, by whichever address. One that is missing in
 * its own set, as where a template links to the home page of each language, is told of by that alone.
 */
function withoutReturn(site: CrawledSite, target: number, namedOn: readonly number[]): number[] {
  const keyOf = (address: number) => loosePath(new URL(addressOf(site, address)))
  const back = new Set(
    site.graph.alternatesOf(target).flatMap(({ to }) => [keyOf(to), keyOf(endOf(site, to))]),
  )
  const isListed = (page: number) =>
    back.size === 0 || site.graph.alternatesOf(page).some(({ to }) => keyOf(endOf(site, to)) === keyOf(page))
  return namedOn.filter(page => !back.has(keyOf(page)) && isListed(page))
}

function nameList(site: CrawledSite, pages: readonly number[]): string {
  const named = pages.slice(0, NAMED_PAGES).map(page => ({ url: addressOf(site, page) }))
  return namesOf(named, pages.length)
}

function judgeSets(site: CrawledSite, naming: readonly number[]): Judgement {
  const { pages, graph } = site
  const compared = naming.map(page => ({
    url: pages[page]!.url,
    versions: graph
      .alternatesOf(page)
      .filter(({ to }) => to >= pages.length || pages[to]!.indexable === true)
      .map(({ code, to }) => ({ code, url: addressOf(site, to) })),
  }))
  const list = new FaultList()
  const found = versionDisagreements(compared)
  for (const [{ url }, disagreement] of found) {
    const [message] = disagreementMessages(disagreement)
    if (message !== undefined) list.add({ url, message: `${pathOf(url)}: ${message}` })
  }
  return list.judgeAmong(found.size, 'no two pages of the site name each other as language versions')
}
