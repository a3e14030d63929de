import type { RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import type { Exchange } from '../../network/exchange.ts'
import { headerValues } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { type Haystack, haystack } from './pattern.ts'
import { SelectorIndex } from './selectors.ts'

/** All places of a page in which technologies leave marks. */
export interface Marks {
  /** Lower-case name to its values. */
  headers: ReadonlyMap<string, readonly Haystack[]>
  /** Lower-case name to its value, of every response on the way. */
  cookies: ReadonlyMap<string, Haystack>
  /** Lower-case `name` or `property` to its contents. */
  meta: ReadonlyMap<string, readonly Haystack[]>
  scripts: readonly ScriptMark[]
  /** Addresses of all scripts in lower case, to rule patterns out at once. */
  scriptUrls: string
  inlineScripts: Haystack
  html: Haystack
  /** Without query and fragment. */
  url: Haystack
  /** Global variables of the page's scripts; empty where it was not seen in Chrome. */
  globals: ReadonlyMap<string, readonly Haystack[]>
  selectors: SelectorIndex
}

/** A script that the page loads from somewhere. */
export interface ScriptMark {
  document: HtmlDocument
  /** What loads it: the root of the document where that is another script. */
  element: Element
  /** Whether it is run, and not only fetched ahead. */
  runs: boolean
  /** Absolute. */
  url: string
  text: Haystack
}

/** Most scripts that are looked at. */
const MAX_SCRIPTS = 150
const MAX_URL = 500
const MAX_META = 2000
const MAX_INLINE_TEXT = 500_000

/** Marks in what the server sent. */
export function marksOf({ url, document, response }: HtmlPage, exchange: Exchange): Marks {
  const { origin, pathname } = new URL(url)
  return {
    ...marksIn(document, scriptsOf(document)),
    headers: new Map([...response.headers].map(([name, values]) => [name, values.map(haystack)])),
    cookies: cookiesOf(exchange),
    url: haystack(`${origin}${pathname}`),
    globals: new Map(),
  }
}

/** Marks that a browser finds once scripts have done their work. */
export function renderedMarksOf({ url, document, cookies, globals, requests }: RenderedPage): Marks {
  const inDocument = scriptsOf(document)
  const known = new Set(inDocument.map(script => script.url))
  const asked = requests
    .filter(({ type, inFrame, status = 0 }) => type === 'Script' && !inFrame && status >= 200 && status < 300)
    .flatMap(request => (known.has(request.url) ? [] : (scriptOfPage(document, request.url) ?? [])))
  const { hostname } = new URL(url)
  return {
    ...marksIn(document, [...inDocument, ...asked].slice(0, MAX_SCRIPTS)),
    headers: new Map(),
    cookies: new Map(
      cookies
        .filter(({ domain }) => isSentTo(hostname, domain))
        .map(({ name }) => [name.toLowerCase(), haystack('')]),
    ),
    url: haystack(''),
    globals: new Map([...globals].map(([path, text]) => [path, [haystack(text)]])),
  }
}

function marksIn(
  document: HtmlDocument,
  scripts: readonly ScriptMark[],
): Pick<Marks, 'meta' | 'scripts' | 'scriptUrls' | 'inlineScripts' | 'html' | 'selectors'> {
  return {
    meta: metaOf(document.elements('meta')),
    scripts,
    scriptUrls: scripts.map(({ text }) => text.lower).join('\n'),
    inlineScripts: haystack(inlineTexts(document).join('\n').slice(0, MAX_INLINE_TEXT)),
    html: haystack(document.source),
    selectors: new SelectorIndex(document),
  }
}

/** Whether a cookie is one of a host, and of no third party. */
function isSentTo(hostname: string, domain: string): boolean {
  const bare = domain.replace(/^\./, '')
  return hostname === bare || hostname.endsWith(`.${bare}`)
}

/** Scripts with an address, as `src` or as a preload of a module. */
function scriptsOf(document: HtmlDocument): ScriptMark[] {
  const elements = document.elements('script', 'link').filter(element => {
    if (element.tagName === 'script') return true
    const rel = attribute(element, 'rel')?.toLowerCase().split(/\s+/) ?? []
    return (
      rel.includes('modulepreload') ||
      (rel.includes('preload') && attribute(element, 'as')?.toLowerCase() === 'script')
    )
  })
  return elements.slice(0, MAX_SCRIPTS).flatMap(element => {
    const source = attribute(element, element.tagName === 'script' ? 'src' : 'href')
    const url = source === undefined ? undefined : document.resolve(source)
    if (url === undefined || !/^https?:/.test(url)) return []
    const runs = element.tagName === 'script'
    return [{ document, element, runs, url, text: haystack(url.slice(0, MAX_URL)) }]
  })
}

/** A script that another one loads, and that has no element (any more). */
function scriptOfPage(document: HtmlDocument, url: string): ScriptMark | undefined {
  const element = document.html
  return element && { document, element, runs: true, url, text: haystack(url.slice(0, MAX_URL)) }
}

function inlineTexts(document: HtmlDocument): string[] {
  return document
    .elements('script')
    .filter(element => attribute(element, 'src') === undefined)
    .map(textOf)
}

function metaOf(elements: readonly Element[]): Map<string, Haystack[]> {
  const contents = new Map<string, Haystack[]>()
  for (const element of elements) {
    const name = (attribute(element, 'name') ?? attribute(element, 'property'))?.trim().toLowerCase()
    const content = attribute(element, 'content')
    if (!name || content === undefined) continue
    const text = haystack(content.slice(0, MAX_META).trim())
    const same = contents.get(name)
    if (same) same.push(text)
    else contents.set(name, [text])
  }
  return contents
}

function cookiesOf(exchange: Exchange): Map<string, Haystack> {
  const cookies = new Map<string, Haystack>()
  for (const response of exchange.final ? [...exchange.hops, exchange.final] : exchange.hops) {
    for (const line of headerValues(response, 'set-cookie')) {
      const pair = line.split(';', 1)[0]!
      const at = pair.indexOf('=')
      if (at > 0) cookies.set(pair.slice(0, at).trim().toLowerCase(), haystack(pair.slice(at + 1).trim()))
    }
  }
  return cookies
}
