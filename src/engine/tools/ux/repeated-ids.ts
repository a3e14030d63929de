import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { idsNamedByPage } from './anchors.ts'

/** Whether ids that nothing on the page names are those of one element each; for the others see `anchors.ts`. */
export const repeatedIds = defineTopic({
  checks: {
    'id-repeated': {
      severity: 'notice',
      title: 'Several elements have the same id',
      why: 'HTML allows an id once in a page. A script that looks for it finds only the first of them, and so does a link to this place.',
      fix: 'Give each element an id of its own, and style what is alike by a class.',
      help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
      example: '<a id="social" href="…">…</a> <a id="social" href="…">…</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'id-repeated': judge(document) } }
  },
})

/** Characters of an id in a message. */
const MAX_ID = 60
/** What programs give: WordPress to the entries of a menu, however often a theme shows it, and editors to what is pasted. */
const OF_SYSTEM = /^(?:menu-item-\d+|isPasted|docs-internal-guid-[\da-f-]{1,40})$/
/** What no link leads to: generators give the style sheets of a choice, as light and dark, one id. */
const UNSHOWN = new Set(['link', 'style', 'meta', 'script'])
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

function judge(document: HtmlDocument): Judgement {
  const byId = Map.groupBy(elementsWithId(document), element => attribute(element, 'id')!)
  if (byId.size === 0) return notApplicable('no element of the page has an id')
  const named = idsNamedByPage(document)
  return failWhere(
    [...byId].flatMap(([id, [first, second, ...others]]) => {
      if (!second || named.has(id) || OF_SYSTEM.test(id)) return []
      const line = document.positionOf(first!)?.line
      const where = line === undefined ? '' : `; the first is in line ${line}`
      const message = `${others.length + 2} elements have id="${id.slice(0, MAX_ID)}"${where}.`
      return [document.occurrence(second, message)]
    }),
  )
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
