import { fail, type Judgements, notApplicable, pass } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, headerValues } from '../../network/exchange.ts'
import type { Visit } from '../../visit/visit.ts'
import { answeredChain, NO_REDIRECT, redirectsOf } from './chain.ts'

/** Redirects that are walked with cookies before a loop counts as one for browsers too. */
const MAX_HOPS_WITH_COOKIES = 8

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'

const CHECKS = {
  loop: {
    severity: 'error',
    title: 'The page redirects in a loop',
    why: 'Neither visitors nor search engines ever reach the page.',
    fix: 'Find the two rules that redirect back and forth. Often they are about http and https, www, or the slash at the end.',
    help: GOOGLE_REDIRECTS,
    example: '/a → /b → /a',
  },
  'loop-without-cookies': {
    severity: 'error',
    title: 'The page redirects in a loop for visitors without cookies',
    why: 'Search engines send no cookies, so they never reach the page.',
    fix: 'Answer with the page if the cookie is missing, instead of redirecting until it is there.',
    help: GOOGLE_REDIRECTS,
    example: '/a sets a cookie and redirects to /a until it comes back',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the page redirects in a loop, and whether that ends for who keeps cookies. */
export const loops = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    return { judgements: await judgeLoops(visit, await answeredChain(visit)) }
  },
})

async function judgeLoops(visit: Visit, exchange: Exchange): Promise<Judgements<keyof typeof CHECKS>> {
  const { failure, hops } = exchange
  if (failure?.kind !== 'redirect-loop') {
    const ends = redirectsOf(exchange).length > 0 ? pass() : NO_REDIRECT
    return { loop: ends, 'loop-without-cookies': ends }
  }
  const path = [...hops.map(hop => hop.url), failure.message.replace(/^redirects /, '')].join(' → ')
  const found = fail({ url: failure.url, message: path })
  const setsCookies = hops.some(hop => headerValues(hop, 'set-cookie').length > 0)
  if (!setsCookies || !(await endsWithCookies(visit))) {
    return { loop: found, 'loop-without-cookies': notApplicable('the loop does not depend on cookies') }
  }
  return { loop: notApplicable('the loop ends with cookies'), 'loop-without-cookies': found }
}

async function endsWithCookies(visit: Visit): Promise<boolean> {
  const jar = new Map<string, Map<string, string>>()
  let next = visit.url
  for (let hop = 0; hop < MAX_HOPS_WITH_COOKIES; hop++) {
    const { hostname } = new URL(next)
    const own = jar.get(hostname) ?? new Map<string, string>()
    jar.set(hostname, own)
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
    // Asked for anew each time: what a session holds changes on the way, though its cookie does not.
    const { final } = await visit.stream(next, async () => {}, {
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
    })
    if (!final) return false
    for (const line of headerValues(final, 'set-cookie')) keep(own, line)
    const target = final.status >= 300 && final.status < 400 ? URL.parse(final.location ?? '', next) : null
    if (!target) return final.status < 300
    if (!target.protocol.startsWith('http')) return false
    next = target.href
  }
  return false
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, Math.max(at, 0)).trim()
  if (attributes.some(attribute => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute))) cookies.delete(name)
  else if (name !== '') cookies.set(name, pair.slice(at + 1).trim())
}
