import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isDate, isEmptyDate } from '../schema/value-formats.ts'
import { type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { serpPage } from './serp-page.ts'

/** Whether the dates of Open Graph can be read. */
export const cardDates = defineTopic({
  checks: {
    'og-date-malformed': {
      severity: 'notice',
      title: 'An Open Graph date is not valid',
      why: 'Social networks and search engines cannot use it, or take the month for the day.',
      fix: 'Write it in ISO 8601 format, such as 2026-03-01 or 2026-03-01T09:00:00+01:00, or leave the element out where there is no date.',
      help: 'https://ogp.me/#datetime',
      example: '<meta property="article:published_time" content="12.01.2021">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    // Networks run no scripts.
    return { judgements: { 'og-date-malformed': judgeDates(readMetaTexts(page.sent.document)) } }
  },
})

/** Properties of the type DateTime; `og:updated_time` is none of them, and was written in seconds as well. */
const DATES = [
  ...['article:published_time', 'article:modified_time', 'article:expiration_time'],
  ...['book:release_date', 'video:release_date', 'music:release_date'],
] as const
/** Characters of a date: what is longer is a text, or code that a template did not resolve, which is reported as such. */
const MAX_DATE = 60
const UNRESOLVED = /[{}<>%$[\]]|\b(?:undefined|null|nan|invalid date)\b/i

function judgeDates(meta: MetaTexts): Judgement {
  const dates = DATES.flatMap(name => meta.all(name).map(date => ({ name, date }))).filter(
    ({ date }) => date.text.length <= MAX_DATE && !UNRESOLVED.test(date.text),
  )
  if (dates.length === 0) return notApplicable('the page has no date in its Open Graph properties')
  return failWhere(
    dates
      .filter(({ date }) => isEmptyDate(date.text) || !isDate(date.text))
      .map(({ name, date }) => date.at(`${name} is "${date.text}"${ofEmpty(date.text)}.`)),
  )
}

function ofEmpty(date: string): string {
  return isEmptyDate(date) ? ', the empty date of a generator: leave the element out' : ''
}
