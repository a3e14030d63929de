import type { Occurrence, Outcome } from '../../api/results.ts'
import { ownCopy } from '../../text/cut.ts'
import { boundedOccurrence } from '../judging/result-limits.ts'
import { topicFindings } from '../judging/run-tool.ts'
import type { CheckDefinition, ToolDefinition, Topic } from '../judging/tool-definition.ts'
import { NotMeasured } from '../not-measured.ts'
import { ALL_TOOLS } from '../tools/index.ts'
import type { Visit } from '../visit/visit.ts'
import type { OwnRecord, PageCheck } from './page-job.ts'

/** A topic that is judged on every page, with the ids of those of its checks that are about a page. */
export interface LightTopic {
  tool: ToolDefinition
  topic: Topic
  checks: readonly { name: string; id: string; definition: CheckDefinition }[]
}

let topics: Promise<readonly LightTopic[]> | undefined

/** The topics that are judged on every page of a site, in the order of the tools. */
export function lightTopics(): Promise<readonly LightTopic[]> {
  topics ??= readLightTopics()
  return topics
}

async function readLightTopics(): Promise<LightTopic[]> {
  const all = await Promise.all(
    ALL_TOOLS.filter(({ hasLightTopics }) => hasLightTopics).map(async tool =>
      (await tool.topics())
        .filter(({ isLight }) => isLight)
        .map(topic => ({
          tool,
          topic,
          checks: Object.entries<CheckDefinition>(topic.checks)
            .filter(([, { scope }]) => scope !== 'site')
            .map(([name, definition]) => ({ name, id: `${tool.name}/${name}`, definition })),
        })),
    ),
  )
  return all.flat()
}

/**
 * Judges a page that search engines show by its answer alone. Others are not judged: what their titles are like
 * matters to nobody.
 */
export async function lightChecks(
  visit: Visit,
  { indexable }: OwnRecord,
): Promise<{ checks: PageCheck[]; failed: string[] }> {
  if (indexable !== true) return { checks: [], failed: [] }
  const checks: PageCheck[] = []
  for (const { tool, topic, checks: own } of await lightTopics()) {
    const findings = await topicFindings(topic, visit, tool)
    for (const { name, id } of own) {
      if (findings instanceof NotMeasured) {
        checks.push({ id, outcome: 'not-measured', message: findings.message })
        continue
      }
      const judgement = findings.judgements[name]!
      checks.push(
        judgement.outcome === 'fail'
          ? { id, outcome: 'fail', place: placeOf(visit, judgement) }
          : { id, outcome: judgement.outcome, ...messageOf(judgement.outcome, judgement.message) },
      )
    }
  }
  return { checks, failed: checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id) }
}

/** The first place, under the page: of a whole site the pages are what a check fails on. */
function placeOf(
  { url }: Visit,
  judgement: { message?: string; occurrences: readonly { url: string; message?: string }[] },
) {
  const message = judgement.occurrences[0]?.message ?? judgement.message
  const first = { ...judgement.occurrences[0], url, ...(message !== undefined && { message }) }
  return ownOccurrence(boundedOccurrence(first))
}

/** What is told of a page outlives its source, of which it may hold a part. */
function ownOccurrence(occurrence: Occurrence): Occurrence {
  const { message, selector, snippet } = occurrence
  return {
    ...occurrence,
    ...(message !== undefined && { message: ownCopy(message) }),
    ...(selector !== undefined && { selector: ownCopy(selector) }),
    ...(snippet !== undefined && { snippet: ownCopy(snippet) }),
  }
}

function messageOf(outcome: Outcome, message: string | undefined): { message?: string } {
  return outcome === 'pass' || message === undefined ? {} : { message }
}
