/**
 * A map that adds to an outer one without copying it: what is declared far out may be much, and what adds to it many.
 * Looking up takes as many steps as there are layers, so that there should be no more of them than documents are deep.
 */
export class LayeredMap<Value> {
  readonly #own = new Map<string, Value>()
  readonly #outer: LayeredMap<Value> | undefined

  constructor(outer?: LayeredMap<Value>) {
    // An empty layer is no step.
    this.#outer = outer && outer.#own.size === 0 ? outer.#outer : outer
  }

  get(key: string): Value | undefined {
    for (let layer: LayeredMap<Value> | undefined = this; layer; layer = layer.#outer) {
      const value = layer.#own.get(key)
      if (value !== undefined) return value
    }
    return undefined
  }

  set(key: string, value: Value): void {
    this.#own.set(key, value)
  }
}
