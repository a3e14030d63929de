import type { Page } from 'puppeteer-core'
import { startReportBrowser } from '../../__tests__/support/html-report.ts'
import { largeReport } from '../../__tests__/support/reports.ts'
import { renderHtml } from '../../src/report/html/html.ts'
import { type ReportView, viewOf } from '../../src/report/view/report-view.ts'

const PAGES = 1000
const RUNS = 5
/** Of each picture, as Chrome takes them. */
const PICTURE_BYTES = 30_000

/**
 * What a report of 1,000 pages and 17 tools with pictures weighs, how long Chrome takes until it shows it and until all
 * of it can be used, and how long the slowest filter takes until its result is drawn; bounds: 15 MB, 2 s, 200 ms.
 */
export async function benchHtmlReport(): Promise<string> {
  const view = largeView()
  const started = performance.now()
  const megabytes = Buffer.byteLength(renderHtml(view)) / 1e6
  const rendered = performance.now() - started
  const chrome = await startReportBrowser()
  try {
    const runs: Measured[] = []
    for (let run = 0; run < RUNS; run++) {
      const { page, complaints } = await chrome.open(view)
      if (complaints.length > 0) throw new Error(complaints.join('; '))
      runs.push(await measure(page))
      await page.close()
    }
    const median = (figure: (measured: Measured) => number) =>
      Math.round(runs.map(figure).toSorted((a, b) => a - b)[RUNS >> 1]!)
    return `a report of ${PAGES} pages and 17 tools has ${megabytes.toFixed(1)} MB, made in ${Math.round(rendered)} ms; first view after ${median(({ shown }) => shown)} ms, all loaded after ${median(({ loaded }) => loaded)} ms, slowest filter ${median(({ filtered }) => filtered)} ms (median of ${RUNS})`
  } finally {
    await chrome.close()
  }
}

/** In milliseconds. */
interface Measured {
  shown: number
  loaded: number
  filtered: number
}

function largeView(): ReportView {
  const report = largeReport(PAGES)
  const picture = `data:image/webp;base64,${'UklG'.repeat(PICTURE_BYTES / 4)}`
  for (const { runs } of report.pages) {
    const ux = runs.find(({ tool }) => tool === 'ux')!
    ux.facts = { ...ux.facts, screenshots: { phone: picture, desktop: picture } }
  }
  return viewOf(report)
}

/** Filters by each field, one after the other; each is done when what it leaves has been drawn. */
async function measure(page: Page): Promise<Measured> {
  return await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const drawn = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))
    const field = (name: string) => document.querySelector<HTMLSelectElement>(`#filter [name=${name}]`)!
    const choices: [string, string][] = [
      ['page', '500'],
      ['page', '1'],
      ['page', ''],
      ['text', 'link 7'],
      ['text', ''],
      ['tool', 'ux'],
      ['tool', ''],
    ]
    const times: number[] = []
    for (const [name, value] of choices) {
      await drawn()
      const start = performance.now()
      field(name).value = value
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
      await drawn()
      times.push(performance.now() - start)
    }
    return {
      shown: paint?.startTime ?? Number.NaN,
      loaded: navigation!.loadEventEnd,
      filtered: Math.max(...times),
    }
  })
}
