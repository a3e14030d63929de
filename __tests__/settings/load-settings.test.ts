import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TOOLS } from '../../src/api/tools.ts'
import { fromFlags } from '../../src/settings/flags.ts'
import { fromInputs } from '../../src/settings/inputs.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import { definitionOf, SETTING_NAMES, type Settings, type Written } from '../../src/settings/table.ts'
import { anyText } from '../support/any-text.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const here = (path: string) => join(folder, path)
const load = (given: Written): Promise<Settings> =>
  loadSettings({ url: 'https://shop.example/', ...given }, here)

const YAML_PARTS = [
  ...[
    'a',
    'b',
    ': ',
    '- ',
    '? ',
    '\n',
    '\n  ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '&a ',
    '*a',
    '<<: ',
    '!t ',
    '!!int ',
  ],
  ...[
    '!!map ',
    '|\n',
    '>',
    '"',
    "'",
    '#',
    '%YAML 1.1\n',
    '---\n',
    '...\n',
    '~',
    'true',
    '1e9',
    '.inf',
    '-1',
    '\t',
  ],
  ...[
    '\r',
    '\ufeff',
    '\0',
    '\u2028',
    '@',
    '\\x',
    '__proto__',
    'serp',
    '/a/*',
    'url',
    'mapping: ',
    'overrides: ',
  ],
]

