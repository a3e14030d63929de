import { defineTopic } from '../../judging/tool-definition.ts'
import { cardImages } from './card-images.ts'
import { fetchedIcons } from './favicon.ts'
import type { FetchedImage } from './remote-image.ts'

/** Bytes and pixels of what is kept: a small file can be a picture that no browser has the memory for. */
const ICON = { maxBytes: 6_000, maxPx: 512 }
const CARD = { maxBytes: 32_000, maxPx: 2_400 }
/** What a result shows of an icon, on a sharp screen. */
const ICON_PX = 48

/** Formats of pixels, by their name and as media types; a drawing can keep a browser busy without end. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** The icon and the image of the social card, as far as they are small: `pictures` holds each as a data: URI. */
export const pictures = defineTopic({
  checks: {},
  async judge(visit) {
    const icons = (await fetchedIcons(visit)).flatMap(({ image }) => pictureOf(image, ICON))
    const square = icons.filter(({ width, height }) => width === height)
    const [icon] = square.toSorted((a, b) => distance(a.width) - distance(b.width))
    const cards = (await cardImages(visit)).flatMap(({ fetched }) =>
      fetched ? pictureOf(fetched, CARD) : [],
    )
    const [card] = cards
    const found = { ...(icon && { favicon: icon.source }), ...(card && { card: card.source }) }
    return { judgements: {}, ...(Object.keys(found).length > 0 && { facts: { pictures: found } }) }
  },
})

/** How far an icon is from what is shown: one that is too large is better than one that is too small. */
function distance(px: number): number {
  return px >= ICON_PX ? px - ICON_PX : 1_000 - px
}

function pictureOf(image: FetchedImage, { maxBytes, maxPx }: typeof ICON) {
  if (image.kind !== 'file' || image.file.kind !== 'raster' || image.body === undefined) return []
  const { type, width, height } = image.file
  const mediaType = Object.hasOwn(MEDIA_TYPES, type) ? MEDIA_TYPES[type] : undefined
  if (mediaType === undefined || image.body.length > maxBytes || Math.max(width, height) > maxPx) return []
  const source = `data:${mediaType};base64,${Buffer.from(image.body).toString('base64')}`
  return [{ width, height, source }]
}
