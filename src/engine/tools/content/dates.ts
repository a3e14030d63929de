import type { JsonObject } from '../../../api/results.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
} from '../../formats/html/document.ts'
import type { Elements } from '../../formats/html/element-set.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import type { Regions } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isArticleType, ownItemsOf } from './own-items.ts'

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
/** Characters of a name or a date. */
const MAX_TEXT = 200

/**
 * Author and dates that the page states for itself: JSON-LD, meta elements, and `<time>` with a role. Those of the
 * articles that it announces are not its own.
 */
export function bylineOf(document: HtmlDocument, { boilerplate }: Regions): Byline {
  const dates: DateStatement[] = []
  const authors: string[] = []
  const scopes = new ArticleScopes(document)
  const add = (
    about: DateStatement['about'],
    source: DateStatement['source'],
    value: unknown,
    element: Element,
  ) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (typeof value === 'string' && !Number.isNaN(time)) dates.push({ about, source, value, time, element })
  }
  for (const { item, script } of ownItemsOf(document)) {
    for (const [name, about] of Object.entries(SCHEMA_NAMES)) add(about, 'schema', item[name], script)
    authors.push(nameOf(item['author']))
  }
  for (const meta of document.elements('meta')) {
    const name = (attribute(meta, 'property') ?? attribute(meta, 'name'))?.toLowerCase() ?? ''
    const about = META_NAMES.get(name)
    if (about) add(about, 'meta', attribute(meta, 'content'), meta)
    if (AUTHOR_NAMES.has(name)) authors.push(attribute(meta, 'content') ?? '')
  }
  const times = document.elements('time', 'meta').flatMap(element => {
    const about = roleOf(element)
    return about ? [{ about, element }] : []
  })
  for (const { about, element } of ownOf(times, scopes, boilerplate)) {
    if (element.tagName === 'meta') add(about, 'meta', attribute(element, 'content'), element)
    else add(about, 'visible', attribute(element, 'datetime') ?? startOfSeenText(element, MAX_TEXT), element)
  }
  const links = document
    .elements('a')
    .filter(link => attribute(link, 'rel')?.toLowerCase().split(/\s+/).includes('author'))
    .map(element => ({ about: 'author', element }))
  for (const { element } of ownOf(links, scopes, boilerplate))
    authors.push(startOfSeenText(element, MAX_TEXT))
  return {
    author: authors.map(foldSpace).find(author => author !== '' && !URL.canParse(author)) ?? '',
    dates,
  }
}

/** What an element with a role states, by its `itemprop` or the `pubdate` of old. */
function roleOf(element: Element): DateStatement['about'] | undefined {
  const about = META_NAMES.get(attribute(element, 'itemprop')?.toLowerCase() ?? '')
  if (about || element.tagName !== 'time') return about
  return attribute(element, 'pubdate') === undefined ? undefined : 'published'
}

/**
 * Of the statements in articles those of the article with the page's H1, or of the only one. Of those outside of any
 * article, as in a list of links, the one that is alone of its kind.
 */
function ownOf<Statement extends { about: string; element: Element }>(
  statements: readonly Statement[],
  scopes: ArticleScopes,
  boilerplate: Elements,
): Statement[] {
  const placed = statements
    .map(statement => ({ statement, scope: scopes.of(statement.element) }))
    .filter(({ scope }) => scope === undefined || !boilerplate.has(scope))
  const [first, ...others] = new Set(placed.flatMap(({ scope }) => scope ?? []))
  const own = scopes.ofH1 ?? (others.length === 0 ? first : undefined)
  const loose = new Map<string, number>()
  for (const { statement, scope } of placed) {
    if (!scope) loose.set(statement.about, (loose.get(statement.about) ?? 0) + 1)
  }
  return placed
    .filter(({ statement, scope }) => (scope ? scope === own : loose.get(statement.about) === 1))
    .map(({ statement }) => statement)
}

/** The nearest article around each element of a document. */
class ArticleScopes {
  readonly #scopes = new Map<Element, Element>()
  /** The article that holds the first H1. */
  readonly ofH1: Element | undefined

  constructor(document: HtmlDocument) {
    for (const element of document.elements()) {
      const parent = parentOf(element)
      const scope = isArticle(element) ? element : parent && this.#scopes.get(parent)
      if (scope) this.#scopes.set(element, scope)
    }
    const [h1] = document.elements('h1')
    this.ofH1 = h1 && this.#scopes.get(h1)
  }

  of(element: Element): Element | undefined {
    return this.#scopes.get(element)
  }
}

/** Characters of a list of types or classes that are looked at. */
const MAX_TOKENS = 2000

function isArticle(element: Element): boolean {
  if (element.tagName === 'article') return true
  const types = attribute(element, 'itemtype')?.slice(0, MAX_TOKENS).split(/\s+/) ?? []
  // The type of a page is that of all of it, and no bound between its articles.
  return (
    types.some(type => isArticleType(type.slice(type.lastIndexOf('/') + 1))) ||
    /(?:^|\s)h-?entry(?:$|\s)/.test(attribute(element, 'class')?.slice(0, MAX_TOKENS) ?? '')
  )
}

function nameOf(author: unknown): string {
  const first = Array.isArray(author) ? author[0] : author
  if (typeof first === 'string') return first
  const name = first !== null && typeof first === 'object' ? (first as JsonObject)['name'] : undefined
  return typeof name === 'string' ? name : ''
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
