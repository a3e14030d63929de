import { expect, test } from '@jest/globals'
import { withSharedChecks } from '../../src/report/share-checks.ts'
import { mapTexts } from '../../src/text/map-texts.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../support/reports.ts'

const report = (path: string) =>
  makeReport([
    auditedPage(`https://shop.example${path}`, [
      measuredRun({ checks: [passedCheck(), passedCheck({ message: 'with a note' }), failedCheck()] }),
    ]),
  ])

test('checks that say the same are one object in all reports, which say what they said before', () => {
  const shared = new Map()
  const reports = ['/a', '/b'].map(path => withSharedChecks(report(path), shared))
  expect(reports).toEqual([report('/a'), report('/b')])
  const [a, b] = reports.map(({ pages }) => pages[0]!.runs[0]!.checks)
  expect([a![0] === b![0], a![1] === b![1], a![2] === b![2]]).toEqual([true, true, false])
  expect(a![0]).not.toBe(a![1])
})

test('and stay one object where their texts are changed', () => {
  const shared = new Map()
  const both = ['/a', '/b'].map(path => withSharedChecks(report(path), shared))
  const changed = mapTexts(both, text => text.replaceAll('note', '***'))
  const [a, b] = changed.map(({ pages }) => pages[0]!.runs[0]!.checks)
  expect(a![1]).toBe(b![1])
  expect(a![1]!.message).toBe('with a ***')
})
