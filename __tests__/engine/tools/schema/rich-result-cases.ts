import { item, jsonLd, OFFER, page, type SchemaCase } from './pages.ts'

const plain = page('')
const other = item('Thing', { name: 'A' })
const RATING = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 }
const crumbs = (...positions: unknown[]) =>
  item('BreadcrumbList', {
    itemListElement: positions.map(position => ({
      '@type': 'ListItem',
      position,
      name: 'Sheds',
      item: 'https://a.example/sheds',
    })),
  })

/** Cases on Google's rich results. */
export const RICH_RESULT_CASES: SchemaCase[] = [
  ...['rich-result-incomplete', 'rich-result-sparse', 'rich-result-value'].map(
    (check): SchemaCase => ({
      check,
      name: 'no item of a rich result',
      page: other,
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'rich-result-incomplete',
    name: 'a product with an offer',
    page: item('Product', { name: 'Shed', image: '/a.png', offers: OFFER }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    name: 'a product without all that is required',
    page: item('Product', { name: 'Shed' }),
    outcome: 'fail',
    says: ['Product snippet: Product "Shed" has no offers or review or aggregateRating'],
    line: 2,
  },
  {
    check: 'rich-result-incomplete',
    name: 'what is missing in a part, at the part',
    page: item('Event', {
      name: 'Fair',
      startDate: '2026-01-01',
      location: { '@type': 'Place', name: 'Hall' },
    }),
    outcome: 'fail',
    says: ['Event: Place "Hall" has no address'],
  },
  {
    check: 'rich-result-incomplete',
    name: 'a text in place of an item',
    page: item('Event', { name: 'Fair', startDate: '2026-01-01', location: 'Town hall' }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    name: 'a part that stands elsewhere on the page',
    page: page(
      jsonLd({
        '@graph': [
          { '@type': 'Event', name: 'Garden', startDate: '2026-01-01', location: { '@id': '#hall' } },
          { '@type': 'Place', '@id': '#hall', address: 'Main Street 1' },
        ],
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    name: 'a product that is only mentioned',
    page: page(
      jsonLd({
        '@graph': [
          { '@type': 'Article', headline: 'Garden sheds', mentions: { '@id': '#p' } },
          { '@type': 'Product', '@id': '#p', name: 'Shed' },
        ],
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    name: 'retired rich results',
    page: item(['FAQPage', 'HowTo', 'ClaimReview'], { name: 'A' }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-incomplete',
    name: 'a breadcrumb without names',
    page: page(
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: 'https://a.example/' },
          { '@type': 'ListItem', position: 2, name: 'Sheds' },
        ],
      }),
    ),
    outcome: 'fail',
    says: ['Breadcrumb: ListItem has no name'],
  },
  {
    check: 'rich-result-sparse',
    name: 'an article with all',
    page: item('NewsArticle', {
      headline: 'Sheds',
      image: '/a.png',
      datePublished: '2026-01-01',
      dateModified: '2026-01-02',
      author: { '@type': 'Person', name: 'Ann', url: '/ann' },
    }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-sparse',
    name: 'an offer that has its price in a specification, as WooCommerce writes it',
    page: item('Product', {
      name: 'Mug',
      image: '/a.png',
      description: 'A mug',
      sku: 14,
      offers: [
        {
          '@type': 'Offer',
          availability: 'http://schema.org/InStock',
          priceSpecification: [{ '@type': 'UnitPriceSpecification', price: '12.00', priceCurrency: 'EUR' }],
        },
      ],
    }),
    outcome: 'fail',
    says: ['Merchant listing: Product "Mug" has no brand'],
  },
  {
    check: 'rich-result-sparse',
    name: 'an article with a headline alone',
    page: item('Article', { headline: 'Sheds' }),
    outcome: 'fail',
    says: ['Article: Article "Sheds" has no image, no datePublished, no author'],
  },
  {
    check: 'rich-result-sparse',
    name: 'a product that lacks even what is required',
    page: item('Product', { name: 'Shed' }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-value',
    name: 'a kind of employment that Google knows',
    page: item('JobPosting', { title: 'Joiner', employmentType: ['FULL_TIME', 'CONTRACTOR'] }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-value',
    name: 'one that it does not, and a country by its name',
    page: page(
      jsonLd({ '@type': 'JobPosting', title: 'Joiner', employmentType: 'full time' }) +
        jsonLd({ '@type': 'MerchantReturnPolicy', applicableCountry: 'Germany' }),
    ),
    outcome: 'fail',
    says: ['employmentType "full time" is none of FULL_TIME', '"Germany" is no two-letter country code'],
  },
  { check: 'list-positions', name: 'no list', page: plain, outcome: 'not-applicable' },
  { check: 'list-positions', name: 'one after the other', page: crumbs(1, '2', 3), outcome: 'pass' },
  { check: 'list-positions', name: 'from nought', page: crumbs(0, 1), outcome: 'pass' },
  {
    check: 'list-positions',
    name: 'twice the same',
    page: crumbs(1, 1),
    outcome: 'fail',
    says: ['given twice'],
  },
  {
    check: 'list-positions',
    name: 'a gap',
    page: crumbs(1, 3),
    outcome: 'fail',
    says: ['no entry has position 2'],
  },
  {
    check: 'list-positions',
    name: 'no number',
    page: crumbs(1, 'two'),
    outcome: 'fail',
    says: ['"two" is no whole number'],
  },
  {
    check: 'list-positions',
    name: 'a single crumb',
    page: crumbs(1),
    outcome: 'fail',
    says: ['a breadcrumb of 1 entry'],
  },
  {
    check: 'list-positions',
    name: 'the second page of a list',
    page: item('ItemList', {
      itemListElement: [{ '@type': 'ListItem', position: 11, url: 'https://a.example/' }],
    }),
    outcome: 'pass',
  },
  { check: 'rating-invalid', name: 'no rating', page: other, outcome: 'not-applicable' },
  ...[
    { ratingValue: '4.4' },
    { ratingValue: 88, bestRating: 100 },
    { ratingValue: '60%' },
    { ratingValue: '6 / 10' },
  ].map(
    (rating): SchemaCase => ({
      check: 'rating-invalid',
      name: JSON.stringify(rating),
      page: item('Product', { name: 'A', aggregateRating: { ...RATING, ...rating } }),
      outcome: 'pass',
    }),
  ),
  ...(
    [
      [{ ratingValue: 8.8 }, 'no bestRating is stated'],
      [{ ratingValue: '4,5' }, '"4,5" is no number'],
      [{ ratingValue: 1, worstRating: 2 }, 'worstRating is 2'],
    ] as const
  ).map(
    ([rating, says]): SchemaCase => ({
      check: 'rating-invalid',
      name: JSON.stringify(rating),
      page: item('Product', { name: 'A', aggregateRating: { ...RATING, ...rating } }),
      outcome: 'fail',
      says: [says],
    }),
  ),
  { check: 'rating-unsupported', name: 'nothing rated', page: other, outcome: 'not-applicable' },
  {
    check: 'rating-unsupported',
    name: 'a recipe',
    page: item('Recipe', { name: 'A', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'rating-unsupported',
    name: 'an article',
    page: item('Article', { headline: 'A', aggregateRating: RATING }),
    outcome: 'fail',
    says: ['no stars for Article'],
  },
  { check: 'review-self-serving', name: 'no business', page: other, outcome: 'not-applicable' },
  {
    check: 'review-self-serving',
    name: 'a business on another site',
    page: item('Restaurant', { name: 'A', url: 'https://restaurant.example/', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'review-self-serving',
    name: 'a business in a directory',
    page: item('Restaurant', { name: 'A', url: '{origin}/page', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'review-self-serving',
    name: "the site's own business",
    page: item('Restaurant', { name: 'A', url: '{origin}/', aggregateRating: RATING }),
    outcome: 'fail',
    says: ["is the site's own"],
  },
  { check: 'date-order', name: 'one date', page: other, outcome: 'not-applicable' },
  {
    check: 'date-order',
    name: 'the same day in unknown time zones',
    page: item('Event', { name: 'A', startDate: '2026-05-02', endDate: '2026-05-01T23:00' }),
    outcome: 'pass',
  },
  {
    check: 'date-order',
    name: 'an end before the beginning',
    page: item('Event', { name: 'A', startDate: '2026-05-20', endDate: '2026-05-10' }),
    outcome: 'fail',
    says: ['endDate 2026-05-10 lies before startDate 2026-05-20'],
  },
  { check: 'price-expired', name: 'no such date', page: other, outcome: 'not-applicable' },
  {
    check: 'price-expired',
    name: 'a date to come',
    page: item('Product', { name: 'A', offers: { ...OFFER, priceValidUntil: '2999-01-01' } }),
    outcome: 'pass',
  },
  {
    check: 'price-expired',
    name: 'a date gone by',
    page: item('Product', { name: 'A', offers: { ...OFFER, priceValidUntil: '2020-11-20' } }),
    outcome: 'fail',
    says: ['2020-11-20'],
  },
]
