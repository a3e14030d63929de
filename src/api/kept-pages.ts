import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { ByteSlabs } from './byte-slabs.ts'
import type { JsonObject } from './json.ts'
import { fieldIn, type LazyFacts, lazyFactsOf, withLazyFacts, withoutFacts } from './lazy-facts.ts'
import type { Page, ToolRun } from './results.ts'
import { type BriefCheck, SharedChecks } from './shared-checks.ts'
import type { Tool } from './tools.ts'

/** Of a page that is kept: who keeps it, and what. */
const KEPT = Symbol('kept')

type Runs = Page['runs']

/** How hard zlib tries: the first level leaves a tenth more than the others and takes a fraction of their time. */
const LEVEL = 1

/** Bytes that zlib looks back for what repeats. */
const WINDOW = 32_768

/** Bytes of the smallest piece that zlib gives. */
const MIN_CHUNK = 64

/** Lines of JSON, compressed. The runs name their facts by the number of the line. */
interface Kept {
  keeper: PageKeeper
  runs: Packed
  facts: Packed
  places: FactsPlaces
}

/** The tools of the runs, in their order, each with the number of the line of its facts. */
type FactsPlaces = readonly (readonly [Tool, number])[]

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
  readonly #checks = new SharedChecks()
  readonly #slabs = new ByteSlabs()
  readonly #packers = { runs: new Packer(this.#slabs), facts: new Packer(this.#slabs) }
  /** Those of most pages are the same. */
  readonly #places = new Map<string, FactsPlaces>()
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
    const added: Line[] = []
    const places: [Tool, number][] = []
    const lines = runs.map(run => {
      const at = made?.values.indexOf(run) ?? -1
      if (at >= 0) {
        places.push([run.tool, known!.places[at]![1]])
        return made!.lines[at]!
      }
      const number =
        this.#knownFacts(run, known) ?? (known?.facts.lines ?? 0) + added.push(factsLine(run)) - 1
      places.push([run.tool, number])
      const checks = run.checks.map(check => this.#checks.brief(check))
      return JSON.stringify({ ...withoutFacts(run), checks, facts: number })
    })
    const facts =
      known && added.length === 0
        ? known.facts
        : this.#packers.facts.pack([...(known ? linesOf(known.facts) : []), ...added])
    const packed = this.#packers.runs.pack(lines)
    return { keeper: this, runs: packed, facts, places: this.#samePlaces(places) }
  }

  #samePlaces(places: FactsPlaces): FactsPlaces {
    const key = places.flat().join(' ')
    const known = this.#places.get(key)
    if (known) return known
    this.#places.set(key, places)
    return places
  }

  /** The number of the line of its facts, where this page had them already. */
  #knownFacts(run: ToolRun, known: Kept | undefined): number | undefined {
    if (!known) return undefined
    const lazy = lazyFactsOf(run)
    if (lazy instanceof KeptFacts) return lazy.kept === known ? lazy.number : undefined
    const at = lazy || this.#facts?.kept !== known ? -1 : this.#facts.values.indexOf(run.facts)
    return at < 0 ? undefined : at
  }

  #runsOf(kept: Kept): Runs {
    if (this.#runs?.kept === kept) return this.#runs.values as Runs
    const lines = linesOf(kept.runs)
    const values = lines.map(line => {
      const written = JSON.parse(line) as WrittenRun
      const checks = written.checks.map(check => this.#checks.whole(check))
      return withLazyFacts({ ...written, checks }, new KeptFacts(kept, written.facts))
    })
    this.#runs = { kept, lines, values }
    return values
  }

  factsLine({ kept, number }: KeptFacts): string {
    return this.#factsOf(kept).lines[number]!
  }

  facts({ kept, number }: KeptFacts): JsonObject {
    const { lines, values } = this.#factsOf(kept)
    values[number] ??= JSON.parse(lines[number]!) as JsonObject
    return values[number]
  }

  #factsOf(kept: Kept): Made<JsonObject> {
    if (this.#facts?.kept !== kept) this.#facts = { kept, lines: linesOf(kept.facts), values: [] }
    return this.#facts
  }
}

