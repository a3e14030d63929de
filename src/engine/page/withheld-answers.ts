import { isLocalHost } from '../../net/host-kind.ts'
import type { NetworkRequest } from '../browser/rendered-page.ts'
import { FILL_NOTHING, purposeOf } from './third-party-purpose.ts'

/** What scripts may have filled a page with and Chrome did not get, each as a sentence; undefined where all of it came. */
export interface WithheldAnswers {
  /** A script. */
  script: string | undefined
  /** What a script asked for. */
  data: string | undefined
}

const DATA: ReadonlySet<string> = new Set(['Fetch', 'XHR'])
/** Names of hosts that count visits and errors, and the ends of addresses at which any host does. */
const COUNTING_HOST =
  /^(?:[\w-]{1,40}\.)?(?:analytics|stats?|metrics|matomo|piwik|plausible|umami|ackee|track(?:er|ing)?|telemetry|log(?:s|ging|ger)?|beacon|collect(?:or)?|pixel|rum|counter|hits?)[.-]/i
const COUNTING_PATH =
  /\/(?:collect|beacon|track(?:ing)?|telemetry|analytics|pixel|ping|hits?|rum|vitals|page-?views?|envelope)(?:\.\w{1,5})?\/?$/i
/** The scripts of programs that count visits on a site's own host, as these call them. */
const COUNTING_FILE =
  /\/(?:matomo|piwik|plausible(?:\.[\w-]{1,30}){0,5}|umami|countly|openpanel|shynet|goatcounter|ackee-tracker|swetrix|pirsch(?:-[\w-]{1,20})?)(?:\.min)?\.js$/i
/** Ends at which something is noted where it is sent there, and read where it is asked for. */
const NOTING_PATH =
  /\/(?:events?|logs?|stats?|visits?|visitors?|count(?:er)?|metrics|sessions?|send|reports?|batch|capture|decide|ingest|e|i)(?:\.\w{1,5})?\/?$/i
/** Where numbers are asked for that stand beside a link: the stars of a repository, its last release, downloads, visits. */
const NUMBERS =
  /^(?:api\.github\.com\/repos\/[^/]{1,100}\/[^/]{1,100}(?:\/releases\/latest)?|api\.npmjs\.org\/downloads\/.{1,200}|img\.shields\.io\/.{1,300}|api\.counter(?:api|\.dev)\..{1,200})\/?$/i
const REPOSITORY = /^(\/repos\/[^/]{1,100}\/[^/]{1,100})/
/** Most repositories of whose numbers the text is not made: a page that asks about more lists them. */
const MAX_REPOSITORIES = 1
/** Answers by which another host turns an audit away, or says that it is down. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 407, 408, 429])
/** Answers of a server of files where a function of the host answers otherwise, and the paths of these. */
const NOT_RUN: ReadonlySet<number> = new Set([404, 405, 501])
const FUNCTION_PATH = /^\/(?:[^/]{1,100}\/)?(?:api|\.netlify\/functions)\//
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

/**
 * @param requests those of the page, of which frames are none
 * @param url of the page
 */
export async function withheldAnswers(
  requests: readonly NetworkRequest[],
  url: string,
): Promise<WithheldAnswers> {
  const { origin } = new URL(url)
  const showsNumbers = asksForFewNumbers(requests)
  const find = async (isMeant: (request: NetworkRequest) => boolean) => {
    for (const request of requests) {
      if (request.inFrame || !isMeant(request) || !isWithheld(request, origin)) continue
      if (showsNumbers && isOfNumbers(request)) continue
      if (!(await isCounting(request))) return `Chrome could not load ${request.url} (${whyNot(request)})`
    }
    return undefined
  }
  return {
    script: await find(({ type }) => type === 'Script'),
    data: await find(({ type }) => DATA.has(type)),
  }
}

function isOfNumbers({ url, type }: NetworkRequest): boolean {
  const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS))
  return DATA.has(type) && NUMBERS.test(hostname + pathname)
}

function asksForFewNumbers(requests: readonly NetworkRequest[]): boolean {
  const paths = requests
    .filter(isOfNumbers)
    .map(({ url }) => REPOSITORY.exec(new URL(url).pathname)?.[1]?.toLowerCase())
  return new Set(paths.filter(path => path !== undefined)).size <= MAX_REPOSITORIES
}

function isWithheld({ url, type, status, failure }: NetworkRequest, origin: string): boolean {
  if (status === undefined) return failure !== 'net::ERR_ABORTED'
  if (!DATA.has(type)) return false
  const asked = URL.parse(url)
  if (asked?.origin === origin) return isOfFunction(asked, status)
  return status >= 500 || REFUSALS.has(status) || (failure !== undefined && failure !== 'net::ERR_ABORTED')
}

/** Whether a function of the host answers where the site lives, and here are only files. */
function isOfFunction({ hostname, pathname }: URL, status: number): boolean {
  return isLocalHost(hostname) && NOT_RUN.has(status) && FUNCTION_PATH.test(pathname)
}

function whyNot({ status, failure }: NetworkRequest): string {
  return failure ?? (status === undefined ? 'no answer' : `status ${status}`)
}

/** Whether an address says of itself that visits are counted there, wherever that is. */
export function isCounter(url: string): boolean {
  const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS))
  return COUNTING_HOST.test(hostname) || COUNTING_PATH.test(pathname) || COUNTING_FILE.test(pathname)
}

/** Whether a request only tells somebody of the visit. */
async function isCounting({ url, method }: NetworkRequest): Promise<boolean> {
  const { pathname } = new URL(url.slice(0, MAX_ADDRESS))
  if (isCounter(url)) return true
  if (method === 'POST' && NOTING_PATH.test(pathname)) return true
  return FILL_NOTHING.has(await purposeOf(url))
}
