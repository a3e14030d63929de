import { type FailureRef, placesIn } from '../../api/comparison.ts'
import { isFailure, placeCount } from '../../api/failures.ts'
import { type Check, SEVERITIES, type Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { oneLine } from '../../text/one-line.ts'
import { counted } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'
import { byFixOrder, changesFor } from './fix-order.ts'
import type { PageName } from './page-names.ts'
import type { AuditedPage, PageView } from './pages.ts'
import { type Failure, listPlaces, type PlaceList } from './places.ts'

/** One fault over all pages: that of a template is one finding with many places. */
export interface Finding {
  /** Id of the check. */
  id: string
  /** Ids of checks of other tools that say the same. */
  twins: readonly string[]
  /** Whether it is a fault of the site as a whole. */
  isOfSite: boolean
  tool: Tool
  /** The id, where the check has no title. */
  title: string
  /** Why it matters, what to do, and the document that governs it; empty where a service gave none. */
  why: string
  fix: string
  help: string
  /** Address of what the documents say of the check; left out where it is not known. */
  documentation?: string
  /** The worst that it has on any page. */
  severity: Severity
  /** One for each page that it failed on, in the order of the report. */
  failures: readonly Failure[]
  places: PlaceList
  /** How many changes it takes to be rid of it, as far as its places tell. */
  changes: number
  /** Of a report with a comparison: whether any of it is new against the baseline. */
  isNew?: boolean
  /** Of one that is compared: at how many other places the baseline has it too, and at how many it had it. */
  knownPlaces?: number
  fixedPlaces?: number
}

/** What is the same wherever a check failed. */
type Rules = Readonly<Record<string, Report['rules'][string] & Pick<Finding, 'documentation'>>>

/** A failure with its check. */
export interface FailedCheck {
  id: string
  tool: Tool
  twins: readonly string[]
  /** Of the check, where the report has no rule for it. */
  texts: Pick<Check, 'title' | 'why' | 'fix'> & { help?: string }
  failure: Failure
}

/** The checks that failed on some pages as findings, in the order in which to fix them. */
export function findingsOn(pages: readonly AuditedPage[], rules: Rules): Finding[] {
  return groupFindings(pages.flatMap(failedOn), rules)
}

/** Finds a page by its URL, also one that the report does not have: of that nothing else is known. */
export type PageOf = (url: string) => PageName & Pick<Partial<PageView>, 'runs'>

/** The failures of a comparison as findings, in the order in which to fix them. */
export function comparedFindings(refs: readonly FailureRef[], rules: Rules, pageOf: PageOf): Finding[] {
  return groupFindings(failedIn(refs, pageOf), rules)
}

/** The checks that failed on a page. */
export function failedOn({ page, results }: AuditedPage): FailedCheck[] {
  return results.runs.flatMap(({ tool, finalUrl, checks }) =>
    checks.filter(isFailure).map(check => {
      const { id, severity, message, occurrences, twins = [] } = check
      const failure = { page, severity, message, occurrences, finalUrl, placeCount: placeCount(check) }
      const { title, why, fix, help } = check
      const texts = { title, help, ...(why !== undefined && { why }), ...(fix !== undefined && { fix }) }
      return { id, tool, twins, texts, failure }
    }),
  )
}

function* failedIn(refs: readonly FailureRef[], pageOf: PageOf): Generator<FailedCheck> {
  for (const ofPage of Map.groupBy(refs, ({ check, page }) => JSON.stringify([check, page])).values()) {
    const { check: id, tool, severity, title, page: url } = ofPage[0]!
    const page = pageOf(url)
    const failure = {
      page,
      severity,
      message: undefined,
      occurrences: ofPage.flatMap(({ place }) => place ?? []),
      finalUrl: page.runs?.[tool]?.finalUrl,
      placeCount: placesIn(ofPage),
    }
    yield { id, tool, twins: [], texts: { title }, failure }
  }
}

/** What one fault is: failures with the same key are one finding. */
function keyOf({ id }: FailedCheck): string {
  return id
}

/** Checks that failed as findings, in the order in which to fix them. */
export function groupFindings(failed: Iterable<FailedCheck>, rules: Rules): Finding[] {
  return [...Map.groupBy(failed, keyOf).values()].map(same => findingOf(same, rules)).sort(byFixOrder)
}

function findingOf(same: readonly FailedCheck[], rules: Rules): Finding {
  const { id, tool, texts } = same[0]!
  const rule = Object.hasOwn(rules, id) ? rules[id]! : undefined
  const { title, why = '', fix = '', help = '' } = rule ?? texts
  const failures = same.map(({ failure }) => failure)
  return {
    id,
    tool,
    twins: [...new Set(same.flatMap(({ twins }) => twins))],
    isOfSite: failures.every(({ page }) => page.isSite),
    title: title || id,
    why,
    fix,
    help,
    ...(rule?.documentation !== undefined && { documentation: rule.documentation }),
    severity: SEVERITIES.find(worst => failures.some(({ severity }) => severity === worst))!,
    failures,
    places: listPlaces(failures),
    changes: changesFor(failures),
  }
}

/**
 * On how many pages a finding is, at how many places, where these are more, and what else the baseline says of it:
 * `3 pages`, `12 places`, `known at 2 other places`.
 */
export function extentInWords(finding: Finding, isOnlyPage = false): string[] {
  const { count } = finding.places
  const places = count > pagesOf(finding).size ? [counted(count, 'place')] : []
  const pages = isOnlyPage && !finding.isOfSite ? [] : [subjectsInWords(finding)]
  return [...pages, ...places, ...elsewhereInWords(finding)]
}

/** Where else a finding is, or was, against the baseline; nothing where there is nothing to be said. */
export function elsewhereInWords({ knownPlaces = 0, fixedPlaces = 0 }: Finding): string[] {
  return [
    ...(knownPlaces > 0 ? [`known at ${counted(knownPlaces, 'other place')}`] : []),
    ...(fixedPlaces > 0 ? [`fixed at ${counted(fixedPlaces, 'place')}`] : []),
  ]
}

/** What it takes to be rid of a finding, as `probably 1 change`; nothing where each place takes one of its own. */
export function effortInWords({ failures, places, changes }: Finding): string | undefined {
  const isOneEach = changes >= Math.max(places.count, failures.length)
  return isOneEach ? undefined : `probably ${counted(changes, 'change')}`
}

/** The ids of the checks that say a finding, on one line each; the first is the one that counts. */
export function idsOf({ id, twins }: Finding): string[] {
  return [id, ...twins].map(each => oneLine(each))
}

/** What a finding is about: `3 pages`, `whole site`, `3 pages and 2 sites`. */
export function subjectsInWords(finding: Finding): string {
  const subjects = pagesOf(finding)
  const sites = subjects
    .values()
    .filter(({ isSite }) => isSite)
    .toArray().length
  const pages = subjects.size - sites
  return [
    ...(pages > 0 ? [counted(pages, 'page')] : []),
    ...(sites > 0 ? [sites === 1 ? 'whole site' : counted(sites, 'site')] : []),
  ].join(' and ')
}

/** The pages and sites that a finding is on, each once: a service may list one check of a page several times. */
function pagesOf({ failures }: Pick<Finding, 'failures'>): Set<PageName> {
  return new Set(failures.map(({ page }) => page))
}
