import { MAX_OCCURRENCES } from '../api/failures.ts'
import { withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Check, Occurrence, Page, Site, ToolRun } from '../api/results.ts'
import { pageScore, siteScore, toolScore } from '../api/score.ts'
import { originOf } from '../net/origin.ts'
import { withoutMentions } from '../text/mentions.ts'

/** What the tools found, told apart by whose fault it is. */
export interface SplitFindings {
  pages: Page[]
  sites: Site[]
}

/** The checks of the site in one tool's run on a page. */
interface SitePart extends Pick<ToolRun, 'tool' | 'startedAt' | 'durationMs' | 'facts'> {
  origin: string
  checks: readonly Check[]
  /** The page, and where redirects led from it. */
  urls: readonly (string | undefined)[]
  /** Set where it is said of the site already. */
  isOfSite?: boolean
}

/**
 * Takes the checks whose fault is the site's out of the pages, and puts them together: each stands once for an origin,
 * however many of its pages were asked. A tool that judged nothing but the site has no run on the pages any more.
 *
 * @param prepared what becomes of each run before
 * @param onPage gets each page while its runs are at hand
 */
export function splitSites(
  pages: readonly Page[],
  prepared: (run: ToolRun) => ToolRun = run => run,
  onPage: (page: Pick<Page, 'runs'>) => void = () => undefined,
): SplitFindings {
  const parts: SitePart[] = []
  const known = new Set<string>()
  const own = pages.map(page => {
    const origin = originOf(page.url)
    const whole = page.runs.map(prepared)
    const runs = whole.flatMap(run => {
      const checks = run.checks.filter(isOfSite)
      if (checks.length === 0) return [run]
      const { tool, startedAt, durationMs, url, finalUrl } = run
      const key = `${tool} ${origin}`
      const isWhole = checks.length === run.checks.length
      // Those of the first page that stands for the site; of thousands of others nothing is held on to.
      const facts = isWhole && !known.has(key) ? run.facts : {}
      known.add(key)
      parts.push({ origin, tool, startedAt, durationMs, facts, checks, urls: [url, finalUrl] })
      return isWhole ? [] : [withoutSite(run)]
    })
    onPage({ runs })
    return withRuns(page, runs, pageScore(whole))
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
      same.flatMap(({ runs }) => runs.map(run => ({ ...run, origin, urls: [], isOfSite: true }))),
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
  return changedRun(run, { checks, score: run.instrument === undefined ? toolScore(checks) : run.score })
}

function siteOf(origin: string, parts: readonly SitePart[]): Site {
  const byTool = Map.groupBy(parts, ({ tool }) => tool)
  const runs = [...byTool.values()].map(ofTool => siteRun(origin, ofTool))
  return { origin, score: siteScore(runs), runs }
}

function siteRun(origin: string, parts: readonly SitePart[]): ToolRun {
  const [first] = parts as [SitePart]
  const onPages = parts.flatMap(({ checks, urls, isOfSite }) => {
    const ofPage = isOfSite ? [] : [origin, `${origin}/`, ...urls]
    return checks.map(check => ({ check, urls: ofPage }))
  })
  const byId = Map.groupBy(onPages, ({ check }) => check.id)
  const checks = Array.from(byId.values(), same => joined(origin, same))
  const { tool, startedAt, durationMs, facts } = first
  return {
    tool,
    url: origin,
    status: 'measured',
    score: toolScore(checks),
    checks,
    facts,
    startedAt,
    durationMs,
  }
}

/** What a page says of another one, as of the root of its folder, is left out where it is said of all of the site. */
function withoutSaidOfAll(origin: string, places: readonly Occurrence[]): Occurrence[] {
  const ofAll = new Set(places.flatMap(({ url, message }) => (url === origin && message ? [message] : [])))
  return places.filter(
    ({ url, line, selector, message }) =>
      url === origin || line !== undefined || selector !== undefined || !ofAll.has(message ?? ''),
  )
}

/** A check of the site as it came out on one page, and the addresses of that page. */
interface OnPage {
  check: Check
  urls: readonly (string | undefined)[]
}

const WORST_FIRST = ['fail', 'pass', 'not-measured', 'not-applicable'] as const

/**
 * One check of a site from what it was on several pages: it failed where it failed on any. What all pages answer with
 * is said of the site; what only some do, of each of these. What is written on many pages in the same words, as a line of
 * their template, is said of the first of them.
 */
function joined(origin: string, same: readonly OnPage[]): Check {
  const outcome = WORST_FIRST.find(worst => same.some(({ check }) => check.outcome === worst))!
  const saying = same.filter(({ check }) => check.outcome === outcome)
  const [first] = saying as [OnPage]
  if (outcome !== 'fail') return first.check
  // What a sitemap lists is said of that page, also where it is the one that asked.
  const isOfAnswers = !first.check.id.startsWith('sitemap/listed-')
  const isEverywhere = isOfAnswers && !same.some(({ check }) => check.outcome === 'pass')
  const places = new Map<string, Occurrence>()
  /** By what is written on pages, the first of these that it was found on. */
  const writtenOn = new Map<string, Check>()
  let unlisted = 0
  for (const { check, urls } of saying) {
    unlisted = Math.max(unlisted, (check.occurrenceCount ?? 0) - check.occurrences.length)
    for (const place of check.occurrences) {
      const isOfAll = isEverywhere && urls.includes(place.url) && place.line === undefined && !place.selector
      const common = isOfAll ? { ...place, url: origin } : place
      const { url, line, column, selector, message } = common
      const written = writtenKey(common, urls)
      if (written !== undefined && (writtenOn.get(written) ?? check) !== check) continue
      if (written !== undefined) writtenOn.set(written, check)
      const key = JSON.stringify([url, line, column, selector, message])
      if (!places.has(key)) places.set(key, common)
    }
  }
  const occurrences = withoutSaidOfAll(origin, [...places.values()])
  const { occurrenceCount: _, ...rest } = first.check
  const count = occurrences.length + unlisted
  const listed = occurrences.slice(0, MAX_OCCURRENCES)
  return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) }
}

/**
 * Equal for places that say the same of the same source, or of the same file, on several pages; undefined where a place shows no source.
 *
 * @param urls addresses of the page, which the message and the place may name
 */
function writtenKey({ url, snippet, message = '' }: Occurrence, urls: OnPage['urls']): string | undefined {
  if (!snippet) return undefined
  const own = urls.filter(address => address !== undefined)
  const said = own.reduce((text, address) => withoutMentions(text, address, 'the page'), message)
  // What is said of a file is one fault, from however many folders pages lead to it.
  return JSON.stringify(own.includes(url) ? ['', snippet, said] : [url, said])
}
