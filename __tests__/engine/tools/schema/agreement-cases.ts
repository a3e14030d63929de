import type { Case } from '../../../support/tool-cases.ts'
import { item, jsonLd, OFFER, page } from './pages.ts'

const RATING = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 }
const product = (properties: object, body: string) =>
  page(jsonLd({ '@type': 'Product', name: 'Oak shed', ...properties }), `<h1>Oak shed</h1>${body}`)
const price = (value: unknown, body: string) => product({ offers: { ...OFFER, price: value } }, body)

/** Cases on whether structured data and page say the same. */
export const AGREEMENT_CASES: Case[] = [
  { check: 'not-visible', when: 'there is no structured data', site: page(''), outcome: 'not-applicable' },
  {
    check: 'not-visible',
    when: 'scripts fill the page',
    site: `<title>A</title>${jsonLd({ '@type': 'Article', headline: 'Another story' })}<div id="root"></div>`,
    outcome: 'not-applicable',
  },
  { check: 'not-visible', when: 'the name is shown', site: product({}, ''), outcome: 'pass' },
  {
    check: 'not-visible',
    when: 'the headline is reworded',
    site: page(
      jsonLd({ '@type': 'Article', headline: 'Six sheds for small gardens' }),
      '<h1>Six sheds for gardens</h1>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'a headline in Japanese is broken by an element',
    site: page(jsonLd({ '@type': 'Article', headline: '小さな庭の物置' }), '<h1>小さな庭の<br>物置</h1>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the headline is that of another article',
    site: page(jsonLd({ '@type': 'Article', headline: 'Prime minister visits Berlin' }), '<h1>Sheds</h1>'),
    outcome: 'fail',
    says: ['Article, headline "Prime minister visits Berlin" is not on the page'],
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
    ([name, value, body]): Case => ({
      check: 'not-visible',
      when: `the price is stated ${name}`,
      site: price(value, body),
      outcome: 'pass',
    }),
  ),
  {
    check: 'not-visible',
    when: 'another price is shown',
    site: price('119.99', '<p class="price">€ 149.00</p>'),
    outcome: 'fail',
    says: ['the price 119.99 is not on the page, which shows others'],
  },
  {
    check: 'not-visible',
    when: 'the rating is shown as stars',
    site: product({ aggregateRating: RATING }, '<i class="stars"></i>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the rating has left no trace',
    site: product({ aggregateRating: RATING }, ''),
    outcome: 'fail',
    says: ['the rating 4.4 is not on the page, nor are any stars or reviews'],
  },
  {
    check: 'image-unreachable',
    when: 'there is no image',
    site: item('Thing', { name: 'A' }),
    outcome: 'not-applicable',
  },
  {
    check: 'image-unreachable',
    when: 'the image is there',
    site: item('Article', { headline: 'A', image: '{origin}/shed.png' }),
    outcome: 'pass',
  },
  {
    check: 'image-unreachable',
    when: 'the images are not there',
    site: item('Article', {
      headline: 'A',
      image: ['{origin}/none.png', { '@type': 'ImageObject', url: '{origin}/page' }],
    }),
    outcome: 'fail',
    says: ['{origin}/none.png answers 404', '{origin}/page is a web page and no image'],
  },
  {
    check: 'image-unreachable',
    when: 'images are at addresses of which nobody can fetch anything',
    site: item('Article', {
      headline: 'A',
      image: [
        'javascript:void(0)',
        'about:blank',
        { '@type': 'ImageObject', url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP' },
        '{origin}/none.png',
      ],
    }),
    outcome: 'fail',
    says: [
      'javascript:void(0) is no address that Google can fetch',
      'about:blank is no address that Google can fetch',
      /^data:image\/gif;base64,\S+ is no address that Google can fetch$/,
      '{origin}/none.png answers 404',
    ],
  },
  {
    check: 'image-unreachable',
    when: 'an image of the page holds the place of one that a script loads later',
    site: page(
      '',
      '<p itemscope itemtype="https://schema.org/Thing"><img itemprop="image" src="data:image/gif;base64,R0lGOD" data-src="/shed.png" alt=""></p>',
    ),
    outcome: 'not-applicable',
  },
]
