import type { Occurrence } from '../../../api/results.ts'
import { isLoopback } from '../../../net/host-kind.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { cssImports } from '../../page/links/css-imports.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { PlainPreview } from './plain-preview.ts'

/** Style sheets of the site that are read, and characters at the start of one, where imports stand. */
const MAX_SHEETS = 20
const MAX_START = 100_000
/** Characters shown of an address. */
const SHOWN = 200

/** What a style sheet imports, with the element that loads the sheet. */
export interface InsecureImport {
  /** Absolute. */
  address: string
  place: Occurrence
}

/** A style sheet of the site. */
interface Sheet {
  url: string
  /** The element that loads it, or the one that imports it. */
  link: Element
}

/**
 * What style sheets of the site import with `http:`, as fonts: the document does not name it, and browsers block it on a
 * page over HTTPS. So it is with the sheets that they import from the site.
 */
export async function insecureImports(
  visit: Visit,
  { document, preview }: HtmlPage,
  { origin, words }: PlainPreview,
): Promise<InsecureImport[]> {
  const known = new Map<string, Sheet>()
  const add = (url: URL | null | undefined, link: Element) => {
    if (url?.origin === origin && !known.has(url.href) && known.size < MAX_SHEETS)
      known.set(url.href, { url: url.href, link })
  }
  for (const link of document.elements('link')) {
    if (!/^\s*stylesheet\s*$/i.test(attribute(link, 'rel') ?? '')) continue
    const address = document.addressOf(attribute(link, 'href') ?? '')
    add(address && URL.parse(askedAt(preview, address.href)), link)
  }
  const found: InsecureImport[] = []
  // What a sheet imports is read behind all that were known before.
  for (const { url, link } of known.values()) {
    for (const address of await importsOf(visit, url)) {
      const target = URL.parse(address, url)
      add(target && URL.parse(askedAt(preview, target.href)), link)
      if (target?.protocol !== 'http:' || target.origin === origin || isLoopback(target.hostname)) continue
      const message = `${new URL(url).pathname} imports ${cutEnd(address, SHOWN)}, ${words}`
      found.push({ address: target.href, place: document.occurrence(link, message) })
    }
  }
  return found
}

async function importsOf(visit: Visit, url: string): Promise<string[]> {
  const { final } = await visit.fetchForSite(url)
  if (!final || !isSuccess(final.status)) return []
  return cssImports(final.body.toString('utf8', 0, MAX_START)).map(({ address }) => address)
}
