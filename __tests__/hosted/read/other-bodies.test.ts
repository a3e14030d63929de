import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../../src/api/results.ts'
import { readAccount } from '../../../src/hosted/read/account.ts'
import { readAnalysis } from '../../../src/hosted/read/analysis.ts'
import { readRankDashboard, readRankProject, readRankProjects } from '../../../src/hosted/read/rank.ts'

const URL = 'https://example.com/'
const TIMING = { startedAt: '2026-03-01T12:00:00.000Z', durationMs: 42 }

describe('the account', () => {
  test('in our own shape is read as it is', () => {
    const account = { name: 'Ada', plan: null, facts: { quota: 5 } }
    expect(readAccount(account)).toEqual(account)
  })

  test.each<[Json, string | null, string | null]>([
    [{ name: 'Ada', plan: 'pro' }, 'Ada', 'pro'],
    [{ email: 'ada@example.com', plan: { name: 'Pro', id: 3 } }, 'ada@example.com', 'Pro'],
    [{ data: { username: 'ada', subscription: { plan: 'team' } } }, 'ada', 'team'],
    [{ user: { name: 'Ada' }, plan_name: 'Pro' }, 'Ada', 'Pro'],
    [{ data: { user: { name: 'Ada', tier: 'x' } } }, 'Ada', 'x'],
    [{ id: 7 }, null, null],
  ])('of %j is found, and all of it is in the facts', (body, name, plan) => {
    expect(readAccount(body)).toEqual({ name, plan, facts: body })
  })
})

describe('an analysis', () => {
  test('in our own shape is read as it is', () => {
    const analysis = {
      url: URL,
      status: 'measured',
      score: 9,
      pages: [],
      facts: {},
      ...TIMING,
      durationMs: 1,
    }
    expect(readAnalysis(URL, { json: analysis }, TIMING)).toEqual(analysis)
  })

  const analysis = { url: URL, status: 'measured', score: 9, pages: [], facts: {}, ...TIMING }
  const run = {
    tool: 'serp',
    url: URL,
    status: 'measured',
    score: null,
    checks: [],
    facts: {},
    ...TIMING,
  }
  const failure = {
    id: 'serp/a',
    title: 'A',
    severity: 'error',
    outcome: 'fail',
    help: '',
    occurrences: [],
    ignored: '*',
  }

  test.each<[string, Json, string]>([
    [
      'another site',
      { ...analysis, url: 'https://other.example/' },
      'the result of https://other.example/ instead',
    ],
    ['nothing', { ...analysis, score: null }, 'No score is recognised'],
    [
      'pages with nothing',
      { ...analysis, score: null, pages: [{ url: URL, score: 100, runs: [run] }] },
      'No score',
    ],
    ['a failure', { ...analysis, status: 'not-measured', reason: 'a\u001b\nb', score: 90 }, 'a\ufffd b'],
  ])('in our own shape of %s is no result', (_what, json, reason) => {
    expect(readAnalysis(URL, { json }, TIMING)).toMatchObject({
      status: 'not-measured',
      score: null,
      reason: expect.stringContaining(reason),
    })
  })

  test('in our own shape has the runs of its pages and of its site read as strictly', () => {
    const ux = { ...run, tool: 'ux', score: 3, checks: [failure] }
    const other = { ...run, tool: 'geo', url: 'https://other.example/', score: 100 }
    const json = {
      ...analysis,
      pages: [{ url: URL, score: 3, runs: [run, ux, other] }],
      runs: [run, ux, other],
    }
    const { pages, runs = [] } = readAnalysis(URL, { json }, TIMING)
    for (const read of [pages[0]!.runs, runs]) {
      expect(read.map(({ status }) => status)).toEqual(['not-measured', 'measured', 'not-measured'])
      expect(read[1]!.checks[0]).not.toHaveProperty('ignored')
    }
  })

  test.each<[Json, [string, number | null][]]>([
    [
      { score: 70, pages: [{ url: `${URL}a`, score: 40 }, { url: `${URL}b` }] },
      [
        [`${URL}a`, 40],
        [`${URL}b`, null],
      ],
    ],
    [{ data: { score: 70, crawl: { urls: [`${URL}a`, 'javascript:alert(1)', 7] } } }, [[`${URL}a`, null]]],
    [{ score: 70, pages: 12 }, []],
  ])('of another shape has the pages that it lists: %j', (json, pages) => {
    const analysis = readAnalysis(URL, { json }, TIMING)
    expect(analysis).toMatchObject({ status: 'measured', score: 70, facts: json })
    expect(analysis.pages).toEqual(pages.map(([url, score]) => ({ url, score, runs: [] })))
  })

  test('of another shape gives its score and all of it as facts', () => {
    const body = { data: { overall_score: 77 } }
    expect(readAnalysis(URL, { json: body }, TIMING)).toEqual({
      url: URL,
      status: 'measured',
      score: 77,
      pages: [],
      facts: body,
      ...TIMING,
    })
  })

  test.each<[{ json: Json } | { instead: string }, Json]>([
    [{ json: { grade: 'A' } }, { grade: 'A' }],
    [{ json: { status: 'queued', score: 0 } }, { status: 'queued', score: 0 }],
    [{ json: { success: false, score: 0 } }, { success: false, score: 0 }],
    [{ json: [1] }, { body: [1] }],
    [{ instead: 'an empty body' }, {}],
  ])('without a score is not measured: %j', (body, facts) => {
    const analysis = readAnalysis(URL, body, TIMING)
    expect(analysis).toMatchObject({ status: 'not-measured', score: null, facts })
    expect(analysis.reason).not.toBe('')
  })
})

