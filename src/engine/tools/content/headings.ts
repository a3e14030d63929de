import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
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
  /** Inside an `<article>` or `<section>`. */
  sectioned: boolean
  /** Its text may be filled in by a custom element. */
  mayComeFromScript: boolean
}

/** All shown headings in document order: `h1` to `h6`, and elements with the role. */
export function headingsOf(
  document: HtmlDocument,
  { hidden, boilerplate, sectioned }: Regions,
  names: AccessibleNames,
): Heading[] {
  const headings: Heading[] = []
  for (const element of document.elements()) {
    const level = levelOf(element)
    if (level === undefined || hidden.has(element)) continue
    const { name, mayComeFromScript } = names.nameOf(element)
    headings.push({
      element,
      level,
      text: withoutPermalink(element, name),
      boilerplate: boilerplate.has(element),
      sectioned: sectioned.has(element),
      mayComeFromScript,
    })
  }
  return headings
}

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
    const level = Number(attribute(element, 'aria-level') ?? /^h([1-6])$/.exec(element.tagName)?.[1] ?? 2)
    return Number.isInteger(level) && level > 0 ? level : 2
  }
  if (role) return undefined
  const match = /^h([1-6])$/.exec(element.tagName)
  return match ? Number(match[1]) : undefined
}
