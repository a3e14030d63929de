import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { schemaTool } from '../../../src/engine/tools/schema/schema.ts'
import { anyText } from '../../support/any-text.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { AGREEMENT_CASES } from './schema/agreement-cases.ts'
import { html, item, jsonLd, OFFER, page } from './schema/pages.ts'
import { RICH_RESULT_CASES } from './schema/rich-result-cases.ts'
import { SYNTAX_CASES } from './schema/syntax-cases.ts'
import { TERM_CASES } from './schema/term-cases.ts'
import { VALUE_CASES } from './schema/value-cases.ts'
import { scriptCases } from './scripts/cases.ts'

const CASES = [...SYNTAX_CASES, ...TERM_CASES, ...VALUE_CASES, ...RICH_RESULT_CASES, ...AGREEMENT_CASES]

await testCases(schemaTool, CASES, { shown: scriptCases('schema') })

test.each(CASES.filter(({ outcome }) => outcome === 'fail'))(
  '$check leads to the element at fault when $when',
  async ({ check, site, path, productionUrl }) => {
    const audited = await auditSite(schemaTool, site, {
      ...(path !== undefined && { path }),
      ...(productionUrl !== undefined && { productionUrl }),
    })
    const { occurrences } = audited.check(check)
    for (const { url, selector } of occurrences) {
      expect(url).toMatch(audited.origin)
      expect(selector).toBeDefined()
    }
    expect(occurrences).not.toEqual([])
  },
)

test('a page without structured data is not at fault', async () => {
  const { run } = await auditSite(schemaTool, page(''))
  expect(run.checks.filter(({ outcome }) => outcome !== 'not-applicable')).toEqual([])
  expect(run.facts).toMatchObject({ items: [], itemCount: 0, features: [], retired: [] })
})

test('the facts list items, rich results and what is retired', async () => {
  const home = html(
    `${jsonLd({ '@type': 'Product', '@id': '#shed', name: 'Sheds', image: '/a.png', offers: OFFER })}${jsonLd({ '@type': 'FAQPage' })}`,
    '<p itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Us</b></p>',
  )
  const { run, origin } = await auditSite(schemaTool, { '/': home })
  expect(run.facts).toMatchObject({
    items: [
      { types: ['Product'], syntax: 'json-ld', line: 2, properties: 3, id: `${origin}/#shed` },
      { types: ['FAQPage'], syntax: 'json-ld', line: 2, properties: 0 },
      { types: ['Organization'], syntax: 'microdata', line: 3, properties: 1 },
    ],
    itemCount: 4,
    syntaxes: ['json-ld', 'microdata'],
    features: expect.arrayContaining([
      expect.objectContaining({ name: 'Product snippet', items: 1, eligible: 1 }),
      expect.objectContaining({ name: 'Merchant listing', items: 1, eligible: 1 }),
    ]),
    retired: [{ name: 'FAQ', types: ['FAQPage'], ended: '2026-05' }],
    home: { organization: true, webSite: false },
  })
})

