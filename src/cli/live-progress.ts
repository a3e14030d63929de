import type { WriteStream } from 'node:tty'
import type { ToolRun } from '../api/results.ts'
import type { AnalysisProgress } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { counted, crawlInWords, durationInWords, grouped } from '../report/numbers-in-words.ts'
import { columnsOf, cutToWidth } from '../report/terminal/layout.ts'
import { type RunStart, startInWords } from '../run/start-in-words.ts'
import { oneLine } from '../text/one-line.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { shownUrl } from '../text/shown-url.ts'
import type { Progress } from './progress.ts'

/** Milliseconds between two looks at whether the lines on a terminal are still true. */
const FRAME_MS = 100
const BAR_COLUMNS = 20
/** Columns from which on there is room for a bar. */
const WIDE = 60
/** UTF-16 units of an address among what runs now. */
const MAX_ADDRESS = 60

/** Two lines on a terminal that change in their place: how far it is, and what runs now. */
export class LiveProgress implements Progress {
  readonly #stream: Pick<WriteStream, 'write' | 'columns'>
  readonly #redact: (text: string) => string
  readonly #running = new Map<string, string>()
  #startedAt = 0
  #pages = { done: 0, total: 0 }
  #runs = { done: 0, total: 0 }
  #crawl = ''
  /** The lines that are on the terminal, with the cursor behind the last one. */
  #shown: readonly string[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(stream: Pick<WriteStream, 'write' | 'columns'>, redact: (text: string) => string) {
    this.#stream = stream
    this.#redact = redact
  }

  start(run: RunStart): void {
    this.line(startInWords(run))
    this.#pages.total = run.pages
    this.#startedAt = performance.now()
    this.#timer ??= setInterval(() => this.#draw(), FRAME_MS).unref()
  }

  ask(tool: Tool, url: string): void {
    this.#running.set(`${tool} ${url}`, `${tool} ${this.#place(url)}`)
  }

  run({ tool, url }: Pick<ToolRun, 'tool' | 'url'>, done: number, total: number): void {
    this.#running.delete(`${tool} ${url}`)
    this.#runs = { done, total }
  }

  analysis(url: string, progress: AnalysisProgress): void {
    this.#crawl = `${shownUrl(this.#redact(url))}: ${crawlInWords(progress)}`
  }

  page(): void {
    this.#pages.done++
  }

  line(text: string): void {
    const line = `${this.#redact(withoutControls(text))}\n`
    this.#stream.write(`${this.#clearing()}${line}`)
  }

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
