import { isFailure } from '../../api/failures.ts'
import type { Check, ToolRun } from '../../api/results.ts'
import { withoutMentions } from '../../text/mentions.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from '../reason-line.ts'

interface Remark {
  subject: string
  what: string
  url: string
}

const COUNTS = 'so its failures count as new'

/** Gathers what could not be compared, for one line each. */
export class Uncompared {
  readonly #version: string
  readonly #ofRuns: Remark[] = []
  readonly #ofChecks: Remark[] = []

  /** @param version of the program that made the baseline */
  constructor(version: string) {
    this.#version = version
  }

  /** A run that the baseline did not measure. One that found nothing needs no word. */
  addRun(run: ToolRun, isNewPage: boolean, before: ToolRun | undefined): void {
    if (!run.checks.some(isFailure)) return
    const reason = before?.reason && withoutMentions(before.reason, before.url, 'the page')
    const cause = reason === undefined ? '' : ` (${inline(reason)})`
    this.#ofRuns.push(
      isNewPage
        ? { subject: '', what: `is not in the baseline, ${COUNTS}`, url: run.url }
        : { subject: `${run.tool}: `, what: `not measured in the baseline${cause}, ${COUNTS}`, url: run.url },
    )
  }

  /** A check that fails now and that the baseline could not verify, or did not have at all. */
  addCheck(run: ToolRun, check: Check, isMissing: boolean): void {
    const what = isMissing
      ? `${inline(check.id)} did not exist in version ${inline(this.#version)}, which made the baseline, ${COUNTS}`
      : `${inline(check.id)} could not be verified in the baseline, ${COUNTS}`
    this.#ofChecks.push({ subject: `${run.tool}: `, what, url: run.url })
  }

  /** A check with places that are not listed. */
  addCounted(run: ToolRun, check: Check): void {
    const what = `${inline(check.id)} has more places than are listed, so only their numbers were compared`
    this.#ofChecks.push({ subject: `${run.tool}: `, what, url: run.url })
  }

  lines(): string[] {
    return groupBy([...this.#ofRuns, ...this.#ofChecks], ({ subject, what }) => `${subject}\n${what}`).map(
      group => {
        const { subject, what } = group[0]!
        return reasonLine(distinctPlaces(group), { subject, ofOne: what })
      },
    )
  }
}
