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
import type { CheckDefinition, RunPage, RunTopic, ToolDefinition } from './judging/tool-definition.ts'
import { ALL_TOOLS } from './tools/index.ts'

/** Answers without a place that are remembered for other pages: few say something of their own. */
const MAX_SAME = 100

/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
export async function withRunJudgements(pages: readonly Page[]): Promise<Page[]> {
  const answers = await answersOn(pages)
  return pages.map((page, index) => {
    const ofSite = answers.get(originOf(page.url))!
    if (ofSite.length === 0) return page
    const runs = page.runs.map(run =>
      isOurs(run) ? withChecks(run, checksOf(ofSite, run.tool, index)) : run,
    )
    return withRuns(page, runs, pageScore(runs))
  })
}

/** What the topics of a tool say of the pages of a site. What was compared for it is not held on to. */
interface Answers {
  tool: Tool
  /**
   * By the number of a page in the run its place in each of `checks`; where another page is judged in place of it, what
   * is said of that.
   */
  places: ReadonlyMap<number, number | string>
  checks: readonly AnswersOfCheck[]
}

interface AnswersOfCheck {
  of: CheckMaker
  checks: readonly Check[]
}

/**
 * Judges all pages together, before any of them is changed: what they are compared by is then no more needed.
 *
 * @returns by the origin of the pages
 */
async function answersOn(pages: readonly Page[]): Promise<Map<string, Answers[]>> {
  const bySite = Map.groupBy(pages.map(comparablePage), ({ page }) => originOf(page.url))
  const answers = new Map<string, Answers[]>()
  for (const [origin, ofSite] of bySite) {
    const ofTools = await Promise.all(ALL_TOOLS.map(tool => judgeSite(tool, ofSite)))
    answers.set(origin, ofTools.flat())
  }
  return answers
}

/** The checks that a run on a page gets; undefined where its tool has none for it. */
function checksOf(ofSite: readonly Answers[], tool: Tool, index: number): Check[] | undefined {
  const answers = ofSite.find(({ tool: name }) => name === tool)
  const place = answers?.places.get(index)
  if (!answers || place === undefined) return undefined
  return answers.checks.map(({ of, checks }) =>
    typeof place === 'number' ? checks[place]! : of(notApplicable(place)),
  )
}

/** What is kept of a page while all of them are compared. */
interface ComparablePage {
  /** Its number in the run. */
  index: number
  page: RunPage
  /** Where redirects led, for each tool that measured it. */
  ends: ReadonlyMap<Tool, string | undefined>
}

function comparablePage(page: Page, index: number): ComparablePage {
  const ends = new Map<Tool, string | undefined>()
  for (const run of page.runs) if (isOurs(run) && !ends.has(run.tool)) ends.set(run.tool, run.finalUrl)
  return { index, page: runPage(page), ends }
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

async function judgeSite(tool: ToolDefinition, pages: readonly ComparablePage[]): Promise<Answers[]> {
  if (!tool.runTopics) return []
  const measured = pages.filter(({ ends }) => ends.has(tool.name))
  if (measured.length === 0) return []
  const own = [...onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)]
  const judged = own.map(([{ page }]) => page)
  const checks: AnswersOfCheck[] = []
  for (const topic of await tool.runTopics()) {
    const judgements = topic.judge(judged)
    for (const [name, definition] of Object.entries(topic.checks)) {
      const of = checkMaker(tool.name, name, definition)
      checks.push({ of, checks: judgements[name]!.map(of) })
    }
  }
  const places = own.flatMap(([one, others], place): [number, number | string][] => [
    [one.index, place],
    ...others.map(({ index }): [number, string] => [
      index,
      `the same page as ${one.page.url}, where it is judged`,
    ]),
  ])
  return [{ tool: tool.name, places: new Map(places), checks }]
}

type CheckMaker = (judgement: Judgement) => Check

/** Makes a check of each judgement; of those that say the same without a place one for all pages. */
function checkMaker(tool: Tool, name: string, definition: CheckDefinition): CheckMaker {
  const known = new Map<string, Check>()
  return judgement => {
    if (judgement.outcome === 'fail') return checkOf(tool, name, definition, judgement)
    const key = `${judgement.outcome} ${judgement.message ?? ''}`
    const check = known.get(key) ?? checkOf(tool, name, definition, judgement)
    if (known.size < MAX_SAME) known.set(key, check)
    return check
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
