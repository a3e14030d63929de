import { percentDecoded } from '../../../text/percent-decoded.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  type Node,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Attributes of links that scripts make into switches of something on the page. */
const SWITCHES = [
  ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
  ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
]

/** Characters of a text that are compared. */
const MAX_TEXT = 60
/** Steps up from an element to one around it. */
const MAX_STEPS_UP = 20

/** Whether an id that links and labels of the page name is that of one element. */
export const anchors = defineTopic({
  checks: {
    'anchor-ambiguous': {
      severity: 'notice',
      title: 'Links lead to an id that several elements have',
      why: 'They all lead to the first of these elements. Visitors cannot reach the others.',
      fix: 'Give each element an id of its own.',
      help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
      example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
    },
    'label-ambiguous': {
      severity: 'warning',
      title: 'A label or aria-labelledby names an id that several elements have',
      why: 'Browsers take the first of these elements: a click on the label goes there, the other field has no label, and an aria-labelledby reads out the wrong text.',
      fix: 'Give each element an id of its own, and name that id in the label.',
      help: 'https://html.spec.whatwg.org/multipage/forms.html#attr-label-for',
      example:
        '<label for="mail">Mail</label><input id="mail"> … <label for="mail">Mail</label><input id="mail">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownJudgedPage(visit)
    return {
      judgements: { 'anchor-ambiguous': judgeAnchors(document), 'label-ambiguous': judgeLabels(document) },
    }
  },
})

function judgeAnchors(document: HtmlDocument): Judgement {
  const wanted = pageAnchors(document, (link, id) => !isMarkOf(link, id))
  if (wanted.size === 0) return notApplicable('no link leads to a place on the page')
  const byId = elementsById(document, wanted)
  if (byId.size === 0) return notApplicable('none of the places that the page links to is there')
  const others = [...byId].flatMap(([id, [first, ...others]]) =>
    others
      .filter(element => !isBeginning(element, first!) && !isInHeadingOf(element, first!))
      .map(element => {
        const line = document.positionOf(first!)?.line
        const where =
          line === undefined ? 'the first element with this id' : `the <${first!.tagName}> in line ${line}`
        return document.occurrence(
          element,
          `Links to #${id} lead to ${where}, not to this <${element.tagName}>.`,
        )
      }),
  )
  return failWhere(others)
}

/** Whether an element is what another begins with: whoever is led to one of them sees both. */
function isBeginning(element: Element, other: Element): boolean {
  let at = element
  for (let step = 0; step < MAX_STEPS_UP; step++) {
    if (at === other) return true
    const parent = parentOf(at)
    if (!parent || parent.childNodes.find(isSeen) !== at) return false
    at = parent
  }
  return false
}

/** Whether two elements are in one heading, so that whoever is led to one of them sees both. */
function isInHeadingOf(element: Element, other: Element): boolean {
  const heading = headingAround(element)
  return heading !== undefined && heading === headingAround(other)
}

function headingAround(element: Element): Element | undefined {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (/^h[1-6]$/.test(at.tagName)) return at
  return undefined
}

/** Whether a node is more than a comment or the space between elements. */
function isSeen(node: Node): boolean {
  return isElement(node) || (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '')
}

/** Elements that a label can be for. */
const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])

/** Attributes by which an element takes its name or description from others. */
const NAMING = ['aria-labelledby', 'aria-describedby']

/** Ids that several elements have matter where something names one of them. */
function judgeLabels(document: HtmlDocument): Judgement {
  const labelled = namedBy(document.elements('label'), 'for')
  const naming = NAMING.flatMap(name => [...namedBy(document.elements(), name)])
  const byId = elementsById(document, new Set([...labelled, ...naming]))
  if (labelled.size + naming.length === 0)
    return notApplicable('no label of the page names an element by its id')
  const fields = [...labelled].flatMap(id => {
    const [first, ...others] = byId.get(id) ?? []
    const message = `The label for="${id}" belongs to the first element with this id, a <${first?.tagName}>.`
    return others
      .filter(element => isField(element) && !isLabelled(element))
      .map(element => document.occurrence(element, message))
  })
  const texts = [...new Set(naming)].flatMap(id => {
    const [first, ...others] = byId.get(id) ?? []
    const said = first && startOfSeenText(first, MAX_TEXT)
    const message = `An ARIA attribute that names id="${id}" gets the text of the first element with it: "${said}".`
    return others
      .filter(element => startOfSeenText(element, MAX_TEXT) !== said)
      .map(element => document.occurrence(element, message))
  })
  return failWhere([...fields, ...texts])
}

/** The ids in an attribute of some elements. */
function namedBy(elements: readonly Element[], name: string): ReadonlySet<string> {
  const ids = elements.flatMap(element => attribute(element, name)?.split(/\s+/) ?? [])
  return new Set(ids.filter(id => id !== ''))
}

function isField(element: Element): boolean {
  return LABELABLE.has(element.tagName) && attribute(element, 'type')?.toLowerCase() !== 'hidden'
}

/** Whether something else names a field. */
function isLabelled(field: Element): boolean {
  if (['aria-label', 'aria-labelledby'].some(name => attribute(field, name) !== undefined)) return true
  let at = parentOf(field)
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (at.tagName === 'label' || attribute(at, 'hidden') !== undefined) return true
    at = parentOf(at)
  }
  return false
}

/** Ids that links and labels of the page, and ARIA, name. */
export function idsNamedByPage(document: HtmlDocument): ReadonlySet<string> {
  const naming = NAMING.flatMap(name => [...namedBy(document.elements(), name)])
  return new Set([...pageAnchors(document), ...namedBy(document.elements('label'), 'for'), ...naming])
}

function elementsById(document: HtmlDocument, wanted: ReadonlySet<string>): Map<string, Element[]> {
  const byId = new Map<string, Element[]>()
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id === undefined || !wanted.has(id)) continue
    const same = byId.get(id)
    if (same) same.push(element)
    else byId.set(id, [element])
  }
  return byId
}

/** Steps up from the sign of a heading to the heading. */
const MAX_STEPS_TO_PLACE = 4

/**
 * Whether a link is in the place that it names, as the sign that generators put beside a heading: whoever clicks it is
 * there, and a list of articles may show the heading "Summary" of each.
 */
function isMarkOf(link: Element, id: string): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_PLACE; step++, at = parentOf(at))
    if (attribute(at, 'id') === id) return true
  return false
}

/** The ids on the page that its own links lead to, or those of them that count. */
function pageAnchors(
  document: HtmlDocument,
  counts: (link: Element, id: string) => boolean = () => true,
): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const link of document.elements('a', 'area')) {
    const href = attribute(link, 'href')?.trim()
    if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:')) continue
    if (SWITCHES.some(name => attribute(link, name) !== undefined)) continue
    const id = percentDecoded(href.slice(1))
    if (counts(link, id)) ids.add(id)
  }
  return ids
}
