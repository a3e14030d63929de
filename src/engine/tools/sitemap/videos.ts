import type { Extension } from '../../formats/sitemap/format.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { ReadEntry } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'
import { w3cDate } from './w3c-date.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps'

/** Google's extension for videos. */
export const videos = defineEntryTopic({
  checks: {
    'video-incomplete': {
      scope: 'site',
      severity: 'warning',
      title: 'A video in the sitemap lacks required tags',
      why: 'Google skips videos without a thumbnail, title, description, or the URL of the video or its player.',
      fix: 'Add the missing tags.',
      help: HELP,
      example: '<video:video><video:title>Repair</video:title></video:video>',
    },
    'video-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'A video in the sitemap has an invalid value',
      why: 'Google ignores the value, or the video.',
      fix: 'Use durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates, at most 32 tags, and descriptions of at most 2,048 characters.',
      help: HELP,
      example: '<video:duration>0:45</video:duration>',
    },
  },
  judge: () => new VideoJudge(),
})

/** Seconds. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_SECONDS = 28_800
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_TAGS = 32
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_DESCRIPTION = 2048
const REQUIRED = ['thumbnail_loc', 'title', 'description']
const DATES = ['expiration_date', 'publication_date']
const VALUES = ['duration', 'rating', ...DATES]

class VideoJudge implements EntryJudge {
  readonly #incomplete = new FaultList()
  readonly #invalid = new FaultList()
  #videos = 0
  /** Videos with a value that could be wrong. */
  #valued = 0

  entry({ entry, file }: ReadEntry): void {
    for (const video of entry.videos) {
      const { fields, tags } = video
      this.#videos++
      const missing = missingFields(video)
      if (missing.length > 0) {
        this.#incomplete.add(() => placeIn(file, video, `has no ${missing.join(', ')}`))
      }
      const faults = faultsOf(video)
      if (faults.length > 0 || tags > 0 || VALUES.some(name => fields.get(name))) this.#valued++
      if (faults.length > 0) this.#invalid.add(() => placeIn(file, video, faults.join('; ')))
    }
  }

  findings() {
    return {
      judgements: {
        'video-incomplete': this.#incomplete.judgeAmong(this.#videos, 'the sitemaps list no videos'),
        'video-invalid': this.#invalid.judgeAmong(this.#valued, 'no video of the sitemaps has such a value'),
      },
      facts: { videos: this.#videos },
    }
  }
}

function missingFields({ fields }: Extension): string[] {
  const missing = REQUIRED.filter(name => !fields.get(name))
  return fields.get('content_loc') || fields.get('player_loc')
    ? missing
    : [...missing, 'content_loc or player_loc']
}

function faultsOf({ fields, tags }: Extension): string[] {
  const faults: string[] = []
  const duration = fields.get('duration')
  if (duration && !isNumberIn(duration, 1, MAX_SECONDS)) faults.push(`duration is "${shown(duration)}"`)
  const rating = fields.get('rating')
  if (rating && !isNumberIn(rating, 0, 5)) faults.push(`rating is "${shown(rating)}"`)
  for (const name of DATES) {
    const date = fields.get(name)
    if (date && w3cDate(date) === undefined) faults.push(`${name} is "${shown(date)}"`)
  }
  if (tags > MAX_TAGS) faults.push(`${tags} tags (at most ${MAX_TAGS})`)
  const { length } = [...(fields.get('description') ?? '')]
  if (length > MAX_DESCRIPTION)
    faults.push(`description of ${length} characters (at most ${MAX_DESCRIPTION})`)
  return faults
}

function isNumberIn(text: string, min: number, max: number): boolean {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max
}
