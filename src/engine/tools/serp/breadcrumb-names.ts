import { type Item, isItem, textsOf } from '../../formats/structured-data/item.ts'

/** Names along the first breadcrumb of the page, in their order; empty where there is none. */
export function breadcrumbNames(items: readonly Item[]): string[] {
  const list = items.find(({ types }) => types.includes('BreadcrumbList'))
  return (list?.properties.get('itemListElement') ?? [])
    .filter(isItem)
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .flatMap(entry => {
      const inner = (entry.properties.get('item') ?? []).filter(isItem)
      return [entry, ...inner].flatMap(item => textsOf(item, 'name')).slice(0, 1)
    })
}

function positionOf(entry: Item): number {
  return Number(textsOf(entry, 'position')[0] ?? 0)
}
