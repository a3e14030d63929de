import type { HtmlDocument } from '../../formats/html/document.ts'
import type { Item } from '../../formats/structured-data/item.ts'
import { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'

/** Things that a page describes only once scripts ran; scripts may fill in values of what was sent. */
export function judgeScriptedData(before: HtmlDocument, data: StructuredData): Judgement {
  const items = data.roots.filter(({ types }) => types.length > 0)
  if (items.length === 0) return notApplicable('the page has no structured data')
  const sent = new Map<string, number>()
  for (const { types } of new StructuredData(before).items) {
    for (const type of types) sent.set(type, (sent.get(type) ?? 0) + 1)
  }
  const isNew = ({ types }: Item) => {
    const known = types.filter(type => (sent.get(type) ?? 0) > 0)
    for (const type of known) sent.set(type, sent.get(type)! - 1)
    return known.length === 0
  }
  return failWhere(
    items
      .filter(isNew)
      .map(({ types, place }) =>
        data.occurrence(place, `${types.join(' and ')} is not in the document as sent`),
      ),
  )
}
