import { MAX_OCCURRENCES } from '../../../api/failures.ts'
import { cutEnd } from '../../../text/cut.ts'
import { isItem, type Text } from '../../formats/structured-data/item.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { mediaType } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { isPlaceholderHost } from '../../syntax/placeholder-address.ts'
import { askedAt, hereOf } from '../../syntax/preview.ts'
import { leftToDeployment, whyUnknown } from '../../visit/left-to-deployment.ts'
import type { Visit } from '../../visit/visit.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'

/** The images that items name. */
export const images = defineTopic({
  checks: {
    'image-unreachable': {
      severity: 'warning',
      title: 'An image in structured data cannot be loaded',
      why: 'Rich results need an image that Google can load.',
      fix: 'Use the URL of an image that exists.',
      help: POLICIES,
      example: '"image": "https://www.example.com/gone.jpg", which answers 404',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'image-unreachable': await judgeImages(visit, read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** Addresses of which a crawler can fetch nothing. */
const UNFETCHABLE = /^\s*(?:javascript|about|data|blob|file):/i
/** Images of a page that are asked for. */
const MAX_IMAGES = 5
const IMAGE_PROPERTIES = ['image', 'logo', 'thumbnailUrl', 'photo']

async function judgeImages(visit: Visit, read: SchemaPage): Promise<Judgement> {
  const { page, lookup } = read
  const { images, unfetchable } = imagesOf(read)
  if (images.size === 0 && unfetchable.length === 0)
    return notApplicable('no item has an image URL that could be checked')
  const answers = await Promise.all(
    [...images]
      .slice(0, MAX_IMAGES)
      .map(async ([url, text]) => ({ url, text, ...(await probe(visit, url)) })),
  )
  const missing = answers.filter(({ fault }) => fault !== undefined)
  if (missing.length > 0 || unfetchable.length > 0) {
    const wrong = unfetchable
      .slice(0, MAX_OCCURRENCES)
      .map(({ text, place }) => lookup.data.occurrence(place, messageOf(text.trim())))
    const gone = missing.map(({ url, text, fault }) => ({
      ...lookup.data.occurrence(text.place, `${askedAt(page.preview, url)} ${fault}`),
      url,
    }))
    return fail([...wrong, ...gone])
  }
  const unknown = answers.find(({ unknown }) => unknown !== undefined)
  return unknown ? notMeasured(`${unknown.url} ${unknown.unknown}`) : pass()
}

/**
 * Addresses of images with where they are stated, those of the page's own host first. What is new is not yet on the host
 * that the page says to live on, at most on the preview of it.
 */
function imagesOf({ page, lookup, canonical }: SchemaPage): {
  images: Map<string, Text>
  unfetchable: Text[]
} {
  const own = new URL(page.url).host
  const production = canonical?.host
  const found = new Map<string, Text>()
  const unfetchable: Text[] = []
  for (const item of lookup.data.items) {
    const properties = lookup.isA(item, 'ImageObject') ? ['url', 'contentUrl'] : IMAGE_PROPERTIES
    for (const property of properties) {
      for (const value of lookup.values(item, property)) {
        if (isItem(value) || value.text.trim() === '') continue
        if (UNFETCHABLE.test(value.text)) {
          if (!isLoadedLater(value)) unfetchable.push(value)
          continue
        }
        if (/\s/.test(value.text.trim())) continue
        const url = page.document.resolve(value.text)
        if (!url || !/^https?:/.test(url)) continue
        const { host } = new URL(url)
        if (host !== own && host !== production && isPlaceholderHost(new URL(url))) {
          unfetchable.push(value)
          continue
        }
        if (host === production && host !== own && !hereOf(page.preview, new URL(url))) continue
        if (!found.has(url)) found.set(url, value)
      }
    }
  }
  const isOwn = (url: string) => Number(new URL(askedAt(page.preview, url)).host === own)
  return { images: new Map([...found].toSorted(([a], [b]) => isOwn(b) - isOwn(a))), unfetchable }
}

function messageOf(text: string): string {
  return UNFETCHABLE.test(text)
    ? `${cutEnd(text, 40)} is not a URL that Google can load`
    : `${cutEnd(text, 80)} has the placeholder of a template for the host`
}

/** Whether an image of the page holds a place for the one that a script will put there, which it names elsewhere. */
function isLoadedLater({ form, place: { element } }: Text): boolean {
  return form === 'url' && element.attrs.some(({ name }) => /^data-|^srcset$/.test(name))
}

async function probe(visit: Visit, url: string): Promise<{ fault?: string; unknown?: string }> {
  const { final, failure } = await visit.fetch(askedAt(visit.preview, url))
  if (!final) return { unknown: failure.message }
  const leftBy = leftToDeployment(final)
  if (leftBy !== undefined) return { unknown: whyUnknown(final.status, leftBy) }
  if (isGone(final.status)) return { fault: `answers ${final.status}` }
  if (!isSuccess(final.status)) return { unknown: `answers ${final.status}` }
  return mediaType(final) === 'text/html' ? { fault: 'is a web page, not an image' } : {}
}