test.each<[string, object, object | undefined]>([
  [
    'rating and price of the product',
    {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4,6', reviewCount: 12 },
      offers: {
        '@type': 'Offer',
        price: 20,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
    {
      rating: { value: 4.6, best: 5, count: 12 },
      offer: { price: '20', currency: 'EUR', availability: 'InStock' },
    },
  ],
  [
    'the lowest price of several',
    { offers: { '@type': 'AggregateOffer', lowPrice: '9.50', priceCurrency: 'USD' } },
    { offer: { price: '9.50', currency: 'USD' } },
  ],
  [
    'a price that stands in its specification',
    { offers: { '@type': 'Offer', priceSpecification: { '@type': 'PriceSpecification', price: 5 } } },
    { offer: { price: '5' } },
  ],
  [
    'no rating that nobody gave',
    { aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } },
    undefined,
  ],
  ['nothing of a product without either', {}, undefined],
])('the facts hold what a result can show: %s', async (_what, more, shown) => {
  const { run } = await auditSite(schemaTool, {
    '/': html(jsonLd({ '@type': 'Product', name: 'Shed', image: '/a.png', ...more })),
  })
  expect(run.facts['shown']).toEqual(shown)
})

test('the facts list names that schema.org has replaced, those included that belong to no type any more', async () => {
  const { run } = await auditSite(
    schemaTool,
    page(
      jsonLd({
        '@graph': [
          { '@type': 'Code', name: 'A', reviews: { '@type': 'Review', author: 'Ann' } },
          { '@type': 'VideoObject', name: 'A', interactionCount: 2347 },
        ],
      }),
    ),
  )
  expect(run.facts['superseded']).toEqual([
    { name: 'Code', use: 'SoftwareSourceCode' },
    { name: 'reviews', use: 'review' },
    { name: 'interactionCount', use: 'interactionStatistic' },
  ])
})

test('what Google cannot show is not told to be eligible', async () => {
  const { run } = await auditSite(
    schemaTool,
    page(
      jsonLd({
        '@graph': [
          { '@type': 'Review', author: 'Ann', reviewRating: { '@type': 'Rating', ratingValue: 4 } },
          { '@type': 'BreadcrumbList', itemListElement: ['Home', 'Sheds'] },
        ],
      }),
    ),
  )
  expect(run.facts['features']).toMatchObject([
    { name: 'Review snippet', items: 1, eligible: 0 },
    { name: 'Breadcrumb', items: 1, eligible: 0 },
  ])
})

test('images of the production host are not asked for on a preview', async () => {
  const head = `<link rel="canonical" href="https://production.invalid/page">${jsonLd({ '@type': 'Article', image: 'https://production.invalid/new.png' })}`
  const { check } = await auditSite(schemaTool, page(head))
  expect(check('image-unreachable')).toMatchObject({ outcome: 'not-applicable' })
})

test('an image on a host that gives no answer is not measured', async () => {
  const { check } = await auditSite(schemaTool, item('Article', { image: 'http://127.0.0.1:1/a.png' }))
  expect(check('image-unreachable')).toMatchObject({ outcome: 'not-measured' })
})

test('what scripts must not show is cut, and many faults of one kind are one check', async () => {
  const data = { '@graph': Array.from({ length: 120 }, (_, at) => ({ '@type': 'Thingy', name: `x${at}` })) }
  const { check } = await auditSite(schemaTool, page(jsonLd(data)))
  expect(check('type-unknown')).toMatchObject({ outcome: 'fail', occurrenceCount: 120 })
  expect(check('type-unknown').occurrences).toHaveLength(50)
})

const names = [
  '@type',
  '@id',
  '@graph',
  '@context',
  '@reverse',
  '@value',
  '@list',
  'name',
  'offers',
  'author',
  'item',
  'itemListElement',
  'position',
  'startDate',
  'endDate',
  'ratingValue',
  'review',
  '__proto__',
  'constructor',
]
const json = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(
      'Product',
      'Event',
      'BreadcrumbList',
      'https://schema.org',
      '#a',
      '_:b',
      'toString',
      '',
      5,
      true,
      null,
    ),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
})).value
const piece = fc.oneof(
  anyText(),
  json.map(value => `<script type="application/ld+json">${JSON.stringify(value)}</script>`),
  fc.string().map(text => `<script type="application/ld+json">{"a":${text}</script>`),
  fc.constantFrom(
    '<div id="a" itemscope itemref="a b" itemprop="name" itemtype="https://schema.org/Product">',
    '<div id="b" itemscope itemref="a" itemprop="offers">',
    '<p vocab="https://schema.org/" typeof="Event" property="item" resource="#a">',
    '<i property="name" prefix="a: b">',
    '<div vocab="https://schema.org/" rel="author a:b" rev="item" about="_:x" typeof="Person">',
    '<a href="#a" rel="item" resource="[_:x]" property="name" datatype="">',
    '<img src="#a" typeof="Product" rev="author nofollow" about="[a:b]">',
    '</div>',
    '</p>',
  ),
)

test('no document makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async pieces => {
      const { run } = await auditSite(schemaTool, { '/': { body: `<!-- -->${pieces.join('')}` } })
      expect(run.checks).toHaveLength(Object.keys(await checksOf(schemaTool)).length)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['items inside each other', '<div itemscope itemprop=a>'.repeat(3000)],
  [
    'items that refer to one',
    `<i id=x>${'<b itemprop=a></b>'.repeat(500)}</i>${'<p itemscope itemref=x></p>'.repeat(2000)}`,
  ],
  [
    'RDFa relations',
    `<div vocab="https://schema.org/" typeof="Thing" rel="${Array.from({ length: 100 }, (_, at) => `p${at}`).join(' ')}">${'<i about="#a" typeof="Thing"></i>'.repeat(5000)}</div>`,
  ],
  [
    'items in reverse',
    jsonLd({
      '@type': 'Product',
      name: 'A',
      offers: Array.from({ length: 500 }, (_, price) => ({ '@type': 'Offer', price })),
      '@reverse': {
        itemReviewed: Array.from({ length: 3000 }, (_, at) => ({ '@type': 'Review', name: `${at}` })),
      },
    }),
  ],
  [
    'RDFa inside each other',
    `<div vocab="https://schema.org/">${'<div typeof=Thing property=item>'.repeat(3000)}`,
  ],
  ['blanks', `<script type="application/ld+json">${' '.repeat(500_000)}x</script>`],
  [
    'items',
    jsonLd({ '@graph': Array.from({ length: 5000 }, (_, at) => ({ '@type': 'Thing', name: `${at}` })) }),
  ],
  [
    'terms',
    jsonLd({
      '@context': Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`t${at}`, `t${at + 1}:x`])),
      t0: 1,
    }),
  ],
  [
    'less-than signs',
    html(jsonLd({ '@type': 'Thing', name: '<b'.repeat(100_000) }), `<h1>${'<b'.repeat(100_000)}</h1>`),
  ],
])('many %s are handled', async (_, body) => {
  const { run } = await auditSite(schemaTool, { '/': { body } })
  expect(run.status).toBe('measured')
})
