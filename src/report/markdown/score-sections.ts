import type { PhrasingContent, RootContent } from 'mdast'
import type { Tool } from '../../api/tools.ts'
import type { PageView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, NOT_MEASURED, scoreText } from '../view/scores.ts'
import { folded, heading, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { cellCode, code, link } from './page-text.ts'

/** Pages in the open table; the others are folded below it. */
const SHOWN_PAGES = 20
/** Pages in one folded table. */
const FOLDED_PAGES = 100

/** Pages and their scores by tool, the worst first; of a single page its tools. */
export function* scoreSections(view: ReportView): Generator<Section> {
  const { pages, sites, tools } = view
  const [first, ...others] = pages
  if (!first) return
  if (others.length === 0) {
    const name = paragraph(...link(first.url, code(first.url)), ...scoreWords(first))
    const ofSites = sites.flatMap(site => [
      paragraph(...link(site.url, [{ type: 'text', value: site.label }]), ...scoreWords(site)),
      toolTable(tools.all, site),
    ])
    yield section(heading(3, text('Scores')), name, toolTable(tools.all, first), ofSites)
    return
  }
  yield section(
    heading(3, text('Scores')),
    ...pagesInWords(view),
    pageTable([...pages.slice(0, SHOWN_PAGES), ...sites], tools.others),
    legend(view),
  )
}

/** The pages that the table of {@link scoreSections} leaves out. */
export function* furtherPageSections({ pages, tools }: ReportView): Generator<Section> {
  for (let from = SHOWN_PAGES; from < pages.length; from += FOLDED_PAGES) {
    const some = pages.slice(from, from + FOLDED_PAGES)
    const range = { from: from + 1, to: from + some.length, of: 'Pages' as const }
    yield section(
      from === SHOWN_PAGES ? heading(3, text('More pages')) : [],
      folded(range, pageTable(some, tools.others)),
    )
  }
}

function pageTable(pages: readonly PageView[], tools: readonly Tool[]): RootContent {
  const head = ['Page', 'Score', 'Errors', ...tools].map(name => [text(name)])
  return table(
    head,
    pages.map(({ url, label, isSite, score, failures, runs }) => [
      link(url, isSite ? [{ type: 'text', value: label }] : cellCode(label)),
      [score === null ? text(NO_SCORE) : strong(String(score))],
      [text(String(failures.error))],
      ...tools.map(tool => [text(scoreText(runs[tool]))]),
    ]),
  )
}

function scoreWords({ score }: PageView): PhrasingContent[] {
  return score === null ? [text(' · no score')] : [text(' · score '), strong(String(score))]
}

function toolTable(tools: readonly Tool[], { runs }: PageView): RootContent {
  const ran = tools.filter(tool => runs[tool])
  const rows: PhrasingContent[][][] = ran.map(tool => {
    const run = runs[tool]
    const numbers = run?.status === 'measured' ? Object.values(run.failures) : ['', '', '']
    return [[text(tool)], [text(scoreText(run))], ...numbers.map(number => [text(String(number))])]
  })
  return table(
    ['Tool', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [text(name)]),
    rows,
  )
}

function pagesInWords({ origin, pages }: ReportView): RootContent[] {
  const words: PhrasingContent[] = origin === undefined ? [] : [text('Pages of '), ...code(origin)]
  if (pages.length > SHOWN_PAGES) {
    words.push(text(`${words.length > 0 ? ', the' : 'The'} worst ${SHOWN_PAGES} of ${pages.length}`))
  }
  return words.length === 0 ? [] : [paragraph(...words)]
}

function legend({ tools, remarks }: ReportView): RootContent[] {
  const words: string[] = []
  if (tools.perfect.length > 0) words.push(`Nothing found by ${tools.perfect.join(', ')}.`)
  if (remarks.notMeasured.length > 0) {
    words.push(`${NOT_MEASURED}: not measured, with the reasons below.`)
  }
  return words.length === 0 ? [] : [paragraph(text(words.join(' ')))]
}
