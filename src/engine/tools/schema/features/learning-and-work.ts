import type { Item } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { DOCS, type Feature, type Part } from './feature.ts'

const EMPLOYMENT_TYPES = new Set(
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '),
)

/** A step of a recipe is a text, or made of directions and tips. */
const STEP: Part = {
  property: 'itemListElement',
  types: ['HowToStep'],
  required: ['text|itemListElement'],
  parts: [{ property: 'itemListElement', types: ['HowToDirection', 'HowToTip'], required: ['text'] }],
}
const SECTION: Part = {
  property: 'recipeInstructions',
  types: ['HowToSection'],
  required: ['name', 'itemListElement'],
  parts: [STEP],
}

/** Whether a recipe says what a serving of it has in it. */
const hasNutrients = (recipe: Item, lookup: ItemLookup) =>
  lookup
    .items(recipe, 'nutrition')
    .some(nutrition => [...nutrition.properties.keys()].some(name => /^calories$|Content$/.test(name)))

/** Jobs, courses, recipes and films. */
export const LEARNING_AND_WORK_FEATURES: readonly Feature[] = [
  {
    name: 'Job posting',
    help: `${DOCS}/job-posting`,
    types: ['JobPosting'],
    scope: 'page',
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|applicantLocationRequirements',
    ],
    recommended: ['validThrough', 'employmentType', 'baseSalary'],
    parts: [
      {
        property: 'jobLocation',
        types: ['Place'],
        required: ['address'],
        parts: [{ property: 'address', types: ['PostalAddress'], required: ['addressCountry'] }],
      },
      {
        property: 'baseSalary',
        types: ['MonetaryAmount'],
        required: ['currency', 'value'],
        parts: [
          {
            property: 'value',
            types: ['QuantitativeValue'],
            required: ['unitText', 'value|minValue|maxValue'],
          },
        ],
      },
    ],
    rules: [
      {
        path: 'employmentType',
        accepts: text => EMPLOYMENT_TYPES.has(text.trim()),
        fault: `is not one of ${[...EMPLOYMENT_TYPES].join(', ')}`,
      },
    ],
  },
  {
    name: 'Employer aggregate rating',
    help: `${DOCS}/employer-rating`,
    types: ['EmployerAggregateRating'],
    scope: 'anywhere',
    required: ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
  },
  {
    name: 'Course list',
    help: `${DOCS}/course`,
    types: ['Course'],
    scope: 'list',
    required: ['name', 'description'],
    recommended: ['provider'],
  },
  {
    name: 'Education Q&A',
    help: `${DOCS}/education-qa`,
    types: ['Quiz'],
    scope: 'page',
    required: ['hasPart'],
    parts: [
      {
        property: 'hasPart',
        types: ['Question'],
        required: ['acceptedAnswer', 'acceptedAnswer.text', 'eduQuestionType', 'text'],
      },
    ],
  },
  {
    name: 'Math solver',
    help: `${DOCS}/math-solvers`,
    types: ['MathSolver'],
    scope: 'page',
    required: ['url', 'usageInfo', 'potentialAction'],
    parts: [
      {
        property: 'potentialAction',
        types: ['SolveMathAction'],
        required: ['target', 'mathExpression-input'],
      },
    ],
  },
  {
    name: 'Recipe',
    help: `${DOCS}/recipe`,
    types: ['Recipe'],
    scope: 'page',
    required: ['name', 'image'],
    recommended: [
      'description',
      'author',
      'datePublished',
      'totalTime|cookTime|prepTime',
      'recipeIngredient',
      'recipeInstructions',
      'recipeYield',
    ],
    parts: [{ ...STEP, property: 'recipeInstructions' }, SECTION],
  },
  {
    name: 'Recipe',
    help: `${DOCS}/recipe`,
    types: ['Recipe'],
    scope: 'page',
    when: hasNutrients,
    // Nutrients are told by serving, and this is the number of them.
    required: ['recipeYield'],
  },
  {
    name: 'Movie carousel',
    help: `${DOCS}/movie`,
    types: ['Movie'],
    scope: 'list',
    required: ['name', 'image'],
  },
]
