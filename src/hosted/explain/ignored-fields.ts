import type { Json } from '../../api/results.ts'
import { isObject } from '../read/fields.ts'
import type { Path } from '../read/reading.ts'

/** Most fields that are named. */
const MAX_FIELDS = 20

/**
 * The fields of a body that nothing was read of, the outermost of each: where a list or object was read as a whole,
 * none in it.
 *
 * @param read where the parts stand that were read
 */
export function ignoredFields(body: Json, read: readonly Path[]): { paths: Path[]; more: boolean } {
  const tree = treeOf(read)
  const paths: Path[] = []
  const open: { value: Json; node: Node; path: Path }[] = [{ value: body, node: tree, path: [] }]
  while (open.length > 0 && paths.length <= MAX_FIELDS) {
    const { value, node, path } = open.pop()!
    const below: typeof open = []
    const fields: [string | number, Json][] = Array.isArray(value)
      ? [...value.entries()]
      : isObject(value)
        ? Object.entries(value)
        : []
    for (const [name, field] of fields) {
      const next = node.get(name)
      if (next === undefined) {
        if (!Array.isArray(value) && paths.push([...path, name]) > MAX_FIELDS) break
      } else if (next.size > 0) below.push({ value: field, node: next, path: [...path, name] })
    }
    open.push(...below.reverse())
  }
  return { paths: paths.slice(0, MAX_FIELDS), more: paths.length > MAX_FIELDS }
}

/** A node without children was read as a whole. */
type Node = Map<string | number, Node>

function treeOf(paths: readonly Path[]): Node {
  const root: Node = new Map()
  for (const path of paths) {
    let node = root
    for (const step of path) {
      const next = node.get(step) ?? new Map()
      node.set(step, next)
      node = next
    }
  }
  return root
}
