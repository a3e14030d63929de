import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../src/report/html/html.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderSummary } from '../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../src/report/terminal/terminal.ts'
import { gainTrend, placeText, trendBars, trendLevels } from '../../src/report/view/rank.ts'
import { type ReportView, viewOf } from '../../src/report/view/report-view.ts'
import { rankEntry } from '../support/rank.ts'
import { makeReport, unmeasuredRank } from '../support/reports.ts'

const OAK = rankEntry(
  [
    ['oak table', '2026-11-12', 8],
    ['oak table', '2026-11-13', 8],
    ['oak table', '2026-11-20', 12.5, 'https://oak.example/table'],
    ['oak chair', '2026-11-13', 3],
    ['oak chair', '2026-11-20', 2],
    ['oak bench', '2026-11-13', 30],
    ['oak bench', '2026-11-20', null],
    ['oak shelf', '2026-11-13', 5],
  ],
  { notes: ['"ranks.csv": line 7 is left out'] },
)
const FAILED = unmeasuredRank('the variable SEO_PREFLIGHT_BING_KEY is not set')
const view = viewOf(makeReport(undefined, { rank: [OAK, FAILED] }))

const summaryOf = (of: ReportView) => renderSummary(of)
const terminalOf = (of: ReportView, unicode = true) =>
  renderTerminal(of, { width: 90, color: false, unicode }).split('\n')
const commentOf = (of: ReportView) =>
  renderComment(of, {
    marker: '<!-- marker -->',
    failOn: 'error',
    run: { name: 'Run', url: 'https://github.com/o/r/actions/runs/1' },
    artifact: undefined,
    commit: undefined,
  })

describe('a summary with rank projects', () => {
  const summary = summaryOf(view)

  test('has their figures, and how they changed', () => {
    // Now (0 + 15.7 + 0) / 85.5 of what is known, a week ago (3.2 + 11 + 0) / 85.5.
    expect(summary).toContain(
      'Visibility: **18.4 %** ▲ 11 % in 7 days · Average position: **7.3** ▲ 6.4 in 7 days · Top 3: **1 of 3** · Top 10: **1 of 3**',
    )
  })

  test('has each keyword with its position, its changes and its trend', () => {
    expect(summary).toContain('| Keyword | Position | 1 day | 7 days | 30 days | Trend |')
    expect(summary).toContain('| `oak table` | 12.5 | – | ▼ 4.5 | – | `██······▁` |')
    expect(summary).toContain('| `oak chair` | 2 | – | ▲ 1 | – | `▁······█` |')
    expect(summary).toContain('| `oak bench` | not found | – | – | – | |')
    expect(summary).toContain('| `oak shelf` | – (5 on 2026-11-13) | – | – | – | |')
  })

  test('says of which day and market they are, what was left out, and what gave nothing', () => {
    expect(summary).toContain('In `google · de`')
    expect(summary).toContain('As of 2026-11-20, against 1, 7 and 30 days before')
    expect(summary).toContain('line 7 is left out')
    expect(summary).toContain('Not measured: the variable `SEO_PREFLIGHT_BING_KEY` is not set')
  })
})

describe('a comment with rank projects', () => {
  test('has one line for each that changed much or gave nothing', () => {
    const comment = commentOf(view)
    expect(comment).toContain(
      '- `Oak and Iron`: visibility 18.4 % ▲ 11 % in 7 days; `oak bench` 30 → not found in `google de`, `oak table` 8 → 12.5 in `google de`\n',
    )
    expect(comment).toContain('- `ash`: not measured: the variable `SEO_PREFLIGHT_BING_KEY` is not set')
    expect(comment).not.toContain('oak chair')
  })

  test('says nothing of what hardly changed', () => {
    const calm = rankEntry([
      ['oak table', '2026-11-13', 4],
      ['oak table', '2026-11-20', 4.1],
    ])
    expect(commentOf(viewOf(makeReport(undefined, { rank: [calm] })))).not.toContain('Positions')
  })
})

describe('a terminal with rank projects', () => {
  test('has a small table, what moved most first, with trends', () => {
    const lines = terminalOf(view)
    const at = lines.indexOf('Positions of Oak and Iron in google de on 2026-11-20')
    expect(lines.slice(at + 1, at + 9)).toEqual([
      'Visibility: 18.4 % (+11 % in 7 days) · Average position: 7.3 (+6.4 in 7 days) · Top 3: 1',
      'of 3 · Top 10: 1 of 3',
      'keyword     position  7 days  trend',
      'oak table       12.5    -4.5  ██······▁',
      'oak chair          2      +1  ▁······█',
      'oak bench  not found       –',
      'oak shelf          –       –',
      '"ranks.csv": line 7 is left out',
    ])
    expect(lines).toContain('Not measured: the variable SEO_PREFLIGHT_BING_KEY is not set')
  })

  test('has no signs beyond ASCII where it cannot show them', () => {
    expect(terminalOf(view, false).join('\n')).not.toMatch(/[^ -~\n]/)
  })
})

