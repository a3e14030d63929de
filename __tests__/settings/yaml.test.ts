import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { readYaml, YamlError } from '../../src/settings/yaml.ts'
import { cpuClock } from '../support/cpu-time.ts'

const MIB = 1024 * 1024
const filled = (text: string) => text.repeat(Math.floor(MIB / text.length))
function lines(make: (index: number) => string): string {
  const all: string[] = []
  for (let length = 0; length < MIB; length += all.at(-1)!.length) all.push(make(all.length))
  return all.join('')
}

test('YAML is read as its library reads it', async () => {
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.string({ minLength: 1 }), tie('any'), { maxKeys: 4 }),
    ),
  })).any
  await fc.assert(
    fc.asyncProperty(value, async value => {
      const text = stringify({ value })
      expect(await readYaml(text)).toEqual(parse(text))
    }),
    { numRuns: 300 },
  )
})

test('aliases stand for what they name', async () => {
  expect(await readYaml('a: &a [1, &b x]\nb: *a\nc: { d: *b }\n')).toEqual({
    a: [1, 'x'],
    b: [1, 'x'],
    c: { d: 'x' },
  })
})

test('nothing is nothing', async () => {
  expect(await readYaml('')).toBeUndefined()
  expect(await readYaml('# a comment\n')).toBeUndefined()
})

test('the keys of an object of JavaScript are keys like others', async () => {
  const value = (await readYaml('__proto__: { a: 1 }\nconstructor: 2\n')) as object
  expect(Object.entries(value)).toEqual([
    ['__proto__', { a: 1 }],
    ['constructor', 2],
  ])
  expect('a' in value).toBe(false)
})

describe('YAML of a stranger ends at once with one line', () => {
  const bomb = lines(i => `a${i}: &a${i} [${i === 0 ? 'x' : `*a${i - 1}, *a${i - 1}`}]\n`)
  test.each<[string, string, RegExp]>([
    [
      'aliases that double',
      bomb.slice(0, 20_000),
      /^is too large once its aliases are replaced by what they name$|levels deep$/,
    ],
    [
      'aliases of a long text',
      `a: &a ${'x'.repeat(500_000)}\nb: [${'*a, '.repeat(5000)}]\n`,
      /^is too large once its aliases are replaced by what they name$/,
    ],
    [
      'aliases of aliases',
      lines(i => `a${i}: &a${i} [${i === 0 ? 'x' : `*a${i - 1}`}]\n`).slice(0, 20_000),
      /levels deep$/,
    ],
    ['an alias inside of its own anchor', 'a: &a [*a]\n', /^has the alias "\*a" inside of its own anchor/],
    ['a mapping in itself', '&a { b: { c: *a } }\n', /^has the alias "\*a" inside of its own anchor/],
    ['an alias of nothing', 'a: *b\n', /^has the alias "\*b" without an anchor before it$/],
    ['100,000 open lists', '['.repeat(100_000), /levels deep$/],
    ['100,000 open mappings', '{a: '.repeat(100_000), /levels deep$/],
    ['lists in lists', filled('- '), /levels deep$/],
    ['keys of keys', filled('? '), /levels deep$/],
    [
      'mappings that step in',
      Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''),
      /levels deep$/,
    ],
    ['closed lists', filled('[]'), /^is not valid YAML: line 1: /],
    ['ends of lists', filled(']'), /^is not valid YAML: line 1: /],
    ['a great many keys', lines(i => `k${i}: 1\n`), /^is too large/],
    ['a great many keys of one name', filled('a: 1\n'), /^is too large/],
    ['a great many anchors', lines(i => `- &a${i} x\n`), /^is too large/],
    ['a great many documents', filled('---\n'), /^contains several YAML documents/],
    ['a text without its end', `"${filled('\\x41')}`, /^is not valid YAML: line 1: Missing closing/],
    ['a key twice', 'a: 1\na: 2\n', /^has the key "a" twice$/],
    ['a list for a key', '[a]: 1\n', /^has a key that is not a plain word$/],
    ['a fault further down', 'a: 1\nb: 2\nc: [\n', /^is not valid YAML: line 4: /],
  ])('%s', async (_, text, message) => {
    const seconds = cpuClock()
    const error = await readYaml(text).then(
      () => undefined,
      error => error,
    )
    expect(error).toBeInstanceOf(YamlError)
    expect(error.message).toMatch(message)
    // Each takes less than a second; without bounds some of them take minutes.
    expect(seconds()).toBeLessThan(20)
  })

  test.each([
    ' ',
    '\t',
    '\r',
    '\0',
    '&',
    '*',
    '-',
    '!',
    '%',
    '"',
    "'",
    '|',
    '> ',
    'a ',
    'a\n',
    ':',
    '#',
    '\ufeff',
    '\ud800',
  ])('a mebibyte of %j', async text => {
    const seconds = cpuClock()
    await readYaml(filled(text)).catch(error => expect(error).toBeInstanceOf(YamlError))
    expect(seconds()).toBeLessThan(20)
  })
})
