import { Tally } from '../../judging/fault-list.ts'
import { notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { compareEnds } from './visible/answer-ends.ts'
import { compareAnswers } from './visible/answers.ts'
import type { Comparison } from './visible/comparison.ts'
import { compareListed, compareName } from './visible/names.ts'
import { comparePrice, compareStatedPrices } from './visible/prices.ts'
import { compareRatings } from './visible/ratings.ts'

const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'

/** Whether the page shows what structured data states. */
export const visibleContent = defineTopic({
  checks: {
    'not-visible': {
      severity: 'warning',
      title: 'Structured data contains something that the page does not show',
      why: 'Google requires marked-up content to be visible on the page. Otherwise a manual action can remove all rich results of the site.',
      fix: 'Show the same names, prices, ratings and answers on the page, or remove them from structured data.',
      help: POLICIES,
      example: '"ratingValue": "4.9", where the page shows no such rating',
    },
    'answer-cut-off': {
      severity: 'warning',
      title: 'The answer of an FAQ breaks off in structured data',
      why: 'Search engines and assistants take the answer from there, and show a sentence without its end. Google asks for the full answer.',
      fix: 'Give acceptedAnswer the whole text of the answer. Look for what shortens it: a field of limited length, or the template of an excerpt.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
      example: '"text": "We bring the shed to your", where the page says "We bring the shed to your garden."',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeVisible(read), UNSURE_UNFILLED) }
  },
})

/** The property that names what a page is about. */
const NAMED_BY: readonly (readonly [type: string, property: string])[] = [
  ['Product', 'name'],
  ['Recipe', 'name'],
  ['Event', 'name'],
  ['JobPosting', 'title'],
  ['Article', 'headline'],
]
/** Kinds of events that are clicks, likes and the terms of a course. */
const NOT_NAMED = ['UserInteraction', 'CourseInstance']

function judgeVisible(read: SchemaPage) {
  if (!read.text.isFilled) {
    const little = notApplicable(
      'the page has too little text of its own to compare (at least 300 characters are needed)',
    )
    return { 'not-visible': little, 'answer-cut-off': little }
  }
  const tally: Comparison = new Tally()
  return asFarAsFollowed(
    () => compare(tally, read),
    () => ({
      'not-visible': tally.judgement(
        'not-visible',
        'the JSON-LD contains nothing that the page would have to show',
      ),
      'answer-cut-off': tally.judgement('answer-cut-off', 'the JSON-LD has no answers of an FAQ'),
    }),
  )
}

/**
 * Compares what a page is about with what it shows. Only what cannot be meant well counts: a name hardly a word of
 * which is on the page, a price where others are shown and this one nowhere, a rating without any trace of ratings, an
 * answer of which not even a few words in a row are there. Microdata and RDFa mark up what is shown, so that JSON-LD
 * alone is compared.
 */
function compare(tally: Comparison, read: SchemaPage): void {
  const { page, lookup, scopes, text } = read
  const about = [...scopes].flatMap(([item, scope]) =>
    scope === 'page' && item.syntax === 'json-ld' ? [item] : [],
  )
  for (const [type, property] of NAMED_BY) {
    const items = about.filter(item => lookup.isA(item, type) && !lookup.isA(item, ...NOT_NAMED))
    // Where several are stated, the page is a list, and shows of each what it likes.
    if (items.length !== 1) continue
    const item = lookup.data.whole(items[0]!)
    compareName(tally, lookup, item, property, text)
    if (type === 'Product') comparePrice(tally, lookup, item, page.document, text)
  }
  compareStatedPrices(tally, lookup, text)
  compareRatings(tally, read, about)
  compareListed(tally, read)
  compareAnswers(tally, read)
  compareEnds(tally, read)
}
