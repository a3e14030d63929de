import sniffHtmlEncoding from 'html-encoding-sniffer'

/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(
  body: Buffer,
  contentType: string | undefined,
): { text: string; encoding: string } {
  const label = charsetOf(contentType)
  const encoding = sniffHtmlEncoding(body, label === undefined ? {} : { transportLayerEncodingLabel: label })
  if (encoding === 'x-user-defined') return { text: body.toString('latin1'), encoding }
  return { text: new TextDecoder(encoding).decode(body), encoding }
}

/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
export function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]
}
