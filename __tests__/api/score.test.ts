import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Check, Severity, ToolRun } from '../../src/api/results.ts'
import { CEILING_IDS, costOf, pageScore, scoreOf, siteScore, toolScore } from '../../src/api/score.ts'
import type { Tool } from '../../src/api/tools.ts'
import { originalsOf, twinIds } from '../../src/api/twins.ts'
import { CHECK_IDS } from '../../src/engine/tools/check-ids.ts'
import { failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../support/reports.ts'

const IDS = CHECK_IDS.split('\n').filter(id => id !== '')
const SHOWN_IDS = IDS.filter(id => !CEILING_IDS.includes(id))

function failing(id: string, severity: Severity, overrides: Partial<Check> = {}): Check {
  return failedCheck({ id, severity, ...overrides })
}

/** Runs of one page, one for each tool whose checks are given, by the first part of their ids. */
function runsOf(checks: readonly Check[]): ToolRun[] {
  const byTool = Map.groupBy(checks, ({ id }) => id.slice(0, id.indexOf('/')) as Tool)
  return Array.from(byTool, ([tool, own]) => measuredRun({ tool, checks: own }))
}

const pageOf = (...checks: readonly Check[]) => pageScore(runsOf([passing(), ...checks]))!
const passing = () => passedCheck({ id: 'serp/title-too-long' })

const severity = fc.constantFrom<Severity>('error', 'warning', 'notice')
/** Checks that failed, each id once; some of the site. */
const failures = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      severity,
      scope: fc.constantFrom('page' as const, 'site' as const),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map(list => list.map(({ id, severity, scope }) => failing(id, severity, { scope })))

test('every id that scores and twins name is one of a check', () => {
  expect([...CEILING_IDS, ...twinIds()].filter(id => !IDS.includes(id))).toEqual([])
})

test('no twin lowers a score more than what it is a twin of', () => {
  for (const id of IDS) {
    for (const original of originalsOf(id)) {
      expect(CEILING_IDS).not.toContain(id)
      // What it is a twin of may be one itself, of a check that both are twins of: the last one counts in any order.
      expect(originalsOf(id)).toEqual(expect.arrayContaining([...originalsOf(original)]))
      for (const last of originalsOf(original)) expect(originalsOf(last)).toEqual([])
    }
  }
})

describe('the score of a page', () => {
  test.each([
    'serp/title-missing',
    'serp/title-empty',
    'content/text-needs-scripts',
    'content/placeholder-text',
  ])('loses no more by %s than by another notice where that is what it was lowered to', id => {
    expect(pageOf(failing(id, 'warning'))).toBeLessThanOrEqual(70)
    expect(pageOf(failing(id, 'notice'))).toBe(99)
    expect(costOf(id, 'notice')).toBeLessThan(1)
  })

  test('never rises by a failure, nor falls by a repair', () => {
    fc.assert(
      fc.property(failures, list => {
        fc.pre(list.length > 0)
        const [, ...fewer] = list
        expect(pageOf(...list)).toBeLessThanOrEqual(pageOf(...fewer))
      }),
      { numRuns: 2000 },
    )
  })

  test('is not changed by what passes, does not apply, was not measured, or is the fault of the site', () => {
    fc.assert(
      fc.property(failures, failures, (list, others) => {
        const ids = new Set(list.map(({ id }) => id))
        const more = others
          .filter(({ id }) => !ids.has(id))
          .map((check, index): Check => {
            const outcome = (['pass', 'not-applicable', 'not-measured', 'fail'] as const)[index % 4]!
            return { ...check, outcome, scope: outcome === 'fail' ? 'site' : 'page' }
          })
        expect(pageOf(...list, ...more)).toBe(pageOf(...list))
      }),
    )
  })

  test('a fault of the site changes that of the site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOWN_IDS),
        fc.constantFrom<Severity>('error', 'warning'),
        (id, worst) => {
          const runs = runsOf([passing(), failing(id, worst, { scope: 'site' })]).filter(
            ({ tool }) => tool !== 'geo',
          )
          fc.pre(runs.length > 1 || runs[0]!.checks.length > 1)
          expect(pageScore(runs)).toBe(100)
          expect(siteScore(runs)).toBeLessThan(100)
        },
      ),
    )
  })

  test('counts a twin once', () => {
    for (const id of IDS) {
      for (const original of originalsOf(id)) {
        const both = pageOf(failing(original, 'warning'), failing(id, 'warning'))
        expect(both).toBe(pageOf(failing(original, 'warning')))
      }
    }
  })

  test.each([
    ['robots/noindex-meta', 0, 29],
    ['robots/page-blocked', 0, 29],
    ['redirects/final-status', 0, 29],
    ['content/soft-404', 0, 29],
    ['serp/canonical-cross-domain', 0, 29],
    ['serp/title-missing', 30, 59],
    ['content/text-needs-scripts', 30, 74],
    ['content/placeholder-text', 30, 74],
    ['content/almost-no-text', 30, 74],
  ])('with %s is between %d and %d, and never more', (id, least, most) => {
    const severities = ['error', 'warning', ...(least === 0 ? (['notice'] as const) : [])] as const
    for (const each of severities) {
      expect(pageOf(failing(id, each))).toBeGreaterThanOrEqual(least)
      expect(pageOf(failing(id, each))).toBeLessThanOrEqual(most)
    }
    fc.assert(
      fc.property(failures, list => {
        const others = list.filter(check => check.id !== id)
        expect(pageOf(failing(id, 'warning'), ...others)).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('has one error between 60 and 89, one warning between 90 and 97, three notices at 97 or more', () => {
    for (const id of SHOWN_IDS) {
      if (id.startsWith('geo/')) continue
      expect(pageOf(failing(id, 'error'))).toBeGreaterThanOrEqual(60)
      expect(pageOf(failing(id, 'error'))).toBeLessThanOrEqual(89)
      expect(pageOf(failing(id, 'warning'))).toBeGreaterThanOrEqual(90)
      expect(pageOf(failing(id, 'warning'))).toBeLessThanOrEqual(97)
    }
    const three = SHOWN_IDS.slice(0, 3).map(id => failing(id, 'notice'))
    expect(pageOf(...three)).toBeGreaterThanOrEqual(97)
  })

  test('is 90 at least where there are notices alone', () => {
    expect(pageOf(...SHOWN_IDS.map(id => failing(id, 'notice')))).toBeGreaterThanOrEqual(90)
  })

  test.each(['accessibility', 'pagespeed', 'security'])('falls by 15 at most for all that %s finds', tool => {
    const all = SHOWN_IDS.filter(id => id.startsWith(`${tool}/`)).map(id => failing(id, 'error'))
    expect(pageOf(...all)).toBe(85)
  })

  test('is the mean of the scores of a service that gave no checks', () => {
    const given = [90, 70].map(score => measuredRun({ score, checks: [], foreign: 'object' }))
    expect(pageScore(given)).toBe(80)
    expect(pageScore([...given, notMeasuredRun()])).toBe(80)
  })

  test('is null where nothing was judged', () => {
    const none = passedCheck({ outcome: 'not-applicable' })
    expect(pageScore([])).toBeNull()
    expect(pageScore([notMeasuredRun(), measuredRun({ checks: [none] })])).toBeNull()
  })

  test('is not known of a page of which nothing could be read, unless the others found an error', () => {
    const unread = [notMeasuredRun(), notMeasuredRun({ tool: 'ux' })]
    const ofAddress = measuredRun({ tool: 'robots', checks: [passing()] })
    expect(pageScore([...unread, ofAddress])).toBeNull()
    expect(pageScore([...unread, ofAddress, measuredRun({ checks: [passing()] })])).toBe(100)
    expect(pageScore([ofAddress])).toBe(100)
    const lost = measuredRun({ tool: 'redirects', checks: [failing('redirects/final-status', 'error')] })
    expect(pageScore([...unread, lost])).toBe(25)
  })
})

describe('the score of a tool', () => {
  test.each<[number, number, number | null]>([
    [0, 0, null],
    [2, 0, null],
    [3, 0, 100],
    [0, 1, 96],
    [99, 1, 96],
    [0, 2, 92],
  ])('with %d passed and %d failed checks is %p', (passed, failed, score) => {
    const checks = [
      ...Array.from({ length: passed }, (_, index) => passedCheck({ id: `ux/passed-${index}` })),
      ...Array.from({ length: failed }, (_, index) => failing(`ux/failed-${index}`, 'warning')),
    ]
    expect(toolScore(checks)).toBe(score)
  })
})

test('what costs a page more has the higher cost', () => {
  const costs = [
    costOf('robots/noindex-meta', 'warning'),
    costOf('serp/title-missing', 'error'),
    costOf('ux/script-error', 'error'),
    costOf('ux/script-error', 'warning'),
    costOf('ux/script-error', 'notice'),
  ]
  expect(costs.toSorted((a, b) => b - a)).toEqual(costs)
  expect(scoreOf([])).toBe(100)
})
