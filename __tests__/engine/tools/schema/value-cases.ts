import type { Case } from '../../../support/tool-cases.ts'
import type { Site } from '../../../support/tool-runs.ts'
import { item, jsonLd, OFFER, page } from './pages.ts'

const plain = page('')
const product = (offer: object) => item('Product', { name: 'Shed', offers: { ...OFFER, ...offer } })

function table(
  check: string,
  passing: Record<string, Site>,
  failing: Record<string, [site: Site, ...says: string[]]>,
): Case[] {
  return [
    { check, when: 'there is no structured data', site: plain, outcome: 'not-applicable' },
    ...Object.entries(passing).map(
      ([what, site]): Case => ({ check, when: `it has ${what}`, site, outcome: 'pass' }),
    ),
    ...Object.entries(failing).map(
      ([what, [site, ...says]]): Case => ({
        check,
        when: `it has ${what}`,
        site,
        outcome: 'fail',
        says,
        line: 2,
      }),
    ),
  ]
}

/** Cases on single values. */
export const VALUE_CASES: Case[] = [
  ...table(
    'value-empty',
    {
      'a null, which JSON-LD leaves out': item('Thing', { name: 'A', description: null }),
      'a value that its rich result requires, which rich-result-incomplete reports': item('Product', {
        name: 'Shed',
        offers: { ...OFFER, price: '' },
      }),
      'an element of microdata that a script fills': page(
        jsonLd({ '@type': 'Thing', name: 'A' }),
        '<p itemscope itemtype="https://schema.org/Thing"><b itemprop="name">A</b> <i itemprop="commentCount"></i></p>',
      ),
    },
    {
      'blanks alone': [item('Thing', { name: ' ' }), 'Thing, name: the value is empty'],
      'a value that its rich result recommends': [
        item('Recipe', { name: 'Soup', image: 'https://a.example/soup.jpg', author: '' }),
        'Recipe "Soup", author: the value is empty',
      ],
      'a value that its rich result can do without': [
        item('Product', { name: 'Shed', sku: '', offers: OFFER }),
        'Product "Shed", sku: the value is empty',
      ],
    },
  ),
  ...table(
    'value-placeholder',
    {
      'the place of a search term': page(
        jsonLd({ '@type': 'WebSite', name: '{name}', url: 'https://a.example/?q={search_term_string}' }),
      ),
      'a text on templates': item('Article', { headline: 'How {{ name }} is filled in' }),
      'profiles, and the network itself': page(
        jsonLd({ '@type': 'Organization', name: 'Kranz', sameAs: ['https://discord.gg/a1b2c3'] }),
        jsonLd({ '@type': 'Corporation', name: 'Pinterest Inc.', sameAs: 'https://www.pinterest.com/' }),
      ),
    },
    {
      'a variable': [
        item('Thing', {
          name: '{{ title }}',
          description: 'undefined',
        }),
        'Thing "{{ title }}", name: the placeholder {{ title }} was not filled in',
        'Thing "{{ title }}", description: the placeholder undefined was not filled in',
      ],
      'the home page of a network as a profile': [
        item('Organization', { name: 'Kranz', sameAs: ['https://discord.gg/', 'https://x.com'] }),
        'Organization "Kranz", sameAs: https://discord.gg/ is the home page of a network, and no profile',
        'Organization "Kranz", sameAs: https://x.com is the home page of a network, and no profile',
      ],
    },
  ),
  ...table(
    'markup-in-text',
    {
      'a comparison': item('Article', { headline: 'a < b & c' }),
      'an entity in an attribute, where HTML decodes it': page(
        '',
        '<p itemscope itemtype="https://schema.org/Thing"><meta itemprop="name" content="Sheds &amp; more"></p>',
      ),
      'a description that is HTML': item('Article', { description: '<p>Sheds &amp; more</p>' }),
      'an address, the body of an article and keywords': item('Article', {
        headline: 'Sheds',
        url: 'https://www.example.com/?a=1&amp;b=2',
        articleBody: 'Sheds &amp; more',
        keywords: 'Sheds &amp; more',
      }),
      'a job, whose description Google wants as HTML': item('JobPosting', {
        title: 'Joiner',
        description: 'Sheds &amp; more',
      }),
      'an entity that the page shows': item(
        'Article',
        { headline: 'Write &amp; for it' },
        '<p>Write &amp;amp; for it</p>',
      ),
      'an entity escaped twice that the page shows': item(
        'Article',
        { headline: 'Write &amp;amp;' },
        '<p>Write &amp;amp;amp;</p>',
      ),
    },
    {
      'a tag': [
        item('Thing', { name: 'A <b>shed</b>' }),
        'Thing "A <b>shed</b>", name: "A <b>shed</b>" contains <b>',
      ],
      'an entity': [
        page(jsonLd({ '@type': 'Thing', name: 'Sheds &#8211; and more', description: 'Salt &amp; pepper' })),
        'Thing "Sheds &#8211; and more", name: "Sheds &#8211; and more" contains &#8211;',
        'Thing "Sheds &#8211; and more", description: "Salt &amp; pepper" contains &amp;',
      ],
      'an entity in another text': [
        item('SoftwareApplication', { operatingSystem: 'iOS&nbsp;15.0' }),
        'SoftwareApplication, operatingSystem: "iOS&nbsp;15.0" contains &nbsp;',
      ],
      'an entity escaped twice': [
        page(jsonLd({ '@type': 'Thing', name: 'Sheds &amp;amp; more' })),
        'Thing "Sheds &amp;amp; more", name: "Sheds &amp;amp; more" contains &amp;amp;',
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
        'author should be Organization or Person, not Product',
      ],
    },
  ),
  {
    check: 'value-type',
    when: 'it has a type of another vocabulary',
    site: item('Article', { author: { '@type': 'http://xmlns.com/foaf/0.1/Person', name: 'A' } }),
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
        [
          item('Article', { datePublished: date }),
          `Article, datePublished: "${date}" is not an ISO 8601 date or time`,
        ] as [Site, string],
      ]),
    ),
  ),
  ...['0001-01-01T00:00:00', '0000-00-00', '-0001-11-30T00:00:00+00:00'].map(
    (date): Case => ({
      check: 'date-malformed',
      when: 'a generator had no date',
      site: item('Article', { datePublished: date }),
      outcome: 'fail',
      says: `Article, datePublished: "${date}" is the empty date of a generator: leave the property out`,
    }),
  ),
  {
    check: 'date-malformed',
    when: 'a town is very old',
    site: item('Organization', { foundingDate: '0742' }),
    outcome: 'pass',
  },
  ...table(
    'duration-malformed',
    { PT30M: item('Recipe', { prepTime: 'PT30M', cookTime: 'P0DT1H30M' }) },
    {
      words: [
        item('Recipe', { prepTime: '30 minutes', cookTime: 'PT' }),
        'Recipe, prepTime: "30 minutes" is not an ISO 8601 duration such as PT1H30M',
        'Recipe, cookTime: "PT" is not an ISO 8601 duration such as PT1H30M',
      ],
    },
  ),
  ...table(
    'number-malformed',
    {
      'a number as a text': item('AggregateRating', { ratingCount: '1200' }),
      'two years of copyright': item('Article', { copyrightYear: '2023 - 2025' }),
    },
    {
      separators: [
        item('AggregateRating', { ratingCount: '1,200' }),
        'AggregateRating, ratingCount: "1,200" is not a plain number',
      ],
    },
  ),
  ...table(
    'boolean-malformed',
    { 'all forms': item('Article', { isAccessibleForFree: ['True', false, 'https://schema.org/True'] }) },
    {
      yes: [
        item('Article', { isAccessibleForFree: 'yes' }),
        'Article, isAccessibleForFree: "yes" is neither true nor false',
      ],
    },
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
        'Offer, availability: "in stock" is not a value that schema.org lists; did you mean InStock?',
        'Offer, itemCondition: "fresh" is not a value that schema.org lists, such as DamagedCondition, NewCondition, RefurbishedCondition',
      ],
    },
  ),
  ...table(
    'url-malformed',
    { 'absolute and relative': item('Thing', { url: ['https://a.example/ä', '/b', 'tel:+1'] }) },
    { 'a name': [item('Thing', { url: 'My page' }), 'Thing, url: "My page" is not a URL'] },
  ),
  ...table(
    'url-relative',
    {
      absolute: item('Thing', { url: 'https://a.example/' }),
      'a fragment': item('Thing', { url: '#a' }),
      microdata: page(
        jsonLd({ '@type': 'Thing', url: 'https://a.example/' }),
        '<p itemscope itemtype="https://schema.org/Thing"><meta itemprop="image" content="/shed.png"></p>',
      ),
    },
    { 'a path': [item('Thing', { url: '/a' }), 'Thing, url: "/a" is not an absolute URL'] },
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
        'Product "Pen", gtin13: "4006381333932" is not a GTIN: its length or check digit is wrong',
        'Product "Pen", gtin: "SKU-4711" is not a GTIN: its length or check digit is wrong',
      ],
    },
  ),
  ...table(
    'price-malformed',
    { 'numbers and texts': product({ price: [0, 99.5, '1299.00'] }) },
    {
      'signs, commas, words': [
        product({ price: ['$99', '1,299.00', 'on request'] }),
        'Offer, price: "$99" is not a plain number such as 1299.50',
        'Offer, price: "1,299.00" is not a plain number such as 1299.50',
        'Offer, price: "on request" is not a plain number such as 1299.50',
      ],
    },
  ),
  ...table(
    'currency-malformed',
    { 'codes, those of no state too': product({ priceCurrency: ['EUR', 'BTC'] }) },
    {
      'signs and small letters': [
        product({ priceCurrency: ['€', 'eur'] }),
        'Offer, priceCurrency: "€" is not a currency code such as EUR',
        'Offer, priceCurrency: "eur" is not a currency code such as EUR',
      ],
    },
  ),
  ...table(
    'opening-hours-malformed',
    {
      'two letters for a day, hours alone and words alone': item('Store', {
        openingHours: ['Mo-Fr 9:00-17:00', 'Sa,Su 10:00-14:00', '09:00-17:00', 'by appointment'],
      }),
    },
    {
      'names of days': [
        item('Store', { openingHours: ['Monday,Tuesday 09:00-17:00', 'Di-Do: 8-12', 'Mo-Fr 09:00-17:00'] }),
        'Store, openingHours: "Monday,Tuesday 09:00-17:00" does not name its days by two letters, as in Mo-Fr 09:00-17:00',
        'Store, openingHours: "Di-Do: 8-12" does not name its days by two letters, as in Mo-Fr 09:00-17:00',
      ],
    },
  ),
]
