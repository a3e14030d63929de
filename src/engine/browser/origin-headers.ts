import type { CDPSession, Protocol } from 'puppeteer-core'

/** Request headers that belong to one origin. */
export interface OriginHeaders {
  origin: string
  headers: Readonly<Record<string, string>>
}

/**
 * Gives every request to one origin its headers, and takes them from a request that a redirect led away from there.
 * All requests of the target pause for it.
 */
export async function giveOriginHeaders(session: CDPSession, own: OriginHeaders): Promise<void> {
  session.on('Fetch.requestPaused', event => {
    const headers = headersFor(event.request, own)
    const request = { requestId: event.requestId, ...(headers && { headers }) }
    // A request may be gone before it is answered for.
    session.send('Fetch.continueRequest', request).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] })
}

function headersFor(
  { url, headers }: Protocol.Network.Request,
  own: OriginHeaders,
): Protocol.Fetch.HeaderEntry[] | undefined {
  const names = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), value]))
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
