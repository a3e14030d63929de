/**
 * Applies a function to every text inside a JSON-like value, keys included. A frozen object that stands in several
 * places is changed once, and stands in all of them again.
 */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const shared = new Map<object, unknown>()
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return change(node)
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node === 'object' && node !== null) {
      const known = shared.get(node)
      if (known !== undefined) return known
      const entries = Object.entries(node).map(([key, item]) => [change(key), visit(item)])
      const changed: unknown = Object.fromEntries(entries)
      if (Object.isFrozen(node)) shared.set(node, Object.freeze(changed))
      return changed
    }
    return node
  }
  return visit(value) as T
}
