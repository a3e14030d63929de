import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, isElement, textOf } from '../../formats/html/document.ts'
import { NOWHERE } from './unaddressed-links.ts'

/** A link of Webflow that opens pictures over the page, with what it says of them. */
interface Lightbox {
  link: Element
  group: string
  isEmpty: boolean
}

const MAX_LINKS = 2000
const MAX_CLASSES = 500
const MAX_DATA = 50_000

/**
 * The links of Webflow's lightboxes that have no picture to open, as one place: its script does nothing when they are
 * clicked. One without a picture of its own opens those of its group.
 */
export function emptyLightboxes(document: HtmlDocument): Occurrence[] {
  const lightboxes = document.elements('a').slice(0, MAX_LINKS).flatMap(lightboxOf)
  const filled = new Set(lightboxes.filter(({ isEmpty }) => !isEmpty).map(({ group }) => group))
  const empty = lightboxes.filter(({ isEmpty, group }) => isEmpty && (group === '' || !filled.has(group)))
  const [first] = empty
  if (!first) return []
  const which =
    empty.length === 1
      ? 'This link is a lightbox without a picture'
      : `This link and ${empty.length - 1} more are lightboxes without a picture`
  return [
    document.occurrence(
      first.link,
      `${which} ("items" is empty): a click opens nothing. Add the pictures, or remove the link.`,
    ),
  ]
}

function lightboxOf(link: Element): Lightbox[] {
  const classes = (attribute(link, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/)
  if (!classes.includes('w-lightbox') || !NOWHERE.test(attribute(link, 'href') ?? '')) return []
  const data = link.childNodes.filter(isElement).find(child => child.tagName === 'script' && isData(child))
  const text = data ? textOf(data) : ''
  return text === '' || text.length > MAX_DATA ? [] : read(link, text)
}

function isData(script: Element): boolean {
  return /(?:^|\s)w-json(?:\s|$)/.test((attribute(script, 'class') ?? '').slice(0, MAX_CLASSES))
}

function read(link: Element, text: string): Lightbox[] {
  try {
    const { items, group } = JSON.parse(text) as { items?: unknown; group?: unknown }
    if (!Array.isArray(items)) return []
    return [{ link, group: typeof group === 'string' ? group : '', isEmpty: items.length === 0 }]
  } catch {
    return []
  }
}
