import type { Json, JsonObject, PageRecord } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { OBSTACLES, type Obstacle } from './crawl.ts'
import type { PageView } from './pages.ts'
import type { ReportView } from './report-view.ts'

/** One page with what there is to know of it in a word or a number; null where that is not known. */
export interface PageRow {
  url: string
  /** Whether tools judged it; of other pages only a crawl tells something. */
  audited: boolean
  /** What its address answers, before any redirect. */
  status: number | null
  /** Where redirects lead; null where there are none. */
  redirect: string | null
  indexable: boolean | null
  /** Why it is not indexable; null where it is. */
  obstacle: string | null
  canonical: string | null
  title: string | null
  description: string | null
  h1: string | null
  words: number | null
  /** Pages of the site that link to it. */
  linksIn: number | null
  /** Links to its own site, and to others. */
  linksOut: number | null
  linksExternal: number | null
  score: number | null
  scores: Partial<Record<Tool, number | null>>
  errors: number | null
  warnings: number | null
  notices: number | null
}

/** A row for each page that was audited, in their order, then for each other address that a crawl found. */
export function* pageRows({ pages, analyses }: ReportView): Generator<PageRow> {
  const records = new Map<string, PageRecord>()
  for (const record of analyses.flatMap(({ records }) => records)) records.set(record.url, record)
  // A crawl asks for addresses as they are sent, without what stands behind "#".
  const sent = ({ url }: PageView) => url.split('#', 1)[0]!
  const audited = new Set(pages.map(sent))
  for (const page of pages) yield rowOfPage(page, records.get(sent(page)))
  for (const [url, record] of records) if (!audited.has(url)) yield rowOfRecord(record)
}

function rowOfPage(page: PageView, record: PageRecord | undefined): PageRow {
  const facts = (tool: Tool) => page.facts[tool] ?? {}
  const { serp, content } = { serp: facts('serp'), content: facts('content') }
  const links = objectOf(content['links'])
  const answer = answerIn(facts('redirects'))
  const obstacle = record?.obstacle ?? obstacleIn(facts, answer)
  const known = record && rowOfRecord(record)
  const isIndexable = typeof serp['indexable'] === 'boolean' ? serp['indexable'] : null
  return {
    url: page.url,
    audited: true,
    status: answer.status ?? known?.status ?? null,
    redirect: answer.redirect ?? known?.redirect ?? null,
    indexable: obstacle === undefined ? (known?.indexable ?? isIndexable) : false,
    obstacle: obstacle === undefined ? null : OBSTACLES[obstacle],
    canonical: textOf(serp['canonical']) ?? known?.canonical ?? null,
    title: textOf(serp['title']) ?? known?.title ?? null,
    description: textOf(serp['description']) ?? known?.description ?? null,
    h1: textOf(content['h1']) ?? known?.h1 ?? null,
    words: numberOf(objectOf(content['text'])['words']) ?? known?.words ?? null,
    linksIn: known?.linksIn ?? null,
    linksOut: numberOf(links['internal']) ?? known?.linksOut ?? null,
    linksExternal: numberOf(links['external']) ?? known?.linksExternal ?? null,
    score: page.score,
    scores: Object.fromEntries(Object.values(page.runs).map(({ tool, score }) => [tool, score])),
    errors: page.failures.error,
    warnings: page.failures.warning,
    notices: page.failures.notice,
  }
}

function rowOfRecord(record: PageRecord): PageRow {
  const { url, status, redirects, finalUrl, indexable, obstacle, linksIn, linksOut, linksExternal } = record
  return {
    url,
    audited: false,
    status: redirects?.[0]?.status ?? status,
    redirect: finalUrl === undefined || finalUrl === url ? null : finalUrl,
    indexable,
    obstacle: obstacle === undefined ? null : OBSTACLES[obstacle],
    canonical: record.canonical?.url ?? null,
    title: record.title?.text ?? null,
    description: record.description?.text ?? null,
    h1: record.h1?.text ?? null,
    words: record.words ?? null,
    linksIn,
    linksOut,
    linksExternal: linksExternal ?? null,
    score: null,
    scores: {},
    errors: null,
    warnings: null,
    notices: null,
  }
}

interface PageAnswer {
  status: number | null
  finalStatus: number | null
  redirect: string | null
}

/** @param redirects facts of the tool of that name: its chain has each answer, the page's own first */
function answerIn(redirects: JsonObject): PageAnswer {
  const chain = Array.isArray(redirects['chain']) ? redirects['chain'] : []
  const finalStatus = numberOf(redirects['finalStatus'])
  return {
    status: numberOf(objectOf(chain[0])['status']) ?? finalStatus,
    finalStatus,
    redirect: chain.length > 1 ? textOf(redirects['finalUrl']) : null,
  }
}

/** The first that holds, in the order of a crawl. */
function obstacleIn(facts: (tool: Tool) => JsonObject, answer: PageAnswer): Obstacle | undefined {
  const verdict = objectOf(objectOf(facts('robots')['verdicts'])['Googlebot'])
  const { indexable, canonicalIs } = facts('serp')
  if (verdict['allowed'] === false) return 'robots-txt'
  if (answer.redirect !== null) return 'redirect'
  if (answer.finalStatus !== null && answer.finalStatus >= 400) return 'status'
  if (indexable === false) return 'noindex-meta'
  return canonicalIs === 'elsewhere' ? 'canonical' : undefined
}

/** Facts of a service may be anything. */
function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}
