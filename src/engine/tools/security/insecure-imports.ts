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
const MAX_SHEETS = 10
const MAX_START = 100_000
/** Characters shown of an address. */
const SHOWN = 200

/** What a style sheet imports, with the element that loads the sheet. */
export interface InsecureImport {
  /** Absolute. */
  address: string
  place: Occurrence
}

/**
 * What style sheets of the site import with `http:`, as fonts: the document does not name it, and browsers block it on a
 * page over HTTPS.
 */
export async function insecureImports(
  visit: Visit,
  { document, preview }: HtmlPage,
  { origin, words }: PlainPreview,
): Promise<InsecureImport[]> {
  const sheets = new Map<string, Element>()
  for (const link of document.elements('link')) {
    if (!/^\s*stylesheet\s*$/i.test(attribute(link, 'rel') ?? '')) continue
    const address = document.addressOf(attribute(link, 'href') ?? '')
    const asked = address && URL.parse(askedAt(preview, address.href))
    if (asked?.origin === origin && !sheets.has(asked.href)) sheets.set(asked.href, link)
    if (sheets.size === MAX_SHEETS) break
  }
  const found = await Promise.all(
    Array.from(sheets, async ([url, link]) => {
      const { final } = await visit.fetchForSite(url)
      if (!final || !isSuccess(final.status)) return []
      return cssImports(final.body.toString('utf8', 0, MAX_START))
        .filter(({ address }) => {
          const target = URL.parse(address)
          return target?.protocol === 'http:' && target.origin !== origin && !isLoopback(target.hostname)
        })
        .map(({ address }) => ({
          address,
          place: document.occurrence(
            link,
            `${new URL(url).pathname} imports ${cutEnd(address, SHOWN)}, ${words}`,
          ),
        }))
    }),
  )
  return found.flat()
}
