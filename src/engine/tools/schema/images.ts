import { isItem, type Text } from '../../formats/structured-data/item.ts'
import { type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { type FinalResponse, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { askedAt, hereOf } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { ItemLookup } from './item-lookup.ts'

/** Images of a page that are asked for. */
const MOST_IMAGES = 5
const IMAGE_PROPERTIES = ['image', 'logo', 'thumbnailUrl', 'photo']

/**
 * Asks for the images that the items name.
 *
 * @param production host that the page says to live on; what is new is not there yet, at most on the preview of it
 */
export async function judgeImages(
  visit: Visit,
  page: HtmlPage,
  lookup: ItemLookup,
  production: string | undefined,
): Promise<Judgement> {
  const images = imagesOf(lookup, page, production)
  if (images.size === 0) return notApplicable('no item names an image that could be asked for')
  const answers = await Promise.all(
    [...images]
      .slice(0, MOST_IMAGES)
      .map(async ([url, text]) => ({ url, text, ...(await probe(visit, url)) })),
  )
  const missing = answers.filter(({ fault }) => fault !== undefined)
  if (missing.length > 0) {
    const occurrences = missing.map(({ url, text, fault }) => ({
      ...lookup.data.occurrence(text.place, `${askedAt(page.preview, url)} ${fault}`),
      url,
    }))
    return { outcome: 'fail', occurrences }
  }
  const unknown = answers.find(({ unknown }) => unknown !== undefined)
  return unknown ? notMeasured(`${unknown.url} ${unknown.unknown}`) : pass()
}

/** Addresses of images with where they are stated, those of the page's own host first. */
function imagesOf(lookup: ItemLookup, page: HtmlPage, production: string | undefined): Map<string, Text> {
  const own = new URL(page.url).host
  const found = new Map<string, Text>()
  for (const item of lookup.data.items) {
    const properties = lookup.isA(item, 'ImageObject') ? ['url', 'contentUrl'] : IMAGE_PROPERTIES
    for (const property of properties) {
      for (const value of lookup.values(item, property)) {
        if (isItem(value) || value.text.trim() === '' || /\s/.test(value.text.trim())) continue
        const url = page.document.resolve(value.text)
        if (!url || !/^https?:/.test(url)) continue
        const { host } = new URL(url)
        if (host === production && host !== own && !hereOf(page.preview, new URL(url))) continue
        if (!found.has(url)) found.set(url, value)
      }
    }
  }
  const isOwn = (url: string) => Number(new URL(askedAt(page.preview, url)).host === own)
  return new Map([...found].toSorted(([a], [b]) => isOwn(b) - isOwn(a)))
}

async function probe(visit: Visit, url: string): Promise<{ fault?: string; unknown?: string }> {
  const { final, failure } = await visit.fetch(askedAt(visit.preview, url))
  if (!final) return { unknown: failure.message }
  if (final.status === 404 || final.status === 410) return { fault: `answers ${final.status}` }
  if (final.status < 200 || final.status > 299) return { unknown: `answers ${final.status}` }
  return isPage(final) ? { fault: 'is a web page and no image' } : {}
}

function isPage(response: FinalResponse): boolean {
  return mediaType(response) === 'text/html'
}
