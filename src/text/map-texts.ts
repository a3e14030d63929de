/** Changes every text inside a JSON-like value, keys included; what has nothing to change stays the same object. */
export type TextMapper = <T>(value: T) => T

/**
 * Makes a function that applies another one to every text inside a JSON-like value. A frozen object is changed once,
 * wherever it stands and whenever it comes again.
 *
 * @param special gives objects that are changed in a way of their own; undefined of all others
 */
export function textMapper(
  change: (text: string) => string,
  special: (node: object, map: TextMapper) => object | undefined = () => undefined,
): TextMapper {
  const shared = new Map<object, unknown>()
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return change(node)
    if (typeof node !== 'object' || node === null) return node
    const known = shared.get(node) ?? special(node, map)
    if (known !== undefined) return known
    const changed = Array.isArray(node) ? changedList(node, visit) : changedObject(node, change, visit)
    if (Object.isFrozen(node)) shared.set(node, Object.freeze(changed))
    return changed
  }
  const map: TextMapper = <T>(value: T) => visit(value) as T
  return map
}

/** Applies a function to every text inside a JSON-like value, see {@link textMapper}. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return textMapper(change)(value)
}

function changedList(list: readonly unknown[], visit: (node: unknown) => unknown): readonly unknown[] {
  let isSame = true
  const changed = list.map(item => {
    const other = visit(item)
    isSame &&= other === item
    return other
  })
  return isSame ? list : changed
}

function changedObject(
  object: object,
  change: (text: string) => string,
  visit: (node: unknown) => unknown,
): object {
  let isSame = true
  const entries = Object.entries(object).map(([name, field]) => {
    const entry = [change(name), visit(field)] as const
    isSame &&= entry[0] === name && entry[1] === field
    return entry
  })
  return isSame ? object : Object.fromEntries(entries)
}
