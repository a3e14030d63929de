import { type ComponentChild, h } from 'preact'
import type { CardImageView, SocialCardView } from '../../view/page/social-card.ts'
import { panel, told } from './panel.ts'
import type { PictureBudget } from './picture-budget.ts'

/** A shared link as networks show it, large, and as messengers do, small. */
export function cardPanel(card: SocialCardView, pictures: PictureBudget): ComponentChild {
  const { image, twitterCard } = card
  const drawn = () => {
    const { picture, width, height } = image ?? {}
    return picture === undefined ? null : pictures.shared(picture, width ?? 1200, height ?? 630, 'picture')
  }
  return panel(
    'Shared link',
    'shared',
    h(
      'div',
      { class: 'cards' },
      cardFigure('Large, as networks show it', 'large', card, drawn()),
      cardFigure('Small, as messengers show it', 'small', card, drawn()),
    ),
    told([
      ...(image
        ? [['Image', [image.size, image.size !== '' && ' · ', h('code', null, image.address)]] as const]
        : []),
      ['X', twitterCard === undefined ? 'no twitter:card' : h('code', null, twitterCard)],
    ]),
  )
}

function cardFigure(
  caption: string,
  size: 'large' | 'small',
  { host, title, description, image }: SocialCardView,
  picture: ComponentChild,
): ComponentChild {
  return h(
    'figure',
    { class: `share ${size}` },
    h('figcaption', null, caption),
    h(
      'div',
      { class: 'paper' },
      picture ?? placeholder(image, size === 'large'),
      h(
        'div',
        { class: 'text' },
        h('span', { class: 'host' }, host),
        h('strong', null, title ?? 'No title'),
        description !== undefined && h('span', { class: 'words' }, description),
      ),
    ),
  )
}

/** A frame in the shape of the picture that is not at hand, or that the page does not name. */
function placeholder(image: CardImageView | undefined, isLarge: boolean): ComponentChild {
  return h(
    'div',
    { class: `picture ${image ? 'unknown' : 'none'}` },
    h(
      'svg',
      { viewBox: '0 0 48 36', 'aria-hidden': 'true' },
      h('path', { d: 'M3 3h42v30H3zM3 27l12-11 9 8 8-7 13 11M33 12.5a3 3 0 1 0 0-.1z' }),
    ),
    isLarge && h('span', null, image ? image.size || 'Image' : 'No image'),
  )
}
