import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  hasTextOf,
  isElement,
  type Node,
  parentOf,
  textOf,
} from '../formats/html/document.ts'
import { isExecutable } from './scripts.ts'

/** A document that is only the place for what scripts make. */
export interface ScriptShell {
  /** The element that they fill: a mount point, else the body. */
  element: Element
  /** Characters of text without them. */
  characters: number
  /** What is empty: `<div id="root"> is empty`. */
  message: string
}

/** Characters of text under which a page with scripts and an empty place for them is only a shell. */
const SHELL_CHARACTERS = 250

const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed'])
const MOUNT_ID =
  /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i
/** What a mount point says until it is filled. */
const WAITING =
  /^(?:loading|please wait|just a moment|one moment|starting|initiali[sz]ing|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)/i
const MAX_WAITING_LENGTH = 60
/** Marks where frameworks put a page, which stands behind it and never in it. */
const MARKERS: ReadonlySet<string> = new Set(['router-outlet'])
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
/** Steps up to an element that hides a mount point. */
const MAX_STEPS_UP = 20

/** The shell that a document is as it was sent; undefined where it has a content of its own, or nothing to make one. */
export function scriptShellOf(document: HtmlDocument): ScriptShell | undefined {
  const { body } = document
  if (!body || !document.elements('script').some(isExecutable)) return undefined
  // What was sent with its headline may be short, but is no shell: custom elements in it may well be empty.
  if (document.elements('h1').some(heading => textOf(heading).trim() !== '')) return undefined
  if (hasTextOf(body, SHELL_CHARACTERS)) return undefined
  const characters = foldSpace(textOf(body)).length
  if (characters >= SHELL_CHARACTERS) return undefined
  const element = document.elements().find(isEmptyMount) ?? (isEmpty(body) ? body : undefined)
  if (!element) return undefined
  const id = attribute(element, 'id')
  return { element, characters, message: `<${element.tagName}${id ? ` id="${id}"` : ''}> is empty as sent` }
}

/** Whether frameworks render into an element with this id by convention. */
export function isMountPoint(id: string | undefined): boolean {
  return id !== undefined && MOUNT_ID.test(id)
}

function isEmptyMount(element: Element): boolean {
  if (element.namespaceURI !== HTML_NAMESPACE || MARKERS.has(element.tagName)) return false
  const named = element.tagName.includes('-') || isMountPoint(attribute(element, 'id'))
  return named && isEmpty(element) && !isHidden(element)
}

function isEmpty(element: Element): boolean {
  const text = foldSpace(textOf(element))
  if (text !== '' && !saysToWait(text)) return false
  const stack: Node[] = [...element.childNodes]
  for (let node = stack.pop(); node; node = stack.pop()) {
    // A spinner is an image too.
    if (text === '' && MEDIA.has(node.nodeName)) return false
    if (isElement(node)) for (const child of node.childNodes) stack.push(child)
  }
  return true
}

/** Whether a text only holds the place of what scripts have not brought yet, as "Loading…". */
export function saysToWait(text: string): boolean {
  return text.length <= MAX_WAITING_LENGTH && WAITING.test(text)
}

function isHidden(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    const style = attribute(at, 'style') ?? ''
    if (attribute(at, 'hidden') !== undefined || /(?:^|;)\s*display\s*:\s*none/i.test(style)) return true
    at = parentOf(at)
  }
  return false
}
