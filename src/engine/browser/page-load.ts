import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { HtmlDocument, textOf } from '../formats/html/document.ts'
import { RenderedDocument } from '../formats/html/rendered-document.ts'
import { orAborted } from '../network/deadline.ts'
import { NotMeasured, OutOfTime } from '../not-measured.ts'
import { isSamePage } from '../syntax/comparable-url.ts'
import {
  askedAt,
  isMixedOnProduction,
  isPlatformScript,
  type Preview,
  platformScriptPatterns,
} from '../syntax/preview.ts'
import { runAxe } from './axe-run.ts'
import { cookiesOf } from './browser-cookies.ts'
import { uncheckedFilesBase } from './checked-files.ts'
import { rememberHiddenTexts, withDesktopContrasts } from './desktop-contrasts.ts'
import { rememberHiddenParts, withDesktopNames } from './desktop-names.ts'
import { withDesktopBoxes } from './desktop-scroll-boxes.ts'
import { PHONE_SCREEN, phoneUserAgent, THINLY_DRAWN_DESKTOP, THINLY_DRAWN_PHONE } from './device.ts'
import { sourceOf } from './document-source.ts'
import { withDrawnContrasts } from './drawn-contrasts.ts'
import { asGathered, type Gathering, type PartlyGathered } from './gathering.ts'
import { ImageLoops } from './image-loops.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { LAYOUT_LIMITS, measureLayout } from './layout.ts'
import { LAYOUT_HELPERS } from './layout-helpers.ts'
import { confirmed, type LoadOn, playScreen } from './loaded-anew.ts'
import type { Layout, Measured } from './measured-layout.ts'
import { NetworkLog } from './network-log.ts'
import { otherScreen } from './other-screen.ts'
import { FRAME_LIMITS, paceFrames } from './paced-frames.ts'
import { watchPage } from './page-events.ts'
import { readGlobals } from './page-globals.ts'
import { type Settling, settleInTime } from './page-settling.ts'
import { PageTargets } from './page-targets.ts'
import type { AxeOutcome, RenderedPage, ServiceWorker } from './rendered-page.ts'
import { interceptRequests, type OriginHeaders } from './request-interception.ts'
import { securedAddresses } from './secured-addresses.ts'
import { watchServiceWorkers } from './service-workers.ts'
import type { Tab } from './tab.ts'
import { tryOut } from './tried-out.ts'

export interface LoadRequest {
  url: string
  /** The document as the server sent it to a plain request, which gives elements their lines. */
  sent?: HtmlDocument
  originHeaders: OriginHeaders
  /** Set where the page is on a preview: what its platform puts into it is left out. */
  preview?: Preview | undefined
  /** What is gathered beside what comes with the load. */
  gathers: ReadonlySet<Gathering>
  /** Whether pictures are taken, where they are gathered: of the first pages alone. */
  screenshots: boolean
  /** Paths of global variables to read. */
  globals: readonly string[]
  /** Why a URL was refused by its address; undefined where it was not. */
  refusalOf(url: string): string | undefined
  /** Opens one more tab, which is closed when the load is over. */
  openAnother(): Promise<Tab>
  /** Milliseconds for all of it. */
  deadlineMs: number
  signal: AbortSignal
}

/** Most decoded bytes that a page and all it loads may have together. */
const MAX_BYTES = 100 * 1024 * 1024
/** Most characters of the rendered document, and bytes of the one that was sent: as many as of any body. */
const MAX_HTML = 16 * 1024 * 1024
/** Part of the time in which the load event must come; without it the page is judged as it then stands. */
const LOAD_SHARE = 0.5
/** Part of the time in which axe must come to its end; without it the rest is still good. */
const AXE_SHARE = 0.9
/** Characters of the sent text that tell whether it is there. */
const TEXT_START = 2000
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3

/** A page that is being loaded, and when which part of its time is over (milliseconds since 1970). */
interface Loading extends Settling {
  url: string
  gathers: LoadRequest['gathers']
  screenshots: boolean
  loops: ImageLoops
  serviceWorkers: () => ServiceWorker[]
  refusalOf: LoadRequest['refusalOf']
  axeUntil: number
}

