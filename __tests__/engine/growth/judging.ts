import type { ToolDefinition } from '../../../src/engine/tool-definition.ts'
import type { LinkAnswer } from '../../../src/engine/visit/link-check/link-answer.ts'
import { LinkChecker } from '../../../src/engine/visit/link-check/link-checker.ts'
import { NEGLIGIBLE_MS, superLinear, timeOf } from '../../support/growth.ts'
import { openVisit, startHttpClient, unresolved } from '../../support/visits.ts'
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
  const visits = new Map(
    sizes.map(size => [
      size,
      openVisit(`${server.origin}/${size}.html`, { http, links: new UnaskedLinks() }),
    ]),
  )
  const slow: Record<string, string> = {}
  try {
    for (const tool of tools) {
      let ms = 0
      for (const visit of visits.values()) {
        ms = await timeOf(visit, () => tool.judge(visit))
        // The smaller ones have shown it by then.
        if (ms > ENOUGH_MS) break
      }
      if (ms < NEGLIGIBLE_MS) continue
      const found = await superLinear(
        size => visits.get(size)!,
        visit => tool.judge(visit),
        { smallest, largest },
      )
      if (found !== undefined) slow[tool.name] = found
    }
  } finally {
    await http.close()
    await server.close()
  }
  return slow
}

const ENOUGH_MS = 1000
