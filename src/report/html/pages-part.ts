import { type ComponentChild, h } from 'preact'
import { isFailure } from '../../api/failures.ts'
import type { Check, JsonObject, ToolRun } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { shownFacts } from '../json.ts'
import { type ScoreRow, type ScoreTable, scoreText } from '../view/scores.ts'
import { counted, durationInWords, failuresOf } from '../view/verdict.ts'
import { code, externalLink, type Part, part, scoreCell } from './elements.ts'
import type { Numbering } from './numbering.ts'
import { type ScreenshotsWriter, screenshotsWriter } from './screenshots-part.ts'

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

/** Each page with what every tool said of it and learned. */
export function pagesPart(
  { tools, rows }: ScoreTable,
  numbering: Numbering,
  writeFacts: FactsWriter,
): Part | null {
  if (rows.length === 0) return null
  const writeScreenshots = screenshotsWriter()
  return part(
    'pages',
    'Pages',
    rows.map(row => pageItem(row, tools, rows.length === 1, numbering, writeFacts, writeScreenshots)),
  )
}

function pageItem(
  row: ScoreRow,
  tools: ScoreTable['tools'],
  open: boolean,
  numbering: Numbering,
  writeFacts: FactsWriter,
  writeScreenshots: ScreenshotsWriter,
): ComponentChild {
  const { page, label, runs } = row
  const failures = failuresOf(page)
  const words = Object.entries(failures)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity))
  const summary = [page.score === null ? 'no score' : `score ${page.score}`, ...words].join(', ')
  const head = ['Tool', 'Score', 'Result', 'Data'].map(name => h('th', { scope: 'col' }, name))
  return h(
    'details',
    { id: numbering.pageId(page), class: 'item', open },
    h('summary', null, h('h3', null, label), h('span', { class: 'id' }, summary)),
    h(
      'div',
      { class: 'body' },
      h('p', null, externalLink(page.url, shownUrl(page.url))),
      writeScreenshots(row),
      h(
        'table',
        { class: 'results' },
        h('thead', null, h('tr', null, head)),
        h(
          'tbody',
          null,
          tools.map(tool => runs.get(tool)).map(run => run && runRow(run, numbering, writeFacts)),
        ),
      ),
    ),
  )
}

function runRow(run: ToolRun, numbering: Numbering, writeFacts: FactsWriter): ComponentChild {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, run.tool),
    scoreCell(scoreText(run), run.score),
    h(
      'td',
      null,
      result(run, numbering),
      run.finalUrl !== undefined &&
        h('p', { class: 'soft' }, 'After redirects: ', code(shownUrl(run.finalUrl))),
    ),
    h('td', null, writeFacts(run.facts), h('span', { class: 'soft' }, ` ${durationInWords(run.durationMs)}`)),
  )
}

function result(run: ToolRun, numbering: Numbering): ComponentChild {
  if (run.status === 'not-measured') {
    return h('span', null, `Not measured: ${oneLine(run.reason || 'the reason is not known')}`)
  }
  const failed = run.checks.filter(isFailure)
  const rest = run.checks.filter(check => !isFailure(check))
  const others = (['pass', 'not-applicable', 'not-measured', 'fail'] as const)
    .map(outcome => ({ outcome, count: rest.filter(check => check.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${OUTCOME_WORDS[outcome]}`)
  return h(
    'div',
    null,
    failed.length > 0 &&
      h(
        'ul',
        { class: 'failing' },
        failed.map(check => failedItem(check, numbering)),
      ),
    h('span', { class: 'soft' }, others.join(', ') || (failed.length === 0 ? 'No checks' : '')),
  )
}

const OUTCOME_WORDS = {
  pass: 'passed',
  'not-applicable': 'not applicable',
  'not-measured': 'not measured',
  fail: 'ignored',
} as const

function failedItem({ id, title, severity }: Check, numbering: Numbering): ComponentChild {
  return h('li', null, `${severity}: `, h('a', { href: `#${numbering.findingId(id)}` }, oneLine(title || id)))
}