interface Gathered extends Measured {
  html: string
  url: string
  /** What the server sent for it. */
  source?: string
  quirks: boolean
}

/**
 * Loads a page and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
export async function loadPage(tab: Tab, request: LoadRequest): Promise<RenderedPage> {
  const ending = new AbortController()
  const end = (reason: string) => ending.abort(new NotMeasured(`${request.url} ${reason}`))
  const cancel = () => ending.abort(new NotMeasured('the run was cancelled'))
  const timer = setTimeout(
    () =>
      ending.abort(
        new OutOfTime(
          `${request.url} did not finish loading in Chrome within ${request.deadlineMs / 1000} s`,
        ),
      ),
    request.deadlineMs,
  )
  if (request.signal.aborted) cancel()
  request.signal.addEventListener('abort', cancel, { once: true })
  try {
    return await orAborted(load(tab, request, end, ending.signal), ending.signal)
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
    end('is left')
  }
}

async function load(
  tab: Tab,
  request: LoadRequest,
  end: (reason: string) => void,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const started = Date.now()
  const loading = await prepare(tab, request, end, signal)
  loading.loadUntil = started + request.deadlineMs * LOAD_SHARE
  loading.axeUntil = started + request.deadlineMs * AXE_SHARE
  await navigate(loading)
  const { html, url, source, ...measured } = await gather(loading)
  const { network, events, session } = loading
  const { chrome, context } = tab
  const { gathers, preview } = request
  const globals = gathers.has('globals') ? { globals: await readGlobals(session, request.globals) } : {}
  const cookies = gathers.has('cookies') ? { cookies: await cookiesOf(context) } : {}
  // What is done in the page from here on is not the page's doing, and not always done.
  const { loaded, ...happened } = structuredClone(events)
  const requests = structuredClone(network.requests.filter(({ url }) => !isPlatformScript(preview, url)))
  const axe = gathers.has('axe') ? await accessibility(loading) : undefined
  const deadline = started + request.deadlineMs
  const showDesktop = otherScreen(session, loading.mainFrame, THINLY_DRAWN_DESKTOP)
  if (axe?.results) {
    await rememberHiddenTexts(session, loading.mainFrame)
    await rememberHiddenParts(session, loading.mainFrame)
  }
  const axeOnDesktop = async () => {
    if (!axe?.results) return
    const left = () => deadline - Date.now()
    const boxes = await withDesktopBoxes(session, showDesktop, axe.results, left())
    const contrasts = await withDesktopContrasts(session, loading.mainFrame, showDesktop, boxes, left())
    axe.results = await withDesktopNames(session, loading.mainFrame, showDesktop, contrasts, left())
  }
  const tried = await tryOut(loading, { showDesktop, axeOnDesktop }, deadline)
  const page: PartlyGathered = {
    ...documentOf(request, { html, url, source }, happened.documents.at(-1)),
    ...happened,
    status: network.documentStatus,
    chrome: {
      version: chrome.version,
      ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
    },
    neverLoaded: !loaded,
    imageLoops: [...loading.loops.urls],
    requests,
    serviceWorkers: loading.serviceWorkers(),
    ...measured,
    ...globals,
    ...cookies,
    ...tried,
    ...(axe && { axe }),
  }
  return asGathered(await confirmed(page, loadingOn(request, signal), deadline), gathers)
}

/** How the page is loaded once more, on another screen and as for the first time. What ends it ends nothing else. */
function loadingOn(request: LoadRequest, signal: AbortSignal): LoadOn {
  return async (screen, loadUntil, over) => {
    const tab = await request.openAnother()
    const ending = new AbortController()
    const signals = AbortSignal.any([signal, over, ending.signal])
    const loading = await prepare(tab, request, () => ending.abort(), signals)
    loading.loadUntil = loadUntil
    await playScreen(loading.session, screen, tab.chrome.version)
    await navigate(loading)
    await settleInTime(loading)
    return loading
  }
}

type ShownDocument = Pick<RenderedPage, 'url' | 'document' | 'ledTo' | 'source'>

