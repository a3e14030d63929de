import { type ComponentChild, h } from 'preact'
import { shownUrl } from '../../../text/shown-url.ts'
import { counted } from '../../numbers-in-words.ts'
import type { CanonicalView, IndexabilityView, LanguageView, PlaceView } from '../../view/page/place.ts'
import { externalLink, pageLink } from '../elements.ts'
import { panel, tick, told } from './panel.ts'

/** Where a page stands on its site, and whether search engines take it in. */
export function placePanel(place: PlaceView): ComponentChild {
  return panel(
    'Place in the site',
    'place',
    h(
      'ol',
      { class: 'trail' },
      place.trail.map(({ label, page }) =>
        h('li', null, page ? h('a', { href: `#page-${page.number}` }, label) : label),
      ),
    ),
    told(placeRows(place)),
  )
}

/** The same in a few words, without its way from the start page. */
export function placeRows({
  indexable,
  inSitemap,
  canonical,
  linksIn,
  linksOut,
  languages,
  moreLanguages,
}: PlaceView): [string, ComponentChild][] {
  const rows: [string, ComponentChild][] = []
  if (indexable) rows.push(['Indexable', indexability(indexable)])
  if (canonical) rows.push(['Canonical', canonicalWords(canonical)])
  if (inSitemap !== undefined) rows.push(['Sitemap', inSitemap ? [tick(true), 'listed'] : 'not listed'])
  if (linksIn !== '') rows.push(['Linked', linksIn])
  if (linksOut !== '') rows.push(['Links', linksOut])
  if (languages.length > 0) rows.push(['Languages', languageList(languages, moreLanguages)])
  return rows
}

function indexability({ state, reasons }: IndexabilityView): ComponentChild {
  if (state === 'unknown') return `not known: ${reasons.join('; ')}`
  return state === 'yes' ? [tick(true), 'yes'] : [tick(false), `no: ${reasons.join('; ')}`]
}

function canonicalWords({ kind, url, page }: CanonicalView): ComponentChild {
  if (kind === 'absent') return 'none'
  const address = externalLink(url, shownUrl(url))
  if (kind === 'self') return ['itself, ', address]
  return page ? ['another page, ', pageLink(page)] : ['another page, ', address]
}

function languageList(languages: readonly LanguageView[], more: number): ComponentChild {
  return h(
    'ul',
    { class: 'languages' },
    languages.map(({ code, url, label, page }) =>
      h('li', null, h('b', null, code), ' ', page ? pageLink(page) : externalLink(url, label)),
    ),
    more > 0 && h('li', { class: 'soft' }, `and ${counted(more, 'more language')}`),
  )
}
