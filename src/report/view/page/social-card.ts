import { oneLine } from '../../../text/one-line.ts'
import { shownUrl } from '../../../text/shown-url.ts'
import type { PageView } from '../pages.ts'
import { factsOf, numberIn, objectIn, textIn } from './facts.ts'
import { pictureIn } from './pictures.ts'
import { hostOf } from './search-result.ts'

/** What networks and messengers make of a shared link. */
export interface SocialCardView {
  host: string
  /** Undefined where the page gives none. */
  title: string | undefined
  description: string | undefined
  image: CardImageView | undefined
  /** As the page asks X for, as `summary_large_image`; undefined where it asks for nothing. */
  twitterCard: string | undefined
}

export interface CardImageView {
  address: string
  /** As `1200 × 630 px`; empty where it is not known. */
  size: string
  /** Pixels. */
  width: number | undefined
  height: number | undefined
  /** As a data: URI; undefined where its bytes are not at hand. */
  picture: string | undefined
}

/** @returns undefined where nothing is known of it */
export function socialCard(page: Pick<PageView, 'runs' | 'url' | 'facts'>): SocialCardView | undefined {
  const serp = factsOf(page, 'serp')
  const card = objectIn(serp, 'card')
  if (card === undefined || !('title' in card || 'image' in card)) return undefined
  const [title, description, twitterCard] = ['title', 'description', 'twitterCard'].map(name =>
    textIn(card, name),
  )
  const image = objectIn(card, 'image')
  const address = textIn(image, 'url')
  const [width, height] = [numberIn(image, 'width'), numberIn(image, 'height')]
  return {
    host: hostOf(textIn(card, 'url') ?? textIn(serp, 'canonical') ?? page.url),
    title: title === undefined ? undefined : oneLine(title),
    description: description === undefined ? undefined : oneLine(description),
    image:
      address === undefined
        ? undefined
        : {
            address: shownUrl(address),
            size: width === undefined || height === undefined ? '' : `${width} × ${height} px`,
            width,
            height,
            picture: pictureIn(objectIn(serp, 'pictures'), 'card'),
          },
    twitterCard: twitterCard === undefined ? undefined : oneLine(twitterCard, 40),
  }
}
