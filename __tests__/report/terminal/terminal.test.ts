import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import stringWidth from 'string-width'
import type { Report } from '../../../src/report/report.ts'
import { renderTerminal, type TerminalOptions } from '../../../src/report/terminal/terminal.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  reportSaying,
} from '../../support/reports.ts'

const shownOf = (report: Report, options: TerminalOptions) => renderTerminal(viewOf(report), options)
const plain = { width: 80, color: false, unicode: true }
const report = makeReport(
  [
    auditedPage('https://shop.example/'),
    auditedPage('https://shop.example/prices', [measuredRun({ checks: [failedCheck()] }), notMeasuredRun()]),
  ],
  { verdict: { passed: false, reasons: ['The page has no title'] } },
)

describe('renderTerminal', () => {
  const lines = shownOf(report, plain).split('\n')

  test('shows the pages and their scores by tool, the worst first', () => {
    expect(lines.slice(0, 4)).toEqual([
      'Pages of https://shop.example',
      'page     score  serp  pagespeed',
      '/prices     55    55        n/m',
      '/          100   100          –',
    ])
  })

  test('says why a tool was not measured', () => {
    expect(lines).toContain('  pagespeed: Chrome was not found · /prices')
  })

  test('says what is wrong, where, and what to do', () => {
    const start = lines.indexOf('✖ error: The page has no title')
    expect(lines.slice(start + 1, start + 4)).toEqual([
      '  serp/title-missing · 1 page',
      '  /prices · line 3 · https://shop.example/ · html > head',
      '  Fix: Put one <title> into the <head> of the page.',
    ])
  })

  test('of a place that is told at length shows the place and the start of what is said', () => {
    const url = 'https://shop.example/prices'
    const selector = 'html > body > main > section:nth-of-type(3) > div > div:nth-of-type(2) > a.buy'
    const message = 'The element has no text, and nothing else names it to whoever cannot see it. '.repeat(3)
    const occurrences = [
      { url, selector, message: `First. ${message}` },
      { url, line: 9, selector, message: `Second. ${message}` },
    ]
    const page = auditedPage(url, [
      measuredRun({ checks: [failedCheck({ occurrences, message: '2 in all' })] }),
    ])
    const shown = shownOf(makeReport([page]), plain).split('\n')
    const start = shown.indexOf('  2 in all')
    expect(start).toBeGreaterThan(0)
    expect(shown[start + 1]).toMatch(/^ {2}html > body .*….* > a\.buy · First\. The .*…$/)
    expect(shown[start + 2]).toMatch(/^ {2}line 9 · Second\. The element .*…$/)
  })

  test('ends with the verdict and its reasons', () => {
    expect(lines.slice(-4)).toEqual([
      '1 of 2 pages without errors · Score 78 · 1 error · 0 warnings · 0 notices · 1',
      'not measured · 4.2 s',
      '✖ Failed: 1 error on 1 of 2 pages',
      '  - The page has no title',
    ])
  })

  test('shows a single page as a table of its tools', () => {
    const one = shownOf(makeReport([report.pages[1]!]), plain)
    expect(one).toContain('serp          55       1         –        –\n')
  })

  test('names tools with the full score everywhere once, instead of a column each', () => {
    const pages = ['a', 'b'].map(path =>
      auditedPage(`https://shop.example/${path}`, [
        measuredRun(),
        measuredRun({ tool: 'dns' }),
        notMeasuredRun(),
      ]),
    )
    const shown = shownOf(makeReport(pages), plain)
    expect(shown).toContain('100 everywhere: serp, dns')
    expect(shown).toContain('page  score  pagespeed\n')
  })

  test('shows the worst 20 of many pages and the number of the others', () => {
    const shown = shownOf(largeReport(30), { ...plain, width: 400 })
    expect(shown.match(/^\/category/gm)).toHaveLength(20)
    expect(shown).toContain('and 10 more pages')
  })

  test('colours scores, and only where colours are on', () => {
    const colored = shownOf(report, { ...plain, color: true })
    expect(colored).toMatch(/\u001b\[33m +55\u001b\[39m/)
    expect(colored).toMatch(/\u001b\[32m +100\u001b\[39m/)
    expect(stripVTControlCharacters(colored)).toBe(shownOf(report, plain))
  })

  test('uses ASCII alone for what is ours where the terminal has no more', () => {
    expect(shownOf(report, { ...plain, unicode: false })).toMatch(/^[\n -~]*$/)
  })

  test.each([50, 60, 80, 120, 200])('keeps to a width of %d columns', width => {
    for (const shown of [
      report,
      largeReport(25),
      largeReport(1),
      reportSaying('漢字'.repeat(80)),
      makeReport([]),
    ]) {
      const widths = shownOf(shown, { ...plain, color: true, width })
        .split('\n')
        .map(line => stringWidth(line))
      expect(Math.max(...widths)).toBeLessThanOrEqual(width)
    }
  })

  test('holds no escape sequence from the addresses of a report that others wrote', () => {
    const hostile = structuredClone(report)
    for (const page of hostile.pages) page.url += '\u001b[2J\u202e'
    expect(shownOf(hostile, plain)).not.toMatch(/[^\n\P{Cc}]|\u202e/u)
  })

  test.each(HOSTILE_TEXTS)('holds no escape sequence and no new line from the text %p', text => {
    const shown = shownOf(reportSaying(text), plain)
    expect(shown).not.toMatch(/[^\n\P{Cc}]|[\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u)
    expect(shown.isWellFormed()).toBe(true)
  })
})
