import { attribute, type Element, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { header } from '../network/exchange.ts'
import { NotApplicable } from '../not-measured.ts'
import { comparableUrl } from '../syntax/comparable-url.ts'
import { parseRefresh } from '../syntax/refresh.ts'
import type { HtmlPage } from './html-page.ts'
import { isInHead } from './link-elements.ts'

/** Where a page sends its readers at once, and how. */
export interface InstantRedirect {
  url: string
  by: 'a Refresh header' | 'meta refresh' | 'a script'
}

/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function instantRedirect(page: HtmlPage): InstantRedirect | undefined {
  const { document, url, response } = page
  const sent = parseRefresh(header(response, 'refresh') ?? '', url, url)
  if (sent?.seconds === 0 && leadsOn(url, sent.target)) return { url: sent.target, by: 'a Refresh header' }
  return redirectIn(document)
}

/** Where a document itself sends its readers at once, whatever came with it. */
export function redirectIn(document: HtmlDocument): InstantRedirect | undefined {
  const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target =>
    leadsOn(document.url, target),
  )
  if (declared) return { url: declared, by: 'meta refresh' }
  const [scripted] = scriptRedirects(document)
  return scripted ? { url: scripted.target, by: 'a script' } : undefined
}

function leadsOn(url: string, target: string | undefined): target is string {
  return target !== undefined && comparableUrl(target) !== comparableUrl(url)
}

/** Targets of refreshes without delay in the head. */
function metaRefreshes(document: HtmlDocument): string[] {
  return document.elements('meta').flatMap(element => {
    if (attribute(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !isInHead(element)) return []
    const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec(attribute(element, 'content') ?? '')
    const address = target && document.resolve(target[1]!.trim().replace(/^(["'])(.*?)\1.*$/s, '$2'))
    return address ? [address] : []
  })
}

/** Seconds after which a page that says nothing else leads on, and characters of what it says. */
const STUB_SECONDS = 5
const STUB_TEXT = 300

/**
 * The target of a refresh with a short delay, on a page that names it as its canonical and says no more than that it leads
 * there: generators such as Astro write these in place of a redirect.
 *
 * @see https://docs.astro.build/en/reference/configuration-reference/#redirects
 */
function stubRefresh(document: HtmlDocument): string[] | undefined {
  const meta = document
    .elements('meta')
    .find(element => attribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh')
  const refresh = meta && parseRefresh(attribute(meta, 'content') ?? '', document.url, document.baseUrl)
  if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS) return undefined
  const canonical = document
    .elements('link')
    .find(link => attribute(link, 'rel')?.trim().toLowerCase() === 'canonical')
  const named = canonical && document.addressOf(attribute(canonical, 'href') ?? '')
  const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname
  const text = document.body ? textOf(document.body).trim() : ''
  const isBare =
    text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0
  return isNamed && isBare ? [refresh.target] : undefined
}

/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source
/** Slashes may be escaped, as PHP writes them into scripts. */
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`)
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`)
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/** Scripts that do nothing but go elsewhere. One that decides first may well stay: Chrome shows whether it does. */
export function scriptRedirects(document: HtmlDocument): { script: Element; target: string }[] {
  return document.elements('script').flatMap(script => {
    const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined
    return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }]
  })
}

function isInline(script: Element): boolean {
  const type = (attribute(script, 'type') ?? '').trim().toLowerCase()
  return attribute(script, 'src') === undefined && SCRIPT_TYPES.has(type)
}

function sourceOf(script: Element): string {
  return script.childNodes.map(node => ('value' in node ? node.value : '')).join('')
}

function targetOf(document: HtmlDocument, source: string): string | undefined {
  if (source.length > MAX_REDIRECT_SCRIPT) return undefined
  const body = source.trim()
  const found = ASSIGNMENT.exec(body) ?? CALL.exec(body)
  const url = found && (found[1] ?? found[2])
  const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null
  return target?.protocol.startsWith('http') ? target.href : undefined
}

function pageOf(url: string): string {
  return url.split('#', 1)[0]!
}

/**
 * Makes sure that readers get to see a page. One that leads on at once is not judged by what readers see, by any tool:
 * what it links to, sends and tells crawlers is judged as its own, and the page that it leads to is never judged in its
 * place.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
export function assertShown(page: HtmlPage): void {
  const elsewhere = instantRedirect(page)
  if (elsewhere) throw new NotApplicable(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`)
}
