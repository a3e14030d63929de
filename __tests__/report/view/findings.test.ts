import { describe, expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'

const failing = (...ids: [string, 'error' | 'warning' | 'notice'][]) =>
  measuredRun({ checks: ids.map(([id, severity]) => failedCheck({ id, severity })) })

const findingsOf = (pages: Page[]) => viewOf(makeReport(pages)).findings

describe('findings', () => {
  test('a fault of a template is one finding with the pages and places counted', () => {
    const many = failedCheck({ occurrences: [{ url: A }, { url: A }], occurrenceCount: 70 })
    const pages = [
      auditedPage(A, [measuredRun({ checks: [many] })]),
      auditedPage(B, [measuredRun({ checks: [failedCheck()] })]),
    ]
    const [finding, ...others] = findingsOf(pages)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ id: 'serp/title-missing', placeCount: 71, severity: 'error' })
    expect(finding!.failures.map(({ page }) => page.url)).toEqual([A, B])
    expect(finding!.fix).toBe('Put one <title> into the <head> of the page.')
  })

  test('the worst come first: by severity, by number of pages, by id', () => {
    const pages = [
      auditedPage(A, [
        failing(['serp/n', 'notice'], ['serp/b', 'error'], ['serp/a', 'error'], ['serp/w', 'warning']),
      ]),
      auditedPage(B, [failing(['serp/n', 'notice'], ['serp/z', 'error'], ['serp/b', 'error'])]),
    ]
    const ids = findingsOf(pages).map(({ id }) => id)
    expect(ids).toEqual(['serp/b', 'serp/a', 'serp/z', 'serp/w', 'serp/n'])
  })

  test('checks that passed, did not apply or were not measured are no findings', () => {
    const checks = (['pass', 'not-applicable', 'not-measured'] as const).map(outcome =>
      passedCheck({ id: `serp/${outcome}`, outcome }),
    )
    expect(findingsOf([auditedPage(A, [measuredRun({ checks })])])).toEqual([])
  })

  test('a check named as a property of every object has its own texts', () => {
    const pages = [auditedPage(A, [measuredRun({ checks: [failedCheck({ id: 'constructor' })] })])]
    expect(viewOf(makeReport(pages, { rules: {} })).findings[0]!.title).toBe('The page has no title')
  })
})
