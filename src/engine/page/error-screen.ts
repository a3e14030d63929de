import { foldSpace, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { startOfSeenText } from './text/text-start.ts'

/** What programs in the browser show in place of a page after an error, at the start of its text or as a heading. */
const ERROR_SCREENS: readonly RegExp[] = [
  // Next.js
  /^(?:[45]\d\d\s?)?An unexpected error has occurred\b/,
  /^Application error: a client-side exception has occurred\b/,
  /^This page couldn[’']t load\b/,
  // React Router, Remix
  /^Unexpected Application Error!/,
  /^Application Error\b/,
  // Nuxt
  /^An error occurred while rendering the page\b/,
  /^500\s?(?:Internal Server Error|Internal Error)\b/,
  // Docusaurus
  /^This page crashed\.?/,
]
/** Characters of a text that are compared, and least of a page that was sent with something to read. */
const MAX_READ = 200
const MIN_SENT = 150
/** A screen that says no more than this; what is behind it may be a list of calls. */
const MAX_SCREEN = 3000
const MAX_HEADINGS = 20

/**
 * The message of the error screen by which scripts replaced a page that was sent whole, with title, heading and text;
 * undefined where they did not.
 */
export function errorScreenOf(sent: HtmlDocument, rendered: HtmlDocument): string | undefined {
  const message = messageOf(rendered)
  if (message === undefined || messageOf(sent) !== undefined || !isWhole(sent)) return undefined
  const shown = rendered.body ? startOfSeenText(rendered.body, MAX_SCREEN) : ''
  const kept = new Set(headingsOf(rendered, 'h1'))
  const isLost = headingsOf(sent, 'h1').every(heading => !kept.has(heading))
  return isLost && shown.length < MAX_SCREEN ? message : undefined
}

function messageOf(document: HtmlDocument): string | undefined {
  const start = document.body ? startOfSeenText(document.body, MAX_READ) : ''
  const texts = [start, ...headingsOf(document, 'h1', 'h2')]
  for (const text of texts) {
    const found = ERROR_SCREENS.map(pattern => pattern.exec(text)?.[0]).find(one => one !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

function headingsOf(document: HtmlDocument, ...names: ('h1' | 'h2')[]): string[] {
  return document
    .elements(...names)
    .slice(0, MAX_HEADINGS)
    .map(heading => startOfSeenText(heading, MAX_READ))
    .filter(text => text !== '')
}

function isWhole(sent: HtmlDocument): boolean {
  const hasTitle = sent.elements('title').some(title => foldSpace(textOf(title)) !== '')
  const text = sent.body ? startOfSeenText(sent.body, MIN_SENT) : ''
  return hasTitle && headingsOf(sent, 'h1').length > 0 && text.length >= MIN_SENT
}
