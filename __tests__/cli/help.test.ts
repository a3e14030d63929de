import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import stringWidth from 'string-width'
import { runCommandLine } from '../../src/cli/command-line.ts'
import { OUTPUT_FLAGS } from '../../src/cli/output-flags.ts'
import { CHECK_IDS } from '../../src/engine/tools/check-ids.ts'
import { fromFlags } from '../../src/settings/flags.ts'
import { GROUPS } from '../../src/settings/groups.ts'
import { definitionOf, SETTING_NAMES } from '../../src/settings/table.ts'

let printed: string[]
let complained: string[]
beforeEach(() => {
  printed = []
  complained = []
  jest.spyOn(console, 'log').mockImplementation((text: unknown) => void printed.push(String(text)))
  jest.spyOn(console, 'error').mockImplementation((text: unknown) => void complained.push(String(text)))
})
afterEach(() => {
  jest.restoreAllMocks()
})

async function help(line: string, env: Record<string, string> = {}): Promise<string> {
  expect(await runCommandLine(line.split(' ').filter(Boolean), env)).toBe(0)
  return printed.join('\n')
}

describe('the help', () => {
  test('lists each flag once, in groups with an example each', async () => {
    const lines = (await help('--help')).split('\n')
    const flags = lines.flatMap(line => /^ {2}--([\w-]+)/.exec(line)?.[1] ?? [])
    expect(flags.toSorted()).toEqual([...SETTING_NAMES, ...Object.keys(OUTPUT_FLAGS)].toSorted())
    const titles = lines.flatMap(line => /^([A-Z][\w ]*): \S.*\.$/.exec(line)?.[1] ?? [])
    expect(titles).toEqual([...Object.values(GROUPS).map(({ title }) => title), 'Output'])
    expect(lines.filter(line => line.startsWith('  Example: '))).toHaveLength(titles.length)
  })

  test.each(['--help', '-h', 'help', 'audit --help', 'https://shop.example --help', 'help audit'])(
    'stands under %s',
    async line => {
      expect(await help(line)).toContain('Gate: What fails the build.')
    },
  )

  test.each([40, 60, 72, 100])('keeps to %d columns', async width => {
    const texts: string[] = []
    for (const line of ['--help', 'serve --help', ...SETTING_NAMES.map(name => `help ${name}`)]) {
      printed = []
      texts.push(await help(line, { COLUMNS: String(width) }))
    }
    const tooLong = texts
      .flatMap(text => text.split('\n'))
      .filter(line => stringWidth(line) > width && !line.startsWith('  SEO_PREFLIGHT_TOKENS='))
    expect(tooLong).toEqual(width < 60 ? [expect.stringContaining('seo-preflight serve --tokens-file')] : [])
  })

  test('of one group has its settings alone', async () => {
    const text = await help('help gate')
    expect(text).toContain('--fail-if LINES')
    expect(text).not.toContain('--report-dir')
  })

  test('of a command tells how it is used', async () => {
    expect(await help('help explain')).toMatch(/explain CHECK-ID .*\n.*explain --base-url/)
    expect(await help('help serve')).toContain('Where it listens:')
  })
})

describe('an example of the settings', () => {
  test.each(Object.values(GROUPS).map(({ example }) => example))('can be used: %s', example => {
    const [, flags] = /seo-preflight (.*)$/.exec(example) ?? []
    const [input] = /^([\w-]+): /.exec(example) ?? []
    if (flags) expect(fromFlags(flags.split(' ')).url).toBe('example.com')
    else expect(SETTING_NAMES.map(name => `${name}: `)).toContain(input)
  })

  test.each(SETTING_NAMES.flatMap(name => (definitionOf(name).examples ?? []).map(value => [name, value])))(
    'is allowed as %s: %s',
    (name, value) => {
      const { kind } = definitionOf(name as (typeof SETTING_NAMES)[number])
      expect(kind.read(value!).problem).toBeUndefined()
    },
  )
})

