import { isFailure, placeCount } from '../api/failures.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Check, Occurrence, Page, Site, ToolRun } from '../api/results.ts'
import { tellersOf } from '../api/twins.ts'

interface AddressForms {
  ofSite(url: string): string
  ofPage(url: string): string
}

const SAME_DEPLOYMENT: AddressForms = { ofSite: url => url, ofPage: url => url }

/**
 * Sites without what audited pages say of themselves: a page that its sitemap should not list has one fault, and it is
 * the page that is lost by it. A check of which nothing is left names that of the page in `twinOf`.
 *
 * @param pages with twins marked; gone through only where a site says what a page may say as well
 * @param forms of addresses, in which those that a site names are compared with those of pages
 */
export function withoutToldByPages(
  sites: readonly Site[],
  pages: readonly Page[],
  forms: AddressForms = SAME_DEPLOYMENT,
): Site[] {
  const asked = new Set(
    sites
      .flatMap(({ runs }) => runs)
      .flatMap(({ checks }) => checks.filter(isFailure).flatMap(tellersOfCheck)),
  )
  if (asked.size === 0) return [...sites]
  const told = toldBy(pages, asked, forms.ofPage)
  return sites.map(site => ({ ...site, runs: site.runs.map(run => withoutTold(run, told, forms.ofSite)) }))
}

function tellersOfCheck({ id }: Check): readonly string[] {
  return tellersOf(id)
}

/** The addresses of the pages on which each of some checks fails. */
function toldBy(pages: readonly Page[], ids: ReadonlySet<string>, formOf: AddressForms['ofPage']): Told {
  const told = new Map([...ids].map(id => [id, new Set<string>()]))
  for (const { url, runs } of pages) {
    for (const { checks, finalUrl } of runs) {
      for (const check of checks) {
        if (!ids.has(check.id) || !isFailure(check)) continue
        told.get(check.id)!.add(formOf(url))
        if (finalUrl !== undefined) told.get(check.id)!.add(formOf(finalUrl))
      }
    }
  }
  return told
}

/** By a check of a page, the addresses at which it says what a check of the site says. */
type Told = ReadonlyMap<string, ReadonlySet<string>>

function withoutTold(run: ToolRun, told: Told, formOf: AddressForms['ofSite']): ToolRun {
  const checks = run.checks.map(check => (isFailure(check) ? beside(check, told, formOf) : check))
  return checks.every((check, at) => check === run.checks[at]) ? run : changedRun(run, { checks })
}

function beside(check: Check, told: Told, formOf: AddressForms['ofSite']): Check {
  const tellers = tellersOf(check.id)
  const tellerOf = (place: Occurrence) => tellers.find(id => told.get(id)?.has(formOf(place.url)))
  const occurrences = check.occurrences.filter(place => tellerOf(place) === undefined)
  const dropped = check.occurrences.length - occurrences.length
  if (dropped === 0) return check
  const count = placeCount(check) - dropped
  if (count === 0) return { ...check, twinOf: tellerOf(check.occurrences[0]!)! }
  const { occurrenceCount: _, ...rest } = check
  return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) }
}
