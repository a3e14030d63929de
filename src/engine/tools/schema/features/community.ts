import { type Item, isItem, isReference } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { DOCS, type Feature, type Part } from './feature.ts'

/** Longest name of an author of a review. */
const MOST_AUTHOR_CHARACTERS = 100

const ANSWER: readonly Part[] = ['acceptedAnswer', 'suggestedAnswer'].map(property => ({
  property,
  types: ['Answer'],
  required: ['text'],
}))

/** Fewest pros and cons of a review, taken together, that Google shows. */
const MIN_STATEMENTS = 2

/** How many pros and cons a review states. What is described elsewhere counts as enough. */
function statementsOf(review: Item, lookup: ItemLookup): number {
  const notes = ['positiveNotes', 'negativeNotes'].flatMap(property => lookup.values(review, property))
  return notes.reduce((sum, note) => {
    if (!isItem(note)) return sum + 1
    const list = lookup.data.whole(note)
    if (isReference(list)) return sum + MIN_STATEMENTS
    return sum + (lookup.isA(list, 'ItemList') ? lookup.values(list, 'itemListElement').length : 1)
  }, 0)
}

const hasNotes = (review: Item, lookup: ItemLookup) =>
  lookup.has(review, 'positiveNotes') || lookup.has(review, 'negativeNotes')

/** What people write: forums, questions, profiles, reviews. */
export const COMMUNITY_FEATURES: readonly Feature[] = [
  {
    name: 'Discussion forum',
    help: `${DOCS}/discussion-forum`,
    types: ['DiscussionForumPosting'],
    scope: 'page',
    required: ['author', 'author.name', 'datePublished', 'text|image|video|sharedContent|headline'],
    recommended: ['headline', 'author.url'],
    parts: [
      {
        property: 'comment',
        types: ['Comment'],
        required: ['author', 'text|image|video|sharedContent'],
      },
    ],
  },
  {
    name: 'Profile page',
    help: `${DOCS}/profile-page`,
    types: ['ProfilePage'],
    scope: 'page',
    required: ['mainEntity'],
    parts: [
      {
        property: 'mainEntity',
        types: ['Person', 'Organization'],
        required: ['name|alternateName'],
        recommended: ['description', 'image'],
      },
    ],
  },
  {
    name: 'Q&A',
    help: `${DOCS}/qapage`,
    types: ['QAPage'],
    scope: 'page',
    // Google's education results are made from the same type.
    when: (item, lookup) =>
      !lookup.items(item, 'mainEntity').some(question => lookup.has(question, 'eduQuestionType')),
    required: ['mainEntity'],
    parts: [
      {
        property: 'mainEntity',
        types: ['Question'],
        required: ['name', 'answerCount'],
        parts: ANSWER,
      },
      {
        property: 'mainEntity',
        types: ['Question'],
        when: (question, lookup) => Number(lookup.text(question, 'answerCount') ?? 1) > 0,
        required: ['acceptedAnswer|suggestedAnswer'],
      },
    ],
  },
  {
    name: 'Review snippet',
    help: `${DOCS}/review-snippet`,
    types: ['Review'],
    except: ['ClaimReview', 'EmployerReview', 'MediaReview'],
    scope: 'anywhere',
    // Pros and cons of a product are a review without stars.
    when: (item, lookup) => !hasNotes(item, lookup),
    required: ['author', 'author.name', 'reviewRating', 'reviewRating.ratingValue'],
    alone: ['itemReviewed'],
    parts: [{ property: 'itemReviewed', required: ['name'] }],
    rules: ['author', 'author.name'].map(path => ({
      path,
      accepts: text => [...text].length < MOST_AUTHOR_CHARACTERS,
      fault: `is too long for a name: Google allows fewer than ${MOST_AUTHOR_CHARACTERS} characters`,
    })),
  },
  {
    name: 'Pros and cons',
    help: `${DOCS}/product-snippet`,
    types: ['Review'],
    scope: 'anywhere',
    when: hasNotes,
    required: ['author', 'author.name'],
    alone: ['itemReviewed'],
    lacks: (review, lookup) =>
      statementsOf(review, lookup) < MIN_STATEMENTS ? 'second pro or con' : undefined,
    parts: [{ property: 'itemReviewed', required: ['name'] }],
  },
  {
    name: 'Review snippet',
    help: `${DOCS}/review-snippet`,
    types: ['AggregateRating'],
    except: ['EmployerAggregateRating'],
    scope: 'anywhere',
    required: ['ratingValue', 'ratingCount|reviewCount'],
    alone: ['itemReviewed'],
    parts: [{ property: 'itemReviewed', required: ['name'] }],
    rules: ['ratingCount', 'reviewCount'].map(path => ({
      path,
      accepts: text => !/^[+-]?0+(?:\.0*)?$/.test(text.trim()) && !text.trim().startsWith('-'),
      fault: 'means that nobody has rated',
    })),
  },
]
