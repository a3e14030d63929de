import type { Json, JsonObject, ToolRun } from './results.ts'

/** Of a run: where its facts come from. */
const LAZY = Symbol('facts')

/** Facts that are made when they are asked for. They are most of what a run takes, and few of its readers want them. */
export interface LazyFacts {
  value(): JsonObject
  /** The same as JSON: a text, or its UTF-8. */
  json(): string | Uint8Array
  /** False where no field has that name, at any depth. It takes a fraction of the time that it takes to make them. */
  mayHave(name: string): boolean
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

  mayHave(name: string): boolean {
    const { buffer, byteOffset, byteLength } = this.#json
    return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name))
  }
}

/** How JSON begins a field: no text in it has these characters, since its quotes are escaped. */
export function fieldIn(name: string): string {
  return `${JSON.stringify(name)}:`
}

/** A run with something else in place of its facts. */
export type RunWithoutFacts = Omit<ToolRun, 'facts'> & { facts: unknown }

/** Gives a run its facts. */
export function withLazyFacts(run: RunWithoutFacts, facts: LazyFacts): ToolRun {
  Object.defineProperty(run, LAZY, { value: facts })
  return Object.defineProperty(run, 'facts', { get: () => facts.value() }) as ToolRun
}

/** Where the facts of a run come from; undefined where they are there, as in a copy. */
export function lazyFactsOf(run: Pick<ToolRun, 'facts'>): LazyFacts | undefined {
  return (run as { [LAZY]?: LazyFacts })[LAZY]
}

/** One of the facts of a run. The others are not made for that where there is no such fact. */
export function factOf(run: Pick<ToolRun, 'facts'>, name: string): Json | undefined {
  return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name]
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
