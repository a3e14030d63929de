import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'
import type { Exchange } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { inlineScripts } from '../page/scripts.ts'
import { askedAt, type Preview } from '../syntax/preview.ts'

/** Most script files of a page that are read. */
const MAX_SCRIPTS = 5
/** Bytes of a file above which it is a bundle of libraries, and not what somebody wrote for the site. */
const MAX_BYTES = 200_000
/** Characters of the scripts in a page that are read together. */
const MAX_INLINE = 1_000_000

type Fetch = (url: string) => Promise<Exchange>

/** Names of libraries, which many sites have a copy of. */
const LIBRARY =
  /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i

/** Addresses of the page's own script files: those that somebody wrote for the site before copies of libraries. */
export function ownScriptUrls(document: HtmlDocument, preview: Preview | undefined): string[] {
  const urls = allScriptUrls(document, preview)
  const isLibrary = (url: string) => LIBRARY.test(new URL(url).pathname.slice(-200))
  return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS)
}

function allScriptUrls(document: HtmlDocument, preview: Preview | undefined): string[] {
  const { origin } = new URL(document.url)
  const urls = document
    .elements('script')
    .flatMap(script => document.resolve(attribute(script, 'src') ?? '') ?? [])
    .filter(url => URL.canParse(url))
    .map(url => askedAt(preview, url))
    .filter(url => new URL(url).origin === origin && url !== document.url)
  return [...new Set(urls)]
}

export interface OwnScript {
  url: string
  text: string
}

/**
 * What the page's own script files say, as far as they are small.
 *
 * @param maxBytes of a file
 */
export async function readScriptFiles(
  { document, preview }: HtmlPage,
  fetch: Fetch,
  maxBytes: number = MAX_BYTES,
): Promise<OwnScript[]> {
  const read = await Promise.all(
    ownScriptUrls(document, preview).map(async url => {
      const { final } = await fetch(url)
      const isRead = final && isSuccess(final.status) && !final.truncated && final.body.length <= maxBytes
      return isRead ? [{ url, text: final.body.toString('utf8') }] : []
    }),
  )
  return read.flat()
}

/** What a page's own scripts say. */
export interface OwnCode {
  /** That in the page, as one text, and of each file. */
  texts: readonly string[]
  /** Whether that is all of it: a file may be missing, large, or one of too many. */
  isWhole: boolean
}

export function codeOf({ document, preview }: HtmlPage, files: readonly OwnScript[]): OwnCode {
  const inline = inlineScripts(document).map(textOf).join('\n')
  const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length
  return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole }
}
