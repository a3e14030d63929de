import { describe, expect, test } from '@jest/globals'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import type { PastRun } from '../../../src/report/report.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { dangersIn, nodesOf, parseMarkdown } from '../../support/markdown.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

/** This run began on 4 March 2026. */
const past = (startedAt: string, score: number | null = 90, errors = 0, warnings = 0): PastRun => ({
  startedAt,
  score,
  errors,
  warnings,
})
const day = (number: number, ...figures: [score?: number | null, errors?: number, warnings?: number]) =>
  past(`2026-02-${String(number).padStart(2, '0')}T04:10:00.000Z`, ...figures)

function summaryOf(history: PastRun[]): string {
  const page = auditedPage('https://shop.example/', [measuredRun({ checks: [failedCheck()] })])
  return renderSummary(viewOf(makeReport([page], { history })))
}

function chartsOf(markdown: string): string[] {
  return [...nodesOf(parseMarkdown(markdown))].flatMap(node =>
    node.type === 'code' && node.lang === 'mermaid' ? [node.value] : [],
  )
}

describe('the trend in the job summary', () => {
  test('is a chart of the scores and one of errors and warnings, with this run as the last', () => {
    const summary = summaryOf([day(1, 92.4, 3, 5), day(2, 95, 0, 4)])
    expect(summary).toContain('### Trend\n\nLast 3 runs · score 92 → 55 · errors 3 → 1 · warnings 5 → 0\n')
    expect(chartsOf(summary)).toEqual([
      'xychart-beta\n    title "Score"\n    x-axis ["02-01", "02-02", "03-04"]\n    y-axis 0 --> 100\n    line [92, 95, 55]',
      'xychart-beta\n    title "Errors (bars) and warnings (line)"\n    x-axis ["02-01", "02-02", "03-04"]\n    y-axis 0 --> 5\n    bar [3, 0, 1]\n    line [5, 4, 0]',
    ])
    expect(dangersIn(summary)).toEqual([])
  })

  test('is not there for fewer than three runs', () => {
    expect(summaryOf([])).not.toContain('Trend')
    expect(summaryOf([day(1)])).not.toContain('Trend')
    // One that did not come before this run is no part of it.
    expect(summaryOf([day(1), past('2026-04-01T00:00:00.000Z')])).not.toContain('Trend')
  })

  test('has the time where a day has several runs, and of one minute the last', () => {
    const [scores] = chartsOf(
      summaryOf([
        past('2026-03-01T04:10:10.000Z', 10),
        past('2026-03-01T04:10:50.000Z', 20),
        past('2026-03-01T16:30:00.000Z', 30),
      ]),
    )
    expect(scores).toContain('x-axis ["03-01 04:10", "03-01 16:30", "03-04 10:20"]')
    expect(scores).toContain('line [20, 30, 55]')
  })

  test('leaves out runs without a score, and shows the last twelve', () => {
    const [scores, findings] = chartsOf(
      summaryOf(Array.from({ length: 20 }, (_, index) => day(index + 1, index === 18 ? null : 90))),
    )
    expect(scores!.match(/"\d\d-\d\d"/g)).toHaveLength(11)
    expect(scores).not.toContain('"02-19"')
    expect(findings!.match(/"\d\d-\d\d"/g)).toHaveLength(12)
  })

  test('holds nothing but numbers and dates, whatever a report says of its time', () => {
    const hostile = ['2026-03-01"] \n click', '@org/team', '']
    const history = [...hostile.map(text => past(text)), day(1), day(2)]
    for (const chart of chartsOf(summaryOf(history))) expect(chart).toMatch(/^[\w"[\], \n\->():]+$/)
  })
})
