import { cutEnd, ownCopy } from '../../../text/cut.ts'
import { NotMeasured } from '../../not-measured.ts'
import { keywordKey, type Market, type Observation } from '../observation.ts'
import { dayIn, positionIn } from './cells.ts'
import { type Column, type Header, readHeader } from './columns.ts'
import { type Row, rowsOf } from './rows.ts'
import type { RankData, RankQuery, RankSource } from './source.ts'

/** Rows of all files of a project. */
const MAX_ROWS = 1_000_000
/** Rows that are kept: those of the project's keywords. */
const MAX_KEPT = 200_000
/** Rows that a note names. */
const NAMED_ROWS = 5
/** UTF-16 units of a cell. */
const MAX_CELL = 2000
const SHOWN_CELL = 60

/** Files with positions, as trackers and Search Console export them. */
export class FileSource implements RankSource {
  readonly #files: readonly string[]
  readonly #readFile: (path: string) => Promise<Buffer>

  /** @param readFile rejects with the end of a sentence about the file where it cannot be read */
  constructor(files: readonly string[], readFile: (path: string) => Promise<Buffer>) {
    this.#files = files
    this.#readFile = readFile
  }

  async read(query: RankQuery): Promise<RankData> {
    const reading = new Reading(query)
    for (const file of this.#files) {
      try {
        await reading.add(await this.#readFile(file), file)
      } catch (error) {
        query.signal.throwIfAborted()
        throw new NotMeasured(`"${file}" ${(error as Error).message}`, { cause: error })
      }
    }
    return reading.end()
  }
}

/** What is taken from files, one row after the other. */
class Reading {
  readonly #query: RankQuery
  readonly #wanted: ReadonlySet<string>
  readonly #observations: Observation[] = []
  readonly #notes: string[] = []
  #rows = 0
  #ofKeywords = 0

  constructor(query: RankQuery) {
    this.#query = query
    this.#wanted = new Set(query.keywords.map(keywordKey))
  }

  async add(bytes: Buffer, file: string): Promise<void> {
    const bad = new BadRows()
    let names: Row | undefined
    let header: Header | undefined
    for await (const row of rowsOf(bytes)) {
      if (!names) {
        names = row
        continue
      }
      header ??= this.#headerOf(names, row.cells[0], file)
      if (++this.#rows > MAX_ROWS || this.#observations.length >= MAX_KEPT) {
        this.#notes.push(
          `"${file}" is read up to ${row.place}: no more than ${MAX_ROWS.toLocaleString('en')} rows are read, and ${MAX_KEPT.toLocaleString('en')} kept`,
        )
        break
      }
      if (this.#rows % 1000 === 0) this.#query.signal.throwIfAborted()
      const problem = this.#take(row, header)
      if (problem !== undefined) bad.add(row, problem)
    }
    if (!names) throw new NotMeasured('is empty')
    if (!header) this.#headerOf(names, undefined, file)
    this.#notes.push(...bad.notes(file))
  }

  end(): RankData {
    if (
      this.#rows > 0 &&
      this.#ofKeywords === 0 &&
      !this.#observations.some(({ keyword }) => keyword === null)
    ) {
      this.#notes.push('None of the keywords of the project is in the file')
    }
    return { observations: this.#observations, notes: this.#notes }
  }

  #headerOf({ cells }: Row, second: string | undefined, file: string): Header {
    const header = readHeader(cells, second)
    if ('problem' in header) throw new NotMeasured(header.problem)
    if (!header.index.has('keyword') && this.#query.keywords.length !== 1) {
      this.#notes.push(`"${file}" has no keywords: its positions are the average of all queries of the site`)
    }
    return header
  }

  /** @returns what is wrong with the row */
  #take({ cells }: Row, header: Header): string | undefined {
    const cell = (column: Column) => cells[header.index.get(column) ?? -1]?.trim() ?? ''
    const { to, keywords } = this.#query
    const has = (column: Column) => header.index.has(column)
    if (cells.some(({ length }) => length > MAX_CELL)) return `has a cell of more than ${MAX_CELL} characters`
    const written = has('keyword') ? cell('keyword') : keywords.length === 1 ? keywords[0]! : null
    if (written === '') return 'has no keyword'
    if (written !== null && !this.#wanted.has(keywordKey(written))) return undefined
    this.#ofKeywords += written === null ? 0 : 1
    const day = has('date') ? dayIn(cell('date')) : null
    if (day === undefined) return `has the date ${shown(cell('date'))}; write it as 2026-11-20`
    if (day !== null && day > to) return `has the date ${day}, which is to come`
    const position = positionIn(cell('position'))
    if (position === undefined)
      return `has the position ${shown(cell('position'))}, which is not a number from 1 on`
    const market = this.#marketOf(cell, header)
    if (!market) return undefined
    const url = cell('url')
    this.#observations.push({
      day,
      keyword: written === null ? null : ownCopy(written),
      position,
      ...market,
      ...(url !== '' && { url: ownCopy(url) }),
    })
    return undefined
  }

  /** Where the row was measured; undefined where nobody asked for that. */
  #marketOf(cell: (column: Column) => string, { isSearchConsole }: Header): Market | undefined {
    const { searchEngines, locations, devices } = this.#query
    const searchEngine = wantedOf(cell('engine') || (isSearchConsole ? 'google' : ''), searchEngines)
    const location = wantedOf(cell('location'), locations)
    const device = wantedOf(cell('device'), devices)
    if (searchEngine === undefined || location === undefined || device === undefined) return undefined
    return { searchEngine: searchEngine.toLowerCase(), location, device: device.toLowerCase() }
  }
}

/** A cell in the words of the project. A file that does not say it is of the one that the project names. */
function wantedOf(written: string, wanted: readonly string[]): string | undefined {
  if (wanted.length === 0) return ownCopy(written)
  if (written === '') return wanted.length === 1 ? wanted[0] : undefined
  return wanted.find(name => name.toLowerCase() === written.toLowerCase())
}

class BadRows {
  readonly #named: string[] = []
  #count = 0

  add({ place }: Row, problem: string): void {
    if (this.#count++ < NAMED_ROWS) this.#named.push(`${place} ${problem}`)
  }

  notes(file: string): string[] {
    const more = this.#count - this.#named.length
    const rest = more > 0 ? [`"${file}": ${more} more rows are left out for such reasons`] : []
    return [...this.#named.map(line => `"${file}": ${line}; it is left out`), ...rest]
  }
}

function shown(cell: string): string {
  return `"${cutEnd(cell, SHOWN_CELL)}"`
}
