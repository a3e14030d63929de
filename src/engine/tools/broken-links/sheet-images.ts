import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { attribute } from '../../formats/html/document.ts'
import { isGone } from '../../network/status.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageLink } from '../../page/links/page-links.ts'

/** The place of a URL in the file of a style sheet; what a sheet imports has its address behind this. */
const IN_SHEET = 'style sheet'

/** Whether a URL stands in the file of a style sheet. */
export function isInSheetFile({ place }: PageLink): boolean {
  return place.startsWith(IN_SHEET)
}

/** The style sheet that names a URL, as the page or its own address says. */
export function sheetNaming({ place, element }: PageLink): string {
  const href = attribute(element, 'href')?.trim() ?? ''
  const imported = place.slice(IN_SHEET.length + 1)
  return imported === '' ? href : `${imported}, imported by ${href},`
}

const NAMED: ReadonlySet<string> = new Set(['Image', 'Stylesheet', 'Font'])

/**
 * Images, fonts and imported sheets in the files of style sheets that the server does not have. Only Chrome tells of them:
 * a browser asks for the image or font of a style where an element of the page has that style.
 *
 * @param links what the page itself refers to, its style sheets among them; what these import is told of at their element
 */
export function missingSheetImages({ scripts }: JudgedPage, links: readonly PageLink[]): PageLink[] {
  if (scripts.state !== 'seen') return []
  const { requests } = scripts.rendered
  const sheets = sheetsOf(requests, links)
  const known = new Set(links.map(({ url }) => url))
  return requests.flatMap(({ url, type, method, status, inFrame, namedIn }) => {
    const sheet = namedIn === undefined ? undefined : sheets.get(namedIn)
    if (!sheet || !NAMED.has(type) || method !== 'GET' || inFrame || known.has(url)) return []
    const address = URL.parse(url) ?? undefined
    if (status === undefined || !isGone(status) || !address) return []
    if (type === 'Font' && requests.some(other => isSameFont(other, url))) return []
    known.add(url)
    const { document, element } = sheet
    // As a sheet of the site writes it, whatever host this one is on.
    const href = `${address.pathname}${address.search}`
    const imported = sheet.url === namedIn ? '' : ` ${new URL(namedIn!).pathname}`
    return [{ href, url, address, kind: 'asset', document, element, place: `${IN_SHEET}${imported}` }]
  })
}

/** Whether a font came in another format than that of an address: browsers go on to the next one that a sheet names. */
function isSameFont({ type, url, status }: NetworkRequest, missing: string): boolean {
  return type === 'Font' && status === 200 && withoutFormat(url) === withoutFormat(missing)
}

function withoutFormat(url: string): string {
  return url.split(/[?#]/, 1)[0]!.replace(/\.[a-z0-9]{2,5}$/i, '')
}

/** The elements that name style sheets, by the addresses of these and of what they import. */
export function sheetsOf(
  requests: readonly NetworkRequest[],
  links: readonly PageLink[],
): ReadonlyMap<string | undefined, PageLink> {
  const sheets = new Map<string | undefined, PageLink>()
  for (const link of links) if (isSheet(link) && !sheets.has(link.url)) sheets.set(link.url, link)
  // One that another one imports comes after that.
  for (const { url, type, namedIn } of requests) {
    const importing = type === 'Stylesheet' && !sheets.has(url) ? sheets.get(namedIn) : undefined
    if (importing) sheets.set(url, importing)
  }
  return sheets
}

/** A style sheet that a script puts in place only once it has come is named as one to load ahead. */
function isSheet({ kind, element }: PageLink): boolean {
  return kind === 'stylesheet' || (element.tagName === 'link' && attribute(element, 'as') === 'style')
}
