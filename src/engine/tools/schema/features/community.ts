import { DOCS, type Feature, type Part } from './feature.ts'

/** Longest name of an author of a review. */
const MOST_AUTHOR_CHARACTERS = 100

const ANSWER: readonly Part[] = ['acceptedAnswer', 'suggestedAnswer'].map(property => ({
  property,
  types: ['Answer'],
  required: ['text'],
  recommended: ['author', 'datePublished', 'upvoteCount', 'url'],
}))

/** What people write: forums, questions, profiles, reviews. */
export const COMMUNITY_FEATURES: readonly Feature[] = [
  {
    name: 'Discussion forum',
    help: `${DOCS}/discussion-forum`,
    types: ['DiscussionForumPosting'],
    scope: 'page',
    required: ['author', 'author.name', 'datePublished', 'text|image|video|sharedContent|headline'],
    recommended: ['headline', 'author.url', 'interactionStatistic', 'url'],
    parts: [
      {
        property: 'comment',
        types: ['Comment'],
        required: ['author', 'text|image|video|sharedContent'],
        recommended: ['datePublished'],
      },
    ],
  },
  {
    name: 'Profile page',
    help: `${DOCS}/profile-page`,
    types: ['ProfilePage'],
    scope: 'page',
    required: ['mainEntity'],
    recommended: ['dateCreated', 'dateModified'],
    parts: [
      {
        property: 'mainEntity',
        types: ['Person', 'Organization'],
        required: ['name|alternateName'],
        recommended: ['description', 'image', 'sameAs', 'interactionStatistic'],
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
        recommended: ['text', 'author', 'datePublished', 'upvoteCount'],
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
    when: (item, lookup) => !lookup.has(item, 'positiveNotes') && !lookup.has(item, 'negativeNotes'),
    required: ['author', 'author.name', 'reviewRating', 'reviewRating.ratingValue'],
    recommended: ['datePublished'],
    parts: [{ property: 'itemReviewed', required: ['name'] }],
    rules: ['author', 'author.name'].map(path => ({
      path,
      accepts: text => [...text].length < MOST_AUTHOR_CHARACTERS,
      fault: `is no name: ${MOST_AUTHOR_CHARACTERS} characters or more`,
    })),
  },
  {
    name: 'Review snippet',
    help: `${DOCS}/review-snippet`,
    types: ['AggregateRating'],
    except: ['EmployerAggregateRating'],
    scope: 'anywhere',
    required: ['ratingValue', 'ratingCount|reviewCount'],
    parts: [{ property: 'itemReviewed', required: ['name'] }],
    rules: ['ratingCount', 'reviewCount'].map(path => ({
      path,
      accepts: text => !/^[+-]?0+(?:\.0*)?$/.test(text.trim()) && !text.trim().startsWith('-'),
      fault: 'says that nobody has rated',
    })),
  },
]
