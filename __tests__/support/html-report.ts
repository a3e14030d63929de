import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { renderHtml } from '../../src/report/html/html.ts'
import type { ReportView } from '../../src/report/view/report-view.ts'
import { chromeForTests } from './chrome.ts'

export interface ReportBrowser {
  browser: Browser
  /**
   * Writes a report into a file and opens it in the one tab, in place of the report that was there: that takes half of what
   * a new tab does.
   */
  open(view: ReportView, options?: OpenOptions): Promise<OpenReport>
  close(): Promise<void>
}

export interface OpenOptions {
  /** Of the address, with its sign. */
  hash?: string
  scheme?: 'light' | 'dark'
  scripts?: boolean
  /** Pixels. */
  width?: number
}

export interface OpenReport {
  page: Page
  /** Address of the file. */
  url: string
  /** What went wrong or went out, in words: errors on the console, dialogs, requests for anything but the file. */
  complaints: string[]
  hash(): Promise<string>
  /** Ids of the checks of the findings that are shown. */
  shown(): Promise<string[]>
}

/** A Chrome that shows HTML reports as people open them: from a file. */
export async function startReportBrowser(): Promise<ReportBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'html-report-'))
  const browser = await puppeteer.launch({
    executablePath: await chromeForTests(),
    args: ['--no-sandbox'],
  })
  const show = await openTab(browser)
  let count = 0
  return {
    browser,
    async open(view, options = {}) {
      const file = join(folder, `${++count}.html`)
      writeFileSync(file, renderHtml(view))
      return await show(pathToFileURL(file).href, options)
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns what opens a file in it */
async function openTab(
  browser: Browser,
): Promise<(url: string, options: OpenOptions) => Promise<OpenReport>> {
  const page = await browser.newPage()
  let shown = ''
  let complaints: string[] = []
  page.on('console', message => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('dialog', dialog => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    const asked = request.url()
    if (asked.split('#')[0] !== shown && !asked.startsWith('data:image/'))
      complaints.push(`asks for ${asked}`)
  })
  return async (url, { hash = '', scheme = 'light', scripts = true, width = 1440 }) => {
    ;[shown, complaints] = [url, []]
    await page.setJavaScriptEnabled(scripts)
    await page.setViewport({ width, height: 900 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.goto(url + hash)
    return {
      page,
      url,
      complaints,
      hash: () => page.evaluate(() => location.hash),
      shown: () =>
        page.$$eval('details.finding:not([hidden]) .id', ids =>
          ids.map(id => id.textContent.split(' · ')[0] ?? ''),
        ),
    }
  }
}
