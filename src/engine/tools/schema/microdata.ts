import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { FEATURES } from './features/features.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether attributes of microdata say something. */
export const microdata = defineTopic({
  checks: {
    'microdata-unused': {
      severity: 'notice',
      title: 'Microdata attributes have no effect',
      why: 'They were meant as structured data, but search engines ignore them.',
      fix: 'Add itemscope beside itemtype, and let itemref name ids that exist, or remove them.',
      help: 'https://html.spec.whatwg.org/multipage/microdata.html#the-basic-syntax',
      example: '<div itemtype="https://schema.org/Product">, without itemscope',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    const judgements = { 'microdata-unused': judgeAttributes(page.document, lookup.data) }
    return { judgements: unlessUnfilled(page, judgements, UNSURE_UNFILLED) }
  },
})

const ATTRIBUTES = ['itemscope', 'itemprop', 'itemtype']

function judgeAttributes(document: HtmlDocument, data: StructuredData): Judgement {
  if (document.withAttribute(...ATTRIBUTES).length === 0) return notApplicable('the page has no microdata')
  const faults = new FaultList()
  // Properties without an item are what a theme brings along: nothing is lost with them, and nobody removes them.
  for (const { kind, element, message } of data.microdata.faults) {
    if (kind === 'property-outside') continue
    if (kind === 'type-without-scope' && !isOfRichResult(element)) continue
    faults.add(() => document.occurrence(element, message))
  }
  return faults.judge()
}

/** Characters of `itemtype` that are looked at. */
const MAX_TYPE = 500

/** Whether Google would show something for a type: what themes mark as a Thing or a header is lost without loss. */
function isOfRichResult(element: Element): boolean {
  const types = (attribute(element, 'itemtype') ?? '').slice(0, MAX_TYPE).trim().split(/\s+/)
  const names = types.map(type => type.split(/[/#]/).at(-1)!)
  return FEATURES.some(feature => names.some(name => feature.types.includes(name)))
}
