import { FaultList } from '../../judging/fault-list.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
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
  },
  judge: site => new LastmodJudge(site),
})

/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000

class LastmodJudge implements EntryJudge {
  readonly #invalid = new FaultList()
  readonly #future = new FaultList()
  readonly #latest: number
  /** Dates of entries and of files in indexes. */
  #lastmods = 0
  #readable = 0

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
    holdsUntil(date - TOLERANCE_MS)
    if (date > this.#latest)
      this.#future.add(() => placeIn(file, entry, `lastmod is ${shown(text)}, which is in the future`))
  }

  entry(read: ReadEntry): void {
    this.child(read)
  }

  findings() {
    return {
      judgements: {
        'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
        'lastmod-future': this.#future.judgeAmong(
          this.#readable,
          'the sitemaps have no lastmod that can be read',
        ),
      },
    }
  }
}
