import type { Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import { botNamed } from '../../formats/robots-txt/bots.ts'
import { groupsFor } from '../../formats/robots-txt/matcher.ts'
import { type RobotsTxt, type RobotsVerdict, verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'

const INTRO = 'https://developers.google.com/search/docs/crawling-indexing/robots/intro'

/** Whether crawlers may fetch the audited page. */
export const ACCESS_CHECKS = {
  'page-blocked': {
    severity: 'error',
    title: 'robots.txt keeps search engines from the page',
    why: 'A search engine that may not fetch a page cannot read it: the page drops out of results or appears there as a bare address.',
    fix: 'Remove or narrow the Disallow rule, or add a longer Allow rule for the page.',
    help: INTRO,
    example: 'User-agent: *\nDisallow: /shop/\n\nfor the page /shop/red-bike',
  },
  'search-crawlers-blocked': {
    severity: 'notice',
    title: 'robots.txt keeps some search engines from the page',
    why: 'Google and Bing may fetch the page, but other search engines may not and leave it out of their results.',
    fix: 'Allow the crawler where its users matter to you; otherwise ignore this.',
    help: INTRO,
    example: 'User-agent: YandexBot\nDisallow: /',
  },
  'site-blocked': {
    severity: 'warning',
    title: 'robots.txt closes the whole site but for exceptions',
    why: 'The page is open only by an Allow rule: every new page is closed until somebody adds one for it.',
    fix: 'Replace "Disallow: /" by rules for the parts that are to stay closed.',
    help: INTRO,
    example: 'User-agent: *\nDisallow: /\nAllow: /$',
  },
} as const satisfies Record<string, CheckDefinition>

/** The search engines without which a page is as good as lost. */
export const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'] as const

const OTHER_SEARCH_BOTS = ['*', 'DuckDuckBot', 'Applebot', 'YandexBot', 'Baiduspider'] as const

/** A URL on the way to the page (itself, or a redirect to it) with the robots.txt of its origin. */
export interface Stop {
  url: string
  robots: RobotsTxt
}

type AccessCheck = keyof typeof ACCESS_CHECKS

/** @param stops the audited URL and, where redirects lead on, the page: a crawler must be let in at each */
export function judgeAccess(stops: readonly Stop[]): Record<AccessCheck, Judgement> {
  const missing = stops.find(({ robots }) => robots.kind === 'unreachable')
  const closed = stops.find(({ robots }) => robots.kind === 'disallow-all')
  if (missing?.robots.kind === 'unreachable') return same(notMeasured(missing.robots.reason))
  if (closed) return same(notApplicable(`${closed.robots.url} gives no rules: it is down`))
  const blocked = blockedAt(stops, MAIN_SEARCH_BOTS)
  if (blocked.length > 0) {
    const covered = notApplicable('the page is closed to Google or Bing')
    return {
      'page-blocked': fail(blocked),
      'search-crawlers-blocked': covered,
      'site-blocked': covered,
    }
  }
  return {
    'page-blocked': pass(),
    'search-crawlers-blocked': failWhere(blockedAt(stops, OTHER_SEARCH_BOTS)),
    'site-blocked': failWhere(closedSite(stops.at(-1)!)),
  }
}

function same(judgement: Judgement): Record<AccessCheck, Judgement> {
  return { 'page-blocked': judgement, 'search-crawlers-blocked': judgement, 'site-blocked': judgement }
}

/** One occurrence for each line that closes a URL, with the crawlers that it closes it to. */
function blockedAt(stops: readonly Stop[], bots: readonly string[]): Occurrence[] {
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
      place(robots, verdict.line, verdict.rule, `closes ${url} to ${bots.join(', ')}`),
    )
  })
}

function place(robots: RobotsTxt, line: number | null, rule: string | null, message: string): Occurrence {
  const url = robots.kind === 'rules' ? robots.response.url : robots.url
  return line === null ? { url, message } : { url, line, snippet: snippet(rule ?? ''), message }
}

const WHOLE_SITE = new Set(['/', '/*', '*'])

function closedSite({ robots }: Stop): Occurrence[] {
  if (robots.kind !== 'rules') return []
  const { rules } = robots
  const groups = new Set(MAIN_SEARCH_BOTS.flatMap(bot => groupsFor(rules, botNamed(bot).agents)))
  const lines = [...groups]
    .flatMap(group => group.rules)
    .filter(rule => !rule.allow && WHOLE_SITE.has(rule.pattern))
    .filter(rule => !isOutweighed(robots, rule.line))
  return lines.map(rule => place(robots, rule.line, rule.text, 'closes all that no longer Allow rule opens'))
}

/** A path that no site has: what is said of it is said of all that is not named. */
const UNNAMED_PATH = '/seo-preflight-no-such-page'

function isOutweighed(robots: RobotsTxt, line: number): boolean {
  const url = new URL(UNNAMED_PATH, robots.url).href
  return MAIN_SEARCH_BOTS.every(bot => verdictFor(robots, bot, url).line !== line)
}
