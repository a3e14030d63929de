import { describe, expect, test } from '@jest/globals'
import {
  groupFindings,
  groupNotes,
  groupNotMeasured,
  groupUnverified,
} from '../../../src/report/view/findings.ts'
import {
  auditedPage,
  failedCheck,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
} from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'

const failing = (...ids: [string, 'error' | 'warning' | 'notice'][]) =>
  measuredRun({ checks: ids.map(([id, severity]) => failedCheck({ id, severity })) })

describe('groupFindings', () => {
  test('a fault of a template is one finding with the pages and places counted', () => {
    const many = failedCheck({ occurrences: [{ url: A }, { url: A }], occurrenceCount: 70 })
    const pages = [
      auditedPage(A, [measuredRun({ checks: [many] })]),
      auditedPage(B, [measuredRun({ checks: [failedCheck()] })]),
    ]
    const { rules } = makeReport(pages)
    const [finding, ...others] = groupFindings(pages, rules)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ id: 'serp/title-missing', places: 71, severity: 'error' })
    expect(finding!.failures.map(({ page }) => page.url)).toEqual([A, B])
    expect(finding!.rule.fix).toBe('Put one <title> into the <head> of the page.')
  })

  test('the worst come first: by severity, by number of pages, by id', () => {
    const pages = [
      auditedPage(A, [
        failing(['serp/n', 'notice'], ['serp/b', 'error'], ['serp/a', 'error'], ['serp/w', 'warning']),
      ]),
      auditedPage(B, [failing(['serp/n', 'notice'], ['serp/z', 'error'], ['serp/b', 'error'])]),
    ]
    const ids = groupFindings(pages, {}).map(({ id }) => id)
    expect(ids).toEqual(['serp/b', 'serp/a', 'serp/z', 'serp/w', 'serp/n'])
  })

  test('checks that passed, did not apply or were not measured are no findings', () => {
    const checks = (['pass', 'not-applicable', 'not-measured'] as const).map(outcome =>
      passedCheck({ id: `serp/${outcome}`, outcome }),
    )
    expect(groupFindings([auditedPage(A, [measuredRun({ checks })])], {})).toEqual([])
  })

  test('a check named as a property of every object has its own texts', () => {
    const pages = [auditedPage(A, [measuredRun({ checks: [failedCheck({ id: 'constructor' })] })])]
    expect(groupFindings(pages, {})[0]!.rule.title).toBe('The page has no title')
  })
})

test('tools without a result are grouped by reason, those with the most pages first', () => {
  const other = notMeasuredRun({ tool: 'dns', reason: 'No resolver' })
  const pages = [auditedPage(A, [other, notMeasuredRun()]), auditedPage(B, [notMeasuredRun()])]
  expect(groupNotMeasured(pages)).toEqual([
    { subjects: ['pagespeed'], text: 'Chrome was not found', pages },
    { subjects: ['dns'], text: 'No resolver', pages: [pages[0]] },
  ])
})

test('one reason of several tools on the same pages is one remark', () => {
  const late = (...tools: ('serp' | 'ux')[]) =>
    tools.map(tool => notMeasuredRun({ tool, reason: 'Too late' }))
  const same = [auditedPage(A, late('ux', 'serp')), auditedPage(B, late('ux', 'serp'))]
  expect(groupNotMeasured(same)).toEqual([{ subjects: ['serp', 'ux'], text: 'Too late', pages: same }])
  const other = [auditedPage(A, late('ux', 'serp')), auditedPage(B, late('ux'))]
  expect(groupNotMeasured(other).map(({ subjects }) => subjects)).toEqual([['ux'], ['serp']])
})

test('a note of a check that passed and the reason of one that could not be verified are told', () => {
  const noted = passedCheck({ id: 'robots/noindex', message: 'The header is what the platform adds' })
  const unverified = passedCheck({ id: 'ux/shift', outcome: 'not-measured', message: 'No Chrome' })
  const pages = [auditedPage(A, [measuredRun({ checks: [noted, unverified, passedCheck()] })])]
  expect(groupNotes(pages)).toEqual([
    { subjects: ['robots/noindex'], text: 'The header is what the platform adds', pages },
  ])
  expect(groupUnverified(pages)).toEqual([{ subjects: ['ux/shift'], text: 'No Chrome', pages }])
})
