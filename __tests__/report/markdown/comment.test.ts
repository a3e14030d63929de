import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Comparison, FailureRef } from '../../../src/api/comparison.ts'
import { type CommentOptions, commentSections, renderComment } from '../../../src/report/markdown/comment.ts'
import type { Report } from '../../../src/report/report.ts'
import { type ReportView, viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { dangersIn, parseMarkdown } from '../../support/markdown.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  reportSaying,
} from '../../support/reports.ts'

const HOME = 'https://shop.example/'
const PRICES = 'https://shop.example/prices'
const MARKER = '<!-- marker -->'
const OPTIONS: CommentOptions = {
  marker: MARKER,
  failOn: 'error',
  run: { name: 'Run 42', url: 'https://github.com/octo-org/shop/actions/runs/42' },
  artifact: { name: 'seo-preflight', url: 'https://github.com/octo-org/shop/actions/runs/42/artifacts/7' },
  commit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
}
const commentOf = (report: Report, options: CommentOptions) => renderComment(viewOf(report), options)
const REASON = `${PRICES}: serp: "The page has no title" (serp/title-missing) is an error; fail-on is error`

const titleMissing = failedCheck({ occurrences: [{ url: PRICES, selector: 'html > head', line: 3 }] })
const descriptionMissing = failedCheck({
  id: 'serp/description-missing',
  title: 'The page has no description',
  severity: 'warning',
  occurrences: [{ url: PRICES }],
})
const failing = makeReport(
  [
    auditedPage(HOME),
    auditedPage(PRICES, [measuredRun({ checks: [titleMissing, descriptionMissing] }), notMeasuredRun()]),
  ],
  { verdict: { passed: false, reasons: [REASON, 'report: "score < 90" is true'] } },
)

function ref(overrides: Partial<FailureRef> = {}): FailureRef {
  return {
    tool: 'serp',
    check: 'serp/title-missing',
    title: 'The page has no title',
    severity: 'error',
    page: PRICES,
    places: 1,
    place: { url: PRICES, selector: 'html > head', line: 3 },
    ...overrides,
  }
}

/** What a reader sees before opening a fold. */
function openPart(markdown: string): string {
  return markdown.replace(/<details>.*?<\/details>/gs, '')
}

function compared(comparison: Partial<Comparison>, report: Report = failing): Report {
  const empty = { baseline: 'production', new: [], known: [], fixed: [], scores: [], notes: [] }
  return { ...report, comparison: { ...empty, ...comparison } }
}

