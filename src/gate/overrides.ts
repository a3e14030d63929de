import type { ToolRun } from '../api/results.ts'
import type { Conditions, FailIf, PageConditions, PointsByTool } from './conditions.ts'
import { nearAddress, type OtherAddress, urlMatcher } from './globs.ts'
import { inline } from './reason-line.ts'

/**
 * The conditions on each page: what an override says of a tool takes the place of what was said of it before. A bound
 * for all tools says it of every tool.
 */
export class PerPage {
  readonly #base: Pick<Conditions, 'minScore' | 'failIf'>
  readonly #byUrl = new Map<string, PageConditions[]>()
  readonly #overrides: readonly { conditions: PageConditions; matches: (url: string) => boolean }[]

  constructor({
    minScore,
    failIf,
    overrides,
    otherAddress,
  }: Pick<Conditions, 'minScore' | 'failIf' | 'overrides' | 'otherAddress'>) {
    this.#base = { minScore, failIf }
    this.#overrides = overrides.map(conditions => ({
      conditions,
      matches: urlMatcher(conditions.url, otherAddress),
    }))
  }

  /** Whether there is a least score of any tool on any page. */
  get hasBounds(): boolean {
    const all = [this.#base, ...this.#overrides.map(({ conditions }) => conditions)]
    return all.some(
      ({ minScore }) => minScore && (minScore.all !== undefined || Object.keys(minScore.tools).length > 0),
    )
  }

  /** Least score of a tool on a page; undefined where there is none. */
  boundOf({ tool, url }: ToolRun): number | undefined {
    const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined)
    return boundIn(saying?.minScore ?? this.#base.minScore, tool)
  }

  /** Whether that bound was given for this very tool, and not for all of them. */
  isBoundByName({ tool, url }: ToolRun): boolean {
    const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined)
    return (saying?.minScore ?? this.#base.minScore).tools[tool] !== undefined
  }

  /** Expressions that judge a run of a tool. */
  expressionsFor({ tool, url }: ToolRun): readonly FailIf[] {
    const ofTool = (failIf: readonly FailIf[] = []) => failIf.filter(({ scope }) => scope === tool)
    const saying = this.#at(url).findLast(({ failIf }) => ofTool(failIf).length > 0)
    return ofTool(saying ? saying.failIf : this.#base.failIf)
  }

  /** Every expression there is, in the order they were given. */
  get expressions(): readonly FailIf[] {
    return [...this.#base.failIf, ...this.#overrides.flatMap(({ conditions }) => conditions.failIf ?? [])]
  }

  #at(url: string): PageConditions[] {
    const known = this.#byUrl.get(url)
    if (known) return known
    const found = this.#overrides.filter(({ matches }) => matches(url)).map(({ conditions }) => conditions)
    this.#byUrl.set(url, found)
    return found
  }
}

function boundIn({ all, tools }: PointsByTool, tool: ToolRun['tool']): number | undefined {
  return tools[tool] ?? all
}

/**
 * Overrides whose glob means no page of the run, one line each.
 *
 * @param crawled gives the pages that an analysis has seen, which only the severities and what is ignored hold for
 */
export function unusedOverrides(
  runs: Iterable<ToolRun>,
  overrides: readonly PageConditions[],
  { otherAddress, crawled }: { otherAddress?: OtherAddress | undefined; crawled(): Iterable<string> },
): string[] {
  if (overrides.length === 0) return []
  const urls = new Set(Iterator.from(runs).map(run => run.url))
  const isUsed = ({ url, ignore, severity }: PageConditions) => {
    const means = urlMatcher(url, otherAddress)
    const isOfChecks = ignore !== undefined || severity !== undefined
    return urls.values().some(means) || (isOfChecks && Iterator.from(crawled()).some(means))
  }
  return overrides
    .filter(override => !isUsed(override))
    .map(({ url }) => `overrides: "${inline(url)}" matches no page${nearAddress(url, urls, otherAddress)}`)
}
