/** A `Content-Encoding` that cannot be undone, or a body that does not follow it. */
export class BadContentEncoding extends Error {
  override readonly name = 'BadContentEncoding'
}

/** More codings than this on one body are an attack: each one costs memory of its own. */
const MAX_CODINGS = 5
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd']
/** Registered codings that were not asked for: the body is unreadable, where an unregistered word is a slip. */
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz'])

/**
 * The content codings of a body in the order in which they were applied (RFC 9110 section 8.4), in lower case. As in
 * browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @throws BadContentEncoding where they are too many, or one of them cannot be undone
 */
export function contentCodings(contentEncoding: string | undefined): string[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(coding => coding.trim())
    .filter(coding => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_CODINGS) {
    throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`)
  }
  const unreadable = codings.find(coding => NOT_UNDONE.has(coding))
  if (unreadable !== undefined) {
    throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`)
  }
  return codings.every(coding => KNOWN.includes(coding)) ? codings : []
}

/** "deflate" is zlib by its definition (RFC 9110 section 8.4.1.2), but some servers send the raw form: the first byte tells. */
export function isRawDeflate(firstByte: number): boolean {
  return (firstByte & 0x0f) !== 8
}
