import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { wrongWeekdays } from '../../syntax/weekday-dates.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the weekdays that a page names are those of its dates. */
export const weekdaysOfDates = defineTopic({
  checks: {
    'weekday-wrong': {
      severity: 'notice',
      title: 'A date stands with the wrong weekday',
      why: 'Visitors do not know which of the two is right, and some come on the wrong day.',
      fix: 'Correct the weekday or the date, or let the build write both from one date.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<p>Open until Sunday 31 August 2026</p>, which is a Monday',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'weekday-wrong': judgeWeekdays(examination) }) }
  },
})

/** Blocks that are looked at. */
const MAX_BLOCKS = 2000
/** What a text with a weekday and its date has at least; the year is looked for first, since few texts name one. */
const YEAR = /20\d\d/
const MAY_NAME_DATE = /\p{L}{5}[^\n]{1,30}20\d\d/u

function judgeWeekdays({ document, main }: Examination): Judgement {
  const texts = main.allBlocks
    .slice(0, MAX_BLOCKS)
    .filter(({ kind, prose }) => kind !== 'code' && YEAR.test(prose) && MAY_NAME_DATE.test(prose))
  if (texts.length === 0) return notApplicable('the page names no date with its weekday and year')
  return failWhere(
    texts.flatMap(({ element, prose }) =>
      wrongWeekdays(prose).map(({ text, isA }) => document.occurrence(element, `"${text}" is a ${isA}.`)),
    ),
  )
}
