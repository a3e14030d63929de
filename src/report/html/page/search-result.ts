import { type ComponentChild, h } from 'preact'
import type { CutText, RatingView, ScreenResult, SearchResultView } from '../../view/page/search-result.ts'
import { panel, tick, told, unseen } from './panel.ts'
import type { PictureBudget } from './picture-budget.ts'

/** Sides of the icon. */
const ICON_PX = 26
const NAMES = { desktop: 'Desktop', phone: 'Phone' } as const

/** The result as search engines can show it, before and after where a baseline had another one. */
export function searchPanel(search: SearchResultView, pictures: PictureBudget): ComponentChild {
  const { screens, isHidden, icon } = search
  const drawnIcon = () => (icon !== undefined && pictures.shared(icon, ICON_PX, ICON_PX, 'icon')) || globe()
  const drawn = screens.map(screen => {
    const name = NAMES[screen.screen]
    const isChanged = Object.keys(screen.before).length > 0
    const now = figure(isChanged ? `${name}, now` : name, search, screen, drawnIcon())
    const before = isChanged && figure(`${name}, before`, search, earlier(screen), drawnIcon(), 'before')
    return h('div', { class: `on-${screen.screen}` }, before, now)
  })
  return panel(
    'Search result',
    'search',
    isHidden &&
      h('p', { class: 'kept-out' }, tick(false), 'The page asks search engines not to show it (noindex).'),
    h('div', { class: `results-drawn${isHidden ? ' is-hidden' : ''}` }, drawn),
    notes(search),
  )
}

function earlier(screen: ScreenResult): ScreenResult {
  const text = (now: CutText | undefined, before: string | null | undefined): CutText | undefined =>
    before === undefined
      ? now
      : before === null
        ? undefined
        : { shown: before, isCut: false, rest: '', px: undefined, maxPx: undefined }
  const { title, description, before } = screen
  return {
    ...screen,
    title: text(title, before.title),
    description: text(description, before.description),
  }
}

function figure(
  caption: string,
  search: SearchResultView,
  { screen, address, title, description }: ScreenResult,
  icon: ComponentChild,
  kind = '',
): ComponentChild {
  const { siteName, rating, offer } = search
  const extras = kind === '' ? [rating && ratingOf(rating), ...offer] : []
  const parts = extras.filter(Boolean).flatMap((extra, index) => (index === 0 ? [extra] : [' · ', extra]))
  return h(
    'figure',
    { class: `result ${screen} ${kind}`.trim() },
    h('figcaption', null, caption),
    h(
      'div',
      { class: 'paper' },
      h(
        'div',
        { class: 'site' },
        icon,
        h('div', null, h('span', { class: 'name' }, siteName), h('span', { class: 'address' }, address)),
      ),
      title === undefined
        ? h('p', { class: 'missing-text' }, 'No title: search engines make one up.')
        : h('div', { class: 'headline' }, title.shown),
      description === undefined
        ? h('p', { class: 'missing-text' }, 'No description: search engines take words from the page.')
        : h('p', { class: 'words' }, description.shown),
      parts.length > 0 && h('p', { class: 'extras' }, parts),
    ),
  )
}

/** What stands for a site whose icon is not at hand. */
function globe(): ComponentChild {
  return h(
    'svg',
    { class: 'icon', viewBox: '0 0 26 26', 'aria-hidden': 'true' },
    h('circle', { cx: 13, cy: 13, r: 12.5, class: 'disc' }),
    h('path', {
      d: 'M13 6a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM6 13h14M13 6c-5 4-5 10 0 14c5-4 5-10 0-14z',
      class: 'drawing',
    }),
  )
}

const STAR = 'M6 .8l1.6 3.5 3.8.4-2.9 2.6.8 3.7L6 9.1 2.7 11l.8-3.7L.6 4.7l3.8-.4z'

function ratingOf({ stars, words }: RatingView): ComponentChild {
  const row = (className: string) =>
    [0, 1, 2, 3, 4].map(index =>
      h('path', { class: className, d: STAR, transform: `translate(${index * 13} 0)` }),
    )
  return h(
    'span',
    { class: 'rating' },
    h(
      'svg',
      { class: 'stars', viewBox: '0 0 64 12', 'aria-hidden': 'true' },
      row('empty'),
      // What is beyond an inner picture is cut off.
      h('svg', { width: Math.round(stars * 130) / 10, height: 12 }, row('full')),
    ),
    unseen('Rating '),
    words,
  )
}

/** What the drawing does not say: how wide the texts are, what is cut off, and what else the result may have. */
function notes({
  widths,
  rich,
  lacking,
  retired,
  before,
  icon,
  iconAddress,
}: SearchResultView): ComponentChild {
  const lists = [
    { name: 'Rich results', items: rich },
    { name: 'Not complete', items: lacking },
    { name: 'No longer shown', items: retired },
  ]
  const lines: [string, ComponentChild][] = [
    ...widths.map(({ name, words, rests }): [string, ComponentChild] => [
      name,
      [words, rests.map(rest => h('span', { class: 'cut-off' }, 'Cut off on a ', rest))],
    ]),
    ...lists
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }): [string, ComponentChild] => [name, items.join(', ')]),
  ]
  for (const { name, words } of before) lines.push([`${name} before`, words])
  if (icon === undefined && iconAddress !== undefined) lines.push(['Icon', h('code', null, iconAddress)])
  return told(lines)
}
