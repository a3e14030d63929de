/** What a row can say. */
export const COLUMNS = ['date', 'keyword', 'engine', 'location', 'device', 'position', 'url'] as const
export type Column = (typeof COLUMNS)[number]

/** Where the columns of a file are. */
export interface Header {
  index: ReadonlyMap<Column, number>
  /** An export of Search Console, whose positions are those of Google. */
  isSearchConsole: boolean
}

/** Other names of the columns, as trackers and Search Console write them; compared without capitals and signs. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  date: ['date', 'day', 'datum'],
  keyword: ['keyword', 'query', 'topqueries', 'queries', 'searchquery', 'searchterm', 'keyphrase', 'phrase'],
  engine: ['engine', 'searchengine'],
  location: ['location', 'country', 'region', 'place'],
  device: ['device'],
  position: ['position', 'rank', 'ranking', 'averageposition', 'avgposition'],
  url: ['url', 'page', 'landingpage', 'address'],
}
const BY_NAME = new Map(COLUMNS.flatMap(column => NAMES[column].map(name => [name, column] as const)))

/**
 * Reads the line that names the columns.
 *
 * Search Console writes its exports in the language of the reader. What is the same in all of them is their form: what
 * the table is about, clicks, impressions, "CTR" and the position.
 *
 * @param second first cell of the next row, which tells days from queries there
 * @returns the problem, as the end of a sentence about the file, where it names no position
 */
export function readHeader(cells: readonly string[], second = ''): Header | { problem: string } {
  const names = cells.map(plain)
  if (names.length === 5 && names[3] === 'ctr') {
    const subject = BY_NAME.get(names[0]!) ?? (/^\d{4}-\d\d-\d\d$/.test(second.trim()) ? 'date' : 'keyword')
    const index = new Map<Column, number>([
      [subject, 0],
      ['position', 4],
    ])
    return { index, isSearchConsole: true }
  }
  const index = new Map<Column, number>()
  for (const [at, name] of names.entries()) {
    const column = BY_NAME.get(name)
    if (column !== undefined && !index.has(column)) index.set(column, at)
  }
  if (index.has('position') && (index.has('keyword') || index.has('date'))) {
    return { index, isSearchConsole: false }
  }
  const missing = index.has('position') ? 'keyword' : 'position'
  return { problem: `names no column "${missing}"; its first line must name columns of ${COLUMNS.join(',')}` }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
