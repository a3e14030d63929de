/** The longest thing that must not be cut in two: a reference, or the start of a marked section. */
const LOOK_AHEAD = 40
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});/iy
const MARKERS = /&|<!--|<!\[CDATA\[|<\?|<!DOCTYPE/gi
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/** What takes the text of a document, with every bare ampersand escaped. */
export interface AmpersandSink {
  write(text: string): void
  /** The next text begins with a bare `&`, which is handed over as `&amp;`. */
  bareAmpersand(): void
  /** The next text begins with a DOCTYPE. */
  doctype(): void
  /** The DOCTYPE declares something. */
  declarations(): void
}

/**
 * Escapes ampersands that start no reference, the commonest fault of sitemaps: a parser would take all that follows up
 * to the next semicolon for the name of an entity. Ampersands in comments, CDATA and processing instructions stay.
 */
export class BareAmpersands {
  readonly #sink: AmpersandSink
  #pending = ''
  /** What ends the marked section that the text is in; empty outside of one, `>` in a DOCTYPE. */
  #end = ''

  constructor(sink: AmpersandSink) {
    this.#sink = sink
  }

  write(text: string): void {
    this.#process(this.#pending + text, false)
  }

  end(): void {
    this.#process(this.#pending, true)
  }

  #process(text: string, last: boolean): void {
    const limit = last ? text.length : text.length - LOOK_AHEAD
    let from = 0
    let at = 0
    while (at < limit) {
      const stop = this.#end === '' ? nextMarker(text, at) : this.#sectionEnd(text, at)
      if (stop === undefined || stop.at >= limit) break
      if (stop.marker === '&' || stop.marker === '<!DOCTYPE') {
        this.#flush(text.slice(from, stop.at))
        from = stop.at
        if (stop.marker === '&') {
          this.#sink.bareAmpersand()
          this.#sink.write('&amp;')
          from = stop.at + 1
        } else this.#sink.doctype()
      }
      at = stop.at + stop.marker.length
      this.#end = stop.end
    }
    // Behind the limit a marker may be cut in two: it waits for what follows.
    const done = Math.max(from, Math.min(text.length, Math.max(at, limit)))
    this.#flush(text.slice(from, done))
    this.#pending = text.slice(done)
  }

  #flush(text: string): void {
    if (text !== '') this.#sink.write(text)
  }

  #sectionEnd(text: string, from: number): Stop | undefined {
    const end = this.#end
    const at = text.indexOf(end, from)
    if (end === '>') {
      const bracket = text.indexOf('[', from)
      if (bracket >= 0 && (at < 0 || bracket < at)) this.#sink.declarations()
    }
    return at < 0 ? undefined : { at, marker: end, end: '' }
  }
}

interface Stop {
  at: number
  marker: string
  /** What ends the section that begins here; empty where none does. */
  end: string
}

function nextMarker(text: string, from: number): Stop | undefined {
  MARKERS.lastIndex = from
  for (let match = MARKERS.exec(text); match; match = MARKERS.exec(text)) {
    const marker = match[0].toUpperCase()
    const at = match.index
    if (marker !== '&') return { at, marker, end: marker === '<!DOCTYPE' ? '>' : ENDS[marker]! }
    REFERENCE.lastIndex = at
    const reference = REFERENCE.exec(text)
    if (!reference) return { at, marker, end: '' }
    MARKERS.lastIndex = at + reference[0].length
  }
  return undefined
}
