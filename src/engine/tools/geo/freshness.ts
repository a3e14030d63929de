import type { Occurrence } from '../../../api/results.ts'
import { attribute } from '../../formats/html/document.ts'
import { type Item, textsOf } from '../../formats/structured-data/item.ts'
import { type StructuredData, structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf, header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** How current the page says it is. */
export const freshness = defineTopic({
  checks: {
    'article-outdated': {
      severity: 'notice',
      title: 'The article states no change for more than six months',
      why: 'Where several sources say the same, AI answers often prefer the one that was changed last.',
      fix: 'See whether the article still holds; after a real change, update dateModified.',
      help: 'https://developers.google.com/search/docs/appearance/publication-dates',
      example: '"dateModified" of two years ago',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    const data = structuredDataOf(page.document)
    const articles = data.items.filter(item => item.types.some(type => ARTICLE.test(type)))
    const dates = [...articles.flatMap(item => schemaDates(item, data)), ...metaDates(page)]
    const latest = dates.toSorted((a, b) => b.time - a.time)[0]
    const ageDays = latest && Math.floor((clockOf(page.response) - latest.time) / DAY_MS)
    const facts = {
      latestDate: latest?.value ?? null,
      ageDays: ageDays ?? null,
      lastModified: header(page.response, 'last-modified') ?? null,
    }
    return { judgements: { 'article-outdated': judge(articles.length > 0, page, latest, ageDays) }, facts }
  },
})

interface StatedDate {
  value: string
  /** Milliseconds since 1970. */
  time: number
  where: Occurrence
}

const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/
const META_DATES = new Set(['article:published_time', 'article:modified_time', 'og:updated_time'])
/** Days without a stated change after which an article may be out of date: about six months. */
const OUTDATED_DAYS = 183
const DAY_MS = 86_400_000

function judge(
  hasArticle: boolean,
  { document }: HtmlPage,
  latest: StatedDate | undefined,
  ageDays: number | undefined,
): Judgement {
  const types = document.elements('meta').filter(meta => attribute(meta, 'property') === 'og:type')
  const isArticle = hasArticle || types.some(meta => attribute(meta, 'content')?.trim() === 'article')
  if (!isArticle) return notApplicable('the page does not declare itself an article')
  if (!latest || ageDays === undefined) return notApplicable('the article states no date')
  if (ageDays <= OUTDATED_DAYS) return pass()
  return fail({ ...latest.where, message: `the last date is ${latest.value}, ${ageDays} days ago` })
}

function schemaDates(item: Item, data: StructuredData): StatedDate[] {
  return ['dateModified', 'datePublished'].flatMap(property =>
    textsOf(item, property).flatMap(value => dated(value, data.occurrence(item.place, value))),
  )
}

function metaDates({ document }: HtmlPage): StatedDate[] {
  return document.elements('meta').flatMap(meta => {
    const name = attribute(meta, 'property')?.trim().toLowerCase() ?? ''
    const value = attribute(meta, 'content')?.trim() ?? ''
    return META_DATES.has(name) ? dated(value, document.occurrence(meta, value)) : []
  })
}

function dated(value: string, where: Occurrence): StatedDate[] {
  const time = /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? [] : [{ value, time, where }]
}
