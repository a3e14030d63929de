import type { Exchange, FailureKind, FinalResponse } from '../../network/exchange.ts'
import { botNamed } from './bots.ts'
import { decide } from './matcher.ts'
import { parseRobotsTxt, type RobotsRules } from './parser.ts'

/**
 * How a crawler takes the answer to its request for robots.txt.
 *
 * - `rules`: 2xx, the rules hold
 * - `allow-all`: 4xx except 429, or too many redirects: as if there were none
 * - `disallow-all`: 5xx and 429: nothing may be crawled until that ends
 * - `unreachable`: no answer; a crawler treats it as `disallow-all`, an audit as not measured
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1
 * @see https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#http-status-codes
 */
export type RobotsTxt =
  | { kind: 'rules'; url: string; response: FinalResponse; rules: RobotsRules; exchange: Exchange }
  | {
      kind: 'allow-all' | 'disallow-all'
      url: string
      /** In words for people: "answers 503". */
      reason: string
      /** Left out where redirects led to none. */
      response?: FinalResponse
      exchange: Exchange
      /** Set where it belongs to others and was not asked for. */
      isForeign?: true
    }
  | { kind: 'unreachable'; url: string; reason: string; exchange: Exchange }

/** Whether a bot may fetch a URL, and the line of robots.txt that says so. */
export interface RobotsVerdict {
  allowed: boolean
  /** null where no line decides. */
  line: number | null
  /** The line as written; null where no line decides. */
  rule: string | null
}

/** Google follows this many redirects to robots.txt and then takes it as missing; RFC 9309 section 2.3.1.2 asks for it. */
export const MAX_ROBOTS_REDIRECTS = 5

const ENDLESS: ReadonlySet<FailureKind> = new Set([
  'redirect-loop',
  'too-many-redirects',
  'bad-location',
  'bad-scheme',
])

/** Takes the answer to a request for robots.txt as a crawler does. */
export function readRobotsTxt(url: string, exchange: Exchange): RobotsTxt {
  const { final, failure, hops } = exchange
  if (failure) {
    const reason = `${failure.url} ${failure.message}`
    return ENDLESS.has(failure.kind) && hops.length > 0
      ? { kind: 'allow-all', url, reason, exchange }
      : { kind: 'unreachable', url, reason, exchange }
  }
  const redirects = hops.length - 1
  if (redirects > MAX_ROBOTS_REDIRECTS) {
    return { kind: 'allow-all', url, reason: `redirects ${redirects} times`, response: final, exchange }
  }
  const { status } = final
  if (status >= 200 && status < 300) {
    return { kind: 'rules', url, response: final, rules: parseRobotsTxt(final.body), exchange }
  }
  const kind = status === 429 || status >= 500 ? 'disallow-all' : 'allow-all'
  return { kind, url, reason: `answers ${status}`, response: final, exchange }
}

/**
 * The robots.txt of a host of which only a part is audited: it is for others to write and is not asked for.
 *
 * @param why in words for people
 */
export function foreignRobotsTxt(url: string, why: string): RobotsTxt {
  const failure = { kind: 'address-denied', url, message: `was not asked for: ${why}` } as const
  const exchange = { requestedUrl: url, hops: [], failure }
  return { kind: 'allow-all', url, reason: failure.message, exchange, isForeign: true }
}

/** Why a robots.txt was not asked for, as that of others; undefined for all others. */
export function whyForeign(robots: RobotsTxt): string | undefined {
  return robots.kind === 'allow-all' && robots.isForeign ? `${robots.url} ${robots.reason}` : undefined
}

/**
 * Whether a bot may fetch a URL of the site that the robots.txt belongs to.
 *
 * A robots.txt that is unreachable disallows all, as RFC 9309 section 2.3.1.4 says. robots.txt itself is always allowed.
 *
 * @param botName as in the table of bots, or any product token; `*` is a crawler that no group names
 */
export function verdictFor(robots: RobotsTxt, botName: string, url: string): RobotsVerdict {
  const { href, pathname } = new URL(url)
  if (pathname === '/robots.txt') return { allowed: true, line: null, rule: null }
  if (robots.kind !== 'rules') return { allowed: robots.kind === 'allow-all', line: null, rule: null }
  const { agents, dialect } = botNamed(botName)
  const { allowed, rule } = decide(robots.rules, agents, href, dialect)
  return { allowed, line: rule?.line ?? null, rule: rule?.text ?? null }
}

/** The home page, and one that no rule names: where both are blocked, all is. */
const ANYWHERE = ['/', '/-/any']

/** Whether rules close the whole of an origin to a bot. */
export function closesAll(robots: RobotsTxt, botName: string, origin: string): boolean {
  return (
    robots.kind === 'rules' &&
    ANYWHERE.every(path => !verdictFor(robots, botName, `${origin}${path}`).allowed)
  )
}

/** A `sitemap` line, which holds for every crawler wherever it stands. */
export interface SitemapLine {
  /** As written. */
  value: string
  /** Undefined where the value is not an absolute http or https URL, as crawlers need it. */
  url?: string
  line: number
  text: string
}

/** The sitemaps that a robots.txt names, in its order. */
export function sitemapsOf(robots: RobotsTxt): SitemapLine[] {
  if (robots.kind !== 'rules') return []
  return robots.rules.lines
    .filter(({ directive }) => directive === 'sitemap')
    .map(({ value, line, text }) => {
      const url = /^https?:\/\//i.test(value) ? URL.parse(value)?.href : undefined
      return url === undefined ? { value, line, text } : { value, url, line, text }
    })
}
