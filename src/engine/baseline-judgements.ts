import type { Lookup } from '../api/addresses.ts'
import type { Check, Page } from '../api/results.ts'
import type { Tool } from '../api/tools.ts'
import { originOf } from '../net/origin.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from './judging/judgement.ts'
import { boundedOccurrence } from './judging/result-limits.ts'
import { checkOf } from './judging/run-tool.ts'
import type { LostFinding } from './judging/tool-definition.ts'
import { runPage } from './run-judgements.ts'
import { ALL_TOOLS } from './tools/index.ts'

/** What the tools say of the addresses of a baseline. */
export interface BaselineJudgements {
  /** A tool's checks of a site, with all of their places. */
  sites: { origin: string; tool: Tool; checks: Check[] }[]
  /** With the ids of the checks. */
  lost: LostFinding[]
}

/**
 * Judges what a run answers at the addresses that its baseline knew. What a whole comparison says is not cut here: some
 * of it may be set aside.
 *
 * @param pages of the run
 */
export async function judgeBaseline(lookup: Lookup, pages: readonly Page[]): Promise<BaselineJudgements> {
  const judged: BaselineJudgements = { sites: [], lost: [] }
  const runPages = pages.map(runPage)
  for (const tool of ALL_TOOLS) {
    for (const topic of (await tool.baselineTopics?.()) ?? []) {
      const found = topic.judge(lookup, runPages).sort(byUrl)
      judged.lost.push(...found.map(finding => ({ ...finding, check: `${tool.name}/${finding.check}` })))
      for (const { origin, known } of lookup.sites) {
        const checks = Object.entries(topic.checks).map(([name, definition]) => {
          const places = found.flatMap(({ check, place }) =>
            check === name && place && originOf(place.url) === origin ? [place] : [],
          )
          const judgement = judgementOf(places, lookup, origin, known)
          const { occurrenceCount: _, ...check } = checkOf(tool.name, name, definition, judgement)
          return { ...check, occurrences: places.map(boundedOccurrence) }
        })
        judged.sites.push({ origin, tool: tool.name, checks })
      }
    }
  }
  return judged
}

/** The same order in every run, however sitemaps list the addresses. */
function byUrl({ address: one }: LostFinding, { address: other }: LostFinding): number {
  return one.url < other.url ? -1 : Number(one.url > other.url)
}

function judgementOf(
  places: Parameters<typeof failWhere>[0],
  { open }: Lookup,
  origin: string,
  known: number,
): Judgement {
  if (places.length > 0) return failWhere(places)
  if (known === 0) return notApplicable('the baseline knows no address of the site')
  const unknown = open.filter(({ state, url }) => state === 'unknown' && originOf(url) === origin)
  const [first] = unknown
  return first
    ? notMeasured(
        `${unknown.length} of ${known} addresses of the baseline could not be told: ${first.url} ${first.reason}`,
      )
    : pass()
}
