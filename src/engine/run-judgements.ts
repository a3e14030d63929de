import type { Check, Page, ToolRun } from '../api/results.ts'
import { pageScore, toolScore } from '../api/score.ts'
import type { Tool } from '../api/tools.ts'
import { originOf } from '../net/origin.ts'
import { checkOf } from './judging/run-tool.ts'
import type { RunPage, ToolDefinition } from './judging/tool-definition.ts'
import { ALL_TOOLS } from './tools/index.ts'

/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
export async function withRunJudgements(pages: readonly Page[]): Promise<Page[]> {
  const added = new Map<ToolRun, Check[]>()
  const byOrigin = Map.groupBy(pages, ({ url }) => originOf(url))
  for (const tool of ALL_TOOLS) {
    for (const ofSite of byOrigin.values()) await judgeSite(tool, ofSite, added)
  }
  if (added.size === 0) return [...pages]
  return pages.map(page => {
    const runs = page.runs.map(run => withChecks(run, added.get(run)))
    return { ...page, score: pageScore(runs), runs }
  })
}

async function judgeSite(
  tool: ToolDefinition,
  pages: readonly Page[],
  added: Map<ToolRun, Check[]>,
): Promise<void> {
  if (!tool.runTopics) return
  const measured = pages.flatMap(page => {
    const run = page.runs.find(run => run.tool === tool.name && isOurs(run))
    return run ? [{ run, page: runPage(page) }] : []
  })
  if (measured.length === 0) return
  for (const topic of await tool.runTopics()) {
    const judgements = topic.judge(measured.map(({ page }) => page))
    for (const [name, definition] of Object.entries(topic.checks)) {
      for (const [index, judgement] of judgements[name]!.entries()) {
        const { run } = measured[index]!
        const checks = added.get(run) ?? []
        checks.push(checkOf(tool.name, name, definition, judgement))
        added.set(run, checks)
      }
    }
  }
}

function isOurs({ status, foreign }: ToolRun): boolean {
  return status === 'measured' && foreign === undefined
}

function runPage({ url, runs }: Page): RunPage {
  const runOf = (tool: Tool) => runs.find(run => run.tool === tool && isOurs(run))
  const failed = new Set(
    runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)),
  )
  return { url, facts: tool => runOf(tool)?.facts, failed: id => failed.has(id) }
}

/** A check that was judged before, as in a shard, is judged anew. */
function withChecks(run: ToolRun, added: readonly Check[] | undefined): ToolRun {
  if (!added) return run
  const ids = new Set(added.map(({ id }) => id))
  const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added]
  return { ...run, checks, score: run.instrument === undefined ? toolScore(checks) : run.score }
}
