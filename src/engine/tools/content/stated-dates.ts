import type { Occurrence } from '../../../api/results.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import type { Byline, DateStatement } from './dates.ts'
import { examinedPage } from './examined-page.ts'

/** Milliseconds by which two dates may differ and still be the same day in some time zone. */
const DATE_TOLERANCE_MS = 36 * 60 * 60 * 1000

const DATES = 'https://developers.google.com/search/docs/appearance/publication-dates'

/** Whether the dates that the page states can be right. */
export const statedDates = defineTopic({
  checks: {
    'date-in-future': {
      severity: 'notice',
      title: 'The page is dated in the future',
      why: 'Google asks for the real date of publication and may show no date in results.',
      fix: 'State when the page was published and last changed, with the time zone.',
      help: DATES,
      example: '"datePublished": "2099-01-01"',
    },
    'dates-contradict': {
      severity: 'notice',
      title: 'The dates of the page contradict each other',
      why: 'Google compares all dates of a page and may show the wrong one, or none, in results.',
      fix: 'Take the visible date, the structured data and the meta tags from one source.',
      help: DATES,
      example: '"datePublished": "2027-03-31", "dateModified": "2027-03-01"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, byline } = examination
    return { judgements: unlessUnfilled(page, judgeDates(document, byline, clockOf(page.response))) }
  },
})

const ABOUT = { published: 'Published', modified: 'Modified' } as const
const SOURCES = {
  schema: 'in the structured data',
  meta: 'in the meta tags',
  visible: 'on the page',
} as const

function judgeDates(
  document: HtmlDocument,
  { dates }: Byline,
  now: number,
): Record<'date-in-future' | 'dates-contradict', Judgement> {
  if (dates.length === 0) {
    const none = notApplicable('the page states no date of its own')
    return { 'date-in-future': none, 'dates-contradict': none }
  }
  for (const { time } of dates) holdsUntil(time - DATE_TOLERANCE_MS)
  const future = dates.filter(date => date.time > now + DATE_TOLERANCE_MS)
  return {
    'date-in-future': failWhere(
      future.map(({ about, source, value, element }) =>
        document.occurrence(element, `${ABOUT[about]} ${value} ${SOURCES[source]}: that is in the future.`),
      ),
    ),
    'dates-contradict': judgeAgreement(document, dates),
  }
}

/** Compares the publication by different sources, and each change with the publication by its own source. */
function judgeAgreement(document: HtmlDocument, dates: readonly DateStatement[]): Judgement {
  const published = dates.filter(date => date.about === 'published')
  const [first] = published
  const others = published.filter(date => date.source !== first?.source)
  const firstBySource = new Map(published.toReversed().map(date => [date.source, date]))
  const changes = dates.flatMap(change => {
    const before = firstBySource.get(change.source)
    return change.about === 'modified' && before ? [{ change, before }] : []
  })
  if (!first || others.length + changes.length === 0) {
    return notApplicable('the page states too few dates to compare')
  }
  const occurrences: Occurrence[] = []
  const other = others.find(date => Math.abs(date.time - first.time) > DATE_TOLERANCE_MS)
  if (other) {
    const message = `Published ${other.value} ${SOURCES[other.source]}, but ${first.value} ${SOURCES[first.source]}.`
    occurrences.push(document.occurrence(other.element, message))
  }
  const early = changes.find(({ change, before }) => change.time < before.time - DATE_TOLERANCE_MS)
  if (early) {
    const message = `Modified ${early.change.value}, before it was published (${early.before.value}).`
    occurrences.push(document.occurrence(early.change.element, message))
  }
  return failWhere(occurrences)
}
