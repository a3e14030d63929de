import sniffHtmlEncoding from 'html-encoding-sniffer'
import { parseContentType } from '../../syntax/content-type.ts'

/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then an XML declaration, then windows-1252. A page that is sent as XML is in UTF-8
 * where neither of the first two nor its declaration says otherwise.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(
  body: Buffer,
  contentType: string | undefined,
): { text: string; encoding: string } {
  const { mediaType, charset } = parseContentType(contentType === undefined ? [] : [contentType])
  const xml = mediaType === 'application/xhtml+xml'
  const label = xmlEncodingOf(body)
  const declared = label === undefined ? undefined : encodingOf(label)
  // What can be read as ASCII, to find the declaration, is no UTF-16.
  const defaultEncoding = declared?.startsWith('UTF-16')
    ? 'UTF-8'
    : (declared ?? (xml ? 'UTF-8' : 'windows-1252'))
  const encoding = sniffHtmlEncoding(body, {
    xml,
    defaultEncoding,
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
  })
  return { text: decode(body, encoding), encoding }
}

/** The WHATWG name behind a label; undefined where there is none. */
function encodingOf(label: string): string | undefined {
  const options = { transportLayerEncodingLabel: label, defaultEncoding: '' }
  return sniffHtmlEncoding(new Uint8Array(), options) || undefined
}

/** Bytes in which an XML declaration is looked for. */
const DECLARATION_BYTES = 1024

/**
 * The encoding that an XML declaration at the very start of a body names, as written; undefined where there is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
 */
export function xmlEncodingOf(body: Buffer): string | undefined {
  const start = body.toString('latin1', 0, DECLARATION_BYTES)
  const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? []
  const [, , label] =
    /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? []
  return label
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
