import { describe, expect, test } from '@jest/globals'
import type { Severity } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import type { Report } from '../../../src/report/report.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { scoreBand } from '../../../src/report/view/scores.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, notMeasuredRun } from '../../support/reports.ts'

const HOME = 'https://shop.example/'

test.each([
  [100, false, 'good'],
  [90, false, 'good'],
  [89, false, 'middling'],
  [50, false, 'middling'],
  [49, false, 'poor'],
  [100, true, 'middling'],
  [49, true, 'poor'],
  [null, true, 'none'],
] as const)('a score of %p, at fault: %p, is %s', (score, isAtFault, band) => {
  expect(scoreBand(score, isAtFault)).toBe(band)
})

/** A page whose score is 95, with a failure of a severity. */
function reportOf(severity: Severity, verdict: Partial<Report['verdict']> = {}): Report {
  const run = measuredRun({ score: 95, instrument: 'Lighthouse', checks: [failedCheck({ severity })] })
  const page = { ...auditedPage(HOME, [run]), score: 95 }
  const report = makeReport([page], { verdict: { passed: true, reasons: [], ...verdict } })
  return { ...report, pages: [page] }
}
const bandsOf = (report: Report) => {
  const { pages } = viewOf(report)
  return [pages[0]!.band, pages[0]!.runs.serp!.band]
}

describe('the colour of a page and of its tool', () => {
  test('is good with a warning that does not fail the build', () => {
    expect(bandsOf(reportOf('warning'))).toEqual(['good', 'good'])
  })

  test('is not good with an error, whether the build is gated or not', () => {
    expect(bandsOf(reportOf('error'))).toEqual(['middling', 'middling'])
    expect(bandsOf(reportOf('error', { failOn: 'never' }))).toEqual(['middling', 'middling'])
  })

  test('is not good where the tool fails the build', () => {
    const failing = [{ tool: 'serp', url: HOME } as const]
    expect(bandsOf(reportOf('notice', { passed: false, failing }))).toEqual(['middling', 'middling'])
  })

  test('is not good where another tool of the page gave no result, and that fails the build', () => {
    const page = auditedPage(HOME, [measuredRun(), notMeasuredRun()])
    const failing = [{ tool: 'pagespeed', url: HOME } as const]
    const verdict = { passed: false, reasons: ['x'], failing }
    expect(bandsOf(makeReport([page], { verdict }))).toEqual(['middling', 'good'])
    expect(bandsOf(makeReport([page]))).toEqual(['good', 'good'])
  })

  test('is the same in HTML and in the terminal', () => {
    for (const [severity, band, style] of [
      ['error', 'middling', 33],
      ['warning', 'good', 32],
    ] as const) {
      const view = viewOf(reportOf(severity))
      const [cell] = /<td class="[a-z]+ total">95<\/td>/.exec(renderHtml(view))!
      expect(cell).toBe(`<td class="${band} total">95</td>`)
      const shown = renderTerminal(view, { width: 80, color: true, unicode: true })
      expect(shown).toContain(`\u001b[${style}m   95\u001b[39m`)
    }
  })
})
