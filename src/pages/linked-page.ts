import { attribute } from '../engine/formats/html/document.ts'
import type { Exchange } from '../engine/network/exchange.ts'
import { isHttp, withoutFragment } from '../engine/network/redirect-target.ts'
import { isSuccess } from '../engine/network/status.ts'
import { declaredCanonical } from '../engine/page/canonical-links.ts'
import type { HtmlPage } from '../engine/page/html-page.ts'
import { instantRedirect } from '../engine/page/instant-redirect.ts'
import { openHtml } from '../engine/page/open-html.ts'
import { whyNotHtml } from '../engine/page/why-not-html.ts'
import { parseRefresh } from '../engine/syntax/refresh.ts'

/**
 * What a crawl found at an address.
 *
 * - `page`: an HTML page, after redirects
 * - `alias`: an HTML page that stands for another one: it sends its readers on, or is a variant of one by its query
 * - `refused`: 401 or 403
 * - `failed`: no answer, or one that says nothing of whether there is a page, as 500
 * - `none`: anything else: a file, an answer of 404
 */
export type Found =
  | { kind: 'page' | 'alias'; url: string; targets: readonly URL[] }
  | { kind: 'refused' | 'failed' | 'none'; reason: string }

/** Targets that are taken of one page. */
const MAX_TARGETS = 5000
/** Characters of a target; sitemaps allow as many. */
const MAX_LENGTH = 2048

/** Reads the answer to a request of a crawl. */
export function linkedPage(exchange: Exchange): Found {
  const { final, failure } = exchange
  if (failure) {
    const isLost = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'].includes(
      failure.kind,
    )
    return { kind: isLost ? 'none' : 'failed', reason: failure.message }
  }
  const { status } = final
  const reason = `answers ${status}`
  if (status === 401 || status === 403) return { kind: 'refused', reason }
  if (status === 429 || status >= 500) return { kind: 'failed', reason }
  if (!isSuccess(status)) return { kind: 'none', reason }
  const notHtml = whyNotHtml(final)
  if (notHtml !== undefined) return { kind: 'none', reason: notHtml }
  const page = openHtml(final)
  if (!page) return { kind: 'none', reason: 'has no Content-Type' }
  const original = originalOf(page)
  const targets = [...(original ? [original] : []), ...targetsOf(page)]
  return { kind: original ? 'alias' : 'page', url: withoutFragment(page.url), targets }
}

/** Where the links of a page lead, each address once. `javascript:`, `mailto:` and the like lead nowhere. */
function targetsOf({ document, url }: HtmlPage): URL[] {
  const targets = new Map<string, URL>()
  const add = (target: string | undefined) => {
    const address = target === undefined ? undefined : document.addressOf(target)
    if (!address || !isHttp(address) || address.href.length > MAX_LENGTH) return
    targets.set(withoutFragment(address.href), address)
  }
  for (const meta of document.elements('meta')) {
    if (attribute(meta, 'http-equiv')?.trim().toLowerCase() !== 'refresh') continue
    add(parseRefresh(attribute(meta, 'content') ?? '', url, document.baseUrl)?.target)
  }
  for (const link of document.elements('a', 'area')) {
    if (targets.size >= MAX_TARGETS) break
    add(attribute(link, 'href'))
  }
  return [...targets.values()]
}

/**
 * The page that one stands for; undefined where it stands for itself. A canonical counts only where it differs in the
 * query: another one may be wrong, which is for the audit to say.
 */
function originalOf(page: HtmlPage): URL | undefined {
  const redirect = instantRedirect(page)
  if (redirect) return URL.parse(redirect.url) ?? undefined
  const { search, pathname } = new URL(page.url)
  const canonical = search === '' ? undefined : declaredCanonical(page)
  return canonical && canonical.pathname === pathname && canonical.search !== search ? canonical : undefined
}
