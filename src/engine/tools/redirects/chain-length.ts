import type { JsonObject } from '../../../api/results.ts'
import { fail, type Judgements, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, header } from '../../network/exchange.ts'
import { answeredChain, NO_REDIRECT, type Redirect, redirectsOf } from './chain.ts'

/** Redirects after which a chain is worth a warning, an error, and after which Googlebot has given up. */
const DIRECT = 1
const SHORT_CHAIN = 3
const GOOGLE_FOLLOWS = 10

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes'

/** How many redirects lead to the page. */
export const chainLength = defineTopic({
  checks: {
    chain: {
      severity: 'notice',
      title: 'The page has a redirect chain',
      why: 'Each redirect costs visitors time and crawlers a request.',
      fix: 'Redirect the first URL straight to the last one, and link to the last one.',
      help: GOOGLE_REDIRECTS,
      example: '/a → /b → /c',
    },
    'long-chain': {
      severity: 'warning',
      title: 'The page has a redirect chain of more than three redirects',
      why: 'Visitors wait noticeably, and crawlers may give up or come back later for the rest.',
      fix: 'Redirect the first URL straight to the last one, and link to the last one.',
      help: GOOGLE_REDIRECTS,
      example: '/a → /b → /c → /d → /e',
    },
    'endless-chain': {
      severity: 'error',
      title: 'The redirect chain is longer than search engines follow',
      why: 'Googlebot gives up after ten redirects, so it does not index the page.',
      fix: 'Redirect the first URL straight to the last one.',
      help: GOOGLE_STATUS,
      example: '/1 → /2 → … → /11',
    },
  },
  async judge(visit) {
    const exchange = await answeredChain(visit)
    const redirects = redirectsOf(exchange)
    const { final, failure } = exchange
    return {
      judgements: judgeLength(exchange, redirects),
      facts: {
        chain: chainFacts(exchange),
        redirects: redirects.length,
        finalUrl: final?.url ?? null,
        finalStatus: final?.status ?? null,
        failure: failure ? { kind: failure.kind, url: failure.url, message: failure.message } : null,
      },
    }
  },
})

const BY_LENGTH = ['chain', 'long-chain', 'endless-chain'] as const
type LengthCheck = (typeof BY_LENGTH)[number]

/** One fault is one failed check: a longer chain is counted where its length belongs. */
function judgeLength(exchange: Exchange, redirects: readonly Redirect[]): Judgements<LengthCheck> {
  const count = redirects.length
  const stop = exchange.failure?.kind
  if (count === 0) return sameForAll(chainLength.checks, NO_REDIRECT)
  if (stop === 'redirect-loop') {
    return sameForAll(chainLength.checks, notApplicable('the redirects are a loop'))
  }
  const length = stop === 'too-many-redirects' ? 'endless-chain' : lengthClass(count)
  const rank = length === undefined ? -1 : BY_LENGTH.indexOf(length)
  const judgementOf = (name: LengthCheck) => {
    const own = BY_LENGTH.indexOf(name)
    if (own > rank) return pass()
    if (own < rank) return notApplicable(`the chain is longer: see redirects/${length}`)
    return fail({ url: redirects[0]!.hop.url, message: `${count} redirects: ${pathOf(exchange, redirects)}` })
  }
  return {
    chain: judgementOf('chain'),
    'long-chain': judgementOf('long-chain'),
    'endless-chain': judgementOf('endless-chain'),
  }
}

/** The check that a chain of so many redirects fails; undefined for one redirect. */
export function lengthClass(count: number): LengthCheck | undefined {
  if (count > GOOGLE_FOLLOWS) return 'endless-chain'
  if (count > SHORT_CHAIN) return 'long-chain'
  return count > DIRECT ? 'chain' : undefined
}

function pathOf(exchange: Exchange, redirects: readonly Redirect[]): string {
  const urls = redirects.map(({ hop }) => hop.url)
  return [...urls, exchange.final?.url ?? '…'].join(' → ')
}

/** The chain as facts: status, target as sent, time in milliseconds, and what decides how long a redirect is kept. */
function chainFacts({ hops }: Exchange): JsonObject[] {
  return hops.map(hop => ({
    url: hop.url,
    status: hop.status,
    location: hop.location ?? null,
    ttfbMs: Math.round(hop.ttfbMs),
    cacheControl: header(hop, 'cache-control') ?? null,
    strictTransportSecurity: header(hop, 'strict-transport-security') ?? null,
  }))
}
