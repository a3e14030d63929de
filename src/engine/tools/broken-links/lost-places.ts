import { percentDecoded } from '../../../text/percent-decoded.ts'
import type { FragmentTargets } from '../../visit/link-check/fragment-targets.ts'
import type { Visit } from '../../visit/visit.ts'
import { shown } from './shown.ts'
import type { CheckedTarget } from './verify.ts'

/** Other pages of the site that are read for a place that is missing. */
const MAX_OTHER_PAGES = 20

/**
 * What is said of a link to a missing place, with where the place is now.
 *
 * @param name behind the `#`, as it stands in the link
 * @param places those of the page that the link leads to
 * @param targets what the page links to
 */
export async function lostPlace(
  visit: Visit,
  { url }: CheckedTarget,
  name: string,
  places: FragmentTargets,
  targets: readonly CheckedTarget[],
): Promise<string> {
  if (name.startsWith('#')) return doubledSign(name.slice(1), places)
  const message = `${shown(url)} has no element with the id "${shown(percentDecoded(name))}"`
  const now = await pageWith(visit, name, url, targets)
  return now === undefined ? message : `${message}; ${shown(now)} has one`
}

function doubledSign(name: string, places: FragmentTargets): string {
  if (name === '') return 'The URL ends in "##", which is no place on a page'
  const rest = places.has(name) ? `: "#${shown(percentDecoded(name))}" is there` : ''
  return `The URL has "##" in front of "${shown(percentDecoded(name))}"${rest}`
}

/** The one other page among those that the page links to that has a place: what several have is a part of their template. */
async function pageWith(
  visit: Visit,
  name: string,
  url: string,
  targets: readonly CheckedTarget[],
): Promise<string | undefined> {
  const others = targets.filter(
    target => target.internal && target.role === 'link' && target.state === 'ok' && target.url !== url,
  )
  const found: string[] = []
  for (const target of others.slice(0, MAX_OTHER_PAGES)) {
    const { fragments } = await visit.linkAnswer(target.url, { fragments: [name] })
    if (fragments?.has(name)) found.push(target.url)
  }
  return found.length === 1 ? found[0] : undefined
}
