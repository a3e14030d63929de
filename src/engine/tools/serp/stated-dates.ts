import type { JsonObject } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { type Item, isItem, textsOf } from '../../formats/structured-data/item.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { namesItself } from '../../page/page-address.ts'
import type { MetaTexts } from './meta-texts.ts'
import type { SerpPage } from './serp-page.ts'

/** What has a date of its own, which is not that of the page that it stands on. */
const PARTS = /(?:Review|Comment|Rating|Answer|Question|Offer|ImageObject|Dataset)$/

/**
 * The dates that a page states of itself, as written: `{ published, modified, source }`, the most reliable source
 * first; null where it states none. Those of teasers, comments and reviews are of something else.
 *
 * @see https://developers.google.com/search/docs/appearance/publication-dates
 */
export function statedDates({ page, items, meta }: SerpPage): JsonObject | null {
  return datesOfItem(ownItem(items, page)) ?? datesOfMeta(meta) ?? onlyTime(page.document)
}

function datesOfItem(item: Item | undefined): JsonObject | null {
  return item ? datesFrom('structured-data', publishedOf(item), modifiedOf(item)) : null
}

function datesOfMeta(meta: MetaTexts): JsonObject | null {
  const published = meta.first('article:published_time')?.text
  const modified = meta.first('article:modified_time')?.text ?? meta.first('og:updated_time')?.text
  return datesFrom('meta', published, modified)
}

/** Several times on a page are those of several things. */
function onlyTime(document: HtmlDocument): JsonObject | null {
  const times = new Set(document.elements('time').map(element => attribute(element, 'datetime')))
  times.delete(undefined)
  times.delete('')
  return times.size === 1 ? datesFrom('time', [...times][0], undefined) : null
}

function datesFrom(
  source: string,
  published: string | undefined,
  modified: string | undefined,
): JsonObject | null {
  if (published === undefined && modified === undefined) return null
  return { published: published ?? null, modified: modified ?? null, source }
}

/** The item with a date that names the page as its own; else the only one that names no other page. */
function ownItem(items: readonly Item[], page: HtmlPage): Item | undefined {
  const dated = items.filter(
    item =>
      !item.types.some(type => PARTS.test(type)) && (publishedOf(item) ?? modifiedOf(item)) !== undefined,
  )
  const named = dated.map(item => ({ item, pages: pagesOf(item, page) }))
  const own = named.find(({ pages }) => pages.some(url => namesItself(url, page)))
  if (own) return own.item
  const unnamed = named.filter(({ pages }) => pages.length === 0)
  return unnamed.length === 1 ? unnamed[0]!.item : undefined
}

/** The pages that an item says it is on. */
function pagesOf(item: Item, page: HtmlPage): URL[] {
  const pages = (item.properties.get('mainEntityOfPage') ?? []).filter(isItem)
  const named = [item, ...pages].flatMap(one => [one.id, ...textsOf(one, 'url')])
  return [...named, ...textsOf(item, 'mainEntityOfPage')].flatMap(text => {
    const url = text === undefined ? null : URL.parse(text, page.document.baseUrl)
    return url && /^https?:$/.test(url.protocol) ? [url] : []
  })
}

function publishedOf(item: Item): string | undefined {
  return textsOf(item, 'datePublished')[0]
}

function modifiedOf(item: Item): string | undefined {
  return textsOf(item, 'dateModified')[0]
}
