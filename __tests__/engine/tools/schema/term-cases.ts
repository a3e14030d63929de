import { item, jsonLd, OFFER, page, type SchemaCase } from './pages.ts'

const plain = page('')
const good = item('Product', { name: 'Shed', offers: OFFER })

/** Checks for which {@link good} passes and a page without structured data is not judged. */
const COMMON = [
  'type-missing',
  'type-unknown',
  'property-misspelled',
  'property-unknown',
  'property-misplaced',
  'term-superseded',
  'item-repeated',
]

/** Cases on types, properties and references. */
export const TERM_CASES: SchemaCase[] = [
  ...COMMON.flatMap((check): SchemaCase[] => [
    { check, name: 'a product with an offer', page: good, outcome: 'pass' },
    { check, name: 'no structured data', page: plain, outcome: 'not-applicable' },
  ]),
  {
    check: 'type-missing',
    name: 'an item and a part of one without a type',
    page: page(`${jsonLd({ name: 'A' })}${jsonLd({ '@type': 'Article', author: { name: 'B' } })}`),
    outcome: 'fail',
    says: ['an item with name has no type', 'the value of author with name has no type'],
  },
  {
    check: 'type-missing',
    name: 'crumbs and variants that are pointed to',
    page: page(
      jsonLd({
        '@type': 'ListItem',
        item: { '@id': 'https://a.example/', name: 'A' },
        nextItem: { url: 'https://a.example/b' },
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'type-missing',
    name: 'a part that has its type elsewhere, and a language map',
    page: page(
      jsonLd({
        '@context': ['https://schema.org', { label: { '@id': 'name', '@container': '@language' } }],
        '@graph': [
          { '@type': 'Article', label: { en: 'A', de: 'B' }, author: { '@id': '#ann', name: 'Ann' } },
          { '@type': 'Person', '@id': '#ann' },
        ],
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'type-unknown',
    name: 'a type in small letters',
    page: item('product', { name: 'Shed' }),
    outcome: 'fail',
    says: ['no type "product"; there is Product'],
    line: 2,
    column: 36,
  },
  {
    check: 'type-unknown',
    name: 'a type of another vocabulary beside one of schema.org',
    page: page(
      jsonLd({
        '@context': ['https://schema.org', { gs1: 'https://gs1.org/voc/' }],
        '@type': ['Product', 'gs1:Beverage', 'http://purl.org/goodrelations/v1#ProductOrService'],
        name: 'Shed',
        'gs1:netContent': 1,
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'property-misspelled',
    name: 'other letters and another case',
    page: item('Article', { headline: 'A', datepublished: '2026-01-01', autor: 'Ann' }),
    outcome: 'fail',
    says: ['"datepublished" is written datePublished', '"autor" is written author'],
  },
  {
    check: 'property-unknown',
    name: 'an invented property',
    page: item('Product', { name: 'Shed', offers: OFFER, roofColourScheme: 'red' }),
    outcome: 'fail',
    says: ['no property "roofColourScheme"'],
  },
  ...(
    [
      [
        'terms of a context that is not read',
        ['https://schema.org', 'https://example.com/context.json'],
        'loyaltyPoints',
      ],
      [
        'a term that the page declares',
        ['https://schema.org', { points: 'https://example.com/points' }],
        'points',
      ],
      ['a term with a prefix', 'https://schema.org', 'gr:hasPoints'],
      ['another vocabulary', { '@vocab': 'https://example.com/' }, 'points'],
      ['what an action asks of the user', 'https://schema.org', 'query-input'],
    ] as const
  ).map(
    ([name, context, property]): SchemaCase => ({
      check: 'property-unknown',
      name,
      page: page(
        jsonLd({
          '@context': context,
          '@type': 'schema:SearchAction',
          'schema:target': 'https://a.example/',
          [property]: 'x',
        }),
      ),
      outcome: 'pass',
    }),
  ),
  {
    check: 'property-unknown',
    name: 'microdata of another vocabulary or of none',
    page: page(
      '',
      '<p itemscope itemtype="https://example.org/animals#cat"><b itemprop="desc">A</b></p><p itemscope><data itemprop="product-id" value="1"></data></p>',
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'property-misplaced',
    name: 'a property of the offer on the product',
    page: item('Product', { name: 'Shed', offers: OFFER, availability: 'InStock' }),
    outcome: 'fail',
    says: ['Product has no property availability; Demand, Offer has'],
  },
  {
    check: 'property-misplaced',
    name: 'properties of each of two types and of an additional one',
    page: item(['Product', 'Book'], {
      name: 'Shed',
      isbn: '9783161484100',
      sku: 'A',
      additionalType: 'https://schema.org/Course',
      courseCode: 'C',
    }),
    outcome: 'pass',
  },
  {
    check: 'term-superseded',
    name: 'an old property and an old type',
    page: item('Code', { name: 'A', reviews: { '@type': 'Review', author: 'Ann' } }),
    outcome: 'fail',
    says: ['type Code: use SoftwareSourceCode', 'reviews: use review'],
  },
  {
    check: 'reference-unresolved',
    name: 'a reference to an item in another block',
    page: page(
      `${jsonLd({ '@type': 'Article', headline: 'A', publisher: { '@id': '#us' } })}` +
        jsonLd({ '@type': 'Organization', '@id': '#us', name: 'Us' }),
    ),
    outcome: 'pass',
  },
  {
    check: 'reference-unresolved',
    name: 'references to other pages alone',
    page: item('Article', { publisher: { '@id': 'https://example.com/#organization' } }),
    outcome: 'not-applicable',
  },
  {
    check: 'reference-unresolved',
    name: 'a reference to nothing',
    page: item('Article', { publisher: { '@id': '#us' } }),
    outcome: 'fail',
    says: ['publisher points to'],
  },
  {
    check: 'item-repeated',
    name: 'the same block twice',
    page: page(`${jsonLd({ '@type': 'Thing', name: 'A', url: 'https://a.example/' })}\n`.repeat(2)),
    outcome: 'fail',
    says: ['Thing is stated twice, first in line 2'],
    line: 3,
  },
  {
    check: 'item-repeated',
    name: 'microdata, which marks up what is shown as often as that is shown',
    page: page('', '<p itemscope itemtype="https://schema.org/Thing"><b itemprop="name">A</b></p>'.repeat(2)),
    outcome: 'not-applicable',
  },
]
