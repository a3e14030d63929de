import { oneLine } from '../../../text/one-line.ts'
import { redactor } from '../../../text/redactor.ts'
import { NotMeasured } from '../../not-measured.ts'
import { addDays, type Day } from '../calendar.ts'
import { keywordKey, type Observation } from '../observation.ts'
import { dayIn } from './cells.ts'
import { GOOGLE_TOKEN_HOST, googleToken } from './google-token.ts'
import { type ProviderAnswer, ProviderClient, type ProviderOptions } from './provider-client.ts'
import type { RankData, RankQuery, RankSource } from './source.ts'

export interface SearchConsoleOptions extends ProviderOptions {
  property: string
  /** The JSON key of a service account that may read the property, and the variable that it comes from. */
  key: string
  variable: string
}

export const SEARCH_CONSOLE_HOST = 'www.googleapis.com'
/** Most rows of one answer; the method takes no more. */
const ROW_LIMIT = 25_000
/** Rows of all answers. */
const MAX_ROWS = 500_000
/** Most characters of a regular expression in a filter, which may have 4096. */
const MAX_EXPRESSION = 4000
/** Days of which the page of a keyword is taken. */
const PAGE_DAYS = 7
/** UTF-16 units of what Google says. */
const MAX_SAID = 300
/** Reasons that the same request may not meet later. */
const RATE_REASONS = ['ratelimitexceeded', 'userratelimitexceeded', 'quotaexceeded', 'rate_limit_exceeded']

/**
 * Google Search Console: the average position of each query, by day, and by country and device where a project names
 * them. Only days whose figures are final count: those of the last two or three days still change.
 *
 * @see https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 * @see https://developers.google.com/webmaster-tools/limits
 */
export class SearchConsoleSource implements RankSource {
  readonly #options: SearchConsoleOptions

  constructor(options: SearchConsoleOptions) {
    this.#options = options
  }

  async read(query: RankQuery): Promise<RankData> {
    const client = new ProviderClient(
      'Search Console',
      [SEARCH_CONSOLE_HOST, GOOGLE_TOKEN_HOST],
      this.#options,
    )
    try {
      return await new SearchConsoleReading(this.#options, client, query).read()
    } finally {
      await client.close()
    }
  }
}

interface AnalyticsRow {
  keys: string[]
  impressions: number
  position: number
}

interface AnalyticsRequest {
  startDate: Day
  endDate: Day
  dimensions: readonly string[]
}

class SearchConsoleReading {
  readonly #options: SearchConsoleOptions
  readonly #client: ProviderClient
  readonly #query: RankQuery
  readonly #notes: string[] = []
  readonly #further: readonly string[]
  #token: string | undefined
  #rows = 0
  /** The first day whose figures still change, where Google names one. */
  #incompleteFrom: Day | undefined

  constructor(options: SearchConsoleOptions, client: ProviderClient, query: RankQuery) {
    this.#options = options
    this.#client = client
    this.#query = query
    const { locations, devices } = query
    this.#further = [...(locations.length > 0 ? ['country'] : []), ...(devices.length > 0 ? ['device'] : [])]
  }

  async read(): Promise<RankData> {
    const { from, to } = this.#query
    const rows = await this.#all({
      startDate: from,
      endDate: to,
      dimensions: ['date', 'query', ...this.#further],
    })
    const complete = rows.filter(
      ({ keys }) => this.#incompleteFrom === undefined || keys[0]! < this.#incompleteFrom,
    )
    const observations = complete.flatMap(row => this.#observation(row))
    const newest = observations.reduce<Day>((last, { day }) => (day !== null && day > last ? day : last), '')
    const pages = newest === '' ? new Map<string, string>() : await this.#pages(newest)
    return {
      observations: observations.map(one => {
        const url = one.day === newest ? pages.get(keyOf(one)) : undefined
        return url === undefined ? one : { ...one, url }
      }),
      notes: this.#notes,
    }
  }

  #observation({ keys, position }: AnalyticsRow): Observation[] {
    const [date = '', keyword = '', ...rest] = keys
    const day = dayIn(date)
    const market = this.#marketOf(rest)
    return market && day !== undefined ? [{ day, keyword, position, ...market }] : []
  }

  #marketOf(rest: readonly string[]): Omit<Observation, 'day' | 'keyword' | 'position'> | undefined {
    const { locations, devices } = this.#query
    const value = (name: string) => rest[this.#further.indexOf(name)] ?? ''
    const location = namedAs(value('country'), locations)
    const device = namedAs(value('device'), devices)
    return location === undefined || device === undefined
      ? undefined
      : { searchEngine: 'google', location, device: device.toLowerCase() }
  }

