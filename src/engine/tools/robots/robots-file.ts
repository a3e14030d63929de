import type { Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import { type RobotsTxt, whyForeign } from '../../formats/robots-txt/robots-txt.ts'
import type { Exchange, FinalResponse } from '../../network/exchange.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'

/** A robots.txt whose rules hold. */
export type RulesFile = RobotsTxt & { kind: 'rules' }

/** Where the audited page ends, and the robots.txt of that origin. */
export interface RobotsOfPage {
  exchange: Exchange
  /** After redirects; the audited URL where nothing answered. */
  url: string
  robots: RobotsTxt
}

/** @throws NotMeasured where neither the page nor robots.txt answers */
export const robotsOfPage = perVisit(async (visit): Promise<RobotsOfPage> => {
  const exchange = await visit.exchange()
  const url = exchange.final?.url ?? visit.url
  const robots = await visit.robotsTxt(url)
  if (exchange.failure && robots.kind === 'unreachable') {
    throw new NotMeasured(`${exchange.failure.url} ${exchange.failure.message}`)
  }
  return { exchange, url, robots }
})

/**
 * The robots.txt as written.
 *
 * @throws NotMeasured where it cannot be reached; NotApplicable where there is none, or it is that of others
 */
export const rulesFile = perVisit(async (visit): Promise<RulesFile> => {
  const { robots } = await robotsOfPage(visit)
  assertOwn(robots)
  if (robots.kind === 'unreachable') throw new NotMeasured(robots.reason)
  if (robots.kind !== 'rules') throw new NotApplicable(`${robots.url} ${robots.reason}`)
  if (servesHtml(robots.response)) throw new NotApplicable('a web page is served in the place of robots.txt')
  return robots
})

/** @throws NotApplicable where a robots.txt is not that of the deployment */
export function assertOwn(robots: RobotsTxt): void {
  const foreign = whyForeign(robots)
  if (foreign !== undefined) throw new NotApplicable(foreign)
}

/** Whether a web page stands where robots.txt belongs: a line of it can start with `<` in no other case. */
export function servesHtml({ body }: FinalResponse): boolean {
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|meta|script|title|\?xml)/i.test(
    body.subarray(0, 1024).toString('latin1'),
  )
}

/** @param url where the file was read */
export function linePlace(
  url: string,
  { line, text }: { line: number; text: string },
  message: string,
): Occurrence {
  return { url, line, snippet: snippet(text), message }
}
