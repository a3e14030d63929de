import type { Check, JsonObject, ToolRun } from '../../api/results.ts'
import { toolScore } from '../../api/score.ts'
import type { CrawledSite } from '../judging/crawled-site.ts'
import { type Judgement, judgedWithout, notMeasured, pass, sameForAll } from '../judging/judgement.ts'
import { boundedFacts } from '../judging/result-limits.ts'
import { checkOf } from '../judging/run-tool.ts'
import type { Findings, SiteCheckDefinition, SiteTopic, ToolDefinition } from '../judging/tool-definition.ts'
import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { ALL_TOOLS } from '../tools/index.ts'
import type { FoldedChecks } from './folded-checks.ts'
import { lightTopics } from './light-checks.ts'

/**
 * What the tools say of a site as a whole: what only all of it shows, and on how many pages each check of a page
 * failed. A run for each tool that has anything to say, in their order.
 *
 * @param url that the analysis was asked for
 */
export async function siteRuns(url: string, site: CrawledSite, folded: FoldedChecks): Promise<ToolRun[]> {
  const runs: ToolRun[] = []
  for (const tool of ALL_TOOLS) {
    const run = await siteRun(tool, url, site, folded)
    if (run) runs.push(run)
  }
  return runs
}

async function siteRun(
  tool: ToolDefinition,
  url: string,
  site: CrawledSite,
  folded: FoldedChecks,
): Promise<ToolRun | undefined> {
  const startedAt = new Date()
  const topics = (await tool.siteTopics?.()) ?? []
  const found = topics.map(topic => judgeSite(topic, site))
  const ofSite = topics.flatMap((topic, index) =>
    Object.entries<SiteCheckDefinition>(topic.checks).map(([name, definition]) =>
      checkOf(tool.name, name, definition, found[index]!.judgements[name]!),
    ),
  )
  const light = (await lightTopics()).filter(topic => topic.tool.name === tool.name)
  const checks: Check[] = [...ofSite, ...light.flatMap(topic => folded.checksOf(topic))]
  if (checks.length === 0) return undefined
  const facts: JsonObject = Object.assign({}, ...found.map(({ facts }) => facts))
  return {
    tool: tool.name,
    url,
    status: 'measured',
    score: toolScore(checks),
    checks,
    facts: boundedFacts(facts),
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
  }
}

/** What one topic says of a site. Where not all of it was seen, each answer says for what it holds. */
export function judgeSite(topic: SiteTopic, site: CrawledSite): Findings {
  const { incomplete } = site
  const findings = findingsOf(topic, site)
  if (incomplete === undefined) return findings
  const needsWhole = new Set(topic.needsWhole ?? [])
  const entries = Object.entries(findings.judgements).map(([name, judgement]): [string, Judgement] => [
    name,
    needsWhole.has(name) ? unseen(judgement, incomplete) : partOf(judgement, incomplete),
  ])
  return { ...findings, judgements: Object.fromEntries(entries) }
}

function findingsOf(topic: SiteTopic, site: CrawledSite): Findings {
  try {
    return topic.judge(site)
  } catch (error) {
    if (!(error instanceof NotMeasured || error instanceof NotApplicable)) throw error
    return { judgements: sameForAll(topic.checks, judgedWithout(error)) }
  }
}

function unseen(judgement: Judgement, incomplete: string): Judgement {
  return judgement.outcome === 'not-applicable'
    ? judgement
    : notMeasured(`not all of the site was seen: ${incomplete}`)
}

/** A pass is one of the pages that were seen; what failed there failed. */
function partOf(judgement: Judgement, incomplete: string): Judgement {
  if (judgement.outcome !== 'pass') return judgement
  const note = `on the pages that were seen: ${incomplete}`
  return pass(judgement.message === undefined ? note : `${judgement.message}; ${note}`)
}
