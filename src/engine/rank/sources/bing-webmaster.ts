import { oneLine } from '../../../text/one-line.ts'
import { redactor } from '../../../text/redactor.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { Day } from '../calendar.ts'
import { keywordKey, type Observation } from '../observation.ts'
import { type ProviderAnswer, ProviderClient, type ProviderOptions } from './provider-client.ts'
import type { RankData, RankQuery, RankSource } from './source.ts'

export interface BingWebmasterOptions extends ProviderOptions {
  site: string
  /** The API key, and the variable that it comes from. */
  key: string
  variable: string
}

export const BING_HOST = 'ssl.bing.com'
/** Keywords of which the page is asked for: each costs a request. */
const PAGES_ASKED = 50
/** UTF-16 units of what Bing says. */
const MAX_SAID = 300
const MAX_ROWS = 500_000

/** Codes of errors (ApiErrorCode of the API). */
const INVALID_KEY = 3
const THROTTLED = [4, 5]
const NOT_ALLOWED = [11, 13, 14]

/**
 * Bing Webmaster Tools: the average position of the most frequent queries of a site, all countries and devices together,
 * as Bing sums them up: week by week.
 *
 * @see https://learn.microsoft.com/en-us/dotnet/api/microsoft.bing.webmaster.api.interfaces.iwebmasterapi.getquerystats
 */
export class BingWebmasterSource implements RankSource {
  readonly #options: BingWebmasterOptions
  readonly #redact: (text: string) => string

  constructor(options: BingWebmasterOptions) {
    this.#options = options
    this.#redact = redactor([options.key])
  }

  async read(query: RankQuery): Promise<RankData> {
    const client = new ProviderClient('Bing Webmaster', [BING_HOST], this.#options)
    try {
      const wanted = new Set(query.keywords.map(keywordKey))
      const stats = await this.#call(client, query.signal, 'GetQueryStats', {})
      const observations = weeksOf(stats.filter(row => wanted.has(keywordKey(row.name)) && isIn(row, query)))
      return await this.#withPages(client, query, observations)
    } finally {
      await client.close()
    }
  }

  /** Adds the page of each keyword on its newest day. Positions without pages are better than none. */
  async #withPages(client: ProviderClient, query: RankQuery, found: Observation[]): Promise<RankData> {
    const newest = new Map<string, Observation>()
    for (const one of found) {
      const known = newest.get(one.keyword!)
      if (!known || one.day! > known.day!) newest.set(one.keyword!, one)
    }
    const notes: string[] = []
    const pages = new Map<Observation, string>()
    try {
      for (const one of [...newest.values()].slice(0, PAGES_ASKED)) {
        const rows = await this.#call(client, query.signal, 'GetQueryPageStats', { query: one.keyword! })
        const [best] = rows
          .filter(({ day }) => day === one.day)
          .toSorted((a, b) => b.impressions - a.impressions)
        if (best) pages.set(one, best.name)
      }
      if (newest.size > PAGES_ASKED) {
        notes.push(`Bing was asked for the pages of ${PAGES_ASKED} of ${newest.size} keywords`)
      }
    } catch (error) {
      if (!(error instanceof NotMeasured)) throw error
      notes.push(`Not all pages of the keywords are known: ${error.message}`)
    }
    const observations = found.map(one => {
      const url = pages.get(one)
      return url === undefined ? one : { ...one, url }
    })
    return { observations, notes }
  }

  async #call(
    client: ProviderClient,
    signal: AbortSignal,
    method: 'GetQueryStats' | 'GetQueryPageStats',
    parameters: Readonly<Record<string, string>>,
  ): Promise<QueryStats[]> {
    const url = new URL(`https://${BING_HOST}/webmaster/api.svc/json/${method}`)
    url.search = new URLSearchParams({
      siteUrl: this.#options.site,
      ...parameters,
      apikey: this.#options.key,
    }).toString()
    const answer = await client.ask({ method: 'GET', url, signal }, mayPass)
    const { d: rows } = (answer.json ?? {}) as { d?: unknown }
    if (answer.status === 200 && Array.isArray(rows)) return rows.slice(0, MAX_ROWS).flatMap(statsOf)
    throw new NotMeasured(this.#refusal(answer))
  }

  #refusal(answer: ProviderAnswer): string {
    const { site, variable } = this.#options
    const { code, message } = errorIn(answer)
    const said = oneLine(this.#redact(message), MAX_SAID)
    const behind = said === '' ? '' : ` (${said})`
    if (code === INVALID_KEY || answer.status === 401) {
      return `Bing Webmaster does not accept the API key of ${variable}${behind}: make a new one under Settings, API access`
    }
    if (mayPass(answer) && answer.status < 500) {
      return `Bing Webmaster has had too many requests${behind}: try again later`
    }
    if (NOT_ALLOWED.includes(code) || answer.status === 403) {
      return `the API key of ${variable} may not read "${site}"${behind}: the site must be verified in Bing Webmaster Tools`
    }
    return `Bing Webmaster answered with HTTP ${answer.status}${behind}`
  }
}

/** One row: of `GetQueryStats` a query in a week, of `GetQueryPageStats` a page, under the same names. */
interface QueryStats {
  name: string
  day: Day
  impressions: number
  /** null where Bing gives none. */
  position: number | null
}

function statsOf(row: unknown): QueryStats[] {
  const {
    Query: name,
    Date: date,
    Impressions: shown,
    AvgImpressionPosition: position,
  } = (row ?? {}) as Record<string, unknown>
  const day = dayIn(date)
  if (typeof name !== 'string' || day === undefined) return []
  const impressions = typeof shown === 'number' && shown > 0 ? shown : 0
  return [
    { name, day, impressions, position: typeof position === 'number' && position >= 1 ? position : null },
  ]
}

/** `/Date(1316156400000-0700)/`: milliseconds since 1970, and the time zone in which they are the start of the day. */
function dayIn(date: unknown): Day | undefined {
  const [, time, sign, hours, minutes] =
    /^\/Date\((\d{1,14})(?:([+-])(\d\d)(\d\d))?\)\/$/.exec(typeof date === 'string' ? date : '') ?? []
  if (time === undefined) return undefined
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1)
  const at = new Date(Number(time) + offset)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10)
}

function isIn({ day }: QueryStats, { from, to }: RankQuery): boolean {
  return day >= from && day <= to
}

/** One observation for each query and week; several rows of one count by how often they were shown. */
function weeksOf(rows: readonly QueryStats[]): Observation[] {
  const groups = Map.groupBy(rows, ({ name, day }) => JSON.stringify([keywordKey(name), day]))
  return [...groups.values()].flatMap(group => {
    const known = group.filter(({ position }) => position !== null)
    const { name, day } = group[0]!
    if (known.length === 0) return []
    const shown = known.reduce((sum, { impressions }) => sum + Math.max(1, impressions), 0)
    const sum = known.reduce(
      (all, { position, impressions }) => all + position! * Math.max(1, impressions),
      0,
    )
    return [{ day, keyword: name, position: sum / shown, searchEngine: 'bing', location: '', device: '' }]
  })
}

function errorIn({ json }: ProviderAnswer): { code: number; message: string } {
  const { ErrorCode: code, Message: message } = (json ?? {}) as Record<string, unknown>
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message : '',
  }
}

function mayPass(answer: ProviderAnswer): boolean {
  return answer.status === 429 || answer.status >= 500 || THROTTLED.includes(errorIn(answer).code)
}
