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

/** Tells of a page what the home page has to do with it. */
export interface HomeLinks {
  /**
   * Whether it calls its visitors to it: the main text, apart from menus and footers, leads to few pages, and this is one
   * of them.
   */
  isHomeTarget(url: string): boolean
  /** Whether anything on it leads to it, such as its menu. */
  isHomeLink(url: string): boolean
}

const NO_LINKS: HomeLinks = { isHomeTarget: () => false, isHomeLink: () => false }

/** What a home page, as sent, says of the other pages; nothing where it cannot be read. */
export async function homeLinks(visit: Visit): Promise<HomeLinks> {
  const page = await visit.htmlPage().catch(() => undefined)
  if (!page) return NO_LINKS
  const { document, url } = page
  const { elements, blocks } = mainTextOf(document, regionsOf(document))
  const text = blocks.reduce((sum, block) => sum + block.text.length - block.linkCharacters, 0)
  const hosts = new Set(
    [new URL(url), declaredCanonical(page)].flatMap(one => (one ? bareHost(one.host) : [])),
  )
  const targets = new Set<string>()
  const linked = new Set<string>()
  for (const link of document.elements('a')) {
    const address = document.addressOf(attribute(link, 'href') ?? '')
    if (!address || !hosts.has(bareHost(address.host))) continue
    linked.add(keyOf(address))
    if (elements.has(link)) targets.add(keyOf(address))
  }
  targets.delete(keyOf(new URL(url)))
  const callsFew = text >= MIN_TEXT && targets.size <= MAX_TARGETS
  return {
    isHomeTarget: page => callsFew && targets.has(keyOf(new URL(page))),
    isHomeLink: page => linked.has(keyOf(new URL(page))),
  }
}

function keyOf({ pathname, search }: URL): string {
  return barePath(pathname) + search
}
