import type { Case } from '../../../support/tool-cases.ts'
import { html, item, jsonLd, OFFER, page } from './pages.ts'

const plain = page('')
const good = item('Product', { name: 'Shed', offers: OFFER })

/** Checks for which {@link good} passes and a page without structured data is not judged. */
const COMMON = [
  'type-missing',
  'type-unknown',
  'property-misspelled',
  'property-unknown',
  'property-misplaced',
]

/** Cases on types, properties and references. */
export const TERM_CASES: Case[] = [
  ...COMMON.flatMap((check): Case[] => [
    { check, when: 'it has a product with an offer', site: good, outcome: 'pass' },
    { check, when: 'there is no structured data', site: plain, outcome: 'not-applicable' },
  ]),
  {
    check: 'type-missing',
    when: 'an item and a part of one have no type',
    site: page(`${jsonLd({ name: 'A' })}${jsonLd({ '@type': 'Article', author: { name: 'B' } })}`),
    outcome: 'fail',
    says: [
      'An item has no type (its properties: name)',
      'The value of author has no type (its properties: name)',
    ],
  },
  {
    check: 'type-missing',
    when: 'crumbs and variants are pointed to',
    site: page(
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
    when: 'an offer with a price states it once more',
    site: page(
      jsonLd({
        '@type': 'Offer',
        price: '20.00',
        priceCurrency: 'EUR',
        priceSpecification: { price: '20.00', priceCurrency: 'EUR', valueAddedTaxIncluded: 'false' },
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'type-missing',
    when: 'an offer states its price there alone',
    site: page(jsonLd({ '@type': 'Offer', priceSpecification: { price: '20.00', priceCurrency: 'EUR' } })),
    outcome: 'fail',
    says: 'The value of priceSpecification has no type (its properties: price, priceCurrency)',
  },
  {
    check: 'type-missing',
    when: 'it has a part that has its type elsewhere, and a language map',
    site: page(
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
    when: 'a type is in small letters',
    site: item('product', { name: 'Shed' }),
    outcome: 'fail',
    says: ['schema.org has no type "product"; did you mean Product?'],
    line: 2,
    column: 36,
  },
  {
    check: 'type-unknown',
    when: 'it has a type of another vocabulary beside one of schema.org',
    site: page(
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
    when: 'letters or their case differ',
    site: item('Article', { headline: 'A', datepublished: '2026-01-01', autor: 'Ann' }),
    outcome: 'fail',
    says: ['Article: "datepublished" should be datePublished', 'Article: "autor" should be author'],
  },
  {
    check: 'property-unknown',
    when: 'a property is invented',
    site: item('Product', { name: 'Shed', offers: OFFER, roofColourScheme: 'red' }),
    outcome: 'fail',
    says: ['Product: schema.org has no property "roofColourScheme"'],
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
    ([name, context, property]): Case => ({
      check: 'property-unknown',
      when: `it has ${name}`,
      site: page(
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
  ...['_note_reviews', '//', '$comment', '#todo'].map(
    (note): Case => ({
      check: 'property-unknown',
      when: `its author has left a note under "${note}"`,
      site: item('Product', { name: 'Shed', offers: OFFER, [note]: 'No reviews before May' }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'property-unknown',
    when: 'microdata is of another vocabulary or of none',
    site: page(
      '',
      '<p itemscope itemtype="https://example.org/animals#cat"><b itemprop="desc">A</b></p><p itemscope><data itemprop="product-id" value="1"></data></p>',
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'property-misplaced',
    when: 'a property of the offer stands on the product',
    site: item('Product', { name: 'Shed', offers: OFFER, availability: 'InStock' }),
    outcome: 'fail',
    says: ['Product has no property availability; it belongs to Demand, Offer'],
  },
  {
    check: 'property-misplaced',
    when: 'it has properties of each of two types and of an additional one',
    site: item(['Product', 'Book'], {
      name: 'Shed',
      isbn: '9783161484100',
      sku: 'A',
      additionalType: 'https://schema.org/Course',
      courseCode: 'C',
    }),
    outcome: 'pass',
  },
  {
    check: 'property-misplaced',
    when: 'an action names the language of its page, as Google writes it',
    site: item('Restaurant', {
      name: 'Oak',
      potentialAction: {
        '@type': 'OrderAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://example.com/order', inLanguage: 'es' },
      },
    }),
    outcome: 'pass',
  },
  ...(
    [
      [
        'pass',
        'the theme of Docusaurus writes the position of a category into the list',
        'Docusaurus v3.7.0',
      ],
      ['fail', 'another maker writes the position of a category into the list', 'Mold 1.2'],
    ] as const
  ).map(
    ([outcome, when, maker]): Case => ({
      check: 'property-misplaced',
      when,
      site: page(
        `<meta name="generator" content="${maker}">`,
        `<ul itemscope itemtype="https://schema.org/BreadcrumbList"><li class="breadcrumbs__item"><span>Use</span><meta itemprop="position" content="1"></li>
        <li itemscope itemprop="itemListElement" itemtype="https://schema.org/ListItem" class="breadcrumbs__item"><span itemprop="name">Start</span><meta itemprop="position" content="2"></li></ul>`,
      ),
      outcome,
    }),
  ),
  ...['property-unknown', 'property-misplaced', 'property-misspelled'].map(
    (check): Case => ({
      check,
      when: 'a replaced property belongs to no type any more',
      site: item('VideoObject', { name: 'A', interactionCount: 2347 }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'reference-unresolved',
    when: 'a reference leads to an item in another block',
    site: page(
      `${jsonLd({ '@type': 'Article', headline: 'A', publisher: { '@id': '#us' } })}` +
        jsonLd({ '@type': 'Organization', '@id': '#us', name: 'Us' }),
    ),
    outcome: 'pass',
  },
  {
    check: 'reference-unresolved',
    when: 'references lead to other pages alone',
    site: item('Article', { publisher: { '@id': 'https://example.com/#organization' } }),
    outcome: 'not-applicable',
  },
  ...(
    [
      ['fail', 'does not have', ''],
      ['not-applicable', 'has', jsonLd({ '@type': 'Organization', '@id': '#us', name: 'Us' })],
    ] as const
  ).map(
    ([outcome, does, data]): Case => ({
      check: 'reference-unresolved',
      when: `a reference leads to an item of the home page, which ${does} it`,
      site: {
        '/page': html(jsonLd({ '@type': 'Article', headline: 'A', publisher: { '@id': '/#us' } })),
        '/': html(data),
      },
      path: '/page',
      outcome,
      ...(outcome === 'fail' && {
        says: ['publisher refers to {origin}/#us, but no item on this page or the home page has this @id'],
      }),
    }),
  ),
  {
    check: 'reference-unresolved',
    when: 'a reference leads to nothing',
    site: item('Article', { publisher: { '@id': '#us' } }),
    outcome: 'fail',
    says: ['publisher refers to {origin}/page#us, but no item on the page has this @id'],
  },
  ...(
    [
      ['the same domain', { '@type': 'WebPage', url: 'https://blog.shed.example/page' }],
      ['the same name in another country', { '@type': 'WebPage', url: 'https://shed.co.uk/page' }],
      [
        'a part of another site',
        {
          '@type': 'WebPage',
          '@id': 'https://www.shed.example/page',
          publisher: { '@type': 'Organization', url: 'https://owner.example/' },
        },
      ],
      [
        'an image on a CDN',
        { '@type': 'Article', url: 'https://www.shed.example/page', image: 'https://cdn.example/a.png' },
      ],
      [
        'an identifier without www',
        { '@type': 'WebPage', '@id': 'https://shed.example/page', url: 'https://www.shed.example/page' },
      ],
      [
        'a link to the maker of a product',
        {
          '@type': 'Product',
          url: 'https://maker.example/shed',
          '@id': '#shed',
          mainEntityOfPage: 'https://www.shed.example/page',
        },
      ],
      [
        'a first crumb on the site of the owner',
        {
          '@type': 'BreadcrumbList',
          itemListElement: ['https://owner.example/', 'https://www.shed.example/page'].map((url, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: 'A',
            item: url,
          })),
          url: 'https://www.shed.example/page',
        },
      ],
    ] as const
  ).map(
    ([what, data]): Case => ({
      check: 'own-address-elsewhere',
      when: `it has ${what}`,
      site: page(`<link rel="canonical" href="https://www.shed.example/page">${jsonLd(data)}`),
      outcome: 'pass',
    }),
  ),
  ...(
    [
      [
        'a page',
        { '@type': 'WebPage', '@id': 'https://old.example/page#webpage' },
        'WebPage, @id: https://old.example/page#webpage is on old.example, but this page is on www.shed.example',
      ],
      [
        'an article',
        { '@type': 'BlogPosting', mainEntityOfPage: { '@id': 'https://demo.example/post' } },
        'BlogPosting, mainEntityOfPage: https://demo.example/post is on demo.example, but this page is on www.shed.example',
      ],
      [
        'a product with the path of the page',
        { '@type': 'Product', name: 'A', url: 'https://old.example/page/' },
        'Product "A", url: https://old.example/page/ is on old.example, but this page is on www.shed.example',
      ],
      [
        'a breadcrumb',
        {
          '@type': 'BreadcrumbList',
          itemListElement: [1, 2].map(position => ({
            '@type': 'ListItem',
            position,
            name: 'A',
            item: `https://old.example/${position}`,
          })),
        },
        'ListItem "A", item: https://old.example/1 is on old.example, but this page is on www.shed.example',
      ],
      [
        'a page without www',
        { '@type': 'WebPage', '@id': 'https://shed.example/#page', url: 'https://shed.example/page' },
        'WebPage, url: https://shed.example/page is on shed.example, and the canonical of this page on www.shed.example',
      ],
      [
        'a logo from the server of a developer',
        {
          '@type': 'WebPage',
          url: 'https://www.shed.example/page',
          publisher: { '@type': 'Organization', logo: 'http://localhost:4321/logo.png' },
        },
        'Organization, logo: http://localhost:4321/logo.png is on localhost:4321, which only works on the machine that built the page',
      ],
    ] as const
  ).map(
    ([what, data, says]): Case => ({
      check: 'own-address-elsewhere',
      when: `${what} is said to be elsewhere`,
      site: page(`<link rel="canonical" href="https://www.shed.example/page">${jsonLd(data)}`),
      outcome: 'fail',
      says: [says],
      line: 2,
    }),
  ),
  ...(['pass', 'fail'] as const).map(
    (outcome): Case => ({
      check: 'own-address-elsewhere',
      when: `a theme marks ${outcome === 'pass' ? 'each link, its own among them,' : 'one link'} as the URL of the page`,
      site: page(
        '<link rel="canonical" href="https://www.shed.example/page">',
        `<div itemscope itemtype="https://schema.org/WebPage">${outcome === 'pass' ? '<a itemprop="url" href="/">Home</a>' : ''}<a itemprop="url" href="https://social.example/shed">Follow us</a></div>`,
      ),
      outcome,
    }),
  ),
  ...(['pass', 'fail'] as const).map(
    (outcome): Case => ({
      check: 'own-address-elsewhere',
      when: `the home page tells of another site ${outcome === 'pass' ? 'beside its own' : 'as its own'}`,
      site: {
        '/': html(
          `<link rel="canonical" href="https://www.shed.example/">${jsonLd({
            '@graph': [
              { '@type': 'WebSite', '@id': 'https://club.example/#site', url: 'https://club.example/' },
              { '@type': 'WebPage', url: 'https://www.shed.example/' },
              ...(outcome === 'pass' ? [{ '@type': 'WebSite', url: 'https://www.shed.example/' }] : []),
            ],
          })}`,
        ),
      },
      path: '/',
      outcome,
    }),
  ),
  ...(
    [
      ['fail', 'another site', 'Shed Ltd', 'https://www.shed.example/'],
      ['not-applicable', 'its page there', 'Shed Ltd', 'https://club.github.io/shed/'],
      ['not-applicable', 'that of its publisher', 'Sheds of Kent', 'https://www.shed.example/'],
      ['not-applicable', 'a page elsewhere', 'Shed Ltd', 'https://www.shed.example/about'],
    ] as const
  ).map(
    ([outcome, what, name, url]): Case => ({
      check: 'own-address-elsewhere',
      when: `the home of the business of a site on a platform is ${what}`,
      site: page(
        `<link rel="canonical" href="https://club.github.io/shed/page"><meta property="og:site_name" content="${name}">${jsonLd({ '@type': 'AutoPartsStore', name: 'Shed Ltd', url })}`,
      ),
      outcome,
      ...(outcome === 'fail' && {
        says: [
          'AutoPartsStore "Shed Ltd", url: https://www.shed.example/ is on www.shed.example, but this page is on club.github.io',
        ],
      }),
    }),
  ),
  ...(
    [
      ['fail', 'with www', 'https://www.shed.example'],
      ['pass', 'as the canonical has it', 'https://shed.example/'],
      ['not-applicable', 'on another host', 'https://owner.example/'],
    ] as const
  ).map(
    ([outcome, what, url]): Case => ({
      check: 'own-address-elsewhere',
      when: `the business names the home page ${what}`,
      site: {
        '/': html(
          `<link rel="canonical" href="https://shed.example/">${jsonLd({ '@type': 'LocalBusiness', name: 'Shed Ltd', url })}`,
        ),
      },
      path: '/',
      outcome,
      ...(outcome === 'fail' && {
        says: 'LocalBusiness "Shed Ltd", url: https://www.shed.example/ is on www.shed.example, and the canonical of this page on shed.example',
      }),
    }),
  ),
  {
    check: 'own-address-elsewhere',
    when: 'nothing says where the site will be',
    site: item('WebPage', { url: 'https://www.shed.example/page' }),
    outcome: 'not-applicable',
  },
  {
    check: 'own-address-elsewhere',
    when: 'the canonical is still the sample of the template',
    site: page(
      `<link rel="canonical" href="https://example.com/page">${jsonLd({ '@type': 'WebPage', url: 'https://www.shed.example/page' })}`,
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'own-address-elsewhere',
    when: 'a relative canonical says only where the page is now',
    site: page(
      `<link rel="canonical" href="page">${jsonLd({ '@type': 'WebPage', url: 'https://www.shed.example/page' })}`,
    ),
    outcome: 'not-applicable',
  },
]
