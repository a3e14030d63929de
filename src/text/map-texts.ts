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
    const changed = Array.isArray(node)
      ? changedList<unknown>(node, visit)
      : changedObject<unknown>(node as Record<string, unknown>, change, visit)
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

/** A list with what a function makes of each item; the same list where it changes none. */
export function changedList<Item>(list: readonly Item[], visit: (item: Item) => Item): readonly Item[] {
  let changed: Item[] | undefined
  for (const [at, item] of list.entries()) {
    const other = visit(item)
    if (other !== item) changed ??= list.slice(0, at)
    changed?.push(other)
  }
  return changed ?? list
}

/** An object with what functions make of each name and field; the same object where they change none. */
export function changedObject<Field>(
  object: Readonly<Record<string, Field>>,
  change: (name: string) => string,
  visit: (field: Field) => Field,
): Readonly<Record<string, Field>> {
  const names = Object.keys(object)
  let changed: [string, Field][] | undefined
  for (const [at, name] of names.entries()) {
    const field = object[name]!
    const [otherName, other] = [change(name), visit(field)]
    if (otherName !== name || other !== field)
      changed ??= names.slice(0, at).map(known => [known, object[known]!])
    changed?.push([otherName, other])
  }
  return changed ? Object.fromEntries(changed) : object
}