function documentOf(
  { url, sent }: LoadRequest,
  { html, source, ...gathered }: Pick<Gathered, 'html' | 'url' | 'source'>,
  shown = url,
): ShownDocument {
  const isElsewhere = !isSamePage(shown, sent?.url ?? url)
  // Without the source as sent, no element has a place in it.
  const origin = isElsewhere || !sent ? new HtmlDocument('', gathered.url) : sent
  return {
    url: gathered.url,
    document: new RenderedDocument(html, origin, gathered.url),
    ...(isElsewhere ? { ledTo: shown } : source === undefined ? {} : { source }),
  }
}

async function prepare(
  { chrome, context, target: opening }: Tab,
  { url, sent, originHeaders, preview, gathers, screenshots, refusalOf }: LoadRequest,
  end: (reason: string) => void,
  signal: AbortSignal,
): Promise<Loading> {
  const target = await opening
  const session = await target.createCDPSession()
  const events = await watchPage(target, session, context, { gathers, end })
  const serviceWorkers = await watchServiceWorkers(session)
  const { frameTree } = await session.send('Page.getFrameTree')
  const mainFrame = frameTree.frame.id
  const loops = new ImageLoops(session, mainFrame)
  const onProduction = securedAddresses(sent)
  const network: NetworkLog = new NetworkLog(mainFrame, {
    loadedFrom: address => askedAt(preview, onProduction(address)),
    willBeMixed: address => isMixedOnProduction(preview, onProduction(address)),
    onBytes(total) {
      if (total > MAX_BYTES) end(`loads more than ${MAX_BYTES / 1024 / 1024} MB${mostOf(network)}`)
    },
    onFailedImage: url => loops.note(url),
    refusalOf,
  })
  const urls = platformScriptPatterns(preview)
  const uncheckedBase = uncheckedFilesBase(sent, preview)
  const targets = new PageTargets(async target => {
    network.watch(target)
    await target.send('Network.enable')
    if (urls.length > 0) await target.send('Network.setBlockedURLs', { urls })
    await interceptRequests(target, { own: originHeaders, preview, mainFrame, uncheckedBase })
  })
  await targets.add(session)
  await Promise.all([
    session.send('Network.setBypassServiceWorker', { bypass: true }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(paceFrames, FRAME_LIMITS) }),
    session.send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE),
    session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    // Chrome's mouse rests in the corner at the top left, where it would hover the logo and open what opens by that.
    session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' }),
    session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
  ])
  events.documents.length = 0
  const sentCharacters = sent?.body ? Math.min(TEXT_START, textOf(sent.body).replace(/\s+/g, '').length) : 0
  const times = { loadUntil: 0, axeUntil: 0 }
  const wanted = { url, gathers, screenshots, refusalOf, sentCharacters }
  return { ...wanted, session, mainFrame, network, loops, serviceWorkers, events, ...times, end, signal }
}

/** What most of the bytes came from, to say it. */
function mostOf({ heaviest }: NetworkLog): string {
  if (!heaviest) return ''
  const { url, times } = heaviest
  return `, most of it from ${url}${times > 1 ? `, which it asks for ${times} times` : ''}`
}

async function navigate({ url, session, network, refusalOf }: Loading): Promise<void> {
  const { errorText, isDownload } = await session.send('Page.navigate', { url })
  if (isDownload) throw new NotMeasured(`${url} is a download, not a page`)
  if (errorText === undefined || errorText === '') return
  // A script that leads on while the document still comes shows as an abort, with the next one under way.
  if (errorText === 'net::ERR_ABORTED' && network.inFlight > 0) return
  const refusal = refusalOf(url)
  if (refusal !== undefined) throw new NotMeasured(`${url} is not opened in Chrome: ${refusal}`)
  throw new NotMeasured(`${url} cannot be opened in Chrome: ${errorText.replace(/^net::/, '')}`)
}

async function gather(loading: Loading): Promise<Gathered> {
  const { events, network, url, refusalOf } = loading
  for (let gathering = 1; ; gathering++) {
    await settleInTime(loading)
    const shown = events.documents.length
    assertAnswered(url, { status: network.documentStatus, shown: events.documents.at(-1) ?? url, refusalOf })
    try {
      return await measure(loading)
    } catch (error) {
      if (error instanceof NotMeasured) throw error
      if (events.documents.length === shown || gathering >= MAX_GATHERINGS) {
        throw new NotMeasured(`${url} cannot be read in Chrome: ${(error as Error).message}`, {
          cause: error,
        })
      }
    }
  }
}

