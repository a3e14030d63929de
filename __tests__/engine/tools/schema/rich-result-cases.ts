import type { Case } from '../../../support/tool-cases.ts'
import { item, jsonLd, OFFER, page } from './pages.ts'

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
export const RICH_RESULT_CASES: Case[] = [
  ...['rich-result-incomplete', 'rich-result-sparse', 'rich-result-value'].map(
    (check): Case => ({
      check,
      when: 'there is no item of a rich result',
      site: other,
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'rich-result-incomplete',
    when: 'it has a product with an offer',
    site: item('Product', { name: 'Shed', image: '/a.png', offers: OFFER }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    when: 'a product lacks what is required',
    site: item('Product', { name: 'Shed' }),
    outcome: 'fail',
    says: ['Product snippet: Product "Shed" has no offers or review or aggregateRating'],
    line: 2,
  },
  {
    check: 'rich-result-incomplete',
    when: 'a part lacks something',
    site: item('Event', {
      name: 'Fair',
      startDate: '2026-01-01',
      location: { '@type': 'Place', name: 'Hall' },
    }),
    outcome: 'fail',
    says: ['Event: Place "Hall" has no address'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'a text stands in place of an item',
    site: item('Event', { name: 'Fair', startDate: '2026-01-01', location: 'Town hall' }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    when: 'a part stands elsewhere on the page',
    site: page(
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
    when: 'a product is only mentioned',
    site: page(
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
    when: 'the rich results are retired',
    site: item(['FAQPage', 'HowTo', 'ClaimReview'], { name: 'A' }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-incomplete',
    when: 'an entry of a breadcrumb has no name',
    site: page(
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
    when: 'an article has all',
    site: item('NewsArticle', {
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
    when: 'an offer has its price in a specification, as WooCommerce writes it',
    site: item('Product', {
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
    when: 'an article has a headline alone',
    site: item('Article', { headline: 'Sheds' }),
    outcome: 'fail',
    says: ['Article: Article "Sheds" has no image, no datePublished, no author'],
  },
  {
    check: 'rich-result-sparse',
    when: 'a product lacks even what is required',
    site: item('Product', { name: 'Shed' }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-value',
    when: 'Google knows the kind of employment',
    site: item('JobPosting', { title: 'Joiner', employmentType: ['FULL_TIME', 'CONTRACTOR'] }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-value',
    when: 'Google does not know the kind of employment, nor a country by its name',
    site: page(
      jsonLd({ '@type': 'JobPosting', title: 'Joiner', employmentType: 'full time' }) +
        jsonLd({ '@type': 'MerchantReturnPolicy', applicableCountry: 'Germany' }),
    ),
    outcome: 'fail',
    says: [
      'Job posting: JobPosting, employmentType "full time" is none of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN, VOLUNTEER, PER_DIEM, OTHER',
      'Merchant return policy: MerchantReturnPolicy, applicableCountry "Germany" is no two-letter country code',
    ],
  },
  { check: 'list-positions', when: 'there is no list', site: plain, outcome: 'not-applicable' },
  {
    check: 'list-positions',
    when: 'positions go one after the other',
    site: crumbs(1, '2', 3),
    outcome: 'pass',
  },
  { check: 'list-positions', when: 'positions begin at nought', site: crumbs(0, 1), outcome: 'pass' },
  {
    check: 'list-positions',
    when: 'two entries have one position',
    site: crumbs(1, 1),
    outcome: 'fail',
    says: ['BreadcrumbList: position 1 is given twice'],
  },
  {
    check: 'list-positions',
    when: 'a position is left out',
    site: crumbs(1, 3),
    outcome: 'fail',
    says: ['BreadcrumbList: no entry has position 2'],
  },
  {
    check: 'list-positions',
    when: 'a position is no number',
    site: crumbs(1, 'two'),
    outcome: 'fail',
    says: ['BreadcrumbList: position "two" is no whole number'],
  },
  {
    check: 'list-positions',
    when: 'there is a single crumb',
    site: crumbs(1),
    outcome: 'fail',
    says: ['a breadcrumb of 1 entry; Google shows those of 2 or more'],
  },
  {
    check: 'list-positions',
    when: 'it has the second page of a list',
    site: item('ItemList', {
      itemListElement: [{ '@type': 'ListItem', position: 11, url: 'https://a.example/' }],
    }),
    outcome: 'pass',
  },
  { check: 'rating-invalid', when: 'there is no rating', site: other, outcome: 'not-applicable' },
  ...[
    { ratingValue: '4.4' },
    { ratingValue: 88, bestRating: 100 },
    { ratingValue: '60%' },
    { ratingValue: '6 / 10' },
  ].map(
    (rating): Case => ({
      check: 'rating-invalid',
      when: `it is ${JSON.stringify(rating)}`,
      site: item('Product', { name: 'A', aggregateRating: { ...RATING, ...rating } }),
      outcome: 'pass',
    }),
  ),
  ...(
    [
      [{ ratingValue: 8.8 }, 'ratingValue 8.8: no bestRating is stated, so 5 is the best'],
      [{ ratingValue: '4,5' }, 'ratingValue "4,5" is no number'],
      [{ ratingValue: 1, worstRating: 2 }, 'ratingValue 1: worstRating is 2'],
    ] as const
  ).map(
    ([rating, says]): Case => ({
      check: 'rating-invalid',
      when: `it is ${JSON.stringify(rating)}`,
      site: item('Product', { name: 'A', aggregateRating: { ...RATING, ...rating } }),
      outcome: 'fail',
      says: [says],
    }),
  ),
  { check: 'rating-unsupported', when: 'nothing is rated', site: other, outcome: 'not-applicable' },
  {
    check: 'rating-unsupported',
    when: 'a recipe is rated',
    site: item('Recipe', { name: 'A', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'rating-unsupported',
    when: 'an article is rated',
    site: item('Article', { headline: 'A', aggregateRating: RATING }),
    outcome: 'fail',
    says: ['Article "A": Google shows no stars for Article'],
  },
  { check: 'review-self-serving', when: 'there is no business', site: other, outcome: 'not-applicable' },
  {
    check: 'review-self-serving',
    when: 'the business has a site of its own',
    site: item('Restaurant', { name: 'A', url: 'https://restaurant.example/', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'review-self-serving',
    when: 'the page is that of a directory',
    site: item('Restaurant', { name: 'A', url: '{origin}/page', aggregateRating: RATING }),
    outcome: 'pass',
  },
  {
    check: 'review-self-serving',
    when: "the business is the site's own",
    site: item('Restaurant', { name: 'A', url: '{origin}/', aggregateRating: RATING }),
    outcome: 'fail',
    says: ['Restaurant "A" is the site\'s own'],
  },
  { check: 'date-order', when: 'there is no date', site: other, outcome: 'not-applicable' },
  {
    check: 'date-order',
    when: 'the days are the same in unknown time zones',
    site: item('Event', { name: 'A', startDate: '2026-05-02', endDate: '2026-05-01T23:00' }),
    outcome: 'pass',
  },
  {
    check: 'date-order',
    when: 'the end lies before the beginning',
    site: item('Event', { name: 'A', startDate: '2026-05-20', endDate: '2026-05-10' }),
    outcome: 'fail',
    says: ['Event "A": endDate 2026-05-10 lies before startDate 2026-05-20'],
  },
  { check: 'price-expired', when: 'no price has a date', site: other, outcome: 'not-applicable' },
  {
    check: 'price-expired',
    when: 'the date is to come',
    site: item('Product', { name: 'A', offers: { ...OFFER, priceValidUntil: '2999-01-01' } }),
    outcome: 'pass',
  },
  {
    check: 'price-expired',
    when: 'the date has gone by',
    site: item('Product', {
      name: 'A',
      offers: { ...OFFER, priceValidUntil: '2020-11-20' },
    }),
    outcome: 'fail',
    says: ['priceValidUntil is 2020-11-20'],
  },
]
