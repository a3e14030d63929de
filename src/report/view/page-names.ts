import { shownUrl } from '../../text/shown-url.ts'

/** A page as every rendering names it. */
export interface PageName {
  url: string
  /** What is shown of the URL: without the origin that all pages have in common, and cut. */
  label: string
  /** Its number among the pages of the report, from 1, the worst first, then the sites; undefined where it is none. */
  number: number | undefined
  /** Set where it is no page and stands for a whole site: its URL is an origin. */
  isSite?: true
  /** Set where it is the only site of the report, which needs no name. */
  isOnlySite?: true
}

export interface PageNames {
  /** The origin of all pages; undefined where they differ or are no URLs. */
  origin: string | undefined
  /** Names a page that has no number. */
  nameOf(url: string): PageName
}

/** How the pages of a report, or of an analysis, are named. */
export function pageNames(pages: readonly { url: string }[]): PageNames {
  const origins = new Set(pages.map(({ url }) => URL.parse(url)?.origin))
  const [first] = origins
  const origin = origins.size === 1 && first !== 'null' ? first : undefined
  return { origin, nameOf: url => ({ url, label: labelOf(url, origin), number: undefined }) }
}

/** Names a site: where there is but one, it needs no name. */
export function siteName(origin: string, isOnly: boolean): PageName {
  const name = { url: origin, number: undefined, isSite: true } as const
  return isOnly ? { ...name, label: 'Whole site', isOnlySite: true } : { ...name, label: shownUrl(origin) }
}

function labelOf(url: string, origin: string | undefined): string {
  const parsed = URL.parse(url)
  const isWithin = parsed !== null && parsed.origin === origin
  return shownUrl(isWithin ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url)
}
