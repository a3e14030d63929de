import { describe, expect, test } from '@jest/globals'
import { toolRunSchema } from '../../../src/api/result-schemas.ts'
import type { Json, ToolRun } from '../../../src/api/results.ts'
import { Mappings } from '../../../src/hosted/mappings.ts'
import { readBody } from '../../../src/hosted/read/tool-run.ts'
import { cpuClock } from '../../support/cpu-time.ts'

const PAGE = 'https://example.com/shop/'
const TIMING = { startedAt: '2026-03-01T12:00:00.000Z', durationMs: 42 }

async function read(body: Json, mapping?: string): Promise<ToolRun> {
  const mappings = new Mappings(mapping === undefined ? {} : { serp: mapping })
  const { run } = await readBody('serp', PAGE, body, TIMING, mappings.of('serp', JSON.stringify(body)))
  await mappings.close()
  expect(toolRunSchema.safeParse(run).error).toBeUndefined()
  return run
}

/** Severity and outcome by check id. */
async function verdicts(body: Json): Promise<Record<string, string>> {
  const { checks } = await read(body)
  return Object.fromEntries(checks.map(({ id, severity, outcome }) => [id, `${severity} ${outcome}`]))
}

describe('our own shape', () => {
  const run: ToolRun = {
    tool: 'serp',
    url: PAGE,
    finalUrl: `${PAGE}x`,
    status: 'measured',
    score: 64,
    checks: [
      {
        id: 'serp/title-missing',
        title: 'Title',
        severity: 'error',
        outcome: 'fail',
        help: 'https://example.com/help',
        occurrences: [{ url: PAGE, line: 3 }],
      },
    ],
    facts: { deep: { list: [1, null] } },
    startedAt: '2025-12-31T23:59:59.000Z',
    durationMs: 7,
  }

  test('is read as it is, with its own times', async () => {
    expect(await read(run as unknown as Json)).toEqual(run)
  })

  test('wins over a mapping', async () => {
    expect(await read(run as unknown as Json, '{"score": 1}')).toEqual(run)
  })

  test.each<[string, Partial<ToolRun>]>([
    [
      'only not-measured checks',
      { score: null, checks: [{ ...run.checks[0]!, outcome: 'not-measured', message: 'no Chrome' }] },
    ],
    ['no score and no checks', { score: null, checks: [] }],
    [
      'no score and no checks, but a shape that only we can tell',
      { score: null, checks: [], foreign: 'object' },
    ],
    ['a score, but not measured', { status: 'not-measured', reason: 'no Chrome' }],
  ])('with %s is no result', async (_what, overrides) => {
    const answer = await read({ ...run, ...overrides } as unknown as Json)
    expect(answer).toMatchObject({ status: 'not-measured', score: null, checks: [] })
    expect(answer.reason).toMatch(/no Chrome|no score and no list of issues/)
  })

  test('of which no check applies is a result', async () => {
    const checks = [{ ...run.checks[0]!, outcome: 'not-applicable' as const, occurrences: [] }]
    expect(await read({ ...run, score: null, checks } as unknown as Json)).toMatchObject({
      status: 'measured',
      checks,
    })
  })

  test('cannot set failures aside, nor say that its shape is another', async () => {
    const checks = [
      { ...run.checks[0]!, ignored: '*', ignoredOccurrences: [{ by: '*', occurrence: { url: PAGE } }] },
    ]
    expect(await read({ ...run, checks, foreign: 'object' } as unknown as Json)).toEqual(run)
  })

  test.each([
    ['https://example.com/shop/', true],
    ['https://EXAMPLE.com:443/shop#top', true],
    ['https://example.com/%73hop/', true],
    ['https://user:secret@example.com/shop/', true],
    ['http://example.com/shop/', false],
    ['https://example.com/', false],
    ['https://example.com/shop/?p=2', false],
    ['https://www.example.com/shop/', false],
    ['https://other.example/', false],
    ['nonsense', false],
  ])('for the URL %s is a result: %s', async (url, isResult) => {
    const { finalUrl: _, ...rest } = run
    const answer = await read({ ...rest, url } as unknown as Json)
    expect([answer.status, answer.url]).toEqual([isResult ? 'measured' : 'not-measured', PAGE])
    if (!isResult) expect(answer.reason).toContain(`the result of ${url} instead`)
  })

  test('for a URL that led to the one asked for is a result', async () => {
    const answer = await read({ ...run, url: 'http://example.com/', finalUrl: PAGE } as unknown as Json)
    expect(answer.status).toBe('measured')
  })

  test('of another tool is not this one', async () => {
    expect(await read({ ...run, tool: 'geo' } as unknown as Json)).toMatchObject({
      status: 'not-measured',
      reason: expect.stringContaining('a result of the tool "geo" instead'),
      score: null,
    })
  })
})

