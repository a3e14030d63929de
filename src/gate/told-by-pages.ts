import { isFailure, placeCount } from '../api/failures.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Check, Page, Site, ToolRun } from '../api/results.ts'
import { tellersOf } from '../api/twins.ts'

/**
 * Sites without what audited pages say of themselves: a page that its sitemap should not list has one fault, and it is
 * the page that is lost by it. A check of which nothing is left names that of the page in `twinOf`.
 *
 * @param pages with twins marked; gone through only where a site says what a page may say as well
 */
export function withoutToldByPages(sites: readonly Site[], pages: readonly Page[]): Site[] {
  const asked = new Set(
    sites
      .flatMap(({ runs }) => runs)
      .flatMap(({ checks }) => checks.filter(isFailure).flatMap(tellersOfCheck)),
  )
  if (asked.size === 0) return [...sites]
  const told = toldBy(pages, asked)
  return sites.map(site => ({ ...site, runs: site.runs.map(run => withoutTold(run, told)) }))
}

function tellersOfCheck({ id }: Check): readonly string[] {
  return tellersOf(id)
}

/** The addresses of the pages on which each of some checks fails. */
function toldBy(pages: readonly Page[], ids: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const told = new Map([...ids].map(id => [id, new Set<string>()]))
  for (const { url, runs } of pages) {
    for (const { checks, finalUrl } of runs) {
      for (const check of checks) {
        if (!ids.has(check.id) || !isFailure(check)) continue
        told.get(check.id)!.add(url)
        if (finalUrl !== undefined) told.get(check.id)!.add(finalUrl)
      }
    }
  }
  return told
}

function withoutTold(run: ToolRun, told: ReadonlyMap<string, ReadonlySet<string>>): ToolRun {
  const checks = run.checks.map(check => (isFailure(check) ? beside(check, told) : check))
  return checks.every((check, at) => check === run.checks[at]) ? run : changedRun(run, { checks })
}

function beside(check: Check, told: ReadonlyMap<string, ReadonlySet<string>>): Check {
  const tellers = tellersOf(check.id)
  const tellerOf = (url: string) => tellers.find(id => told.get(id)?.has(url))
  const occurrences = check.occurrences.filter(({ url }) => tellerOf(url) === undefined)
  const dropped = check.occurrences.length - occurrences.length
  if (dropped === 0) return check
  const count = placeCount(check) - dropped
  if (count === 0) return { ...check, twinOf: tellerOf(check.occurrences[0]!.url)! }
  const { occurrenceCount: _, ...rest } = check
  return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) }
}
