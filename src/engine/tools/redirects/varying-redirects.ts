import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import type { Exchange } from '../../network/exchange.ts'
import type { FetchOptions } from '../../network/http-client.ts'
import type { Visit } from '../../visit/visit.ts'

/** As Google documents it: https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers */
const GOOGLEBOT_SMARTPHONE =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** A language other than that of most sites, and another one for sites in it. */
const FOREIGN_LANGUAGE = 'de'
const OTHER_FOREIGN_LANGUAGE = 'fr'

/** Whether Googlebot ends elsewhere than we do. Servers that let no stranger pose as Googlebot are not judged. */
export async function judgeUserAgent(visit: Visit, plain: Exchange): Promise<Judgement> {
  return await compare(visit, plain, { userAgent: GOOGLEBOT_SMARTPHONE }, 'for Googlebot')
}

/** Whether a browser's language decides where the page leads. */
export async function judgeLanguage(
  visit: Visit,
  plain: Exchange,
  pageLanguage: string | undefined,
): Promise<Judgement> {
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
  if (destination(again) !== destination(plain)) return notMeasured('the page leads elsewhere each time')
  return fail({
    url: visit.url,
    message: `leads to ${destination(varied)} ${who}, and to ${destination(plain)} otherwise`,
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
