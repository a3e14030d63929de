import { type ComponentChild, h } from 'preact'
import type { LoadView, VitalView } from '../../view/page/load.ts'
import { panel } from './panel.ts'
import type { PictureBudget } from './picture-budget.ts'

/** Core Web Vitals on their scales, and what was on the screen meanwhile. */
export function loadPanel(load: LoadView, label: string, pictures: PictureBudget): ComponentChild {
  const { vitals, film, how } = load
  const isFilmShown = film.length > 0 && pictures.allows(film.map(({ picture }) => picture))
  return panel(
    'Core Web Vitals',
    'load',
    h('ul', { class: 'vitals' }, vitals.map(vitalItem)),
    isFilmShown &&
      h('h5', null, 'What the screen showed here, not slowed down, each time that it had changed'),
    isFilmShown &&
      h(
        'ol',
        { class: 'film' },
        film.map(({ after, picture }) =>
          h(
            'li',
            null,
            h('img', { src: picture, alt: `${label} after ${after}`, loading: 'lazy' }),
            h('span', null, after),
          ),
        ),
      ),
    h('p', { class: 'soft' }, how),
  )
}

function vitalItem(vital: VitalView): ComponentChild {
  const { short, name, value, rating, words, note } = vital
  return h(
    'li',
    { class: `rated-${rating}` },
    h(
      'div',
      { class: 'what' },
      h('b', null, short),
      h('span', null, note === '' ? name : `${name}, ${note}`),
    ),
    scale(vital),
    h('div', { class: 'value' }, h('strong', null, value), h('span', null, words)),
  )
}

const WIDTH = 300
const PART = WIDTH / 3
const TOP = 10
const HEIGHT = 9

/** A scale in three parts of the same width; a pointer above it shows the value. */
function scale({ short, value, words, good, poor, at }: VitalView): ComponentChild {
  const x = Math.min(WIDTH - 5, Math.max(5, Math.round(at * WIDTH)))
  const bar = (className: string, index: number) =>
    h('rect', {
      class: className,
      x: index * PART + (index === 0 ? 0 : 1),
      y: TOP,
      width: PART - 1,
      height: HEIGHT,
    })
  return h(
    'svg',
    {
      class: 'scale',
      viewBox: `0 0 ${WIDTH} 39`,
      role: 'img',
      'aria-label': `${short} is ${value}, ${words}: good up to ${good}, poor above ${poor}`,
    },
    bar('zone-good', 0),
    bar('zone-improve', 1),
    bar('zone-poor', 2),
    h('text', { x: PART, y: 36, 'text-anchor': 'middle' }, good),
    h('text', { x: 2 * PART, y: 36, 'text-anchor': 'middle' }, poor),
    h('path', { class: 'pointer', d: `M${x - 5} 0h10l-5 7.5z` }),
    h('path', { class: 'needle', d: `M${x} 6v${HEIGHT + 5}` }),
  )
}