describe('renderComment', () => {
  const comment = commentOf(failing, OPTIONS)

  test('begins with the marker and the verdict', () => {
    expect(comment).toMatch(/^<!-- marker -->\n## ❌ Failed: 1 error on 1 of 2 pages\n/)
    expect(commentOf(makeReport(), OPTIONS)).toMatch(/^<!-- marker -->\n## ✅ Passed: nothing found/)
  })

  test('names the reasons that the list of findings does not say', () => {
    expect(comment).toContain('\n- report: "score `<` 90" is true\n')
    expect(comment).not.toContain('is an error; fail-on')
  })

  test('names a place by what it takes to find it', () => {
    const inPage = { url: PRICES, selector: 'a.buy', snippet: '<a class="buy">' }
    const message = 'says too little'
    const occurrences = [
      { ...inPage, line: 7, message: `It ${message}` },
      { ...inPage, message: `That ${message}` },
      { url: 'https://shop.example/sitemap.xml', line: 9, message: `This ${message}` },
    ]
    const page = auditedPage(PRICES, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    const shown = commentOf(makeReport([auditedPage(HOME), page]), OPTIONS)
    const places = shown.split('\n').filter(line => line.endsWith(message))
    expect(places.map(place => place.replace(/^.*?\) · /, ''))).toEqual([
      `line 7 · It ${message}`,
      `\`a.buy\` · That ${message}`,
      `\`https://shop.example/sitemap.xml\` · line 9 · This ${message}`,
    ])
  })

  test('names once a resource that is at fault on several pages', () => {
    const occurrences = [{ url: 'https://shop.example/sitemap.xml', line: 9, message: 'It is no date' }]
    const pages = [HOME, PRICES].map(url =>
      auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })]),
    )
    expect(commentOf(makeReport(pages), OPTIONS)).toContain(
      ' · 2 pages\n\n**Fix:** Put one `<title>` into the `<head>` of the page.\n\n' +
        '- [`/`](https://shop.example/) and 1 more page · `https://shop.example/sitemap.xml` · line 9 · It is no date\n\n',
    )
  })

  test('says once what is said of all places', () => {
    const occurrences = [1, 2].map(line => ({ url: PRICES, line, message: 'It says too little' }))
    const page = auditedPage(PRICES, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    expect(commentOf(makeReport([page]), OPTIONS)).toContain('\n\nIt says too little\n\n- line 1\n- line 2\n')
  })

  test('says once why many tools were not measured', () => {
    const runs = (['serp', 'ux', 'geo', 'mobile'] as const).map(tool =>
      notMeasuredRun({ tool, reason: `${PRICES} answers 404` }),
    )
    const reasons = [
      `${PRICES}: serp: not measured; it answers 404`,
      'ux: not measured on 2 pages: a and b; why',
      'dns: not measured on 1 page and the whole site: a and b; why',
      `${PRICES}: serp, ux and 2 more: not measured; it answers 404`,
    ]
    const report = makeReport([auditedPage(HOME), auditedPage(PRICES, runs)], {
      verdict: { passed: false, reasons },
    })
    const shown = openPart(commentOf(report, OPTIONS))
    expect(shown).toContain('### Not measured\n\n- **4 tools**: the page answers 404 · on `/prices`\n')
    expect(shown.match(/404|not measured on/g)).toHaveLength(1)
  })

  test('has a row for each page with its score, the worst first', () => {
    const rows = comment.split('\n').filter(line => line.startsWith('| ['))
    expect(rows).toEqual([
      '| [`/prices`](https://shop.example/prices) | **53** | 1 | 1 | 0 |',
      '| [`/`](https://shop.example/) | **100** | 0 | 0 | 0 |',
    ])
  })

  test('shows what fails the build with what to do and where, and folds the rest', () => {
    const open = openPart(comment)
    expect(open).toContain('### To be fixed first\n\n🔴 Error · **The page has no title**')
    expect(open).toContain('**Fix:** Put one `<title>` into the `<head>` of the page.')
    expect(open).toContain('- [`/prices`](https://shop.example/prices) · line 3 · `html > head`')
    expect(open).toContain('**pagespeed**: Chrome was not found')
    expect(open).not.toContain('no description')
    expect(comment).toContain(
      '<details><summary>1 warning</summary>\n\n🟠 Warning · **The page has no description**',
    )
  })

  test.each([
    ['warning', 2],
    ['error', 1],
    ['never', 0],
  ] as const)('with fail-on %s the open part has what fails the build then', (failOn, count) => {
    const open = openPart(commentOf(failing, { ...OPTIONS, failOn }))
    expect(open.match(/^🔴|^🟠/gmu) ?? []).toHaveLength(count)
  })

  test('links to the whole report behind the verdict, where it opens in the browser', () => {
    const reportUrl = 'https://github.com/octo-org/shop/actions/runs/42/artifacts/8'
    const linked = openPart(commentOf(failing, { ...OPTIONS, reportUrl }))
    const at = (words: string) => linked.indexOf(words)
    expect(at(`**[Open the report](${reportUrl})**`)).toBeGreaterThan(at('## '))
    expect(at('Open the report')).toBeLessThan(at('| Page'))
    expect(comment).not.toContain('Open the report')
  })

  test('ends with links to the run and to the report, and the commit', () => {
    expect(comment).toContain(
      '[`Run 42`](https://github.com/octo-org/shop/actions/runs/42) · Report: ' +
        '[`seo-preflight`](https://github.com/octo-org/shop/actions/runs/42/artifacts/7) · Commit `ec26c3e` · SEO Preflight 0.1.0',
    )
    const without = commentOf(failing, { ...OPTIONS, artifact: undefined, commit: undefined })
    expect(without).toMatch(/actions\/runs\/42\) · SEO Preflight 0\.1\.0\n$/)
  })

  test('against a baseline shows how scores changed, what is new, and folds what is known and fixed', () => {
    const report = compared({
      new: [ref()],
      known: [ref({ check: 'serp/description-missing' })],
      fixed: [ref({ check: 'serp/gone', title: 'Gone fault', page: HOME })],
      scores: [
        { page: PRICES, before: 12, after: 0, tolerance: 0 },
        { page: PRICES, tool: 'serp', before: 40, after: 0, tolerance: 0 },
        { page: HOME, before: 90, after: 100, tolerance: 0 },
      ],
    })
    const shown = commentOf(report, OPTIONS)
    expect(shown).toContain('| **53** ▼ 12 |')
    expect(shown).toContain('| **100** ▲ 10 |')
    expect(openPart(shown)).toContain('### New, to be fixed first\n\n🔴 Error · **The page has no title**')
    expect(openPart(shown)).not.toMatch(/Gone fault|no description/)
    expect(shown).toMatch(/<summary>Fixed<\/summary>\n\n- .*\*\*Gone fault\*\*.*: `\/`\n/)
    expect(shown).toMatch(
      /<summary>Known<\/summary>\n\n- .*\*\*The page has no description\*\*.*: `\/prices`\n/,
    )
  })

  test('a fault that is only known is not open', () => {
    const shown = openPart(commentOf(compared({ known: [ref()] }), OPTIONS))
    expect(shown).not.toContain('to be fixed first')
  })
})

