import { attribute, foldSpace, type HtmlDocument, textOf } from '../../visit/document.ts'

/** An object of a page's JSON-LD with the types that it names, without their vocabulary. */
export interface StructuredItem {
  types: readonly string[]
  properties: Readonly<Record<string, unknown>>
}

/** Most objects that are looked at. */
const MAX_ITEMS = 5000

/** All typed objects in the JSON-LD of a page, nested ones behind those that hold them. Broken blocks are skipped. */
export function structuredItems(document: HtmlDocument): StructuredItem[] {
  const pending: unknown[] = document
    .elements('script')
    .filter(script => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attribute(script, 'type') ?? ''))
    .map(script => parseJson(textOf(script)))
  const items: StructuredItem[] = []
  for (let at = 0; at < pending.length && items.length < MAX_ITEMS; at++) {
    const value = pending[at]
    if (Array.isArray(value)) pending.push(...value.slice(0, MAX_ITEMS))
    if (!isObject(value)) continue
    const types = texts(value['@type']).map(type => type.replace(/^.*[/#:]/, ''))
    if (types.length > 0) items.push({ types, properties: value })
    pending.push(...Object.values(value).filter(inner => typeof inner === 'object' && inner !== null))
  }
  return items
}

/** Names of types in the microdata of a page. */
export function microdataTypes(document: HtmlDocument): string[] {
  return document
    .elements()
    .flatMap(element => (attribute(element, 'itemtype') ?? '').split(/\s+/))
    .filter(Boolean)
    .map(type => type.replace(/^.*[/#]/, ''))
}

/** Texts of a property that may hold one or several. */
export function texts(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values
    .filter(one => typeof one === 'string')
    .map(foldSpace)
    .filter(Boolean)
}

/** Names along the first breadcrumb of the page, in their order; empty where there is none. */
export function breadcrumbNames(items: readonly StructuredItem[]): string[] {
  const list = items.find(({ types }) => types.includes('BreadcrumbList'))?.properties['itemListElement']
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
    .flatMap(entry => {
      const item = entry['item']
      return texts(entry['name'] ?? (isObject(item) ? item['name'] : undefined)).slice(0, 1)
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
