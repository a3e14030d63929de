import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import type { CheckedTarget } from './verify.ts'

const PLAYERS: ReadonlySet<string> = new Set(['video', 'audio'])

/**
 * Tells the missing sources of videos and sounds that play from another one. Browsers go on to the next source there; of the
 * sources of a `<picture>` they choose one, and show a broken image where it is missing.
 *
 * @see https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm
 */
export function spareSources(targets: readonly CheckedTarget[]): (target: CheckedTarget) => boolean {
  const playing = new Set<Element>()
  for (const { state, links } of targets) {
    if (state !== 'ok') continue
    for (const link of links) {
      const player = playerOf(link)
      if (player) playing.add(player)
    }
  }
  return ({ links }) =>
    links.every(link => {
      const player = playerOf(link)
      return player !== undefined && playing.has(player)
    })
}

/** The player of which an address is one source; its own `src` leaves all others out. */
function playerOf({ element, kind }: PageLink): Element | undefined {
  if (kind !== 'media' || element.tagName !== 'source') return undefined
  const player = parentOf(element)
  return player && PLAYERS.has(player.tagName) && attribute(player, 'src') === undefined ? player : undefined
}

/** What a file is to the page, where "used" would not say it: " as a source of a video". */
export function usedAs({ kind, element }: PageLink): string {
  if (kind !== 'media') return ''
  if (element.tagName === 'track') return ' as the subtitles of a video'
  const player = element.tagName === 'source' ? parentOf(element)?.tagName : element.tagName
  return player === 'audio' ? ' as a source of a sound' : ' as a source of a video'
}
