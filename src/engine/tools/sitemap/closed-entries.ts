import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import type { Visit } from '../../visit/visit.ts'
import { placeHere } from './samples.ts'

/** The crawler that is told of. */
const BOT = 'Googlebot'

/** Listed addresses that are kept: nobody reads more of them. */
const MAX_CLOSED = 1000
/** Comparisons of an address with a rule that has stars, and what an address costs besides, in such comparisons. */
const MAX_COMPARISONS = 2_000_000
const COST_OF_ADDRESS = 20

/**
 * Where on the audited site listed addresses are that robots.txt closes, the first of them: none of them is asked for.
 *
 * @param origins the audited one first
 */
export async function closedEntries(
  visit: Visit,
  listed: readonly string[],
  origins: readonly string[],
): Promise<string[]> {
  const robots = await visit.robotsTxt(`${origins[0]}/`)
  if (robots.kind !== 'rules') return []
  const { lines } = robots.rules
  if (!lines.some(({ directive }) => directive === 'disallow')) return []
  const withStars = lines.filter(({ value }) => value.includes('*')).length
  const most = Math.floor(MAX_COMPARISONS / (withStars + COST_OF_ADDRESS))
  const closed = new Set<string>()
  for (const url of listed.slice(0, most)) {
    const asked = placeHere(url, visit.preview, origins)
    if (asked === undefined || verdictFor(robots, BOT, asked).allowed) continue
    closed.add(asked)
    if (closed.size >= MAX_CLOSED) break
  }
  return [...closed]
}
