import type { ToolDefinition, Topic } from '../../../src/engine/judging/tool-definition.ts'
import { NotApplicable, NotMeasured } from '../../../src/engine/not-measured.ts'
import type { LinkAnswer } from '../../../src/engine/visit/link-check/link-answer.ts'
import { LinkChecker } from '../../../src/engine/visit/link-check/link-checker.ts'
import type { Visit } from '../../../src/engine/visit/visit.ts'
import { isClear, SPAN, superLinear, timeOf } from '../../support/growth.ts'
import { startHttpClient, unresolved, visitsOf } from '../../support/visits.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'

/** Says of each target that it is there: thousands are not asked for to see how a judge takes the answers. */
class UnaskedLinks extends LinkChecker {
  override async answer(): Promise<LinkAnswer> {
    return { status: 200, redirects: 0 }
  }
}

export interface Sizes {
  smallest?: number
  largest?: number
}

/**
 * Has tools judge pages of doubling size, which they have gathered before.
 *
 * @param pageOf the page of a size, as it is served
 * @returns what took more time than in proportion, by the names of the tools
 */
export async function growthOfJudging(
  tools: readonly ToolDefinition[],
  pageOf: (size: number) => Answer,
  { smallest = 500, largest = 4000 }: Sizes = {},
): Promise<Record<string, string>> {
  const sizes: number[] = []
  for (let size = smallest; size <= largest; size *= 2) sizes.push(size)
  const server = await startWebServer(Object.fromEntries(sizes.map(size => [`/${size}.html`, pageOf(size)])))
  const http = startHttpClient({ timeoutMs: 20_000, resolve: unresolved })
  const open = visitsOf({ http, links: new UnaskedLinks() })
  const opened = async (size: number) => {
    const visit = open(`${server.origin}/${size}.html`)
    await visit.judgedPage().catch(() => undefined)
    return visit
  }
  const slow: Record<string, string> = {}
  try {
    // What several tools read they read once of a visit: here it counts for the first of them, on a small page as on a
    // large one. What leaves a doubt is measured by itself.
    const [last, first] = [sizes.at(-1)!, sizes.findLast(size => size * SPAN <= sizes.at(-1)!) ?? smallest]
    const [large, small] = [await opened(last), await opened(first)]
    for (const tool of tools) {
      const topics = await tool.topics()
      const judge = (visit: Visit) => Promise.all(topics.map(topic => judged(topic, visit)))
      const ofLarge = { size: last, ms: await timeOf(large, judge) }
      if (isClear({ size: first, ms: await timeOf(small, judge) }, ofLarge)) continue
      const found = await superLinear(opened, judge, { smallest, largest, isUsedUp: true })
      if (found !== undefined) slow[tool.name] = found
    }
  } finally {
    await http.close()
    await server.close()
  }
  return slow
}

/** Rejects with bugs alone: a topic also throws where it has nothing to judge. */
async function judged(topic: Topic, visit: Visit): Promise<void> {
  try {
    await topic.judge(visit)
  } catch (error) {
    if (!(error instanceof NotApplicable || error instanceof NotMeasured)) throw error
  }
}
