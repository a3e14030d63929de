import type { NetworkRequest, RenderedPage } from '../browser/rendered-page.ts'
import { attribute, type HtmlDocument } from '../formats/html/document.ts'
import { NotMeasured } from '../not-measured.ts'
import { type Purpose, purposeOf } from '../page/third-party-purpose.ts'
import { isCounter } from '../page/withheld-answers.ts'
import { isIconFile } from '../syntax/icon-files.ts'
import { drawsMissingSigns } from '../syntax/missing-signs.ts'
import { ownRendering } from './rendering.ts'
import { isUncalled } from './uncalled-scripts.ts'
import type { Visit } from './visit.ts'
import { widgetsOf } from './widget-scripts.ts'

/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other'])
/** Style sheets that lay nothing out of the page itself; icons are spoken of by {@link iconGap}. */
const BARE_STYLES: ReadonlySet<Purpose | undefined> = new Set<Purpose>([
  'fonts',
  'icons',
  'popups',
  'scrolling',
])
/** What a script of the same purpose puts into the page: its style sheet matters where that came. */
const SCRIPTED_STYLES: ReadonlySet<Purpose | undefined> = new Set<Purpose>(['captcha', 'chat', 'consent'])
/** And such scripts. */
const BARE_SCRIPTS: ReadonlySet<Purpose | undefined> = new Set<Purpose>([
  'captcha',
  'chat',
  'consent',
  'counting',
  'fonts',
  'icons',
  'polyfill',
  'popups',
  'scrolling',
])
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
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get, or will not get on production.
 * Whether visitors get it does not matter here: where they do not, that is the fault, and the layout only follows from it.
 * It does where they do without a small part of the styles alone, see {@link absentExtras}.
 * Scripts of those who count, advertise, ask for consent and chat are left out of account, and so are fonts, what scrolls
 * more smoothly, {@link iconGap icons}, {@link widgetsOf widgets} and what {@link isUncalled nobody called}.
 *
 * @param types what is looked for: of a page whose links are judged its styles do not matter. Where scripts alone are, what
 *   is asked is what they may fill, and what is called a widget or was not called here may do that.
 */
export async function layoutGap(
  page: RenderedPage,
  types: readonly string[] = ['Stylesheet', 'Script'],
): Promise<string | undefined> {
  const { quirks } = page
  const missing = missingOf(page).filter(({ type }) => types.includes(type))
  const unapplied = missing.length > 0 ? unneededFiles(page, missing) : new Set<string>()
  const isOfLayout = types.includes('Stylesheet')
  let isWidget: ReturnType<typeof widgetsOf> | undefined
  for (const request of missing) {
    const { url, type } = request
    const fault = faultOf(request, quirks)
    if (fault === undefined || unapplied.has(url) || !(await isShaping(request, page.requests))) continue
    if (type === 'Script') {
      isWidget ??= widgetsOf(page, isOfLayout)
      if (isWidget(url, FILES.has(await categoryOf(url))) || (isOfLayout && isUncalled(url, page))) continue
    }
    return messageOf(request, fault)
  }
  return types.includes('Stylesheet') ? waitingGap(page) : undefined
}

/** What was loaded of a page, as far as style sheets need. */
interface Loaded {
  document: HtmlDocument
  requests: readonly Pick<
    NetworkRequest,
    'url' | 'type' | 'status' | 'failure' | 'endMs' | 'mimeType' | 'inFrame' | 'bytes' | 'leftToDeployment'
  >[]
}

/** As {@link layoutGap} for style sheets alone, of any load of a page. */
export async function sheetGap({ document, requests }: Loaded): Promise<string | undefined> {
  const { quirks } = document
  const missing = missingOf({ requests, quirks }).filter(({ type }) => type === 'Stylesheet')
  const unapplied = missing.length > 0 ? unneededFiles({ document, requests }, missing) : new Set<string>()
  for (const request of missing) {
    const fault = faultOf(request, quirks)
    if (fault !== undefined && !unapplied.has(request.url) && (await isShaping(request, requests)))
      return messageOf(request, fault)
  }
  return waitingGap({ document, requests })
}

/**
 * A style sheet that came and that the page has not applied: it is for paper, or preloaded, until its `onload` changes
 * that, which browsers do not call where a sheet that it imports, such as one of fonts, does not come.
 */
function waitingGap({ document, requests }: Loaded): string | undefined {
  const came = new Set(requests.filter(request => faultOf(request, document.quirks) === undefined).map(urlOf))
  const waiting = document.elements('link').find(link => {
    const isForLater =
      /^\s*print\s*$/i.test(attribute(link, 'media') ?? '') ||
      /\bpreload\b/i.test(attribute(link, 'rel') ?? '')
    const isChanged = /\bthis\.(?:media|rel)\s*=/.test(
      (attribute(link, 'onload') ?? '').slice(0, MAX_ADDRESS),
    )
    const url = isForLater && isChanged ? document.resolve(attribute(link, 'href') ?? '') : undefined
    return url !== undefined && came.has(url) && !isIconFile(new URL(url))
  })
  const url = waiting && document.resolve(attribute(waiting, 'href') ?? '')
  return url && `the page was laid out without the style sheet ${url}, which its onload had not applied yet`
}

/** Why icons are not as large as they are for visitors: a style sheet or script of icons that Chrome did not get. */
export function iconGap(page: RenderedPage): string | undefined {
  for (const request of missingOf(page)) {
    const fault = faultOf(request, page.quirks)
    if (fault !== undefined && isIconFile(new URL(request.url))) return messageOf(request, fault)
  }
  return undefined
}

