import { agentOf, type RobotsRules } from './parser.ts'

/** Longest delay that a number in robots.txt is taken for, in seconds: an hour between two requests is a no. */
const MAX_SECONDS = 3600

/**
 * Seconds that robots.txt wants between two requests of a crawler: what `Crawl-delay` says in the groups that name it,
 * else in those for all crawlers; the longest of several, 0 where none says so. It is in no standard, and Google does
 * not read it; others that crawl sites do.
 *
 * @param agent product token in lower case
 * @see https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec
 */
export function crawlDelayOf({ lines, byAgent }: RobotsRules, agent: string): number {
  const wanted = byAgent.has(agent) ? agent : '*'
  let agents: string[] = []
  let isOpen = false
  let longest = 0
  for (const { directive, name, value } of lines) {
    if (directive === 'user-agent') {
      if (!isOpen) agents = []
      agents.push(agentOf(value))
      isOpen = true
    } else if (directive !== 'sitemap') {
      isOpen = false
      const isDelay = name.toLowerCase() === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value)
      if (isDelay && agents.includes(wanted)) longest = Math.max(longest, Number(value))
    }
  }
  return Math.min(longest, MAX_SECONDS)
}
