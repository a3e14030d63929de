import type { WriteStream } from 'node:tty'
import type { Page, ToolRun } from '../api/results.ts'
import type { AnalysisProgress } from '../api/seo-api.ts'
import { withTwinsMarked } from '../gate/twins.ts'
import { counted, crawlInWords } from '../report/numbers-in-words.ts'
import { countFindings } from '../report/report.ts'
import { seldom } from '../run/seldom.ts'
import { oneLine } from '../text/one-line.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { shownUrl } from '../text/shown-url.ts'
import { VERSION } from '../version.ts'

/** Milliseconds between two lines of a log on an analysis. */
const ANALYSIS_LINE_MS = 15_000

/** Shows how far an audit is: one line that changes on a terminal, else a plain line for each page. */
export class Progress {
  readonly #stream: WriteStream
  readonly #redact: (text: string) => string
  readonly #logAnalysis = seldom((text: string) => this.line(text), ANALYSIS_LINE_MS)
  #shown = false

  constructor(stream: WriteStream, redact: (text: string) => string) {
    this.#stream = stream
    this.#redact = redact
  }

  start(pages: number, tools: number, baseUrl: string | undefined): void {
    const source = baseUrl === undefined ? 'the embedded engine' : new URL(baseUrl).host
    this.line(`SEO Preflight ${VERSION}: ${counted(tools, 'tool')} on ${counted(pages, 'page')} by ${source}`)
  }

  run({ tool, url }: ToolRun, done: number, total: number): void {
    if (!this.#stream.isTTY) return
    const text = `${done}/${total} ${tool} ${shownUrl(this.#redact(url))}`
    this.#clear()
    this.#stream.write(oneLine(text, this.#stream.columns - 1))
    this.#shown = true
  }

  /** How far the crawl of a site is; a log has a line of it now and then. */
  analysis(url: string, progress: AnalysisProgress): void {
    const text = `${shownUrl(this.#redact(url))}: ${crawlInWords(progress)}`
    if (!this.#stream.isTTY) {
      this.#logAnalysis(text)
      return
    }
    this.#clear()
    this.#stream.write(oneLine(text, this.#stream.columns - 1))
    this.#shown = true
  }

  /** What was found on a page itself; what is ignored, and whose severity is set, is known only when all are judged. */
  page({ url, score, runs }: Page): void {
    const ownChecks = runs.map(run => ({
      ...run,
      checks: run.checks.filter(({ scope }) => scope !== 'site'),
    }))
    const { error: errors } = countFindings(withTwinsMarked(ownChecks))
    const missing = runs.filter(run => run.status === 'not-measured').length
    const parts = [score === null ? 'no score' : `score ${score}`, counted(errors, 'error')]
    if (missing > 0) parts.push(`${missing} not measured`)
    this.line(`${shownUrl(this.#redact(url))}: ${parts.join(', ')}`)
  }

  line(text: string): void {
    this.#clear()
    this.#stream.write(`${this.#redact(withoutControls(text))}\n`)
  }

  end(): void {
    this.#clear()
  }

  #clear(): void {
    if (!this.#shown) return
    this.#stream.cursorTo(0)
    this.#stream.clearLine(0)
    this.#shown = false
  }
}
