import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import type { OwnCode } from '../../visit/script-files.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { idsNamedByPage } from './anchors.ts'

/**
 * Whether ids by which a script looks for one element are those of one; for those that links and labels name see
 * `anchors.ts`. What only styles use, or a script that takes all elements, may be there as often as it likes.
 */
export const repeatedIds = defineTopic({
  checks: {
    'id-repeated': {
      severity: 'notice',
      title: 'A script looks for an id that several elements have',
      why: 'HTML allows each id only once per page. The script finds only the first of these elements, and does nothing with the others.',
      fix: 'Give each element an id of its own, or a class by which the script finds them all.',
      help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
      example:
        '<ul id="news"></ul> … <ul id="news"></ul> <script>document.getElementById("news").append(…)</script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'id-repeated': judge(document, await ownCode(visit)) } }
  },
})

/** Characters of an id in a message. */
const MAX_ID = 60
const MAX_CLASSES = 500
/** What programs give: WordPress to the entries of a menu, however often a theme shows it, and editors to what is pasted. */
const OF_SYSTEM = /^(?:menu-item-\d+|isPasted|docs-internal-guid-[\da-f-]{1,40})$/
/** What no link leads to: generators give the style sheets of a choice, as light and dark, one id. */
const UNSHOWN = new Set(['link', 'style', 'meta', 'script'])
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

function judge(document: HtmlDocument, code: OwnCode): Judgement {
  const byId = Map.groupBy(elementsWithId(document), element => attribute(element, 'id')!)
  if (byId.size === 0) return notApplicable('no element of the page has an id')
  const named = idsNamedByPage(document)
  const repeated = [...byId].filter(([id, { length }]) => length > 1 && !named.has(id) && !OF_SYSTEM.test(id))
  if (repeated.length === 0) return pass()
  const sought = new Set(code.texts.flatMap(idsSoughtIn))
  const places = repeated
    .filter(([id, elements]) => sought.has(id) && areAlike(elements) && !isAround(elements, document))
    .map(([id, [first, second, ...others]]) => {
      const line = document.positionOf(first!)?.line
      const where = line === undefined ? '' : `; the first is in line ${line}`
      const message = `A script looks for id="${id.slice(0, MAX_ID)}", and ${others.length + 2} elements have it${where}.`
      return document.occurrence(second!, message)
    })
  if (places.length > 0) return fail(places)
  return code.isWhole ? pass() : notMeasured('a script that may look for repeated ids could not be read')
}

/**
 * Whether another element is of the kind of the first, so that a script that wants that one was meant for it too. What is
 * of another kind, such as a section below an entry of the menu, most often has its id for a style.
 */
function areAlike([first, ...others]: readonly Element[]): boolean {
  return others.some(
    other =>
      other.tagName === first!.tagName &&
      (parentOf(other) === parentOf(first!) || classesOf(other) === classesOf(first!)),
  )
}

function classesOf(element: Element): string {
  const classes = (attribute(element, 'class') ?? '').slice(0, MAX_CLASSES).trim()
  return classes.split(/\s+/).toSorted().join(' ')
}

/** Whether the first element is around all others, so that a script that takes it has all of them. */
function isAround([first, ...others]: readonly Element[], document: HtmlDocument): boolean {
  return others.every(other => document.isBelow(other, first!))
}

/** Calls that give the first element of an id: jQuery does so where the selector is nothing but the id. */
const LOOKS_FOR_ONE =
  /getElementById\(\s{0,5}["'`]([^"'`]{1,100})["'`]|\bquerySelector\(\s{0,5}["'`]([^"'`]{1,200})["'`]|(?:\$|\bjQuery)\(\s{0,5}["'`]#([\w-]{1,100})["'`]/g
const ID_IN_SELECTOR = /#([\p{L}\p{N}_-]{1,100})/gu

function idsSoughtIn(script: string): string[] {
  return Array.from(script.matchAll(LOOKS_FOR_ONE), ([, id, selector, ofJquery]) => {
    if (selector === undefined) return [id ?? ofJquery!]
    return Array.from(selector.matchAll(ID_IN_SELECTOR), ([, one]) => one!)
  }).flat()
}

/**
 * Icons that programs draw have the same ids in each copy, and nobody looks for them. Where a tag is not closed, the
 * parser makes several elements of it, which are one in the source.
 */
function elementsWithId(document: HtmlDocument): Element[] {
  const seen = new Set<number>()
  return document.withAttribute('id').filter(element => {
    const offset = element.sourceCodeLocation?.startOffset
    if (element.namespaceURI !== HTML_NAMESPACE || attribute(element, 'id') === '') return false
    if (UNSHOWN.has(element.tagName)) return false
    if (offset === undefined || seen.has(offset)) return false
    seen.add(offset)
    return true
  })
}
