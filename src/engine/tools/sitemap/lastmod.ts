import { FaultList } from '../../judging/fault-list.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineEntryTopic, type EntryJudge, type EntrySite } from './entry-topic.ts'
import type { ReadChild, ReadEntry } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'

const LASTMOD =
  'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps'

/** When pages changed, as the sitemaps say. */
export const lastmod = defineEntryTopic({
  checks: {
    'lastmod-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'A lastmod is not a valid date',
      why: 'Search engines ignore it, so they do not learn that the page has changed.',
      fix: 'Write dates as 2027-03-31 or 2027-03-31T12:00:00+02:00.',
      help: 'https://www.w3.org/TR/NOTE-datetime',
      example: '<lastmod>31.03.2027</lastmod>',
    },
    'lastmod-future': {
      scope: 'site',
      severity: 'warning',
      title: 'A lastmod lies in the future',
      why: 'A page cannot change in the future. Google uses lastmod only if it proves to be accurate.',
      fix: 'Use the time of the last real change of the page.',
      help: LASTMOD,
      example: '<lastmod>2099-01-01</lastmod>',
    },
    'lastmod-all-equal': {
      scope: 'site',
      severity: 'notice',
      title: 'All pages have the same lastmod',
      why: 'It is probably the time of the build and not of the last change of each page. Google ignores lastmod if it is not accurate.',
      fix: 'Take the date of each page from its content or its last commit, or remove lastmod.',
      help: LASTMOD,
      example: '<lastmod>2027-03-31T04:00:00Z</lastmod> in every entry',
    },
  },
  judge: site => new LastmodJudge(site),
})

/** Fewer pages may well have been changed together. */
const MIN_EQUAL = 10
/** The pages of one build are written within this many milliseconds. */
const BUILD_MS = 10 * 60_000
/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000

class LastmodJudge implements EntryJudge {
  readonly #invalid = new FaultList()
  readonly #future = new FaultList()
  readonly #latest: number
  #entries = 0
  /** Entries with a date. */
  #dated = 0
  /** Those of indexes among them. */
  #lastmods = 0
  #readable = 0
  #oldest = Number.POSITIVE_INFINITY
  #newest = Number.NEGATIVE_INFINITY
  #first: ReadEntry | undefined

  constructor({ now }: EntrySite) {
    this.#latest = now + TOLERANCE_MS
  }

  child({ entry, file, lastmod: date }: ReadChild): void {
    const { lastmod: text } = entry
    if (text === undefined) return
    this.#lastmods++
    if (date === undefined) {
      this.#invalid.add(() => placeIn(file, entry, `lastmod is "${shown(text)}", which is not a valid date`))
      return
    }
    this.#readable++
    if (date > this.#latest)
      this.#future.add(() => placeIn(file, entry, `lastmod is ${shown(text)}, which is in the future`))
  }

  entry(read: ReadEntry): void {
    this.#entries++
    this.child(read)
    const { lastmod: date } = read
    if (date === undefined) return
    this.#first ??= read
    this.#dated++
    this.#oldest = Math.min(this.#oldest, date)
    this.#newest = Math.max(this.#newest, date)
  }

  findings() {
    return {
      judgements: {
        'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
        'lastmod-future': this.#future.judgeAmong(
          this.#readable,
          'the sitemaps have no lastmod that can be read',
        ),
        'lastmod-all-equal': this.#judgeEqual(),
      },
    }
  }

  #judgeEqual(): Judgement {
    if (!this.#first || this.#dated < MIN_EQUAL || this.#dated < this.#entries) {
      return notApplicable(`there are not ${MIN_EQUAL} pages or more that all have a lastmod`)
    }
    const { file, entry } = this.#first
    const message = `All ${this.#dated} pages have the lastmod of the first, ${shown(entry.lastmod!)}`
    const isOneBuild = this.#newest - this.#oldest <= BUILD_MS
    return failWhere(isOneBuild ? [placeIn(file, { line: entry.line }, message)] : [])
  }
}
