import type { PageName } from '../page-names.ts'
import type { PageView } from '../pages.ts'
import { factsOf, objectsIn, textIn } from './facts.ts'

/** The pages of a report, as they are found and linked on their site. */
export interface SitePages {
  /** The page of the report that an address leads to. */
  at(url: string): PageName | undefined
  /** How many of the other pages link to a page, and of how many the links are known. */
  linksTo(page: PageName): { from: number; of: number }
}

/** Links of one page that are looked at: as many as its facts have. */
const MAX_LINKS = 1_000

/** @param onPage gets each page while its facts are at hand */
export function sitePages(
  pages: readonly PageView[],
  onPage: (page: PageView) => void = () => undefined,
): SitePages {
  const byUrl = new Map<string, PageView>()
  for (const page of pages) {
    onPage(page)
    for (const url of addressesOf(page)) if (!byUrl.has(url)) byUrl.set(url, page)
  }
  // What a page itself is asked by comes before what another one names as its canonical.
  for (const page of pages) byUrl.set(keyOf(page.url), page)
  const linkedFrom = new Map<PageName, number>()
  const read = new Set<PageName>()
  for (const page of pages) {
    const facts = factsOf(page, 'broken-links')
    if (!Array.isArray(facts?.['links'])) continue
    read.add(page)
    const targets = new Set(anchorTargets(page).flatMap(url => byUrl.get(keyOf(url)) ?? []))
    targets.delete(page)
    for (const target of targets) linkedFrom.set(target, (linkedFrom.get(target) ?? 0) + 1)
  }
  return {
    at: url => byUrl.get(keyOf(url)),
    linksTo: page => ({ from: linkedFrom.get(page) ?? 0, of: read.size - (read.has(page) ? 1 : 0) }),
  }
}

/** Addresses that links of a page lead to. */
export function anchorTargets(page: Pick<PageView, 'runs' | 'facts'>): string[] {
  return objectsIn(factsOf(page, 'broken-links'), 'links', MAX_LINKS).flatMap(link => {
    const url = textIn(link, 'url')
    const isAnchor = objectsIn(link, 'sources', 5).some(({ element }) => element === 'a')
    return url !== undefined && isAnchor ? [url] : []
  })
}

/** Where a page is found besides its own address: behind its redirects, and under its canonical where that is its own. */
function addressesOf(page: PageView): string[] {
  const serp = factsOf(page, 'serp')
  const isOwn = ['self', 'variant'].includes(textIn(serp, 'canonicalIs') ?? '')
  const canonicals = isOwn ? [textIn(serp, 'canonical'), textIn(serp, 'canonicalPage')] : []
  const finals = Object.values(page.runs).map(({ finalUrl }) => finalUrl)
  return [...canonicals, ...finals].flatMap(url => (url === undefined ? [] : [keyOf(url)]))
}

function keyOf(url: string): string {
  const hash = url.indexOf('#')
  return hash < 0 ? url : url.slice(0, hash)
}