describe('help on one setting', () => {
  test('says what it means, how it is written where, and who may set it', async () => {
    expect((await help('help fail-if')).split('\n').slice(6)).toEqual([
      'Kind       one or several lines; as a flag, it may stand several times',
      'Default    none',
      'Set by     input, flag or config file, there also in "overrides" for some pages',
      '',
      'As a flag:',
      "  seo-preflight … --fail-if 'serp: score < 90'",
      "  seo-preflight … --fail-if 'report: counts.error > 5'",
      'As an input, and in the config file:',
      "  fail-if: 'serp: score < 90'",
      "  fail-if: 'report: counts.error > 5'",
    ])
  })

  test.each([
    ['help crawl', 'seo-preflight … --crawl\n', 'crawl: true'],
    ['help --annotations', 'seo-preflight … --no-annotations\n', 'annotations: false'],
    ['help max-pages', '--max-pages 50\n', 'max-pages: 50'],
    ['help fail-on', 'one of error, warning, notice, never', '--fail-on warning'],
    [
      'help headers',
      'input or flag alone, because a pull request can change the config file',
      'its value is hidden',
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
    ['help token', '--token "$SEO_TOKEN"', 'token: ${{ secrets.SEO_TOKEN }}'],
    ['help merge', 'seo-preflight merge DIR…: join', '--merge reports/1'],
    ['help json', 'flag alone', 'Default    false'],
  ])('%s', async (line, one, other) => {
    const text = await help(line)
    expect(text).toContain(one)
    expect(text).toContain(other)
  })

  test.each(SETTING_NAMES)('%s has a kind and an example in words', async name => {
    const text = await help(`help ${name}`)
    const [, kind] = /^Kind {7}(\S.*)$/m.exec(text) ?? []
    const { fileForm } = definitionOf(name).kind
    // What has several forms or words of its own is not just any text.
    const isAnyText = fileForm['type'] === 'string' && !('enum' in fileForm)
    expect(kind).toMatch(isAnyText ? /^(?:a|the|one) |^production, / : /^(?!a text)\w/)
    expect(text).toMatch(/^As a flag:\n {2}seo-preflight … --/m)
    expect(text).not.toContain('undefined')
  })
})

describe('a check', () => {
  test.each([
    'explain serp/title-missing',
    'help serp/title-missing',
    'explain title-missing',
    'explain SERP/Title-Missing',
  ])('is told by %s', async line => {
    expect((await help(line)).split('\n')).toEqual([
      'serp/title-missing',
      'error · The page has no title',
      '',
      expect.stringMatching(/\.$/),
      '',
      expect.stringMatching(/^Fix: /),
      '',
      'Example of what fails:',
      '  <head><meta charset="utf-8"></head>',
      '',
      'Source: https://developers.google.com/search/docs/appearance/title-link',
    ])
  })

  test('of each tool can be told', async () => {
    const ids = CHECK_IDS.trim().split('\n')
    const firstOfTool = [...new Map(ids.map(id => [id.split('/')[0], id])).values()]
    for (const id of firstOfTool) expect(await help(`explain ${id}`)).toContain(`${id}\n`)
  })

  test('is coloured where that is asked for', async () => {
    expect(await help('explain serp/title-missing', { FORCE_COLOR: '1' })).toContain('\u001b[31merror')
  })
})

test.each([
  [
    'help fail-iff',
    'fail-iff: there is no such setting, command or check (did you mean "fail-if"?); "seo-preflight help" lists all settings',
  ],
  [
    'help --jsn',
    '--jsn: there is no such setting, command or check (did you mean "json"?); "seo-preflight help" lists all settings',
  ],
  ['help fail-if url', 'help: takes one word, such as "help fail-if" or "help serp/title-missing"'],
  [
    'help serp/titel-missing',
    'serp/titel-missing: there is no such check (did you mean "serp/title-missing"?); "seo-preflight checks" lists all of them',
  ],
  [
    'explain serp/titel-missing',
    'serp/titel-missing: there is no such check (did you mean "serp/title-missing"?); "seo-preflight checks" lists all of them',
  ],
  [
    'help constructor',
    'constructor: there is no such setting, command or check; "seo-preflight help" lists all settings',
  ],
  [
    'help constructor/prototype',
    'constructor/prototype: there is no such check; "seo-preflight checks" lists all of them',
  ],
  [
    'explain example.com/shop',
    'base-url: is missing; "explain" reads the answers of a hosted service, or prints a check, such as "explain serp/title-missing"',
  ],
])('%s is refused in one line', async (line, problem) => {
  expect(await runCommandLine(line.split(' '), {})).toBe(2)
  expect([printed, complained]).toEqual([[], [problem]])
})

test('a name that several tools have is told with all of them', async () => {
  const names = CHECK_IDS.trim()
    .split('\n')
    .map(id => id.split('/')[1]!)
  const name = names.find((one, index) => names.indexOf(one) !== index)!
  expect(await runCommandLine(['explain', name], {})).toBe(2)
  expect(complained).toEqual([expect.stringMatching(/\(did you mean one of [\w-]+\/.*, [\w-]+\/.*\?\)/)])
})

test('an empty command line is no green build, and shows how to begin', async () => {
  expect(await runCommandLine([], {})).toBe(2)
  expect(printed).toEqual([])
  expect(complained.join('\n').match(/^ {2}seo-preflight .*/gm)).toHaveLength(3)
})
