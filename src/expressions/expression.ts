/**
 * Checks that a JSONata expression can be parsed. It says nothing on whether the expression fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1
 */
export async function assertExpression(expression: string): Promise<void> {
  const { default: jsonata } = await import('jsonata')
  try {
    jsonata(expression)
  } catch (cause) {
    const { message, position } = cause as { message?: string; position?: number }
    const known = position !== undefined && expression !== ''
    const place = known ? ` (at character ${Math.min(position + 1, expression.length)})` : ''
    throw new Error(`${message ?? cause}${place}`, { cause })
  }
}
