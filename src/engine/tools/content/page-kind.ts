import { attribute, type Element, type HtmlDocument, textOf } from '../../visit/document.ts'
import type { MainText } from './main-text.ts'
import type { Regions } from './regions.ts'
import {
  FORM_FIELDS,
  LISTING_ARTICLES,
  LISTING_LINK_SHARE,
  LISTING_LINKS,
  SHELL_WORDS,
  THIN_WORDS,
} from './thresholds.ts'

/** What a page is there for, as far as it decides how much text one may expect. */
export type PageKind = 'home' | 'listing' | 'form' | 'text'

export function pageKindOf(document: HtmlDocument, main: MainText, words: number): PageKind {
  if (isListing(main)) return 'listing'
  if (words < THIN_WORDS && fieldsIn(main) >= FORM_FIELDS) return 'form'
  return HOME.test(new URL(document.url).pathname) ? 'home' : 'text'
}

/** The root of a site, or of one language of it. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i

function isListing({ blocks, elements }: MainText): boolean {
  let links = 0
  let articles = 0
  for (const element of elements) {
    if (element.tagName === 'a' && attribute(element, 'href') !== undefined) links++
    if (element.tagName === 'article') articles++
  }
  if (articles >= LISTING_ARTICLES) return true
  const all = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0)
  return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio'])

/** Fields to fill in. A password or, in a content of its own, a search makes a form alone. */
function fieldsIn({ elements, foundBy }: MainText): number {
  let fields = 0
  for (const element of elements) {
    if (element.tagName === 'textarea' || element.tagName === 'select') fields++
    if (element.tagName !== 'input') continue
    const type = attribute(element, 'type')?.trim().toLowerCase() ?? 'text'
    const search = type === 'search' || /^(?:q|query)$/.test(attribute(element, 'name') ?? '')
    if (type === 'password') fields += FORM_FIELDS
    else if (search) fields += foundBy === 'body' ? 0 : FORM_FIELDS
    else if (!NOT_TYPED.has(type)) fields++
  }
  return fields
}

/** Reason why a page as sent cannot be judged: scripts put its content in. Undefined where the content is there. */
export function scriptShell(
  document: HtmlDocument,
  main: MainText,
  regions: Regions,
  words: number,
): string | undefined {
  if (words >= SHELL_WORDS || !document.elements('script').some(isExecutable)) return undefined
  const mount = document.elements().find(element => {
    if (regions.hidden.has(element)) return false
    if (!element.tagName.includes('-') && !isMountPoint(attribute(element, 'id'))) return false
    return textOf(element).trim() === '' && !element.childNodes.some(node => MEDIA.has(node.nodeName))
  })
  if (!mount && main.allBlocks.length > 0) return undefined
  const where = mount ? `<${mount.tagName}${idOf(mount)}> is empty` : 'its body is empty'
  return `the content appears only after scripts (${where}; ${words} words without them), which takes a browser`
}

const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe'])

/** Elements that frameworks render into by convention. */
function isMountPoint(id: string | undefined): boolean {
  return (
    id !== undefined &&
    /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i.test(
      id,
    )
  )
}

function isExecutable(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
}

function idOf(element: Element): string {
  const id = attribute(element, 'id')
  return id ? ` id="${id}"` : ''
}