async function problemsOf(work: Promise<unknown> | (() => unknown)): Promise<readonly string[]> {
  try {
    await (typeof work === 'function' ? work() : work)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  throw new Error('nothing was refused')
}

async function withConfig(content: string, given: Written = {}): Promise<Settings> {
  const name = `${Math.random().toString(36).slice(2)}.yml`
  await writeFile(here(name), content)
  return await load({ config: name, ...given })
}

describe('a wrong setting is refused with one line that names it, its value and what is allowed', () => {
  test.each<[string, Written, string]>([
    [
      'no URL',
      { url: 'shop' },
      'url: has "shop", which is not a URL; write it such as https://example.com/about',
    ],
    [
      'a file',
      { url: 'dist/index.html' },
      'url: has "dist/index.html", which is not a URL; write it such as https://example.com/about',
    ],
    [
      'a production without dot',
      { 'production-url': 'production' },
      'production-url: has "production", which is not a URL; write it such as https://example.com/about',
    ],
    [
      'a script',
      { url: 'javascript:alert(1)' },
      'url: has "javascript:alert(1)"; only http:// and https:// URLs can be audited',
    ],
    [
      'a file URL',
      { url: 'file:///etc/passwd' },
      'url: has "file:///etc/passwd"; only http:// and https:// URLs can be audited',
    ],
    [
      'a path without slash',
      { paths: 'about' },
      'paths: has "about"; each path must begin with one slash, such as /about',
    ],
    [
      'paths with commas between them',
      { paths: '/,/about' },
      'paths: has "/,/about"; put blanks or newlines between paths, not commas: "/ /about"',
    ],
    [
      'paths with commas behind them',
      { paths: '/, /about' },
      'paths: has "/,"; put blanks or newlines between paths, not commas: "/ /about"',
    ],
    [
      'URLs with commas behind them',
      { url: 'https://user:password@shop.example/, https://shop.example/about' },
      'url: has "https://shop.example/,"; put blanks or newlines between URLs, not commas',
    ],
    [
      'URLs with commas between them',
      { url: 'https://shop.example/,https://user:password@shop.example/about' },
      'url: has "https://shop.example/,https://shop.example/about"; put blanks or newlines between URLs, not commas',
    ],
    [
      'a path in the place of a URL',
      { url: '/about' },
      'url: has "/about", which is a path; paths of pages are one value of paths ("/ /about"), a folder is static-dir',
    ],
    [
      'a path that leads to another host',
      { paths: '/\\evil.example/x' },
      'paths: has "/\\evil.example/x"; each path must begin with one slash, such as /about',
    ],
    ['a number in words', { concurrency: 'four' }, 'concurrency: "four" must be a whole number from 1 to 64'],
    ['a number out of range', { concurrency: '0' }, 'concurrency: "0" must be a whole number from 1 to 64'],
    ['a fraction', { timeout: '1.5' }, 'timeout: "1.5" must be a whole number from 1 to 3600'],
    [
      'a misspelt tool',
      { tools: 'robot' },
      `tools: has "robot"; allowed are all, ${TOOLS.join(', ')} (did you mean "robots"?)`,
    ],
    [
      'no tool left',
      { tools: 'serp -serp' },
      'tools: "serp -serp" leaves no tool to run; remove a "-name" or add a tool',
    ],
    [
      'a misspelt severity',
      { 'fail-on': 'warn' },
      'fail-on: "warn" must be one of error, warning, notice, never (did you mean "warning"?)',
    ],
    [
      'a score out of range',
      { 'min-score': 'serp: 101' },
      'min-score: has "serp: 101"; a score is a number from 0 to 100, for all tools ("90") or for one ("serp: 90")',
    ],
    [
      'an expression for no tool',
      { 'fail-if': 'serps: score' },
      `fail-if: has "serps"; allowed before the colon are ${TOOLS.join(', ')} (did you mean "serp"?)`,
    ],
    [
      'a format that there is not',
      { formats: 'json serif' },
      'formats: has "serif"; allowed are json, html, markdown, sarif, junit, csv (did you mean "sarif"?)',
    ],
    [
      'a shard past the last',
      { shard: '5/4' },
      'shard: "5/4" must be the number of a part and how many there are, such as 2/4, with at most 1000 parts',
    ],
    [
      'an audit beside a merge',
      { merge: 'shards' },
      'merge: cannot be used together with "url"; "merge" only joins reports and audits no pages',
    ],
    [
      'both kinds of target',
      { 'static-dir': 'dist' },
      'static-dir: cannot be used together with "url"; give one of them',
    ],
    [
      'a base URL without token',
      { 'base-url': 'https://seo.example/api/v1/ext' },
      'token: is missing; the service at "base-url" needs an API token (see your profile there, under API tokens)',
    ],
    [
      'a token without base URL',
      { token: 'abcdef' },
      'base-url: is missing; "token" is only for a hosted service, the embedded engine needs none',
    ],
    [
      'another base path',
      { 'base-url': 'https://seo.example/v2', token: 'abcdef' },
      'base-url: "https://seo.example/v2" must end in /api/v1/ext',
    ],
    [
      'headers for a service',
      { 'base-url': 'https://seo.example/api/v1/ext', token: 'abcdef', headers: 'x-a: 1' },
      'headers: cannot be used with "base-url", because the service does not send them to the pages',
    ],
    [
      'a token in the clear',
      { 'base-url': 'http://seo.example/api/v1/ext', token: 'abcdef' },
      'base-url: "http://seo.example/api/v1/ext" must begin with https://, so that the token is not sent unencrypted',
    ],
    [
      'a Chrome that is not there',
      { 'chrome-path': '/no/such/chrome' },
      'chrome-path: "/no/such/chrome" does not exist; give the path of the Chrome executable',
    ],
    [
      'a bad artifact name',
      { 'artifact-name': 'a/b' },
      'artifact-name: "a/b" must not contain any of " : < > | * ? \\ /',
    ],
    [
      'a bad artifact name beside a merge',
      { url: '', merge: 'shards', 'artifact-name': 'a/b' },
      'artifact-name: "a/b" must not contain any of " : < > | * ? \\ /',
    ],
  ])('%s', async (_, given, problem) => {
    expect(await problemsOf(load(given))).toEqual([problem])
  })

  test('a header line is named by its number, since it may hold a secret', async () => {
    const problems = await problemsOf(load({ headers: 'x-a: 1\nsecret-without-colon' }))
    expect(problems).toEqual(['headers: line 2 is not of the form "Name: value"'])
  })

  test('an expression that does not parse', async () => {
    const [problem, ...more] = await problemsOf(load({ 'fail-if': 'serp: score <' }))
    expect(problem).toMatch(/^fail-if: "serp: score <" is not a JSONata expression: /)
    expect(more).toEqual([])
  })

  test('every problem is named at once', async () => {
    expect(await problemsOf(load({ concurrency: 'x', timeout: 'y' }))).toHaveLength(2)
  })

  test('no target at all', async () => {
    const problems = await problemsOf(loadSettings({}, here))
    expect(problems).toEqual([
      'url: is missing; give the pages to audit as "url", or a folder as "static-dir"',
    ])
  })
})

describe('what the event of a deployment says', () => {
  const event = { written: { url: 'https://preview.example/', wait: '120' } }

  test('holds where nothing else is said', async () => {
    expect(await loadSettings({}, here, event)).toMatchObject({
      url: ['https://preview.example/'],
      wait: 120,
    })
  })

  test.each<[Written, object]>([
    [{ url: 'https://shop.example/' }, { url: ['https://shop.example/'], wait: 120 }],
    [
      { url: 'https://shop.example/', wait: '5' },
      { url: ['https://shop.example/'], wait: 5 },
    ],
    [{ 'static-dir': 'dist' }, { staticDir: 'dist', url: undefined }],
  ])('gives way to %j', async (given, expected) => {
    const { url, staticDir, wait } = await loadSettings(given, here, event)
    expect({ url, staticDir, wait }).toMatchObject(expected)
  })

  test('may be that there is no URL, which is told', async () => {
    const withoutUrl = 'is missing, and this deployment has no environment_url'
    expect(await problemsOf(loadSettings({}, here, { written: {}, withoutUrl }))).toEqual([
      `url: ${withoutUrl}; give the pages to audit as "url", or a folder as "static-dir"`,
    ])
  })
})

describe('with a secret at hand', () => {
  const secret = { headers: 'x-bypass: 4711' }
  const event = { written: { url: 'https://preview.example/' } }
  const withFile = async (content: string, given: Written, ofEvent?: typeof event) => {
    await writeFile(here('secret.yml'), content)
    return await loadSettings({ config: 'secret.yml', ...given }, here, ofEvent)
  }
  const elsewhere = (name: string, value: string, by = 'headers') =>
    `${name}: "${value}" is set only in "secret.yml", which a pull request can change. So that "${by}" goes to no other site, set it as the input "${name}" or the flag --${name}`

  test('the config file cannot name a site of its own', async () => {
    const problems = await problemsOf(
      withFile('url: https://evil.example/a https://preview.example/', secret),
    )
    expect(problems).toEqual([elsewhere('url', 'https://evil.example/a')])
  })

  test.each([
    'http://preview.example/',
    'https://preview.example:444/',
    'https://a@evil.example/',
    'https://preview.example.evil.example/',
  ])('another origin than that of the event is another site: %s', async url => {
    const [problem, ...more] = await problemsOf(withFile(`url: ${url}`, secret, event))
    expect(problem).toMatch(/^url: ".*" is set only in "secret\.yml"/)
    expect(more).toEqual([])
  })

  test('the config file cannot have its own folder audited in place of the deployment', async () => {
    expect(await problemsOf(withFile('static-dir: dist', secret, event))).toEqual([
      elsewhere('static-dir', 'dist'),
    ])
  })

  test.each<[string, Written, typeof event | undefined, string[]]>([
    ['that the event names', secret, event, ['https://preview.example/a']],
    [
      'that an input names a sitemap of',
      { ...secret, sitemap: 'https://preview.example/s.xml' },
      undefined,
      ['https://preview.example/a'],
    ],
    [
      'that an input names without its scheme',
      { ...secret, url: 'preview.example' },
      undefined,
      ['https://preview.example/'],
    ],
    [
      'that an input names, which goes first',
      { ...secret, url: 'https://shop.example/' },
      event,
      ['https://shop.example/'],
    ],
  ])('the config file can choose pages of a site %s', async (_, given, ofEvent, urls) => {
    expect((await withFile('url: https://preview.example/a', given, ofEvent)).url).toEqual(urls)
  })

  test('a service fetches no production that the config file alone names', async () => {
    const service = {
      'base-url': 'https://seo.example/api/v1/ext',
      token: 'abcdef',
      url: 'https://preview.example',
    }
    const config = 'production-url: https://evil.example/\nbaseline: production\n'
    expect(await problemsOf(withFile(config, service))).toEqual([
      elsewhere('production-url', 'https://evil.example/', 'token'),
    ])
    const given = { ...service, 'production-url': 'https://shop.example' }
    expect((await withFile(config, given)).productionUrl).toBe('https://shop.example/')
    expect((await withFile('production-url: https://shop.example/', service)).productionUrl).toBe(
      'https://shop.example/',
    )
  })

  test('that is empty, the config file names what it likes', async () => {
    expect((await withFile('url: https://evil.example/', { headers: 'x-bypass:' }, event)).url).toEqual([
      'https://evil.example/',
    ])
  })
})

describe('a config file of a stranger', () => {
  test('is refused with lines that nothing in it can break', async () => {
    const key = JSON.stringify('a\n::error::b\u001b[31m\u202e\u2028c')
    expect(await problemsOf(withConfig(`${key}: 1\n`))).toEqual([
      expect.stringMatching(
        /^config: "a\\u000a::error::b\\u001b\[31m\\u202e\\u2028c" in "\S+" is not a setting$/,
      ),
    ])
  })

  test('is refused with few lines of bounded length, however much is wrong', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `${'x'.repeat(20)}${index}: 1\n`).join('')
    const problems = await problemsOf(withConfig(many))
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toBe('and 2950 more of this kind')
    const [long] = await problemsOf(withConfig(`fail-on: ${'x'.repeat(500_000)}\n`))
    expect(long!.length).toBeLessThan(2000)
  })

  test.each([
    ['an alias in itself', 'overrides: &a [*a]', 'has the alias "*a" inside of its own anchor'],
    ['what is nested deeply', `ignore: ${'['.repeat(10_000)}`, 'is nested more than 40 levels deep'],
  ])('is refused with %s', async (_, content, why) => {
    expect(await problemsOf(withConfig(content))).toEqual([expect.stringMatching(/^config: "\S+\.yml" /)])
    expect((await problemsOf(withConfig(content)))[0]).toContain(why)
  })
})

