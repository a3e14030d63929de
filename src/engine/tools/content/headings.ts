import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet } from '../../formats/html/element-set.ts'
import type { Regions } from '../../page/text/regions.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import type { AccessibleNames } from './accessible-name.ts'

export interface Heading {
  element: Element
  /** 1 to 6, or what `aria-level` says. */
  level: number
  /** Text with the alternative texts of images; empty where there is none. */
  text: string
  /** Part of the navigation, a footer or an aside. */
  boilerplate: boolean
  /** Inside a carousel or a band of text that runs by, which repeat what they show. */
  inCarousel: boolean
  /** Its text may be filled in by a custom element. */
  mayComeFromScript: boolean
}

/** All shown headings in document order: `h1` to `h6`, and elements with the role. */
export function headingsOf(
  document: HtmlDocument,
  { hidden, boilerplate }: Regions,
  names: AccessibleNames,
): Heading[] {
  const headings: Heading[] = []
  const rotating = new ElementSet(document)
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if ((parent && rotating.has(parent)) || isCarousel(element)) rotating.add(element)
    const level = levelOf(element)
    if (level === undefined || hidden.has(element)) continue
    const { name, mayComeFromScript } = names.nameOf(element)
    headings.push({
      element,
      level,
      text: withoutPermalink(element, name),
      boilerplate: boilerplate.has(element),
      inCarousel: rotating.has(element),
      mayComeFromScript,
    })
  }
  return headings
}

/** Words in `class` by which carousels are known. */
const CAROUSEL =
  /(?:^|[\s_-])(?:carousel|swiper|slick|slider|slideshow|splide|glide|owl|flickity|embla|keen|marquee|ticker)(?=$|[\s_-])/i
/** Characters of a list of classes that are looked at. */
const MAX_CLASSES = 2000

function isCarousel(element: Element): boolean {
  if (element.attrs.length === 0) return element.tagName === 'marquee'
  const names = attribute(element, 'class')
  return (
    element.tagName === 'marquee' ||
    attribute(element, 'aria-roledescription')?.trim().toLowerCase() === 'carousel' ||
    (names !== undefined && CAROUSEL.test(names.slice(0, MAX_CLASSES)))
  )
}

const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, level]))
/** Nodes of a heading among which a link to it is looked for. */
const MAX_HEADING_NODES = 500

/** Documentation puts a link to the heading itself behind its text, which is not part of it. */
function withoutPermalink(element: Element, name: string): string {
  if (!/[#¶§🔗]$/u.test(name)) return name
  let linked = false
  for (const node of [element, ...firstNodes(element, MAX_HEADING_NODES)]) {
    if (isElement(node) && node.tagName === 'a' && attribute(node, 'href')?.startsWith('#')) {
      linked ||= /^[#¶§🔗]$/u.test(startOfSeenText(node, 10))
    }
  }
  return linked ? name.replace(/[#¶§🔗]$/u, '').trimEnd() : name
}

function levelOf(element: Element): number | undefined {
  const role = attribute(element, 'role')?.trim().toLowerCase()
  if (role === 'heading') {
    const level = Number(attribute(element, 'aria-level') ?? LEVELS.get(element.tagName) ?? 2)
    return Number.isInteger(level) && level > 0 ? level : 2
  }
  if (role) return undefined
  return LEVELS.get(element.tagName)
}
