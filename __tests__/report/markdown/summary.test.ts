import { describe, expect, test } from '@jest/globals'
import { fitSections } from '../../../src/report/markdown/fit.ts'
import {
  cutNotice,
  renderSummary,
  type SummaryOptions,
  summarySections,
} from '../../../src/report/markdown/summary.ts'
import type { Report } from '../../../src/report/report.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { dangersIn, nodesOf, parseMarkdown } from '../../support/markdown.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  rankOf,
  reportSaying,
} from '../../support/reports.ts'

const HOME = 'https://shop.example/'
const PRICES = 'https://shop.example/prices'

const summaryOf = (report: Report, options?: SummaryOptions) => renderSummary(viewOf(report), options)

describe('renderSummary', () => {
  const report = makeReport(
    [auditedPage(HOME), auditedPage(PRICES, [measuredRun({ checks: [failedCheck()] }), notMeasuredRun()])],
    {
      verdict: { passed: false, reasons: ['The page has no title'] },
    },
  )
  const markdown = summaryOf(report)

  test('says the verdict first, then why', () => {
    expect(markdown).toMatch(/^## ❌ Failed: 1 error on 1 of 2 pages\n\n- The page has no title\n/)
    expect(summaryOf(makeReport())).toMatch(/^## ✅ Passed: nothing found on 1 page\n/)
  })

  test('links to the whole report behind the verdict, where it opens in the browser', () => {
    const reportUrl = 'https://github.com/octo-org/shop/actions/runs/42/artifacts/7'
    const linked = summaryOf(report, { reportUrl })
    expect(linked).toMatch(/^## ❌ .+\n\n- .+\n\n.+\n\n\*\*\[Open the report\]\((.+)\)\*\*\n\n### Scores\n/)
    expect(linked).toContain(`(${reportUrl})`)
    expect(markdown).not.toContain('Open the report')
  })

  test('has a row for each page, the worst first, and a column for each tool', () => {
    expect(markdown).toContain('| Page | Score | Errors | serp | pagespeed |')
    const rows = markdown.split('\n').filter(line => line.startsWith('| ['))
    expect(rows).toEqual([
      '| [`/prices`](https://shop.example/prices) | **55** | 1 | 55 | n/m |',
      '| [`/`](https://shop.example/) | **100** | 0 | 100 | – |',
    ])
  })

  test('says what is wrong, why, what to do and where', () => {
    expect(markdown).toContain(
      '🔴 Error · **The page has no title** · [`serp/title-missing`](https://developers.google.com/search/docs/appearance/title-link) · 1 page',
    )
    expect(markdown).toContain('\nSearch engines show the title as the headline of a result.\n')
    expect(markdown).toContain('**Fix:** Put one `<title>` into the `<head>` of the page.')
    expect(markdown).toContain('line 3 · `https://shop.example/` · `html > head`')
  })

  test('says what was not measured and why', () => {
    expect(markdown).toContain('- **pagespeed**: Chrome was not found · on `/prices`')
  })

  test('a single page has its tools in the table', () => {
    const one = summaryOf(
      makeReport([auditedPage(PRICES, [measuredRun({ checks: [failedCheck()] }), notMeasuredRun()])]),
    )
    expect(one).toContain('| serp | 55 | 1 | 0 | 0 |')
    expect(one).toContain('| pagespeed | n/m |')
  })

  test('positions and what a service answered are shown', () => {
    const run = measuredRun({ foreign: 'object', facts: { grade: 'B' } })
    const shown = summaryOf(makeReport([auditedPage(HOME, [run])], { rank: [rankOf('shoes')] }))
    expect(shown).toContain('| `shoes` | `shoes · shoes elsewhere · shoes` | not found |')
    expect(shown).toContain('"grade": "B"')
  })
})

test.each(HOSTILE_TEXTS)(
  'a summary with the text %p mentions nobody, loads nothing, and keeps its tables and folds',
  text => {
    const report = reportSaying(text)
    expect(dangersIn(summaryOf(report))).toEqual([])
    for (const part of summarySections(viewOf(report))) expect(dangersIn(part)).toEqual([])
  },
)

describe('a summary within a budget', () => {
  const report = largeReport(50)
  const sections = [...summarySections(viewOf(report))]
  const whole = summaryOf(report)

  test('is whole where it fits', () => {
    expect(summaryOf(report, { maxBytes: Buffer.byteLength(whole) + 1 })).toBe(whole)
    expect(whole).not.toContain('longer than what fits')
  })

  test.each([500, 20_000, 60_000])(
    'over budget (%d bytes) ends at a section boundary, says so and points to the artifact',
    maxBytes => {
      const cut = summaryOf(report, {
        maxBytes,
        artifact: { name: 'seo-preflight', url: 'https://github.com/o/r/actions/runs/1/artifacts/2' },
      })
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(maxBytes)
      expect(cut).toMatch(/^## ❌/)
      expect(cut).toMatch(
        /The rest is in the artifact \[`seo-preflight`\]\(https:\/\/github\.com\/o\/r\/actions\/runs\/1\/artifacts\/2\)\.\n$/,
      )
      expect(dangersIn(cut)).toEqual([])
      const body = cut.slice(0, cut.lastIndexOf('\nThe report is longer'))
      expect(sections.some((_, index) => sections.slice(0, index + 1).join('\n') === body)).toBe(true)
    },
  )

  test('of no bytes is empty', () => {
    expect(summaryOf(report, { maxBytes: 10 })).toBe('')
  })

  test('can be measured in UTF-16 units, as a comment is', () => {
    const max = 65_536
    const comment = fitSections(sections, cutNotice(), { max, measure: text => text.length })
    expect(comment.length).toBeLessThanOrEqual(max)
    expect(dangersIn(comment)).toEqual([])
  })

  test('takes no more sections than it needs', () => {
    let taken = 0
    const endless = function* () {
      for (;;) {
        taken++
        yield 'x'.repeat(99)
      }
    }
    fitSections(endless(), 'cut', { max: 1_000, measure: text => text.length })
    expect(taken).toBe(11)
  })
})

test('the 500 pages of a large run have all a row', () => {
  const rows = [...nodesOf(parseMarkdown(summaryOf(largeReport(500))))].filter(
    node => node.type === 'tableRow' && node.children[0]!.children[0]!.type === 'link',
  )
  expect(rows).toHaveLength(500)
})

test('a fold holds the places that do not stand open in front of it, each once', () => {
  const occurrences = [1, 2, 3, 4, 5].map(line => ({ url: HOME, line, message: `Place ${line} of it.` }))
  const run = measuredRun({ url: HOME, checks: [failedCheck({ occurrences })] })
  const markdown = summaryOf(makeReport([auditedPage(HOME, [run])]))
  const [open, folded] = markdown.split('<details><summary>2 more places</summary>')
  expect(open).toContain('line 3 ')
  expect(open).not.toContain('line 4 ')
  expect(folded).toContain('line 4 ')
  expect(folded).toContain('line 5 ')
  expect(folded).not.toContain('line 3 ')
})
