import { isLoopback } from '../../../net/host-kind.ts'
import { textOf } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import { type CssUse, cssUses } from '../../page/links/css-urls.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { referringPage } from './page-targets.ts'

/** An address of the site whose first slash stands twice, so that browsers take its first folder for a host. */
export interface DoubledRoot {
  /** The host that browsers ask. */
  host: string
  /** What was meant, which the site has. */
  meant: URL
  /** Whether a style sheet names it beside other sources of the same font, so that nothing is lost. */
  isSpare: boolean
}

/** A host of one word, which is no name of a public host, and a path. */
const ONE_WORD = /^\/\/([a-z][\w-]{0,62})\/./i
/** Most addresses that are asked for. */
const MAX_ASKED = 20

/** The links of the audited page that are such, with what was meant: only what is there shows that a slash was mistyped. */
export const doubledRoots = perVisit(async (visit): Promise<ReadonlyMap<PageLink, DoubledRoot>> => {
  const { links } = await referringPage(visit)
  const isSpare = spareSources()
  const candidates = links.flatMap(link => {
    const href = link.href.trim()
    const host = ONE_WORD.exec(href)?.[1]
    const meant = host === undefined ? undefined : link.document.addressOf(href.slice(1))
    if (host === undefined || !meant || isLoopback(host)) return []
    return [{ link, root: { host, meant, isSpare: isSpare(link) } }]
  })
  const asked = [...new Set(candidates.map(({ root }) => root.meant.href))].slice(0, MAX_ASKED)
  const there = new Set<string>()
  const asking = asked.map(async url => {
    const { status, failure } = await visit.linkAnswer(url)
    if (!failure && status !== null && isSuccess(status)) there.add(url)
  })
  await Promise.all(asking)
  const found = candidates.filter(({ root }) => there.has(root.meant.href))
  return new Map(found.map(({ link, root }) => [link, root]))
})

/** Formats of fonts that no browser of today reads, so that a font is lost with its last other source. */
const PAST_FORMAT = /\.(?:eot|svg)(?:[?#]|$)/i

/** Tells whether a style sheet of the page names a font at an address beside another one that browsers can use. */
function spareSources(): (link: PageLink) => boolean {
  const known = new Map<PageLink['element'], readonly CssUse[]>()
  return ({ element, place, href }) => {
    if (element.tagName !== 'style' || place !== 'text') return false
    const uses = known.get(element) ?? cssUses(textOf(element))
    known.set(element, uses)
    const own = uses.filter(({ url }) => url === href)
    return own.every(
      ({ preludes, block }) =>
        /^@font-face\b/i.test(preludes.at(-1) ?? '') &&
        uses.some(use => use.block === block && !use.url.startsWith('//') && !PAST_FORMAT.test(use.url)),
    )
  }
}
