import type { Occurrence } from '../../../api/results.ts'
import { isLoopback } from '../../../net/host-kind.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { PlainPreview } from './plain-preview.ts'

/** Style sheets of the site that are read, and characters at the start of one, where imports stand. */
const MAX_SHEETS = 10
const MAX_START = 100_000
/** Imports of one sheet, and characters shown of an address. */
const MAX_IMPORTS = 50
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
      return importsOf(final.body.toString('utf8', 0, MAX_START))
        .filter(address => {
          const target = URL.parse(address)
          return target?.protocol === 'http:' && target.origin !== origin && !isLoopback(target.hostname)
        })
        .map(address => ({
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

const BLANK = /\s+/y
const BEFORE_IMPORTS = /@(?:charset|layer)[^;{}]{0,1000};/y
const IMPORT =
  /@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000}(?:;[^"')\s;]{1,500}){0,10})["']?\s{0,20}\)?[^;{}]{0,500};/iy

/** The addresses that a style sheet imports; browsers ignore what stands behind its first rule. */
function importsOf(css: string): string[] {
  const found: string[] = []
  let at = css.startsWith('\ufeff') ? 1 : 0
  const matchHere = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(css)
    if (match) at = pattern.lastIndex
    return match
  }
  while (found.length < MAX_IMPORTS) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      if (end < 0) break
      at = end + 2
      continue
    }
    const imported = matchHere(IMPORT)
    if (imported) found.push(imported[1]!)
    else if (!matchHere(BLANK) && !matchHere(BEFORE_IMPORTS)) break
  }
  return found
}
