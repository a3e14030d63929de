import { isFailure, MAX_OCCURRENCES, placeCount } from '../api/failures.ts'
import { withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import {
  type Check,
  type Occurrence,
  type Page,
  SEVERITIES,
  type Site,
  type ToolRun,
} from '../api/results.ts'
import {
  isJoiningTwin,
  isTwinAtElement,
  isTwinByResource,
  isTwinInPart,
  isTwinOfPage,
  isUnknownWithTwin,
  originalsOf,
} from '../api/twins.ts'
import { originOf } from '../net/origin.ts'
import type { Judgeable } from './judged-runs.ts'
import { placesElsewhere } from './same-element.ts'
import type { HasWanted } from './severities.ts'
import { withoutToldByPages } from './told-by-pages.ts'

/**
 * Pages and sites with twins marked, see {@link withTwinsMarked}.
 *
 * @param onPage gets each page while its runs are at hand
 * @param hasWanted of which checks the user wants some severity
 */
export function resultsWithTwins(
  { pages, sites }: Pick<Judgeable, 'pages' | 'sites'>,
  onPage: (page: Pick<Page, 'url' | 'runs'>) => void = () => undefined,
  hasWanted: HasWanted = () => false,
): { pages: Page[]; sites: Site[] } {
  const at = (url: string) => (id: string) => hasWanted(id, url)
  const marked = sites.map(site => ({ ...site, runs: withTwinsMarked(site.runs, [], at(site.origin)) }))
  const runsOf = new Map(marked.map(({ origin, runs }) => [origin, runs]))
  const markedPages = pages.map(page => {
    const runs = withTwinsMarked(page.runs, runsOf.get(originOf(page.url)), at(page.url))
    onPage({ url: page.url, runs })
    return withRuns(page, runs)
  })
  return { pages: markedPages, sites: withoutToldByPages(marked, markedPages) }
}

/**
 * The runs of one page, or of one site, with twins marked: of checks that say the same one counts, names the others in
 * `twins`, and has their places too; the others name it in `twinOf`. It is as bad as the worst of them, where the user
 * wants no severity of it. What `ignore` set aside is left as it is, so that its twin speaks for itself.
 *
 * @param ofSite runs of the site that a page is part of: what is said there need not be said of the page
 * @param hasWanted of which checks the user wants some severity here
 */
export function withTwinsMarked(
  given: readonly ToolRun[],
  ofSite: readonly ToolRun[] = [],
  hasWanted: (id: string) => boolean = () => false,
): ToolRun[] {
  const runs = withUnknownTwins(given)
  const failures = runs.flatMap(({ checks }) => checks.filter(isFailure))
  const siteFailures = ofSite.flatMap(({ checks }) => checks.filter(isFailure))
  const now = new Map([...siteFailures, ...failures].map(check => [check.id, check]))
  for (const { id, occurrences } of failures) {
    const isApart = (other: Check) =>
      isTwinAtElement(id, other.id) && placesElsewhere(occurrences, other.occurrences).length > 0
    const found = originalsOf(id).flatMap(other => now.get(other) ?? [])
    const originals = found.filter(other => !isApart(other))
    if (originals.length > 0) mark(now, now.get(id)!, originals, hasWanted)
  }
  const marked = new Map(failures.map(check => [check, now.get(check.id)!]))
  return runs.map(run =>
    run.checks.some(check => marked.get(check) !== undefined && marked.get(check) !== check)
      ? changedRun(run, { checks: run.checks.map(check => marked.get(check) ?? check) })
      : run,
  )
}

/** The runs with twins not measured that know no better than a check that was not measured, see {@link isUnknownWithTwin}. */
function withUnknownTwins(runs: readonly ToolRun[]): readonly ToolRun[] {
  const twins = runs.flatMap(({ checks }) => checks.filter(isUnknown))
  if (twins.length === 0) return runs
  const others = new Map(runs.flatMap(({ checks }) => checks.map(check => [check.id, check])))
  const unmeasured = ({ id }: Check) => {
    const originals = originalsOf(id).flatMap(other => others.get(other) ?? [])
    return originals.some(isFailure) ? undefined : originals.find(one => one.outcome === 'not-measured')
  }
  const changed = (check: Check): Check => {
    const original = isUnknown(check) ? unmeasured(check) : undefined
    if (!original) return check
    const { occurrenceCount: _, ...rest } = check
    const message = original.message ?? `${original.id} was not measured`
    return { ...rest, outcome: 'not-measured', message, occurrences: [] }
  }
  return runs.map(run => {
    const checks = run.checks.map(changed)
    return checks.every((check, at) => check === run.checks[at]) ? run : changedRun(run, { checks })
  })
}

function isUnknown(check: Check): boolean {
  return isFailure(check) && isUnknownWithTwin(check.id)
}

function mark(
  now: Map<string, Check>,
  twin: Check,
  originals: readonly Check[],
  hasWanted: (id: string) => boolean,
): void {
  const own = placesBeside(twin, originals)
  const isApart = isTwinInPart(twin.id) && !isJoiningTwin(twin.id)
  if (isApart && own.length > 0) {
    now.set(twin.id, withPlaces(twin, own, placeCount(twin) - twin.occurrences.length + own.length))
    return
  }
  const [original] = originals as [Check]
  now.set(twin.id, { ...twin, twinOf: original.id })
  const counting = isApart
    ? original
    : withPlaces(original, [...original.occurrences, ...own], placeCount(original) + own.length)
  // Who wants a severity of the finding names it by the id that it is known under.
  const weighed = hasWanted(original.id) && !hasWanted(twin.id) ? [original] : [original, twin]
  now.set(original.id, {
    ...counting,
    severity: SEVERITIES.find(worst => weighed.some(({ severity }) => severity === worst))!,
    twins: [...(original.twins ?? []), twin.id],
  })
}

/** The places of a twin at which none of the originals fails: other elements, or other resources. */
function placesBeside({ id, occurrences }: Check, originals: readonly Check[]): Occurrence[] {
  if (isTwinOfPage(id)) return []
  const places = originals.flatMap(original => original.occurrences)
  if (isTwinByResource(id)) {
    return occurrences.filter(
      // On a preview a message names what answered there, and the source of the element the address of production.
      ({ url }) =>
        !places.some(
          place => place.url === url || place.message?.includes(url) || isNamedIn(url, place.snippet),
        ),
    )
  }
  // A fault of the page as a whole has no source of an element.
  const isOfPage = places.length === 0 || places.some(({ snippet }) => snippet === undefined)
  if (isOfPage && !isTwinInPart(id)) return []
  return placesElsewhere(occurrences, places)
}

/** Whether an address stands in the source of an element as a whole value. */
function isNamedIn(url: string, snippet: string | undefined): boolean {
  return snippet !== undefined && [`"${url}"`, `'${url}'`].some(value => snippet.includes(value))
}

function withPlaces(check: Check, occurrences: readonly Occurrence[], count: number): Check {
  const { occurrenceCount: _, ...rest } = check
  const listed = occurrences.slice(0, MAX_OCCURRENCES)
  return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) }
}
