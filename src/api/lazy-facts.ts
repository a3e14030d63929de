import type { JsonObject, ToolRun } from './results.ts'

/** Of a run: where its facts come from. */
const LAZY = Symbol('facts')

/** Facts that are made when they are asked for. They are most of what a run takes, and few of its readers want them. */
export interface LazyFacts {
  value(): JsonObject
  /** The same as JSON: a text, or its UTF-8. */
  json(): string | Uint8Array
}

/** Facts that came as JSON. */
export class WrittenFacts implements LazyFacts {
  readonly #json: Uint8Array
  #value: JsonObject | undefined

  /** @param json in UTF-8 */
  constructor(json: Uint8Array) {
    this.#json = json
  }

  value(): JsonObject {
    this.#value ??= JSON.parse(new TextDecoder().decode(this.#json)) as JsonObject
    return this.#value
  }

  json(): Uint8Array {
    return this.#json
  }
}

/** A run with something else in place of its facts. */
export type RunWithoutFacts = Omit<ToolRun, 'facts'> & { facts: unknown }

/** Gives a run its facts. */
export function withLazyFacts(run: RunWithoutFacts, facts: LazyFacts): ToolRun {
  Object.defineProperty(run, LAZY, { value: facts })
  return Object.defineProperty(run, 'facts', { get: () => facts.value() }) as ToolRun
}

/** Where the facts of a run come from; undefined where they are there, as in a copy. */
export function lazyFactsOf(run: ToolRun): LazyFacts | undefined {
  return (run as ToolRun & { [LAZY]?: LazyFacts })[LAZY]
}

/** A run with the same facts, which are not made for that. */
export function changedRun(run: ToolRun, changes: Partial<Omit<ToolRun, 'facts'>>): ToolRun {
  const facts = lazyFactsOf(run)
  if (!facts) return { ...run, ...changes }
  return withLazyFacts({ ...withoutFacts(run), ...changes }, facts)
}

/** What a run has, with nothing in place of its facts. */
export function withoutFacts(run: ToolRun): RunWithoutFacts {
  const names = Object.keys(run) as (keyof ToolRun)[]
  const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]])
  return Object.fromEntries(parts) as unknown as RunWithoutFacts
}
