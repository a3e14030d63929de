/** One link of a `Link` header. */
export interface HeaderLink {
  /** The URL reference between `<` and `>`, as sent. */
  target: string
  /** Names in lower case; of a parameter that comes twice the first counts. */
  parameters: ReadonlyMap<string, string>
}

/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
export function parseLinkHeader(value: string): HeaderLink[] {
  const links: HeaderLink[] = []
  const cursor = new Cursor(value)
  for (;;) {
    cursor.skip(/[\s,]/)
    if (!cursor.take('<')) return links
    const target = cursor.until(/>/)
    if (!cursor.take('>')) return links
    links.push({ target: target.trim(), parameters: readParameters(cursor) })
    cursor.until(/,/)
  }
}

/** The link types of a link in lower case. */
export function headerRelations({ parameters }: HeaderLink): string[] {
  return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
export function isAbout({ parameters }: HeaderLink, pageUrl: string): boolean {
  const anchor = parameters.get('anchor')
  return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0]
}

function readParameters(cursor: Cursor): Map<string, string> {
  const parameters = new Map<string, string>()
  for (;;) {
    cursor.skip(/\s/)
    if (!cursor.take(';')) return parameters
    cursor.skip(/[\s;]/)
    const name = cursor.until(/[\s=;,]/).toLowerCase()
    cursor.skip(/\s/)
    let value = ''
    if (cursor.take('=')) {
      cursor.skip(/\s/)
      value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim()
    }
    if (name !== '' && !parameters.has(name)) parameters.set(name, value)
  }
}

class Cursor {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at++
    return true
  }

  skip(characters: RegExp): void {
    while (this.#at < this.#text.length && characters.test(this.#text[this.#at]!)) this.#at++
  }

  /** What comes before one of the characters, or before the end. */
  until(characters: RegExp): string {
    const start = this.#at
    while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]!)) this.#at++
    return this.#text.slice(start, this.#at)
  }

  /** The rest of a quoted string behind its opening quote, escapes undone. */
  quoted(): string {
    let value = ''
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at++]!
      if (character === '"') break
      value += character === '\\' ? (this.#text[this.#at++] ?? '') : character
    }
    return value
  }
}
