import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { benchmarkIndex } from './benchmark-index.ts'
import { withoutImageViewports } from './page-viewports.ts'
import { waitedShare } from './processor-wait.ts'
import { type ShiftDistance, shiftDistances, unseenShift, withoutUnseenShifts } from './seen-shifts.ts'

type Context = Parameters<Trace['stopSensitiveInstrumentation']>[0]

/**
 * Lighthouse's recording, which says when it has ended: what Lighthouse does from there on reads what was recorded.
 * Until then nothing else is at work, so the speed of the machine is found out before that.
 */
export class MarkedTrace extends Trace {
  /** Layout shift before the first paint, which is left out. */
  unseenShift = 0
  /** Of the others, how far they moved something down. */
  shiftDistances: ShiftDistance[] = []
  /** As {@link waitedShare}. */
  waitedShare: number | undefined
  readonly #ended: () => void

  constructor(ended: () => void) {
    super()
    this.#ended = ended
  }

  override async stopSensitiveInstrumentation(context: Context): Promise<void> {
    await super.stopSensitiveInstrumentation(context)
    const { deviceScaleFactor } = context.settings.screenEmulation
    const all = withoutImageViewports(this._trace.traceEvents, deviceScaleFactor)
    this.waitedShare = waitedShare(this._trace.traceEvents)
    this._trace.traceEvents = withoutUnseenShifts(all)
    this.unseenShift = unseenShift(all, this._trace.traceEvents)
    this.shiftDistances = shiftDistances(this._trace.traceEvents)
    context.baseArtifacts.BenchmarkIndex = await benchmarkIndex(context.driver)
    this.#ended()
  }
}
