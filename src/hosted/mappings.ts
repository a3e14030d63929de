import type { CallOptions } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { ExpressionRunner } from '../expressions/expression-runner.ts'
import type { Mapping } from './read/mapping.ts'
import { throwIfCancelled } from './transport.ts'

/** Most milliseconds of a mapping on one answer. */
const TIMEOUT_MS = 1000
/** Most megabytes of the thread that evaluates mappings, for an answer and what is made of it. */
const MAX_HEAP_MB = 256

/** The user's mappings by tool, JSONata, which share one thread. */
export class Mappings {
  readonly #expressions: Readonly<Partial<Record<Tool, string>>>
  readonly #runner = new ExpressionRunner({ maxHeapMb: MAX_HEAP_MB })

  constructor(expressions: Readonly<Partial<Record<Tool, string>>>) {
    this.#expressions = expressions
  }

  /**
   * The mapping of a tool over one answer; undefined where the tool has none. It throws ApiError of kind `cancelled`
   * where the signal aborts.
   *
   * @param text of the answer, which is JSON
   */
  of(tool: Tool, text: string, { signal }: CallOptions = {}): Mapping | undefined {
    const expression = this.#expressions[tool]
    if (expression === undefined) return undefined
    const input = { json: text.replace(/^\ufeff/, '').trim() }
    return async () => {
      try {
        return await this.#runner.evaluate('json', expression, input, { timeoutMs: TIMEOUT_MS, signal })
      } catch (error) {
        throwIfCancelled(signal)
        throw error
      }
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#runner.close()
  }
}