describe('a score', () => {
  test.each<[Json, number | null]>([
    [{ score: 71 }, 71],
    [{ score: 0 }, 0],
    [{ score: 100 }, 100],
    [{ score: '82.5' }, 82.5],
    [{ score: '82%' }, 82],
    [{ overall_score: 60 }, 60],
    [{ overallScore: 61 }, 61],
    [{ total_score: 62 }, 62],
    [{ data: { score: 63 } }, 63],
    [{ result: { overall_score: 64 } }, 64],
    [{ results: { score: 65 } }, 65],
    [{ report: { score: 66 } }, 66],
    [{ score: null, data: { score: 67 } }, 67],
    [{ score: 71, max_score: 100 }, 71],
    [{ score: '71/100' }, 71],
    [{ score: '71 %' }, 71],
    [{ score: '7/10' }, 70],
    [{ score: '71 out of 100' }, 71],
    [{ score: 8, max_score: 10 }, 80],
    [{ score: 8, outOf: '10' }, 80],
    [{ score: 1, max_score: 1 }, 100],
    [{ score: 0.71 }, 71],
    [{ score: 0.57 }, 57],
    [{ score: '0.71 %' }, 0.71],
    [{ score: 0.71, max: 100 }, 0.71],
    [{ seo_score: 72 }, 72],
    [{ seoscore: 72 }, 72],
    [{ onPageScore: 72 }, 72],
    [{ score_percent: 72 }, 72],
    [{ scan: { score: 73 } }, 73],
    [{ data: { data: { score: 74 } } }, 74],
    [{ response: { payload: { report: { score: 75 } } } }, 75],
    [{ tasks: [{ result: [{ score: 76 }] }] }, 76],
    [{ score: { value: 7, max: 10 } }, 70],
    [{ scores: { overall: 77, seo: 80 } }, 77],
    [{ score: 78, performance_score: 12 }, 78],
    [{ scores: { serp: 78, seo: 12 } }, 78],
    [{ categories: { serp: { score: 78 }, seo: { score: 12 } } }, 78],
    [{ data: { type: 'audit', attributes: { score: 78 } } }, 78],
    [{ data: { score: 79 }, result: { score: 79 } }, 79],
    [{ serp_score: 80, seo_score: 12 }, 80],
  ])('is recognised in %j', async (body, score) => {
    expect(await read(body)).toMatchObject({ status: 'measured', score, checks: [], ...TIMING })
  })

  test.each<[Json]>([
    [{ score: 1 }],
    [{ score: 101 }],
    [{ score: -3 }],
    [{ score: '12/10' }],
    [{ score: '0/0' }],
    [{ score: 8, max: 10 }],
    [{ score: 8, scale: 5 }],
    [{ score: 'A' }],
    [{ score: true }],
    [{ score: [71] }],
    [{ other: { score: 71 } }],
    [{ competitor: { score: 71 } }],
    [{ readability_score: 71 }],
    [{ performance_score: 71 }],
    [{ max_score: 71 }],
    [{ results: [{ score: 71 }, { score: 72 }] }],
    [{ data: { score: 71 }, result: { score: 72 } }],
    [{ seo_score: 71, page_score: 72 }],
  ])('is never guessed: %j', async body => {
    expect(await read(body)).toMatchObject({ status: 'not-measured', score: null, facts: body })
  })
})

