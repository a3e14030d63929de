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
      why: 'What is audited, indexed and shown is the other site, such as a login page, and not this one.',
      fix: 'If the move is not meant, correct the redirect; if a login is in the way, let the audit in with "headers".',
      help: GOOGLE_REDIRECTS,
      example: 'https://www.example.com/a → https://other.example/',
    },
    'redirect-to-home': {
      severity: 'warning',
      title: 'The page redirects to the home page',
      why: 'Google treats a redirect of an inner page to the home page as a soft 404, and visitors lose what they sought.',
      fix: 'Redirect to the page that replaces it, or answer 404 or 410.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
      example: '/bikes/discontinued → /',
    },
    'lost-query': {
      severity: 'notice',
      title: 'A redirect drops the query of the URL',
      why: 'Campaign and filter parameters do not arrive, although the redirect keeps the rest of the URL.',
      fix: 'Append the query to the Location, such as $request_uri in nginx.',
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
