import { pageRows } from '../view/page-rows.ts'
import { placeRows } from '../view/place-rows.ts'
import { saidOf } from '../view/place-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { addressCell, type Cell, CsvRows } from './cells.ts'

/** Without it Excel takes the text for that of the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF'
/** UTF-16 units that are written at once. */
const CHUNK = 64 * 1024

/** `pages.csv`: a row for each page, in pieces. */
export function pagesCsv(view: ReportView): Generator<string> {
  return inChunks(pageLines(view))
}

/** `findings.csv`: a row for each place of each finding on each page, in pieces. */
export function findingsCsv(view: ReportView): Generator<string> {
  return inChunks(placeLines(view))
}

function* pageLines(view: ReportView): Generator<readonly Cell[]> {
  const tools = view.tools.all
  yield [
    ...['url', 'audited', 'status', 'redirects to', 'indexable', 'why not indexable', 'canonical'],
    ...['title', 'title length', 'description', 'description length', 'h1', 'words'],
    ...['internal links in', 'internal links out', 'external links'],
    ...['score', ...tools, 'errors', 'warnings', 'notices'],
  ]
  for (const row of pageRows(view)) {
    const { title, description } = row
    yield [
      ...[addressCell(row.url), row.audited, row.status, addressCell(row.redirect)],
      ...[row.indexable, row.obstacle, addressCell(row.canonical)],
      ...[title, lengthOf(title), description, lengthOf(description), row.h1, row.words],
      ...[row.linksIn, row.linksOut, row.linksExternal],
      ...[row.score, ...tools.map(tool => row.scores[tool]), row.errors, row.warnings, row.notices],
    ]
  }
}

function* placeLines(view: ReportView): Generator<readonly Cell[]> {
  yield [
    ...['severity', 'check', 'title', 'tool', 'page', 'place', 'selector', 'line', 'snippet'],
    ...['message', 'fix', 'baseline'],
  ]
  for (const { finding, failure, place, fate } of placeRows(view)) {
    const { occurrence } = place
    yield [
      ...[failure.severity, finding.id, finding.title, finding.tool],
      ...[addressCell(place.page.url), addressCell(place.resource)],
      ...[occurrence?.selector, occurrence?.line, occurrence?.snippet],
      ...[saidOf(place).words, finding.fix, fate],
    ]
  }
}

/** In characters as a person counts them. */
function lengthOf(text: string | null): number | null {
  return text === null ? null : [...text].length
}

function* inChunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  const csv = new CsvRows()
  let chunk = BYTE_ORDER_MARK
  for (const row of rows) {
    chunk += csv.row(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