  /** The page that was shown most often for each keyword. Positions without pages are better than none. */
  async #pages(newest: Day): Promise<Map<string, string>> {
    const best = new Map<string, { url: string; impressions: number }>()
    try {
      const rows = await this.#all({
        startDate: addDays(newest, 1 - PAGE_DAYS),
        endDate: newest,
        dimensions: ['query', 'page', ...this.#further],
      })
      for (const { keys, impressions } of rows) {
        const [keyword = '', url = '', ...rest] = keys
        const market = this.#marketOf(rest)
        if (!market || url === '') continue
        const key = keyOf({ keyword, ...market })
        if (impressions > (best.get(key)?.impressions ?? -1)) best.set(key, { url, impressions })
      }
    } catch (error) {
      if (!(error instanceof NotMeasured)) throw error
      this.#notes.push(`The pages of the keywords are not known: ${error.message}`)
    }
    return new Map(Array.from(best, ([key, { url }]) => [key, url]))
  }

  /** All rows of a request, page by page, until one has none. */
  async #all(asked: AnalyticsRequest): Promise<AnalyticsRow[]> {
    const rows: AnalyticsRow[] = []
    for (const expression of expressionsFor(this.#query.keywords)) {
      let before = ''
      for (let startRow = 0; ; startRow += ROW_LIMIT) {
        const page = await this.#page(asked, expression, startRow)
        // What does not know `startRow`, as a proxy that keeps answers, gives the same rows again and again.
        const first = JSON.stringify(page[0])
        if (first === before) break
        before = first
        for (const row of page) if (isRow(row, asked.dimensions.length)) rows.push(row)
        this.#rows += page.length
        if (page.length === 0) break
        if (this.#rows >= MAX_ROWS) {
          this.#noteOnce(
            `Search Console has more than ${MAX_ROWS.toLocaleString('en')} rows; the others are left out`,
          )
          return rows
        }
      }
    }
    return rows
  }

  #noteOnce(note: string): void {
    if (!this.#notes.includes(note)) this.#notes.push(note)
  }

  async #page(asked: AnalyticsRequest, expression: string, startRow: number): Promise<readonly unknown[]> {
    const answer = await this.#ask({
      ...asked,
      type: 'web',
      dataState: 'final',
      dimensionFilterGroups: [{ groupType: 'and', filters: this.#filters(expression) }],
      rowLimit: ROW_LIMIT,
      startRow,
    })
    const { rows, metadata } = (answer ?? {}) as { rows?: unknown; metadata?: Record<string, unknown> }
    const incomplete = metadata?.['first_incomplete_date']
    if (typeof incomplete === 'string') this.#incompleteFrom = incomplete
    return Array.isArray(rows) ? rows : []
  }

  #filters(expression: string): object[] {
    const { locations } = this.#query
    const operator = 'includingRegex'
    const country = `^(${locations.map(name => name.toLowerCase()).join('|')})$`
    return [
      { dimension: 'query', operator, expression },
      ...(locations.length > 0 ? [{ dimension: 'country', operator, expression: country }] : []),
    ]
  }

  /** A token that has expired is replaced once. */
  async #ask(body: object): Promise<unknown> {
    let answer = await this.#send(body)
    if (answer.status === 401) {
      this.#token = undefined
      answer = await this.#send(body)
    }
    if (answer.status === 200) return answer.json
    throw new NotMeasured(this.#refusal(answer))
  }

  async #send(body: object): Promise<ProviderAnswer> {
    const { property, key, variable } = this.#options
    const { signal } = this.#query
    this.#token ??= await googleToken(key, variable, this.#client, signal)
    const path = `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`
    return await this.#client.ask(
      {
        method: 'POST',
        url: new URL(path, `https://${SEARCH_CONSOLE_HOST}`),
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      },
      later => later.status === 429 || later.status >= 500 || (later.status === 403 && isOfRate(later.json)),
    )
  }

  #refusal({ status, json }: ProviderAnswer): string {
    const { property, variable } = this.#options
    const said = oneLine(redactor([this.#token ?? ''])(saidIn(json)), MAX_SAID)
    const behind = said === '' ? '' : ` (${said})`
    if (status === 429 || (status === 403 && isOfRate(json))) {
      return `the quota of Search Console is used up${behind}: try again in 15 minutes, or ask for fewer keywords`
    }
    if (status === 401) return `Search Console does not accept the token of ${variable}${behind}`
    if (status === 403 || status === 404) {
      return `the service account of ${variable} may not read "${property}"${behind}: add its e-mail address as a user of that property in Search Console`
    }
    return `Search Console answered with HTTP ${status}${behind}`
  }
}

/** The queries as regular expressions (RE2) for the filter, as few as their length allows. */
function expressionsFor(keywords: readonly string[]): string[] {
  const expressions: string[] = []
  let part: string[] = []
  let length = 0
  const end = () => {
    if (part.length > 0) expressions.push(`^(${part.join('|')})$`)
    part = []
    length = 0
  }
  for (const keyword of new Set(keywords.map(keywordKey))) {
    const quoted = keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    if (length + quoted.length + 1 > MAX_EXPRESSION) end()
    part.push(quoted)
    length += quoted.length + 1
  }
  end()
  return expressions
}

function keyOf({ keyword, location, device }: Pick<Observation, 'keyword' | 'location' | 'device'>): string {
  return JSON.stringify([keywordKey(keyword ?? ''), location, device])
}

/** A value in the words of the project; undefined where it is not among those that are wanted. */
function namedAs(value: string, wanted: readonly string[]): string | undefined {
  return wanted.length === 0 ? '' : wanted.find(name => name.toLowerCase() === value.toLowerCase())
}

function isRow(row: unknown, keyCount: number): row is AnalyticsRow {
  const { keys, position, impressions } = (row ?? {}) as Record<string, unknown>
  return (
    Array.isArray(keys) &&
    keys.length === keyCount &&
    keys.every(key => typeof key === 'string') &&
    typeof position === 'number' &&
    position >= 1 &&
    typeof impressions === 'number'
  )
}

/** Error bodies of Google's APIs: `{ error: { message, errors: [{ reason }], details: [{ reason }] } }`. */
function errorIn(json: unknown): Record<string, unknown> {
  const { error } = (json ?? {}) as { error?: unknown }
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
}

function saidIn(json: unknown): string {
  const { message } = errorIn(json)
  return typeof message === 'string' ? message : ''
}

function isOfRate(json: unknown): boolean {
  const { errors, details } = errorIn(json)
  const reasons = [errors, details].flatMap(list => (Array.isArray(list) ? list : []))
  return reasons.some(detail =>
    RATE_REASONS.includes(String((detail as { reason?: unknown } | null)?.reason).toLowerCase()),
  )
}