describe('a list of issues', () => {
  test('is recognised with severities, places and texts', async () => {
    const { checks, score, foreign, facts } = await read({
      issues: [
        {
          code: 'TITLE_TOO_LONG',
          title: 'Title is too long',
          severity: 'High',
          description: 'It has 90 characters',
          recommendation: 'Shorten it',
          helpUrl: 'https://example.com/help',
          url: '/shop/?p=2',
          selector: 'head > title',
          line: 7,
        },
      ],
    })
    expect(score).toBeNull()
    expect(foreign).toBe('object')
    expect(facts).toHaveProperty('issues')
    expect(checks).toEqual([
      {
        id: 'serp/title-too-long',
        title: 'Title is too long',
        severity: 'error',
        outcome: 'fail',
        help: 'https://example.com/help',
        fix: 'Shorten it',
        message: 'It has 90 characters',
        occurrences: [{ url: 'https://example.com/shop/?p=2', selector: 'head > title', line: 7 }],
      },
    ])
  })

  test.each([
    ['critical', 'error'],
    ['HIGH', 'error'],
    ['error', 'error'],
    ['severe', 'error'],
    ['medium', 'warning'],
    ['Warning', 'warning'],
    ['moderate', 'warning'],
    ['low', 'notice'],
    ['info', 'notice'],
    ['notice', 'notice'],
    ['minor', 'notice'],
    ['purple', 'notice'],
    [3, 'notice'],
    [null, 'notice'],
  ])('maps the severity %j to %s', async (word, severity) => {
    expect(await verdicts({ problems: [{ id: 'x', severity: word }] })).toEqual({
      'serp/x': `${severity} fail`,
    })
  })

  test.each([
    ['issues', 'serp/no-h1', 'notice fail'],
    ['problems', 'serp/no-h1', 'notice fail'],
    ['findings', 'serp/no-h1', 'notice fail'],
    ['violations', 'serp/no-h1', 'notice fail'],
  ])('may be called %s, hold texts, and stand one level below', async (name, id, verdict) => {
    expect(await verdicts({ [name]: ['No H1'] })).toEqual({ [id]: verdict })
    expect(await verdicts({ data: { [name]: ['No H1'] } })).toEqual({ [id]: verdict })
  })

  test('may be split by severity', async () => {
    expect(
      await verdicts({
        errors: ['No title'],
        warnings: ['Two H1'],
        notices: [{ message: 'No OG' }],
        passed: ['Lang'],
      }),
    ).toEqual({
      'serp/no-title': 'error fail',
      'serp/two-h1': 'warning fail',
      'serp/no-og': 'notice fail',
      'serp/lang': 'notice pass',
    })
    expect(await verdicts({ issues: { critical: [{ id: 'a' }], warnings: [] } })).toEqual({
      'serp/a': 'error fail',
    })
  })

  test('of checks needs an outcome in each', async () => {
    const body: Json = {
      checks: [
        { id: 'a', passed: true },
        { id: 'b', passed: false, severity: 'error' },
        { id: 'c', status: 'pass' },
        { id: 'd', status: 'warning' },
        { id: 'e', result: 'n/a' },
        { id: 'f' },
      ],
    }
    expect(await verdicts(body)).toEqual({
      'serp/a': 'notice pass',
      'serp/b': 'error fail',
      'serp/c': 'notice pass',
      'serp/d': 'warning fail',
      'serp/e': 'notice not-applicable',
      'serp/f': 'notice not-measured',
    })
    expect(await verdicts({ audits: { title: { passed: true }, 'meta-robots': { ok: false } } })).toEqual({
      'serp/title': 'notice pass',
      'serp/meta-robots': 'notice fail',
    })
  })

  test('that counts none of an issue, or calls it fine, has no failure', async () => {
    const body: Json = {
      issues: [
        { id: 'a', count: 0 },
        { id: 'b', severity: 'ok' },
        { id: 'c', status: 'resolved' },
      ],
    }
    expect(await verdicts(body)).toEqual({
      'serp/a': 'notice pass',
      'serp/b': 'notice pass',
      'serp/c': 'notice pass',
    })
  })

  test('that is empty means that there are no issues', async () => {
    expect(await read({ issues: [] })).toMatchObject({ status: 'measured', score: null, checks: [] })
  })

  test('joins what has one id: the places are gathered and the worst counts', async () => {
    const items = Array.from({ length: 60 }, (_, n) => ({
      code: 'alt',
      message: `Image ${n}`,
      url: `/i${n}`,
    }))
    const { checks } = await read({
      issues: [{ code: 'alt', passed: true }, ...items, { code: 'alt', severity: 'high' }],
    })
    expect(checks).toHaveLength(1)
    expect(checks[0]).toMatchObject({
      id: 'serp/alt',
      severity: 'error',
      outcome: 'fail',
      occurrenceCount: 61,
    })
    expect(checks[0]!.occurrences).toHaveLength(50)
    expect(checks[0]!.occurrences[1]).toEqual({ url: 'https://example.com/i1', message: 'Image 1' })
  })

  test('may list the places of an item', async () => {
    const { checks } = await read({
      violations: [
        {
          id: 'color-contrast',
          impact: 'serious',
          nodes: [{ html: '<a>', target: ['#a'] }, { target: ['#b'] }],
        },
        { id: 'dead', severity: 'high', urls: ['https://a.example/x', 'not a url'] },
      ],
    })
    expect(checks[0]).toMatchObject({ id: 'serp/color-contrast', severity: 'error' })
    expect(checks[0]!.occurrences).toEqual([
      { url: PAGE, selector: '#a', snippet: '<a>' },
      { url: PAGE, selector: '#b' },
    ])
    expect(checks[1]!.occurrences.map(({ url }) => url)).toEqual(['https://a.example/x', PAGE])
  })

  test.each<[string, Json]>([
    ['a lone list of errors, which may be the service’s own', { errors: [{ message: 'quota exceeded' }] }],
    ['a lone empty list of errors', { errors: [] }],
    ['a list of checks without outcomes', { checks: [{ id: 'a', severity: 'high' }] }],
    ['an empty list of checks', { checks: [] }],
    ['a list of which nothing is said', { rows: [{ level: 7, message: 'x' }], passedChecks: 3 }],
  ])('is not recognised in %s', async (_what, body) => {
    expect(await read(body)).toMatchObject({
      status: 'not-measured',
      checks: [],
      facts: body,
      foreign: 'object',
    })
  })
})

