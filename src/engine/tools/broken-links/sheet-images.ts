import { isGone } from '../../network/status.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageLink } from '../../page/links/page-links.ts'

/** The place of a URL in the file of a style sheet, which stands behind the element that names the sheet. */
export const IN_SHEET = 'style sheet'

/**
 * Images in the files of style sheets that the server does not have. Only Chrome tells of them: a browser asks for the
 * image of a style where an element of the page has that style.
 *
 * @param links what the page itself refers to, its style sheets among them
 */
export function missingSheetImages({ scripts }: JudgedPage, links: readonly PageLink[]): PageLink[] {
  if (scripts.state !== 'seen') return []
  const sheets = new Map<string | undefined, PageLink>()
  for (const link of links)
    if (link.kind === 'stylesheet' && !sheets.has(link.url)) sheets.set(link.url, link)
  const known = new Set(links.map(({ url }) => url))
  return scripts.rendered.requests.flatMap(({ url, type, method, status, inFrame, namedIn }) => {
    const sheet = namedIn === undefined ? undefined : sheets.get(namedIn)
    if (!sheet || type !== 'Image' || method !== 'GET' || inFrame || known.has(url)) return []
    const address = URL.parse(url) ?? undefined
    if (status === undefined || !isGone(status) || !address) return []
    known.add(url)
    const { document, element } = sheet
    // As a sheet of the site writes it, whatever host this one is on.
    const href = `${address.pathname}${address.search}`
    return [{ href, url, address, kind: 'asset', document, element, place: IN_SHEET }]
  })
}
