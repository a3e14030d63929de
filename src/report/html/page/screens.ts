import { type ComponentChild, h } from 'preact'
import type { ScreenView } from '../../view/page/page-details.ts'
import { panel } from './panel.ts'
import type { PictureBudget } from './picture-budget.ts'

/** What a page looks like on a phone and on a desktop. */
export function screensPanel(
  screens: readonly ScreenView[],
  label: string,
  pictures: PictureBudget,
): ComponentChild {
  if (screens.length === 0 || !pictures.allows(screens.map(({ picture }) => picture))) return null
  return panel(
    'First screen',
    'screens',
    h(
      'div',
      { class: 'devices' },
      screens.map(({ device, picture }) =>
        h('img', { class: device, src: picture, alt: `${label} on a ${device}`, loading: 'lazy' }),
      ),
    ),
  )
}
