import { withoutFragment } from '../network/redirect-target.ts'
import { instantRedirect } from '../page/instant-redirect.ts'
import { linksOf } from '../page/links/page-links.ts'
import { scriptShellOf } from '../page/script-shell.ts'
import { comparableUrl } from '../syntax/comparable-url.ts'
import { askedAt, deploymentRoot } from '../syntax/preview.ts'
import { homePage } from './home-page.ts'
import type { Visit } from './visit.ts'

/** How servers let the same page be written: its file, its folder, with and without a slash. */
const ENDING = /(?:\/(?:index\.html?)?|\.html?)$/i

/**
 * Whether the start page of the site, as it was sent, links to the audited page or to a folder that this is in, as `/blog/` is
 * that of `/blog/a`.
 *
 * @returns undefined where the start page tells nothing: it is not there, leads on, or leaves its links to scripts
 */
export async function isLinkedFromHome(visit: Visit): Promise<boolean | undefined> {
  const { origin } = new URL(visit.url)
  const home = await homePage(visit)
  if (!home || instantRedirect(home) || scriptShellOf(home.document)) return undefined
  const own = placeOf(visit.url)
  const targets = linksOf(home.document).flatMap(({ kind, url }) =>
    kind === 'navigation' && url?.startsWith('http') ? [placeOf(askedAt(visit.preview, url))] : [],
  )
  if (targets.length === 0) return undefined
  const start = placeOf(`${deploymentRoot(visit.preview, origin)}/`)
  return targets.some(target => target === own || (target !== start && own.startsWith(`${target}/`)))
}

function placeOf(url: string): string {
  const { origin, pathname, search } = new URL(comparableUrl(withoutFragment(url)))
  return `${origin}${pathname.replace(ENDING, '')}${search}`
}
