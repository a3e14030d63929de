import { readExpression } from '../expressions/expression.ts'
import type { ExpressionRunner, Limits } from '../expressions/expression-runner.ts'
import type { NamePath } from '../expressions/names.ts'
import { type Schema, unknownName } from '../expressions/schema-names.ts'
import { suggestion } from '../text/nearest.ts'
import { inline } from './reason-line.ts'

/** What an expression was evaluated on, and whether it may have a path although it does not. */
export interface Judged {
  body: unknown
  mayHave(path: NamePath): boolean
}

/** What is known of the names that an expression reads. */
export interface Reading {
  /** That none of the bodies has: each is the end of a sentence that begins with the expression. */
  dead: string[]
  /** Whether it must give something, since all names are there and it picks nothing out. */
  mustGive: boolean
}

/**
 * Looks for the names that an expression reads: where one is misspelt, its condition is never true. No claim is made of
 * names that the expression asks for to see whether they are there, nor of what would be in a list that is empty.
 */
export async function readingOf(
  runner: ExpressionRunner,
  expression: string,
  bodies: Iterable<Judged>,
  limits: Limits,
): Promise<Reading> {
  const reads = await readExpression(expression).catch(() => undefined)
  // The settings refuse such an expression.
  if (!reads) return { dead: [], mustGive: false }
  const { paths, picks } = reads
  const left = new Map(paths.map(path => [JSON.stringify(path), path]))
  const missing = new Map<string, Missing>()
  const open = new Set<string>()
  for (const { body, mayHave } of bodies) {
    for (const [key, path] of left) if (mayHave(path)) open.add(key)
    if (left.keys().every(key => open.has(key))) continue
    const outcome = await runner.evaluate('sights', expression, { value: body }, limits)
    if (outcome.kind !== 'result') return { dead: [], mustGive: false }
    for (const sight of outcome.result.sights) {
      const key = JSON.stringify(sight.path)
      if (sight.state === 'found') left.delete(key)
      else if (sight.state === 'open') open.add(key)
      else missing.set(key, deepest(missing.get(key), sight))
    }
  }
  const dead = [...left.keys()].flatMap(key => (open.has(key) ? [] : (missing.get(key) ?? [])))
  const byPlace = new Map(dead.map(found => [JSON.stringify(found.path.slice(0, found.at + 1)), found]))
  return {
    dead: [...byPlace.values()].map(({ path, at, beside }) => {
      const name = path[at]!
      return `reads "${inline(name)}", which no result has${suggestion(name, beside.map(inline))}`
    }),
    mustGive: left.size === 0 && !picks,
  }
}

interface Missing {
  path: NamePath
  at: number
  beside: readonly string[]
}

/** Of two bodies the one that has more of the path tells which name is missing. */
function deepest(one: Missing | undefined, other: Missing): Missing {
  return one && one.at >= other.at ? one : other
}

/** Whether our own tool runs may have a path; what is below `facts` nobody knows. */
export async function toolRunNames(): Promise<(path: NamePath) => boolean> {
  const { toolRunShape } = await import('../api/result-schemas.ts')
  const schema = toolRunShape() as Schema
  return path => path[0] !== 'facts' && unknownName(path, schema) === undefined
}
