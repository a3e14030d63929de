import { afterAll, describe, expect, test } from '@jest/globals'
import type { Json, ToolRun } from '../../../src/api/results.ts'
import { ExpressionRunner } from '../../../src/expressions/expression-runner.ts'
import { explanationOf } from '../../../src/hosted/explain/explanation.ts'
import { AT_A_GLANCE, readBody } from '../../../src/hosted/read/tool-run.ts'
import { MADE_UP } from '../read/bodies/made-up.ts'
import { PUBLISHED } from '../read/bodies/published.ts'

const PAGE = 'https://example.com/shop/'
const TIMING = { startedAt: '2026-03-01T12:00:00.000Z', durationMs: 42 }

async function explain(tool: ToolRun['tool'], body: Json) {
  return explanationOf(await readBody(tool, PAGE, body, TIMING, undefined), body)
}

const runner = new ExpressionRunner({ maxHeapMb: 256 })
afterAll(() => runner.close())

async function mapped(tool: ToolRun['tool'], body: Json, expression: string): Promise<ToolRun> {
  const input = { json: JSON.stringify(body) }
  const mapping = () => runner.evaluate('json', expression, input, { timeoutMs: 20_000, signal: undefined })
  return (await readBody(tool, PAGE, body, TIMING, mapping)).run
}

/** Score, and severity, outcome and number of places by id. */
function judgement({ score, checks }: ToolRun) {
  const told = checks.map(
    ({ id, severity, outcome, occurrences }) => `${id} ${severity} ${outcome} ${occurrences.length}`,
  )
  return { score, told: told.toSorted() }
}

describe('the mapping that is suggested for an answer reads the same', () => {
  const bodies: [string, ToolRun['tool'], Json][] = [...PUBLISHED, ...MADE_UP].map(({ what, tool, body }) => [
    what,
    tool,
    body,
  ])
  const further: [string, ToolRun['tool'], Json][] = [
    [
      'names that need quotes',
      'serp',
      { data: { 'seo-score': '7/10', 'all issues': [{ 'error code': 1, message: 'x' }] } },
    ],
    [
      'words of JSONata as names',
      'serp',
      { result: { in: 1, errors: ['a'], and: { warnings: ['b', { code: 'c' }] } } },
    ],
    ['a verdict', 'serp', { passed: false, message: 'No' }],
    ['issues by name', 'serp', { issues: { 'no-h1': { severity: 'high' }, low: ['x'] } }],
    ['words by name', 'serp', { checks: { title: 'pass', h1: 'fail' } }],
    [
      'severities in a list of any name',
      'serp',
      { rows: [{ severity: 'high', message: 'x' }, { message: 'y' }] },
    ],
    [
      'checks by name in each of several',
      'serp',
      { pages: [{ h1: { passed: false } }, { h1: { passed: true }, h2: { status: 'fail' } }] },
    ],
    ['truths in a list of any name', 'serp', { rows: [{ passed: false, name: 'x' }, { name: 'y' }] }],
  ]
  test.each([...bodies, ...further])('%s', async (_what, tool, body) => {
    const { by, run, mapping } = await explain(tool, body)
    if (by !== AT_A_GLANCE) {
      // Instruments and data need none; what was not read gets a form to fill in.
      expect(mapping === undefined).toBe(run.status === 'measured')
      return
    }
    expect(judgement(await mapped(tool, body, mapping!))).toEqual(judgement(run))
  })

  test('to most of these bodies there is one', async () => {
    const found = await Promise.all(bodies.map(([, tool, body]) => explain(tool, body)))
    expect(
      found.filter(({ by, mapping }) => by === AT_A_GLANCE && mapping !== undefined).length,
    ).toBeGreaterThan(12)
  })
})

test.each<[Json, Json]>([
  [
    { errors: [], warnings: ['b'] },
    { errors: ['a'], warnings: [] },
  ],
  [{ data: { errors: 0, urls: 1 } }, { data: { errors: 3, urls: 1 } }],
  [
    { brokenLinks: [], checked: 1 },
    { brokenLinks: ['/a'], checked: 1 },
  ],
  [{ rows: [{ status: 'pass', name: 'a' }] }, { rows: [{ status: 'fail', name: 'a' }] }],
  [
    { h1: { status: 'pass' }, x: 1 },
    { h2: { status: 'fail' }, x: 1 },
  ],
  [[{ h1: { passed: true } }], [{ h1: { passed: false } }]],
  [{ h1: { score: 1, max: 1, label: 'H1' } }, { h2: { score: 0, max: 1, label: 'H2' } }],
])('a mapping suggested for %j finds what is wrong in %j', async (fine, wrong) => {
  const { mapping } = await explain('serp', fine)
  const { run } = await explain('serp', wrong)
  expect(run.checks.some(({ outcome }) => outcome === 'fail')).toBe(true)
  expect(judgement(await mapped('serp', wrong, mapping!))).toEqual(judgement(run))
})

test('the form to fill in is no result as it stands', async () => {
  const body = { data: { geo_score: 1 } }
  const { mapping } = await explain('geo', body)
  expect(mapping).toContain('path.to.the.score')
  expect(await mapped('geo', body, mapping!)).toMatchObject({ status: 'not-measured' })
})

test('a name that an expression cannot quote is left out', async () => {
  const { mapping } = await explain('geo', { score: 7, 'a`b': { errors: ['x'] }, 'a\nb': { errors: ['y'] } })
  expect(mapping).toBe('{\n  "score": score\n}')
})

describe('what was ignored', () => {
  test.each<[Json, string[]]>([
    [{ score: 7, meta: { a: 1 }, took: 3 }, ['meta', 'took']],
    [{ data: { seo_score: 7, meta: { a: 1 } }, id: 3 }, ['id', 'data,meta']],
    [{ data: { items: [{ errors: ['x'], name: 'a' }] } }, ['data,items,0,name']],
    [{ h1: { status: 'fail' }, size: 7 }, ['size']],
    [{ risk: 7 }, []],
  ])('of %j is named by its outermost fields', async (body, paths) => {
    const { ignored } = await explain('serp', body)
    expect(ignored).toEqual({
      paths: paths.map(path => path.split(',').map(step => (/^\d+$/.test(step) ? Number(step) : step))),
      more: false,
    })
  })

  test('is named up to a bound', async () => {
    const fields = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, n]))
    const { ignored } = await explain('serp', { score: 7, ...fields })
    expect([ignored.paths.length, ignored.more]).toEqual([20, true])
  })
})
