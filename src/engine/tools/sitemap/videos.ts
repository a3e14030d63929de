import type { Extension, SitemapEntry } from '../../formats/sitemap/format.ts'
import type { Judgement } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { w3cDate } from './lastmod.ts'
import { SitemapFaults, shown } from './sitemap-place.ts'

const IMAGES = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps'
const VIDEOS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps'
const NEWS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap'

/** Google's extensions for images, videos and news. */
export const EXTENSION_CHECKS = {
  'image-loc-missing': {
    severity: 'warning',
    title: 'An image in the sitemap has no address',
    why: 'An <image:image> without <image:loc> names no image.',
    fix: 'Give each <image:image> its <image:loc>.',
    help: IMAGES,
    example: '<image:image><image:title>Red bicycle</image:title></image:image>',
  },
  'image-too-many': {
    severity: 'warning',
    title: 'A page has more images in the sitemap than Google reads',
    why: 'Google reads up to 1,000 images of a page.',
    fix: 'List the images that matter.',
    help: IMAGES,
    example: 'one <url> with 1,200 <image:image>',
  },
  'video-incomplete': {
    severity: 'warning',
    title: 'A video in the sitemap lacks what Google requires',
    why: 'Google skips videos without thumbnail, title, description, or the address of the video or its player.',
    fix: 'Add the missing tags.',
    help: VIDEOS,
    example: '<video:video><video:title>Repair</video:title></video:video>',
  },
  'video-invalid': {
    severity: 'warning',
    title: 'A video in the sitemap has a value that Google does not take',
    why: 'Google ignores the value, or the video.',
    fix: 'Give durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates and at most 32 tags.',
    help: VIDEOS,
    example: '<video:duration>0:45</video:duration>',
  },
  'news-incomplete': {
    severity: 'warning',
    title: 'An article in the news sitemap lacks what Google requires',
    why: 'Google does not take articles without the name and language of the publication, a date and a title.',
    fix: 'Add the missing tags.',
    help: NEWS,
    example: '<news:news><news:title>Prices rise</news:title></news:news>',
  },
  'news-invalid': {
    severity: 'warning',
    title: 'An article in the news sitemap has a date or language that Google cannot read',
    why: 'Google does not take the article.',
    fix: 'Write dates as 2027-03-31T12:00:00+02:00 and languages as en or zh-cn.',
    help: NEWS,
    example: '<news:publication_date>yesterday</news:publication_date>',
  },
  'news-too-old': {
    severity: 'notice',
    title: 'The news sitemap lists articles that are no news any more',
    why: 'A news sitemap is for articles of the last two days.',
    fix: 'Remove older articles, or their <news:news>.',
    help: NEWS,
    example: '<news:publication_date> of last week',
  },
  'news-too-many': {
    severity: 'warning',
    title: 'A news sitemap lists more articles than Google takes',
    why: 'Google takes up to 1,000 <news:news> of one sitemap.',
    fix: 'Split the sitemap.',
    help: NEWS,
    example: 'a sitemap with 1,400 <news:news>',
  },
} satisfies Record<string, CheckDefinition>

/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
export const MAX_IMAGES = 1000
/** Seconds. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
export const MAX_VIDEO_SECONDS = 28_800
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
export const MAX_VIDEO_TAGS = 32
/** Of one file. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
export const MAX_NEWS = 1000
/** Google speaks of two days: a further one keeps sitemaps that are made once a day out of the findings. */
const MAX_NEWS_AGE_MS = 3 * 24 * 3_600_000

const VIDEO_REQUIRED = ['thumbnail_loc', 'title', 'description']
const VIDEO_DATES = ['expiration_date', 'publication_date']
const VIDEO_VALUES = ['duration', 'rating', ...VIDEO_DATES]
const NEWS_REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title']

type ExtensionCheck = keyof typeof EXTENSION_CHECKS

