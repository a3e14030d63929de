import type { CheckDefinition } from '../../judging/tool-definition.ts'

const GALLERY = 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery'
const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'
const REVIEWS = 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet'

/** What keeps an item out of Google's rich results, or makes a statement untrue. */
export const RICH_RESULT_CHECKS = {
  'rich-result-incomplete': {
    severity: 'warning',
    title: 'An item lacks what its rich result requires',
    why: 'Without all required properties Google does not show the rich result.',
    fix: 'Add the missing properties; Google lists them on the page of the rich result (facts.features[].help).',
    help: GALLERY,
    example: '{"@type": "Recipe", "name": "Soup"}, without image',
  },
  'rich-result-sparse': {
    severity: 'notice',
    title: 'An item lacks what its rich result recommends',
    why: 'Recommended properties make the result richer, and more of them can be shown.',
    fix: 'Add those that apply; Google lists them on the page of the rich result (facts.features[].help).',
    help: GALLERY,
    example: '{"@type": "Recipe", "name": "Soup", "image": "https://…"}, without author and cookTime',
  },
  'rich-result-value': {
    severity: 'warning',
    title: 'A value is outside of what its rich result takes',
    why: 'Google drops the value, or the rich result with it.',
    fix: 'Use a value that the page of the rich result allows (facts.features[].help).',
    help: GALLERY,
    example: '{"@type": "JobPosting", "employmentType": "FULLTIME"}',
  },
  'list-positions': {
    severity: 'warning',
    title: 'The entries of a list are not numbered one by one',
    why: 'Google orders breadcrumbs and carousels by position; double or missing numbers break the order.',
    fix: 'Number the entries 1, 2, 3 and so on; a breadcrumb needs two of them.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    example: '"position": 1, then "position": 3',
  },
  'rating-invalid': {
    severity: 'warning',
    title: 'A rating does not fit its scale',
    why: 'Google takes 1 to 5 where no scale is stated, and drops a rating outside of it.',
    fix: 'Write ratingValue as a number with a point, and state bestRating and worstRating for other scales.',
    help: REVIEWS,
    example: '"ratingValue": 6, "bestRating": 5',
  },
  'rating-unsupported': {
    severity: 'notice',
    title: 'A rating belongs to a type that Google shows no stars for',
    why: 'Stars are shown for the types that Google lists, as Product, Recipe or Event, and for no others.',
    fix: 'Rate an item of a listed type, where the page is about one; else leave the rating out.',
    help: REVIEWS,
    example: '{"@type": "WebPage", "aggregateRating": {…}}',
  },
  'review-self-serving': {
    severity: 'notice',
    title: 'A business shows ratings of itself',
    why: 'Google shows no stars for reviews of a business on its own site.',
    fix: 'Do not count on stars from it; ratings of products and the like are not concerned.',
    help: REVIEWS,
    example: '{"@type": "LocalBusiness", "aggregateRating": {…}} on the business\'s own site',
  },
  'date-order': {
    severity: 'warning',
    title: 'Something ends before it begins',
    why: 'One of the two dates is wrong, and search engines drop what they cannot make sense of.',
    fix: 'Correct the dates.',
    help: POLICIES,
    example: '"startDate": "2027-05-02", "endDate": "2027-05-01"',
  },
  'price-expired': {
    severity: 'notice',
    title: 'The price of an offer is no longer valid',
    why: 'Google may not show a product whose priceValidUntil has passed.',
    fix: 'Update priceValidUntil, or leave it out.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
    example: '"priceValidUntil": "2020-12-31"',
  },
  'not-visible': {
    severity: 'warning',
    title: 'Structured data states what the page does not show',
    why: 'Google demands that marked-up content is visible on the page; else a manual action can end all rich results.',
    fix: 'Show the same name, price and rating on the page and in structured data.',
    help: POLICIES,
    example: '"ratingValue": "4.9", where the page shows no such rating',
  },
  'image-unreachable': {
    severity: 'warning',
    title: 'An image of structured data does not exist',
    why: 'Rich results need an image that Google can fetch.',
    fix: 'Correct the URL of the image.',
    help: POLICIES,
    example: '"image": "https://www.example.com/gone.jpg", which answers 404',
  },
} satisfies Record<string, CheckDefinition>
