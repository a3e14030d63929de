import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Page } from 'puppeteer-core'
import { viewOf } from '../../../../src/report/view/report-view.ts'
import { drawnPage } from '../../../support/drawn-page.ts'
import { HOSTILE_TEXTS } from '../../../support/hostile-texts.ts'
import { type ReportBrowser, startReportBrowser } from '../../../support/html-report.ts'
import { makeReport } from '../../../support/reports.ts'

let chrome: ReportBrowser
beforeAll(async () => {
  chrome = await startReportBrowser()
})
afterAll(() => chrome.close())

const PIXEL = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const URL_OF_PAGE = 'https://shop.example/a'
const comparison = {
  ...{ baseline: 'main', new: [], known: [], fixed: [], scores: [], notes: [] },
  changes: [
    { page: URL_OF_PAGE, what: 'title' as const, before: 'Green bike', after: 'Red bike' },
    { page: URL_OF_PAGE, what: 'description' as const, before: null, after: 'Red bike' },
  ],
}
const viewSaying = (text: string) => viewOf(makeReport([drawnPage(text, PIXEL)], { comparison }))

/** What axe finds by all of its rules, also those of level AAA and its best practices. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
    return (await axe.run(document, { rules, resultTypes: ['violations'] })) as AxeResults
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test.each([
  ['light', 1440],
  ['dark', 390],
  ['dark', 768],
] as const)('what is drawn is good for all who read it, in %s, %d pixels wide', async (scheme, width) => {
  const { page, complaints } = await chrome.open(viewSaying('Red bike'), { scheme, width })
  expect(await page.$$eval('.panel', panels => panels.length)).toBe(7)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(complaints).toEqual([])
})

test('pictures that pages share are shown, and nothing is asked for', async () => {
  const { page, complaints } = await chrome.open(viewSaying('Red bike'))
  const sizes = await page.$$eval('.drawn use', uses => uses.map(use => use.getBoundingClientRect().width))
  expect(sizes).toHaveLength(6)
  for (const width of sizes) expect(width).toBeGreaterThan(10)
  expect(complaints).toEqual([])
})

test.each([[HOSTILE_TEXTS.join(' ')], ['endless'.repeat(1_000)]])(
  'hostile and endless texts stay within the page',
  async text => {
    const { page, complaints } = await chrome.open(viewSaying(text), { width: 390 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(complaints).toEqual([])
  },
)