export class ExtensionFindings {
  readonly #lists = Object.fromEntries(
    Object.keys(EXTENSION_CHECKS).map(name => [name, new SitemapFaults()]),
  ) as Record<ExtensionCheck, SitemapFaults>
  readonly #now: number
  readonly #seen = { image: 0, video: 0, news: 0 }
  /** Videos and articles with a value that could be wrong. */
  readonly #valued = { video: 0, news: 0, dated: 0 }
  #newsOfFile: { file: SitemapFile; count: number } | undefined

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now
  }

  entry(entry: SitemapEntry, file: SitemapFile): void {
    if (entry.images > 0) this.#image(entry, file)
    for (const video of entry.videos) this.#video(video, file)
    for (const article of entry.news) this.#article(article, file)
  }

  /** How many images, videos and articles there are. */
  get counts(): { image: number; video: number; news: number } {
    return this.#seen
  }

  judge(): Record<ExtensionCheck, Judgement> {
    const judgements = Object.fromEntries(
      Object.entries(this.#lists).map(([name, list]) => {
        const kind = name.slice(0, name.indexOf('-')) as keyof typeof NONE
        return [name, list.judgeAmong(this.#seen[kind], NONE[kind])]
      }),
    ) as Record<ExtensionCheck, Judgement>
    const among = (check: ExtensionCheck, looked: number, nothing: string) =>
      this.#lists[check].judgeAmong(looked, nothing)
    const { video, news, dated } = this.#valued
    return {
      ...judgements,
      'video-invalid': among('video-invalid', video, 'no video of the sitemaps has such a value'),
      'news-invalid': among('news-invalid', news, 'no article of the sitemaps has a date or a language'),
      'news-too-old': among('news-too-old', dated, 'no article of the sitemaps has a date that can be read'),
    }
  }

  #image(entry: SitemapEntry, file: SitemapFile): void {
    this.#seen.image += entry.images
    for (const place of entry.imagesWithoutLoc) {
      this.#lists['image-loc-missing'].addAt(file, place, () => 'has no <image:loc>')
    }
    if (entry.images > MAX_IMAGES) {
      this.#lists['image-too-many'].addAt(file, entry, () => `${entry.images} images`)
    }
  }

  #video(video: Extension, file: SitemapFile): void {
    this.#seen.video++
    const { fields } = video
    const missing = VIDEO_REQUIRED.filter(name => !fields.get(name))
    if (!fields.get('content_loc') && !fields.get('player_loc')) missing.push('content_loc or player_loc')
    if (missing.length > 0) {
      this.#lists['video-incomplete'].addAt(file, video, () => `has no ${missing.join(', ')}`)
    }
    if (video.tags > 0 || VIDEO_VALUES.some(name => fields.get(name))) this.#valued.video++
    const faults = videoFaults(video)
    if (faults.length > 0) this.#lists['video-invalid'].addAt(file, video, () => faults.join('; '))
  }

  #article(article: Extension, file: SitemapFile): void {
    this.#seen.news++
    this.#countNews(article, file)
    const { fields } = article
    const missing = NEWS_REQUIRED.filter(name => !fields.get(name))
    if (missing.length > 0) {
      this.#lists['news-incomplete'].addAt(file, article, () => `has no ${missing.join(', ')}`)
    }
    const language = fields.get('publication/language')
    if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
      this.#lists['news-invalid'].addAt(file, article, () => `language is "${shown(language)}"`)
    }
    const text = fields.get('publication_date')
    if (language || text) this.#valued.news++
    if (!text) return
    const date = w3cDate(text)
    if (date !== undefined) this.#valued.dated++
    if (date === undefined) {
      this.#lists['news-invalid'].addAt(file, article, () => `publication_date is "${shown(text)}"`)
    } else if (date < this.#now - MAX_NEWS_AGE_MS) {
      this.#lists['news-too-old'].addAt(file, article, () => `is of ${shown(text)}`)
    }
  }

  #countNews(article: Extension, file: SitemapFile): void {
    if (this.#newsOfFile?.file !== file) this.#newsOfFile = { file, count: 0 }
    if (++this.#newsOfFile.count !== MAX_NEWS + 1) return
    this.#lists['news-too-many'].addAt(file, article, () => `the article here is the ${MAX_NEWS + 1}st`)
  }
}

const NONE = {
  image: 'the sitemaps list no images',
  video: 'the sitemaps list no videos',
  news: 'the sitemaps list no news',
}

function videoFaults({ fields, tags }: Extension): string[] {
  const faults: string[] = []
  const duration = fields.get('duration')
  if (duration && !isNumberIn(duration, 1, MAX_VIDEO_SECONDS)) faults.push(`duration is "${shown(duration)}"`)
  const rating = fields.get('rating')
  if (rating && !isNumberIn(rating, 0, 5)) faults.push(`rating is "${shown(rating)}"`)
  for (const name of VIDEO_DATES) {
    const date = fields.get(name)
    if (date && w3cDate(date) === undefined) faults.push(`${name} is "${shown(date)}"`)
  }
  if (tags > MAX_VIDEO_TAGS) faults.push(`${tags} tags`)
  return faults
}

function isNumberIn(text: string, min: number, max: number): boolean {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max
}
