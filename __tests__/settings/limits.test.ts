import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loadSettings } from '../../src/settings/load-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function problemsOf(config: object): Promise<readonly string[]> {
  await writeFile(join(folder, 'config.yml'), JSON.stringify(config))
  return await loadSettings({ url: 'https://shop.example/', config: 'config.yml' }, path =>
    join(folder, path),
  ).then(
    () => [],
    error => error.problems,
  )
}

const times = <T>(count: number, item: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => item(number))

test.each<[string, object, RegExp]>([
  [
    'a glob of pages that is long',
    { overrides: [{ url: `/${'a'.repeat(3000)}`, 'min-score': 1 }] },
    /^overrides: number 1: its "url" has 3001 characters; a pattern may have at most 2000$/,
  ],
  [
    'a glob of pages with many braces',
    { overrides: [{ url: `/${'{a,b}'.repeat(30)}`, 'min-score': 1 }] },
    /^overrides: number 1: its "url" stands for more than 1000 patterns/,
  ],
  [
    'many overrides',
    { overrides: times(101, number => ({ url: `/${number}`, 'min-score': 1 })) },
    /^overrides: has 101 entries; at most 100 are allowed$/,
  ],
  [
    'a glob of sources that is long',
    { source: { [`/${'*a'.repeat(3000)}`]: 'x' } },
    /^source: "\/.{198}…" has 6001 characters; a pattern may have at most 2000$/,
  ],
  [
    'a file of sources that is long',
    { source: { '/*': 'x'.repeat(3000) } },
    /^source: "x{199}…" has 3000 characters/,
  ],
  [
    'many sources',
    { source: Object.fromEntries(times(501, number => [`/${number}`, 'x'])) },
    /^source: has 501 lines; at most 500 are allowed$/,
  ],
  [
    'an expression that is long',
    { 'fail-if': `serp: ${'score.'.repeat(20_000)}x` },
    /^fail-if: "serp: score\..{1,200}…" has 120001 characters; at most 4000 are allowed$/,
  ],
  [
    'a mapping that is long',
    { mapping: { serp: '('.repeat(100_000) } },
    /^mapping: "serp: \(+…" has 100000 characters; at most 4000 are allowed$/,
  ],
  [
    'an expression that is nested deep',
    { mapping: { serp: '['.repeat(3_999) } },
    /^mapping: "serp: \[+…" (is nested too deep|is not a JSONata expression: .{1,250})$/,
  ],
  [
    'many expressions',
    { 'fail-if': times(201, number => `serp: score = ${number}`) },
    /^fail-if: there are 201 expressions, including those of overrides and mapping; at most 200 are allowed$/,
  ],
  [
    'expressions that are long together',
    { 'fail-if': times(50, number => `serp: score = ${number} and "${'x'.repeat(1000)}"`) },
    /^fail-if: all expressions together, with those of overrides and mapping, have more than 40000 characters; write fewer/,
  ],
  [
    'a variable that is none',
    { mapping: { serp: '{"score": $scor}' } },
    /^mapping: "serp: {"score": \$scor}" has "\$scor", which is neither a function nor a variable of the expression \(did you mean "\$sort"\?\)$/,
  ],
])('%s is one wrong setting', async (_, config, message) => {
  expect(await problemsOf(config)).toEqual([expect.stringMatching(message)])
})

test('as many as are allowed are no fault', async () => {
  const config = {
    overrides: times(100, number => ({ url: `/${number}/*`, 'min-score': 1 })),
    source: Object.fromEntries(times(500, number => [`/${number}/*`, 'x/*'])),
    'fail-if': times(200, number => `serp: score = ${number}`),
    ignore: times(500, () => 'serp/title-missing'),
  }
  expect(await problemsOf(config)).toEqual([])
})
