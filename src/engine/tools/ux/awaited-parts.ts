import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { type Judgement, notMeasured } from '../../judging/judgement.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'

/** Why nobody knows whether a script would have made links: menus are made by libraries of other hosts too. */
export async function unseenScript(
  visit: Visit,
  { scripts, unfilled }: JudgedPage,
): Promise<string | undefined> {
  if (scripts.state === 'unseen') return unfilled ?? scripts.reason
  const rendered = await ownLoading(visit)
  return rendered instanceof Error ? undefined : await layoutGap(rendered, ['Script'])
}

/**
 * A judgement of what stands in the header or the footer of a page. Where that is an empty box and a script that may fill
 * it did not come, nobody knows what visitors see there.
 */
export async function unlessAwaited(
  visit: Visit,
  page: JudgedPage,
  judgement: Judgement,
): Promise<Judgement> {
  if (judgement.outcome !== 'fail' || !awaitsPart(page.document)) return judgement
  const reason = await unseenScript(visit, page)
  return reason === undefined ? judgement : notMeasured(reason)
}

const PARTS = ['header', 'footer', 'nav', 'div', 'section', 'aside'] as const
/** What such a box is called, by its id or a class, and the attribute that names the file for it. */
const NAME =
  /^(?:(?:site|main|page|global|top)[-_]?)?(?:header|footer|nav|navbar|navigation|menu)(?:[-_]?(?:placeholder|container|include|root|mount|wrapper))?$/i
const INCLUDES = /(?:^|-)include(?:s|-html)?$/
const MAX_NAMES = 300
const MAX_ELEMENTS = 5000

function awaitsPart(document: HtmlDocument): boolean {
  return document
    .elements(...PARTS)
    .slice(0, MAX_ELEMENTS)
    .some(element => isEmpty(element) && isCalledPart(element))
}

function isCalledPart(element: Element): boolean {
  if (/^(?:header|footer|nav)$/.test(element.tagName)) return true
  if (element.attrs.some(({ name }) => INCLUDES.test(name))) return true
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.slice(0, MAX_NAMES)
  return names.split(/\s+/).some(name => NAME.test(name))
}

function isEmpty({ childNodes }: Element): boolean {
  return childNodes.every(
    node => !isElement(node) && (node.nodeName !== '#text' || !('value' in node) || node.value.trim() === ''),
  )
}
