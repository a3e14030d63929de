import type { Check, Page, ToolRun } from '../../api/results.ts'
import { toolScore } from '../../api/score.ts'
import { addressOf, type CrawledSite } from '../judging/crawled-site.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { askedAt, type Preview } from '../syntax/preview.ts'

const TOLD_OF_SITE = 'told of the whole site, with all pages that have it'
const TOLD_OF_START = 'on the start page alone, where it is told'

/** The findings of an analysis, of which no fault stands under its start page and its site alike. */
export interface ToldOnce {
  start: Page
  runs: ToolRun[]
}

/**
 * Takes from the start page what its site tells as well under the same id: there stand all pages that have the fault.
 * Only what the start page alone has of the checks of all pages is told there, where its places are. The scores of the
 * page and of its tools stay as they were measured, so that a fault of the page still costs it points.
 *
 * @param start the start page as all tools judged it
 * @param runs of the site
 */
export function toldOnce(
  start: Page,
  runs: readonly ToolRun[],
  site: CrawledSite,
  preview: Preview | undefined,
): ToldOnce {
  const own = new Map(failuresOf(start.runs).map(check => [check.id, check]))
  const ofSite = runs.map(run =>
    withChecks(run, check => (isOfStartAlone(check, own, site) ? idle(check) : check)),
  )
  const told = new Map(failuresOf(ofSite).map(check => [check.id, check]))
  const here = (url: string) => withoutFragment(askedAt(preview, url))
  const page = {
    ...start,
    runs: start.runs.map(run => ({
      ...run,
      checks: run.checks.map(check => {
        const same = check.outcome === 'fail' ? told.get(check.id) : undefined
        return same ? withoutTold(check, same, site, here) : check
      }),
    })),
  }
  return { start: page, runs: ofSite }
}

function failuresOf(runs: readonly ToolRun[]): Check[] {
  return runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'))
}

function withChecks(run: ToolRun, changed: (check: Check) => Check): ToolRun {
  const checks = run.checks.map(changed)
  return checks.every((check, at) => check === run.checks[at])
    ? run
    : { ...run, checks, score: toolScore(checks) }
}

function isOfStartAlone(check: Check, own: ReadonlyMap<string, Check>, { pages }: CrawledSite): boolean {
  const { id, outcome, occurrences, occurrenceCount } = check
  if (outcome !== 'fail' || !own.has(id) || occurrences.length !== 1 || occurrenceCount !== undefined)
    return false
  return occurrences[0]!.url === pages[0]!.url
}

function idle({ occurrenceCount: _, failedPages: __, ...check }: Check, message = TOLD_OF_START): Check {
  return { ...check, outcome: 'not-applicable', message, occurrences: [] }
}

/** A check of the start page without the places that the same check of the site names. */
function withoutTold(check: Check, same: Check, site: CrawledSite, here: (url: string) => string): Check {
  const { url } = site.pages[0]!
  const told = new Set(same.occurrences.map(place => place.url))
  // What a place on the page itself is about may be where it leads: its canonical, its versions, its redirect.
  const isPageTold = told.has(url) || targetsOf(site).some(target => told.has(target))
  const left = check.occurrences.filter(place => {
    const at = here(place.url)
    return at === url ? !isPageTold : !(told.has(at) || told.has(url))
  })
  if (left.length === check.occurrences.length && left.length > 0) return check
  return left.length === 0 ? idle(check, TOLD_OF_SITE) : { ...check, occurrences: left }
}

function targetsOf(site: CrawledSite): string[] {
  const { graph } = site
  const targets = [graph.canonicalOf(0), graph.redirectOf(0), ...graph.alternatesOf(0).map(({ to }) => to)]
  return targets.flatMap(target => (target === undefined ? [] : addressOf(site, target)))
}