/** Style sheets and scripts that did not come at any try. */
function missingOf<Request extends Loaded['requests'][number]>({
  requests,
  quirks,
}: {
  requests: readonly Request[]
  quirks: boolean
}): Request[] {
  const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf))
  return requests.filter(
    ({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url),
  )
}

function messageOf({ type, url }: Pick<NetworkRequest, 'type' | 'url'>, fault: string): string {
  const what = type === 'Stylesheet' ? 'style sheet' : 'script'
  return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`
}

/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

function urlOf({ url }: Pick<NetworkRequest, 'url'>): string {
  return url
}

function faultOf(
  request: Loaded['requests'][number] & Pick<NetworkRequest, 'willBeMixed'>,
  quirks: boolean,
): string | undefined {
  const { type, status, failure, endMs, mimeType, willBeMixed } = request
  // Chrome gives up a script or style sheet that is answered so.
  if (status !== undefined && status >= 400) return `answers ${status}`
  // What the page itself has given up is not missing.
  if (failure === 'net::ERR_ABORTED') return undefined
  if (failure !== undefined) return `Chrome could not load (${failure.replace(/^net::/, '')})`
  if (status === undefined || endMs === undefined) return 'was not answered in time'
  if (willBeMixed) return BLOCKED
  const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== ''
  return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
    ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
    : undefined
}

/** It came here, and visitors do not get it: what the page looks like with it, none of them will see. */
const BLOCKED =
  'browsers block on production: the page loads it by an http: address, and production is on HTTPS'

async function isShaping(
  { url, type }: Pick<NetworkRequest, 'url' | 'type'>,
  requests: Loaded['requests'],
): Promise<boolean> {
  const { pathname } = new URL(url)
  const purpose = await purposeOf(url)
  if (type === 'Stylesheet')
    return SCRIPTED_STYLES.has(purpose) ? await cameWith(purpose, requests) : !BARE_STYLES.has(purpose)
  if (BARE_SCRIPTS.has(purpose) || isCounter(url)) return false
  if (PLATFORM_PATHS.test(pathname) || drawsMissingSigns(pathname)) return false
  return SHAPING.has(await categoryOf(url))
}

/** Whether a script of that purpose came. */
async function cameWith(purpose: Purpose | undefined, requests: Loaded['requests']): Promise<boolean> {
  for (const request of requests) {
    const isThere = request.type === 'Script' && request.status === 200 && request.failure === undefined
    if (isThere && (await purposeOf(request.url)) === purpose) return true
  }
  return false
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

/** Style sheets and scripts without which the page is laid out as its visitors get it. */
function unneededFiles(page: Loaded, missing: Loaded['requests']): ReadonlySet<string> {
  return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing))
}

/** Decoded bytes of the styles of a site's own that make most of its looks. */
const LEAST_OWN_BYTES = 8000
/** Names of style sheets without which a page has no looks of its own, and such that a build makes. */
const MAIN_SHEET =
  /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i
/** Style sheets of others, which are no looks of the site's own. */
const LIBRARY_SHEET =
  /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i

/**
 * Style sheets of the site that answer 404 or 410, beside others that make its looks: visitors get the page so. The page
 * names them by relative addresses, so that they are part of what is deployed, and by names that are not those of the main one.
 */
function absentExtras({ document, requests }: Loaded, missing: Loaded['requests']): ReadonlySet<string> {
  const origin = URL.parse(document.url)?.origin
  const isOwn = (url: string) => origin !== undefined && URL.parse(url)?.origin === origin
  const ownBytes = requests
    .filter(request => {
      const { type, inFrame, status, url } = request
      return type === 'Stylesheet' && !inFrame && status === 200 && isOwn(url) && isLooks(url)
    })
    .reduce((sum, { bytes }) => sum + bytes, 0)
  if (ownBytes < LEAST_OWN_BYTES) return new Set()
  const relative = relativeAddresses(document, 'link', 'href')
  const absent = missing.filter(
    ({ type, url, status, leftToDeployment }) =>
      type === 'Stylesheet' &&
      isAbsent(status) &&
      leftToDeployment === undefined &&
      isOwn(url) &&
      relative.has(url) &&
      !MAIN_SHEET.test(nameOf(url)),
  )
  return new Set(absent.map(urlOf))
}

/** Extensions of jQuery and the like that show or do something when visitors click, write or scroll. */
const PLUGIN =
  /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i

/** Such scripts of the site that answer 404 or 410 and that the page names by relative addresses: visitors get the page so. */
function absentPlugins({ document }: Loaded, missing: Loaded['requests']): ReadonlySet<string> {
  const origin = URL.parse(document.url)?.origin
  const absent = missing.filter(
    ({ type, url, status, leftToDeployment }) =>
      type === 'Script' &&
      isAbsent(status) &&
      leftToDeployment === undefined &&
      URL.parse(url)?.origin === origin &&
      PLUGIN.test(nameOf(url)),
  )
  if (absent.length === 0) return new Set()
  const relative = relativeAddresses(document, 'script', 'src')
  return new Set(absent.map(urlOf)).intersection(relative)
}

function isAbsent(status: number | undefined): boolean {
  return status === 404 || status === 410
}

/** What elements of a kind name by relative addresses. */
function relativeAddresses(document: HtmlDocument, tag: string, name: string): ReadonlySet<string> {
  return new Set(
    document
      .elements(tag)
      .map(element => attribute(element, name)?.trim() ?? '')
      .filter(address => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
      .map(address => document.resolve(address) ?? ''),
  )
}

function isLooks(url: string): boolean {
  return !isIconFile(new URL(url)) && !LIBRARY_SHEET.test(nameOf(url))
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(-MAX_ADDRESS).split('/').at(-1)!
}