test.each<[Json]>([[{ message: 'Unauthorized' }], [{ data: { error: 'no plan' } }], [{ statusCode: 401 }]])(
  'an account that is a failure is none: %j',
  body => {
    expect(() => readAccount(body)).toThrow('GET /me: The service says that it failed')
  },
)

describe('rank projects', () => {
  const item = { id: 7, name: 'Shop', domain: 'example.com', extra: [1] }
  const expected = [{ id: '7', name: 'Shop', url: 'example.com', facts: item }]

  test.each<[Json]>([
    [[item]],
    [{ projects: [item] }],
    [{ items: [item] }],
    [{ data: [item], meta: { total: 1 } }],
    [{ data: { projects: [item] } }],
  ])('are a list at the top or under a usual name: %j', body => {
    expect(readRankProjects(body)).toEqual(expected)
  })

  test('in our own shape are read as they are', () => {
    const own = [{ id: 'a', name: null, url: null, facts: { x: 1 } }]
    expect(readRankProjects(own)).toEqual(own)
  })

  test.each<[Json, string]>([
    [{ message: 'hi' }, 'a list of projects'],
    ['x', 'a list of projects'],
    [[item, { name: 'No id' }], 'project 2'],
    [['x'], 'project 1'],
  ])('that cannot be read are an error: %j', (body, words) => {
    expect(() => readRankProjects(body)).toThrow(words)
  })
})

test('a keyword may have any number of positions', () => {
  const entries = Array.from({ length: 150_000 }, () => ({ rank: 3 }))
  for (const name of ['rankings', 'positions']) {
    const { keywords } = readRankProject('7', { keywords: [{ keyword: 'shoes', [name]: entries }] })
    expect(keywords[0]!.positions).toHaveLength(150_000)
  }
})

describe('a rank project', () => {
  const berlin = { searchEngine: 'google', location: 'Berlin', position: 3 }

  test.each<[string, Json, Json]>([
    ['our own names', [{ keyword: 'shoes', positions: [berlin] }], [berlin]],
    [
      'other names',
      [{ phrase: 'shoes', rankings: [{ engine: 'google', country: 'Berlin', rank: '3', url: '/x' }] }],
      [{ ...berlin, url: '/x' }],
    ],
    [
      'positions by engine and location',
      [{ keyword: 'shoes', positions: { google: { Berlin: 3 } } }],
      [berlin],
    ],
    ['positions by engine', [{ keyword: 'shoes', positions: { google: 3 } }], [{ ...berlin, location: '' }]],
    [
      'one position beside the keyword',
      [{ keyword: 'shoes', search_engine: { name: 'google' }, location: 'Berlin', position: 3 }],
      [berlin],
    ],
    [
      'a keyword that is not among the results',
      [
        {
          keyword: 'shoes',
          positions: [
            { ...berlin, position: null },
            { ...berlin, position: 0 },
          ],
        },
      ],
      [
        { ...berlin, position: null },
        { ...berlin, position: null },
      ],
    ],
    [
      'averages and devices',
      [
        {
          query: 'shoes',
          results: [{ engine: 'google', location: 'Berlin', device: 'mobile', avg_position: 3.4 }],
        },
      ],
      [{ ...berlin, device: 'mobile', position: 3.4 }],
    ],
    ['a position that says nothing', [{ keyword: 'shoes', positions: [{ ...berlin, position: 'up' }] }], []],
    ['a keyword alone', ['shoes'], []],
  ])('with %s', (_what, keywords, positions) => {
    const body = { data: { title: 'Shop', url: URL, keywords } }
    expect(readRankProject('7', body)).toEqual({
      id: '7',
      name: 'Shop',
      url: URL,
      keywords: [{ keyword: 'shoes', positions }],
      facts: body,
    })
  })

  test('with a flat list of positions gathers them by keyword', () => {
    const body = {
      positions: [
        { keyword: 'a', ...berlin },
        { keyword: 'a', ...berlin, location: 'Bonn' },
      ],
    }
    expect(readRankProject('7', body).keywords).toEqual([
      { keyword: 'a', positions: [berlin, { ...berlin, location: 'Bonn' }] },
    ])
  })

  test('in our own shape is read as it is', () => {
    const own = {
      id: '7',
      name: 'x',
      url: null,
      keywords: [{ keyword: 'a', positions: [berlin] }],
      facts: { y: 1 },
    }
    expect(readRankProject('7', own)).toEqual(own)
  })

  test('of no known shape has no keywords and everything as facts', () => {
    expect(readRankProject('7', [1])).toEqual({
      id: '7',
      name: null,
      url: null,
      keywords: [],
      facts: { body: [1] },
    })
  })
})

test('a dashboard keeps everything as facts', () => {
  expect(readRankDashboard('7', { id: '7', facts: { top3: 2 } })).toEqual({ id: '7', facts: { top3: 2 } })
  expect(readRankDashboard('7', { top3: 2 })).toEqual({ id: '7', facts: { top3: 2 } })
  expect(readRankDashboard('7', [2])).toEqual({ id: '7', facts: { body: [2] } })
})
