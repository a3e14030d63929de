import type { LookupAddress, lookup } from 'node:dns'
import { HttpClient, type HttpClientOptions } from '../../src/engine/network/http-client.ts'
import { Memo } from '../../src/engine/network/memo.ts'
import { Visit, type VisitOptions } from '../../src/engine/visit/visit.ts'

/** A client that may ask this machine, and does not wait long. */
export function startHttpClient(options: Partial<HttpClientOptions> = {}): HttpClient {
  return new HttpClient({ addresses: 'any', userAgent: 'SEO-Preflight-Test', timeoutMs: 5000, ...options })
}

/** What a test says of a visit; all else is as in a visit of one page alone. */
export type VisitParts = Pick<VisitOptions, 'http'> & Partial<VisitOptions>

/** Opens a visit as the engine does. It ends with its client. */
export function openVisit(url: string, parts: VisitParts): Visit {
  return new Visit(url, {
    siteMemo: new Memo(100, Number.POSITIVE_INFINITY),
    headers: {},
    signal: new AbortController().signal,
    ...parts,
  })
}

/** Opens visits of one run: what was fetched for their site serves them all. */
export function visitsOf(parts: VisitParts): (url: string, more?: Partial<VisitOptions>) => Visit {
  const siteMemo: VisitOptions['siteMemo'] = new Memo(100, Number.POSITIVE_INFINITY)
  return (url, more) => openVisit(url, { siteMemo, ...parts, ...more })
}

/** Resolves every name to the loopback interface. */
export const toLoopback = ((
  _name: string,
  _options: unknown,
  done: (error: null, found: LookupAddress[]) => void,
) => done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup

/** Resolves no name. */
export const unresolved = ((host: string, _options: unknown, done: (error: Error) => void) =>
  done(
    Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }),
  )) as unknown as typeof lookup
