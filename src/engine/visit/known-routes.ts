import { isGone } from '../network/status.ts'
import { openHtml } from '../page/open-html.ts'
import { fetchOwnMissingPage } from './missing-page.ts'
import { perVisit } from './per-visit.ts'
import { readScriptFiles } from './script-files.ts'
import type { Visit } from './visit.ts'

/** Bytes of a script in which routes are looked for. */
const MAX_BYTES = 3_000_000
/** What follows the path of a route in the table of a router, and no entry of a menu. */
const OF_ROUTE = /^\s*,\s*(?:redirect|component|components|element|beforeEnter|loader|lazy|children)\s*:/
/** Characters behind a path that are looked at, and places of one path. */
const MAX_BEHIND = 40
const MAX_PLACES = 50

/**
 * Tells the missing addresses that a router of the page knows, as that of VuePress, which has a path with and one without
 * `.html` for each page: a click on a link shows the page, and only its address answers 404. The 404 page runs the same scripts.
 */
export const knownRoutes = perVisit(async (visit): Promise<(url: string) => boolean> => {
  const texts = await sharedScripts(visit)
  const { preview } = visit
  return url => {
    const { pathname } = new URL(url)
    const home = preview?.home ?? ''
    const paths = new Set([
      pathname,
      pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : pathname,
    ])
    return texts.some(text => [...paths].some(path => hasRoute(text, path)))
  }
})

async function sharedScripts(visit: Visit): Promise<string[]> {
  const missing = await fetchOwnMissingPage(visit)
  if (!missing?.final || !isGone(missing.final.status)) return []
  const page = openHtml(missing.final, visit.preview)
  if (!page) return []
  const read = (url: string) => visit.fetchForSite(url)
  const ofMissing = new Set((await readScriptFiles(page, read, MAX_BYTES)).map(({ url }) => url))
  if (ofMissing.size === 0) return []
  const own = await readScriptFiles(await visit.htmlPage(), read, MAX_BYTES)
  return own.filter(({ url }) => ofMissing.has(url)).map(({ text }) => text)
}

function hasRoute(text: string, path: string): boolean {
  for (const quote of ['"', "'", '`']) {
    const literal = `path:${quote}${path}${quote}`
    let at = text.indexOf(literal)
    for (let place = 0; at >= 0 && place < MAX_PLACES; place++, at = text.indexOf(literal, at + 1)) {
      const end = at + literal.length
      if (!/\w/.test(text[at - 1] ?? '') && OF_ROUTE.test(text.slice(end, end + MAX_BEHIND))) return true
    }
  }
  return false
}
