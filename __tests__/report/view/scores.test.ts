import { expect, test } from '@jest/globals'
import type { ToolRun } from '../../../src/api/results.ts'
import { gradeIn, scoreText } from '../../../src/report/view/scores.ts'
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
