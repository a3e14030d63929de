/**
 * Whether two URLs are of one page however they are written: host in any case, default port, percent-encoding of what
 * needs none, a slash at the end, fragment, name and password make no difference.
 */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other)
}

function comparable(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  const { protocol, host, pathname, search } = parsed
  return `${protocol}//${host}${normalized(pathname).replace(/\/$/, '')}${normalized(search)}`
}

/** Percent-encoding in upper case, and none of characters that need none (RFC 3986 section 6.2.2). */
function normalized(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })
}
