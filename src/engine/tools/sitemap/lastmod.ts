import type { SitemapEntry } from '../../formats/sitemap/format.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { SitemapFaults, shown } from './sitemap-place.ts'

const LASTMOD =
  'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps'

/** What an entry says of its page beside the address. */
export const DATE_CHECKS = {
  'lastmod-invalid': {
    severity: 'warning',
    title: 'A lastmod is not a date that search engines can read',
    why: 'They ignore it, and so do not learn that the page has changed.',
    fix: 'Write dates as 2027-03-31 or 2027-03-31T12:00:00+02:00.',
    help: 'https://www.w3.org/TR/NOTE-datetime',
    example: '<lastmod>31.03.2027</lastmod>',
  },
  'lastmod-future': {
    severity: 'warning',
    title: 'A lastmod lies in the future',
    why: 'A page cannot have changed at a time to come. Google uses lastmod only where it is found to be right.',
    fix: 'Write the time of the last real change of the page.',
    help: LASTMOD,
    example: '<lastmod>2099-01-01</lastmod>',
  },
  'lastmod-all-equal': {
    severity: 'notice',
    title: 'All pages have the same lastmod',
    why: 'It is the time of the build most likely, and not that of the last change of each page. Google ignores lastmod where it is not right.',
    fix: 'Take the date of each page from its content or its last commit, or leave lastmod out.',
    help: LASTMOD,
    example: '<lastmod>2027-03-31T04:00:00Z</lastmod> in every entry',
  },
  'invalid-value': {
    severity: 'notice',
    title: 'A changefreq or priority has a value that the protocol does not know',
    why: 'Google ignores both tags whatever they say; others may refuse the entry.',
    fix: 'Remove the tags, or use always, hourly, daily, weekly, monthly, yearly or never, and 0.0 to 1.0.',
    help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    example: '<priority>10</priority>',
  },
} satisfies Record<string, CheckDefinition>

/** Fewer pages may well have been changed together. */
const MIN_EQUAL = 10
/** The pages of one build are written within this many milliseconds. */
const BUILD_MS = 10 * 60_000
/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000
const FREQUENCIES: ReadonlySet<string> = new Set([
  ...['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
])
const W3C_DATE =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/

/**
 * Milliseconds since 1970 of a date as the W3C's note or XML Schema allow it, which is the sum of what the protocol
 * names; undefined where it is none. Without a time zone it counts as UTC.
 *
 * @see https://www.w3.org/TR/NOTE-datetime
 */
export function w3cDate(text: string): number | undefined {
  const match = W3C_DATE.exec(text)
  if (!match) return undefined
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(part => (part === undefined ? undefined : Number(part))) as [number, ...number[]]
  const zone = match[7] ?? 'Z'
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(local)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0
  if (!exists || hour > 24 || minute > 59 || second > 60) return undefined
  return zone === 'Z' ? local : local - offsetOf(zone)
}

function offsetOf(zone: string): number {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

export class DateFindings {
  readonly #invalid = new SitemapFaults()
  readonly #future = new SitemapFaults()
  readonly #values = new SitemapFaults()
  readonly #now: number
  #entries = 0
  #dates = 0
  /** Those of indexes among them. */
  #lastmods = 0
  #readable = 0
  #valued = 0
  #oldest = Number.POSITIVE_INFINITY
  #newest = Number.NEGATIVE_INFINITY
  #first: { file: SitemapFile; line: number; text: string } | undefined

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now
  }

  /** @returns milliseconds since 1970 of a valid lastmod */
  entry(entry: SitemapEntry, file: SitemapFile): number | undefined {
    this.#entries++
    const { changefreq, priority } = entry
    if (changefreq !== undefined || priority !== undefined) this.#valued++
    if (changefreq !== undefined && !FREQUENCIES.has(changefreq.toLowerCase())) {
      this.#values.addAt(file, entry, () => `changefreq is "${shown(changefreq)}"`)
    }
    if (priority !== undefined && !isPriority(priority)) {
      this.#values.addAt(file, entry, () => `priority is "${shown(priority)}"`)
    }
    const date = this.lastmod(entry, file)
    if (date === undefined) return undefined
    this.#first ??= { file, line: entry.line, text: shown(entry.lastmod!) }
    this.#dates++
    this.#oldest = Math.min(this.#oldest, date)
    this.#newest = Math.max(this.#newest, date)
    return date
  }

  /** Of an entry or of a child of an index. */
  lastmod(
    { lastmod, line, column }: { lastmod?: string; line: number; column?: number },
    file: SitemapFile,
  ): number | undefined {
    if (lastmod === undefined) return undefined
    this.#lastmods++
    const place = column === undefined ? { line } : { line, column }
    const date = w3cDate(lastmod)
    if (date !== undefined) this.#readable++
    if (date === undefined) this.#invalid.addAt(file, place, () => `lastmod is "${shown(lastmod)}"`)
    else if (date > this.#now + TOLERANCE_MS) {
      this.#future.addAt(file, place, () => `lastmod is ${shown(lastmod)}`)
    }
    return date
  }

  judge(): Record<keyof typeof DATE_CHECKS, Judgement> {
    return {
      'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
      'lastmod-future': this.#future.judgeAmong(
        this.#readable,
        'the sitemaps have no lastmod that can be read',
      ),
      'lastmod-all-equal': this.#judgeEqual(),
      'invalid-value': this.#values.judgeAmong(
        this.#valued,
        'the sitemaps have neither changefreq nor priority',
      ),
    }
  }

  #judgeEqual(): Judgement {
    const list = new SitemapFaults()
    const { file, line, text } = this.#first ?? {}
    if (!file || this.#dates < MIN_EQUAL || this.#dates < this.#entries) {
      return notApplicable(`there are not ${MIN_EQUAL} pages or more that all have a lastmod`)
    }
    if (this.#newest - this.#oldest <= BUILD_MS) {
      list.addAt(file, { line: line! }, () => `${this.#dates} pages have the date of the first, ${text}`)
    }
    return list.judge()
  }
}

function isPriority(text: string): boolean {
  return /^\+?(?:0?\.\d{1,20}|0|1|1\.0{1,20}|0\.)$/.test(text)
}
