import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted, grouped } from '../numbers-in-words.ts'
import { type CrawlRow, type CrawlView, clicksInWords } from '../view/crawl.ts'
import { subjectsInWords } from '../view/findings.ts'
import { type AnalysisView, analysisInWords, type ReportView } from '../view/report-view.ts'
import { code, externalLink, type Part, part } from './elements.ts'
import type { FactsWriter } from './pages-part.ts'

const MAX_FINDINGS = 200
/** UTF-16 units of a title in a table. */
const MAX_TITLE = 100

/** Each analysis of a whole website: its figures, and its pages, those first whose faults cost most. */
export function analysisPart({ analyses }: ReportView, writeFacts: FactsWriter): Part | null {
  if (analyses.length === 0) return null
  return part(
    'analyses',
    'Whole site',
    analyses.map((analysis, index) => sitePart(analysis, index, writeFacts)),
  )
}

function sitePart(analysis: AnalysisView, index: number, writeFacts: FactsWriter): ComponentChild {
  const { url, crawl, scored, findings, facts } = analysis
  const words = analysisInWords(analysis)
  return h(
    'div',
    null,
    h('h3', null, externalLink(url, shownUrl(url))),
    words !== '' && h('p', null, words),
    crawl && crawlFigures(crawl),
    crawl?.incomplete !== undefined &&
      h('p', null, `Not all of the site was seen: ${oneLine(crawl.incomplete)}`),
    crawl && crawlTable(crawl, `Pages of ${shownUrl(url)}, table ${index + 1}`),
    scored.length > 0 && scoredList(scored),
    findings.length > 0 && findingList(findings),
    h('p', null, writeFacts(facts)),
  )
}

function crawlFigures({ addresses, indexable, listed, orphans, templates, obstacles, depths }: CrawlView) {
  const figures: [string, string][] = [
    ['URLs found', grouped(addresses)],
    ['Indexable', grouped(indexable)],
    ['Not indexable', grouped(addresses - indexable)],
    ['In the sitemap', listed === null ? 'no sitemap' : grouped(listed)],
    ['Orphans', grouped(orphans)],
    ['Templates', grouped(templates)],
  ]
  const reasons = obstacles.map(({ words, count }) => [words, count] as const)
  const clicks = depths.map(({ clicks, count }) => [clicksInWords(clicks), count] as const)
  return [
    h(
      'dl',
      { class: 'figures' },
      figures.map(([name, value]) => h('div', null, h('dt', null, name), h('dd', null, value))),
    ),
    h(
      'div',
      { class: 'tallies' },
      tally('Clicks from the start page', 'Indexable pages', clicks),
      tally('Why not indexable', 'URLs', reasons),
    ),
  ]
}

function tally(name: string, unit: string, rows: readonly (readonly [string, number])[]): ComponentChild {
  if (rows.length === 0) return null
  return h(
    'table',
    null,
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        [name, unit].map(title => h('th', { scope: 'col' }, title)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(([words, count]) =>
        h('tr', null, h('th', { scope: 'row' }, words), h('td', null, grouped(count))),
      ),
    ),
  )
}

function crawlTable({ rows, addresses }: CrawlView, label: string): ComponentChild {
  const head = ['URL', 'Status', 'Indexable', 'Clicks', 'Links in', 'Title', 'Failed checks']
  const title =
    rows.length < addresses
      ? `The ${counted(rows.length, 'URL')} whose faults cost most; all ${grouped(addresses)} are in report.json`
      : 'All URLs, those first whose faults cost most'
  return h(
    'details',
    { class: 'item' },
    h('summary', null, h('h3', null, title)),
    h(
      'div',
      { class: 'scroll', role: 'region', 'aria-label': label, tabIndex: 0 },
      h(
        'table',
        { class: 'crawl' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            head.map(column => h('th', { scope: 'col' }, column)),
          ),
        ),
        h('tbody', null, rows.map(crawlRow)),
      ),
    ),
  )
}

function crawlRow({
  url,
  label,
  status,
  obstacle,
  clicks,
  linksIn,
  title,
  failed,
}: CrawlRow): ComponentChild {
  const cells: ComponentChild[] = [
    oneLine(status, MAX_TITLE),
    obstacle === '' ? 'yes' : `no: ${obstacle}`,
    clicks === null ? 'not linked' : String(clicks),
    grouped(linksIn),
    oneLine(title, MAX_TITLE),
    failed.flatMap((id, index) => [index === 0 ? '' : ' ', code(id)]),
  ]
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, externalLink(url, label)),
    cells.map(cell => h('td', null, cell)),
  )
}

function scoredList(scored: AnalysisView['scored']): ComponentChild {
  const shown = scored.slice(0, MAX_FINDINGS)
  return h(
    'ul',
    { class: 'remarks' },
    shown.map(({ url, score }) =>
      h('li', null, externalLink(url, shownUrl(url)), `: ${score === null ? 'no score' : `score ${score}`}`),
    ),
    scored.length > shown.length &&
      h('li', null, `and ${counted(scored.length - shown.length, 'more page')}`),
  )
}

function findingList(findings: AnalysisView['findings']): ComponentChild {
  return h(
    'ul',
    { class: 'remarks' },
    findings
      .slice(0, MAX_FINDINGS)
      .map(finding =>
        h(
          'li',
          null,
          h('span', { class: `badge ${finding.severity}` }, finding.severity),
          `${oneLine(finding.title)} · ${oneLine(finding.id)} · ${subjectsInWords(finding)}`,
        ),
      ),
    findings.length > MAX_FINDINGS &&
      h('li', null, `and ${counted(findings.length - MAX_FINDINGS, 'more finding')}`),
  )
}
