import { attribute } from '../../formats/html/document.ts'
import { textsOf } from '../../formats/structured-data/item.ts'
import { structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf, header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** How current the page says it is. An article may well hold for years, so that its age is no fault. */
export const freshness = defineTopic({
  checks: {},
  async judge(visit) {
    const page = await shownPage(visit)
    const dates = [...schemaDates(page), ...metaDates(page)].flatMap(value => {
      const time = /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN
      return Number.isNaN(time) ? [] : [{ value, time }]
    })
    const latest = dates.toSorted((a, b) => b.time - a.time)[0]
    const facts = {
      latestDate: latest?.value ?? null,
      ageDays: latest ? Math.floor((clockOf(page.response) - latest.time) / DAY_MS) : null,
      lastModified: header(page.response, 'last-modified') ?? null,
    }
    return { judgements: {}, facts }
  },
})

const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/
const META_DATES = new Set(['article:published_time', 'article:modified_time', 'og:updated_time'])
const DAY_MS = 86_400_000

function schemaDates({ document }: HtmlPage): string[] {
  return structuredDataOf(document)
    .items.filter(({ types }) => types.some(type => ARTICLE.test(type)))
    .flatMap(item => ['dateModified', 'datePublished'].flatMap(property => textsOf(item, property)))
}

function metaDates({ document }: HtmlPage): string[] {
  return document
    .elements('meta')
    .filter(meta => META_DATES.has(attribute(meta, 'property')?.trim().toLowerCase() ?? ''))
    .map(meta => attribute(meta, 'content')?.trim() ?? '')
}
