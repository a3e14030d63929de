import sniffHtmlEncoding from 'html-encoding-sniffer'
import { parseContentType } from '../../syntax/content-type.ts'

/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(
  body: Buffer,
  contentType: string | undefined,
): { text: string; encoding: string } {
  const label = charsetOf(contentType)
  const encoding = sniffHtmlEncoding(body, label === undefined ? {} : { transportLayerEncodingLabel: label })
  return { text: decode(body, encoding), encoding }
}

/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
export function charsetOf(contentType: string | undefined): string | undefined {
  return contentType === undefined ? undefined : parseContentType([contentType]).charset
}

function decode(body: Buffer, encoding: string): string {
  // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
  if (encoding === 'replacement') return body.length === 0 ? '' : '\uFFFD'
  if (encoding === 'x-user-defined') {
    return body
      .toString('latin1')
      .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700))
  }
  return decoderFor(encoding).decode(body)
}

/** By encoding: to make one takes longer than to decode a page with it. */
const decoders = new Map<string, TextDecoder>()

function decoderFor(encoding: string): TextDecoder {
  const known = decoders.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder
}
