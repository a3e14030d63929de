/** A part of an address in plain characters; as it is written where it cannot be decoded (RFC 3986, section 2.1). */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
