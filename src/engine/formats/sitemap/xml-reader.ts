import { SaxesParser, type SaxesTagNS } from 'saxes'
import { endOf } from '../../../text/cut.ts'
import { snippet } from '../html/document.ts'
import { BareAmpersands } from './bare-ampersands.ts'
import type { Place, SitemapProblem } from './format.ts'

/** Reading of a file ends here: the rest of it would mean nothing, or cost too much. */
export class StopReading extends Error {
  override readonly name = 'StopReading'
}

export interface XmlElement extends Place {
  /** Namespace; empty where the element is in none. */
  uri: string
  prefix: string
  local: string
  attributes: Readonly<Record<string, { value: string }>>
}

export interface XmlHandler {
  open(element: XmlElement): void
  /** @param text what stands directly in the element, where it holds no other element; trimmed */
  close(text: string): void
  problem(problem: SitemapProblem): void
}

/** Characters without a beginning or an end of anything: no sitemap has a text, comment or attribute of this size. */
const MAX_UNBROKEN = 1024 * 1024
const MAX_DEPTH = 32
const MAX_ATTRIBUTES = 100
/** Faults after which the rest of a file is not worth reading. */
const MAX_FAULTS = 1000
/** Kept of the text of one element: the longest address that is of use has 2,048 characters. */
const MAX_TEXT = 64 * 1024
/** Handed to the parser at once, so that the caps are looked at often. */
const PIECE = 64 * 1024
/** What is shown before and behind a fault. */
const SNIPPET_BEFORE = 60
const SNIPPET_LENGTH = 140

/** Faults behind which a parser can still tell what is meant; behind others a search engine reads nothing more. */
const RECOVERABLE =
  /^(?:undefined entity|unbound namespace prefix|duplicate attribute|disallowed character$|malformed character entity|the string "]]>"|an XML declaration must be at)/

/** What the parser says too tersely. */
const WORDS: Readonly<Record<string, string>> = {
  'unexpected close tag': 'a closing tag does not match the tag that is open',
  'disallowed character in tag name': 'has a "<" that begins no tag; in text it must be written "&lt;"',
  'an XML declaration must be at the start of the document': 'something stands before the XML declaration',
}

/**
 * Reads XML piece by piece with a bounded amount of memory: no entity is expanded but the five of XML itself, and what
 * is larger or deeper than any sitemap ends with {@link StopReading}.
 */
export class XmlReader {
  readonly #handler: XmlHandler
  readonly #parser = new SaxesParser({ xmlns: true })
  readonly #ampersands: BareAmpersands
  readonly #told = new Set<string>()
  /** What the parser reads, and where that begins in the file. */
  #piece = ''
  #pieceStart = 0
  #unbroken = 0
  #attributes = 0
  #depth = 0
  #faults = 0
  #start: Place = { line: 1 }
  /** Text of the element that opened last; undefined where something has closed since. */
  #text: string | undefined
  /** Characters put in for bare ampersands, which are not in the file, and the line that they are on. */
  #added = { line: 0, count: 0 }

  constructor(handler: XmlHandler) {
    this.#handler = handler
    this.#ampersands = new BareAmpersands({
      write: text => this.#write(text),
      bareAmpersand: () => this.#bareAmpersand(),
      doctype: () => handler.problem({ kind: 'doctype', ...this.#place(0), message: 'has a DOCTYPE' }),
      declarations: () => this.#stop('doctype', 'its DOCTYPE declares entities, which are not expanded'),
    })
    this.#listen()
  }

