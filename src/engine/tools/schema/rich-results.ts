import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { type Item, isReference } from '../../formats/structured-data/item.ts'
import { isSchemaTerm } from '../../formats/structured-data/schema-names.ts'
import { Tally } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import { isHiddenByStyle } from '../../page/text/regions.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { isAtOtherAddress } from './article-data.ts'
import { endOfEvent, GRACE_MS } from './event-end.ts'
import type { Feature } from './features/feature.ts'
import { FEATURES } from './features/features.ts'
import { type Gap, gapsOf, textsAt } from './features/gaps.ts'
import { type ListStand, listStandOf } from './features/lists.ts'
import { asksForReviews, type MeantFeature, meantFeatures, requiredGaps } from './features/meant-features.ts'
import { OtherSyntaxes } from './features/other-syntax.ts'
import { RETIRED_FEATURES } from './features/retired.ts'
import { isToBeHad } from './features/shown-contacts.ts'
import { itemFor, lackOf } from './gap-words.ts'
import { asFarAsFollowed, type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { ratingsOfSite } from './rated-items.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { showsArticle } from './shows-article.ts'
import { unlessKeptOut } from './unless-kept-out.ts'

const GALLERY = 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery'

const checks = {
  'rich-result-incomplete': {
    severity: 'warning',
    title: 'An item lacks properties that its rich result requires',
    why: 'Google only shows the rich result if all required properties are there.',
    fix: 'Add the missing properties. Google explains them on its page about this rich result.',
    help: GALLERY,
    example: '{"@type": "Recipe", "name": "Soup"}, without image',
  },
  'review-incomplete': {
    severity: 'notice',
    title: 'A review or rating lacks what Google needs to show it',
    why: 'Google shows no stars for it. The page itself is not affected.',
    fix: 'Say who or what is rated, by whom, and how; where nobody has rated yet, remove the rating.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
    example:
      '{"@type": "Review", "author": "Ann", "reviewBody": "Good"}, without reviewRating and itemReviewed',
  },
  'rich-result-sparse': {
    severity: 'notice',
    title: 'An item lacks properties that its rich result recommends',
    why: 'With them Google can show more in the rich result.',
    fix: 'Add those that apply. Google explains them on its page about this rich result.',
    help: GALLERY,
    example: '{"@type": "Recipe", "name": "Soup", "image": "https://…"}, without author and cookTime',
  },
  'rich-result-value': {
    severity: 'warning',
    title: 'A value is not one that its rich result allows',
    why: 'Google ignores the value, or does not show the rich result.',
    fix: 'Use a value that Google allows on its page about this rich result.',
    help: GALLERY,
    example: '{"@type": "JobPosting", "employmentType": "FULLTIME"}',
  },
} satisfies Record<string, CheckDefinition>

type RichResults = Tally<keyof typeof checks>

/** What Google's rich results ask of the items of a page. */
export const richResults = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    if (isLegalNotice(read.page.url)) {
      const none = notApplicable('a legal notice is no rich result, and names who runs the site in short')
      return { judgements: sameForAll(checks, none), facts: { features: [], retired: [] } }
    }
    const tally: RichResults = new Tally()
    const features: JsonObject[] = []
    const judgements = asFarAsFollowed(
      () => features.push(...tallyFeatures(tally, read), ...tallyLists(tally, read.lookup)),
      () => ({
        'rich-result-incomplete': tally.judgement(
          'rich-result-incomplete',
          'the page has no item that Google makes a rich result of',
        ),
        'review-incomplete': tally.judgement('review-incomplete', 'the page has no review or rating'),
        'rich-result-sparse': tally.judgement('rich-result-sparse', 'no item has all required properties'),
        'rich-result-value': tally.judgement('rich-result-value', 'no value is limited by a rich result'),
      }),
    )
    const unlessKept = (judgement: Judgement) => unlessKeptOut(visit, read, judgement)
    const kept = {
      'rich-result-incomplete': await unlessKept(judgements['rich-result-incomplete']),
      'review-incomplete': await unlessKept(judgements['review-incomplete']),
      'rich-result-sparse': await unlessKept(judgements['rich-result-sparse']),
      'rich-result-value': await unlessKept(judgements['rich-result-value']),
    }
    return {
      judgements: unlessUnfilled(read.page, kept, UNSURE_UNFILLED),
      facts: { features, retired: retiredFacts(read.lookup) },
    }
  },
})

