import { expect, test } from '@jest/globals'
import type { Comparison } from '../../../src/api/comparison.ts'
import type { ToolRun } from '../../../src/api/results.ts'
import { gradeIn, meaningfulChanges, scoreText } from '../../../src/report/view/scores.ts'
import { measuredRun } from '../../support/reports.ts'

test.each<[Partial<ToolRun>, string]>([
  [{ score: 71.4 }, '71.4'],
  [{ score: 79.96 }, '79.9'],
  [{ score: 70.3 }, '70.3'],
  [{ score: 0, facts: { grade: 'A' } }, '0'],
  [{ score: null, facts: { grade: 'B+' } }, 'B+'],
  [{ score: null, facts: { grade: '<b>' } }, '–'],
  [{ score: null, facts: { grade: 7 } }, '–'],
  [{ score: null }, '–'],
  [{ score: null, status: 'not-measured', facts: { grade: 'B' } }, 'n/m'],
])('of a run with %j a cell shows %s', (run, text) => {
  const measured = measuredRun(run)
  const grade = gradeIn(measured)
  expect(scoreText({ ...measured, ...(grade !== undefined && { grade }) })).toBe(text)
})

test.each([
  [91, 90, 0, true],
  [91, 90, 1, false],
  [90.96, 91.04, 0, true],
  [91.01, 91.04, 0, false],
])(
  'that a score went from %d to %d, with a tolerance of %d, is told: %s',
  (before, after, tolerance, isTold) => {
    const change = { page: 'https://site.example/', before, after, tolerance }
    const comparison = { scores: [change] } as unknown as Comparison
    expect(meaningfulChanges(comparison)).toEqual(isTold ? [change] : [])
  },
)
