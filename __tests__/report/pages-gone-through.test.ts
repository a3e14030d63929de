import { expect, test } from '@jest/globals'
import type { Page } from '../../src/api/results.ts'
import type { Conditions } from '../../src/gate/conditions.ts'
import { judge } from '../../src/gate/gate.ts'
import { ScreenshotFiles } from '../../src/report/file/screenshots.ts'
import { joinReports } from '../../src/report/join-reports.ts'
import { jsonChunks, MAX_PLAIN_PAGES } from '../../src/report/json.ts'
import type { Report } from '../../src/report/report.ts'
import { detailsIn } from '../../src/report/view/page/page-details.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { largeReport, measuredRun } from '../support/reports.ts'

const PAGES = 5

/** A report that notes which page's runs are asked for: those of another page than the last one are made anew. */
function watched(count = PAGES): { report: Report; asked: string[] } {
  const asked: string[] = []
  const report = largeReport(count)
  const pages = report.pages.map(({ runs, ...page }): Page => {
    const watchedPage = {
      ...page,
      get runs() {
        if (asked.at(-1) !== page.url) asked.push(page.url)
        return runs
      },
    }
    return watchedPage
  })
  return { report: { ...report, pages }, asked }
}

test('for the view each page is gone through once', () => {
  const { report, asked } = watched()
  viewOf(report)
  expect(asked).toHaveLength(PAGES)
})

test('to know how pages are linked they are gone through twice', () => {
  const { report, asked } = watched()
  const view = viewOf(report)
  asked.length = 0
  detailsIn(view)
  expect(asked).toHaveLength(2 * PAGES)
})

test('without an expression the gate does not go through the pages for one', async () => {
  const { report, asked } = watched()
  const sites = [{ origin: 'https://shop.example', score: 100, runs: [measuredRun()] }]
  const never = { failOn: 'never', notMeasured: 'ignore', failIf: [], overrides: [] } as const
  await judge({ ...report, sites }, {
    ...never,
    minScore: { tools: {} },
    scoreTolerance: { tools: {} },
  } as Conditions)
  expect(asked.length).toBeLessThanOrEqual(PAGES)
})

test('a page that one shard alone has stays as it is', () => {
  const { report, asked } = watched()
  const { pages } = joinReports([report])
  expect(pages.map((page, index) => page === report.pages[index])).not.toContain(false)
  expect(asked).toEqual([])
})

test('for the file of a large report each page is gone through once', () => {
  const { report, asked } = watched(MAX_PLAIN_PAGES + 1)
  expect([...jsonChunks(report, new ScreenshotFiles())]).not.toEqual([])
  expect(asked).toHaveLength(report.pages.length)
})
