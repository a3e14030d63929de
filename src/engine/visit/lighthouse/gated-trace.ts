import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { benchmarkIndex } from './benchmark-index.ts'

type Context = Parameters<Trace['startSensitiveInstrumentation']>[0]

/** What is to be done around the recording. */
export interface RecordingMarks {
  /** Before it: all is ready for the page, and nothing of it has been asked for. It does not begin before this ends. */
  begin(): Promise<void>
  /** After it: what Lighthouse does from here on reads what was recorded. */
  end(): void
}

/**
 * Lighthouse's recording, which does not begin before it may: by then all is ready for the page, and nothing of it has
 * been asked for. Until its marked end nothing else is at work, so the speed of the machine is found out before that.
 */
export class GatedTrace extends Trace {
  readonly #marks: RecordingMarks

  constructor(marks: RecordingMarks) {
    super()
    this.#marks = marks
  }

  override async startSensitiveInstrumentation(context: Context): Promise<void> {
    await this.#marks.begin()
    await super.startSensitiveInstrumentation(context)
  }

  override async stopSensitiveInstrumentation(context: Context): Promise<void> {
    await super.stopSensitiveInstrumentation(context)
    context.baseArtifacts.BenchmarkIndex = await benchmarkIndex(context.driver)
    this.#marks.end()
  }
}
