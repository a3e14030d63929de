import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { answeredChain, NO_REDIRECT, redirectsOf } from './chain.ts'
import { siteOf } from './site-hosts.ts'

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'

/** Whether redirects end at what the URL stood for. */
export const destination = defineTopic({
  checks: {
    'cross-domain': {
      severity: 'warning',
      title: 'The page redirects to another site',
      why: 'Visitors, search engines and this audit get the other site (often a login page) instead of the page.',
      fix: 'If you do not want the redirect, remove it. If it leads to a login, let the audit in with the setting "headers".',
      help: GOOGLE_REDIRECTS,
      example: 'https://www.example.com/a → https://other.example/',
    },
    'redirect-to-home': {
      severity: 'warning',
      title: 'The page redirects to the home page',
      why: 'Google usually treats that as a soft 404, and visitors do not find what they came for.',
      fix: 'Redirect to the page that replaces it. If there is none, answer 404 or 410.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
      example: '/bikes/discontinued → /',
    },
    'lost-query': {
      severity: 'notice',
      title: 'A redirect drops the query of the URL',
      why: 'Campaign parameters are not counted, and filters are lost.',
      fix: 'Append the query to the Location header, for example with $request_uri in nginx.',
      help: GOOGLE_REDIRECTS,
      example: '/search?q=red → /search/',
    },
  },
  async judge(visit) {
    const exchange = await answeredChain(visit)
    const { hops, final } = exchange
    const judge = (of: (from: string, to: string) => Judgement) =>
      redirectsOf(exchange).length > 0 && final ? of(hops[0]!.url, final.url) : NO_REDIRECT
    return {
      judgements: {
        'cross-domain': judge(judgeSite),
        'redirect-to-home': judge(judgeHome),
        'lost-query': judge(judgeQuery),
      },
    }
  },
})

function judgeSite(from: string, to: string): Judgement {
  return siteOf(from) === siteOf(to) ? pass() : fail({ url: from, message: `Redirects to ${to}` })
}

/** Index files, language roots and the like are the home page under another name. */
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i

function judgeHome(from: string, to: string): Judgement {
  const [first, last] = [new URL(from), new URL(to)]
  if (siteOf(from) !== siteOf(to)) return notApplicable('the page redirects to another site')
  if (HOME_NAMES.test(first.pathname)) return notApplicable('the URL is a home page itself')
  return last.pathname === '/' && last.search === ''
    ? fail({ url: from, message: `Redirects to ${to}` })
    : pass()
}

/** Where the path changes, the new one may stand for the parameters: /product.php?id=5 becomes /product/5. */
function judgeQuery(from: string, to: string): Judgement {
  const [first, last] = [new URL(from), new URL(to)]
  if (first.search === '') return notApplicable('the URL has no query')
  if (samePath(first) !== samePath(last)) return notApplicable('the redirect leads to another path')
  const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name))
  return lost.length === 0
    ? pass()
    : fail({ url: from, message: `The redirect to ${to} drops ${lost.join(', ')}` })
}

function samePath({ pathname }: URL): string {
  const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/')
  return bare.endsWith('/') ? bare.slice(0, -1) : bare
}
