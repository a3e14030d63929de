import type { Crawl, PageRecord } from '../../api/results.ts'
import { costOf } from '../../api/score.ts'
import { counted, grouped } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'
import { pageNames } from './page-names.ts'

/** The addresses of a site as its crawl found them, counted. */
export interface CrawlView {
  addresses: number
  indexable: number
  /** Why the others are not, the most frequent reason first. */
  obstacles: readonly { words: string; count: number }[]
  /** Addresses of the site that the sitemaps list; null where there is none. */
  listed: number | null
  /** Indexable pages to which no link leads. */
  orphans: number
  /** Indexable pages by their clicks from the start page, the nearest first; null where no links lead there. */
  depths: readonly { clicks: number | null; count: number }[]
  /** Kinds of indexable pages that are made alike. */
  templates: number
  /** Why not all of the site was seen; undefined where it was. */
  incomplete: string | undefined
  /** Addresses, those first whose faults cost most. */
  rows: readonly CrawlRow[]
}

/** One address in the table of a site. */
export interface CrawlRow {
  url: string
  /** What is shown of it. */
  label: string
  /** Of the answer, or why there is none. */
  status: string
  /** Why it is not indexable; empty where it is. */
  obstacle: string
  clicks: number | null
  linksIn: number
  title: string
  /** Ids of the checks of a page that failed on it. */
  failed: readonly string[]
}

/** Rows that a rendering can show; all addresses are in the report file. */
const MAX_ROWS = 200
/** What an address costs, in points, that answers with an error or not at all. */
const BROKEN_COST = 50

export type Obstacle = NonNullable<PageRecord['obstacle']>

/** Why search engines do not show an address, in words. */
export const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  'robots-txt': 'blocked by robots.txt',
  'no-answer': 'no answer',
  redirect: 'redirect',
  status: 'error status',
  'not-html': 'not HTML',
  'noindex-header': 'noindex header',
  'noindex-meta': 'noindex meta tag',
  refresh: 'instant refresh',
  canonical: 'canonical to another URL',
}

/** @param start page of the site */
export function crawlView(
  { whole, reason, sitemap, records }: Crawl,
  rules: Report['rules'],
  start: string,
): CrawlView {
  const { nameOf } = pageNames([{ url: start }])
  const indexable = records.filter(record => record.indexable === true)
  const others = records.filter(record => record.indexable !== true)
  const byCost = records
    .map(record => ({ record, cost: costOfRecord(record, rules) }))
    .toSorted((a, b) => b.cost - a.cost)
  return {
    addresses: records.length,
    indexable: indexable.length,
    obstacles: tally(others.map(obstacleOf))
      .map(([words, count]) => ({ words, count }))
      .toSorted((a, b) => b.count - a.count),
    listed: sitemap?.listed ?? null,
    orphans: indexable.filter(({ linksIn, foundBy }) => linksIn === 0 && !foundBy.includes('start')).length,
    depths: tally(indexable.map(({ depth }) => depth))
      .map(([clicks, count]) => ({ clicks, count }))
      .toSorted((a, b) => (a.clicks ?? Number.POSITIVE_INFINITY) - (b.clicks ?? Number.POSITIVE_INFINITY)),
    templates: new Set(indexable.flatMap(({ template }) => template ?? [])).size,
    incomplete: whole ? undefined : (reason ?? 'the reason is not known'),
    rows: byCost.slice(0, MAX_ROWS).map(({ record }) => rowOf(record, nameOf(record.url).label)),
  }
}

/** The figures of a site in words, those that matter most first. */
export function crawlFigures(view: CrawlView): string[] {
  const { addresses, indexable, obstacles, listed, orphans, templates } = view
  const why = obstacles.map(({ words, count }) => `${grouped(count)} ${words}`).join(', ')
  return [
    `${counted(addresses, 'URL')} found`,
    `${grouped(indexable)} indexable`,
    `${grouped(addresses - indexable)} not indexable${why === '' ? '' : ` (${why})`}`,
    listed === null ? 'no sitemap' : `${grouped(listed)} in the sitemap`,
    `${counted(orphans, 'orphan')}`,
    counted(templates, 'template'),
  ]
}

/** How many clicks the pages are away, as `start page: 1, 1 click: 5, 2 clicks: 40, not linked: 1`. */
export function depthsInWords({ depths }: CrawlView): string {
  return depths.map(({ clicks, count }) => `${clicksInWords(clicks)}: ${grouped(count)}`).join(', ')
}

export function clicksInWords(clicks: number | null): string {
  if (clicks === null) return 'not linked'
  return clicks === 0 ? 'start page' : counted(clicks, 'click')
}

function obstacleOf({ obstacle }: PageRecord): string {
  return obstacle === undefined ? 'not known' : OBSTACLES[obstacle]
}

function costOfRecord({ obstacle, failed = [] }: PageRecord, rules: Report['rules']): number {
  const faults = failed.reduce((sum, id) => {
    const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
    return sum + (rule ? costOf(id, rule.severity) : 0)
  }, 0)
  return obstacle === 'status' || obstacle === 'no-answer' ? faults + BROKEN_COST : faults
}

function rowOf(record: PageRecord, label: string): CrawlRow {
  const { url, status, failure, indexable, depth, linksIn, title, failed = [] } = record
  return {
    url,
    label,
    status: status === null ? (failure ?? 'not asked for') : String(status),
    obstacle: indexable === true ? '' : obstacleOf(record),
    clicks: depth,
    linksIn,
    title: title?.text ?? '',
    failed,
  }
}

function tally<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
