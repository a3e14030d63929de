/** What one or more `Content-Type` values say. */
export interface ContentType {
  /** Media type in lower case without parameters, as `text/html`; empty where none was sent. */
  mediaType: string
  /** The `charset` parameter as sent; undefined where there is none. */
  charset: string | undefined
}

/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
export function parseContentType(values: readonly string[]): ContentType {
  let found: ContentType = { mediaType: '', charset: undefined }
  for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
    const [type = '', ...parameters] = splitOutsideQuotes(value, ';')
    const mediaType = type.trim().toLowerCase()
    if (mediaType === '' || mediaType === '*/*') continue
    const inherited = mediaType === found.mediaType ? found.charset : undefined
    found = { mediaType, charset: charsetAmong(parameters) ?? inherited }
  }
  return found
}

function charsetAmong(parameters: readonly string[]): string | undefined {
  for (const parameter of parameters) {
    const at = parameter.indexOf('=')
    if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset') continue
    const value = parameter.slice(at + 1).trim()
    const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0]! : value
    if (bare !== '') return bare
  }
  return undefined
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let quoted = false
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\' && quoted) at++
    else if (character === '"') quoted = !quoted
    else if (character === separator && !quoted) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}
