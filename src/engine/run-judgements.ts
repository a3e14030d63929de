import { isDeepStrictEqual } from 'node:util'
import { withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Check, Page, ToolRun } from '../api/results.ts'
import { pageScore, toolScore } from '../api/score.ts'
import type { Tool } from '../api/tools.ts'
import { originOf } from '../net/origin.ts'
import { type ComparedFacts, comparedFactsOf } from './judging/compared-facts.ts'
import { type Judgement, notApplicable } from './judging/judgement.ts'
import { checkOf } from './judging/run-tool.ts'
import type { RunPage, RunTopic, ToolDefinition } from './judging/tool-definition.ts'
import { ALL_TOOLS } from './tools/index.ts'

/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
export async function withRunJudgements(pages: readonly Page[]): Promise<Page[]> {
  const added: Added = new Map()
  const comparable = pages.map(comparablePage)
  const byOrigin = Map.groupBy(comparable, ({ page }) => originOf(page.url))
  for (const tool of ALL_TOOLS) {
    for (const ofSite of byOrigin.values()) await judgeSite(tool, ofSite, added)
  }
  if (added.size === 0) return [...pages]
  return pages.map((page, index) => {
    const ofTools = added.get(comparable[index]!)
    const runs = page.runs.map(run => withChecks(run, isOurs(run) ? ofTools?.get(run.tool) : undefined))
    return withRuns(page, runs, pageScore(runs))
  })
}

/** The checks that a page gets, by the tool whose run on it they belong to. */
type Added = Map<ComparablePage, Map<Tool, Check[]>>

/** What is kept of a page while all of them are compared. */
interface ComparablePage {
  page: RunPage
  /** Where redirects led, for each tool that measured it. */
  ends: ReadonlyMap<Tool, string | undefined>
}

function comparablePage(page: Page): ComparablePage {
  const ends = new Map<Tool, string | undefined>()
  for (const run of page.runs) if (isOurs(run) && !ends.has(run.tool)) ends.set(run.tool, run.finalUrl)
  return { page: runPage(page), ends }
}

/** Ids of checks that are judged over all of a site. */
export interface ChecksOverSite {
  /** All of them. */
  all: ReadonlySet<string>
  /** Those that are judged over the pages of a run too, which an analysis does better. */
  ofRun: ReadonlySet<string>
}

export async function checksOverSite(): Promise<ChecksOverSite> {
  const idsOf = async (
    topicsOf: (tool: ToolDefinition) => Promise<readonly Pick<RunTopic, 'checks'>[]> | undefined,
  ) => {
    const ids = ALL_TOOLS.map(async tool =>
      ((await topicsOf(tool)) ?? []).flatMap(({ checks }) =>
        Object.keys(checks).map(name => `${tool.name}/${name}`),
      ),
    )
    return new Set((await Promise.all(ids)).flat())
  }
  const all = await idsOf(tool => tool.siteTopics?.())
  const ofRun = await idsOf(tool => tool.runTopics?.())
  return { all, ofRun: all.intersection(ofRun) }
}

async function judgeSite(
  tool: ToolDefinition,
  pages: readonly ComparablePage[],
  added: Added,
): Promise<void> {
  if (!tool.runTopics) return
  const measured = pages.filter(({ ends }) => ends.has(tool.name))
  if (measured.length === 0) return
  const own = onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)
  for (const topic of await tool.runTopics()) {
    const judgements = topic.judge([...own.keys()].map(({ page }) => page))
    for (const [name, definition] of Object.entries(topic.checks)) {
      const add = (page: ComparablePage, judgement: Judgement) => {
        const ofTools = added.get(page) ?? new Map<Tool, Check[]>()
        added.set(page, ofTools)
        const checks = ofTools.get(tool.name) ?? []
        ofTools.set(tool.name, checks)
        checks.push(checkOf(tool.name, name, definition, judgement))
      }
      for (const [index, [one, others]] of [...own].entries()) {
        add(one, judgements[name]![index]!)
        const same = notApplicable(`the same page as ${one.page.url}, where it is judged`)
        for (const other of others) add(other, same)
      }
    }
  }
}

/**
 * Each page once, with the other addresses of the run whose redirects lead to the same one: a page is no copy of itself.
 * The address at which the page is stands for it, else the first that leads there.
 */
function onceByEnd(
  measured: readonly ComparablePage[],
  endOf: (page: ComparablePage) => string,
): Map<ComparablePage, ComparablePage[]> {
  const byEnd = Map.groupBy(measured, endOf)
  return new Map(
    [...byEnd].map(([end, same]) => {
      const one = same.find(({ page }) => page.url === end) ?? same[0]!
      return [one, same.filter(other => other !== one)] as const
    }),
  )
}

function isOurs({ status, foreign }: ToolRun): boolean {
  return status === 'measured' && foreign === undefined
}

/** A page as its run is judged by it. */
export function runPage({ url, runs }: Page): RunPage {
  const failed = new Set(
    runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)),
  )
  const factsOf = new Map<Tool, ComparedFacts>()
  for (const { tool, facts } of runs.filter(isOurs)) {
    if (!factsOf.has(tool)) factsOf.set(tool, comparedFactsOf(facts))
  }
  return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) }
}

/** A check that was judged before, as in a shard, is judged anew. Where all come out as they did, the run stays the same. */
function withChecks(run: ToolRun, added: readonly Check[] | undefined): ToolRun {
  if (!added) return run
  const ids = new Set(added.map(({ id }) => id))
  const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added]
  const score = run.instrument === undefined ? toolScore(checks) : run.score
  const isSame =
    score === run.score &&
    checks.length === run.checks.length &&
    checks.every((check, at) => saysTheSame(check, run.checks[at]!))
  return isSame ? run : changedRun(run, { checks, score })
}

/** Whether a check says what one said that may have left its texts to the rules of a report. */
function saysTheSame(check: Check, known: Check): boolean {
  if (check === known) return true
  const { why, fix, ...rest } = check
  const { why: knownWhy = why, fix: knownFix = fix, ...knownRest } = known
  return why === knownWhy && fix === knownFix && isDeepStrictEqual(rest, knownRest)
}
