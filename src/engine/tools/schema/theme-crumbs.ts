import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import type { Item, Value } from '../../formats/structured-data/item.ts'

const GENERATOR = /^docusaurus\b/i
const CRUMB = /(?:^|\s)breadcrumbs__item(?:\s|$)/
const MAX_VALUE = 500

/** Whether a page says that Docusaurus made it. */
export function isOfDocusaurus(document: HtmlDocument): boolean {
  return document
    .elements('meta')
    .some(
      meta =>
        attribute(meta, 'name')?.trim().toLowerCase() === 'generator' &&
        GENERATOR.test((attribute(meta, 'content') ?? '').slice(0, MAX_VALUE).trim()),
    )
}

/**
 * Whether a property of a breadcrumb is the position of a category without a page: the theme of Docusaurus writes it right
 * into the list, as its entry is no item. No owner of a site can put it elsewhere, and search engines read the other ones.
 */
export function isPositionOfCategory({ types }: Item, property: string, values: readonly Value[]): boolean {
  return (
    property === 'position' &&
    types.includes('BreadcrumbList') &&
    values.every(({ place }) => isInCrumb(place.element))
  )
}

function isInCrumb(element: Element): boolean {
  const entry = parentOf(element)
  return (
    element.tagName === 'meta' &&
    entry?.tagName === 'li' &&
    attribute(entry, 'itemscope') === undefined &&
    CRUMB.test((attribute(entry, 'class') ?? '').slice(0, MAX_VALUE))
  )
}
