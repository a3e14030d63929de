import { describe, expect, test } from '@jest/globals'
import { toolRunSchema } from '../../../src/api/result-schemas.ts'
import type { Json, ToolRun } from '../../../src/api/results.ts'
import { Mappings } from '../../../src/hosted/mappings.ts'
import { readToolRun } from '../../../src/hosted/read/tool-run.ts'

const PAGE = 'https://example.com/shop/'
const TIMING = { startedAt: '2026-03-01T12:00:00.000Z', durationMs: 42 }

async function read(body: Json, mapping?: string): Promise<ToolRun> {
  const mappings = new Mappings(mapping === undefined ? {} : { serp: mapping })
  const run = await readToolRun('serp', PAGE, body, TIMING, mappings.of('serp', JSON.stringify(body)))
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
  ])('is recognised in %j', async (body, score) => {
    expect(await read(body)).toMatchObject({ status: 'measured', score, checks: [], ...TIMING })
  })

  test.each<[Json]>([
    [{ score: 0.71 }],
    [{ score: 1 }],
    [{ score: 101 }],
    [{ score: -3 }],
    [{ score: '7/10' }],
    [{ score: 'A' }],
    [{ score: true }],
    [{ score: [71] }],
    [{ score: 8, max_score: 10 }],
    [{ score: 8, outOf: '10' }],
    [{ other: { score: 71 } }],
    [{ data: { data: { score: 71 } } }],
  ])('is never rescaled or guessed: %j', async body => {
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
    ['counts', { errors: 3, warnings: 2 }],
    ['a list under a name of its own', { rows: [{ severity: 'high', message: 'x' }] }],
  ])('is not recognised in %s', async (_what, body) => {
    expect(await read(body)).toMatchObject({
      status: 'not-measured',
      checks: [],
      facts: body,
      foreign: 'object',
    })
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
    [{ success: 'false', score: 100 }, 'says that it failed: not why'],
    [{ ok: 0, issues: [] }, 'says that it failed: not why'],
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
    [{ title: 'Shop', links: 7 }, 'an object with "title", "links", in which no score'],
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
    expect((await read({ a: 1 })).reason).toMatch(/`mapping`.*`fail-if`/)
  })

  test.each<[Json]>([[[{ severity: 'high' }]], ['text'], [7], [null]])(
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