  /** @throws StopReading */
  write(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) this.#ampersands.write(text.slice(at, at + PIECE))
  }

  /** Tells of what is still open. @throws StopReading */
  end(): void {
    this.#ampersands.end()
    this.#parser.close()
  }

  #listen(): void {
    const parser = this.#parser
    const alive = () => {
      this.#unbroken = 0
    }
    parser.on('error', error => this.#fault(error.message.replace(/^\d+:\d+: |\.$/g, '')))
    parser.on('text', text => this.#addText(text))
    parser.on('cdata', text => this.#addText(text))
    parser.on('comment', alive)
    parser.on('processinginstruction', alive)
    parser.on('attribute', () => {
      this.#unbroken = 0
      if (++this.#attributes > MAX_ATTRIBUTES) {
        this.#stop('hostile', `an element has more than ${MAX_ATTRIBUTES} attributes`)
      }
    })
    parser.on('opentagstart', ({ name }) => {
      this.#unbroken = 0
      this.#attributes = 0
      // The parser stands behind "<", the name and one character more.
      this.#start = this.#place(name.length + 2)
    })
    parser.on('opentag', tag => this.#open(tag))
    parser.on('closetag', () => {
      this.#unbroken = 0
      this.#depth--
      const text = this.#text ?? ''
      this.#text = undefined
      this.#handler.close(text.trim())
    })
  }

  #open({ uri, prefix, local, attributes }: SaxesTagNS): void {
    this.#unbroken = 0
    if (++this.#depth > MAX_DEPTH) {
      this.#stop('hostile', `elements are nested more than ${MAX_DEPTH} deep`)
    }
    this.#text = ''
    this.#handler.open({ uri, prefix, local, attributes, ...this.#start })
  }

  #addText(text: string): void {
    this.#unbroken = 0
    if (this.#text !== undefined && this.#text.length < MAX_TEXT) this.#text += text.slice(0, MAX_TEXT)
  }

  #write(text: string): void {
    this.#unbroken += text.length
    this.#pieceStart += this.#piece.length
    this.#piece = text
    this.#parser.write(text)
    if (this.#unbroken > MAX_UNBROKEN) {
      this.#stop('hostile', `has a piece of more than ${MAX_UNBROKEN / 1024 / 1024} MiB without any tag`)
    }
  }

  #bareAmpersand(): void {
    const place = this.#place(0)
    this.#count()
    this.#handler.problem({
      kind: 'not-well-formed',
      ...place,
      message: 'has a bare "&", which must be written "&amp;"',
      snippet: snippet(`${endOf(this.#piece, SNIPPET_BEFORE)}&`),
    })
    const { line } = this.#parser
    const before = this.#added.line === line ? this.#added.count : 0
    this.#added = { line, count: before + '&amp;'.length - '&'.length }
  }

  #fault(message: string): void {
    const recoverable = RECOVERABLE.test(message)
    const once = message.startsWith('unbound') || message.startsWith('undefined')
    if (once && this.#told.has(message)) return
    if (once) this.#told.add(message.slice(0, SNIPPET_LENGTH))
    const at = Math.max(0, this.#parser.position - this.#pieceStart - SNIPPET_BEFORE)
    const problem: SitemapProblem = {
      kind: 'not-well-formed',
      ...this.#place(),
      message: WORDS[message] ?? message,
    }
    const source = snippet(endOf(this.#piece.slice(0, at + SNIPPET_LENGTH), SNIPPET_LENGTH))
    if (source !== '') problem.snippet = source
    this.#handler.problem(problem)
    if (!recoverable) throw new StopReading('it is not XML from there on')
    this.#count()
  }

  #count(): void {
    if (++this.#faults >= MAX_FAULTS) throw new StopReading(`it has ${MAX_FAULTS} faults up to there`)
  }

  #stop(kind: 'hostile' | 'doctype', message: string): never {
    this.#handler.problem({ kind, ...this.#place(), message })
    throw new StopReading(message)
  }

  /** @param behind characters by which the parser is further; 0 is the one that it reads next */
  #place(behind = 1): Place {
    const { line, column: consumed } = this.#parser
    const added = this.#added.line === line ? this.#added.count : 0
    const column = consumed - added - behind + 1
    if (column >= 1) return { line, column }
    // The name ended with its line.
    return { line: Math.max(1, behind > 1 ? line - 1 : line) }
  }
}