describe('without a list of issues under a usual name', () => {
  test.each<[string, Json, Record<string, string>]>([
    [
      'numbers of failures are failures that the service does not list',
      { errors: 3, warnings: 2, issues: 0 },
      { 'serp/errors': 'error fail', 'serp/warnings': 'warning fail' },
    ],
    [
      'numbers of failures beside a list of them are not',
      { errors: 3, issues: [{ id: 'a' }] },
      { 'serp/a': 'notice fail' },
    ],
    ['numbers of no failures are none', { data: { errors: 0, urls: 7 } }, {}],
    [
      'a list under a name of its own is read where its entries state a severity',
      { rows: [{ severity: 'high', message: 'x' }, { message: 'y' }] },
      { 'serp/x': 'error fail' },
    ],
    [
      'a list under a name of its own is read where its entries state an outcome',
      {
        rows: [
          { status: 'fail', name: 'a' },
          { status: 'warn', name: 'b' },
          { status: 'pass', name: 'c' },
        ],
      },
      { 'serp/a': 'error fail', 'serp/b': 'warning fail', 'serp/c': 'notice pass' },
    ],
    [
      'a body that is a list is read likewise',
      [
        { type: 'error', text: 'a' },
        { type: 'info', text: 'b' },
      ],
      { 'serp/a': 'error fail' },
    ],
    [
      'checks by name are read without a map around them',
      { title: { passed: false, advice: 'x' }, 'meta description': { passed: true } },
      { 'serp/title': 'notice fail', 'serp/meta-description': 'notice pass' },
    ],
    ['a verdict is a check', { data: { passed: false, links: 7 } }, { 'serp/verdict': 'notice fail' }],
    [
      'advice counts where there is nothing else',
      { recommendations: ['Add a title'] },
      { 'serp/add-a-title': 'notice fail' },
    ],
    [
      'advice beside issues does not count twice',
      { recommendations: ['Add a title'], issues: ['No title'] },
      { 'serp/no-title': 'notice fail' },
    ],
    [
      'a map of words is read',
      { checks: { title: 'pass', h1: 'fail' } },
      { 'serp/title': 'notice pass', 'serp/h1': 'error fail' },
    ],
    [
      'points of the most there are is an outcome',
      { h1: { score: 3, max: 5, label: 'H1' } },
      { 'serp/h1': 'notice fail' },
    ],
    [
      'places of one fault are one check',
      { missing: ['/a', '/b'], links: 7 },
      { 'serp/missing': 'notice fail' },
    ],
    [
      'a map by subject is read',
      { issues: { title: ['Too long'], images: [] } },
      { 'serp/too-long': 'notice fail' },
    ],
    [
      'a map of issues is read',
      { issues: { 'no-h1': { severity: 'high' } } },
      { 'serp/no-h1': 'error fail' },
    ],
    ['an empty list of what is broken says that nothing is', { brokenLinks: [], checked: 7 }, {}],
  ])('%s', async (_what, body, checks) => {
    expect(await verdicts(body)).toEqual(checks)
    const { status, judged } = await read(body)
    expect([status, judged]).toEqual(['measured', undefined])
  })

  test.each<[string, Json]>([
    ['other pages', { competitors: [{ name: 'x', status: 'fail' }], links: 7 }],
    ['earlier runs', { history: [{ name: 'x', status: 'fail' }], links: 7 }],
    ['several results', { results: [{ score: 20 }, { score: 80 }], links: 7 }],
  ])('what speaks of %s is not the result, and no data either', async (_what, body) => {
    expect(await read(body)).toMatchObject({ status: 'not-measured', checks: [], score: null })
  })
})

