import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { runCommandLine } from '../../src/cli/command-line.ts'
import { SETTINGS } from '../../src/settings/table.ts'

let printed: string[]
beforeEach(() => {
  printed = []
  const print = (line: unknown) => void printed.push(String(line))
  jest.spyOn(console, 'error').mockImplementation(print)
  jest.spyOn(console, 'log').mockImplementation(print)
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** What every object of JavaScript has, and nobody defines. */
const WORDS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '__defineGetter__',
]
const PAGE = 'http://127.0.0.1:9/'

describe.each(WORDS)('the word %s', word => {
  test('is no command', async () => {
    expect(await runCommandLine([word], {})).toBe(2)
    expect(printed).toEqual([
      `${word}: there is no such command; allowed are audit, merge, serve, explain, init, checks, help, or a URL`,
    ])
  })

  test.each<[string, string[]]>([
    ['a page', ['audit', word]],
    ['a folder of reports', ['merge', word]],
    ['a word of serve', ['serve', word]],
    ['a flag of serve', ['serve', `--${word}`]],
    ['a flag of serve with a value', ['serve', `--${word}=1`]],
    ['a word of checks', ['checks', word]],
    ['a flag', [PAGE, `--${word}`]],
    ['a flag with a value', [PAGE, `--${word}=1`]],
    ['a flag that says no', [PAGE, `--no-${word}`]],
    ['a tool', [PAGE, '--tools', word]],
    ['a tool to leave out', [PAGE, `--tools=-${word}`]],
    ['a tool with a score', [PAGE, '--min-score', `${word}: 5`]],
    ['a tool with a tolerance', [PAGE, '--baseline', './none.json', '--score-tolerance', `${word}: 5`]],
    ['a tool with an expression', [PAGE, '--fail-if', `${word}: true`]],
    ['a check', [PAGE, '--ignore', word]],
    ['a severity', [PAGE, '--fail-on', word]],
    ['a format', [PAGE, '--formats', word]],
    ['a baseline', [PAGE, '--baseline', word]],
    ['a part', [PAGE, '--shard', word]],
    ['a truth', [PAGE, '--annotations', 'false', '--config', word]],
  ])('is refused with one clear line for %s', async (_, args) => {
    expect(await runCommandLine(args, {})).toBe(2)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain(word)
    expect(printed[0]).toMatch(/^(?:"?-?-?[\w-]+"?: |"\S+" )/)
  })
})

test.each(['1/1e9', '1/1000000000', '0/4', '1/0', '-1/4', '1/4/5', '9'.repeat(400), `1/${'9'.repeat(400)}`])(
  'the part %s is refused with one clear line',
  async shard => {
    expect(await runCommandLine([PAGE, '--shard', shard], {})).toBe(2)
    expect(printed).toEqual([
      expect.stringMatching(
        /^shard: ".*" must be the number of a part and how many there are, such as 2\/4, with at most 1000 parts$/,
      ),
    ])
  },
)

test('an unknown command is refused with the nearest one', async () => {
  expect(await runCommandLine(['audti'], {})).toBe(2)
  expect(printed).toEqual([
    'audti: there is no such command; allowed are audit, merge, serve, explain, init, checks, help, or a URL (did you mean "audit"?)',
  ])
})

const OF_SERVE =
  'allowed are --host, --port, --metrics-port, --metrics-host, --tokens-file, --config, --requests-per-minute, --requests-at-once, --allow-private, --concurrency, --queue, --drain, --timeout, --device, --lighthouse-runs, --chrome-path'

test.each<[string, string[]]>([
  ['--port x', ['port: "x" must be a whole number from 0 to 65535']],
  ['--port 65536', ['port: "65536" must be a whole number from 0 to 65535']],
  ['--port', ['--port: needs a value, such as --port N']],
  ['--no-port', ['--port: needs a value, such as --port N']],
  ['--concurrency 0', ['concurrency: "0" must be a whole number from 1 to 64']],
  ['--allow-private=maybe', ['allow-private: "maybe" must be true or false']],
  ['-p', ['"-p" is not a flag; flags begin with two dashes, such as --host']],
  ['8080 x', [`8080: "serve" does not know this; ${OF_SERVE}`, `x: "serve" does not know this; ${OF_SERVE}`]],
  ['8080', [`8080: "serve" does not know this; ${OF_SERVE}`]],
  [
    '--prot 1 --drain=soon',
    [
      `--prot: "serve" does not know this; ${OF_SERVE} (did you mean "--port"?)`,
      'drain: "soon" must be a whole number from 0 to 3600',
    ],
  ],
])('the flags of serve are read as all settings are: %s', async (flags, problems) => {
  expect(await runCommandLine(['serve', ...flags.split(' ')], {})).toBe(2)
  expect(printed).toEqual(problems)
})

test('serve --help lists its flags in groups, with the words of the settings', async () => {
  expect(await runCommandLine(['serve', '--help'], {})).toBe(0)
  const lines = printed.join('\n').split('\n')
  const titles = ['Where it listens:', 'Who may use it:', 'How much it does:', 'The engine:']
  expect(lines.filter(line => titles.includes(line))).toEqual(titles)
  const flags = lines.flatMap(line => /^ {2}(--[\w-]+) /.exec(line)?.[1] ?? [])
  expect(flags.join(', ')).toBe(OF_SERVE.replace('allowed are ', ''))
  const ofEngine = lines.slice(lines.indexOf('The engine:')).join(' ').replace(/\s+/g, ' ')
  for (const name of ['timeout', 'device', 'lighthouse-runs', 'chrome-path'] as const)
    expect(ofEngine).toContain(SETTINGS[name].description.replaceAll('`', ''))
})
