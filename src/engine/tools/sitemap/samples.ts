import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { detached } from '../../formats/sitemap/format.ts'
import { hashOf } from '../../formats/sitemap/url-set.ts'
import { type Exchange, type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { comparablePath, comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf, type Preview } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { ReadEntry } from './addresses.ts'
import { shown } from './sitemap-place.ts'

/** Addresses that are asked for beside the audited page: the first, the last, and these many between. */
const MIDDLE_SAMPLES = 3
const BOT = 'Googlebot'

/** An address of the sitemap, and where it is listed. */
export interface Listed {
  url: string
  /** Left out of the audited page, of which it is only known that it is listed. */
  file?: string
  line?: number
}

/** What a listed address answers on the audited site. */
export interface Sample extends Listed {
  /** The address that was asked for: on a preview the same path on its host. */
  asked: string
  status?: number
  /** Why there was no answer. */
  failure?: string
  redirectsTo?: string
  blocked: boolean
  noindexHeader: boolean
  noindexMeta: boolean
  /** The canonical, where it names another page. */
  canonical?: string
}

/**
 * Chooses addresses while the sitemaps are read: the first, the last, and those with the smallest hashes, which are
 * the same ones on every run, wherever they stand.
 */
export class SampleChooser {
  #first: Listed | undefined
  #last: (() => Listed) | undefined
  readonly #middle: { hash: number; listed: Listed }[] = []

  entry({ entry, file, key }: ReadEntry): void {
    const { loc, line } = entry
    const listed = () => ({ url: detached(loc), file: file.url, line })
    this.#first ??= listed()
    this.#last = listed
    const hash = hashOf(key)
    const largest = this.#middle.at(-1)?.hash ?? 0
    if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest) return
    if (this.#middle.some(sample => sample.hash === hash)) return
    this.#middle.push({ hash, listed: listed() })
    this.#middle.sort((a, b) => a.hash - b.hash)
    this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES)
  }

  get chosen(): Listed[] {
    const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)]
    return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed] as const] : []))).values()]
  }
}

/** Asks for a listed address. @param asked where it is on the audited site */
export async function takeSample(visit: Visit, listed: Listed, asked: string): Promise<Sample> {
  const robots = await visit.robotsTxt(asked)
  const blocked = robots.kind === 'rules' && !verdictFor(robots, BOT, asked).allowed
  const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked)
  return { ...listed, asked, blocked, ...readAnswer(exchange, asked, visit.preview) }
}

/** What an answer means for search engines. */
export function readAnswer(
  exchange: Exchange,
  asked: string,
  preview: Preview | undefined,
): Omit<Sample, keyof Listed | 'asked' | 'blocked'> {
  const none = { noindexHeader: false, noindexMeta: false }
  const { final, failure } = exchange
  if (!final) return { ...none, failure: `${failure.url} ${failure.message}` }
  const { status } = final
  const moved = comparableUrl(final.url) === comparableUrl(asked) ? {} : { redirectsTo: final.url }
  if (status < 200 || status > 299) return { ...none, status, ...moved }
  const noindexHeader = directivesFor(shippedHeaderDirectives({ response: final, preview }), BOT).some(
    isNoindex,
  )
  const page = openHtml(final)
  if (!page) return { status, ...moved, noindexHeader, noindexMeta: false }
  const noindexMeta = directivesFor(metaDirectives(page.document).inHead, BOT).some(isNoindex)
  const canonical = declaredCanonical(page)
  const elsewhere =
    canonical && !isListed(canonical, final.url, preview) ? { canonical: shown(canonical.href) } : {}
  return { status, ...moved, noindexHeader, noindexMeta, ...elsewhere }
}

/**
 * Whether a canonical is the address that is listed. On another host the same path is: production names itself, a preview
 * is a copy of it. Not the same are `/de` and `/de.html`, however servers take them: only one of the two is to be listed.
 */
function isListed(canonical: URL, url: string, preview: Preview | undefined): boolean {
  const own = hereOf(preview, canonical)
  if (own) return comparablePath(own) === comparablePath(url)
  return canonical.host === new URL(url).host || preview?.host !== undefined
    ? comparableUrl(canonical) === comparableUrl(url)
    : comparablePath(canonical) === comparablePath(url)
}

function openHtml(response: FinalResponse): HtmlPage | undefined {
  const type = mediaType(response)
  if (type !== 'text/html' && type !== 'application/xhtml+xml') return undefined
  const { text, encoding } = decodeHtml(response.body, header(response, 'content-type'))
  return { url: response.url, response, document: new HtmlDocument(text, response.url), encoding }
}
