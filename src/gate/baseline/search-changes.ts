import type { Change, UncomparedFacts } from '../../api/comparison.ts'
import type { Json, ToolRun } from '../../api/results.ts'
import { SEARCH_FACTS, type SearchFact } from '../../api/search-facts.ts'
import type { Tool } from '../../api/tools.ts'
import { withoutMentions } from '../../text/mentions.ts'
import type { PointsByTool } from '../conditions.ts'
import { inline } from '../reason-line.ts'
import { LinkCounts } from './link-counts.ts'
import type { OwnAddresses } from './own-address.ts'
import { toleranceOf } from './score-comparison.ts'
import { differ } from './search-differences.ts'
import { SEARCH_FACT_TABLE, type SearchFactDefinition } from './search-facts.ts'

/** A page of the run and its counterpart, with their runs by tool. */
export interface ComparedPage {
  url: string
  runs: ReadonlyMap<Tool, ToolRun>
  before: { url: string; runs: ReadonlyMap<Tool, ToolRun> }
}

export interface SearchComparisonOptions {
  now: OwnAddresses
  before: OwnAddresses
  /** Whether both sides were asked for the same pages and no others. */
  samePages: boolean
  /** Of the program that made the baseline. */
  version: string
  tolerances: PointsByTool
}

export interface SearchComparison {
  /** Undefined where nothing could be compared. */
  changes: Change[] | undefined
  uncompared: UncomparedFacts[]
}

/** What both sides of a page have of one fact. */
interface Sides {
  definition: SearchFactDefinition
  run: ToolRun | undefined
  earlier: ToolRun | undefined
  after: Json | undefined
  before: Json | undefined
}

/**
 * Compares what search engines see of pages with what they saw, page by page. What was not measured on one side, or in
 * another way, is no change: it is named as not compared. A page that answers otherwise, or leads elsewhere, is another
 * page, so that nothing else of it is compared.
 */
export class SearchComparing {
  readonly #options: SearchComparisonOptions
  readonly #changes: Change[] = []
  readonly #gaps: { what: SearchFact; page: string; reason: string }[] = []
  /** Pages that say what they link to, each with why that cannot be compared. */
  readonly #linking: { page: string; before: string; reason: string | undefined }[] = []
  readonly #links: { now: LinkCounts; before: LinkCounts }
  readonly #tools = new Set<Tool>()
  #pageCount = 0
  #isCompared = false

  constructor(options: SearchComparisonOptions) {
    this.#options = options
    this.#links = { now: new LinkCounts(options.now), before: new LinkCounts(options.before) }
  }

