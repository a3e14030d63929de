import { HttpClient, type HttpClientOptions } from './network/http-client.ts'
import { Memo } from './network/memo.ts'
import { Visit } from './visit/visit.ts'

export interface SiteClientOptions extends Omit<HttpClientOptions, 'resolve'> {
  /** Request headers for the origin of each visit alone. */
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** Asks sites as the engine does, before there is one: whether they answer, and for their sitemaps. */
export interface SiteClient {
  visit(url: string): Visit
  close(): Promise<void>
}

/** Answers kept for one visit: robots.txt and what it leads to. */
const KEPT_ANSWERS = 20

export function openSiteClient({ headers, signal, ...options }: SiteClientOptions): SiteClient {
  const http = new HttpClient(options)
  return {
    visit: url => new Visit(url, { http, siteMemo: new Memo(KEPT_ANSWERS, Infinity), headers, signal }),
    close: () => http.close(),
  }
}
