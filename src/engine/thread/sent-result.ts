import type { AddressAnswer, ListedAddresses } from '../../api/addresses.ts'
import type { PageInputs } from '../../api/inputs.ts'
import { WrittenFacts, withLazyFacts, withoutFacts } from '../../api/lazy-facts.ts'
import type { Analysis, Check, Page, ToolRun } from '../../api/results.ts'
import { type BriefCheck, SharedChecks } from '../../api/shared-checks.ts'
import type { Tool } from '../../api/tools.ts'

/** What comes of work. */
export type Result =
  | ToolRun
  | Analysis
  | ListedAddresses
  | readonly AddressAnswer[]
  | PageInputs
  | readonly Tool[]

/**
 * A run on its way between threads, as JSON in UTF-8 whose bytes are handed over: a copy of each of its thousands of parts
 * would take more memory and time than all else in the thread that gets it, which mostly keeps them and reads few.
 */
export interface SentRun {
  /** With {@link BriefCheck}s. */
  run: Uint8Array<ArrayBuffer>
  facts: Uint8Array<ArrayBuffer>
}

type SentAnalysis = Omit<Analysis, 'pages' | 'runs'> & {
  pages: (Omit<Page, 'runs'> & { runs: SentRun[] })[]
  runs?: SentRun[]
}

export interface SentResult {
  sent:
    | { kind: 'run'; run: SentRun }
    | { kind: 'analysis'; analysis: SentAnalysis }
    | { kind: 'other'; result: Exclude<Result, ToolRun | Analysis> }
  /** Checks that were not told before, under the numbers that follow those that were. */
  checks: readonly Check[]
}

/** The end of a thread from which results are sent. */
export class ResultSender {
  readonly #checks = new SharedChecks()
  readonly #text = new TextEncoder()
  /** How many of the checks were told. */
  #told = 0

  /** @returns what to send, and whose memory to hand over with it */
  send(result: Result): { result: SentResult; handedOver: ArrayBuffer[] } {
    const handedOver: ArrayBuffer[] = []
    const bytesOf = (value: unknown) => {
      const bytes = this.#text.encode(JSON.stringify(value))
      handedOver.push(bytes.buffer)
      return bytes
    }
    const sentRun = (run: ToolRun): SentRun => {
      const checks = run.checks.map(check => this.#checks.brief(check))
      return { run: bytesOf({ ...withoutFacts(run), facts: null, checks }), facts: bytesOf(run.facts) }
    }
    const sent = sentOf(result, sentRun)
    const checks = this.#checks.from(this.#told)
    this.#told += checks.length
    return { result: { sent, checks }, handedOver }
  }
}

/** The end of a thread to which results are sent. They come in the order in which they were sent. */
export class ResultReceiver {
  readonly #checks = new SharedChecks()
  readonly #text = new TextDecoder()

  receive({ sent, checks }: SentResult): Result {
    this.#checks.add(checks)
    const received = (run: SentRun) => this.#run(run)
    switch (sent.kind) {
      case 'run':
        return received(sent.run)
      case 'analysis': {
        const { analysis } = sent
        const { pages, runs } = analysis
        return {
          ...analysis,
          pages: pages.map(page => ({ ...page, runs: page.runs.map(received) })),
          ...(runs && { runs: runs.map(received) }),
        } as Analysis
      }
      case 'other':
        return sent.result
    }
  }

  #run({ run, facts }: SentRun): ToolRun {
    const written = JSON.parse(this.#text.decode(run)) as Omit<ToolRun, 'checks'> & { checks: BriefCheck[] }
    const checks = written.checks.map(check => this.#checks.whole(check))
    return withLazyFacts({ ...written, checks }, new WrittenFacts(facts))
  }
}

function sentOf(result: Result, sentRun: (run: ToolRun) => SentRun): SentResult['sent'] {
  if ('checks' in result) return { kind: 'run', run: sentRun(result) }
  if (!('pages' in result)) return { kind: 'other', result }
  const { pages, runs } = result
  return {
    kind: 'analysis',
    analysis: {
      ...result,
      pages: pages.map(page => ({ ...page, runs: page.runs.map(sentRun) })),
      ...(runs && { runs: runs.map(sentRun) }),
    } as SentAnalysis,
  }
}