describe('an HTML report with rank projects', () => {
  const html = renderHtml(view)

  test('has charts that say in words what they show, with gaps where days are missing', () => {
    expect(html).toContain('aria-label="Average position: 8 on 2026-11-12, 7.3 on 2026-11-20"')
    expect(html).toContain('aria-label="Visibility: 11.2 % on 2026-11-12, 18.4 % on 2026-11-20"')
    expect(html).toContain('Keywords by position. 1 to 3: 1, 4 to 10: 0, 11 to 20: 1')
    expect(html).toContain('aria-label="From 8 to 12.5; best 8, worst 12.5"')
    // Two days in a row are a line, the day after the gap is a dot.
    const chart = html.slice(
      html.indexOf('aria-label="Average position'),
      html.indexOf('</svg>', html.indexOf('aria-label="Average position')),
    )
    expect(chart.match(/<polyline/g)).toHaveLength(1)
    expect(chart.match(/<circle/g)).toHaveLength(1)
  })

  test('has the figures behind the charts, and each keyword with its page', () => {
    expect(html).toContain('<th scope="row">2026-11-12</th><td data-label="Average position">8</td>')
    expect(html).toContain('href="https://oak.example/table"')
    expect(html).toContain('>/table</a>')
    expect(html).toContain('<span class="last">5 on 2026-11-13</span>')
  })

  test('says what gave nothing', () => {
    expect(html).toContain('<strong>Not measured: </strong>the variable SEO_PREFLIGHT_BING_KEY is not set')
  })
})

describe('projects of a service in a form of its own', () => {
  const project = {
    id: '7',
    name: 'Shop',
    url: null,
    keywords: [
      { keyword: 'shoes', positions: [{ searchEngine: 'google', location: 'Berlin', position: 4 }] },
    ],
    facts: {},
  }
  const foreign = viewOf(
    makeReport(undefined, { rank: [{ project, dashboard: { id: '7', facts: { up: 3 } } }] }),
  )

  test('have the columns that are known, and all else as data', () => {
    expect(summaryOf(foreign)).toContain('| Keyword | Position |\n| :- | -: |\n| `shoes` | 4 |')
    expect(summaryOf(foreign)).toContain('"up": 3')
    expect(renderHtml(foreign)).not.toContain('<svg class="chart"')
    expect(terminalOf(foreign)).toContain('keyword  position')
  })

  test('of which no keyword is known are shown whole', () => {
    const body = { ...project, keywords: [], facts: { words: ['shoes'] } }
    const unread = viewOf(
      makeReport(undefined, { rank: [{ project: body, dashboard: { id: '7', facts: {} } }] }),
    )
    expect(summaryOf(unread)).toContain('"words"')
    expect(renderHtml(unread)).toContain('&quot;words&quot;')
  })
})

test('many projects are counted where there is no room for all', () => {
  const many = viewOf(makeReport(undefined, { rank: Array.from({ length: 12 }, () => OAK) }))
  expect(terminalOf(many)).toContain('and 2 more rank projects, in the report files')
  expect(commentOf(many)).toContain('- and 2 more rank projects\n')
})

describe('the words of a trend', () => {
  test.each([
    [3, '3'],
    [3.44, '3.4'],
    [null, '–'],
  ])('a position of %s is %s', (position, words) => {
    expect(placeText(position)).toBe(words)
  })

  test.each([
    [2, '▲ 2'],
    [-1.26, '▼ 1.3'],
    [0, '='],
  ])('%s places gained are %s', (places, words) => {
    expect(gainTrend(places)?.words).toBe(words)
  })

  test('levels are means of parts, the newest part whole, and gaps stay gaps', () => {
    // Parts of three from the end: [1], [2, –, 4], [–, –, –], [5, 5, 5].
    expect(trendLevels([1, 2, null, 4, null, null, null, 5, 5, 5], 4)).toEqual([1, 0.5, null, 0])
    expect(trendLevels([7, 7], 4)).toEqual([0.5, 0.5])
    expect(trendLevels([], 4)).toEqual([])
  })

  test('bars are higher for better positions; one day is no trend', () => {
    expect(trendBars([9, 5, 1])).toBe('▁▅█')
    expect(trendBars([null, 9])).toBe('')
  })
})
