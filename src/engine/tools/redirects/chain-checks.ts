import type { Occurrence } from '../../../api/results.ts'
import {
  fail,
  failAmong,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { type Exchange, header, headerValues } from '../../network/exchange.ts'
import { isPermanent, isRedirect, type Redirect, redirectAt, redirectsOf } from './chain.ts'
import type { RedirectsCheck } from './checks.ts'
import { siteOf } from './site-hosts.ts'

/** Redirects after which a chain is worth a warning, an error, and after which Googlebot has given up. */
const DIRECT = 1
const SHORT_CHAIN = 3
const GOOGLE_FOLLOWS = 10

type Judgements<Name extends RedirectsCheck> = Record<Name, Judgement>

const LENGTH_CHECKS = ['chain', 'long-chain', 'endless-chain'] as const
const LOCATION_CHECKS = [
  'missing-location',
  'invalid-location',
  'conflicting-locations',
  'unencoded-location',
] as const
type LengthCheck = (typeof LENGTH_CHECKS)[number]
type LocationCheck = (typeof LOCATION_CHECKS)[number]
type HopCheck =
  | 'temporary-redirect'
  | 'protocol-downgrade'
  | 'redirect-to-fragment'
  | 'cross-domain'
  | 'redirect-to-home'
  | 'lost-query'
  | 'redirect-without-hsts'
  | 'uncacheable-redirect'
type EndCheck = 'final-status' | 'unusable-status' | 'broken-redirect'

const NO_REDIRECT = notApplicable('the page does not redirect')

/** What the chain of responses says by itself. */
export function judgeChain(exchange: Exchange): Judgements<LengthCheck | LocationCheck | HopCheck> {
  const redirects = redirectsOf(exchange)
  const final = exchange.final
  const each = (fault: (redirect: Redirect) => string | undefined): Judgement =>
    redirects.length === 0 ? NO_REDIRECT : failWhere(faultsOf(redirects, fault))
  return {
    ...judgeLength(exchange, redirects),
    ...judgeLocations(exchange),
    'temporary-redirect': each(({ hop }) => (isPermanent(hop.status) ? undefined : '')),
    'protocol-downgrade': each(({ hop, target }) =>
      hop.url.startsWith('https:') && target?.startsWith('http:') ? '' : undefined,
    ),
    'redirect-to-fragment': each(({ hop }) => (/#./.test(hop.location ?? '') ? '' : undefined)),
    'cross-domain': redirects.length > 0 && final ? judgeSite(exchange.hops[0]!.url, final.url) : NO_REDIRECT,
    'redirect-to-home':
      redirects.length > 0 && final ? judgeHome(exchange.hops[0]!.url, final.url) : NO_REDIRECT,
    'lost-query': redirects.length > 0 && final ? judgeQuery(exchange.hops[0]!.url, final.url) : NO_REDIRECT,
    'redirect-without-hsts': judgeHsts(exchange, redirects),
    'uncacheable-redirect': judgeCaching(redirects),
  }
}

function faultsOf(
  redirects: readonly Redirect[],
  fault: (redirect: Redirect) => string | undefined,
): Occurrence[] {
  return redirects.flatMap(redirect => {
    const more = fault(redirect)
    return more === undefined ? [] : [redirectAt(redirect, more)]
  })
}

function forAll<Name extends RedirectsCheck>(
  names: readonly Name[],
  judgementOf: (name: Name) => Judgement,
): Judgements<Name> {
  return Object.fromEntries(names.map(name => [name, judgementOf(name)])) as Judgements<Name>
}

/** One fault is one failed check: a longer chain is counted where its length belongs. */
function judgeLength(exchange: Exchange, redirects: readonly Redirect[]): Judgements<LengthCheck> {
  const count = redirects.length
  const stop = exchange.failure?.kind
  if (count === 0) return forAll(LENGTH_CHECKS, () => NO_REDIRECT)
  if (stop === 'redirect-loop') {
    return forAll(LENGTH_CHECKS, () => notApplicable('the redirects are a loop'))
  }
  const length = stop === 'too-many-redirects' ? 'endless-chain' : lengthClass(count)
  const rank = length === undefined ? -1 : LENGTH_CHECKS.indexOf(length)
  return forAll(LENGTH_CHECKS, name => {
    const own = LENGTH_CHECKS.indexOf(name)
    if (own > rank) return pass()
    if (own < rank) return notApplicable(`the chain is longer: see redirects/${length}`)
    return fail({ url: redirects[0]!.hop.url, message: `${count} redirects: ${pathOf(exchange, redirects)}` })
  })
}

function lengthClass(count: number): LengthCheck | undefined {
  if (count > GOOGLE_FOLLOWS) return 'endless-chain'
  if (count > SHORT_CHAIN) return 'long-chain'
  return count > DIRECT ? 'chain' : undefined
}

function pathOf(exchange: Exchange, redirects: readonly Redirect[]): string {
  const urls = redirects.map(({ hop }) => hop.url)
  return [...urls, exchange.final?.url ?? '…'].join(' → ')
}

function judgeLocations({ hops, failure, final }: Exchange): Judgements<LocationCheck> {
  const redirecting = hops.filter(({ status }) => isRedirect(status))
  const last = redirecting.at(-1)
  if (!last) return forAll(LOCATION_CHECKS, () => NO_REDIRECT)
  const empty = last.location?.trim() === ''
  const missing = final ? isRedirect(final.status) : empty
  const invalid = !empty && (failure?.kind === 'bad-location' || failure?.kind === 'bad-scheme')
  const where = (message: string): Occurrence => ({ url: last.url, message })
  const located = redirecting.filter(({ location }) => location !== undefined && location.trim() !== '')
  const among = (places: readonly Occurrence[]) =>
    failAmong(located, places, 'no redirect says where to, which is reported apart')
  return {
    'missing-location': missing
      ? fail(where(`${last.status} with ${empty ? 'an empty' : 'no'} Location`))
      : pass(),
    'invalid-location': invalid ? fail(where(`${last.status} ${failure.message}`)) : among([]),
    'conflicting-locations': among(
      redirecting
        .map(hop => ({ url: hop.url, values: [...new Set(headerValues(hop, 'location'))] }))
        .filter(({ values }) => values.length > 1)
        .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` })),
    ),
    'unencoded-location': among(
      located
        .filter(({ location }) => /[^\x21-\x7e]|\\/.test(location!.trim()))
        .map(hop => ({ url: hop.url, message: `Location: ${hop.location}` })),
    ),
  }
}

function judgeSite(from: string, to: string): Judgement {
  return siteOf(from) === siteOf(to) ? pass() : fail({ url: from, message: `leads to ${to}` })
}

/** Index files, language roots and the like are the home page under another name. */
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i

function judgeHome(from: string, to: string): Judgement {
  const [first, last] = [new URL(from), new URL(to)]
  if (siteOf(from) !== siteOf(to)) return notApplicable('the page redirects to another site')
  if (HOME_NAMES.test(first.pathname)) return notApplicable('the URL is a home page itself')
  return last.pathname === '/' && last.search === '' ? fail({ url: from, message: `leads to ${to}` }) : pass()
}

/** Where the path changes, the new one may stand for the parameters: /product.php?id=5 becomes /product/5. */
function judgeQuery(from: string, to: string): Judgement {
  const [first, last] = [new URL(from), new URL(to)]
  if (first.search === '') return notApplicable('the URL has no query')
  if (samePath(first) !== samePath(last)) return notApplicable('the redirect leads to another path')
  const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name))
  return lost.length === 0 ? pass() : fail({ url: from, message: `${lost.join(', ')} is missing in ${to}` })
}

function samePath({ pathname }: URL): string {
  const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/')
  return bare.endsWith('/') ? bare.slice(0, -1) : bare
}

function judgeHsts({ final }: Exchange, redirects: readonly Redirect[]): Judgement {
  const secure = redirects.filter(({ hop }) => hop.url.startsWith('https:'))
  if (secure.length === 0) return notApplicable('no redirect over https')
  if (!final || !header(final, 'strict-transport-security')) {
    return notApplicable('the page itself does not use Strict-Transport-Security')
  }
  const own = secure.filter(({ hop }) => siteOf(hop.url) === siteOf(final.url))
  return failAmong(
    own,
    faultsOf(own, ({ hop }) =>
      header(hop, 'strict-transport-security') ? undefined : ' without Strict-Transport-Security',
    ),
    'no redirect over https is of the site that the page is on',
  )
}

function judgeCaching(redirects: readonly Redirect[]): Judgement {
  const permanent = redirects.filter(({ hop }) => isPermanent(hop.status))
  if (permanent.length === 0) return notApplicable('no permanent redirect')
  return failWhere(
    faultsOf(permanent, ({ hop }) => {
      const caching = header(hop, 'cache-control') ?? ''
      return /(?:^|[\s,])no-store(?:[\s,]|$)/i.test(caching) ? ` with Cache-Control: ${caching}` : undefined
    }),
  )
}

/** How the chain ends: at a page, at an error, or nowhere. */
export function judgeEnd(exchange: Exchange): Judgements<EndCheck> {
  const redirects = redirectsOf(exchange)
  const direct = notApplicable('the page does not redirect')
  const moved = notApplicable('the page redirects')
  if (exchange.failure) {
    return {
      'final-status': moved,
      'unusable-status': notApplicable('there is no final answer'),
      'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : direct,
    }
  }
  const { status } = exchange.final
  const answer = judgeStatus(exchange.final)
  return {
    'final-status': redirects.length === 0 ? answer : moved,
    'broken-redirect': redirects.length === 0 ? direct : leadsNowhere(status) ? NOWHERE : answer,
    'unusable-status': isUnusable(status)
      ? fail({ url: exchange.final.url, message: `answers ${status}` })
      : pass(),
  }
}

const NOWHERE = notApplicable('the redirects lead to no page, which is reported apart')

function leadsNowhere(status: number): boolean {
  return isUnusable(status) || isRedirect(status)
}

/** 2xx without content, and 3xx that neither redirect nor have anything to be compared with. */
function isUnusable(status: number): boolean {
  if (status === 204 || status === 205) return true
  return status >= 300 && status < 400 && !isRedirect(status)
}

function judgeStatus({ url, status }: { url: string; status: number }): Judgement {
  if ([401, 403, 407, 429].includes(status)) {
    return notMeasured(
      `${url} answers ${status}: the page is protected or limits requests, see the setting "headers"`,
    )
  }
  return status >= 400 ? fail({ url, message: `answers ${status}` }) : pass()
}

function judgeUnreached({ failure }: Exchange, redirects: readonly Redirect[]): Judgement {
  const { kind, url, message, code } = failure!
  if (kind === 'certificate' || code === 'ENOTFOUND') {
    return fail({ ...redirectAt(redirects.at(-1)!), message: `leads to ${url}: ${message}` })
  }
  const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme']
  if (known.includes(kind)) return notApplicable('the redirects lead to no page')
  return notMeasured(`${url}: ${message}`)
}