describe('data without a judgement', () => {
  test.each<[Json]>([
    [{ title: 'Shop', links: 7 }],
    [{ a: 1 }],
    [{ success: true, data: { allowed: true } }],
    [{ error: null, data: { chain: [{ url: '/a', status: 301 }] } }],
    [{ errors: [], data: { technologies: ['nginx'] } }],
    [{ ports: [{ port: 443, state: 'open' }] }],
    [{ valid: true, hasErrors: false, brokenCount: 0, types: ['Product'] }],
    [{ items: [{ name: 'a' }, { name: 'b' }] }],
    [[{ name: 'a' }, { name: 'b' }]],
  ])('is measured, and judges nothing: %j', async body => {
    const run = await read(body)
    expect(run).toMatchObject({ status: 'measured', score: null, checks: [], judged: false })
    expect(run.facts).toEqual(Array.isArray(body) ? { body } : body)
  })

  test('that holds a grade has it among the facts, wherever it stands', async () => {
    const bodies: Json[] = [{ grade: 'B+' }, { scores: { overall: { grade: 'B+' } } }]
    for (const body of bodies)
      expect(await read(body)).toMatchObject({ judged: false, facts: { grade: 'B+' } })
    const run = await read({ data: { scan: { letter_grade: 'b+' } } })
    expect(run).toMatchObject({ status: 'measured', score: null, judged: false, facts: { grade: 'B+' } })
  })
})

describe('a known instrument', () => {
  const psi = { lighthouseVersion: '12.8.2', audits: {}, categories: { seo: { score: 0.92 } } }
  const scan = {
    algorithm_version: 4,
    score: 105,
    grade: 'A+',
    error: null,
    tests_failed: 1,
    tests_quantity: 10,
  }

  test.each<[string, Json, Json]>([
    ['Lighthouse, the category of the tool', { lighthouseResult: psi }, { score: 92, status: 'measured' }],
    ['Lighthouse, under wrappers', { data: { result: psi } }, { score: 92 }],
    [
      'Lighthouse, that failed',
      { ...psi, runtimeError: { code: 'NO_FCP', message: 'No paint' } },
      { status: 'not-measured', reason: 'Lighthouse failed: No paint' },
    ],
    ['the Observatory, with points for more than is asked', scan, { score: 100, facts: { grade: 'A+' } }],
    [
      'the Observatory, that failed',
      { scan: { algorithmVersion: 4, error: 'site down', score: null } },
      { status: 'not-measured', reason: 'The HTTP Observatory failed: site down' },
    ],
    [
      'the Nu Html Checker, of a valid page',
      { messages: [], language: 'en' },
      { status: 'measured', checks: [] },
    ],
    [
      'the Nu Html Checker, that failed',
      { messages: [{ type: 'non-document-error', message: 'HTTP 404' }] },
      { status: 'not-measured', reason: 'The Nu Html Checker failed: HTTP 404' },
    ],
  ])('is read as what it is: %s', async (_what, body, expected) => {
    expect(await read(body)).toMatchObject(expected as object)
  })

  test('tells how many tests failed where it does not say which', async () => {
    const { checks } = await read(scan)
    expect(checks).toMatchObject([
      { id: 'serp/tests-failed', outcome: 'fail', message: expect.stringMatching(/^1 of 10/) },
    ])
  })
})

