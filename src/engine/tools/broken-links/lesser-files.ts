import { attribute } from '../../formats/html/document.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isInSheetFile } from './sheet-images.ts'
import type { CheckedTarget } from './verify.ts'

/**
 * Whether only styles name a file, which no element imports: it is decoration, and the page has its content without it.
 * What an element names in its own style is more often a picture of the content, unless it is a part of the page.
 */
export function isOfStyle({ url, links }: CheckedTarget): boolean {
  if (links.every(isInSheetFile)) return true
  if (/\.css$/i.test(URL.parse(url)?.pathname ?? '')) return false
  return links.every(
    link =>
      link.kind === 'asset' && (isInSheetFile(link) || link.element.tagName === 'style' || isBackdrop(link)),
  )
}

/** Elements that are a part of a page, behind which a picture lies as its background. */
const PARTS: ReadonlySet<string> = new Set(['body', 'header', 'main', 'section', 'footer', 'aside', 'nav'])

function isBackdrop({ element, place }: PageLink): boolean {
  return place === 'style' && PARTS.has(element.tagName)
}

/** Classes and names of what turns while a form is sent. */
const SPINNER = /(?:^|[\s/_-])(?:ajax-?loader|loader|loading|spinner)(?:$|[\s._-])/i
const MAX_SIGNS = 500

/** Whether a file is the sign of waiting that a script shows for a moment, and the page hides it until then. */
export function isHiddenSpinner({ links }: CheckedTarget): boolean {
  return links.every(({ kind, element }) => {
    if (kind !== 'image' || !HIDDEN.test((attribute(element, 'style') ?? '').slice(0, MAX_SIGNS)))
      return false
    return ['class', 'src'].some(name => SPINNER.test((attribute(element, name) ?? '').slice(-MAX_SIGNS)))
  })
}

const HIDDEN = /(?:visibility\s{0,5}:\s{0,5}hidden|display\s{0,5}:\s{0,5}none)/i

/** Whether a file is one of Flash, which no browser has asked for since 2021; `mobile/plugin-content` tells of its place. */
export function isOfFlash({ url }: CheckedTarget): boolean {
  return /\.swf$/i.test(URL.parse(url)?.pathname ?? '')
}

/** Blocks that hold the place of words, and nothing that is one. */
const BLOCKS = /^(?=.{0,300}[█▓▒░]{3})[^\p{L}]*$/u
const MAX_BLOCKS = 300

/** Whether all links to an address stand in entries whose data is still to come: it is made of a value that is not there. */
export function isOfSkeleton({ url, links }: CheckedTarget): boolean {
  if (!/\/(?:undefined|null)\/?$/.test(URL.parse(url)?.pathname ?? '')) return false
  return links.every(({ element }) => BLOCKS.test(startOfSeenText(element, MAX_BLOCKS)))
}
