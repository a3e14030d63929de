import { isTuple, ListSplitter, type Lists } from './list-splitter.ts'
import { ReportFileError } from './report-file-error.ts'

/** Gives the bytes of a file from its start, each time that it is called. A piece is used before the next is asked for. */
export type Pieces = () => AsyncIterable<Uint8Array>

/** One of the lists that were taken apart. */
export interface FoundList {
  /** Keys and indices that lead to it. */
  path: readonly (string | number)[]
  length: number
}

export interface Element {
  list: FoundList
  /** Of the element in its list. */
  index: number
  value: unknown
}

/**
 * A JSON document some of whose lists are read element by element, so that neither its text nor all that it holds is in
 * memory at once. Every value is what `JSON.parse` makes of it.
 */
export class JsonParts {
  /** What it holds, with those lists empty. */
  readonly rest: unknown
  readonly lists: readonly FoundList[]
  readonly #pieces: Pieces
  readonly #wanted: Lists
  readonly #byNumber: ReadonlyMap<number, FoundList>

  private constructor(rest: unknown, found: ReadonlyMap<number, FoundList>, pieces: Pieces, wanted: Lists) {
    this.rest = rest
    this.lists = [...found.values()]
    this.#byNumber = found
    this.#pieces = pieces
    this.#wanted = wanted
  }

  /**
   * Reads all but the elements.
   *
   * @throws ReportFileError, and whatever the pieces reject with
   */
  static async read(pieces: Pieces, wanted: Lists): Promise<JsonParts> {
    const splitter = new ListSplitter(wanted)
    for await (const piece of pieces()) splitter.push(piece)
    // A byte order mark can only be here.
    const rest = parsed(splitter.rest, false)
    const found = new Map<number, FoundList>()
    emptyLists(rest, wanted, [], found)
    return new JsonParts(rest, found, pieces, wanted)
  }

  /**
   * The elements in the order of the document, which is read once more. Of a key that stands twice the last list counts,
   * as always in JavaScript.
   *
   * @throws as {@link read}
   */
  async *elements(): AsyncGenerator<Element> {
    let next: Element[] = []
    const counts = new Map<FoundList, number>()
    const splitter = new ListSplitter(this.#wanted, (number, bytes) => {
      const list = this.#byNumber.get(number)
      if (!list) return
      const index = counts.get(list) ?? 0
      counts.set(list, index + 1)
      next.push({ list, index, value: parsed(bytes, true) })
    })
    for await (const piece of this.#pieces()) {
      splitter.push(piece)
      yield* next
      next = []
    }
    if (this.lists.some(list => (counts.get(list) ?? 0) !== list.length)) {
      throw new ReportFileError('was changed while it was being read')
    }
  }
}

function parsed(bytes: Buffer, ignoreBOM: boolean): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM }).decode(bytes)
  } catch {
    throw new ReportFileError('is not a text file in UTF-8')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The parser quotes the start of what it was given, which may be any file.
    throw new ReportFileError('is not JSON')
  }
}

/** Each element is the number of its list here. */
function emptyLists(
  value: unknown,
  wanted: Lists,
  path: FoundList['path'],
  found: Map<number, FoundList>,
): void {
  if (typeof value !== 'object' || value === null) return
  if (wanted === 'elements') {
    if (!Array.isArray(value) || value.length === 0) return
    found.set(value[0], { path, length: value.length })
    value.length = 0
  } else if (isTuple(wanted)) {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) emptyLists(item, wanted[0], [...path, index], found)
  } else {
    for (const [key, lists] of Object.entries(wanted)) {
      if (Object.hasOwn(value, key))
        emptyLists((value as Record<string, unknown>)[key], lists, [...path, key], found)
    }
  }
}
