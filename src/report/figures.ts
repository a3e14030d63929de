import { isFailure } from '../api/failures.ts'
import { type Page, SEVERITIES, type Severity, type Site, type ToolRun } from '../api/results.ts'
import { isUnread } from '../api/score.ts'

/** The figures of a report, gathered page by page while the runs of each are at hand. */
export class Figures {
  readonly #worst = new Map<string, Severity>()
  #healthy = 0
  #notMeasured = 0

  addPage({ runs }: Pick<Page, 'runs'>): void {
    const found = this.#add(runs)
    const isMeasured = runs.some(({ status }) => status === 'measured')
    if (isMeasured && !isUnread(runs) && !found.values().some(severity => severity === 'error'))
      this.#healthy++
  }

  addSite({ runs }: Pick<Site, 'runs'>): void {
    this.#add(runs)
  }

  #add(runs: readonly ToolRun[]): ReadonlyMap<string, Severity> {
    this.#notMeasured += runs.filter(({ status }) => status === 'not-measured').length
    const found = worstOfEach(runs)
    for (const [id, severity] of found) noteWorst(this.#worst, id, severity)
    return found
  }

  /** Measured pages without an error; the findings by severity, over all pages and sites; and the tool runs that gave no result. */
  all(): { healthy: number; counts: Record<Severity, number> & { notMeasured: number } } {
    return {
      healthy: this.#healthy,
      counts: { ...countsOf(this.#worst), notMeasured: this.#notMeasured },
    }
  }
}

/** Findings by severity: each check that failed anywhere in some runs counts once, under the worst that it has there. */
export function countFindings(runs: readonly ToolRun[]): Record<Severity, number> {
  return countsOf(worstOfEach(runs))
}

/** By the id of each check that failed the worst severity that it has. */
function worstOfEach(runs: readonly ToolRun[]): Map<string, Severity> {
  const worst = new Map<string, Severity>()
  for (const { checks } of runs) {
    for (const check of checks) if (isFailure(check)) noteWorst(worst, check.id, check.severity)
  }
  return worst
}

function noteWorst(worst: Map<string, Severity>, id: string, severity: Severity): void {
  const known = worst.get(id)
  if (known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known)) worst.set(id, severity)
}

function countsOf(worst: ReadonlyMap<string, Severity>): Record<Severity, number> {
  const counts = { error: 0, warning: 0, notice: 0 }
  for (const severity of worst.values()) counts[severity]++
  return counts
}
