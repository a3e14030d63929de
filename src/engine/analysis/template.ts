import { attribute, type Element, isElement } from '../formats/html/document.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { hashOf } from './recorded-text.ts'

/** Levels of the body that make a layout. */
const LEVELS = 3
/** Elements that are looked at. */
const MAX_ELEMENTS = 500
const MAX_CLASSES = 200
const MAX_FOLDER = 60

/**
 * What pages have in common that one template makes: the folder of their addresses with their number of segments, and
 * the frame of their bodies. As `/products/* 3f9ab2c1`. A slash or an index file at the end of an address is none of its
 * folder: `/products/bike/` is a page of `/products/`.
 *
 * Of the frame the elements of the upper levels count, by tag, id and classes without digits, each kind once beside
 * each other: how many there are is the content's to say.
 */
export function templateOf({ url, document }: HtmlPage): string {
  const path = new URL(url).pathname.replace(/\/(?:(?:index|default)\.\w{1,5})?$/i, '')
  const folder = path.slice(0, path.lastIndexOf('/') + 1) || '/'
  const shown = folder.length > MAX_FOLDER ? `/… ${hashOf(folder).slice(0, 8)}/` : folder
  const name = path === '' ? '' : '*'
  const frame = document.body ? frameOf(document.body) : ''
  return `${shown}${name} ${hashOf(frame).slice(0, 8)}`
}

function frameOf(body: Element): string {
  const parts: string[] = []
  let left = MAX_ELEMENTS
  const walk = (element: Element, level: number) => {
    let last = ''
    for (const child of element.childNodes) {
      if (!isElement(child) || WITHOUT_LAYOUT.has(child.tagName) || left-- <= 0) continue
      const kind = kindOf(child)
      if (kind === last) continue
      last = kind
      parts.push(`${level}${kind}`)
      if (level < LEVELS) walk(child, level + 1)
    }
  }
  walk(body, 1)
  return parts.join(' ')
}

/** What comes and goes with the content, or is put in by third parties. */
const WITHOUT_LAYOUT = new Set(
  'script style noscript template link meta p ul ol dl li table pre blockquote figure img a br hr h1 h2 h3 h4 h5 h6 span em strong b i code iframe'.split(
    ' ',
  ),
)

function kindOf(element: Element): string {
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`
  const tokens = names.slice(0, MAX_CLASSES).split(/\s+/)
  return [element.tagName, ...tokens.filter(token => token !== '' && !/\d/.test(token)).sort()].join('.')
}
