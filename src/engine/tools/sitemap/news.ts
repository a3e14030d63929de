import type { Extension } from '../../formats/sitemap/format.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { defineEntryTopic, type EntryJudge, type EntrySite } from './entry-topic.ts'
import type { ReadEntry } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'
import { w3cDate } from './w3c-date.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap'

/** Google's extension for news. */
export const news = defineEntryTopic({
  checks: {
    'news-incomplete': {
      scope: 'site',
      severity: 'warning',
      title: 'An article in the news sitemap lacks required tags',
      why: 'Google skips articles without the name and language of the publication, a date and a title.',
      fix: 'Add the missing tags.',
      help: HELP,
      example: '<news:news><news:title>Prices rise</news:title></news:news>',
    },
    'news-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'An article in the news sitemap has an invalid date or language',
      why: 'Google skips the article.',
      fix: 'Write dates like 2027-03-31T12:00:00+02:00 and languages like en or zh-cn.',
      help: HELP,
      example: '<news:publication_date>yesterday</news:publication_date>',
    },
    'news-too-old': {
      scope: 'site',
      severity: 'notice',
      title: 'The news sitemap lists old articles',
      why: 'A news sitemap is only for articles of the last two days.',
      fix: 'Remove the articles that are older, or only their <news:news>.',
      help: HELP,
      example: '<news:publication_date> of last week',
    },
    'news-too-many': {
      scope: 'site',
      severity: 'warning',
      title: 'A news sitemap lists too many articles',
      why: 'Google reads at most 1,000 <news:news> per sitemap.',
      fix: 'Split the sitemap.',
      help: HELP,
      example: 'a sitemap with 1,400 <news:news>',
    },
  },
  judge: site => new NewsJudge(site),
})

/** Of one file. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
const MAX_NEWS = 1000
/** Google speaks of two days: a further one keeps sitemaps that are made once a day out of the findings. */
const MAX_AGE_MS = 3 * 24 * 3_600_000
const REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title']

class NewsJudge implements EntryJudge {
  readonly #incomplete = new FaultList()
  readonly #invalid = new FaultList()
  readonly #tooOld = new FaultList()
  readonly #tooMany = new FaultList()
  readonly #oldest: number
  #articles = 0
  /** Articles with a date or a language. */
  #valued = 0
  /** Articles with a date that can be read. */
  #dated = 0
  #ofFile: { file: SitemapFile; count: number } | undefined

  constructor({ now }: EntrySite) {
    this.#oldest = now - MAX_AGE_MS
  }

  entry({ entry, file }: ReadEntry): void {
    for (const article of entry.news) {
      this.#articles++
      this.#count(article, file)
      this.#judgeFields(article, file)
    }
  }

  findings() {
    const nothing = 'the sitemaps list no news'
    return {
      judgements: {
        'news-incomplete': this.#incomplete.judgeAmong(this.#articles, nothing),
        'news-invalid': this.#invalid.judgeAmong(
          this.#valued,
          'no article of the sitemaps has a date or a language',
        ),
        'news-too-old': this.#tooOld.judgeAmong(
          this.#dated,
          'no article of the sitemaps has a date that can be read',
        ),
        'news-too-many': this.#tooMany.judgeAmong(this.#articles, nothing),
      },
      facts: { news: this.#articles },
    }
  }

  #judgeFields(article: Extension, file: SitemapFile): void {
    const { fields } = article
    const place = (message: string) => placeIn(file, article, message)
    const missing = REQUIRED.filter(name => !fields.get(name))
    if (missing.length > 0) this.#incomplete.add(() => place(`has no ${missing.join(', ')}`))
    const language = fields.get('publication/language')
    if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
      this.#invalid.add(() => place(`language is "${shown(language)}"`))
    }
    const text = fields.get('publication_date')
    if (language || text) this.#valued++
    if (!text) return
    const date = w3cDate(text)
    if (date === undefined) {
      this.#invalid.add(() => place(`publication_date is "${shown(text)}", which is not a valid date`))
      return
    }
    this.#dated++
    holdsUntil(date + MAX_AGE_MS)
    if (date < this.#oldest) this.#tooOld.add(() => place(`is from ${shown(text)}, more than two days ago`))
  }

  #count(article: Extension, file: SitemapFile): void {
    if (this.#ofFile?.file !== file) this.#ofFile = { file, count: 0 }
    if (++this.#ofFile.count !== MAX_NEWS + 1) return
    this.#tooMany.add(() =>
      placeIn(
        file,
        article,
        `this is article ${(MAX_NEWS + 1).toLocaleString('en')} of the file (at most ${MAX_NEWS.toLocaleString('en')})`,
      ),
    )
  }
}