describe('a large comment', () => {
  let wide: ReportView
  beforeAll(() => {
    wide = viewOf({ ...largeReport(200), comparison: undefined })
  })

  test('is cut between sections to 65,536 UTF-16 units, with its links and where the rest is', () => {
    const comment = renderComment(wide, { ...OPTIONS, failOn: 'notice' })
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.length).toBeGreaterThan(20_000)
    expect(dangersIn(comment.replace(MARKER, ''))).toEqual([])
    expect(comment).toContain('The rest is in the artifact [`seo-preflight`]')
    expect(comment).toMatch(/SEO Preflight 0\.1\.0\n$/)
  })

  test('of text outside the basic plane is cut without splitting a surrogate pair', () => {
    const pages = Array.from({ length: 40 }, (_, page) =>
      auditedPage(`https://shop.example/${page}`, [
        measuredRun({
          checks: Array.from({ length: 9 }, (_, check) =>
            failedCheck({ id: `serp/check-${check}-${page}`, fix: '😀'.repeat(400) }),
          ),
        }),
      ]),
    )
    const comment = commentOf(makeReport(pages, { verdict: { passed: false, reasons: [] } }), OPTIONS)
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.isWellFormed()).toBe(true)
    expect(dangersIn(comment.replace(MARKER, ''))).toEqual([])
  })

  test('shows ten pages and ten findings openly', () => {
    const open = openPart(renderComment(wide, OPTIONS))
    expect(open.split('\n').filter(line => line.startsWith('| ['))).toHaveLength(10)
    expect(open.match(/^🔴/gmu)).toHaveLength(10)
  })

  test('numbers the folds of one severity where it takes several', () => {
    const checks = Array.from({ length: 23 }, (_, number) =>
      failedCheck({ id: `serp/check-${number}`, severity: number < 20 ? 'warning' : 'notice' }),
    )
    const more = Array.from({ length: 3 }, (_, number) =>
      failedCheck({ id: `ux/check-${number}`, severity: 'warning' }),
    )
    const page = auditedPage(HOME, [measuredRun({ checks: [...checks, ...more] })])
    const shown = commentOf(makeReport([page]), OPTIONS)
    expect([...shown.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, words]) => words)).toEqual([
      'Warnings 1 to 20',
      'Warnings 21 to 23',
      '3 notices',
    ])
  })
})

describe.each(HOSTILE_TEXTS)('a comment with the text %p', text => {
  const refs = [
    ref({ check: text, title: text, page: text, place: { url: text, message: text, selector: text } }),
  ]
  const report = compared(
    { baseline: text, new: refs, known: refs, fixed: refs, notes: [text] },
    reportSaying(text),
  )

  test('mentions nobody, loads nothing, and keeps its tables, folds and marker', () => {
    for (const shown of [reportSaying(text), report]) {
      const options = { ...OPTIONS, artifact: { name: text }, run: { ...OPTIONS.run, name: text } }
      const comment = commentOf(shown, options)
      expect(comment.startsWith(`${MARKER}\n`)).toBe(true)
      expect(dangersIn(comment.replace(MARKER, ''))).toEqual([])
      for (const part of commentSections(viewOf(shown), 'error')) expect(dangersIn(part)).toEqual([])
      expect(parseMarkdown(comment).children[0]).toMatchObject({ type: 'html', value: MARKER })
    }
  })
})
