import { imageSize } from 'image-size'
import type { Exchange } from '../../network/exchange.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'

/** Bytes of an image that are looked at: its size stands at its start, behind a preview and colour profile at most. */
const MAX_IMAGE_HEADER_BYTES = 1024 * 1024

/** What an image file turned out to be. */
export type ImageFile =
  | { kind: 'raster'; type: string; width: number; height: number }
  | { kind: 'svg' }
  | { kind: 'not-an-image' }
  /** Written into the page as a `data:` URL. */
  | { kind: 'inline' }

/** What fetching an image gave: the file, an error of its server, or no answer that says anything. */
export type FetchedImage =
  | { kind: 'file'; url: string; file: ImageFile; body?: Uint8Array }
  | { kind: 'error'; url: string; status: number }
  | { kind: 'unknown'; reason: string }

/** Reads type and size of an image from its bytes, whatever its media type says. */
function readImage(body: Uint8Array): ImageFile {
  if (isSvg(body)) return { kind: 'svg' }
  try {
    const { width, height, type = '' } = imageSize(body.subarray(0, MAX_IMAGE_HEADER_BYTES))
    return width > 0 && height > 0 ? { kind: 'raster', type, width, height } : { kind: 'not-an-image' }
  } catch {
    return { kind: 'not-an-image' }
  }
}

/** Judges the answer to a request for an image: protection and passing trouble say nothing about the image. */
export function imageOf(exchange: Exchange): FetchedImage {
  const { final } = exchange
  if (!final) return { kind: 'unknown', reason: `${exchange.failure.url} ${exchange.failure.message}` }
  const { status, url } = final
  if (isSuccess(status)) return { kind: 'file', url, file: readImage(final.body), body: final.body }
  return status >= 400 && !provesNothing(status)
    ? { kind: 'error', url, status }
    : { kind: 'unknown', reason: `${url} answers ${status}` }
}

/** An XML or HTML-like text that has an `<svg>` tag before any other element. */
function isSvg(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, SVG_PROLOGUE_BYTES)).toString('latin1')
  const firstElement = /<[a-z][\w:.-]*/i.exec(withoutComments(start))?.[0].toLowerCase()
  return firstElement !== undefined && /^<(?:\w+:)?svg$/.test(firstElement) && /^[^\w]*</.test(start)
}

/** Editors put long comments before the root element of an SVG. */
const SVG_PROLOGUE_BYTES = 8192

function withoutComments(text: string): string {
  return text
    .split('<!--')
    .map((part, index) => {
      const end = part.indexOf('-->')
      return index === 0 ? part : end < 0 ? '' : part.slice(end + 3)
    })
    .join('')
}
