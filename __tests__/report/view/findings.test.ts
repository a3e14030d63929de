import { describe, expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import { withTwinsMarked } from '../../../src/gate/twins.ts'
import { extentInWords, idsOf } from '../../../src/report/view/findings.ts'
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
    expect(finding).toMatchObject({ id: 'serp/title-missing', places: { count: 71 }, severity: 'error' })
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

  test('what costs a page the most comes before what is worse by its severity alone', () => {
    const pages = [
      auditedPage(A, [
        failing(['serp/b', 'error'], ['robots/page-blocked', 'warning'], ['serp/title-missing', 'error']),
      ]),
    ]
    const order = ['robots/page-blocked', 'serp/title-missing', 'serp/b']
    expect(findingsOf(pages).map(({ id }) => id)).toEqual(order)
    const refs = order.toReversed().map(check => ({
      tool: 'serp' as const,
      check,
      title: check,
      severity: 'error' as const,
      page: A,
      places: 1,
    }))
    const comparison = { baseline: 'b', new: refs, known: [], fixed: [], scores: [], notes: [] }
    expect(viewOf(makeReport(pages, { comparison })).judged.map(({ id }) => id)).toEqual(order)
  })

  test('checks that say the same are one finding with the ids of all', () => {
    const lang = failedCheck({ id: 'hreflang/html-lang-missing' })
    const twin = failedCheck({ id: 'accessibility/html-has-lang' })
    const runs = [
      measuredRun({ tool: 'hreflang', checks: [lang] }),
      measuredRun({ tool: 'accessibility', checks: [twin] }),
    ]
    const report = makeReport([A, B].map(url => auditedPage(url, withTwinsMarked(runs))))
    const { findings, counts, pages } = viewOf(report)
    expect(findings.map(idsOf)).toEqual([[lang.id, twin.id]])
    expect(counts.error).toBe(1)
    expect(pages.map(({ failures }) => failures.error)).toEqual([1, 1])
    expect(pages[0]!.runs.accessibility).toMatchObject({ failed: [], others: { elsewhere: 1 } })
  })

  test('the place of a resource that pages have in common is counted once', () => {
    const occurrences = [1, 2, 3].map(line => ({ url: 'https://shop.example/sitemap.xml', line }))
    const pages = [A, B].map(url =>
      auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })]),
    )
    expect(extentInWords(findingsOf(pages)[0]!)).toEqual(['2 pages', '3 places'])
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
