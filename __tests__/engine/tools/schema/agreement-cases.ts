import { item, jsonLd, OFFER, page, type SchemaCase } from './pages.ts'

const RATING = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 }
const product = (properties: object, body: string) =>
  page(jsonLd({ '@type': 'Product', name: 'Oak shed', ...properties }), `<h1>Oak shed</h1>${body}`)
const price = (value: unknown, body: string) => product({ offers: { ...OFFER, price: value } }, body)

/** Cases on whether structured data and page say the same. */
export const AGREEMENT_CASES: SchemaCase[] = [
  { check: 'not-visible', name: 'no structured data', page: page(''), outcome: 'not-applicable' },
  {
    check: 'not-visible',
    name: 'a page that scripts fill',
    page: `<title>A</title>${jsonLd({ '@type': 'Article', headline: 'Another story' })}<div id="root"></div>`,
    outcome: 'not-applicable',
  },
  { check: 'not-visible', name: 'the name as shown', page: product({}, ''), outcome: 'pass' },
  {
    check: 'not-visible',
    name: 'a headline reworded',
    page: page(
      jsonLd({ '@type': 'Article', headline: 'Six sheds for small gardens' }),
      '<h1>Six sheds for gardens</h1>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    name: 'a headline in Japanese, broken by an element',
    page: page(jsonLd({ '@type': 'Article', headline: '小さな庭の物置' }), '<h1>小さな庭の<br>物置</h1>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    name: 'the headline of another article',
    page: page(jsonLd({ '@type': 'Article', headline: 'Prime minister visits Berlin' }), '<h1>Sheds</h1>'),
    outcome: 'fail',
    says: ['headline "Prime minister visits Berlin" is not on the page'],
    line: 2,
  },
  ...(
    [
      ['with a comma', '1299.00', '<b class="price">1.299,00 €</b>'],
      ['with a point', '1299.00', '<b class="price">$1,299.00</b>'],
      ['without decimals', 1299, '<b class="price">€ 1 299</b><meta content="1299">'],
      ['in two elements', '19.99', '<b class="price">€<i>19</i><sup>99</sup></b>'],
      ['in the data of a script', '19.99', '<b class="price">€ 5</b><script>price=1999</script>'],
      ['on request', '19.99', '<p>Call us</p>'],
    ] as const
  ).map(
    ([name, value, body]): SchemaCase => ({
      check: 'not-visible',
      name: `a price ${name}`,
      page: price(value, body),
      outcome: 'pass',
    }),
  ),
  {
    check: 'not-visible',
    name: 'another price than the one shown',
    page: price('119.99', '<p class="price">€ 149.00</p>'),
    outcome: 'fail',
    says: ['the price 119.99 is not on the page, which shows others'],
  },
  {
    check: 'not-visible',
    name: 'a rating shown as stars',
    page: product({ aggregateRating: RATING }, '<i class="stars"></i>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    name: 'a rating without a trace',
    page: product({ aggregateRating: RATING }, ''),
    outcome: 'fail',
    says: ['the rating 4.4 is not on the page'],
  },
  {
    check: 'image-unreachable',
    name: 'no image',
    page: item('Thing', { name: 'A' }),
    outcome: 'not-applicable',
  },
  {
    check: 'image-unreachable',
    name: 'an image that is there',
    page: item('Article', { headline: 'A', image: '{origin}/shed.png' }),
    outcome: 'pass',
  },
  {
    check: 'image-unreachable',
    name: 'images that are not',
    page: item('Article', {
      headline: 'A',
      image: ['{origin}/none.png', { '@type': 'ImageObject', url: '{origin}/page' }],
    }),
    outcome: 'fail',
    says: ['/none.png answers 404', '/page is a web page and no image'],
  },
]
