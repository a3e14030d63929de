import { hashOf } from '../analysis/recorded-text.ts'
import { templateOf } from '../analysis/template.ts'
import { attribute, type Element, type HtmlDocument, hasTextOf, textOf } from '../formats/html/document.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { isCanonical, isInHead, relations } from '../page/link-elements.ts'
import { isExecutable } from '../page/scripts.ts'

/** Characters of a script that tell what it does; what follows is mostly the page's data. */
const MAX_SHAPE = 2000
const MAX_SHAPE_KEPT = 200
/** Characters of structured data that are searched for types. */
const MAX_DATA = 50_000
/** Characters of text under which a page is one of few words: what scripts bring there weighs more. */
const FEW_CHARACTERS = 500

/**
 * What pages have in common on which scripts do the same: the frame of the body, the start and depth of the path, the
 * scripts, style sheets, frames and custom elements, and which of the things that search engines read are there as sent.
 * It is made finer rather than coarser: a template too many costs two pages shown in Chrome, one too few a wrong answer.
 */
export function templateKeyOf(page: HtmlPage): string {
  const { document, url } = page
  const { origin, pathname } = new URL(url)
  const folders = pathname.split('/').slice(1, -1)
  const { html, body } = document
  const frame = templateOf(page).split(' ').at(-1)
  const parts = [
    origin,
    folders[0] ?? '',
    folders.length,
    frame,
    html && attribute(html, 'lang'),
    body !== undefined && hasTextOf(body, FEW_CHARACTERS),
    ...sentOf(document),
    ...loadedBy(document),
  ]
  return hashOf(JSON.stringify(parts))
}

/** Which of what search engines read is there as sent. */
function sentOf(document: HtmlDocument): unknown[] {
  const metas = document.elements('meta').filter(isInHead)
  const links = document.elements('link').filter(isInHead)
  const named = new Map(
    metas.map(meta => [(attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').toLowerCase(), meta]),
  )
  const isFilled = (element: Element | undefined) => element !== undefined && hasTextOf(element, 1)
  const robots = named.get('robots')
  return [
    isFilled(document.elements('title').find(isInHead)),
    named.has('description'),
    robots && attribute(robots, 'content'),
    [...named.keys()].filter(name => /^(?:og|twitter):/.test(name)).sort(),
    links.some(isCanonical),
    links.some(link => relations(link).includes('alternate') && attribute(link, 'hreflang') !== undefined),
    document.elements('h1').some(isFilled),
    distinct(document.elements('script').flatMap(dataTypes)),
    distinct(document.elements().flatMap(itemTypes)),
  ]
}

function dataTypes(script: Element): string[] {
  if (attribute(script, 'type')?.trim().toLowerCase() !== 'application/ld+json') return []
  const types = textOf(script)
    .slice(0, MAX_DATA)
    .matchAll(/"@type"\s{0,9}:\s{0,9}"([^"]{1,60})"/g)
  return Array.from(types, ([, type]) => type!)
}

function itemTypes(element: Element): string[] {
  const types = attribute(element, 'itemtype') ?? attribute(element, 'typeof')
  return types === undefined ? [] : [types]
}

/** What works on the page: scripts by address and shape, style sheets, frames by host, custom elements, handlers. */
function loadedBy(document: HtmlDocument): unknown[] {
  const address = (element: Element, name: string) => addressShape(document, attribute(element, name))
  const scripts = document.elements('script').filter(isExecutable)
  const sheets = document.elements('link').filter(link => relations(link).includes('stylesheet'))
  return [
    distinct(
      scripts.map(one => (attribute(one, 'src') === undefined ? scriptShape(one) : address(one, 'src'))),
    ),
    distinct(sheets.map(one => address(one, 'href'))),
    distinct(document.elements('iframe', 'frame', 'object', 'embed').map(one => hostOf(document, one))),
    distinct(document.elements().flatMap(({ tagName }) => (tagName.includes('-') ? tagName : []))),
  ]
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}

/** An address without hashes and versions. */
function addressShape(document: HtmlDocument, written: string | undefined): string {
  const url = written === undefined ? undefined : document.addressOf(written)
  if (!url) return ''
  if (!url.protocol.startsWith('http')) return url.protocol
  const path = url.pathname
    .slice(0, MAX_SHAPE)
    .replace(/[^/.~_-]+/g, word => (isGenerated(word) ? '*' : word))
  return `${url.host}${path}`
}

/** Whether a part of a name changes from build to build: it has digits, or letters as chance has them. */
function isGenerated(word: string): boolean {
  return /\d/.test(word) || (word.length >= 6 && (word.slice(1).match(/[A-Z]/g)?.length ?? 0) > 1)
}

/** What a script does, without the texts and numbers that it does it with. */
function scriptShape(script: Element): string {
  return textOf(script)
    .slice(0, MAX_SHAPE)
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '"')
    .replace(/\b\d[\w.]*/g, '0')
    .replace(/\s+/g, '')
    .slice(0, MAX_SHAPE_KEPT)
}

function hostOf(document: HtmlDocument, frame: Element): string {
  const written = attribute(frame, 'src') ?? attribute(frame, 'data')
  return (written !== undefined && document.addressOf(written)?.host) || ''
}