describe('a hostile body is read in bounded time', () => {
  const many = (count: number, make: (n: number) => Json): Json[] =>
    Array.from({ length: count }, (_, n) => make(n))
  const named = (count: number, value: Json) =>
    Object.fromEntries(many(count, n => n).map(n => [`score${n}`, value]))

  test.each<[string, Json]>([
    ['objects', { rows: many(190_000, n => ({ n })) }],
    ['checks', { rows: many(90_000, n => ({ status: 'fail', message: `x${n}` })) }],
    ['addresses', { brokenLinks: many(90_000, n => ({ url: `https://a.example/${n}` })) }],
    ['names', named(9_999, 'A'.repeat(100))],
    ['wrappers', JSON.parse(`${'{"data":['.repeat(95)}1${']}'.repeat(95)}`)],
    ['groups', { issues: named(9_999, ['x']) }],
    ['audits', { lighthouseVersion: '1', audits: named(9_999, { score: 0 }) }],
    [
      'tags',
      {
        scan: { algorithmVersion: 1, score: 5 },
        tests: named(9_999, { pass: false, scoreDescription: '<'.repeat(900) }),
      },
    ],
  ])('%s', async (_what, body) => {
    const seconds = cpuClock()
    const { checks } = await read(body)
    expect(seconds()).toBeLessThan(5)
    expect(checks.length).toBeLessThan(10_000)
  })
})

describe('the id of a check', () => {
  test.each<[Json, string]>([
    [{ code: 'E101', message: 'x' }, 'serp/e101'],
    [{ rule: 'meta_description.missing' }, 'serp/meta-description-missing'],
    [{ ruleId: 'titleTooLong' }, 'serp/title-too-long'],
    [{ id: 'serp/no-title' }, 'serp/no-title'],
    [{ id: 4711, title: 'No title' }, 'serp/no-title'],
    [{ id: '0b5f6f3e-7f0a-4a53-9d6c-0a8d5d1f7f10', title: 'No title' }, 'serp/no-title'],
    [{ id: 4711 }, 'serp/4711'],
    [{ message: 'The title has 71 characters' }, 'serp/the-title-has-characters'],
    [{ message: 'The title has 84 characters' }, 'serp/the-title-has-characters'],
    [{ message: 'Broken: https://a.example/?x=1 in "Home"' }, 'serp/broken-in'],
    [{ message: 'Chybí titulek stránky' }, 'serp/chybi-titulek-stranky'],
    [{ message: 'タイトルがありません' }, 'serp/タイトルがありません'],
    [{ message: '!!!' }, 'serp/issue'],
    [{ severity: 'high' }, 'serp/issue-without-a-description'],
    [null, 'serp/issue-without-a-description'],
  ])('of %j is %s', async (item, id) => {
    expect(Object.keys(await verdicts({ issues: [item] }))).toEqual([id])
  })
})

