import type { Case } from '../../../support/tool-cases.ts'
import { html, item, jsonLd, OFFER, page } from './pages.ts'

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
const FAIR_WITHOUT_NAME = {
  startDate: '2026-01-01',
  location: { '@type': 'Place', address: 'Main Street 1' },
}

export const RICH_RESULT_CASES: Case[] = [
  ...['rich-result-incomplete', 'review-incomplete', 'rich-result-sparse', 'rich-result-value'].map(
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
    says: ['Product snippet: Product "Shed" has no offers, review or aggregateRating'],
    line: 2,
  },
  {
    check: 'rich-result-incomplete',
    when: 'what specifies the price names none',
    site: item('Product', {
      name: 'Shed',
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        priceCurrency: 'EUR',
        priceSpecification: { '@type': 'PriceSpecification', description: 'On request' },
      },
    }),
    outcome: 'fail',
    says: ['Product snippet: Offer has no price'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'the author of a post works for the business that lacks its address',
    site: page(
      jsonLd({
        '@graph': [
          { '@type': ['Organization', 'AutoRental'], '@id': '#us', name: 'Rent' },
          { '@type': 'Person', name: 'Ann', worksFor: { '@id': '#us' } },
        ],
      }),
    ),
    outcome: 'fail',
    says: ['Local business: AutoRental "Rent" has no address'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'a legal notice names the business in short',
    site: {
      '/privacy.html': html(jsonLd({ '@type': 'Physician', '@id': 'https://a.example/#doctor', name: 'A' })),
    },
    path: '/privacy.html',
    outcome: 'not-applicable',
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
    when: 'an event is one of a knowledge base',
    site: item('ExhibitionEvent', { '@id': 'https://www.wikidata.org/wiki/Q138454278', name: 'Fair' }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-sparse',
    when: 'the articles of a page are the teasers of a list',
    site: page(
      '',
      ['Sheds', 'Fences', 'Gates']
        .map(
          name =>
            `<article itemscope itemtype="https://schema.org/Article"><h2 itemprop="headline">${name}</h2></article>`,
        )
        .join(''),
    ),
    outcome: 'not-applicable',
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
    when: 'the id of a fair without a name is that of the page but for a slash',
    site: page(
      jsonLd({ '@type': 'Event', '@id': 'https://a.example', ...FAIR_WITHOUT_NAME }) +
        jsonLd({
          '@type': 'WebPage',
          '@id': 'https://a.example/',
          headline: 'Fairs',
          inLanguage: 'en',
          text: 'A',
          genre: 'B',
        }),
    ),
    outcome: 'fail',
    selector: 'html > head > script:nth-of-type(1)',
    says: ['Event has no name'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'a fair is described in two pieces whose ids differ in a slash',
    site: page(
      jsonLd({ '@type': 'Event', '@id': 'https://a.example', ...FAIR_WITHOUT_NAME }) +
        jsonLd({ '@type': 'Event', '@id': 'https://a.example/', name: 'Fair' }),
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
  ...[
    ['a list of plain texts', ['Home', 'Sheds']],
    ['a list of pages', ['Home', 'Sheds'].map(name => ({ '@type': 'WebPage', name }))],
  ].map(
    ([what, itemListElement]): Case => ({
      check: 'rich-result-incomplete',
      when: `a breadcrumb is ${what}`,
      site: item('BreadcrumbList', { itemListElement }),
      outcome: 'fail',
      says: [
        what === 'a list of pages'
          ? 'Breadcrumb: WebPage "Home" is not a ListItem'
          : 'Breadcrumb: the entry "Home" is a text, not a ListItem',
        /Sheds" is (?:a text, )?not a ListItem/,
      ],
    }),
  ),
  ...['UserInteraction', 'UserPageVisits', 'CourseInstance'].map(
    (type): Case => ({
      check: 'rich-result-incomplete',
      when: `a ${type}, which is no event to come to, has no place`,
      site: item(type, { name: 'A' }),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'rich-result-incomplete',
    when: 'a recipe tells its nutrients and not for how many servings',
    site: item('Recipe', {
      name: 'Soup',
      image: '/a.png',
      nutrition: { '@type': 'NutritionInformation', calories: '270 calories' },
    }),
    outcome: 'fail',
    says: ['Recipe "Soup" has no recipeYield'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'sections, steps, directions and tips of a recipe lack their texts',
    site: item('Recipe', {
      name: 'Soup',
      image: '/a.png',
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Boil' },
        { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', name: 'Heat' } },
        { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToTip' }] },
        { '@type': 'HowToSection', itemListElement: { '@type': 'HowToStep', name: 'Stir' } },
        { '@type': 'HowToSection', name: 'Serve' },
      ],
    }),
    outcome: 'fail',
    says: [
      'Recipe: HowToStep "Boil" has no text or itemListElement',
      'Recipe: HowToDirection "Heat" has no text',
      'Recipe: HowToTip has no text',
      'Recipe: HowToSection has no name',
      'Recipe: HowToStep "Stir" has no text or itemListElement',
      'Recipe: HowToSection "Serve" has no itemListElement',
    ],
  },
  {
    check: 'rich-result-incomplete',
    when: 'the instructions of a recipe are whole, and those of another one a text',
    site: page(
      jsonLd({
        '@type': 'Recipe',
        name: 'Soup',
        image: '/a.png',
        recipeYield: '4',
        nutrition: { '@type': 'NutritionInformation', calories: '270 calories' },
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Boil it.' },
          {
            '@type': 'HowToSection',
            name: 'Serve',
            itemListElement: [
              {
                '@type': 'HowToStep',
                itemListElement: [
                  { '@type': 'HowToDirection', text: 'Pour it.' },
                  { '@type': 'HowToTip', text: 'Warm the bowls.' },
                ],
              },
            ],
          },
        ],
      }) + jsonLd({ '@type': 'Recipe', name: 'Tea', image: '/a.png', recipeInstructions: 'Boil it.' }),
    ),
    outcome: 'pass',
  },
  {
    check: 'rich-result-incomplete',
    when: 'an offer of a product in a list has no price',
    site: item('ItemList', {
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: { '@type': 'Product', name: 'Shed', offers: OFFER } },
        {
          '@type': 'ListItem',
          position: 2,
          item: { '@type': 'Product', name: 'Hut', offers: { '@type': 'Offer', priceCurrency: 'EUR' } },
        },
      ],
    }),
    outcome: 'fail',
    says: ['Product snippet: Offer has no price or priceSpecification'],
  },
  {
    check: 'rich-result-incomplete',
    when: 'a list only names products',
    site: item('ItemList', {
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { '@type': 'Product', name: 'Shed', url: 'https://a.example/' },
        },
      ],
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-incomplete',
    when: 'an app lacks nothing but ratings',
    site: item('SoftwareApplication', { name: 'Sheds', offers: OFFER }),
    outcome: 'pass',
  },
  {
    check: 'review-incomplete',
    when: 'an app lacks nothing but ratings',
    site: item('SoftwareApplication', { name: 'Sheds', offers: OFFER }),
    outcome: 'not-applicable',
    says: /no review or rating/,
  },
  ...(
    [
      ['Review', { author: 'Ann', reviewRating: { '@type': 'Rating', ratingValue: 4 } }],
      ['AggregateRating', RATING],
    ] as const
  ).map(
    ([type, properties]): Case => ({
      check: 'review-incomplete',
      when: `it has a ${type} of nothing`,
      site: item(type, properties),
      outcome: 'fail',
      says: [`Review snippet: ${type} has no itemReviewed`],
    }),
  ),
  {
    check: 'review-incomplete',
    when: 'reviews are parts of what they are about, in each way',
    site: page(
      jsonLd({
        '@graph': [
          { '@type': 'Product', name: 'A', aggregateRating: RATING, review: { '@id': '#r' } },
          {
            '@type': 'Review',
            '@id': '#r',
            author: 'Ann',
            reviewRating: { '@type': 'Rating', ratingValue: 4 },
          },
          {
            '@type': 'Product',
            name: 'B',
            '@reverse': { itemReviewed: { ...RATING } },
          },
        ],
      }),
    ),
    outcome: 'pass',
  },
  {
    check: 'review-incomplete',
    when: 'it is what a customer says of the business that runs the site, for which Google shows nothing',
    site: item('ProfessionalService', {
      name: 'A',
      url: '{origin}/',
      address: 'Kent',
      review: { '@type': 'Review', author: 'Ann', reviewBody: 'Good texts' },
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'review-incomplete',
    when: 'a review has a single pro and no con',
    site: item('Product', {
      name: 'Shed',
      review: {
        '@type': 'Review',
        author: 'Ann',
        positiveNotes: {
          '@type': 'ItemList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Dry' }],
        },
      },
    }),
    outcome: 'fail',
    says: ['Pros and cons: Review has no second pro or con'],
  },
  {
    check: 'review-incomplete',
    when: 'a review has a pro and a con',
    site: item('Product', {
      name: 'Shed',
      review: { '@type': 'Review', author: 'Ann', positiveNotes: 'Dry', negativeNotes: 'Dark' },
    }),
    outcome: 'pass',
  },
  ...(
    [
      [
        'pass',
        'its microdata lacks what the same article has in JSON-LD',
        { image: 'https://example.com/a.jpg' },
      ],
      ['fail', 'an article has no image in microdata nor in JSON-LD', {}],
    ] as const
  ).map(
    ([outcome, when, more]): Case => ({
      check: 'rich-result-sparse',
      outcome,
      when,
      site: page(
        jsonLd({
          '@type': 'Article',
          headline: 'Sheds',
          datePublished: '2026-01-14T09:11:48+00:00',
          dateModified: '2026-01-15T09:13:46+00:00',
          author: { '@type': 'Person', name: 'Ann Oak', url: 'https://example.com/ann' },
          ...more,
        }),
        '<article itemscope itemtype="https://schema.org/Article"><h1 itemprop="headline">Sheds</h1></article>',
      ),
    }),
  ),
  ...(
    [
      ['pass', 'that has nothing of an article', '/work/'],
      ['fail', 'of the blog', '/blog/oak-sheds/'],
    ] as const
  ).map(
    ([outcome, which, path]): Case => ({
      check: 'rich-result-sparse',
      outcome,
      when: `a theme calls a page an article by its type alone, one ${which}`,
      path,
      site: {
        [path]:
          '<!doctype html><html lang="en" itemscope itemtype="http://schema.org/Article"><head><title>Oak sheds</title></head><body><main><h1>Oak sheds</h1><p>We build them.</p></main></body></html>',
      },
    }),
  ),
  {
    check: 'rich-result-sparse',
    when: 'the page asks not to be indexed',
    site: page(`<meta name="robots" content="noindex">${jsonLd({ '@type': 'Article', headline: 'Sheds' })}`),
    outcome: 'not-applicable',
    says: /noindex/,
  },
  {
    check: 'rich-result-sparse',
    when: 'the only article is the teaser of another page, as on the page of a tag',
    site: page(
      '',
      '<article itemscope itemtype="https://schema.org/Article"><h2 itemprop="name"><a itemprop="url" href="/2026/sheds/">Sheds</a></h2></article>',
    ),
    outcome: 'not-applicable',
  },
  ...(
    [
      ['pass', ' style="display: none;"'],
      ['fail', ''],
    ] as const
  ).map(
    ([outcome, style]): Case => ({
      check: 'rich-result-sparse',
      when: `a theme writes the author of an article into the page with${style || ' no style'}`,
      site: page(
        '',
        `<article itemscope itemtype="https://schema.org/Article"><h2 itemprop="headline">Sheds</h2><img itemprop="image" src="/a.jpg" alt="A"><meta itemprop="datePublished" content="2026-01-14T09:11:48+00:00"><meta itemprop="dateModified" content="2026-01-15T09:13:46+00:00"><span${style} itemprop="author" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Ann Oak"></span></article>`,
      ),
      outcome,
      ...(outcome === 'fail' && { says: /Person "Ann Oak" has no url/ }),
    }),
  ),
  {
    check: 'rich-result-sparse',
    when: 'an article gives the address of this page',
    site: page(
      '',
      '<article itemscope itemtype="https://schema.org/Article"><h2 itemprop="name"><a itemprop="url" href="/page">Sheds</a></h2></article>',
    ),
    outcome: 'fail',
  },
  {
    check: 'rich-result-sparse',
    when: 'the theme of a manual marks up nothing but the body of an article',
    site: page(
      '',
      '<div itemscope itemtype="http://schema.org/Article"><div itemprop="articleBody"><h1>Sheds</h1></div></div>',
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'rich-result-sparse',
    when: 'what is recommended is there and empty',
    site: item('Article', {
      headline: '',
      image: '/a.png',
      datePublished: '2026-01-01',
      author: { '@type': 'Person', name: 'Ann', url: '/ann' },
    }),
    outcome: 'pass',
  },
  {
    check: 'rich-result-sparse',
    when: 'what is recommended is there under misspelled names',
    site: item('Article', {
      headline: 'Sheds',
      image: '/a.png',
      datepublished: '2026-01-01',
      autor: { '@type': 'Person', name: 'Ann', url: '/ann' },
    }),
    outcome: 'pass',
  },
  ...(
    ['Hotel', 'Hostel', 'BedAndBreakfast', 'ProfessionalService', 'Electrician', 'SportsClub'] as const
  ).map(
    (type): Case => ({
      check: 'rich-result-sparse',
      when: `a ${type} has no opening hours`,
      site: item(type, { name: 'Sheds', address: 'Kent', url: 'https://a.example/', telephone: '+44 1' }),
      outcome: 'pass',
    }),
  ),
  ...[
    {
      when: 'the other one is complete',
      url: 'https://a.example/',
      logo: '/a.png',
      outcome: 'pass' as const,
    },
    { when: 'the other one has no logo either', url: 'https://a.example/', outcome: 'fail' as const },
    {
      when: 'the other one is a business of the place, and complete',
      type: 'ProfessionalService',
      url: 'https://a.example/',
      logo: '/a.png',
      address: 'Kent',
      telephone: '+44 1',
      outcome: 'pass' as const,
    },
    {
      when: 'only a member of it is complete',
      type: 'Thing',
      member: { '@type': 'Organization', name: 'Club', url: 'https://c.example/', logo: '/a.png' },
      outcome: 'fail' as const,
    },
  ].map(
    ({ when, outcome, type = 'Organization', ...properties }): Case => ({
      check: 'rich-result-sparse',
      when: `of two organizations on the home page one has a name alone, and ${when}`,
      site: {
        '/': html(
          jsonLd({
            '@graph': [
              { '@type': type, name: 'Sheds', ...properties },
              { '@type': 'Organization', name: 'Network of sheds' },
            ],
          }),
        ),
      },
      path: '/',
      outcome,
    }),
  ),
  {
    check: 'rich-result-sparse',
    when: 'a shop has no opening hours and no phone number in its data, and its page shows both',
    site: item(
      'Store',
      { name: 'Sheds', address: 'Kent', url: 'https://a.example/' },
      '<a href="tel:+441227123456">Call us</a><p>Open Monday to Friday 9:00–17:00</p>',
    ),
    outcome: 'fail',
    says: ['Local business: Store "Sheds" has no telephone and no openingHoursSpecification or openingHours'],
  },
  ...[
    ['shows neither hours nor a phone number', ''],
    ['shows hours of an event', '<p>Fair on Sunday 3 May, 9:00–17:00</p>'],
  ].map(
    ([when, body]): Case => ({
      check: 'rich-result-sparse',
      when: `the page of a shop ${when}`,
      site: item('Store', { name: 'Sheds', address: 'Kent', url: 'https://a.example/' }, body),
      outcome: 'pass',
    }),
  ),
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
  ...(
    [
      ['pass', 'none'],
      ['fail', 'its ISBN'],
    ] as const
  ).map(
    ([outcome, which]): Case => ({
      check: 'rich-result-sparse',
      when: `the page of a product shows ${which}`,
      site: page(
        jsonLd({
          '@type': 'Product',
          name: 'Cake',
          image: '/a.png',
          description: 'A cake',
          brand: { '@type': 'Brand', name: 'Kranz' },
          offers: {
            '@type': 'Offer',
            availability: 'https://schema.org/InStock',
            price: '12.00',
            priceCurrency: 'EUR',
          },
        }),
        outcome === 'fail' ? '<p>ISBN 978-3-16-148410-0</p>' : '<p>Baked this morning</p>',
      ),
      outcome,
      ...(outcome === 'fail' && {
        says: [
          'Merchant listing: Product "Cake" has no sku, gtin, gtin8, gtin12, gtin13, gtin14, isbn or mpn',
        ],
      }),
    }),
  ),
  {
    check: 'rich-result-sparse',
    when: 'an article has a headline alone',
    site: item('Article', { headline: 'Sheds' }),
    outcome: 'fail',
    says: ['Article "Sheds" has no image, no datePublished and no author'],
  },
  ...(['BlogPosting', 'LiveBlogPosting', 'ReportageNewsArticle'] as const).map(
    (type): Case => ({
      check: 'rich-result-sparse',
      when: `an article is a ${type}, a kind that Google names or one of those`,
      site: item(type, { headline: 'Sheds' }),
      outcome: 'fail',
      says: [`Article: ${type} "Sheds" has no image, no datePublished and no author`],
    }),
  ),
  ...(['SocialMediaPosting', 'TechArticle'] as const).map(
    (type): Case => ({
      check: 'rich-result-sparse',
      when: `Google does not name ${type} among articles`,
      site: item(type, { headline: 'Sheds' }),
      outcome: 'not-applicable',
    }),
  ),
  ...(
    [
      ['not-applicable', 'is over', '2016-02-15', {}],
      ['fail', 'is to come', '2999-02-15', {}],
      ['fail', 'was put off', '2016-02-15', { eventStatus: 'https://schema.org/EventPostponed' }],
    ] as const
  ).map(
    ([outcome, when, startDate, others]): Case => ({
      check: 'rich-result-sparse',
      when: `an event ${when}`,
      site: item('Event', { name: 'Sheds', startDate, location: 'Kent', ...others }),
      outcome,
      ...(outcome === 'fail' && {
        says: ['Event "Sheds" has no endDate, no description, no image, no offers and no organizer'],
      }),
    }),
  ),
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
      'JobPosting, employmentType "full time" is not one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN, VOLUNTEER, PER_DIEM, OTHER',
      'MerchantReturnPolicy, applicableCountry "Germany" is not a two-letter country code',
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
    says: ['BreadcrumbList: position 1 is used twice'],
  },
  {
    check: 'list-positions',
    when: 'all entries but the first have one position',
    site: crumbs(0, 1, 1, 1),
    outcome: 'fail',
    says: ['BreadcrumbList: position 1 is used 3 times'],
  },
  {
    check: 'list-positions',
    when: 'a position is left out',
    site: crumbs(1, 3),
    outcome: 'fail',
    says: ['BreadcrumbList: position 2 is missing'],
  },
  {
    check: 'list-positions',
    when: 'a position is no number',
    site: crumbs(1, 'two'),
    outcome: 'fail',
    says: ['BreadcrumbList: position "two" is not a whole number'],
  },
  {
    check: 'list-positions',
    when: 'there is a single crumb, as on a home page',
    site: crumbs(1),
    outcome: 'pass',
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
      [
        { ratingValue: 8.8 },
        'ratingValue 8.8 is above 5, which is the maximum unless bestRating says otherwise',
      ],
      [{ ratingValue: '4,5' }, 'ratingValue "4,5" is not a number'],
      [{ ratingValue: 1, worstRating: 2 }, 'ratingValue 1 is below worstRating 2'],
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
    says: ['Article "A" has a rating, but Google shows no stars for Article'],
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
    when: 'a customer says something without stars',
    site: item('Restaurant', {
      name: 'A',
      url: '{origin}/',
      review: { '@type': 'Review', author: 'Ann', reviewBody: 'Good soup' },
    }),
    outcome: 'pass',
  },
  {
    check: 'review-self-serving',
    when: "the business is the site's own",
    site: item('Restaurant', { name: 'A', url: '{origin}/', aggregateRating: RATING }),
    outcome: 'fail',
    says: ['You rate your own business, Restaurant "A": Google shows no stars for that.'],
  },
  {
    check: 'review-self-serving',
    when: 'the business names the home page of a language as its site',
    site: item('Restaurant', { name: 'A', url: '{origin}/de/', aggregateRating: RATING }),
    outcome: 'fail',
  },
  {
    check: 'review-self-serving',
    when: 'the business names the file of the home page as its site',
    site: item('MedicalClinic', { name: 'A', url: '{origin}/index.html', aggregateRating: RATING }),
    outcome: 'fail',
    says: ['You rate your own business, MedicalClinic "A": Google shows no stars for that.'],
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
    says: ['Event "A": endDate 2026-05-10 is before startDate 2026-05-20'],
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
    says: ['priceValidUntil 2020-11-20 is in the past'],
  },
  {
    check: 'price-expired',
    when: 'an offer and a price are past their validThrough, and a job is as well',
    site: page(
      [
        jsonLd({
          '@type': 'Event',
          name: 'A',
          offers: {
            ...OFFER,
            validThrough: '2020-11-20',
            priceSpecification: { '@type': 'UnitPriceSpecification', price: '9', validThrough: '2020-11-21' },
          },
        }),
        jsonLd({ '@type': 'JobPosting', title: 'B', validThrough: '2020-11-22' }),
      ].join(''),
    ),
    outcome: 'fail',
    says: ['validThrough 2020-11-20 is in the past', 'validThrough 2020-11-21 is in the past'],
  },
  {
    check: 'past-event-on-sale',
    when: 'the event is over',
    site: item('Festival', {
      name: 'A',
      startDate: '2020-05-01',
      endDate: '2020-05-02',
      offers: { '@type': 'AggregateOffer', offers: [OFFER] },
    }),
    outcome: 'fail',
    says: ['Festival "A" ended on 2020-05-02, and its offer is InStock'],
  },
  {
    check: 'past-event-on-sale',
    when: 'the event is to come',
    site: item('Event', { name: 'A', endDate: '2999-05-02', offers: OFFER }),
    outcome: 'pass',
  },
  {
    check: 'past-event-on-sale',
    when: 'the event was put off, has no end, or is sold out',
    site: page(
      [
        { endDate: '2020-05-02', offers: OFFER, eventStatus: 'https://schema.org/EventPostponed' },
        { startDate: '2020-05-02', offers: OFFER },
        { endDate: '2020-05-02', offers: { ...OFFER, availability: 'https://schema.org/SoldOut' } },
      ]
        .map(event => jsonLd({ '@type': 'Event', name: 'A', ...event }))
        .join(''),
    ),
    outcome: 'not-applicable',
  },
  ...(
    [
      ['fail', 'an offer is in another currency', { priceCurrency: 'EUR' }, 'CHF'],
      ['pass', 'all offers are in its currency', { priceCurrency: 'EUR' }, 'EUR'],
      ['not-applicable', 'the range has no currency of its own', {}, 'CHF'],
    ] as const
  ).map(
    ([outcome, when, range, priceCurrency]): Case => ({
      check: 'price-range-mixed',
      outcome,
      when,
      site: item('Product', {
        name: 'A',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '20',
          ...range,
          offers: [{ ...OFFER, priceCurrency }],
        },
      }),
      ...(outcome === 'fail' && {
        says: ['AggregateOffer is in EUR, and one of its offers in CHF'],
      }),
    }),
  ),
]
