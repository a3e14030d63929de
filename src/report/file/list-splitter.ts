import { ReportFileError } from './report-file-error.ts'

/** Objects and lists within each other: more than any report has. What walks through one recurses. */
const MAX_DEPTH = 250
/** Bytes of one element, and of all that is outside of elements. A page with every fact has some hundred thousand. */
const MAX_PART_BYTES = 50_000_000
const MAX_ELEMENTS = 1_000_000
/** Keys outside of elements, where they can lead to lists: a report has some dozens. */
const MAX_KEYS = 100_000
/** Bytes of a key that can lead to a list, as written. */
const MAX_KEY_BYTES = 100

/**
 * Which lists of a JSON document are taken apart: `elements` is one of them, an object has them under its keys, and a
 * tuple stands for a list each of whose elements has them.
 */
export type Lists = 'elements' | readonly [Lists] | { readonly [key: string]: Lists }

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const MEANS_IN_STRING = tableOf(QUOTE, BACKSLASH)
const MEANS_IN_VALUE = tableOf(QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT)
const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** An object or list that is open and leads to lists, or is one. */
interface Frame {
  lists: Lists
  /** Of an object: the key whose value comes next. */
  key: string | undefined
  /** Of a list of elements: how many such lists began before it. */
  list: number
}

/**
 * Finds the elements of some lists in the bytes of a JSON document, in one pass, without parsing: what is no JSON is
 * handed on as it is, for the parser to refuse.
 */
export class ListSplitter {
  readonly #rest = new GrowingBytes()
  readonly #element = new GrowingBytes()
  readonly #lists: Lists
  readonly #onElement: ((list: number, bytes: Buffer) => void) | undefined
  readonly #frames: Frame[] = []
  #listCount = 0
  #elementCount = 0
  #keyCount = 0
  #isInElement = false
  /** Open objects and lists within an element, or within what leads to no list. */
  #depth = 0
  #inString = false
  #isEscaped = false
  /** The last string outside of elements and of what leads to no list, as far as it can be a key. */
  #string: number[] = []

  /**
   * @param onElement gets the number of the list and the bytes of each element, which are others after it has returned;
   * without it elements are passed over
   */
  constructor(lists: Lists, onElement?: (list: number, bytes: Buffer) => void) {
    this.#lists = lists
    this.#onElement = onElement
  }

  /** The document so far, with the number of its list in the place of each element; no JSON where the document is none. */
  get rest(): Buffer {
    return this.#rest.bytes
  }

  /**
   * @param piece next bytes of the document; they are not kept
   * @throws ReportFileError where it is nested too deeply or has too long a part
   */
  push(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    // What of the piece has not been put anywhere yet.
    let from = 0
    for (let at = 0; at < bytes.length; at++) {
      if (this.#isInElement && (this.#inString || this.#depth > 0)) at = this.#skipInner(bytes, at)
      if (at === bytes.length) break
      const byte = bytes[at]!
      if (this.#inString) {
        this.#passString(byte)
        continue
      }
      if (this.#isInElement && this.#depth === 0 && endsElement(byte)) {
        this.#keep(bytes.subarray(from, at))
        this.#endElement()
        from = at
      } else if (!this.#isInElement && this.#depth === 0 && this.#startsElement(byte)) {
        this.#keep(bytes.subarray(from, at))
        this.#startElement()
        from = at
      }
      if (this.#isInElement || this.#depth > 0) this.#passInner(byte)
      else this.#passOuter(byte)
    }
    this.#keep(bytes.subarray(from))
  }

  /** Most bytes are within elements and mean nothing here: this is a loop of its own so that it is quick. */
  #skipInner(bytes: Buffer, from: number): number {
    const means = this.#inString ? MEANS_IN_STRING : MEANS_IN_VALUE
    if (this.#isEscaped) return from
    let at = from
    while (at < bytes.length && means[bytes[at]!] === 0) at++
    return at
  }

  #passString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.#inString = false
    if (this.#inString && !this.#isInElement && this.#depth === 0 && this.#string.length <= MAX_KEY_BYTES) {
      this.#string.push(byte)
    }
  }

  #passInner(byte: number): void {
    if (byte === QUOTE) this.#inString = true
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open()
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth--
  }

  #passOuter(byte: number): void {
    const frame = this.#frames.at(-1)
    if (byte === QUOTE) {
      this.#inString = true
      this.#string = []
    } else if (byte === COLON && frame) {
      if (++this.#keyCount > MAX_KEYS) {
        throw new ReportFileError(`has more than ${MAX_KEYS.toLocaleString('en')} keys outside of its lists`)
      }
      frame.key = keyOf(this.#string)
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      this.#frames.pop()
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      const lists = frame ? listsIn(frame) : this.#lists
      const leadsOn = lists !== undefined && (byte === OPEN_LIST) === isList(lists)
      if (!leadsOn) this.#open()
      else this.#frames.push({ lists, key: undefined, list: lists === 'elements' ? this.#listCount++ : -1 })
    }
  }

  #open(): void {
    this.#depth++
    if (this.#frames.length + this.#depth > MAX_DEPTH) {
      throw new ReportFileError(`is nested more than ${MAX_DEPTH} levels deep`)
    }
  }

  #startsElement(byte: number): boolean {
    return this.#frames.at(-1)?.lists === 'elements' && !endsElement(byte) && !isBlank(byte)
  }

  #startElement(): void {
    if (++this.#elementCount > MAX_ELEMENTS) {
      throw new ReportFileError(`lists more than ${MAX_ELEMENTS.toLocaleString('en')} things`)
    }
    this.#keep(Buffer.from(` ${this.#frames.at(-1)!.list} `))
    this.#isInElement = true
    this.#element.clear()
  }

  #endElement(): void {
    this.#isInElement = false
    this.#onElement?.(this.#frames.at(-1)!.list, this.#element.bytes)
  }

  #keep(bytes: Buffer): void {
    const part = this.#isInElement ? this.#element : this.#rest
    part.append(bytes)
    if (part.length > MAX_PART_BYTES) {
      throw new ReportFileError(`has a part of more than ${MAX_PART_BYTES.toLocaleString('en')} bytes`)
    }
  }
}

class GrowingBytes {
  length = 0
  #buffer = Buffer.alloc(1024)

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.length)
  }

  append(bytes: Buffer): void {
    const length = this.length + bytes.length
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(length * 2)
      larger.set(this.bytes)
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.length)
    this.length = length
  }

  clear(): void {
    this.length = 0
  }
}

/** For each byte whether it is one of these. */
function tableOf(...bytes: number[]): Uint8Array {
  return new Uint8Array(256).map((_, byte) => (bytes.includes(byte) ? 1 : 0))
}

function endsElement(byte: number): boolean {
  return byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT
}

function isList(lists: Lists): boolean {
  return lists === 'elements' || Array.isArray(lists)
}

/** What the next object or list within a frame leads to. */
function listsIn({ lists, key }: Frame): Lists | undefined {
  if (lists === 'elements') return undefined
  if (isTuple(lists)) return lists[0]
  return key !== undefined && Object.hasOwn(lists, key) ? lists[key] : undefined
}

/** Whether it stands for a list each of whose elements leads on. */
export function isTuple(lists: Exclude<Lists, 'elements'>): lists is readonly [Lists] {
  return Array.isArray(lists)
}

function keyOf(bytes: readonly number[]): string | undefined {
  if (bytes.length > MAX_KEY_BYTES) return undefined
  try {
    return String(JSON.parse(`"${Buffer.from(bytes)}"`))
  } catch {
    return undefined
  }
}
