import type { CDPSession, Protocol } from 'puppeteer-core'
import { hereOf, type Preview, productionPatterns } from '../syntax/preview.ts'
import { withCheckedFiles } from './checked-files.ts'

/** Response headers that say how a body was sent, which does not hold for one that was changed. */
const OF_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** Request headers that belong to one origin. */
export interface OriginHeaders {
  origin: string
  headers: Readonly<Record<string, string>>
}

export interface Interception {
  own: OriginHeaders
  /** Set where the page is on a preview: what it loads from production is loaded from the preview. */
  preview: Preview | undefined
  /** Chrome's id of the page's frame, which goes where it leads. */
  mainFrame: string
  /** Set where the page has files that need a change of its HTML to be checked, see {@link uncheckedFilesBase}. */
  uncheckedBase?: string | undefined
}

/**
 * Changes the requests of a target on their way.
 *
 * Each request to one origin gets its headers, and one that a redirect led away from there loses them.
 *
 * What a page on a preview loads by an address of production comes from the preview, as it is what will be there. The
 * page does not see it: addresses stay those of production, and TLS is that of the preview. On production such a
 * request stays on its origin, so it is answered as one that may be read from the page (CORS).
 *
 * Only requests that may be concerned pause.
 */
export async function interceptRequests(session: CDPSession, interception: Interception): Promise<void> {
  const hasHeaders = Object.keys(interception.own.headers).length > 0
  const urlPatterns = hasHeaders ? ['*'] : productionPatterns(interception.preview)
  if (urlPatterns.length === 0) return
  const patterns: Protocol.Fetch.RequestPattern[] = urlPatterns.map(urlPattern => ({ urlPattern }))
  if (interception.uncheckedBase !== undefined) {
    patterns.push({ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' })
  }
  session.on('Fetch.requestPaused', event => {
    // A request may be gone before it is answered for.
    void proceed(session, event, interception).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns })
}

async function proceed(
  session: CDPSession,
  event: Protocol.Fetch.RequestPausedEvent,
  interception: Interception,
): Promise<void> {
  const { requestId, request, responseStatusCode, responseErrorReason } = event
  const { own, preview } = interception
  if (responseErrorReason !== undefined) {
    // As it is: a font is first looked for in the cache alone, and Chrome asks again for one that is not there.
    await session.send('Fetch.continueRequest', { requestId })
    return
  }
  if (responseStatusCode !== undefined && isPage(event, interception)) {
    if (responseStatusCode === 200) {
      await session.send('Fetch.fulfillRequest', await checkedDocument(session, event, interception))
    } else {
      await session.send('Fetch.continueResponse', { requestId })
    }
    return
  }
  if (responseStatusCode !== undefined) {
    await session.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: readable(event.responseHeaders ?? [], preview!),
    })
    return
  }
  const here = loadedFrom(event, interception)
  if (here !== undefined && request.method === 'OPTIONS' && isPreflight(request)) {
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 204,
      responseHeaders: readable(permissions(request), preview!),
    })
    return
  }
  const sent = here === undefined ? request.headers : fromHere(request.headers, preview!)
  const headers = headersFor(here ?? request.url, sent, own)
  await session.send('Fetch.continueRequest', {
    requestId,
    ...(headers && { headers }),
    ...(here !== undefined && {
      url: here,
      headers: headers ?? entries(Object.entries(sent)),
      interceptResponse: true,
    }),
  })
}

/** Whether it is the page itself, or what leads to it. */
function isPage(
  { resourceType, frameId }: Protocol.Fetch.RequestPausedEvent,
  { mainFrame }: Interception,
): boolean {
  return resourceType === 'Document' && frameId === mainFrame
}

/** The page as it was sent, but for what lets Chrome check its files. */
async function checkedDocument(
  session: CDPSession,
  { requestId, responseHeaders = [] }: Protocol.Fetch.RequestPausedEvent,
  { uncheckedBase, preview }: Interception,
): Promise<Protocol.Fetch.FulfillRequestRequest> {
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
  const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('latin1')
  const checked = withCheckedFiles(html, uncheckedBase!, preview)
  return {
    requestId,
    responseCode: 200,
    responseHeaders: responseHeaders.filter(({ name }) => !OF_BODY.has(name.toLowerCase())),
    body: Buffer.from(checked, 'latin1').toString('base64'),
  }
}

/** The address on the preview for what a page loads from production. A page that leads there itself is let go. */
function loadedFrom(
  event: Protocol.Fetch.RequestPausedEvent,
  interception: Interception,
): string | undefined {
  if (isPage(event, interception)) return undefined
  const { request } = event
  const url = URL.parse(request.url)
  return url ? hereOf(interception.preview, url)?.href : undefined
}

/** The headers of an answer, which the preview and nobody else may read. */
function readable(
  headers: readonly Protocol.Fetch.HeaderEntry[],
  { here }: Preview,
): Protocol.Fetch.HeaderEntry[] {
  const own = {
    'access-control-allow-origin': here,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed(headers),
  }
  return [...headers.filter(({ name }) => !(name.toLowerCase() in own)), ...entries(Object.entries(own))]
}

/** All of them by name: a star means none where credentials are sent. */
function exposed(headers: readonly Protocol.Fetch.HeaderEntry[]): string {
  return [...new Set(headers.map(({ name }) => name.toLowerCase()))].join(', ')
}

function isPreflight({ headers }: Protocol.Network.Request): boolean {
  return headerOf(headers, 'access-control-request-method') !== undefined
}

function permissions({ headers }: Protocol.Network.Request): Protocol.Fetch.HeaderEntry[] {
  return entries([
    ['access-control-allow-methods', headerOf(headers, 'access-control-request-method') ?? ''],
    ['access-control-allow-headers', headerOf(headers, 'access-control-request-headers') ?? ''],
  ])
}

function headerOf(headers: Protocol.Network.Headers, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1]
}

/** Request headers whose referrer, as a style sheet is for its fonts, is on the preview too. */
function fromHere(headers: Protocol.Network.Headers, preview: Preview): Protocol.Network.Headers {
  const moved = Object.entries(headers).map(([name, value]) => {
    const referrer = name.toLowerCase() === 'referer' ? URL.parse(value) : null
    return [name, (referrer && hereOf(preview, referrer)?.href) ?? value]
  })
  return Object.fromEntries(moved)
}

/** The headers of a request with those of the settings, or without them; undefined where they stay as they are. */
function headersFor(
  url: string,
  headers: Protocol.Network.Headers,
  own: OriginHeaders,
): Protocol.Fetch.HeaderEntry[] | undefined {
  const names = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), value]))
  if (names.size === 0) return undefined
  if (URL.parse(url)?.origin === own.origin) {
    const others = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()))
    return entries([...others, ...Object.entries(own.headers)])
  }
  const kept = Object.entries(headers).filter(([name, value]) => names.get(name.toLowerCase()) !== value)
  return kept.length < Object.keys(headers).length ? entries(kept) : undefined
}

function entries(headers: readonly (readonly [string, string])[]): Protocol.Fetch.HeaderEntry[] {
  return headers.map(([name, value]) => ({ name, value }))
}
