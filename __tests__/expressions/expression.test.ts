import { expect, test } from '@jest/globals'
import { MAX_EXPRESSION_CHARACTERS, readExpression } from '../../src/expressions/expression.ts'

test.each([
  'score < 80',
  '$count(checks[outcome = "fail"]) > 3',
  'facts.verdicts.*[allowed = false]',
  '/(a+)+$/',
])('%s can be parsed', async expression => {
  await expect(readExpression(expression)).resolves.toBeDefined()
})

test.each([
  ['', 'Unexpected end of expression'],
  ['score <', 'Unexpected end of expression (at character 7)'],
  ['$count(checks', 'Expected ")" before end of expression (at character 13)'],
  ['score < 80 80', 'Syntax error: 80 (at character 13)'],
  ['"open', 'String literal must be terminated by a matching quote (at character 5)'],
])('%j is refused: %s', async (expression, message) => {
  await expect(readExpression(expression)).rejects.toMatchObject({
    message: expect.stringContaining(message),
  })
  await expect(readExpression(expression)).rejects.toBeInstanceOf(Error)
})

test('a regular expression that cannot be compiled is refused', async () => {
  await expect(readExpression('$match(url, /[b-a]/)')).rejects.toThrow(/regular expression/)
})

test('a hundred thousand brackets are refused, not fatal', async () => {
  await expect(readExpression('('.repeat(100_000))).rejects.toThrow(
    'has 100000 characters; at most 4000 are allowed',
  )
})

const SHAPES: readonly [string, string, string][] = [
  ['brackets', '(', ')'],
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['functions', 'function(){', '}'],
  ['negations', '-', ''],
  ['conditions', 'a?', ''],
  ['names', 'a.', ''],
  ['parents', 'a.%.', ''],
  ['predicates', 'a[', ']'],
  ['wildcards', '*.', ''],
  ['sums', '1+', ''],
  ['applications', '$sum~>', ''],
  ['bindings', '$a:=', ''],
]

test.each(SHAPES)('%s as many as fit are read or refused', async (_, open, close) => {
  const count = Math.floor((MAX_EXPRESSION_CHARACTERS - 1) / (open.length + close.length))
  const expression = `${open.repeat(count)}a${close.repeat(count)}`
  const outcome = await readExpression(expression).then(
    () => 'read',
    error => error.message,
  )
  expect(outcome).toMatch(/^(read|is nested too deep|is not a JSONata expression: .{1,250})$/s)
})

test('the message of a huge number is short', async () => {
  const error: Error = await readExpression('9'.repeat(4000)).catch(error => error)
  expect(error.message.length).toBeLessThan(300)
})

test.each([
  ['$scor < 50', 'has "$scor", which is neither a function nor a variable of the expression'],
  [
    '$cuont(checks) > 3',
    'has "$cuont", which is neither a function nor a variable of the expression (did you mean "$count"?)',
  ],
  ['($a := 1; $b)', 'has "$b", which'],
  ['$map(checks, function($c){ $d.id })', 'has "$d", which'],
])('%s reads a variable that nothing binds', async (expression, message) => {
  await expect(readExpression(expression)).rejects.toThrow(message)
})

test.each([
  '($a := 1; $a)',
  '$map(checks, function($c, $i){ $c.id & $i })',
  'checks@$c.occurrences#$i[$i < 3].{"id": $c.id}',
  '$base64encode(url)',
  '$now()',
  'checks ~> $count()',
  '$$.score and $.score',
])('%s binds what it reads', async expression => {
  await expect(readExpression(expression)).resolves.toMatchObject({ unbound: [] })
})
