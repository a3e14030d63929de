import { expect, test } from '@jest/globals'
import { asReport } from '../../src/run/read-report.ts'
import { auditedPage, makeReport, measuredRun } from '../support/reports.ts'

/** JSON of objects within each other. */
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

test.each([1_000, 100_000])('what is nested %d levels deep is no report', depth => {
  for (const content of [nested(depth), [nested(depth)], { ...makeReport([]), rules: nested(depth) }]) {
    expect(() => asReport(content)).toThrow(/^is nested more than 250 levels deep$/)
  }
})

test.each([null, 7, 'x', [], {}])('%p is no report', content => {
  expect(() => asReport(content)).toThrow(/^is not a report that this version can read: /)
})

test('facts of some depth are part of a report', () => {
  const facts = { deep: JSON.parse(JSON.stringify(nested(190))) }
  const report = makeReport([auditedPage('https://shop.example/', [measuredRun({ facts })])])
  expect(asReport(report)).toMatchObject({ schemaVersion: 2 })
})