test('any config file gives settings or lines that say what is wrong', async () => {
  const parts = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...YAML_PARTS, ...SETTING_NAMES.map(name => `${name}: `)) },
    { weight: 1, arbitrary: anyText({ maxLength: 3 }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 40 }), async parts => {
      const problems = await withConfig(parts.join('')).then(
        () => [],
        (error: SettingsError) => error.problems,
      )
      expect(problems).toEqual(expect.any(Array))
      for (const problem of problems) expect(problem).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
    { numRuns: 1000 },
  )
})

test('a user name or password of an address is in no line about it', async () => {
  const problems = await problemsOf(
    load({ 'base-url': 'https://user:hunter2@seo.example/v2', token: 'abcdef' }),
  )
  expect(problems.join('\n')).not.toContain('hunter2')
  for (const url of ['ftp://user:hunter2@a.example', 'ftp:user:hunter2@a.example']) {
    expect(await problemsOf(load({ url }))).toEqual([
      'url: has "ftp://a.example/"; only http:// and https:// URLs can be audited',
    ])
  }
})

describe('values are read as people write them', () => {
  test('URLs and paths are apart by blanks and newlines, and may hold commas', async () => {
    const { url } = await load({ url: 'https://a.example/x,y\n  https://b.example' })
    expect(url).toEqual(['https://a.example/x,y', 'https://b.example/'])
  })

  test.each<[string, readonly string[]]>([
    ['all', TOOLS],
    ['serp, robots\nsecurity', ['robots', 'serp', 'security']],
    ['-pagespeed', TOOLS.filter(tool => tool !== 'pagespeed')],
    ['all -serp,-geo', TOOLS.filter(tool => tool !== 'serp' && tool !== 'geo')],
  ])('tools: %s', async (text, tools) => {
    expect((await load({ tools: text })).tools).toEqual(tools)
  })

  test('scores: one for all, and by tool', async () => {
    expect((await load({ 'min-score': '80\npagespeed: 50.5' })).minScore).toEqual({
      all: 80,
      tools: { pagespeed: 50.5 },
    })
    expect((await load({ 'min-score': '0' })).minScore).toEqual({ all: 0, tools: {} })
  })

  test.each([
    ['line feeds', '\n'],
    ['those of Windows', '\r\n'],
  ])('expressions: a line each, an indented line goes on, with %s as line ends', async (_, end) => {
    const { failIf } = await load({
      'fail-if': ['serp: score < 50', '  or score = 60', 'report: counts.error > 3'].join(end),
    })
    expect(failIf).toEqual([
      { scope: 'serp', expression: 'score < 50 or score = 60' },
      { scope: 'report', expression: 'counts.error > 3' },
    ])
  })

  test('a header without a value, as of a secret that is not set, is left out', async () => {
    expect((await load({ headers: 'x-a: 1\nx-bypass:\nx-b: \n' })).headers).toEqual({ 'x-a': '1' })
  })

  test('a header may have any name that a header can have', async () => {
    const { headers = {} } = await load({ headers: '__proto__: a\nconstructor: b' })
    expect(Object.entries(headers)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
  })

  test('headers keep colons of their value', async () => {
    expect((await load({ headers: 'X-Time: 10:30\nCookie: a=b; c=d' })).headers).toEqual({
      'x-time': '10:30',
      cookie: 'a=b; c=d',
    })
  })

  test('an empty input counts as not given', async () => {
    expect((await load({ retries: ' ' })).retries).toBe(3)
  })
})

describe('sources', () => {
  test('an input or flag stands before the config file, the file before the default', async () => {
    const config = 'concurrency: 2\ntimeout: 7\ntools: [serp, robots]\nmin-score: { serp: 90 }\n'
    const settings = await withConfig(config, { timeout: '9' })
    expect(settings).toMatchObject({
      concurrency: 2,
      timeout: 9,
      retries: 3,
      tools: ['robots', 'serp'],
      minScore: { tools: { serp: 90 } },
    })
  })

  test('the default config file may be missing, a named one may not', async () => {
    expect((await load({})).config).toBe('.github/seo-preflight.yml')
    expect(await problemsOf(load({ config: 'none.yml' }))).toEqual([
      'config: "none.yml" cannot be read (no such file)',
    ])
  })

  test.each<[string, RegExp]>([
    ['tool: serp', /^config: "tool" in "\S+" is not a setting \(did you mean "tools"\?\)$/],
    ['a: [', /^config: "\S+" is not valid YAML: /],
    ['- serp', /^config: "\S+" must contain settings as "name: value" lines$/],
    ['mapping: { serps: x }', /^mapping: "serps" is not a tool; .*did you mean "serp"/],
    ['mapping: { serp: "a[" }', /^mapping: "serp: a\[" is not a JSONata expression: /],
  ])('config file with %s', async (content, problem) => {
    const problems = await problemsOf(withConfig(content))
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  test.each([
    'base-url',
    'token',
    'auth-header',
    'headers',
    'github-token',
    'chrome-path',
    'report-dir',
    'config',
    'artifact-name',
    'allow-private',
    'incremental',
  ] as const)('%s is refused in the config file, with where to set it instead', async name => {
    expect(await problemsOf(withConfig(`${name}: https://evil.example/api/v1/ext\n`))).toEqual([
      expect.stringMatching(
        `^config: "${name}" cannot be set in "\\S+", because a pull request can change that file; set it as the input "${name}" or the flag --${name}$`,
      ),
    ])
    const schema = await readFile(join(import.meta.dirname, '../../schema.json'), 'utf8')
    expect(JSON.parse(schema).properties).not.toHaveProperty([name])
  })

  test('a setting that the table gives to the caller alone is refused in the file, whichever it is', async () => {
    const callers = SETTING_NAMES.filter(name => definitionOf(name).setBy === 'caller')
    const problems = await problemsOf(withConfig(callers.map(name => `${name}: x\n`).join('')))
    expect(problems).toHaveLength(callers.length)
  })

  test('an unknown input is refused with the nearest one', async () => {
    expect(await problemsOf(() => fromInputs({ INPUT_TOOL: 'serp', PATH: '/bin' }))).toEqual([
      'tool: there is no such input (did you mean "tools"?)',
    ])
  })

  test('inputs keep their dashes', () => {
    expect(fromInputs({ 'INPUT_BASE-URL': 'x', INPUT_TOKEN: '' })).toEqual({ 'base-url': 'x' })
  })

  test.each<[string[], Written]>([
    [['https://a.example', '--tools', 'serp'], { url: 'https://a.example', tools: 'serp' }],
    [
      ['--tools=serp', 'https://a.example', 'https://b.example'],
      { url: 'https://a.example\nhttps://b.example', tools: 'serp' },
    ],
    [['--tools', '-pagespeed', 'https://a.example'], { url: 'https://a.example', tools: '-pagespeed' }],
    [['--paths', '/a', '--paths', '/b'], { paths: '/a\n/b' }],
    [['--fail-on', 'never', '--fail-on', 'error'], { 'fail-on': 'error' }],
    [['--analyze', 'https://a.example'], { url: 'https://a.example', analyze: 'true' }],
    [['--no-analyze'], { analyze: 'false' }],
  ])('flags %j', (args, written) => {
    expect(fromFlags(args)).toEqual(written)
  })

  test.each<[string[], string]>([
    [['--tool', 'serp'], '--tool: there is no such flag (did you mean "--tools"?)'],
    [['--tools'], '--tools: needs a value, such as --tools LIST'],
    [['--tools', '--paths', '/a'], '--tools: needs a value, such as --tools LIST'],
    [['-t', 'serp'], '"-t" is not a flag; flags begin with two dashes, such as --url'],
  ])('wrong flags %j', async (args, problem) => {
    expect(await problemsOf(() => fromFlags(args))).toEqual([problem])
  })
})
