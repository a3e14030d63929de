import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import type { FetchOptions } from '../../network/http-client.ts'
import { NotHtml } from '../../not-measured.ts'
import type { Visit } from '../../visit/visit.ts'
import { endPage } from './end-page.ts'
import { otherLanguageLedTo } from './language-choice.ts'

/** As Google documents it: https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers */
const GOOGLEBOT_SMARTPHONE =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** A language other than that of most sites, and another one for sites in it. */
const FOREIGN_LANGUAGE = 'de'
const OTHER_FOREIGN_LANGUAGE = 'fr'

/** Whether the page leads others elsewhere than us. */
export const varyingRedirects = defineTopic({
  checks: {
    'user-agent-redirect': {
      severity: 'warning',
      title: 'Googlebot is redirected to another page than visitors',
      why: 'Google indexes another page than visitors get, which can count as cloaking.',
      fix: 'Redirect all visitors alike, whatever their user agent.',
      help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
      example: 'Googlebot is sent to /bots, browsers are not',
    },
    'language-redirect': {
      severity: 'notice',
      title: 'The page redirects by the language of the browser',
      why: 'Googlebot sends no Accept-Language header, and its browser is in English, so it sees only one language under this URL.',
      fix: 'Give each language a URL, link them with hreflang, and do not redirect visitors away from the one they asked for.',
      help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
      example: 'Accept-Language: de is sent to /de/, Accept-Language: en is not',
    },
  },
  async judge(visit) {
    const { page } = await endPage(visit)
    const exchange = await visit.exchange()
    const document = page instanceof NotHtml ? undefined : page.document
    return {
      judgements: {
        'user-agent-redirect': await judgeUserAgent(visit, exchange),
        'language-redirect': await judgeLanguage(visit, exchange, document),
      },
    }
  },
})

/** Whether Googlebot ends elsewhere than we do. Servers that let no stranger pose as Googlebot are not judged. */
async function judgeUserAgent(visit: Visit, plain: Exchange): Promise<Judgement> {
  return await compare(visit, plain, { userAgent: GOOGLEBOT_SMARTPHONE }, 'for Googlebot')
}

/** Whether a browser's language decides where the page leads. */
async function judgeLanguage(
  visit: Visit,
  plain: Exchange,
  document: HtmlDocument | undefined,
): Promise<Judgement> {
  const scripted = document && (await otherLanguageLedTo(visit, document))
  if (scripted !== undefined) {
    return fail({
      url: visit.url,
      message: `A script redirects to ${scripted} by the language of the browser, which is English here, as it is for Googlebot`,
    })
  }
  const pageLanguage = document?.html && attribute(document.html, 'lang')
  const own = pageLanguage?.trim().toLowerCase().split('-', 1)[0] === FOREIGN_LANGUAGE
  const language = own ? OTHER_FOREIGN_LANGUAGE : FOREIGN_LANGUAGE
  return await compare(
    visit,
    plain,
    { headers: { 'accept-language': language } },
    `with Accept-Language: ${language}`,
  )
}

async function compare(
  visit: Visit,
  plain: Exchange,
  options: Pick<FetchOptions, 'userAgent' | 'headers'>,
  who: string,
): Promise<Judgement> {
  const varied = await visit.fetch(visit.url, options)
  const reason = unusable(varied)
  if (reason) return notMeasured(`${reason} ${who}`)
  if (destination(varied) === destination(plain)) return pass()
  // A page that leads elsewhere each time does not vary by what we asked with.
  const again = await visit.fetch(visit.url, { headers: { 'cache-control': 'no-cache' } })
  if (destination(again) !== destination(plain))
    return notMeasured('the page redirects to another page each time')
  return fail({
    url: visit.url,
    message: `Redirects to ${destination(varied)} ${who}, but to ${destination(plain)} otherwise`,
  })
}

function unusable({ final, failure }: Exchange): string | undefined {
  if (failure) return isLoop(failure.kind) ? undefined : `${failure.url} ${failure.message}`
  return final.status >= 400 ? `${final.url} answers ${final.status}` : undefined
}

/** Queries hold session numbers and the like, so the path is what counts. */
function destination({ final, failure }: Exchange): string {
  if (!final) return isLoop(failure.kind) ? 'a loop of redirects' : 'no answer'
  const { origin, pathname } = new URL(final.url)
  return `${origin}${pathname}`
}

function isLoop(kind: string): boolean {
  return kind === 'redirect-loop' || kind === 'too-many-redirects'
}
