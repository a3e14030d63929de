import type { Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import { MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import {
  type RobotsTxt,
  type RobotsVerdict,
  verdictFor,
  whyForeign,
} from '../../formats/robots-txt/robots-txt.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import { assertOwn, robotsOfPage } from './robots-file.ts'

/** A URL on the way to the page (itself, or a redirect to it) with the robots.txt of its origin. */
export interface Stop {
  url: string
  robots: RobotsTxt
}

/** Whether crawlers may fetch the audited page. */
export interface CrawlPermission {
  /** The audited URL and, where redirects lead on, the page: a crawler must be let in at each. */
  stops: readonly Stop[]
  /** What keeps Google or Bing out. */
  closed: readonly Occurrence[]
}

/**
 * Asks the robots.txt of each stop.
 *
 * @throws NotMeasured where one cannot be reached; NotApplicable where one is down, so that it gives no rules
 */
export const crawlPermission = perVisit(async (visit): Promise<CrawlPermission> => {
  const last = await robotsOfPage(visit)
  const stops: Stop[] = [last]
  if (last.url !== visit.url) stops.unshift({ url: visit.url, robots: await visit.robotsTxt(visit.url) })
  for (const { robots } of stops) assertOwn(robots)
  const missing = stops.find(({ robots }) => robots.kind === 'unreachable')
  const down = stops.find(({ robots }) => robots.kind === 'disallow-all')
  if (missing?.robots.kind === 'unreachable') throw new NotMeasured(missing.robots.reason)
  if (down) throw new NotApplicable(`${down.robots.url} gives no rules: it is down`)
  return { stops, closed: closedAt(stops, MAIN_SEARCH_BOTS) }
})

/** One occurrence for each line that closes a URL, with the crawlers that it closes it to. */
export function closedAt(stops: readonly Stop[], bots: readonly string[]): Occurrence[] {
  return stops.flatMap(({ url, robots }) => {
    const byLine = new Map<number | null, { verdict: RobotsVerdict; bots: string[] }>()
    for (const bot of bots) {
      const verdict = verdictFor(robots, bot, url)
      if (verdict.allowed) continue
      const found = byLine.get(verdict.line)
      const name = bot === '*' ? 'crawlers that have no group of their own' : bot
      if (found) found.bots.push(name)
      else byLine.set(verdict.line, { verdict, bots: [name] })
    }
    return [...byLine.values()].map(({ verdict, bots }) =>
      rulePlace(robots, verdict.line, verdict.rule, `This rule blocks ${url} for ${bots.join(', ')}`),
    )
  })
}

/** The rule of a robots.txt that decides; the file itself where no line does. */
export function rulePlace(
  robots: RobotsTxt,
  line: number | null,
  rule: string | null,
  message: string,
): Occurrence {
  const url = robots.kind === 'rules' ? robots.response.url : robots.url
  return line === null ? { url, message } : { url, line, snippet: snippet(rule ?? ''), message }
}

/** Whether Google or Bing may not fetch the page, as far as that is known. A site that is down is closed. */
export async function isClosedToSearch(visit: Visit): Promise<boolean> {
  try {
    if (whyForeign((await robotsOfPage(visit)).robots) !== undefined) return false
    return (await crawlPermission(visit)).closed.length > 0
  } catch (error) {
    if (error instanceof NotApplicable) return true
    if (error instanceof NotMeasured) return false
    throw error
  }
}
