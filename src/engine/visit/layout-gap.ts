import type { NetworkRequest, RenderedPage } from '../browser/rendered-page.ts'
import { attribute, type HtmlDocument } from '../formats/html/document.ts'
import { NotMeasured } from '../not-measured.ts'
import { ownRendering } from './rendering.ts'
import type { Visit } from './visit.ts'
import { widgetsOf } from './widget-scripts.ts'

/** Style sheets that bring nothing but fonts: without them the text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net'])
/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other'])
/** And those that send the files of others, whatever is in them. */
const FILES = new Set(['cdn', 'hosting'])

/**
 * The page as Chrome laid it out, with all that shapes it.
 *
 * @throws NotMeasured where Chrome did not show the page, or did without a style sheet or script of it
 */
export async function laidOut(visit: Visit): Promise<RenderedPage> {
  const rendered = await ownRendering(visit)
  const gap = await layoutGap(rendered)
  if (gap !== undefined) throw new NotMeasured(gap)
  return rendered
}

/**
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get. Whether visitors get it does
 * not matter here: where they do not, that is the fault, and the layout only follows from it. Scripts of those who
 * count, advertise and chat are left out of account, and so are fonts and {@link widgetsOf widgets}.
 */
export async function layoutGap(page: RenderedPage): Promise<string | undefined> {
  const { requests, document, quirks } = page
  const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf))
  const missing = requests.filter(
    ({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url),
  )
  const unapplied = missing.length > 0 ? unappliedSheets(document) : new Set<string>()
  let isWidget: ((url: string) => boolean) | undefined
  for (const request of missing) {
    const { url, type } = request
    const fault = faultOf(request, quirks)
    if (fault === undefined || unapplied.has(url) || !(await isShaping(request))) continue
    if (type === 'Script' && !FILES.has(await categoryOf(url))) {
      isWidget ??= widgetsOf(page)
      if (isWidget(url)) continue
    }
    const what = type === 'Stylesheet' ? 'style sheet' : 'script'
    return `the page was laid out without the ${what} ${url}, which ${fault}`
  }
  return undefined
}

function urlOf({ url }: NetworkRequest): string {
  return url
}

function faultOf(request: NetworkRequest, quirks: boolean): string | undefined {
  const { type, status, failure, endMs, mimeType } = request
  // Chrome gives up a script or style sheet that is answered so.
  if (status !== undefined && status >= 400) return `answers ${status}`
  // What the page itself has given up is not missing.
  if (failure === 'net::ERR_ABORTED') return undefined
  if (failure !== undefined) return `Chrome could not load (${failure.replace(/^net::/, '')})`
  if (status === undefined || endMs === undefined) return 'was not answered in time'
  const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== ''
  return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
    ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
    : undefined
}

async function isShaping({ url, type }: NetworkRequest): Promise<boolean> {
  const { hostname, pathname } = new URL(url)
  if (type === 'Stylesheet') return !FONT_HOSTS.has(hostname)
  if (PLATFORM_PATHS.test(pathname)) return false
  return SHAPING.has(await categoryOf(url))
}

async function categoryOf(url: string): Promise<string> {
  const { default: web } = await import('third-party-web')
  return web.getEntity(url)?.category ?? 'other'
}

/** Style sheets that are for paper alone, or one of a choice, wherever the document names them. */
function unappliedSheets(document: HtmlDocument): ReadonlySet<string> {
  const unapplied = new Set<string>()
  const applied = new Set<string>()
  for (const link of document.elements('link')) {
    const url = document.resolve(attribute(link, 'href') ?? '')
    const isUnapplied =
      /^\s*print\s*$/i.test(attribute(link, 'media') ?? '') ||
      /\balternate\b/i.test(attribute(link, 'rel') ?? '') ||
      attribute(link, 'disabled') !== undefined
    if (url) (isUnapplied ? unapplied : applied).add(url)
  }
  for (const url of applied) unapplied.delete(url)
  return unapplied
}
