import { oneLine } from '../../text/one-line.ts'
import { withoutUserInformation } from '../../text/url-secrets.ts'

/** What a cell holds; null is an empty one. */
export type Cell = string | number | boolean | null | undefined

/** UTF-16 units of one cell. Excel takes 32,767. */
const MAX_CELL = 5_000

/** A spreadsheet takes what begins with one of these for a formula, also in the full width of East Asian text. */
const FORMULA_START = /^['"\s]*[=+\-@＝＋－＠]/u
/**
 * Where the separator of a list is a semicolon, as in much of Europe, a spreadsheet begins a cell behind one within a
 * text, whatever quotes there are.
 */
const FORMULA_WITHIN = /(;['"\s]*)(?=[=+\-@＝＋－＠])/gu

/** Texts whose cells are remembered: those of a finding and of a page come again and again. */
const MAX_KNOWN = 10_000

/**
 * Makes rows of a CSV file (RFC 4180). No text of them is run: what begins as a formula gets an apostrophe before it, as
 * OWASP advises (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export class CsvRows {
  readonly #known = new Map<string, string>()

  row(cells: readonly Cell[]): string {
    return `${cells.map(cell => this.#written(cell)).join(',')}\r\n`
  }

  #written(cell: Cell): string {
    if (cell === null || cell === undefined) return ''
    if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
    if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
    const known = this.#known.get(cell)
    if (known !== undefined) return known
    if (this.#known.size === MAX_KNOWN) this.#known.clear()
    const written = textCell(cell)
    this.#known.set(cell, written)
    return written
  }
}

/** An address as it stands in a cell: whole, to be opened, without user name and password. */
export function addressCell(url: string | null | undefined): Cell {
  return typeof url === 'string' ? withoutUserInformation(url) : url
}

function textCell(cell: string): string {
  const line = oneLine(cell, MAX_CELL).replace(FORMULA_WITHIN, "$1'")
  const text = FORMULA_START.test(line) ? `'${line}` : line
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`
}
