import { MAX_OCCURRENCES } from '../api/failures.ts'
import type { Check, Occurrence, Page, Site, ToolRun } from '../api/results.ts'
import { pageScore, siteScore, toolScore } from '../api/score.ts'
import { originOf } from '../net/origin.ts'

/** What the tools found, told apart by whose fault it is. */
export interface SplitFindings {
  pages: Page[]
  sites: Site[]
}

/** One tool's run on a page, with its checks of the site. */
interface SitePart {
  origin: string
  run: ToolRun
  checks: readonly Check[]
  /** Set where it is said of the site already. */
  isOfSite?: boolean
}

/**
 * Takes the checks whose fault is the site's out of the pages, and puts them together: each stands once for an origin,
 * however many of its pages were asked. A tool that judged nothing but the site has no run on the pages any more.
 */
export function splitSites(pages: readonly Page[]): SplitFindings {
  const parts: SitePart[] = []
  const own = pages.map(page => {
    const origin = originOf(page.url)
    const runs = page.runs.flatMap(run => {
      const checks = run.checks.filter(isOfSite)
      if (checks.length === 0) return [run]
      parts.push({ origin, run, checks })
      return checks.length === run.checks.length ? [] : [withoutSite(run)]
    })
    return { ...page, score: pageScore(page.runs), runs }
  })
  const bySite = Map.groupBy(parts, ({ origin }) => origin)
  return { pages: own, sites: Array.from(bySite, ([origin, ofSite]) => siteOf(origin, ofSite)) }
}

/** One site for each origin, from what is known of the sites by several reports. */
export function joinSites(sites: readonly Site[]): Site[] {
  const byOrigin = Map.groupBy(sites, ({ origin }) => origin)
  return Array.from(byOrigin, ([origin, same]) => {
    const [only, ...others] = same as [Site]
    if (others.length === 0) return only
    const site = siteOf(
      origin,
      same.flatMap(({ runs }) => runs.map(run => ({ origin, run, checks: run.checks, isOfSite: true }))),
    )
    const listed = same.find(({ listed }) => listed !== undefined)?.listed
    return listed ? { ...site, listed } : site
  })
}

function isOfSite({ scope }: Check): boolean {
  return scope === 'site'
}

function withoutSite(run: ToolRun): ToolRun {
  const checks = run.checks.filter(check => !isOfSite(check))
  return { ...run, checks, score: run.instrument === undefined ? toolScore(checks) : run.score }
}

function siteOf(origin: string, parts: readonly SitePart[]): Site {
  const byTool = Map.groupBy(parts, ({ run }) => run.tool)
  const runs = [...byTool.values()].map(ofTool => siteRun(origin, ofTool))
  return { origin, score: siteScore(runs), runs }
}

function siteRun(origin: string, parts: readonly SitePart[]): ToolRun {
  const [first] = parts as [SitePart]
  const onPages = parts.flatMap(({ run, checks, isOfSite }) =>
    checks.map(check => ({ check, urls: isOfSite ? [] : [origin, `${origin}/`, run.url, run.finalUrl] })),
  )
  const byId = Map.groupBy(onPages, ({ check }) => check.id)
  const checks = Array.from(byId.values(), same => joined(origin, same))
  const { tool, startedAt, durationMs, facts } = first.run
  const isWhole = first.checks.length === first.run.checks.length
  return {
    tool,
    url: origin,
    status: 'measured',
    score: toolScore(checks),
    checks,
    facts: isWhole ? facts : {},
    startedAt,
    durationMs,
  }
}

/** A check of the site as it came out on one page, and the addresses of that page. */
interface OnPage {
  check: Check
  urls: readonly (string | undefined)[]
}

const WORST_FIRST = ['fail', 'pass', 'not-measured', 'not-applicable'] as const

/**
 * One check of a site from what it was on several pages: it failed where it failed on any. What all pages answer with
 * is said of the site; what only some do, of each of these.
 */
function joined(origin: string, same: readonly OnPage[]): Check {
  const outcome = WORST_FIRST.find(worst => same.some(({ check }) => check.outcome === worst))!
  const saying = same.filter(({ check }) => check.outcome === outcome)
  const [first] = saying as [OnPage]
  if (outcome !== 'fail') return first.check
  const isEverywhere = !same.some(({ check }) => check.outcome === 'pass')
  const places = new Map<string, Occurrence>()
  let unlisted = 0
  for (const { check, urls } of saying) {
    unlisted = Math.max(unlisted, (check.occurrenceCount ?? 0) - check.occurrences.length)
    for (const place of check.occurrences) {
      const isOfAll = isEverywhere && urls.includes(place.url) && place.line === undefined && !place.selector
      const common = isOfAll ? { ...place, url: origin } : place
      const { url, line, column, selector, message } = common
      const key = JSON.stringify([url, line, column, selector, message])
      if (!places.has(key)) places.set(key, common)
    }
  }
  const occurrences = [...places.values()]
  const { occurrenceCount: _, ...rest } = first.check
  const count = occurrences.length + unlisted
  const listed = occurrences.slice(0, MAX_OCCURRENCES)
  return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) }
}
