import { attribute } from '../engine/formats/html/document.ts'
import { declaredCanonical } from '../engine/page/canonical-links.ts'
import { mainTextOf } from '../engine/page/text/main-text.ts'
import { regionsOf } from '../engine/page/text/regions.ts'
import { bareHost } from '../engine/syntax/preview.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { barePath } from './bare-path.ts'

/** Pages that the main text of a home page leads to, above which it is a list and calls for none of them. */
const MAX_TARGETS = 4
/** Characters of it outside links: with fewer there are links alone, and which of them is a menu is not known. */
const MIN_TEXT = 60

/**
 * Tells of a page whether the home page calls its visitors to it: the main text, apart from menus and footers, leads to few
 * pages, and this is one of them. Of no page where the home page cannot be read.
 */
export async function homeTargets(visit: Visit): Promise<(url: string) => boolean> {
  const page = await visit.htmlPage().catch(() => undefined)
  if (!page) return () => false
  const { document, url } = page
  const { elements, blocks } = mainTextOf(document, regionsOf(document))
  const text = blocks.reduce((sum, block) => sum + block.text.length - block.linkCharacters, 0)
  if (text < MIN_TEXT) return () => false
  const hosts = new Set(
    [new URL(url), declaredCanonical(page)].flatMap(one => (one ? bareHost(one.host) : [])),
  )
  const targets = new Set<string>()
  for (const link of document.elements('a')) {
    const address = elements.has(link) ? document.addressOf(attribute(link, 'href') ?? '') : undefined
    if (address && hosts.has(bareHost(address.host))) targets.add(keyOf(address))
  }
  targets.delete(keyOf(new URL(url)))
  return targets.size > MAX_TARGETS ? () => false : page => targets.has(keyOf(new URL(page)))
}

function keyOf({ pathname, search }: URL): string {
  return barePath(pathname) + search
}
