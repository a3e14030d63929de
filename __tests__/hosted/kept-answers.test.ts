import { describe, expect, test } from '@jest/globals'
import { toolRunSchema } from '../../src/api/result-schemas.ts'
import type { Analysis, Check } from '../../src/api/results.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { KeptAnswers } from '../../src/hosted/kept-answers.ts'
import { judgeRuns } from '../support/gate-findings.ts'
import { failedCheck, measuredRun, passedCheck } from '../support/reports.ts'

const MB = 1024 * 1024
const many = (count: number, overrides: (n: number) => Partial<Check>) =>
  Array.from({ length: count }, (_, n) => failedCheck({ id: `serp/c${n}`, ...overrides(n) }))

describe('what is kept of an answer', () => {
  test('is all of one as services give it', () => {
    const run = measuredRun({ facts: { list: [1, { a: null }], text: 'x'.repeat(MB) } })
    expect(new KeptAnswers().run(run)).toEqual(run)
  })

  test('has no facts that are too large, and says so', () => {
    const run = measuredRun({ facts: { text: 'x'.repeat(3 * MB) } })
    const kept = new KeptAnswers().run(run)
    expect(kept).toEqual({ ...run, facts: { leftOut: 'the facts, since they are too large' } })
  })

  test('has no body of an unknown shape that is too large, so that nothing takes the note for it', () => {
    const run = measuredRun({ foreign: 'object', facts: { text: 'x'.repeat(3 * MB) } })
    expect(new KeptAnswers().run(run).foreign).toBeUndefined()
  })

  test('has five hundred checks, and those that failed before all others, the worst first', () => {
    const checks = [
      ...Array.from({ length: 1500 }, (_, n) => passedCheck({ id: `serp/p${n}` })),
      ...many(900, () => ({ severity: 'notice' })),
      ...many(90, n => ({ id: `serp/w${n}`, severity: 'warning' })),
      ...many(9, n => ({ id: `serp/e${n}`, severity: 'error' })),
    ]
    const { checks: kept, facts } = new KeptAnswers().run(measuredRun({ checks }))
    expect(kept).toHaveLength(500)
    expect(kept.slice(0, 9).every(({ severity }) => severity === 'error')).toBe(true)
    expect(kept.filter(({ outcome }) => outcome === 'fail')).toHaveLength(500)
    expect(facts['leftOut']).toBe('1999 of 2499 checks, the least severe')
  })

  test('has bounded texts and places, and the count of all places', () => {
    const long = '🙂'.repeat(50_000)
    const occurrences = Array.from({ length: 70 }, () => ({
      url: `https://shop.example/${long}`,
      message: long,
      selector: long,
      snippet: long,
    }))
    const check = { id: long, title: long, message: long, why: long, fix: long, help: long, occurrences }
    const kept = new KeptAnswers().run(
      measuredRun({ checks: [failedCheck(check)], finalUrl: long, reason: long }),
    )
    expect(toolRunSchema.safeParse(kept).success).toBe(true)
    expect(kept.checks[0]).toMatchObject({ occurrenceCount: 70 })
    expect(kept.checks[0]!.occurrences).toHaveLength(50)
    expect(JSON.stringify(kept).length).toBeLessThan(2 * MB)
    expect(JSON.stringify(kept).isWellFormed()).toBe(true)
  })
})

describe('what is kept of all answers together', () => {
  const large = (facts = 1.5) =>
    measuredRun({
      facts: { text: 'x'.repeat(facts * MB) },
      checks: many(900, () => ({
        message: 'm'.repeat(1900),
        occurrences: [{ url: 'https://shop.example/' }],
      })),
    })

  test('has a bound, and every answer still has its worst checks', () => {
    const answers = new KeptAnswers()
    const kept = TOOLS.flatMap(() => [1, 2, 3].map(() => answers.run(large())))
    expect(JSON.stringify(kept).length).toBeLessThan(70 * MB)
    expect(
      kept.every(({ status, score, checks }) => status === 'measured' && score === 0 && checks.length >= 100),
    ).toBe(true)
    expect(kept.at(-1)!.facts['leftOut']).toBe(
      'the facts, since the answers of the service are too large together; 800 of 900 checks, the least severe',
    )
  })

  test('ends at last with runs that are not measured', () => {
    const answers = new KeptAnswers()
    const checks = many(100, () => ({
      message: 'm'.repeat(1900),
      why: 'w'.repeat(1900),
      fix: 'f'.repeat(1900),
    }))
    const kept = Array.from({ length: 700 }, () => answers.run(measuredRun({ checks })))
    expect(kept.at(-1)).toMatchObject({
      status: 'not-measured',
      reason: expect.stringContaining('too large together'),
      checks: [],
    })
  })

  test('counts the pages of an analysis as well', () => {
    const analysis: Analysis = {
      url: 'https://shop.example/',
      status: 'measured',
      score: 50,
      pages: Array.from({ length: 300 }, (_, n) => ({
        url: `https://shop.example/${n}`,
        score: 0,
        runs: [large(0.1)],
      })),
      facts: { text: 'x'.repeat(3 * MB) },
      startedAt: '2026-03-01T12:00:00.000Z',
      durationMs: 1,
    }
    const kept = new KeptAnswers().analysis(analysis)
    expect(kept.pages).toHaveLength(100)
    expect(kept.facts).toEqual({ leftOut: expect.stringMatching(/^the facts, since .*; 200 of 300 pages$/) })
    expect(JSON.stringify(kept).length).toBeLessThan(70 * MB)
  })
})

test('keeps the records of a crawl, unless they are too large', () => {
  const analysis = (text: string): Analysis => ({
    url: 'https://shop.example/',
    status: 'measured',
    score: 50,
    pages: [],
    runs: [measuredRun({ facts: {} })],
    crawl: {
      whole: true,
      sitemap: null,
      unvisited: {},
      records: Array.from({ length: 100 }, (_, n) => ({
        url: `https://shop.example/${n}`,
        foundBy: ['link' as const],
        depth: 1,
        status: 200,
        indexable: true,
        title: { text },
        linksIn: 1,
        linksOut: 1,
      })),
    },
    facts: {},
    startedAt: '2026-03-01T12:00:00.000Z',
    durationMs: 1,
  })
  const small = analysis('A title')
  expect(new KeptAnswers().analysis(small)).toEqual(small)
  const { crawl, facts, runs } = new KeptAnswers().analysis(analysis('x'.repeat(MB)))
  expect(crawl).toBeUndefined()
  expect(facts).toEqual({ leftOut: 'the records of the crawl, since they are too large' })
  expect(runs).toHaveLength(1)
})

test('a fail-if never passes over what was left out', async () => {
  const run = new KeptAnswers().run(measuredRun({ facts: { hops: 9, text: 'x'.repeat(3 * MB) } }))
  const failIf = [{ scope: 'serp' as const, expression: 'facts.hops > 3' }]
  expect((await judgeRuns([run], { failIf, notMeasured: 'fail' })).reasons).toEqual([
    'https://shop.example/: serp: not measured; its answer was too large to keep, so that fail-if could not judge it',
  ])
})
