import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession } from 'puppeteer-core'
import { NotMeasured } from '../../not-measured.ts'
import { orAborted } from '../deadline.ts'
import { HtmlDocument } from '../document.ts'
import { runAxe } from './axe-run.ts'
import type { ChromeProcess } from './chrome-process.ts'
import { PHONE_SCREEN, phoneUserAgent } from './device.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { LAYOUT_LIMITS, type Layout, measureLayout } from './layout.ts'
import { NetworkLog } from './network-log.ts'
import { giveOriginHeaders, type OriginHeaders } from './origin-headers.ts'
import { type PageEvents, watchPage } from './page-events.ts'
import { PageTargets } from './page-targets.ts'
import type { AxeOutcome, BrowserCookie, RenderedPage } from './rendered-page.ts'

export interface LoadRequest {
  url: string
  originHeaders: OriginHeaders
  /** Milliseconds for all of it. */
  deadlineMs: number
  signal: AbortSignal
}

/** Most decoded bytes that a page and all it loads may have together. */
const MAX_BYTES = 100 * 1024 * 1024
/** Most characters of the rendered document. */
const MAX_HTML = 32 * 1024 * 1024
/** Part of the time in which the load event must come; without it the page is judged as it then stands. */
const LOAD_SHARE = 0.5
/** Part of the time in which axe must come to its end; without it the rest is still good. */
const AXE_SHARE = 0.9
/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500
const QUIET_LIMIT_MS = 5000
const POLL_MS = 25
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3

/** A page that is being loaded, and when which part of its time is over (milliseconds since 1970). */
interface Loading {
  url: string
  session: CDPSession
  targets: PageTargets
  network: NetworkLog
  events: PageEvents
  loadUntil: number
  axeUntil: number
  signal: AbortSignal
}

interface Gathered {
  html: string
  url: string
  layout: Layout
}

/**
 * Loads a page in a context of its own, with cookies and cache of its own, and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
export async function loadPage(
  chrome: ChromeProcess,
  context: BrowserContext,
  request: LoadRequest,
): Promise<RenderedPage> {
  const ending = new AbortController()
  const end = (reason: string) => ending.abort(new NotMeasured(`${request.url} ${reason}`))
  const cancel = () => ending.abort(new NotMeasured('the run was cancelled'))
  const timer = setTimeout(
    () => end(`did not come to an end in Chrome within ${request.deadlineMs / 1000} s`),
    request.deadlineMs,
  )
  if (request.signal.aborted) cancel()
  request.signal.addEventListener('abort', cancel, { once: true })
  try {
    return await orAborted(load(chrome, context, request, end, ending.signal), ending.signal)
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
    end('is left')
  }
}

async function load(
  chrome: ChromeProcess,
  context: BrowserContext,
  request: LoadRequest,
  end: (reason: string) => void,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const started = Date.now()
  const loading = await prepare(chrome, context, request, end, signal)
  loading.loadUntil = started + request.deadlineMs * LOAD_SHARE
  loading.axeUntil = started + request.deadlineMs * AXE_SHARE
  await navigate(loading)
  const gathered = await gather(loading)
  const { network, events } = loading
  const axe = await accessibility(loading)
  return {
    url: gathered.url,
    document: new HtmlDocument(gathered.html, gathered.url),
    status: network.documentStatus,
    chrome: {
      version: chrome.version,
      ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
    },
    neverLoaded: !events.loaded,
    documents: events.documents,
    consoleErrors: events.consoleErrors,
    dialogs: events.dialogs,
    popups: events.popups,
    requests: network.requests,
    cookies: await cookiesOf(context),
    layout: gathered.layout,
    axe,
  }
}

async function prepare(
  chrome: ChromeProcess,
  context: BrowserContext,
  { url, originHeaders }: LoadRequest,
  end: (reason: string) => void,
  signal: AbortSignal,
): Promise<Loading> {
  const page = await context.newPage()
  const session = await page.createCDPSession()
  const events = await watchPage(page, session, context, end)
  const { frameTree } = await session.send('Page.getFrameTree')
  const network = new NetworkLog(frameTree.frame.id, total => {
    if (total > MAX_BYTES) end(`loads more than ${MAX_BYTES / 1024 / 1024} MB`)
  })
  const hasHeaders = Object.keys(originHeaders.headers).length > 0
  const targets = new PageTargets(async target => {
    network.watch(target)
    await target.send('Network.enable')
    if (hasHeaders) await giveOriginHeaders(target, originHeaders)
  })
  await targets.add(session)
  await Promise.all([
    session.send('Network.setBypassServiceWorker', { bypass: true }),
    session.send('Emulation.setDeviceMetricsOverride', PHONE_SCREEN),
    session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
  ])
  events.documents.length = 0
  return { url, session, targets, network, events, loadUntil: 0, axeUntil: 0, signal }
}

async function navigate({ url, session, network }: Loading): Promise<void> {
  const { errorText, isDownload } = await session.send('Page.navigate', { url })
  if (isDownload) throw new NotMeasured(`${url} is a download to Chrome, not a page`)
  if (errorText === undefined || errorText === '') return
  // A script that leads on while the document still comes shows as an abort, with the next one under way.
  if (errorText === 'net::ERR_ABORTED' && network.inFlight > 0) return
  throw new NotMeasured(`${url} cannot be opened in Chrome: ${errorText.replace(/^net::/, '')}`)
}

/** Waits for the document to be there and the network to be quiet, as long as there is time. */
async function settle({ events, network, loadUntil, signal }: Loading): Promise<void> {
  const wait = () => sleep(POLL_MS, undefined, { signal })
  while (!events.loaded && Date.now() < loadUntil) await wait()
  const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS)
  const isQuiet = () => network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS
  while ((!events.loaded || !isQuiet()) && Date.now() < quietUntil) await wait()
}

