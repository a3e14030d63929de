import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { attribute, type Element, foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { DATE_TOLERANCE_MS } from './thresholds.ts'

/** One statement about when the page was published or changed. */
export interface DateStatement {
  about: 'published' | 'modified'
  source: 'schema' | 'meta' | 'visible'
  /** As written. */
  value: string
  /** Milliseconds since 1970. */
  time: number
  element: Element
}

export interface Byline {
  author: string
  dates: readonly DateStatement[]
}

const META_NAMES: ReadonlyMap<string, DateStatement['about']> = new Map([
  ['article:published_time', 'published'],
  ['article:modified_time', 'modified'],
  ['og:updated_time', 'modified'],
  ['datepublished', 'published'],
  ['datemodified', 'modified'],
])
const SCHEMA_NAMES = { datePublished: 'published', dateModified: 'modified' } as const
const AUTHOR_NAMES = new Set(['author', 'article:author'])
/** Things of schema.org whose dates are those of the page. */
const PAGE_TYPES = /^(?:\w*Article|\w*BlogPosting|Report|(?:\w+)?WebPage|\w+Page)$/
const MOST_JSON_NODES = 10_000
/** Characters of a name or a date. */
const MAX_TEXT = 200

/** Author and dates as the page states them: JSON-LD, meta elements, and `<time>` with a role. */
export function bylineOf(document: HtmlDocument): Byline {
  const dates: DateStatement[] = []
  const authors: string[] = []
  const add = (
    about: DateStatement['about'],
    source: DateStatement['source'],
    value: unknown,
    element: Element,
  ) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (typeof value === 'string' && !Number.isNaN(time)) dates.push({ about, source, value, time, element })
  }
  for (const script of document.elements('script')) {
    for (const item of pageItems(script)) {
      for (const [name, about] of Object.entries(SCHEMA_NAMES)) add(about, 'schema', item[name], script)
      authors.push(nameOf(item['author']))
    }
  }
  for (const meta of document.elements('meta')) {
    const name =
      (
        attribute(meta, 'property') ??
        attribute(meta, 'name') ??
        attribute(meta, 'itemprop')
      )?.toLowerCase() ?? ''
    const about = META_NAMES.get(name)
    if (about) add(about, 'meta', attribute(meta, 'content'), meta)
    if (AUTHOR_NAMES.has(name)) authors.push(attribute(meta, 'content') ?? '')
  }
  for (const element of document.elements('time')) {
    const about =
      META_NAMES.get(attribute(element, 'itemprop')?.toLowerCase() ?? '') ??
      (attribute(element, 'pubdate') === undefined ? undefined : 'published')
    if (about)
      add(about, 'visible', attribute(element, 'datetime') ?? startOfSeenText(element, MAX_TEXT), element)
  }
  for (const link of document.elements('a')) {
    if (attribute(link, 'rel')?.toLowerCase().split(/\s+/).includes('author'))
      authors.push(startOfSeenText(link, MAX_TEXT))
  }
  return {
    author: authors.map(foldSpace).find(author => author !== '' && !URL.canParse(author)) ?? '',
    dates,
  }
}

/** The items of a JSON-LD block that stand for the page; empty where it is not valid, which is another tool's finding. */
function pageItems(script: Element): JsonObject[] {
  if (attribute(script, 'type')?.trim().toLowerCase() !== 'application/ld+json') return []
  let root: unknown
  try {
    root = JSON.parse(textOf(script))
  } catch {
    return []
  }
  const items: JsonObject[] = []
  const stack: unknown[] = [root]
  for (let nodes = 0; stack.length > 0 && nodes < MOST_JSON_NODES; nodes++) {
    const value = stack.pop()
    if (Array.isArray(value)) stack.push(...value.slice(0, MOST_JSON_NODES))
    else if (value !== null && typeof value === 'object') {
      const item = value as JsonObject
      const types = [item['@type']].flat()
      if (types.some(type => typeof type === 'string' && PAGE_TYPES.test(type))) items.push(item)
      stack.push(item['@graph'], item['mainEntity'])
    }
  }
  return items
}

function nameOf(author: unknown): string {
  const first = Array.isArray(author) ? author[0] : author
  if (typeof first === 'string') return first
  const name = first !== null && typeof first === 'object' ? (first as JsonObject)['name'] : undefined
  return typeof name === 'string' ? name : ''
}

/**
 * Dates that cannot all be true.
 *
 * @param now milliseconds since 1970, by the clock of the server where it sends one
 * @see https://developers.google.com/search/docs/appearance/publication-dates
 */
export function judgeDates(
  document: HtmlDocument,
  { dates }: Byline,
  now: number,
): Record<'date-in-future' | 'dates-contradict', Judgement> {
  if (dates.length === 0) {
    const none = notApplicable('the page states no date of its own')
    return { 'date-in-future': none, 'dates-contradict': none }
  }
  const future = dates.filter(date => date.time > now + DATE_TOLERANCE_MS)
  return {
    'date-in-future': failWhere(
      future.map(({ about, source, value, element }) =>
        document.occurrence(element, `${about} (${source}): ${value}`),
      ),
    ),
    'dates-contradict': judgeAgreement(document, dates),
  }
}

/** Compares the publication by different sources, and each change with the publication by its own source. */
function judgeAgreement(document: HtmlDocument, dates: readonly DateStatement[]): Judgement {
  const published = dates.filter(date => date.about === 'published')
  const [first] = published
  const others = published.filter(date => date.source !== first?.source)
  const firstBySource = new Map(published.toReversed().map(date => [date.source, date]))
  const changes = dates.flatMap(change => {
    const before = firstBySource.get(change.source)
    return change.about === 'modified' && before ? [{ change, before }] : []
  })
  if (!first || others.length + changes.length === 0) {
    return notApplicable('the page states no two dates that could contradict each other')
  }
  const occurrences: Occurrence[] = []
  const other = others.find(date => Math.abs(date.time - first.time) > DATE_TOLERANCE_MS)
  if (other) {
    const message = `published ${other.value} (${other.source}), but ${first.value} (${first.source})`
    occurrences.push(document.occurrence(other.element, message))
  }
  const early = changes.find(({ change, before }) => change.time < before.time - DATE_TOLERANCE_MS)
  if (early) {
    const message = `modified ${early.change.value}, before it was published ${early.before.value}`
    occurrences.push(document.occurrence(early.change.element, message))
  }
  return failWhere(occurrences)
}

/** The dates for the facts; `ageDays` counts from the latest of them. */
export function dateFacts({ dates }: Byline, response: FinalResponse, now: number): JsonObject {
  const first = (about: DateStatement['about']) => dates.find(date => date.about === about)?.value ?? null
  const latest = dates.reduce((most, date) => Math.max(most, date.time), Number.NEGATIVE_INFINITY)
  return {
    published: first('published'),
    modified: first('modified'),
    lastModifiedHeader: header(response, 'last-modified') ?? null,
    ageDays: Number.isFinite(latest) ? Math.max(0, Math.floor((now - latest) / 86_400_000)) : null,
  }
}
