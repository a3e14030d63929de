import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Case } from '../../../support/tool-cases.ts'
import { html, PLAIN, robots } from './pages.ts'

const ROBOTS_CHECKS = ['ai-search-blocked', 'ai-assistants-blocked'] as const
const URL_ = 'https://www.example.com/'

/** A live page that treats user agents with such a name differently. */
function guarded(name: RegExp, status: number, headers: Record<string, string> = {}) {
  return {
    [URL_]: (request: IncomingMessage, response: ServerResponse) => {
      const matches = name.test(request.headers['user-agent'] ?? '')
      response.writeHead(matches ? status : 200, { 'content-type': 'text/html', ...(matches && headers) })
      response.end(html())
    },
  }
}

export const BOTS: Case[] = [
  ...ROBOTS_CHECKS.map(
    (check): Case => ({ check, outcome: 'pass', when: 'there is no robots.txt', site: PLAIN }),
  ),
  ...ROBOTS_CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the page is closed to all, which is the finding of robots',
      site: robots('User-agent: *\nDisallow: /'),
      says: /Google or Bing as well/,
    }),
  ),
  ...ROBOTS_CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'robots.txt is down',
      site: { '/': html(), '/robots.txt': { status: 503 } },
    }),
  ),
  {
    check: 'ai-search-blocked',
    outcome: 'fail',
    when: 'a group names its crawlers',
    site: robots('User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /'),
    says: /OAI-SearchBot, PerplexityBot/,
    line: 3,
  },
  {
    check: 'ai-search-blocked',
    outcome: 'pass',
    when: 'only crawlers for training are closed out',
    site: robots('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /'),
  },
  {
    check: 'ai-assistants-blocked',
    outcome: 'fail',
    when: 'a group names its user agent',
    site: robots('User-agent: Claude-User\nDisallow: /'),
    says: /Claude-User/,
    line: 2,
  },
  {
    check: 'ai-assistants-blocked',
    outcome: 'pass',
    when: 'those alone are named that do not promise to obey',
    site: robots('User-agent: Perplexity-User\nDisallow: /'),
  },
  { check: 'ai-bots-refused', outcome: 'pass', when: 'all get the page', site: guarded(/nobody/, 403) },
  {
    check: 'ai-bots-refused',
    outcome: 'fail',
    when: 'a firewall answers 403',
    site: guarded(/OAI-SearchBot/, 403),
    says: /answers 403 to OAI-SearchBot/,
  },
  {
    check: 'ai-bots-refused',
    outcome: 'fail',
    when: 'a firewall sends a challenge',
    site: guarded(/Claude-User/, 503, { 'cf-mitigated': 'challenge' }),
    says: /answers 503 to Claude-User/,
  },
  {
    check: 'ai-bots-refused',
    outcome: 'not-measured',
    when: 'the server limits requests',
    site: guarded(/PerplexityBot/, 429),
    says: /429/,
  },
  {
    check: 'ai-bots-refused',
    outcome: 'pass',
    when: 'robots.txt closes out the one that would be refused',
    site: {
      ...guarded(/OAI-SearchBot/, 403),
      [`${URL_}robots.txt`]: {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: OAI-SearchBot\nDisallow: /',
      },
    },
  },
  {
    check: 'ai-bots-refused',
    outcome: 'not-applicable',
    when: 'the server is private',
    site: PLAIN,
    says: /in production/,
  },
]
