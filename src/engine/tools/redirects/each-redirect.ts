import { failAmong, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, header } from '../../network/exchange.ts'
import { answeredChain, faultsOf, isPermanent, NO_REDIRECT, type Redirect, redirectsOf } from './chain.ts'
import { siteOf } from './site-hosts.ts'

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'
const HSTS_PRELOAD = 'https://hstspreload.org/#submission-requirements'

/** What each redirect on the way is like. */
export const eachRedirect = defineTopic({
  checks: {
    'temporary-redirect': {
      severity: 'notice',
      title: 'The page redirects temporarily',
      why: 'A 302, 303 or 307 is a weak sign to search engines, which may keep the old URL in their results.',
      fix: 'Use 301 or 308 where the move is for good. A redirect by language or login stays temporary.',
      help: GOOGLE_REDIRECTS,
      example: '302 Found\nLocation: /new',
    },
    'protocol-downgrade': {
      severity: 'warning',
      title: 'A redirect leads from https to http',
      why: 'The visit loses its encryption: anyone on the way can read and change the page, and browsers warn.',
      fix: 'Redirect to the https URL.',
      help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
      example: 'https://www.example.com/a → http://www.example.com/b',
    },
    'redirect-to-fragment': {
      severity: 'notice',
      title: 'A redirect leads to a part of a page',
      why: 'Search engines ignore what stands behind the #: for them the URL is the whole page, or the home page of an app.',
      fix: 'Give what should be found on its own a URL of its own.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
      example: '/team → /about#team',
    },
    'redirect-without-hsts': {
      severity: 'notice',
      title: 'A redirect over https leaves out Strict-Transport-Security',
      why: 'The host that redirects stays open to downgrade, and cannot join the preload list of browsers.',
      fix: 'Send the header with every https answer, redirects included.',
      help: HSTS_PRELOAD,
      example:
        'https://example.com/ → https://www.example.com/, without Strict-Transport-Security in the first answer',
    },
    'uncacheable-redirect': {
      severity: 'notice',
      title: 'A permanent redirect may not be cached',
      why: 'Cache-Control: no-store makes every visit ask again for what never changes.',
      fix: 'Leave no-store out of permanent redirects.',
      help: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.5',
      example: '301 Moved Permanently\nCache-Control: no-store',
    },
  },
  async judge(visit) {
    const exchange = await answeredChain(visit)
    const redirects = redirectsOf(exchange)
    const each = (fault: (redirect: Redirect) => string | undefined): Judgement =>
      redirects.length === 0 ? NO_REDIRECT : failWhere(faultsOf(redirects, fault))
    return {
      judgements: {
        'temporary-redirect': each(({ hop }) => (isPermanent(hop.status) ? undefined : '')),
        'protocol-downgrade': each(({ hop, target }) =>
          hop.url.startsWith('https:') && target?.startsWith('http:') ? '' : undefined,
        ),
        'redirect-to-fragment': each(({ hop }) => (/#./.test(hop.location ?? '') ? '' : undefined)),
        'redirect-without-hsts': judgeHsts(exchange, redirects),
        'uncacheable-redirect': judgeCaching(redirects),
      },
    }
  },
})

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
