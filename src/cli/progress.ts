import type { WriteStream } from 'node:tty'
import type { Page, ToolRun } from '../api/results.ts'
import type { AnalysisProgress } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { crawlInWords } from '../report/numbers-in-words.ts'
import { pageInWords } from '../run/page-in-words.ts'
import { seldom } from '../run/seldom.ts'
import { type RunStart, startInWords } from '../run/start-in-words.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { shownUrl } from '../text/shown-url.ts'

/** Shows how far an audit is. */
export interface Progress {
  start(run: RunStart): void
  /** A tool has begun with a page. */
  ask(tool: Tool, url: string): void
  run(run: Pick<ToolRun, 'tool' | 'url'>, done: number, total: number): void
  /** How far the crawl of a site is. */
  analysis(url: string, progress: AnalysisProgress): void
  page(page: Page): void
  /** A line that stays. */
  line(text: string): void
  /** Takes away what does not stay. */
  end(): void
}

/** Milliseconds between two lines on an analysis. */
const ANALYSIS_LINE_MS = 15_000

/** A plain line for each page, for a log or a terminal that can do no more. */
export class LogProgress implements Progress {
  readonly #stream: Pick<WriteStream, 'write'>
  readonly #redact: (text: string) => string
  readonly #logAnalysis = seldom((text: string) => this.line(text), ANALYSIS_LINE_MS)

  constructor(stream: Pick<WriteStream, 'write'>, redact: (text: string) => string) {
    this.#stream = stream
    this.#redact = redact
  }

  start(run: RunStart): void {
    this.line(startInWords(run))
  }

  ask(): void {}

  run(): void {}

  analysis(url: string, progress: AnalysisProgress): void {
    this.#logAnalysis(`${shownUrl(this.#redact(url))}: ${crawlInWords(progress)}`)
  }

  page(page: Page): void {
    this.line(`${shownUrl(this.#redact(page.url))}: ${pageInWords(page)}`)
  }

  line(text: string): void {
    this.#stream.write(`${this.#redact(withoutControls(text))}\n`)
  }

  end(): void {}
}