describe('what is no result', () => {
  test.each<[Json, string]>([
    [{ status: 'pending', job_id: 7 }, 'before it was done (status "pending")'],
    [{ data: { state: 'in_progress' }, score: 0, issues: [] }, 'before it was done (status "in-progress")'],
    [{ success: false, message: 'quota exceeded', score: 0 }, 'says that it failed: quota exceeded'],
    [{ success: 'false', score: 100 }, 'says that it failed: no reason was given'],
    [{ ok: 0, issues: [] }, 'says that it failed: no reason was given'],
    [{ error: 'could not fetch', score: 0, issues: [] }, 'says that it failed: could not fetch'],
    [{ status: 'error', detail: 'boom' }, 'says that it failed: boom'],
    [{ error: { message: 'boom' } }, 'says that it failed: boom'],
    [{ data: { error: 'no such site', score: 100 } }, 'says that it failed: no such site'],
    [{ message: 'OK', data: { error: { message: 'no such site' }, issues: [] } }, 'failed: no such site'],
    [{ result: { status: 'failed', issues: [] } }, 'says that it failed: status failed'],
    [{ result: { status: 'Timed out', score: 90 } }, 'says that it failed: status Timed out'],
    [{ status: 500, score: 100 }, 'says that it failed: status 500'],
    [{ status: '503', issues: [] }, 'says that it failed: status 503'],
    [{ statusCode: 404, message: 'Not Found', issues: [] }, 'says that it failed: Not Found'],
    [{ code: 'ERR_UPSTREAM', score: 100 }, 'says that it failed: code ERR_UPSTREAM'],
    [{ code: 'ECONNREFUSED', issues: [] }, 'says that it failed: code ECONNREFUSED'],
    [{ code: 'RATE_LIMIT_EXCEEDED', score: 100 }, 'says that it failed: code RATE_LIMIT_EXCEEDED'],
    [{ hasError: true, message: 'boom', score: 100 }, 'says that it failed: boom'],
  ])('%j is a failure, and no body for an expression', async (body, reason) => {
    const run = await read(body)
    expect(run).toMatchObject({
      status: 'not-measured',
      score: null,
      checks: [],
      facts: body,
      reason: expect.stringContaining(reason),
    })
    expect(run.foreign).toBeUndefined()
  })

  test.each<[Json, string]>([
    [{ title: 'Shop', checks: 7 }, 'an object with "title", "checks", in which no score'],
    [{ status: 'fail', data: { reason: 'no such page', retry: 7 } }, 'in which no score'],
    [{ data: { risk: 'high' } }, '`data.risk` may be one'],
    [{ performance: 71, links: 7 }, '`performance` may be one'],
    [{ passed: true, links: 7 }, '`passed` may be one'],
    [{ job: { status: 'queued', number: 7 } }, '`job.status` may be one'],
    [{}, 'an empty object'],
    [{ url: 'https://example.com/', status: 'done' }, 'in which no score'],
    [{ errors: [{ message: 'quota exceeded' }] }, 'says that it failed: quota exceeded'],
    [{ message: 'Unauthorized' }, 'says that it failed: Unauthorized'],
    [{ data: null, errors: ['quota'], code: 7 }, 'says that it failed: quota'],
    [{ score: null }, 'an object with "score", in which no score'],
  ])('%j is not recognised, and stays among the facts', async (body, reason) => {
    expect(await read(body)).toMatchObject({
      status: 'not-measured',
      score: null,
      checks: [],
      facts: body,
      foreign: 'object',
      reason: expect.stringContaining(reason),
    })
  })

  test.each<[Json]>([
    [{ success: true, error: null, status: 200, code: 'OK', score: 70 }],
    [{ success: 'true', error: '', errors: [], statusCode: 200, score: 70 }],
    [{ error: false, status: 'ok', code: 0, score: 70 }],
    [{ error: 'none', code: 'E-COMMERCE', score: 70 }],
    [{ status: 'done', message: 'The page has no error', score: 70 }],
    [{ failed: 3, status: 'complete', score: 70 }],
  ])('%j is a result', async body => {
    expect(await read(body)).toMatchObject({ status: 'measured', score: 70 })
  })

  test('checks of which none was measured are no result', async () => {
    expect(await read({ checks: [{ id: 'a', status: 'unknown' }] })).toMatchObject({
      status: 'not-measured',
      foreign: 'object',
    })
  })

  test('the answer of another tool is no result, whatever else its shape is', async () => {
    expect(await read({ tool: 'geo', score: 100 })).toMatchObject({
      status: 'not-measured',
      reason: expect.stringContaining('a result of the tool "geo" instead'),
    })
  })

  test('of lists that nobody could read, the reason says so', async () => {
    const issues = Array.from({ length: 6000 }, (_, n) => ({ id: `rule-${n}` }))
    const { status, reason } = await read({ score: 100, issues })
    expect([status, reason]).toEqual(['not-measured', expect.stringContaining('more than 3000 issues')])
  })

  test('the reason names the settings that help', async () => {
    expect((await read({ a: 1, score: null })).reason).toMatch(/`mapping`.*`fail-if`/)
  })

  test.each<[Json]>([[[{ severity: 'high' }]], [['No title', 'No h1']], ['text'], [7], [null]])(
    'a body that is no object stays in facts.body: %j',
    async body => {
      expect(await read(body)).toMatchObject({ status: 'not-measured', foreign: 'value', facts: { body } })
    },
  )

  test('a status that says that the page failed leaves its issues', async () => {
    expect(await verdicts({ success: false, issues: [{ id: 'a', severity: 'high' }] })).toEqual({
      'serp/a': 'error fail',
    })
  })
})

