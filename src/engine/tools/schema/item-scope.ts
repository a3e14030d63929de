import { type Item, type ItemPosition, isReference } from '../../formats/structured-data/item.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'

/** What an item is on its page: what the page is about, an entry of a list, or a part of another item. */
export type ItemScope = 'page' | 'list' | 'part'

/** Properties that lead from a page or site to what it is about or who is behind it. Others make an item a part. */
const PAGE_PROPERTIES = new Set(
  'mainEntity mainEntityOfPage about subjectOf isPartOf hasPart breadcrumb primaryImageOfPage publisher provider copyrightHolder sourceOrganization worksFor'.split(
    ' ',
  ),
)
const LIST_PROPERTIES = new Set(['itemListElement', 'item'])

/** The scope of every item of a page. */
export function scopesOf(data: StructuredData): ReadonlyMap<Item, ItemScope> {
  const usedAsPart = new Set<string>()
  const listed = new Set<string>()
  for (const { item, property } of data.positions) {
    if (!isReference(item) || property === undefined) continue
    if (LIST_PROPERTIES.has(property)) listed.add(item.id!)
    else if (!PAGE_PROPERTIES.has(property)) usedAsPart.add(item.id!)
  }
  const scope = ({ item, property }: ItemPosition): ItemScope => {
    if (property === undefined) {
      if (item.id !== undefined && listed.has(item.id)) return 'list'
      return item.id !== undefined && usedAsPart.has(item.id) ? 'part' : 'page'
    }
    if (property === 'mainEntity') return 'page'
    return LIST_PROPERTIES.has(property) ? 'list' : 'part'
  }
  return new Map(data.positions.map(position => [position.item, scope(position)]))
}
