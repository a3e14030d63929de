import type { StandBy } from './lighthouse.ts'
import type { LighthouseReport } from './lighthouse-report.ts'
import type { LighthouseRequest } from './lighthouse-request.ts'

/** What runs Lighthouse on a page. */
export interface PageLighthouse {
  /** Waits for the page's turn and makes all ready for it; rejects with NotMeasured alone, as its report does. */
  standBy(request: LighthouseRequest): Promise<StandBy>
}

/** Lighthouse on one page: measured once, whoever asks, and made ready before for those that say that they will. */
export class PageMeasurement {
  readonly #standByForPage: () => Promise<StandBy>
  #standBy: Promise<StandBy> | undefined
  #report: Promise<LighthouseReport> | undefined
  #waiting = 0

  /** @param standBy rejects where the page cannot be measured */
  constructor(standBy: () => Promise<StandBy>) {
    this.#standByForPage = standBy
  }

  /**
   * Makes all ready. Nothing of it need be kept from other work. Never rejects: {@link report} says what went wrong.
   *
   * @returns what to call when the report has come, or is not wanted any more
   */
  async prepare(): Promise<() => Promise<void>> {
    this.#waiting++
    if (!this.#report) await this.#begin().catch(() => undefined)
    let left = false
    return async () => {
      if (left) return
      left = true
      if (--this.#waiting === 0) await this.#leave()
    }
  }

  /**
   * True as soon as the page has been measured, which is before the report comes: what works from then on falsifies
   * nothing. False when it will not be any more. Never rejects. Undefined where nobody waits for the report.
   */
  get measured(): Promise<boolean> | undefined {
    return this.#standBy?.then(
      standBy => standBy.measured,
      () => false,
    )
  }

  report(): Promise<LighthouseReport> {
    if (!this.#report) {
      this.#report = this.#begin().then(standBy => standBy.report())
      this.#report.catch(() => undefined)
    }
    return this.#report
  }

  #begin(): Promise<StandBy> {
    this.#standBy ??= this.#standByForPage()
    return this.#standBy
  }

  async #leave(): Promise<void> {
    const standBy = this.#standBy
    this.#standBy = undefined
    await standBy?.then(
      one => one.leave(),
      () => undefined,
    )
  }
}
