import type { WriteStream } from 'node:tty'
import type { Page, ToolRun } from '../api/results.ts'
import type { AnalysisProgress } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { counted, crawlInWords, durationInWords, grouped } from '../report/numbers-in-words.ts'
import { columnsOf, cutToWidth } from '../report/terminal/layout.ts'
import { seldom } from '../run/seldom.ts'
import { oneLine } from '../text/one-line.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { shownUrl } from '../text/shown-url.ts'
import { VERSION } from '../version.ts'
import { pageInWords } from './page-in-words.ts'

/** Milliseconds between two lines of a log on an analysis. */
const ANALYSIS_LINE_MS = 15_000
/** Milliseconds between two looks at whether the lines on a terminal are still true. */
const FRAME_MS = 100
const BAR_COLUMNS = 20
/** Columns from which on there is room for a bar. */
const WIDE = 60
/** UTF-16 units of an address among what runs now. */
const MAX_ADDRESS = 60

/** Shows how far an audit is: on a terminal two lines that change in their place, else a plain line for each page. */
export class Progress {
  readonly #stream: WriteStream
  readonly #redact: (text: string) => string
  readonly #isLive: boolean
  readonly #logAnalysis = seldom((text: string) => this.line(text), ANALYSIS_LINE_MS)
  readonly #running = new Map<string, string>()
  #startedAt = 0
  #pages = { done: 0, total: 0 }
  #runs = { done: 0, total: 0 }
  #crawl = ''
  /** The lines that are on the terminal, with the cursor behind the last one. */
  #shown: readonly string[] = []
  #timer: NodeJS.Timeout | undefined

  /** @param isLive whether the stream is a terminal on which the cursor can be moved */
  constructor(stream: WriteStream, redact: (text: string) => string, isLive = stream.isTTY) {
    this.#stream = stream
    this.#redact = redact
    this.#isLive = isLive
  }

  start(pages: number, tools: number, baseUrl: string | undefined): void {
    const source = baseUrl === undefined ? 'the embedded engine' : new URL(baseUrl).host
    this.line(`SEO Preflight ${VERSION}: ${counted(tools, 'tool')} on ${counted(pages, 'page')} by ${source}`)
    this.#pages.total = pages
    this.#startedAt = performance.now()
    if (this.#isLive) this.#timer ??= setInterval(() => this.#draw(), FRAME_MS).unref()
  }

  /** A tool has begun with a page. */
  ask(tool: Tool, url: string): void {
    if (this.#isLive) this.#running.set(`${tool} ${url}`, `${tool} ${this.#place(url)}`)
  }

  run({ tool, url }: Pick<ToolRun, 'tool' | 'url'>, done: number, total: number): void {
    this.#running.delete(`${tool} ${url}`)
    this.#runs = { done, total }
  }

  /** How far the crawl of a site is; a log has a line of it now and then. */
  analysis(url: string, progress: AnalysisProgress): void {
    const text = `${shownUrl(this.#redact(url))}: ${crawlInWords(progress)}`
    if (this.#isLive) this.#crawl = text
    else this.#logAnalysis(text)
  }

  /** A page is done: a log has a line of what was found on it. */
  page(page: Page): void {
    this.#pages.done++
    if (!this.#isLive) this.line(`${shownUrl(this.#redact(page.url))}: ${pageInWords(page)}`)
  }

  line(text: string): void {
    const line = `${this.#redact(withoutControls(text))}\n`
    this.#stream.write(`${this.#clearing()}${line}`)
  }

  /** Takes away what changes in its place; nothing of it is left. */
  end(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    const clearing = this.#clearing()
    if (clearing !== '') this.#stream.write(clearing)
  }

  /** Writes all of it at once over what is there, so that nothing flickers. */
  #draw(): void {
    const lines = this.#lines()
    if (lines.join('\n') === this.#shown.join('\n')) return
    const over = lines.map(line => `${line}\u001B[K`).join('\n')
    this.#stream.write(`${this.#toStart()}${over}\u001B[J`)
    this.#shown = lines
  }

  #lines(): string[] {
    const columns = this.#stream.columns || WIDE
    const { done, total } = this.#runs
    const filled = total === 0 ? 0 : Math.floor((done / total) * BAR_COLUMNS)
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_COLUMNS - filled)}] `
    // A run in hand counts as left.
    const figures = [
      ...(total === 0 ? [] : [`${grouped(done)} of ${counted(total, 'run')}`]),
      `${grouped(this.#pages.done)} of ${counted(this.#pages.total, 'page')}`,
      secondsInWords(Math.floor((performance.now() - this.#startedAt) / 1000)),
    ]
    const now = [...(this.#crawl === '' ? [] : [this.#crawl]), ...this.#running.values()]
    return [
      `${columns < WIDE ? '' : bar}${figures.join(' · ')}`,
      ...(now.length === 0 ? [] : [`now: ${now.join(', ')}`]),
    ].map(line => cutToWidth(line, columns - 1))
  }

  /** Puts the cursor to the start of the lines that are there; where the terminal became narrower, they take more rows. */
  #toStart(): string {
    if (this.#shown.length === 0) return ''
    const columns = this.#stream.columns || WIDE
    const rows = this.#shown.reduce((sum, line) => sum + Math.max(1, Math.ceil(columnsOf(line) / columns)), 0)
    return rows > 1 ? `\r\u001B[${rows - 1}A` : '\r'
  }

  #clearing(): string {
    if (this.#shown.length === 0) return ''
    const clearing = `${this.#toStart()}\u001B[J`
    this.#shown = []
    return clearing
  }

  /** The path of a page: all of them are on the site that is audited. */
  #place(url: string): string {
    const shown = oneLine(shownUrl(this.#redact(url), MAX_ADDRESS))
    return shown.replace(/^https?:\/\/[^/]+(?=\/)/, '')
  }
}

function secondsInWords(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : durationInWords(seconds * 1000)
}
