import type { PhrasingContent, RootContent } from 'mdast'
import type { Tool } from '../../api/tools.ts'
import type { Report } from '../report.ts'
import {
  NO_SCORE,
  NOT_MEASURED,
  type ScoreRow,
  type ScoreTable,
  scoreTable,
  scoreText,
  splitPerfect,
} from '../view/scores.ts'
import { failuresOf } from '../view/verdict.ts'
import { folded, heading, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { cellCode, code, link } from './page-text.ts'

/** Pages in the open table; the others are folded below it. */
const SHOWN_PAGES = 20
/** Pages in one folded table. */
const FOLDED_PAGES = 100

/** Pages and their scores by tool, the worst first; of a single page its tools. */
export function* scoreSections({ pages }: Report): Generator<Section> {
  const scores = scoreTable(pages)
  const [first] = scores.rows
  if (!first) return
  if (scores.rows.length === 1) {
    yield section(
      heading(3, text('Scores')),
      paragraph(...link(first.page.url, code(first.page.url))),
      toolTable(scores, first),
    )
    return
  }
  const { perfect, others } = splitPerfect(scores)
  yield section(
    heading(3, text('Scores')),
    ...pagesInWords(scores),
    pageTable(scores.rows.slice(0, SHOWN_PAGES), others),
    legend(perfect, scores),
  )
}

/** The pages that the table of {@link scoreSections} leaves out. */
export function* furtherPageSections({ pages }: Report): Generator<Section> {
  const scores = scoreTable(pages)
  const { others } = splitPerfect(scores)
  for (let from = SHOWN_PAGES; from < scores.rows.length; from += FOLDED_PAGES) {
    const rows = scores.rows.slice(from, from + FOLDED_PAGES)
    const range = { from: from + 1, to: from + rows.length, of: 'Pages' as const }
    yield section(
      from === SHOWN_PAGES ? heading(3, text('More pages')) : [],
      folded(range, pageTable(rows, others)),
    )
  }
}

function pageTable(rows: readonly ScoreRow[], tools: readonly Tool[]): RootContent {
  const head = ['Page', 'Score', 'Errors', ...tools].map(name => [text(name)])
  return table(
    head,
    rows.map(({ page, label, runs }) => [
      link(page.url, cellCode(label)),
      [page.score === null ? text(NO_SCORE) : strong(String(page.score))],
      [text(String(failuresOf(page).error))],
      ...tools.map(tool => [text(scoreText(runs.get(tool)))]),
    ]),
  )
}

function toolTable({ tools }: ScoreTable, { page, runs }: ScoreRow): RootContent {
  const rows: PhrasingContent[][][] = tools.map(tool => {
    const run = runs.get(tool)
    const failures = failuresOf({ ...page, runs: run ? [run] : [] })
    const numbers = run?.status === 'measured' ? Object.values(failures) : ['', '', '']
    return [[text(tool)], [text(scoreText(run))], ...numbers.map(number => [text(String(number))])]
  })
  return table(
    ['Tool', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [text(name)]),
    rows,
  )
}

function pagesInWords({ origin, rows }: ScoreTable): RootContent[] {
  const words: PhrasingContent[] = origin === undefined ? [] : [text('Pages of '), ...code(origin)]
  if (rows.length > SHOWN_PAGES) {
    words.push(text(`${words.length > 0 ? ', the' : 'The'} worst ${SHOWN_PAGES} of ${rows.length}`))
  }
  return words.length === 0 ? [] : [paragraph(...words)]
}

function legend(perfect: readonly Tool[], { rows }: ScoreTable): RootContent[] {
  const words: string[] = []
  if (perfect.length > 0) words.push(`100 on every page: ${perfect.join(', ')}.`)
  if (rows.some(({ page }) => page.runs.some(run => run.status === 'not-measured'))) {
    words.push(`${NOT_MEASURED}: not measured, with the reasons below.`)
  }
  return words.length === 0 ? [] : [paragraph(text(words.join(' ')))]
}