/** The facts of a run of a page that is kept. */
class KeptFacts implements LazyFacts {
  readonly kept: Kept
  readonly number: number

  constructor(kept: Kept, number: number) {
    this.kept = kept
    this.number = number
  }

  value(): JsonObject {
    return this.kept.keeper.facts(this)
  }

  json(): string {
    return this.kept.keeper.factsLine(this)
  }

  mayHave(name: string): boolean {
    return this.json().includes(fieldIn(name))
  }
}

/** A run as it is kept, with the number of the line of its facts. */
interface WrittenRun extends Omit<ToolRun, 'checks' | 'facts'> {
  checks: BriefCheck[]
  facts: number
}

/** A line of text, or its UTF-8. */
type Line = string | Uint8Array

function factsLine(run: ToolRun): Line {
  return lazyFactsOf(run)?.json() ?? JSON.stringify(run.facts)
}

/** Compressed text. */
interface Packed {
  bytes: Uint8Array
  /** Text that it refers to. */
  dictionary: Buffer | undefined
  /** Bytes of the text. */
  length: number
  lines: number
}

/** Compresses texts that are much alike, as those of the pages of a site: what an earlier one has is referred to. */
class Packer {
  readonly #slabs: ByteSlabs
  #dictionary: Buffer | undefined

  constructor(slabs: ByteSlabs) {
    this.#slabs = slabs
  }

  pack(lines: readonly Line[]): Packed {
    const text = joined(lines)
    const dictionary = this.#dictionary
    const deflated = deflateRawSync(text, { level: LEVEL, ...(dictionary && { dictionary }) })
    this.#learn(text)
    // What zlib gives would keep a much larger buffer in memory.
    return { bytes: this.#slabs.copyOf(deflated), dictionary, length: text.length, lines: lines.length }
  }

  /** Of a page that was not measured there is little to refer to. Few of them are kept: each is twice as long. */
  #learn(text: Buffer): void {
    const known = this.#dictionary?.length ?? 0
    if (Math.min(text.length, WINDOW) >= Math.max(1, 2 * known)) {
      this.#dictionary = Buffer.from(text.subarray(-WINDOW))
    }
  }
}

function joined(lines: readonly Line[]): Buffer {
  const isText = (line: Line) => typeof line === 'string'
  if (lines.every(isText)) return Buffer.from(lines.join('\n'))
  return Buffer.concat(
    lines.flatMap((line, at) => [Buffer.from(at === 0 ? '' : '\n'), isText(line) ? Buffer.from(line) : line]),
  )
}

function linesOf({ bytes, dictionary, length, lines }: Packed): string[] {
  if (lines === 0) return []
  // In one piece, so that zlib has no others to throw away.
  const options = { chunkSize: Math.max(length, MIN_CHUNK), ...(dictionary && { dictionary }) }
  return inflateRawSync(bytes, options).toString().split('\n')
}

/**
 * The facts of each tool, which are made when they are asked for: who reads of thousands of pages wants those of a few
 * tools. The runs of a page that is kept are not made for that.
 */
export function factsByTool(results: Pick<Page, 'runs'>): Partial<Record<Tool, JsonObject>> {
  const kept = keptOf(results)
  const facts: Partial<Record<Tool, JsonObject>> = {}
  const give = (tool: Tool, get: () => JsonObject) =>
    Object.defineProperty(facts, tool, { enumerable: true, configurable: true, get })
  if (kept) for (const [tool, number] of kept.places) give(tool, () => new KeptFacts(kept, number).value())
  else for (const run of results.runs) give(run.tool, () => run.facts)
  return facts
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

function keptOf(page: Pick<Page, 'runs'>): Kept | undefined {
  return (page as { [KEPT]?: Kept })[KEPT]
}
