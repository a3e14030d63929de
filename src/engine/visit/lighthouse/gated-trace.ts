import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { benchmarkIndex } from './benchmark-index.ts'

type Context = Parameters<Trace['startSensitiveInstrumentation']>[0]

/**
 * Lighthouse's recording, which does not begin before it may: by then all is ready for the page, and nothing of it has
 * been asked for. From then on nothing else is at work, so the speed of the machine is found out first.
 */
export class GatedTrace extends Trace {
  readonly #gate: () => Promise<void>

  constructor(gate: () => Promise<void>) {
    super()
    this.#gate = gate
  }

  override async startSensitiveInstrumentation(context: Context): Promise<void> {
    await this.#gate()
    context.baseArtifacts.BenchmarkIndex = await benchmarkIndex(context.driver)
    await super.startSensitiveInstrumentation(context)
  }
}
