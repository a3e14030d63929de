import type { PageRecord } from '../../../api/results.ts'
import type { CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { NAMED_PAGES, namesOf, pathOf } from '../../judging/same-on-pages.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'
import { loosePath } from '../../page/page-address.ts'
import { canonicalTarget } from './canonical-target.ts'

const NONE = 'no page of the site names another one of it as its canonical'
const { checks } = canonicalTarget

/** Pages of a site that the canonicals of others name: each once, with the pages that name it. */
export const canonicalsOverSite = defineSiteTopic({
  checks: {
    'canonical-target-redirects': overSite(checks['canonical-target-redirects']),
    'canonical-target-broken': overSite(checks['canonical-target-broken']),
    'canonical-target-noindex': overSite(checks['canonical-target-noindex']),
    'canonical-target-elsewhere': overSite(checks['canonical-target-elsewhere']),
    'canonical-target-blocked': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt blocks the canonical page',
      why: 'This page asks search engines to show a page that they may not read.',
      fix: 'Allow the canonical page in robots.txt, or use another canonical.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
      example: '/a names /private/b as canonical, with "Disallow: /private/" in robots.txt',
    },
    'canonical-loop': {
      scope: 'site',
      severity: 'error',
      title: 'Pages name each other as canonical',
      why: 'Each page asks search engines to show the other one instead. They may show neither.',
      fix: 'Choose one of the pages, and make it the canonical of all of them, including itself.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
      example: '/a names /b as canonical, and /b names /a',
    },
  },
  judge(site) {
    const faults = {
      'canonical-target-redirects': new FaultList(),
      'canonical-target-broken': new FaultList(),
      'canonical-target-noindex': new FaultList(),
      'canonical-target-elsewhere': new FaultList(),
      'canonical-target-blocked': new FaultList(),
    }
    const named = namingPages(site)
    const { inLoops, loops } = loopsOf(site)
    for (const [target, naming] of named) {
      const record = site.pages[target]!
      const fault = inLoops.has(target) ? undefined : faultOf(site, target, record)
      if (!fault) continue
      const [check, message] = fault
      faults[check].add({ url: record.url, message: `${message}; ${canonicalOf(site, naming)}` })
    }
    const judged = Object.entries(faults).map(([check, list]) => [check, list.judgeAmong(named.size, NONE)])
    return {
      judgements: {
        ...(Object.fromEntries(judged) as Record<keyof typeof faults, ReturnType<FaultList['judge']>>),
        'canonical-loop': loops.judgeAmong(named.size, NONE),
      },
    }
  },
})

type TargetCheck = Exclude<keyof typeof canonicalsOverSite.checks, 'canonical-loop'>

/** Targets among the pages of the site, each with the pages that could be shown but for their canonical. */
function namingPages({ pages, graph }: CrawledSite): Map<number, number[]> {
  const named = new Map<number, number[]>()
  for (const [page, record] of pages.entries()) {
    const target = isNaming(record) ? graph.canonicalOf(page) : undefined
    if (target === undefined || target >= pages.length || target === page) continue
    if (isAsInProduction(record, pages[target]!)) continue
    const naming = named.get(target)
    if (naming) naming.push(page)
    else named.set(target, [page])
  }
  return named
}

function isNaming({ obstacle, status }: PageRecord): boolean {
  return (obstacle === 'canonical' || obstacle === undefined) && status !== null && isSuccess(status)
}

/** The server of a preview may put a slash or an ending behind a path where production does not. */
function isAsInProduction({ url, canonical }: PageRecord, target: PageRecord): boolean {
  const [here, there] = [new URL(url), new URL(target.url)]
  return URL.parse(canonical?.url ?? '')?.host !== here.host && loosePath(here) === loosePath(there)
}

/** What is wrong with a page that others name as their canonical. */
function faultOf(
  { pages, graph }: CrawledSite,
  target: number,
  { obstacle, status, finalUrl, url }: PageRecord,
): [TargetCheck, string] | undefined {
  const path = pathOf(url)
  switch (obstacle) {
    case 'robots-txt':
      return ['canonical-target-blocked', `robots.txt blocks ${path}`]
    case 'redirect':
      return [
        'canonical-target-redirects',
        `${path} redirects${finalUrl === undefined ? '' : ` to ${pathOf(finalUrl)}`}`,
      ]
    case 'status':
      return status === null || provesNothing(status)
        ? undefined
        : ['canonical-target-broken', `${path} answers ${status}`]
    case 'noindex-header':
    case 'noindex-meta':
      return ['canonical-target-noindex', `${path} has noindex`]
    case 'canonical': {
      const next = graph.canonicalOf(target)
      const to = next === undefined || next >= pages.length ? undefined : pathOf(pages[next]!.url)
      return ['canonical-target-elsewhere', `The canonical of ${path} is ${to ?? 'another page'}`]
    }
    default:
      return undefined
  }
}

function canonicalOf({ pages }: CrawledSite, naming: readonly number[]): string {
  const named = naming.slice(0, NAMED_PAGES).map(page => pages[page]!)
  return `canonical of ${namesOf(named, naming.length)}`
}

/** Pages of which each names the next as its canonical, and the last the first. */
function loopsOf({ pages, graph }: CrawledSite): { loops: FaultList; inLoops: Set<number> } {
  const loops = new FaultList()
  const inLoops = new Set<number>()
  const seenFrom = new Map<number, number>()
  for (const start of pages.keys()) {
    const way: number[] = []
    let at: number | undefined = start
    while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
      seenFrom.set(at, start)
      way.push(at)
      at = isNaming(pages[at]!) ? graph.canonicalOf(at) : undefined
    }
    if (at === undefined || way.length < 2 || seenFrom.get(at) !== start) continue
    const loop = way.slice(way.indexOf(at))
    if (loop.length < 2) continue
    for (const page of loop) inLoops.add(page)
    const names = [...loop, at].map(page => pathOf(pages[page]!.url))
    loops.add({ url: pages[at]!.url, message: names.join(' → ') })
  }
  return { loops, inLoops }
}
