import { attribute, type Element, type HtmlDocument, isElement, textOf } from '../../formats/html/document.ts'
import { isExecutable } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

/** What the header of a page and its navigation are called, as one word of a class or id. */
const NAVIGATION = /(?:^|[-_])(?:header|nav(?:bar|igation)?|menu|topbar)(?:$|[-_])|^(?:header|nav|menu)[A-Z]/
/** How scripts put markup into an element. */
const FILLS = /\.(?:append|prepend|html|load|insertAdjacentHTML|replaceWith)\s*\(|(?:inner|outer)HTML\s*\+?=/
const MAX_ELEMENTS = 2000
const MAX_NAMES = 200
const MAX_SCRIPTS = 1_000_000

/**
 * The empty element of a page into which its own scripts write the navigation, as far as they say so: where a library that
 * they need did not come, nobody sees them do it.
 */
export async function scriptedNavigation(
  visit: Visit,
  sent: HtmlDocument,
): Promise<{ element: Element; name: string } | undefined> {
  const empty = sent
    .elements('header', 'nav', 'div')
    .slice(0, MAX_ELEMENTS)
    .flatMap(element => {
      const name = namesOf(element).find(word => NAVIGATION.test(word))
      const isEmpty = !element.childNodes.some(isElement) && startOfSeenText(element, 1).trim() === ''
      return name !== undefined && isEmpty ? [{ element, name }] : []
    })
  if (empty.length === 0) return undefined
  const inline = sent
    .elements('script')
    .filter(script => isExecutable(script) && attribute(script, 'src') === undefined)
  const scripts = [...inline.map(textOf), ...(await ownScriptFiles(visit)).map(({ text }) => text)]
    .join('\n')
    .slice(0, MAX_SCRIPTS)
  if (!FILLS.test(scripts)) return undefined
  const words = new Set(scripts.match(/[\w-]{3,60}/g))
  return empty.find(({ name }) => words.has(name))
}

function namesOf(element: Element): string[] {
  return `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`
    .slice(0, MAX_NAMES)
    .split(/\s+/)
    .filter(name => name !== '')
}