function assertAnswered(
  url: string,
  { status, shown, refusalOf }: { status: number; shown: string } & Pick<LoadRequest, 'refusalOf'>,
): void {
  const refusal = refusalOf(shown)
  if (refusal !== undefined) {
    const where = isSamePage(shown, url) ? 'is not opened in Chrome' : `leads to ${shown} in Chrome`
    throw new NotMeasured(`${url} ${where}: ${refusal}`)
  }
  if (status === 0) throw new NotMeasured(`${url} shows no document in Chrome`)
  if (status < 400) return
  const refused = [401, 403, 429].includes(status) ? ': let the audit in' : ''
  throw new NotMeasured(
    isSamePage(shown, url)
      ? `${url} answers ${status} to Chrome, though not to a plain request: let the audit in`
      : `${url} leads to ${shown} in Chrome, which answers ${status}${refused}`,
  )
}

async function measure({ session, mainFrame, network, url, gathers }: Loading): Promise<Gathered> {
  const world = await isolatedWorld(session, mainFrame)
  if ((await world.evaluate<string>('document.readyState')) === 'loading') {
    throw new OutOfTime(`${url} did not finish loading in Chrome: only a part of the document arrived`)
  }
  const html = await world.evaluate<string | number>(callOf(sourceOf, MAX_HTML))
  if (typeof html === 'number') {
    throw new NotMeasured(`${url} has grown to ${html} characters in Chrome, too many to judge`)
  }
  const { width: screenWidth, height: screenHeight } = PHONE_SCREEN
  const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight, layout: gathers.has('layout') }
  const measured = await world.evaluate<Measured>(callOf(measureLayout, limits, ...LAYOUT_HELPERS))
  const source = await sentSource(session, network)
  const { quirks, address } = await world.evaluate<{ quirks: boolean; address: string }>(
    `({ quirks: document.compatMode === 'BackCompat', address: document.URL })`,
  )
  const recorded = { ...measured, ...(measured.layout && { layout: asRecorded(measured.layout, network) }) }
  return { html, url: address, quirks, ...recorded, ...(source === undefined ? {} : { source }) }
}

/** Names the files of images as their requests are: on a preview a page names some of them as on production. */
function asRecorded(layout: Layout, network: NetworkLog): Layout {
  const named = <T extends { src: string }>(files: readonly T[]): T[] =>
    files.map(file => ({ ...file, src: network.recordedAs(file.src) }))
  return {
    ...layout,
    images: named(layout.images),
    unreadImages: named(layout.unreadImages),
    hiddenImages: named(layout.hiddenImages),
    backgrounds: named(layout.backgrounds),
  }
}

/** The body of the answer that the document came in, decoded; undefined where Chrome did not keep it, or it is too long. */
async function sentSource(
  session: CDPSession,
  { documentRequest: requestId, documentBytes }: NetworkLog,
): Promise<string | undefined> {
  if (requestId === undefined || documentBytes > MAX_HTML) return undefined
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
    return base64Encoded ? undefined : body
  } catch {
    return undefined
  }
}

async function accessibility({ session, network, events, axeUntil, signal }: Loading): Promise<AxeOutcome> {
  const left = axeUntil - Date.now()
  const shown = events.documents.length
  const tooLate = sleep(
    Math.max(0, left),
    { failure: 'axe-core did not come to its end in time' },
    { signal },
  )
  const hasCome = (url: string) =>
    network.requests.some(
      ({ url: asked, status, failure }) => asked === network.recordedAs(url) && status === 200 && !failure,
    )
  const running = runAxe(session).then(
    async results => ({
      results: await withDrawnContrasts(session, results, hasCome, axeUntil - Date.now()),
    }),
    async (error: Error) => {
      // Chrome tells that the document has gone before it tells of the next one, and answers in its turn.
      await session.send('Page.getFrameTree').catch(() => undefined)
      const next = events.documents.length > shown ? events.documents.at(-1) : undefined
      const failure = `axe-core failed on this page: ${error.message}`
      return next === undefined ? { failure } : { failure, ledTo: next }
    },
  )
  tooLate.catch(() => undefined)
  return await Promise.race([running, tooLate])
}
