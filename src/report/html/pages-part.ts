import { type ComponentChild, h } from 'preact'
import type { JsonObject } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { shownFacts } from '../json.ts'
import { counted, durationInWords } from '../numbers-in-words.ts'
import { detailsIn } from '../view/page/page-details.ts'
import type { PageView, RunView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { scoreText } from '../view/scores.ts'
import { briefPages, pageInWords } from './brief-pages.ts'
import { code, externalLink, type FindingIds, type Part, pageId, part, scoreCell } from './elements.ts'
import type { LongLists } from './long-lists.ts'
import { compactDetails } from './page/compact.ts'
import { pageDetails } from './page/page-details.ts'
import { pictureBudget } from './page/picture-budget.ts'

/** Pages, the worst first, that are shown with all that every tool said: of the others there is a line each. */
const MAX_DETAILED = 100
/** Pages of which all is drawn; of the next ones it is said in words. */
const MAX_DRAWN = 50
/** UTF-16 units of the data of one tool run. */
const MAX_FACTS = 10_000
/** UTF-16 units of the data of all tool runs: browsers get slow with documents of tens of megabytes. */
const MAX_ALL_FACTS = 2_000_000

/** Writes facts as data until the document holds enough of them. */
export type FactsWriter = (facts: JsonObject) => ComponentChild

export function factsWriter(): FactsWriter {
  let left = MAX_ALL_FACTS
  return facts => {
    if (Object.keys(facts).length === 0) return null
    const text = left > 0 ? shownFacts(facts, MAX_FACTS) : ''
    left -= text.length
    if (text === '') return h('span', { class: 'soft' }, 'in report.json')
    return h('details', null, h('summary', null, 'Data'), h('pre', { tabIndex: 0 }, text))
  }
}

/** Each page, and each site, with what every tool said of it and learned. */
export function pagesPart(
  view: ReportView,
  findingId: FindingIds,
  writeFacts: FactsWriter,
  lists: LongLists,
): Part | null {
  const { pages, sites, tools } = view
  if (pages.length === 0) return null
  const detailsOf = detailsIn(view)
  const pictures = pictureBudget()
  const detailed = [...pages.slice(0, MAX_DETAILED), ...sites]
  const items = detailed.values().map((page, index) => {
    const runs = tools.all.flatMap(tool => page.runs[tool] ?? [])
    const { facts, durations } = page
    const rows = runs.map(run =>
      runRow(run, durations[run.tool] ?? 0, findingId, writeFacts(facts[run.tool] ?? {})),
    )
    return pageItem(page, pages.length === 1, drawn(page, index), rows)
  })
  const made = lists.addMade(items)
  return part(
    'pages',
    'Pages',
    leftOut(pages.length, pictures.shortened),
    pictures.store(),
    made,
    lists.add(briefPages(pages.slice(MAX_DETAILED))),
  )

  function drawn(page: PageView, index: number): ComponentChild {
    if (page.isSite) return null
    const details = detailsOf(page)
    return index < MAX_DRAWN ? pageDetails(details, page.label, pictures) : compactDetails(details)
  }
}

/** Says of which pages less is shown, and why. */
function leftOut(pages: number, shortened: number): ComponentChild {
  const lines = [
    pages > MAX_DRAWN &&
      `The ${MAX_DRAWN} worst pages are drawn, the others described in words, so that this file opens fast.`,
    shortened > 0 &&
      `Pictures of ${counted(shortened, 'page')} are left out, since this file would be too large; they are beside report.json.`,
  ].filter(line => line !== false)
  return lines.length > 0 && h('p', { class: 'soft' }, lines.join(' '))
}

function pageItem(
  page: PageView,
  open: boolean,
  details: ComponentChild,
  rows: ComponentChild[],
): ComponentChild {
  const { url, label } = page
  const head = ['Tool', 'Score', 'Result', 'Data'].map(name => h('th', { scope: 'col' }, name))
  return h(
    'details',
    { id: pageId(page), class: 'item', open },
    h('summary', null, h('h3', null, label), h('span', { class: 'id' }, pageInWords(page))),
    h(
      'div',
      { class: 'body' },
      h('p', null, externalLink(url, shownUrl(url))),
      details,
      h('table', { class: 'results' }, h('thead', null, h('tr', null, head)), h('tbody', null, rows)),
    ),
  )
}

function runRow(
  run: RunView,
  durationMs: number,
  findingId: FindingIds,
  facts: ComponentChild,
): ComponentChild {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, run.tool),
    scoreCell(scoreText(run), run.band),
    h(
      'td',
      null,
      result(run, findingId),
      run.finalUrl !== undefined &&
        h('p', { class: 'soft' }, 'After redirects: ', code(shownUrl(run.finalUrl))),
    ),
    h('td', null, facts, h('span', { class: 'soft' }, ` ${durationInWords(durationMs)}`)),
  )
}

function result({ status, reason, failed, others }: RunView, findingId: FindingIds): ComponentChild {
  if (status === 'not-measured') return h('span', null, `Not measured: ${oneLine(reason)}`)
  const rest = OTHERS.filter(([outcome]) => others[outcome] > 0)
  const restInWords = rest.map(([outcome, words]) => `${others[outcome]} ${words}`).join(', ')
  const items = failed.map(({ id, title, severity }) =>
    h('li', null, `${severity}: `, h('a', { href: `#${findingId(id)}` }, oneLine(title || id))),
  )
  return h(
    'div',
    null,
    items.length > 0 && h('ul', { class: 'failing' }, items),
    h('span', { class: 'soft' }, restInWords || (items.length === 0 ? 'No checks' : '')),
  )
}

const OTHERS = [
  ['pass', 'passed'],
  ['not-applicable', 'not applicable'],
  ['not-measured', 'not measured'],
  ['ignored', 'ignored'],
  ['elsewhere', 'reported under another tool'],
] as const
