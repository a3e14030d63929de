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
  passedCheck,
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
    expect(lines.slice(5, 9)).toEqual([
      'Pages of https://shop.example',
      'page     score  serp  pagespeed',
      '/prices     55    55        n/m',
      '/          100   100          –',
    ])
  })

  test('says in one line which scores changed alike', () => {
    const score = (page: string, before: number) => ({ page, before, after: 95, tolerance: 0 })
    const comparison = {
      baseline: 'main',
      new: [],
      known: [],
      fixed: [],
      notes: [],
      scores: [score('/a', 100), score('/b', 100), score('/c', 99), score('/d', 100)].map(change => ({
        ...change,
        page: `https://shop.example${change.page}`,
      })),
    }
    const shown = shownOf(makeReport([auditedPage('https://shop.example/')], { comparison }), plain).split(
      '\n',
    )
    const start = shown.indexOf('Compared with main')
    expect(shown.slice(start + 1, start + 3)).toEqual([
      'score 100 to 95 /a and 2 more pages',
      'score 99 to 95 /c',
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

  test('begins with the verdict, its reasons and the figures', () => {
    expect(lines.slice(0, 5)).toEqual([
      '✖ Failed: 1 error on 1 of 2 pages',
      '  - The page has no title',
      '1 of 2 pages without errors · Score 78 · 1 error · 0 warnings · 0 notices · 1',
      'tool run not measured · 4.2 s',
      '',
    ])
  })

  test('ends with what to do first, and names the number of what it leaves out', () => {
    const shown = shownOf(largeReport(30), plain)
    expect(shown.match(/^[✖▲●] (?:error|warning|notice): .*/gm)).toHaveLength(5)
    expect(shown).toContain('\n\nTo be fixed first\n\n✖ error: ')
    expect(shown).toMatch(/\n\nand 165 more findings, in the report files$/)
  })

  test.each([
    [plain.width * 10, 0],
    [10, 1],
  ])('has the verdict at its end too where a screen has %d lines only', (height, times) => {
    const shown = shownOf(report, { ...plain, height })
    expect(shown.split('✖ Failed: ').length - 2).toBe(times)
    expect(shown.endsWith('\n\n✖ Failed: 1 error on 1 of 2 pages')).toBe(times === 1)
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
    expect(shown).toContain('Nothing found by serp, dns')
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

  test.each([40, 50, 60, 80, 120, 200])('keeps to a width of %d columns', width => {
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

  test('shows the tools of a page as a table on 40 columns', () => {
    expect(shownOf(makeReport([report.pages[1]!]), { ...plain, width: 40 })).toContain(
      [
        '/prices · score 55',
        'tool       score  err  warn  note',
        'serp          55    1     –     –',
        'pagespeed    n/m    –     –     –',
      ].join('\n'),
    )
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

describe('the detail', () => {
  test('of a quiet run is the verdict with its reasons', () => {
    expect(shownOf(report, { ...plain, detail: 'verdict' })).toBe(
      '✖ Failed: 1 error on 1 of 2 pages\n  - The page has no title',
    )
  })

  test('of a verbose run is every page, finding, place and note', () => {
    const url = 'https://shop.example/a'
    const occurrences = Array.from({ length: 9 }, (_, place) => ({ url, selector: `#place-${place}` }))
    const checks = [
      failedCheck({ occurrences }),
      passedCheck({ id: 'robots/noindex', message: 'The platform adds noindex to previews' }),
      passedCheck({ id: 'serp/unsure', outcome: 'not-measured', message: 'The answer was cut' }),
      failedCheck({ id: 'serp/set-aside', ignored: 'serp/set-aside' }),
    ]
    const pages = [auditedPage(url, [measuredRun({ checks })]), ...largeReport(25).pages]
    const all = shownOf(makeReport(pages), { ...plain, width: 200, detail: 'all' })
    const first = shownOf(makeReport(pages), { ...plain, width: 200 })
    expect(all.match(/^\/category-\d+\/product-\d+ +\d/gm)).toHaveLength(25)
    expect(all.match(/^[✖▲●] (?:error|warning|notice): .*/gm)).toHaveLength(171)
    for (let place = 0; place < 9; place++) expect(all).toContain(`#place-${place}`)
    for (const [title, note] of [
      ['Passed with a note', 'robots/noindex: The platform adds noindex to previews · /a'],
      ['Checks that could not be verified', 'serp/unsure: The answer was cut · /a'],
      ['Ignored', 'serp/set-aside: ignored by "serp/set-aside" · /a'],
    ] as const) {
      expect(all).toContain(`${title}\n  ${note}`)
      expect(first).not.toContain(title)
    }
    expect(all).not.toContain('in the report files')
  })
})

describe('links', () => {
  const HELP = 'https://developers.google.com/search/docs/appearance/title-link'
  const opening = (shown: string) =>
    [...shown.matchAll(/\u001b\]8;(?:id=\d+)?;(.*?)\u001b\\/g)].map(([, to]) => to!)

  test('stand behind pages and sources, are closed, and take no room', () => {
    const shown = shownOf(report, { ...plain, links: true })
    const targets = opening(shown)
    expect(targets.filter((_, index) => index % 2 === 0)).toEqual([
      'https://shop.example/prices',
      'https://shop.example/',
      HELP,
    ])
    expect(targets.filter((_, index) => index % 2 === 1)).toEqual(['', '', ''])
    expect(stripVTControlCharacters(shown)).toBe(shownOf(report, plain))
  })

  test('of an address that is broken into lines are one link', () => {
    const shown = shownOf(report, { ...plain, width: 40, links: true })
    const ids = [...shown.matchAll(/\u001b\]8;(id=\d+);https:\/\/developers/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
  })

  test('are off unless they are asked for', () => {
    expect(shownOf(report, plain)).not.toContain('\u001b')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/\u001b\\\u001b]0;title\u0007',
    '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  ])('lead nowhere that a page makes up: %j', text => {
    const page = auditedPage('https://shop.example/x', [
      measuredRun({ checks: [failedCheck({ help: text, title: text, message: text })] }),
    ])
    const hostile = makeReport([page])
    for (const each of hostile.pages) each.url += text
    const shown = shownOf(hostile, { ...plain, links: true })
    for (const target of opening(shown))
      expect(target).toMatch(/^(?:https:\/\/(?:shop|evil)\.example\/[!-~]*)?$/)
    const rest = shown.replace(/\u001b\]8;(?:id=\d+)?;[!-~]*\u001b\\/g, '')
    expect(rest).not.toMatch(/[^\n\P{Cc}]/u)
    // An address that a page wrote into its text is no link, though it looks like one of ours.
    expect(shown).not.toContain('\u001b]8;;https')
  })
})