async function gather(loading: Loading): Promise<Gathered> {
  const { events, network, url } = loading
  for (let gathering = 1; ; gathering++) {
    await settle(loading)
    const shown = events.documents.length
    assertAnswered(url, network.documentStatus)
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

function assertAnswered(url: string, status: number): void {
  if (status === 0) throw new NotMeasured(`${url} shows no document in Chrome`)
  if (status >= 400) {
    throw new NotMeasured(
      `${url} answers ${status} to Chrome, though not to a plain request: let the audit in`,
    )
  }
}

async function measure({ session, url }: Loading): Promise<Gathered> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = await isolatedWorld(session, frameTree.frame.id)
  if ((await world.evaluate<string>('document.readyState')) === 'loading') {
    throw new NotMeasured(`${url} did not come to an end in Chrome: the document was still on its way`)
  }
  const html = await world.evaluate<string | number>(callOf(sourceOf, MAX_HTML))
  if (typeof html === 'number') {
    throw new NotMeasured(`${url} has grown to ${html} characters in Chrome, too many to judge`)
  }
  const { width: screenWidth, height: screenHeight } = PHONE_SCREEN
  const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight }
  const layout = await world.evaluate<Layout>(callOf(measureLayout, limits))
  return { html, url: await world.evaluate<string>('document.URL'), layout }
}

/** Source of the document that it runs in, or only its length where that is over the limit. Runs in the page. */
function sourceOf(limit: number): string | number {
  const { doctype } = document
  const source = document.documentElement.outerHTML
  if (source.length > limit) return source.length
  return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source
}

async function accessibility({ targets, axeUntil, signal }: Loading): Promise<AxeOutcome> {
  const left = axeUntil - Date.now()
  const tooLate = sleep(
    Math.max(0, left),
    { failure: 'axe-core did not come to its end in time' },
    { signal },
  )
  const running = runAxe(targets.frames).then(
    results => ({ results }),
    (error: Error) => ({ failure: `axe-core failed on this page: ${error.message}` }),
  )
  tooLate.catch(() => undefined)
  return await Promise.race([running, tooLate])
}

async function cookiesOf(context: BrowserContext): Promise<BrowserCookie[]> {
  const cookies = await context.cookies()
  return cookies.map(({ name, domain, path, size, expires, session, ...cookie }) => ({
    name,
    domain,
    path: path ?? '/',
    size,
    httpOnly: cookie.httpOnly ?? false,
    secure: cookie.secure ?? false,
    ...(session ? {} : { expires }),
    ...(cookie.sameSite === undefined ? {} : { sameSite: cookie.sameSite }),
    ...(cookie.partitionKey === undefined ? {} : { partition: partitionOf(cookie.partitionKey) }),
  }))
}

function partitionOf(key: string | { sourceOrigin: string }): string {
  return typeof key === 'string' ? key : key.sourceOrigin
}
