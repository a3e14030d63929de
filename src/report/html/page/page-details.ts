import { type ComponentChild, h } from 'preact'
import type { PageDetails } from '../../view/page/page-details.ts'
import { headersPanel } from './headers.ts'
import { loadPanel } from './load.ts'
import type { PictureBudget } from './picture-budget.ts'
import { placePanel } from './place.ts'
import { redirectsPanel } from './redirects.ts'
import { screensPanel } from './screens.ts'
import { searchPanel } from './search-result.ts'
import { cardPanel } from './social-card.ts'

/** Draws what is known of one page; nothing where nothing is. */
export function pageDetails(details: PageDetails, label: string, pictures: PictureBudget): ComponentChild {
  pictures.nextPage()
  const { search, card, screens, load, redirects, headers, place, document } = details
  // The most telling pictures come first, as far as there is room for any.
  const shots = screensPanel(screens, label, pictures)
  const result = search && searchPanel(search, pictures)
  const panels = [
    place && placePanel(place),
    load && loadPanel(load, label, pictures),
    shots,
    card && cardPanel(card, pictures),
    redirects && redirectsPanel(redirects),
    headers && headersPanel(headers),
  ].filter(Boolean)
  if (!result && panels.length === 0 && document === '') return null
  return h(
    'div',
    { class: 'drawn' },
    result,
    panels.length > 0 && h('div', { class: 'panels' }, panels),
    document !== '' && h('p', { class: 'soft' }, document),
  )
}
