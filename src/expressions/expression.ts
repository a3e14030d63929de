import { cutEnd } from '../text/cut.ts'
import { suggestion } from '../text/nearest.ts'
import type { Reads } from './names.ts'
import type { Node } from './syntax-tree.ts'

/** Most characters of an expression: JSONata takes time by their square to read it. */
export const MAX_EXPRESSION_CHARACTERS = 4000

/**
 * Checks that a JSONata expression can be parsed, and tells what it reads. It says nothing on whether the expression
 * fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1, as the end of a sentence that begins with
 * the expression
 */
export async function readExpression(expression: string): Promise<Reads> {
  if (expression.length > MAX_EXPRESSION_CHARACTERS) {
    throw new Error(`has ${expression.length} characters; at most ${MAX_EXPRESSION_CHARACTERS} are allowed`)
  }
  const [{ default: jsonata }, { FUNCTIONS, readsOf }] = await Promise.all([
    import('jsonata'),
    import('./names.ts'),
  ])
  const reads = readOrThrow(() => readsOf(jsonata(expression).ast() as Node), expression.length)
  const [variable] = reads.unbound
  if (variable === undefined) return reads
  const hint = suggestion(
    `$${variable}`,
    [...FUNCTIONS].map(name => `$${name}`),
  )
  throw new Error(
    `has "$${cutEnd(variable, 100)}", which is neither a function nor a variable of the expression${hint}`,
  )
}

function readOrThrow(read: () => Reads, length: number): Reads {
  try {
    return read()
  } catch (cause) {
    const { message, position, name } = cause as { message?: string; position?: number; name?: string }
    if (name === 'RangeError') throw new Error('is nested too deep', { cause })
    const place =
      position !== undefined && length > 0 ? ` (at character ${Math.min(position + 1, length)})` : ''
    const text = cutEnd(`${message ?? cause}`, 200)
    throw new Error(`is not a JSONata expression: ${text}${place}`, { cause })
  }
}
