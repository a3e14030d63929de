import { attribute, type Element, textOf } from '../../visit/document.ts'
import type { Exchange } from '../../visit/exchange.ts'
import { headerValues } from '../../visit/exchange.ts'
import type { HtmlPage } from '../../visit/visit.ts'
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
  element: Element
  /** Absolute. */
  url: string
  text: Haystack
}

/** Most scripts that are looked at. */
const MAX_SCRIPTS = 150
const MAX_URL = 500
const MAX_META = 2000
const MAX_INLINE_TEXT = 500_000

/** @param globals of the page's scripts, by path */
export function marksOf(
  page: HtmlPage,
  exchange: Exchange,
  globals: ReadonlyMap<string, string> = new Map(),
): Marks {
  const { document, response } = page
  const scripts = scriptsOf(page)
  const { origin, pathname } = new URL(page.url)
  return {
    headers: new Map([...response.headers].map(([name, values]) => [name, values.map(haystack)])),
    cookies: cookiesOf(exchange),
    meta: metaOf(document.elements('meta')),
    scripts,
    scriptUrls: scripts.map(({ text }) => text.lower).join('\n'),
    inlineScripts: haystack(inlineTexts(page).join('\n').slice(0, MAX_INLINE_TEXT)),
    html: haystack(document.source),
    url: haystack(`${origin}${pathname}`),
    globals: new Map([...globals].map(([path, text]) => [path, [haystack(text)]])),
    selectors: new SelectorIndex(document),
  }
}

/** Scripts with an address, as `src` or as a preload of a module. */
function scriptsOf({ document }: HtmlPage): ScriptMark[] {
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
    return [{ element, url, text: haystack(url.slice(0, MAX_URL)) }]
  })
}

function inlineTexts({ document }: HtmlPage): string[] {
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
