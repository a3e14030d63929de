import { item, jsonLd, OFFER, page, type SchemaCase } from './pages.ts'

const plain = page('')
const product = (offer: object) => item('Product', { name: 'Shed', offers: { ...OFFER, ...offer } })

function table(
  check: string,
  passing: Record<string, string>,
  failing: Record<string, [page: string, ...says: string[]]>,
): SchemaCase[] {
  return [
    { check, name: 'no structured data', page: plain, outcome: 'not-applicable' },
    ...Object.entries(passing).map(([name, page]): SchemaCase => ({ check, name, page, outcome: 'pass' })),
    ...Object.entries(failing).map(
      ([name, [page, ...says]]): SchemaCase => ({ check, name, page, outcome: 'fail', says, line: 2 }),
    ),
  ]
}

/** Cases on single values. */
export const VALUE_CASES: SchemaCase[] = [
  ...table(
    'value-empty',
    { 'a null, which JSON-LD leaves out': item('Thing', { name: 'A', description: null }) },
    { 'blanks alone': [item('Thing', { name: ' ' }), 'Thing, name: the value is empty'] },
  ),
  ...table(
    'value-placeholder',
    {
      'the place of a search term': page(
        jsonLd({ '@type': 'WebSite', name: '{name}', url: 'https://a.example/?q={search_term_string}' }),
      ),
      'a text on templates': item('Article', { headline: 'How {{ name }} is filled in' }),
    },
    {
      'a variable': [
        item('Thing', { name: '{{ title }}', description: 'undefined' }),
        '{{ title }}',
        'undefined',
      ],
    },
  ),
  ...table(
    'markup-in-text',
    {
      'a comparison': item('Article', { headline: 'a < b & c' }),
      'an entity': item('Thing', { name: 'Sheds &amp; more' }),
      'an entity escaped twice that the page shows': item(
        'Article',
        { headline: 'Write &amp;amp;' },
        '<p>Write &amp;amp;amp;</p>',
      ),
    },
    {
      'a tag': [item('Thing', { name: 'A <b>shed</b>' }), 'holds <b>'],
      'an entity escaped twice': [
        page(jsonLd({ '@type': 'Thing', name: 'Sheds &amp;amp; more' })),
        'holds &amp;amp;',
      ],
    },
  ),
  ...table(
    'value-type',
    {
      'a kind of the expected type': item('Article', { author: { '@type': 'Corporation', name: 'A' } }),
      'a role': item('Article', { author: { '@type': 'Role', author: { '@type': 'Person', name: 'A' } } }),
    },
    {
      'a product as an author': [
        item('Article', { author: { '@type': 'Product', name: 'A' } }),
        'author takes Organization or Person, and not Product',
      ],
    },
  ),
  {
    check: 'value-type',
    name: 'a type of another vocabulary',
    page: item('Article', { author: { '@type': 'http://xmlns.com/foaf/0.1/Person', name: 'A' } }),
    outcome: 'not-applicable',
  },
  ...table(
    'date-malformed',
    Object.fromEntries(
      [
        '2026-11-21',
        '2026-11',
        '2026',
        '2026-11-21T09:30',
        '2026-11-21T09:30:00+01:00',
        '20261121T093000Z',
        '2026-02-28 10:00:00',
      ].map(date => [date, item('Article', { datePublished: date })]),
    ),
    Object.fromEntries(
      ['21.11.2026', '2026-02-30', 'November 21, 2026', '2026-13-01', '2026-11-21T25:00'].map(date => [
        date,
        [item('Article', { datePublished: date }), `"${date}" is no ISO 8601 date`] as [string, string],
      ]),
    ),
  ),
  ...table(
    'duration-malformed',
    { PT30M: item('Recipe', { prepTime: 'PT30M', cookTime: 'P0DT1H30M' }) },
    { words: [item('Recipe', { prepTime: '30 minutes', cookTime: 'PT' }), '"30 minutes"', '"PT"'] },
  ),
  ...table(
    'number-malformed',
    { 'a number as a text': item('AggregateRating', { ratingCount: '1200' }) },
    { separators: [item('AggregateRating', { ratingCount: '1,200' }), '"1,200" is no plain number'] },
  ),
  ...table(
    'boolean-malformed',
    { 'all forms': item('Article', { isAccessibleForFree: ['True', false, 'https://schema.org/True'] }) },
    { yes: [item('Article', { isAccessibleForFree: 'yes' }), '"yes" is neither'] },
  ),
  ...table(
    'enumeration-unknown',
    {
      'a name, a URL, and one of another list': product({
        availability: ['InStock', 'http://schema.org/InStock', 'https://example.com/Soon'],
      }),
    },
    {
      'another case and another word': [
        product({ availability: 'in stock', itemCondition: 'fresh' }),
        'which has InStock',
        'which has DamagedCondition',
      ],
    },
  ),
  ...table(
    'url-malformed',
    { 'absolute and relative': item('Thing', { url: ['https://a.example/ä', '/b', 'tel:+1'] }) },
    { 'a name': [item('Thing', { url: 'My page' }), '"My page" is no URL'] },
  ),
  ...table(
    'url-relative',
    { absolute: item('Thing', { url: 'https://a.example/' }), 'a fragment': item('Thing', { url: '#a' }) },
    { 'a path': [item('Thing', { url: '/a' }), '"/a" is not an absolute URL'] },
  ),
  ...table(
    'gtin-invalid',
    {
      'numbers of each length, and a Digital Link': page(
        jsonLd({
          '@type': 'Product',
          name: 'Pen',
          gtin: ['https://id.gs1.org/01/04006381333931', '4 006381 333931'],
          gtin8: '96385074',
          gtin12: '036000291452',
          gtin13: '4006381333931',
          gtin14: '10614141000415',
        }),
      ),
    },
    {
      'a wrong digit, a number of another kind': [
        item('Product', { name: 'Pen', gtin13: '4006381333932', gtin: 'SKU-4711' }),
        'gtin13: "4006381333932" is no GTIN',
        'gtin: "SKU-4711" is no GTIN',
      ],
    },
  ),
  ...table(
    'price-malformed',
    { 'numbers and texts': product({ price: [0, 99.5, '1299.00'] }) },
    {
      'signs, commas, words': [
        product({ price: ['$99', '1,299.00', 'on request'] }),
        '"$99"',
        '"1,299.00"',
        '"on request"',
      ],
    },
  ),
  ...table(
    'currency-malformed',
    { 'codes, those of no state too': product({ priceCurrency: ['EUR', 'BTC'] }) },
    { 'signs and small letters': [product({ priceCurrency: ['€', 'eur'] }), '"€"', '"eur"'] },
  ),
  ...table(
    'language-malformed',
    {
      'tags and names': item('Article', { inLanguage: ['en-US', 'zh-Hant', 'English', 'Französisch'] }),
    },
    { 'an underscore': [item('Article', { inLanguage: 'en_US' }), '"en_US" is no language tag'] },
  ),
]
