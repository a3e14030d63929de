/**
 * Structured data: its syntax, the vocabulary of schema.org, what Google's rich results ask for, and whether the page
 * says the same.
 *
 * Left out: the name of the site on the home page and breadcrumbs in results (`serp`); dateModified before datePublished
 * and authors (`content`); whether country codes are given out, and pending terms (no fault: consumers read them);
 * Organization and WebSite missing on the home page, retired rich results and syntaxes in use (facts); carousels of
 * businesses, products and events (a beta in some countries); an author's visible name (bylines take many forms).
 */
import type { JsonObject } from '../../../api/results.ts'
import { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { judgeScripts, renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeDates } from './dates.ts'
import { EXTRACTION_CHECKS } from './extraction-checks.ts'
import { judgeValues } from './formats.ts'
import { judgeImages } from './images.ts'
import { ItemLookup } from './item-lookup.ts'
import { scopesOf } from './item-scope.ts'
import { itemFacts } from './items.ts'
import { judgeExtraction } from './json-ld.ts'
import { judgeLists } from './list-entries.ts'
import { type PageText, pageTextOf } from './page-text.ts'
import { judgeRatings } from './ratings.ts'
import { RICH_RESULT_CHECKS } from './rich-result-checks.ts'
import { judgeFeatures, type RichResults, retiredFacts } from './rich-results.ts'
import { judgeScriptedData } from './scripted-data.ts'
import { Tally } from './tally.ts'
import { TERM_CHECKS } from './term-checks.ts'
import { judgeTerms } from './terms.ts'
import { VALUE_CHECKS } from './value-checks.ts'
import { judgeVisible } from './visible-content.ts'
import { Vocabulary } from './vocabulary.ts'

const schema = defineTopic({
  readsDocument: true,
  checks: { ...EXTRACTION_CHECKS, ...TERM_CHECKS, ...VALUE_CHECKS, ...RICH_RESULT_CHECKS },
  async judge(visit) {
    const page = await visit.judgedPage()
    const { document } = page
    const lookup = new ItemLookup(new StructuredData(document), new Vocabulary())
    const canonical = declaredCanonical(page)
    const text = pageTextOf(document)
    const richResults = await judgeRichResults(visit, page, lookup, text, canonical)
    const ownUrls = [page.url, canonical?.href ?? page.url].map(url => url.replace(/#.*$/s, ''))
    return {
      judgements: {
        ...unlessUnfilled(
          page,
          {
            ...judgeExtraction(document, lookup.data),
            ...judgeTerms(lookup, document, ownUrls),
            ...judgeValues(lookup, text.text),
            ...richResults.judgements,
          },
          ['not-applicable'],
        ),
        'data-needs-scripts': judgeScripts(page, before => judgeScriptedData(before, lookup.data)),
      },
      facts: {
        rendered: renderingFacts(page),
        ...itemFacts(lookup),
        features: richResults.features,
        retired: retiredFacts(lookup),
        home: homeFacts(page, lookup),
      },
    }
  },
})

async function judgeRichResults(
  visit: Visit,
  page: HtmlPage,
  lookup: ItemLookup,
  text: PageText,
  canonical: URL | undefined,
): Promise<{ judgements: Record<keyof typeof RICH_RESULT_CHECKS, Judgement>; features: JsonObject[] }> {
  const tally: RichResults = new Tally()
  const scopes = scopesOf(lookup.data)
  const isHome = isHomePage(page.url)
  const ownHosts = new Set([new URL(page.url).host, canonical?.host ?? ''])
  const features: JsonObject[] = []
  const unread = whyUnread(() => {
    features.push(...judgeFeatures(tally, lookup, scopes, isHome), ...judgeLists(tally, lookup))
    judgeRatings(tally, lookup, ownHosts, isHome)
    judgeDates(tally, lookup, Date.now())
    if (text.isFilled) judgeVisible(tally, lookup, scopes, page.document, text)
  })
  const of = (name: keyof typeof RICH_RESULT_CHECKS, nothing: string): Judgement => {
    const judgement = tally.judgement(name, lookup.data, nothing)
    return unread === undefined || judgement.outcome === 'fail' ? judgement : notMeasured(unread)
  }
  const none = 'the page has no items that a rich result is made from'
  const judgements = {
    'rich-result-incomplete': of('rich-result-incomplete', none),
    'rich-result-sparse': of('rich-result-sparse', 'no item has all that a rich result requires'),
    'rich-result-value': of('rich-result-value', 'no value stands under a rule of its rich result'),
    'list-positions': of('list-positions', 'the page has no list with positions'),
    'rating-invalid': of('rating-invalid', 'the page has no rating'),
    'rating-unsupported': of('rating-unsupported', 'nothing is rated'),
    'review-self-serving': of('review-self-serving', 'no business is rated'),
    'date-order': of('date-order', 'no item has both a beginning and an end'),
    'price-expired': of('price-expired', 'no price says until when it is valid'),
    'not-visible': text.isFilled
      ? of('not-visible', 'the JSON-LD states no single thing that the page is about')
      : notApplicable('the page has hardly any text before scripts ran, so that nothing can be compared'),
    'image-unreachable': await judgeImages(visit, page, lookup, canonical?.host),
  }
  return { judgements, features }
}

/** Why the items were not read to their end; undefined where they were. */
function whyUnread(read: () => void): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

function homeFacts(page: HtmlPage, lookup: ItemLookup): JsonObject | null {
  if (!isHomePage(page.url)) return null
  return {
    organization: lookup.data.items.some(item => lookup.isA(item, 'Organization')),
    webSite: lookup.data.items.some(item => lookup.isA(item, 'WebSite')),
  }
}

export const topics = [schema]
