import type { Occurrence } from '../../api/results.ts'
import type { Finding } from './findings.ts'
import { type Failure, type Place, placesOnPage } from './places.ts'
import type { ReportView } from './report-view.ts'

/** Whether a place is new against the baseline; undefined where nothing was compared. */
export type Fate = 'new' | 'known' | undefined

/** One place of one finding on one page. */
export interface PlaceRow {
  finding: Finding
  failure: Failure
  place: Place
  fate: Fate
}

/** Every place that is listed, the worst findings first, each page with all of its own. */
export function* placeRows({
  findings,
  comparison,
}: Pick<ReportView, 'findings' | 'comparison'>): Generator<PlaceRow> {
  const fresh = comparison && new FreshPlaces(comparison.new)
  for (const finding of findings) {
    for (const failure of finding.failures) {
      for (const place of placesOnPage(failure, Number.POSITIVE_INFINITY)) {
        const fate = fresh && (fresh.has(finding, failure, place.occurrence) ? 'new' : 'known')
        yield { finding, failure, place, fate }
      }
    }
  }
}

/** Places that the baseline does not have. It names each of them, unless the check names none itself. */
class FreshPlaces {
  readonly #keys = new Set<string>()

  constructor(fresh: readonly Finding[]) {
    for (const finding of fresh) {
      for (const failure of finding.failures) {
        for (const { occurrence } of placesOnPage(failure, Number.POSITIVE_INFINITY)) {
          this.#keys.add(keyOf(finding, failure, occurrence))
        }
      }
    }
  }

  has(finding: Finding, failure: Failure, occurrence: Occurrence | undefined): boolean {
    return this.#keys.has(keyOf(finding, failure, occurrence))
  }
}

/** What a comparison keeps of a place; what a check says of the page is said of each of its places. */
function keyOf({ id }: Finding, { page, message }: Failure, occurrence: Occurrence | undefined): string {
  if (!occurrence) return JSON.stringify([id, page.url])
  const { url, selector, line, message: said = message } = occurrence
  return JSON.stringify([id, page.url, url, selector ?? null, line ?? null, said ?? null])
}