/** How one rich result stands on a page. */
interface FeatureStand {
  help: string
  items: Set<Item>
  incomplete: Set<Item>
}

/** Unknown properties of one item for which it is asked what was meant. */
const MAX_UNKNOWN = 20

/** @returns which rich results the items can become, for the facts */
function tallyFeatures(tally: RichResults, page: SchemaPage): JsonObject[] {
  const stands = new Map<string, FeatureStand>()
  const own = ratingsOfSite(page)
  const syntaxes = new OtherSyntaxes(page)
  const settled = new Set(FEATURES.filter(feature => feature.isOneOfSite && hasCompleteItem(feature, page)))
  for (const meant of meantFeatures(page)) {
    const { feature, item } = meant
    // Google would not show them if they were complete.
    if (own.has(item)) continue
    const stand = stands.get(feature.name) ?? {
      help: feature.help,
      items: new Set(),
      incomplete: new Set(),
    }
    stands.set(feature.name, stand)
    stand.items.add(item)
    if (!tallyItem(tally, page, syntaxes, meant, settled.has(feature))) stand.incomplete.add(item)
  }
  return [...stands].map(([name, { help, items, incomplete }]) => ({
    name,
    help,
    items: items.size,
    eligible: items.size - incomplete.size,
  }))
}

const REVIEW_TYPES = ['Review', 'AggregateRating']

/** Whether an item that is no part of another one has all that a rich result recommends, be it of a kind with one of its own. */
function hasCompleteItem(feature: Feature, { lookup, scopes }: SchemaPage): boolean {
  return [...scopes].some(
    ([item, scope]) =>
      scope === 'page' &&
      !isReference(item) &&
      lookup.isA(item, ...feature.types) &&
      gapsOf(feature, lookup.data.whole(item), lookup, 'recommended').length === 0,
  )
}

/**
 * @param isSettled whether nothing more is recommended, as another item has all of it
 * @returns whether nothing that is required is missing
 */
function tallyItem(
  tally: RichResults,
  read: SchemaPage,
  syntaxes: OtherSyntaxes,
  meant: MeantFeature,
  isSettled: boolean,
): boolean {
  const { lookup, page } = read
  const { feature, item } = meant
  const isReview = feature.types.some(type => REVIEW_TYPES.includes(type))
  tally.saw(isReview ? 'review-incomplete' : 'rich-result-incomplete')
  const isStated = (gap: Gap) => syntaxes.state(meant, gap)
  const missing = requiredGaps(meant, lookup).filter(gap => !isStated(gap))
  const ofReviews = (gap: Gap) => isReview || lookup.isA(gap.item, ...REVIEW_TYPES)
  const others = (gap: Gap) => !ofReviews(gap) && !asksForReviews(gap)
  tallyGaps(tally, 'review-incomplete', lookup, feature, missing.filter(ofReviews))
  tallyGaps(tally, 'rich-result-incomplete', lookup, feature, missing.filter(others))
  // What is missing altogether comes first; then there is time for more.
  if (missing.length === 0 && !isEventOver(item, lookup, clockOf(page.response))) {
    tally.saw('rich-result-sparse')
    const gaps = isSettled || isByTemplate(item, read) ? [] : gapsOf(feature, item, lookup, 'recommended')
    const isLeft = (gap: Gap) => isStatedEmpty(gap, lookup) || isHiddenPerson(gap.item, lookup, page.document)
    const fillable = gaps.filter(gap => isToBeHad(gap.requirement, read) && !isLeft(gap) && !isStated(gap))
    tallyGaps(tally, 'rich-result-sparse', lookup, feature, fillable)
  }
  for (const { path, accepts, fault } of feature.rules ?? []) {
    for (const { item: holder, text } of textsAt(item, path.split('.'), lookup)) {
      const value = text.text.trim()
      if (accepts(value)) tally.saw('rich-result-value')
      else {
        const shown = cutEnd(value, 60)
        const message = `${itemFor(feature.name, lookup.label(holder))}, ${path.split('.').at(-1)} "${shown}" ${fault}`
        tally.fault('rich-result-value', () => lookup.data.occurrence(text.place, message))
      }
    }
  }
  return missing.length === 0
}

