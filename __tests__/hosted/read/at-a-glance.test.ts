import { describe, expect, test } from '@jest/globals'
import { toolRunSchema } from '../../../src/api/result-schemas.ts'
import { readBody } from '../../../src/hosted/read/tool-run.ts'
import type { Body } from './bodies/body.ts'
import { MADE_UP } from './bodies/made-up.ts'
import { PUBLISHED } from './bodies/published.ts'

const PAGE = 'https://example.com/shop/'
const TIMING = { startedAt: '2026-03-01T12:00:00.000Z', durationMs: 42 }

async function read({ tool, body }: Body) {
  const { run } = await readBody(tool, PAGE, body, TIMING, undefined)
  expect(toolRunSchema.strict().safeParse(run).error).toBeUndefined()
  return run
}

describe.each([
  ['a published body', PUBLISHED],
  ['a body that could well be', MADE_UP],
])('of %s the client reads what a person reads', (_kind, bodies) => {
  test.each(bodies.map(body => [body.what, body] as const))('%s', async (_what, body) => {
    const { seen, tool } = body
    const run = await read(body)
    const ids = (outcome: string) => run.checks.filter(check => check.outcome === outcome)
    const fails = ids('fail').map(({ severity, id }) => [severity, id])
    expect({ score: run.score, grade: run.facts['grade'], fails }).toEqual({
      score: seen.score,
      grade: seen.grade,
      fails: seen.fails.map(([severity, id]) => [severity, `${tool}/${id}`]),
    })
    for (const [index, [, , words]] of seen.fails.entries())
      expect(JSON.stringify(ids('fail')[index]).toLowerCase()).toContain(words.toLowerCase())
    expect(ids('pass').map(({ id }) => id)).toEqual((seen.passes ?? []).map(id => `${tool}/${id}`))
    expect(run.status).toBe(seen.isUnclear ? 'not-measured' : 'measured')
    expect(run.judged).toBe(seen.isData || seen.isGradeAlone ? false : undefined)
  })
})

test('ten bodies and more are published, and as many are not', () => {
  expect(PUBLISHED.filter(({ source }) => source?.startsWith('https://')).length).toBeGreaterThanOrEqual(10)
  expect(MADE_UP.length).toBeGreaterThanOrEqual(10)
})
