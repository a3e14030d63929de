import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether tables say which of their cells are the headers of others. */
export const tables = defineTopic({
  checks: {
    'table-without-headers': {
      severity: 'notice',
      title: 'The headers of a table are not marked as such',
      why: 'Screen readers read out a cell such as "14:30" without saying what it is, and programs that read the table do not know its columns.',
      fix: 'Write the cells of the first row as <th scope="col">, or those of the first column as <th scope="row"> where each row is a name and its value.',
      help: 'https://www.w3.org/WAI/tutorials/tables/one-header/',
      example:
        '<table><tr><td>Day</td><td>Open</td></tr><tr><td>Monday</td><td>8–12</td></tr><tr><td>Tuesday</td><td>8–18</td></tr></table>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'table-without-headers': judgeTables(page.document) }) }
  },
})

/** Rows and columns from which on a table holds data, rows and cells of one that are looked at, and characters of a cell. */
const MIN_ROWS = 3
const MIN_COLUMNS = 2
const MAX_ROWS = 100
const MAX_CELLS = 20
const MAX_TEXT = 60
/** Part of the cells of a column that has a figure, where its header has none. */
const MOST = 0.6

function judgeTables(document: HtmlDocument): Judgement {
  const rowsOf = Map.groupBy(document.elements('tr'), tableAround)
  return failEach(
    document.elements('table').filter(table => isOfData(table, rowsOf.get(table) ?? [])),
    table => {
      const rows = rowsOf.get(table)!.slice(0, MAX_ROWS).map(cellsOf)
      const [first, ...others] = rows as [Element[], ...Element[][]]
      if (rows.some(cells => cells.some(({ tagName }) => tagName === 'th'))) return undefined
      const ofRows = namesOfPairs(rows, hasCaption(table) && !areHeaders(first, others))
      if (ofRows) return document.occurrence(table, said(ofRows, '<th scope="row">'))
      return areHeaders(first, others) ? document.occurrence(table, said(first, '<th>')) : undefined
    },
    'the page has no table of data',
  )
}

const MAX_SAID = 5

function said(cells: readonly Element[], tag: string): string {
  const texts = cells.slice(0, MAX_SAID).map(cell => `"${startOfSeenText(cell, MAX_TEXT)}"`)
  return `${texts.join(', ')} are in <td>, not in ${tag}.`
}

/** Characters of the name of a value. */
const MAX_NAME = 30

/**
 * The first column of a table of pairs, where its cells look otherwise than the values beside them: "Founded | 1990". Under a
 * caption, which nothing but data has, it is enough that a name has several values or most values have a figure.
 */
function namesOfPairs(rows: readonly (readonly Element[])[], isCaptioned: boolean): Element[] | undefined {
  if (!rows.every(cells => cells.length === 2)) return undefined
  const names = rows.map(([name]) => name!)
  const areNames = names.every(name => {
    const text = startOfSeenText(name, MAX_NAME + 1)
    return /\p{L}/u.test(text) && text.length <= MAX_NAME
  })
  if (!areNames) return undefined
  const lookSo = rows.every(([name, value]) => looksLikeName(name!, value!))
  return lookSo ||
    (isCaptioned &&
      haveValues(
        names,
        rows.map(([, value]) => value!),
      ))
    ? names
    : undefined
}

function hasCaption(table: Element): boolean {
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption')
  return caption !== undefined && startOfSeenText(caption, MAX_TEXT) !== ''
}

/** Two columns of names beside each other have none of this. */
function haveValues(names: readonly Element[], values: readonly Element[]): boolean {
  if (names.some(name => linesOf(name) > 1)) return false
  const withFigure = values.filter(value => /\d/.test(startOfSeenText(value, MAX_TEXT)))
  const isOfWords = names.every(name => !/\d{2}/.test(startOfSeenText(name, MAX_TEXT)))
  return isOfWords && (values.some(value => linesOf(value) > 1) || withFigure.length >= MOST * values.length)
}

function linesOf(cell: Element): number {
  const parts = cell.childNodes.filter(isElement)
  const lines = parts.filter(({ tagName }) => /^(?:p|div|li)$/.test(tagName)).length
  return Math.max(lines, parts.filter(({ tagName }) => tagName === 'br').length + 1)
}

/** Whether the first cell of a row has a color, a class or a weight that the second one has not, or ends with a colon. */
function looksLikeName(name: Element, value: Element): boolean {
  const hasOwn = [backgroundOf, classOf].some(look => look(name) !== '' && look(name) !== look(value))
  return hasOwn || (isBold(name) && !isBold(value)) || /[:：]$/.test(startOfSeenText(name, MAX_TEXT))
}

function backgroundOf(cell: Element): string {
  const style = (attribute(cell, 'style') ?? '').slice(0, MAX_STYLE)
  return `${/background[^;]{0,100}/i.exec(style)?.[0] ?? ''}${attribute(cell, 'bgcolor') ?? ''}`
}

const MAX_STYLE = 500

function classOf(cell: Element): string {
  return attribute(cell, 'class')?.trim() ?? ''
}

function isBold(cell: Element): boolean {
  const [only, ...others] = cell.childNodes.filter(
    node => isElement(node) || ('value' in node && node.value.trim() !== ''),
  )
  return only !== undefined && others.length === 0 && isElement(only) && /^(?:b|strong)$/.test(only.tagName)
}

function isOfData(table: Element, rows: readonly Element[]): boolean {
  const role = attribute(table, 'role')?.trim().toLowerCase()
  if (role !== undefined && role !== 'table') return false
  // A table within a cell lays out the page.
  return rows.length >= MIN_ROWS && tableAround(table) === undefined
}

const PARTS = new Set(['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'])
/** Steps up from a row, a cell or what is in one to its table. */
const MAX_STEPS = 40

function tableAround(element: Element): Element | undefined {
  let at = parentOf(element)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    if (at.tagName === 'table') return at
    if (element.tagName === 'tr' && !PARTS.has(at.tagName)) return undefined
  }
  return undefined
}

function cellsOf(row: Element): Element[] {
  return row.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
    .slice(0, MAX_CELLS)
}

/** Characters of a header: a longer text is a value. */
const MAX_HEADER = 40

/** Whether cells of a first row are words above figures, one for each column. */
function areHeaders(first: readonly Element[], others: readonly (readonly Element[])[]): boolean {
  const texts = first.map(cell => startOfSeenText(cell, MAX_TEXT))
  const isHeader = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text) && text.length <= MAX_HEADER
  if (first.length < MIN_COLUMNS || !texts.every(isHeader)) return false
  const full = others.filter(cells => cells.length === first.length)
  if (full.length < MIN_ROWS - 1 || full.length < others.length / 2) return false
  const columns = first.slice(1).map((_, at) => full.map(cells => startOfSeenText(cells[at + 1]!, MAX_TEXT)))
  const filled = columns.map(column => column.filter(text => text !== ''))
  return filled.some(
    column =>
      column.length >= MIN_ROWS - 1 && column.filter(text => /\d/.test(text)).length >= MOST * column.length,
  )
}
