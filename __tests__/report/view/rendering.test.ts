import { describe, expect, test } from '@jest/globals'
import { NO_SCRIPTS, NOT_RENDERED, SAME_TEMPLATE } from '../../../src/api/rendering.ts'
import type { PageDocument } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import { documentInWords, renderingInWords } from '../../../src/report/view/rendering.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, makeReport, measuredRun } from '../../support/reports.ts'

const SHOWN: PageDocument = { judged: 'rendered' }
const STILL: PageDocument = { judged: 'sent', reason: NO_SCRIPTS }
const NEVER: PageDocument = { judged: 'sent', reason: NOT_RENDERED }
const like = (sample: string): PageDocument => ({
  judged: 'sent',
  reason: SAME_TEMPLATE,
  sample: `https://shop.example/${sample}`,
})
const times = (count: number, document: PageDocument) => Array.from({ length: count }, () => ({ document }))

describe('which pages were shown in Chrome', () => {
  test.each([
    ['goes without saying where all were', times(3, SHOWN), ''],
    ['goes without saying where no scripts run on others', [...times(3, SHOWN), ...times(2, STILL)], ''],
    ['goes without saying where no tool tells it', [{}, {}], ''],
    [
      'is said beside the number of templates',
      [...times(312, SHOWN), ...times(1000, like('a')), ...times(688, like('b'))],
      '312 of 2,000 pages were shown in Chrome; the others are made by 2 templates whose scripts change nothing that search engines see',
    ],
    [
      'is said where no scripts run on some',
      [...times(2, SHOWN), ...times(1, like('a')), ...times(1, STILL)],
      '2 of 4 pages were shown in Chrome; one more is made by 1 template whose scripts change nothing that search engines see',
    ],
    [
      'is said where none was to be',
      [...times(4, NEVER), ...times(2, STILL)],
      'No page was shown in Chrome to see what scripts make of it, since "render" is "never"',
    ],
  ])('%s', (_, pages, words) => {
    expect(renderingInWords(pages)).toBe(words)
  })
})

test.each([
  [undefined, ''],
  [SHOWN, 'Judged as Chrome shows it, after its scripts ran.'],
  [STILL, 'Judged as the server sends it: no scripts run on it.'],
  [NEVER, `Judged as the server sends it: ${NOT_RENDERED}.`],
  [
    like('a'),
    'Judged as the server sends it: scripts change nothing that search engines see on https://shop.example/a, a page of the same template.',
  ],
])('a page says which document of it was judged: %#', (document, words) => {
  expect(documentInWords(document)).toBe(words)
})

test('every form of the report says it', () => {
  const run = (document: PageDocument) => measuredRun({ facts: { rendered: { reason: null, ...document } } })
  const pages = [
    auditedPage('https://shop.example/a', [run(SHOWN)]),
    auditedPage('https://shop.example/b', [run(like('a'))]),
  ]
  const report = makeReport(pages)
  expect(report.pages.map(({ document }) => document)).toEqual([SHOWN, like('a')])
  const view = viewOf(report)
  for (const text of [
    renderSummary(view),
    renderHtml(view),
    renderTerminal(view, { width: 500, color: false, unicode: true }),
  ]) {
    expect(text).toContain('1 of 2 pages were shown in Chrome; one more is made by 1 template')
  }
  expect(renderHtml(view)).toContain('Judged as Chrome shows it, after its scripts ran.')
})