/**
 * Whether a theme calls whatever page an article, by its type alone: with nothing of one on the page, there is nothing to be
 * added to it.
 */
function isByTemplate(item: Item, { lookup, page: { document, url } }: SchemaPage): boolean {
  if (item.properties.size > 0 || !lookup.isA(item, 'Article')) return false
  return isAtOtherAddress(url) || !showsArticle(document, url)
}

/** Whether an item is the author whom a theme writes into hidden microdata: nobody has a place to add more of them. */
function isHiddenPerson(item: Item, lookup: ItemLookup, document: HtmlDocument): boolean {
  return lookup.isA(item, 'Person') && isHiddenByStyle(document, item.place.element)
}

/** Whether an item is an event of which Google shows nothing any more, whatever its data has. */
function isEventOver(item: Item, lookup: ItemLookup, now: number): boolean {
  const end = lookup.isA(item, 'Event') ? endOfEvent(item, lookup).end : undefined
  if (end === undefined) return false
  holdsUntil(end + GRACE_MS, now)
  return end + GRACE_MS < now
}

/** Whether a property is there without a value, which is the finding of value-empty. */
function isStatedEmpty({ item, requirement }: Gap, { data }: ItemLookup): boolean {
  const { syntax, properties } = data.whole(item)
  return syntax === 'json-ld' && requirement.split('|').some(name => properties.get(name)?.length)
}

function tallyGaps(
  tally: RichResults,
  name: 'rich-result-incomplete' | 'review-incomplete' | 'rich-result-sparse',
  lookup: ItemLookup,
  feature: Feature,
  gaps: readonly Gap[],
): void {
  const byItem = new Map<Item, Set<string>>()
  for (const { item, requirement } of gaps) {
    // What is there under a misspelled name is the finding of property-misspelled.
    const names = requirement.split('|')
    if (misspelledOf(lookup, item).some(meant => names.includes(meant))) continue
    const known = byItem.get(item) ?? new Set()
    byItem.set(item, known.add(anyOf(names)))
  }
  for (const [item, requirements] of byItem) {
    const message = `${itemFor(feature.name, lookup.labelAs(item, feature.types))} has ${lackOf([...requirements])}`
    tally.fault(name, () => lookup.data.occurrence(item.place, message))
  }
}

/** Properties that an item states under a wrong name. */
function misspelledOf({ vocabulary }: ItemLookup, item: Item): string[] {
  const types = item.types.slice(0, MAX_TYPES).filter(type => vocabulary.hasType(type))
  return [...item.properties.keys()]
    .filter(name => isSchemaTerm(name) && !vocabulary.hasProperty(name))
    .slice(0, MAX_UNKNOWN)
    .flatMap(name => vocabulary.nearestProperty(name, types) ?? [])
}

/** As "a, b or c". */
function anyOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ')
}

/** @returns the same for breadcrumbs and carousels, whose entries depend on each other */
function tallyLists(tally: RichResults, lookup: ItemLookup): JsonObject[] {
  const stands: ListStand[] = []
  for (const item of lookup.data.items) {
    const stand = listStandOf(lookup, item)
    if (!stand) continue
    stands.push(stand)
    tally.saw('rich-result-incomplete')
    for (const { place, message } of stand.missing) {
      tally.fault('rich-result-incomplete', () => lookup.data.occurrence(place, message))
    }
    for (const { place, message } of stand.wrong) {
      tally.fault('rich-result-value', () => lookup.data.occurrence(place, message))
    }
  }
  const facts = (name: ListStand['name']): JsonObject[] => {
    const own = stands.filter(stand => stand.name === name)
    const eligible = own.filter(stand => stand.eligible).length
    return own.length === 0 ? [] : [{ name, help: own[0]!.help, items: own.length, eligible }]
  }
  return [...facts('Breadcrumb'), ...facts('Carousel')]
}

/** Rich results that the page has the types of and that Google no longer shows. */
function retiredFacts(lookup: ItemLookup): JsonObject[] {
  const types = new Set(lookup.data.items.flatMap(item => item.types))
  return RETIRED_FEATURES.flatMap(({ name, types: ofFeature, ended }) => {
    const used = ofFeature.filter(type => types.has(type))
    return used.length === 0 ? [] : [{ name, types: used, ended }]
  })
}
