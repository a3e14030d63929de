import type { Occurrence } from '../../../api/results.ts'
import { isSuccess } from '../../network/status.ts'
import { isSharedHost } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { referringPage } from './page-targets.ts'
import { sheetsOf } from './sheet-images.ts'
import { shown } from './shown.ts'

/** Style sheets of a page that are read for it, and bytes of one. */
const MAX_SHEETS = 10
const MAX_BYTES = 2_000_000
const NAMED: ReadonlySet<string> = new Set(['Image', 'Font'])

/**
 * Images and fonts that style sheets name by an address from the root of the host, which does not fit the folder that the
 * site is in on production. Chrome loaded them here: the page has the styles that name them.
 */
export async function outsideInSheets(visit: Visit): Promise<Occurrence[]> {
  const { page, site, links } = await referringPage(visit)
  const { preview, page: own } = site
  if (page.scripts.state !== 'seen' || !preview || preview.isHomeGuessed) return []
  const { home, origin, base, host } = preview
  if (home === '' || base !== '' || !isSharedHost(host ?? '')) return []
  const { requests } = page.scripts.rendered
  const sheets = sheetsOf(requests, links)
  const named = new Map<string, Set<string>>()
  for (const { url, type, status, inFrame, namedIn } of requests) {
    const address = URL.parse(url)
    if (!NAMED.has(type) || inFrame || status !== 200 || address?.origin !== own.origin) continue
    if (namedIn === undefined || !sheets.has(namedIn) || `${address.pathname}/`.startsWith(`${home}/`))
      continue
    if (URL.parse(namedIn)?.origin !== own.origin) continue
    named.set(namedIn, (named.get(namedIn) ?? new Set()).add(`${address.pathname}${address.search}`))
  }
  const places: Occurrence[] = []
  for (const [sheet, paths] of [...named].slice(0, MAX_SHEETS)) {
    const { final } = await visit.fetch(sheet)
    if (!final || !isSuccess(final.status) || final.body.length > MAX_BYTES) continue
    const text = final.body.toString('utf8')
    const { document, element } = sheets.get(sheet)!
    for (const path of paths) {
      if (!['', '"', "'"].some(quote => text.includes(`url(${quote}${path}`))) continue
      const message = `${shown(path)} in ${shown(new URL(sheet).pathname)} is ${shown(`${origin}${path}`)} on production, and the site is in ${home}/.`
      places.push(document.occurrence(element, message, new URL(path, own).href))
    }
  }
  return places
}
