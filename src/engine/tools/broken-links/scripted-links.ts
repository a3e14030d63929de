import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf, type PageLink } from '../../page/links/page-links.ts'
import { isInternal, type Site } from './site.ts'

/** All that a page refers to: as sent, and what scripts add to that. */
export function linksOfPage({ document, sent }: JudgedPage, site: Site): PageLink[] {
  const links = linksOf(sent.document)
  if (document === sent.document) return links
  const known = new Set(links.map(({ url }) => url))
  return [...links, ...linksOf(document).filter(link => !known.has(link.url) && isOfThePage(link, site))]
}

/** Scripts of others add measuring points and files of their own, which answer browsers alone. */
function isOfThePage({ kind, url, element }: PageLink, site: Site): boolean {
  if (element.tagName === 'a' || element.tagName === 'area') return true
  const target = kind === 'submission' || url === undefined ? null : URL.parse(url)
  return target !== null && /^https?:$/.test(target.protocol) && isInternal(site, target)
}