describe('texts of a service', () => {
  test('are on one line, bounded and well-formed', async () => {
    const { checks } = await read({
      issues: [{ id: 'a', title: `x\r\n::set-output\u202e ${'🙂'.repeat(900)}`, selector: '\ud800' }],
    })
    const { title, occurrences } = checks[0]!
    expect(title).toMatch(/^x ::set-output 🙂/u)
    expect(title.length).toBeLessThanOrEqual(500)
    expect(title.isWellFormed() && occurrences[0]!.selector!.isWellFormed()).toBe(true)
  })

  test('names that all objects have are not fields', async () => {
    expect(await read(JSON.parse('{"__proto__": {"score": 50}, "constructor": 1}'))).toMatchObject({
      status: 'not-measured',
    })
  })
})

describe('a mapping', () => {
  const body = {
    grade: { points: 71 },
    rows: [
      { rule: 'no-title', sev: 'high', text: 'No title', at: '/a' },
      { rule: 'lang', sev: 'low', text: 'No lang', at: '/b' },
    ],
  }

  test('gives score and issues; the body stays in the facts', async () => {
    const mapping = `{
      "score": grade.points,
      "issues": rows.{ "code": rule, "severity": sev, "message": text, "url": at },
      "facts": { "points": grade.points }
    }`
    const run = await read(body, mapping)
    expect(run).toMatchObject({ status: 'measured', score: 71, foreign: 'object' })
    expect(run.facts).toEqual({ ...body, points: 71 })
    expect(run.checks.map(({ id, severity, outcome }) => [id, severity, outcome])).toEqual([
      ['serp/no-title', 'error', 'fail'],
      ['serp/lang', 'notice', 'fail'],
    ])
  })

  test('may give checks, one of them without a list, and a body that is a list', async () => {
    const run = await read([{ n: 'title', good: true }], '{"checks": $[0].{"id": n, "passed": good}}')
    expect(run).toMatchObject({ status: 'measured', score: null, foreign: 'value' })
    expect(run.checks).toMatchObject([{ id: 'serp/title', outcome: 'pass' }])
  })

  test('that always gives a list does not make a result of a failure', async () => {
    const mapping = '{"issues": [rows.{ "code": rule }]}'
    expect(await read({ rows: [] }, mapping)).toMatchObject({ status: 'measured', checks: [] })
    expect(await read({ error: 'quota exceeded' }, mapping)).toMatchObject({
      status: 'not-measured',
      reason: 'The service says that it failed: quota exceeded',
    })
    expect(await read({ status: 'failed', points: 40 }, '{"score": points}')).toMatchObject({ score: 40 })
  })

  test('may say that nothing was measured', async () => {
    expect(await read(body, '{"status": "not-measured", "reason": "no rows"}')).toMatchObject({
      status: 'not-measured',
      reason: 'no rows',
    })
  })

  test.each([
    ['a syntax error', '{"score": ', 'The mapping of "serp" cannot be applied'],
    ['an error at run time', '$number("x")', 'The mapping of "serp" cannot be applied'],
    [
      'an endless loop',
      '($f := function($n) { $f($n + 1) }; $f(0))',
      'The mapping of "serp" cannot be applied',
    ],
    [
      'endless recursion',
      '($f := function($n) { 1 + $f($n + 1) }; $f(0))',
      'The mapping of "serp" cannot be applied',
    ],
    ['nothing', 'nowhere', 'gives nothing'],
    ['something else', '"text"', 'does not give a tool run'],
    ['a function', '$sum', 'does not give a tool run'],
    ['an unknown field', '{"points": 7}', 'does not give a tool run'],
    ['a score out of range', '{"score": 710}', 'does not give a tool run: `score`'],
    ['a score that is text', '{"score": "71"}', 'does not give a tool run: `score`'],
    ['a check without an outcome', '{"checks": rows.{"id": rule}}', 'gives a check without an outcome'],
    ['a score of null alone', '{"score": null}', 'gives neither `score` nor `checks` nor `issues`'],
    [
      'more issues than are read',
      '{"issues": $split($pad("", 10000, ","), ",")}',
      'gives 10001 checks or issues; at most 10000',
    ],
    ['neither score nor checks', '{"facts": {}}', 'gives neither `score` nor `checks` nor `issues`'],
  ])('that gives %s makes the run not-measured with the reason', async (_what, mapping, reason) => {
    expect(await read(body, mapping)).toMatchObject({
      status: 'not-measured',
      score: null,
      checks: [],
      facts: body,
      reason: expect.stringContaining(reason),
    })
  })
})
