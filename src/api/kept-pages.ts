import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { JsonObject } from './json.ts'
import type { Check, Page, ToolRun } from './results.ts'
import { SilentChecks } from './silent-checks.ts'

/** Of a page that is kept: who keeps it, and what. */
const KEPT = Symbol('kept')

type Runs = Page['runs']

/** How hard zlib tries: the first level leaves a tenth more than the others and takes a fraction of their time. */
const LEVEL = 1

/** Bytes of the smallest piece that zlib gives. */
const MIN_CHUNK = 64

/** Lines of JSON, compressed. The runs name their facts by the number of the line: few readers want these. */
interface Kept {
  keeper: PageKeeper
  runs: Packed
  facts: Packed
}

/** What was made last of what is kept: a page is mostly asked for several times before the next is. */
interface Made<Value> {
  kept: Kept
  lines: readonly string[]
  values: (Value | undefined)[]
}

/**
 * Keeps pages in little memory: what their tools gave is compressed, and made again each time that it is asked for. To go through thousands of pages one after the other therefore takes no
 * more memory than one page does, as long as nobody holds on to their runs.
 */
export class PageKeeper {
  readonly #silent = new SilentChecks()
  #runs: Made<ToolRun> | undefined
  #facts: Made<JsonObject> | undefined

  /**
   * The same page, of which {@link Page.runs} may be other objects each time that they are asked for.
   *
   * @param earlier the page that it was before: what did not change of it need not be made anew
   */
  keep({ runs, ...rest }: Page, earlier?: Page): Page {
    const kept = this.#kept(runs, earlier && keptOf(earlier))
    const page: Page = {
      ...rest,
      get runs() {
        return kept.keeper.#runsOf(kept)
      },
    }
    Object.defineProperty(page, KEPT, { value: kept })
    return page
  }

  #kept(runs: Runs, earlier: Kept | undefined): Kept {
    const known = earlier?.keeper === this ? earlier : undefined
    const made = known && this.#runs?.kept === known ? this.#runs : undefined
    const madeFacts = known && this.#facts?.kept === known ? this.#facts : undefined
    const facts = madeFacts ? [...madeFacts.lines] : known ? linesOf(known.facts) : []
    const before = facts.length
    const lines = runs.map(run => {
      const at = made?.values.indexOf(run) ?? -1
      if (at >= 0) return made!.lines[at]!
      const own = madeFacts?.values.indexOf(run.facts) ?? -1
      const number = own >= 0 ? own : facts.push(JSON.stringify(run.facts)) - 1
      const checks = run.checks.map(check => this.#silent.numberOf(check) ?? check)
      return JSON.stringify({ ...run, checks, facts: number })
    })
    const isSame = known !== undefined && facts.length === before
    return { keeper: this, runs: packed(lines), facts: isSame ? known.facts : packed(facts) }
  }

  #runsOf(kept: Kept): Runs {
    if (this.#runs?.kept === kept) return this.#runs.values as Runs
    const lines = linesOf(kept.runs)
    const values = lines.map(line => {
      const run = JSON.parse(line) as ToolRun
      const written = run as unknown as { checks: (number | Check)[]; facts: number }
      const number = written.facts
      run.checks = written.checks.map(check =>
        typeof check === 'number' ? this.#silent.check(check) : check,
      )
      return Object.defineProperty(run, 'facts', { get: () => this.#factsOf(kept, number) })
    })
    this.#runs = { kept, lines, values }
    return values
  }

  #factsOf(kept: Kept, number: number): JsonObject {
    if (this.#facts?.kept !== kept) this.#facts = { kept, lines: linesOf(kept.facts), values: [] }
    const { lines, values } = this.#facts
    values[number] ??= JSON.parse(lines[number]!) as JsonObject
    return values[number]
  }
}

/** Compressed text. */
interface Packed {
  bytes: Buffer
  /** Bytes of the text. */
  length: number
}

function packed(lines: readonly string[]): Packed {
  const text = Buffer.from(lines.join('\n'))
  const compressed = deflateRawSync(text, { level: LEVEL })
  // What zlib gives, and what comes from the pool of Node.js, would keep much larger buffers in memory.
  const bytes = Buffer.allocUnsafeSlow(compressed.length)
  bytes.set(compressed)
  return { bytes, length: text.length }
}

function linesOf({ bytes, length }: Packed): string[] {
  if (length === 0) return []
  // In one piece, so that zlib has no others to throw away.
  return inflateRawSync(bytes, { chunkSize: Math.max(length, MIN_CHUNK) })
    .toString()
    .split('\n')
}

/**
 * A page with other runs, kept as the page was; the page itself where it is to have the same.
 *
 * @param score that of the page unless given
 */
export function withRuns(page: Page, runs: Runs, score: Page['score'] = page.score): Page {
  const same = page.runs
  if (score === page.score && runs.length === same.length && runs.every((run, at) => run === same[at]))
    return page
  const changed = { ...withoutRuns(page), score, runs }
  return keptOf(page)?.keeper.keep(changed, page) ?? changed
}

/** A page that is kept, with what a function makes of what is said of it and of each run; the same where these are. */
export function changedPage(page: Page, change: <Part>(part: Part) => Part): Page {
  const same = withoutRuns(page)
  const rest = change(same)
  const runs = mapSame(page.runs, change)
  return rest === same ? withRuns(page, runs) : keptOf(page)!.keeper.keep({ ...rest, runs }, page)
}

/** All that is said of a page but its runs, which are not made for that. */
export function withoutRuns(page: Page): Omit<Page, 'runs'> {
  const names = Object.keys(page).filter(name => name !== 'runs') as (keyof Omit<Page, 'runs'>)[]
  return Object.fromEntries(names.map(name => [name, page[name]])) as Omit<Page, 'runs'>
}

export function isKept(value: object): value is Page {
  return Object.hasOwn(value, KEPT)
}

/** The same list where nothing in it is another, so that what did not change is not copied. */
export function mapSame<Item>(items: readonly Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change)
  return changed.every((item, at) => item === items[at]) ? (items as Item[]) : changed
}

function keptOf(page: Page): Kept | undefined {
  return (page as Page & { [KEPT]?: Kept })[KEPT]
}
