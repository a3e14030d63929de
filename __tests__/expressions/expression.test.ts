import { expect, test } from '@jest/globals'
import { assertExpression } from '../../src/expressions/expression.ts'

test.each([
  'score < 80',
  '$count(checks[outcome = "fail"]) > 3',
  'facts.verdicts.*[allowed = false]',
  '/(a+)+$/',
])('%s can be parsed', async expression => {
  await expect(assertExpression(expression)).resolves.toBeUndefined()
})

test.each([
  ['', 'Unexpected end of expression'],
  ['score <', 'Unexpected end of expression (at character 7)'],
  ['$count(checks', 'Expected ")" before end of expression (at character 13)'],
  ['score < 80 80', 'Syntax error: 80 (at character 13)'],
  ['"open', 'String literal must be terminated by a matching quote (at character 5)'],
])('%j is refused: %s', async (expression, message) => {
  await expect(assertExpression(expression)).rejects.toMatchObject({
    message: expect.stringContaining(message),
  })
  await expect(assertExpression(expression)).rejects.toBeInstanceOf(Error)
})

test('a regular expression that cannot be compiled is refused', async () => {
  await expect(assertExpression('$match(url, /[b-a]/)')).rejects.toThrow(/regular expression/)
})

test('a hundred thousand brackets are refused, not fatal', async () => {
  await expect(assertExpression('('.repeat(100_000))).rejects.toThrow()
})