  addPage(page: ComparedPage): void {
    this.#pageCount++
    for (const tool of page.runs.keys()) this.#tools.add(tool)
    this.#addLinks(page)
    const status = this.#sidesOf('status', page)
    const isOther = [this.#compare('status', page, status), this.#compare('redirect', page)].includes(true)
    if (isOther || isFailure(status.after)) return
    const facts = SEARCH_FACTS.filter(what => !OF_THE_ANSWER.has(what) && !SEARCH_FACT_TABLE[what].overPages)
    const sides = facts.map(what => [what, this.#sidesOf(what, page)] as const)
    const isDocument = sides.some(
      ([, { definition, before, after }]) =>
        definition.alike !== undefined && (before !== undefined || after !== undefined),
    )
    for (const [what, side] of sides) {
      if (isDocument || side.definition.alike === undefined) this.#compare(what, page, side)
    }
  }

  #addLinks(page: ComparedPage): void {
    const sides = this.#sidesOf('links-in', page)
    const { before, after } = sides
    // An analysis lists no links of the further pages that it visits.
    if (before === undefined && after === undefined) return
    const reason = this.#whyNot(sides)
    this.#linking.push({ page: page.url, before: page.before.url, reason })
    if (reason !== undefined) return
    this.#links.now.add(page.url, after as string[])
    this.#links.before.add(page.before.url, before as string[])
  }

  /** The links between the pages of the run, which say nothing where other pages were audited. */
  #compareLinksIn(): void {
    if (this.#linking.length < 2) return
    const known = this.#linking.find(({ reason }) => reason !== undefined)?.reason
    const reason = known ?? (this.#options.samePages ? undefined : 'the baseline has other pages')
    for (const { page, before } of this.#linking) {
      if (reason !== undefined) {
        this.#gaps.push({ what: 'links-in', page, reason })
        continue
      }
      const counts = [this.#links.before.of(before), this.#links.now.of(page)] as const
      const difference = SEARCH_FACT_TABLE['links-in'].differ!(...counts, 0)
      if (difference) this.#changes.push({ page, what: 'links-in', ...difference })
    }
  }

  /** Changes are in the order of the facts, then of the addresses. */
  result(): SearchComparison {
    this.#compareLinksIn()
    const [pageCount, tools] = [this.#pageCount, this.#tools]
    const left = SEARCH_FACTS.filter(what => !tools.has(SEARCH_FACT_TABLE[what].tool))
    const leftTools = [...new Set(left.map(what => SEARCH_FACT_TABLE[what].tool))]
    const byReason = Map.groupBy(this.#gaps, ({ reason }) => reason)
    const gaps = Array.from(byReason, ([reason, some]): UncomparedFacts => {
      const facts = new Set(some.map(({ what }) => what))
      return {
        what: SEARCH_FACTS.filter(what => facts.has(what)),
        pages: new Set(some.map(({ page }) => page)).size,
        reason,
      }
    })
    const notRun: UncomparedFacts[] =
      left.length === 0 || pageCount === 0
        ? []
        : [{ what: left, pages: pageCount, reason: `${listed(leftTools)} did not run`, notRun: true }]
    const order = (what: SearchFact) => SEARCH_FACTS.indexOf(what)
    return {
      changes: this.#isCompared
        ? this.#changes.sort((a, b) => order(a.what) - order(b.what) || (a.page < b.page ? -1 : 1))
        : undefined,
      uncompared: [...gaps, ...notRun],
    }
  }

  /** @returns whether it differs */
  #compare(what: SearchFact, page: ComparedPage, sides = this.#sidesOf(what, page)): boolean {
    const { definition, run, earlier, before, after } = sides
    const reason = this.#whyNot(sides)
    if (reason !== undefined) this.#gaps.push({ what, page: page.url, reason })
    if (reason !== undefined || before === undefined || after === undefined) return false
    this.#isCompared = true
    const tolerance = toleranceOf(run!, earlier!, this.#options.tolerances)
    const difference = (definition.differ ?? differ)(before, after, tolerance)
    if (difference) this.#changes.push({ page: page.url, what, ...difference })
    return difference !== undefined
  }

  #sidesOf(what: SearchFact, page: ComparedPage): Sides {
    const definition = SEARCH_FACT_TABLE[what]
    const { now, before: addresses } = this.#options
    const run = page.runs.get(definition.tool)
    const earlier = page.before.runs.get(definition.tool)
    const read = (of: ToolRun | undefined, url: string, addresses: OwnAddresses) =>
      of?.status === 'measured' ? definition.read(of.facts, { url, addresses }) : undefined
    return {
      definition,
      run,
      earlier,
      after: read(run, page.url, now),
      before: read(earlier, page.before.url, addresses),
    }
  }

  /** Why a fact cannot be compared; undefined where it can, or where no side has it to tell. */
  #whyNot({ definition, run, earlier, before, after }: Sides): string | undefined {
    const { tool, alike } = definition
    if (!run) return undefined
    if (run.status === 'not-measured') return `${tool} was not measured${because(run)}`
    if (!earlier) return `${tool} did not run for the baseline`
    if (earlier.status === 'not-measured')
      return `${tool} was not measured in the baseline${because(earlier)}`
    if (before === undefined && after === undefined) return undefined
    if (before === undefined) {
      const unverified = because(earlier)
      return unverified === ''
        ? `${tool} does not tell it in the baseline, which version ${inline(this.#options.version)} made`
        : `${tool} could not tell it in the baseline${unverified}`
    }
    if (after === undefined) return `${tool} could not tell it${because(run)}`
    return alike && !alike.isAlike(run.facts, earlier.facts) ? alike.otherwise : undefined
  }
}

const OF_THE_ANSWER: ReadonlySet<SearchFact> = new Set(['status', 'redirect'])

function isFailure(status: Json | undefined): boolean {
  return typeof status === 'number' && (status < 200 || status > 299)
}

/** Why a tool, or a part of it, could not measure; empty where nothing says so. */
function because({ reason, url, checks }: ToolRun): string {
  const said = reason ?? checks.find(({ outcome }) => outcome === 'not-measured')?.message
  return said === undefined ? '' : ` (${inline(withoutMentions(said, url, 'the page'))})`
}

/** As `a`, `a and b`, `a, b and c`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
