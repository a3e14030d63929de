import { failWhere, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import { answeredChain, isPermanent, NO_REDIRECT, type Redirect, redirectAt, redirectsOf } from './chain.ts'
import { siteOf } from './site-hosts.ts'

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'

/** What each redirect on the way is like. */
export const eachRedirect = defineTopic({
  checks: {
    'temporary-redirect': {
      severity: 'notice',
      title: 'The page redirects temporarily',
      why: 'After a 302, 303 or 307 search engines may keep the old URL in their results.',
      fix: 'Use 301 or 308 if the page has moved for good. Redirects by language or login stay temporary.',
      help: GOOGLE_REDIRECTS,
      example: '302 Found\nLocation: /new',
    },
    'protocol-downgrade': {
      severity: 'warning',
      title: 'A redirect leads from https to http',
      why: 'Without encryption anyone on the way can read and change the page, and browsers warn visitors.',
      fix: 'Redirect to the https URL.',
      help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
      example: 'https://www.example.com/a → http://www.example.com/b',
    },
  },
  async judge(visit) {
    const exchange = await answeredChain(visit)
    const redirects = redirectsOf(exchange)
    const each = (isFault: (redirect: Redirect) => boolean): Judgement =>
      redirects.length === 0 ? NO_REDIRECT : failWhere(redirects.filter(isFault).map(redirectAt))
    return {
      judgements: {
        'temporary-redirect': each(
          redirect => !isPermanent(redirect.hop.status) && !choosesLanguage(redirect),
        ),
        'protocol-downgrade': each(
          ({ hop, target }) => hop.url.startsWith('https:') && target?.startsWith('http:') === true,
        ),
      },
    }
  },
})

/** A home page that leads each visitor to a language of theirs has to do so temporarily. */
function choosesLanguage({ hop, target }: Redirect): boolean {
  const [from, to] = [new URL(hop.url), URL.parse(target ?? '')]
  if (from.pathname !== '/' || to === null || siteOf(from.href) !== siteOf(to.href)) return false
  const language = readLanguageTag(to.pathname.replaceAll('/', ''))?.language
  return language !== undefined && languageKind(language) === 'two-letter'
}
