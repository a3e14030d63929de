import { getServers } from 'node:dns'
import type { EngineOptions } from './engine-options.ts'
import { type Instruments, REQUEST_TIMEOUT_MS } from './instruments.ts'
import { DnsResolver } from './network/dns/resolver.ts'
import type { Exchange } from './network/exchange.ts'
import { Memo } from './network/memo.ts'
import type { TlsReport } from './network/tls.ts'
import { previewOf } from './syntax/preview.ts'
import { LinkChecker } from './visit/link-check/link-checker.ts'
import { Visit, type VisitOptions } from './visit/visit.ts'
import { VisitStore } from './visit/visit-store.ts'

/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64
/** Bytes of what those visits have gathered together: of usual pages all of them fit. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const SITE_WORKS = 50
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100

/** The visits of pages, and what they share of their sites. */
export interface SiteMemory {
  /** Visits of the pages in work. */
  visits: VisitStore
  /** A visit of which nothing is kept, for a page that a crawl looks at once. It shows nothing in Chrome. */
  openOnce(url: string): Visit
}

/**
 * The visits of the pages in work, and what they share of their sites: each thing is asked for once, whichever page
 * needs it first.
 *
 * @param signal ends what visits have under way
 * @param choose which pages are shown for tools that can do without
 */
export function openSiteMemory(
  options: EngineOptions,
  { http, browser, lighthouse }: Instruments,
  signal: AbortSignal,
  choose: VisitOptions['choose'],
): SiteMemory {
  const { visitTtlMs, timeoutMs, headers, headerOrigins, preview, fingerprints } = options
  const keepMs = visitTtlMs ?? Number.POSITIVE_INFINITY
  const shared = {
    ...(fingerprints && { fingerprints }),
    http,
    signal,
    pageTimeoutMs: Math.min(timeoutMs, REQUEST_TIMEOUT_MS),
    siteMemo: new Memo<Exchange>(SITE_MEMO_ENTRIES, keepMs, Date.now, {
      max: SITE_MEMO_BYTES,
      sizeOf: exchange => exchange.final?.body.length ?? 0,
    }),
    tlsMemo: new Memo<TlsReport>(TLS_MEMO_HOSTS, keepMs),
    siteWork: new Memo<unknown>(SITE_WORKS, keepMs),
    links: new LinkChecker(keepMs),
    dns: new DnsResolver({ servers: getServers(), keepMs }),
  }
  const openOnce = (
    url: string,
    instruments: Partial<Pick<VisitOptions, 'browser' | 'lighthouse' | 'choose'>> = {},
  ) =>
    new Visit(url, {
      ...shared,
      ...instruments,
      headers: headerOrigins?.has(new URL(url).origin) === false ? {} : headers,
      preview:
        preview &&
        previewOf(url, preview.productionUrl, preview.folder, preview.isHomeGuessed, preview.namesakes),
    })
  const open = (url: string) => openOnce(url, { browser, lighthouse, choose })
  const limits =
    visitTtlMs === undefined
      ? undefined
      : { ttlMs: visitTtlMs, visits: MAX_KEPT_VISITS, bytes: MAX_KEPT_BYTES }
  const visits = new VisitStore(open, limits)
  return { visits, openOnce: url => openOnce(url) }
}
