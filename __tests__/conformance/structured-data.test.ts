import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../src/engine/formats/html/document.ts'
import { type Item, isItem, type Value } from '../../src/engine/formats/structured-data/item.ts'
import { StructuredData } from '../../src/engine/formats/structured-data/structured-data.ts'

const URL_OF_PAGE = 'https://example.com/page'

/** Items as plain data: `@type` and `@id` where given, and each property as a list. */
function read(html: string): unknown[] {
  return new StructuredData(new HtmlDocument(html, URL_OF_PAGE)).roots.map(plain)
}

function plain(item: Item): unknown {
  return {
    ...(item.types.length > 0 && { '@type': item.types }),
    ...(item.id !== undefined && { '@id': item.id }),
    ...Object.fromEntries([...item.properties].map(([name, values]) => [name, values.map(plainValue)])),
  }
}

function plainValue(value: Value): unknown {
  return isItem(value) ? plain(value) : value.text
}

describe('HTML, section 5 "Microdata" (https://html.spec.whatwg.org/multipage/microdata.html)', () => {
  test.each([
    [
      '5.1.2 two items',
      '<div itemscope><p>My name is <span itemprop="name">Elizabeth</span>.</p></div><div itemscope><p>My name is <span itemprop="name">Daniel</span>.</p></div>',
      [{ name: ['Elizabeth'] }, { name: ['Daniel'] }],
    ],
    [
      '5.1.2 a URL from an image',
      '<div itemscope><img itemprop="image" src="google-logo.png" alt="Google"></div>',
      [{ image: ['https://example.com/google-logo.png'] }],
    ],
    [
      '5.1.2 a value for machines',
      '<h1 itemscope><data itemprop="product-id" value="9678AOU879">The Instigator 2000</data></h1>',
      [{ 'product-id': ['9678AOU879'] }],
    ],
    [
      '5.1.2 a meter and a date',
      '<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Panasonic White 60L Refrigerator</span><div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><meter itemprop="ratingValue" min=0 value=3.5 max=5>Rated 3.5/5</meter> (based on <span itemprop="reviewCount">11</span> customer reviews)</div></div><div itemscope>I was born on <time itemprop="birthday" datetime="2009-05-10">May 10th 2009</time>.</div>',
      [
        {
          '@type': ['Product'],
          name: ['Panasonic White 60L Refrigerator'],
          aggregateRating: [{ '@type': ['AggregateRating'], ratingValue: ['3.5'], reviewCount: ['11'] }],
        },
        { birthday: ['2009-05-10'] },
      ],
    ],
    [
      '5.1.2 an item as a value',
      '<div itemscope><p>Name: <span itemprop="name">Amanda</span></p><p>Band: <span itemprop="band" itemscope><span itemprop="name">Jazz Band</span> (<span itemprop="size">12</span> players)</span></p></div>',
      [{ name: ['Amanda'], band: [{ name: ['Jazz Band'], size: ['12'] }] }],
    ],
    [
      '5.1.2 properties elsewhere, by itemref',
      '<div itemscope id="amanda" itemref="a b"></div><p id="a">Name: <span itemprop="name">Amanda</span></p><div id="b" itemprop="band" itemscope itemref="c"></div><div id="c"><p>Band: <span itemprop="name">Jazz Band</span></p><p>Size: <span itemprop="size">12</span> players</p></div>',
      [{ name: ['Amanda'], band: [{ name: ['Jazz Band'], size: ['12'] }] }],
    ],
    [
      '5.1.2 several values, and one value of two properties',
      '<div itemscope><p>Flavors:</p><ul><li itemprop="flavor">Lemon sorbet</li><li itemprop="flavor">Apricot sorbet</li></ul></div><div itemscope><span itemprop="favorite-color favorite-fruit">orange</span></div>',
      [
        { flavor: ['Lemon sorbet', 'Apricot sorbet'] },
        { 'favorite-color': ['orange'], 'favorite-fruit': ['orange'] },
      ],
    ],
    [
      '5.1.3 a type of another vocabulary',
      '<section itemscope itemtype="https://example.org/animals#cat"><h1 itemprop="name">Hedral</h1><p itemprop="desc">Hedral is a male american domestic shorthair.</p></section>',
      [
        {
          '@type': ['https://example.org/animals#cat'],
          name: ['Hedral'],
          desc: ['Hedral is a male american domestic shorthair.'],
        },
      ],
    ],
    [
      '5.1.4 an identifier',
      '<dl itemscope itemtype="https://vocab.example.net/book" itemid="urn:isbn:0-330-34032-8"><dt>Title<dd itemprop="title">The Reality Dysfunction</dl>',
      [
        {
          '@type': ['https://vocab.example.net/book'],
          '@id': 'urn:isbn:0-330-34032-8',
          title: ['The Reality Dysfunction'],
        },
      ],
    ],
    [
      '5.2.2 types that are no absolute URLs, which are none',
      '<p itemscope itemtype="Product"><b itemprop="name">A</b></p><p itemscope itemtype="https://schema.org/ Product"></p>',
      [{ name: ['A'] }, {}],
    ],
    [
      '5.2.3 several types',
      '<p itemscope itemtype="https://schema.org/Book https://schema.org/Product"><b itemprop="name">A</b></p>',
      [{ '@type': ['Book', 'Product'], name: ['A'] }],
    ],
  ])('%s', (_, html, items) => {
    expect(read(html)).toEqual(items)
  })

  test('an item that holds itself has an end (5.2.5)', () => {
    expect(
      read('<div itemscope itemref="a"></div><div id="a" itemprop="self" itemscope itemref="a"></div>'),
    ).toEqual([{ self: [{}] }])
  })
})

describe('RDFa Lite 1.1 (https://www.w3.org/TR/rdfa-lite/)', () => {
  const person = (attributes: string, image: string) =>
    `<p vocab="https://schema.org/" ${attributes} typeof="Person">My name is <span property="name">Manu Sporny</span> and you can give me a ring via <span property="telephone">1-800-555-0199</span>. ${image}</p>`
  test.each([
    [
      '2.1 vocab, typeof and property',
      person('', ''),
      [{ '@type': ['Person'], name: ['Manu Sporny'], telephone: ['1-800-555-0199'] }],
    ],
    [
      '2.2 resource, and a URL as a value',
      person('resource="#manu"', '<img property="image" src="http://manu.sporny.org/images/manu.png">'),
      [
        {
          '@type': ['Person'],
          '@id': 'https://example.com/page#manu',
          name: ['Manu Sporny'],
          telephone: ['1-800-555-0199'],
          image: ['http://manu.sporny.org/images/manu.png'],
        },
      ],
    ],
    [
      '2.3 prefix',
      person(
        'prefix="ov: http://open.vocab.org/terms/"',
        'My favorite animal is the <span property="ov:preferredAnimal">Liger</span>.',
      ),
      [
        {
          '@type': ['Person'],
          name: ['Manu Sporny'],
          telephone: ['1-800-555-0199'],
          'http://open.vocab.org/terms/preferredAnimal': ['Liger'],
        },
      ],
    ],
  ])('%s', (_, html, items) => {
    expect(read(html)).toEqual(items)
  })

  test('Open Graph states properties of the page and describes no item (RDFa Core 1.1, section 7.5)', () => {
    expect(read('<html prefix="og: http://ogp.me/ns#"><meta property="og:title" content="A">')).toEqual([])
  })

  test('a value for machines comes before the text (RDFa Core 1.1, section 7.5)', () => {
    const html =
      '<div vocab="http://schema.org/" typeof="Event"><b property="startDate" content="2026-05-08">May 8</b><time property="endDate" datetime="2026-05-09">May 9</time><i property="location" typeof="Place"><b property="name">Hall</b></i></div>'
    expect(read(html)).toEqual([
      {
        '@type': ['Event'],
        startDate: ['2026-05-08'],
        endDate: ['2026-05-09'],
        location: [{ '@type': ['Place'], name: ['Hall'] }],
      },
    ])
  })
})

describe('RDFa 1.1 in full (https://www.w3.org/TR/rdfa-core/)', () => {
  const within = (html: string) =>
    `<!doctype html><body><div vocab="https://schema.org/" prefix="foaf: http://xmlns.com/foaf/0.1/">${html}</div>`
  test.each([
    [
      'section 7.5, an author by rel, as Drupal writes it',
      '<article about="/node/1" typeof="schema:Article"><h2><a href="/node/1" rel="bookmark"><span property="schema:headline">Sheds</span></a></h2>' +
        '<span rel="schema:author"><span lang="" about="/user/1" typeof="schema:Person" property="schema:name" datatype="">ann</span></span>' +
        '<span property="schema:datePublished" content="2026-05-08T10:00:00+00:00">May 8</span></article>',
      [
        {
          '@type': ['Article'],
          '@id': 'https://example.com/node/1',
          headline: ['Sheds'],
          author: [{ '@type': ['Person'], '@id': 'https://example.com/user/1', name: ['ann'] }],
          datePublished: ['2026-05-08T10:00:00+00:00'],
        },
      ],
    ],
    [
      'section 7.5, a text and not the link that it stands in, by an empty datatype',
      '<p about="/node/1" typeof="Article"><a property="headline" href="/node/1" datatype="">Sheds</a> <a property="url" href="/node/1">on</a></p>',
      [
        {
          '@type': ['Article'],
          '@id': 'https://example.com/node/1',
          headline: ['Sheds'],
          url: ['https://example.com/node/1'],
        },
      ],
    ],
    [
      'section 7.5, properties of what about names, wherever they stand',
      '<p about="#ann" typeof="Person"><b property="name">Ann</b></p><p about="#shed" typeof="Product"><b property="name">Shed</b></p><i about="#ann" property="jobTitle">joiner</i>',
      [
        {
          '@type': ['Person'],
          '@id': 'https://example.com/page#ann',
          name: ['Ann'],
          jobTitle: ['joiner'],
        },
        { '@type': ['Product'], '@id': 'https://example.com/page#shed', name: ['Shed'] },
      ],
    ],
    [
      'section 7.5, properties of a resource without a type',
      '<p typeof="Product"><b property="name">Shed</b><span resource="#ann"><b property="name">Ann</b></span></p>',
      [{ '@type': ['Product'], name: ['Shed'] }],
    ],
    [
      'section 7.5, a resource that is described elsewhere',
      '<p typeof="Article"><i property="author" resource="#ann"></i></p><p resource="#ann" typeof="Person"><b property="name">Ann</b></p>',
      [
        {
          '@type': ['Article'],
          author: [{ '@type': ['Person'], '@id': 'https://example.com/page#ann', name: ['Ann'] }],
        },
      ],
    ],
    [
      'section 8.3.1, a property in reverse by rev',
      '<p about="#shed" typeof="Product"><b property="name">Shed</b><span rev="itemReviewed"><span typeof="Review"><i property="reviewBody">Good</i></span></span></p>',
      [
        {
          '@type': ['Review'],
          itemReviewed: [{ '@type': ['Product'], '@id': 'https://example.com/page#shed', name: ['Shed'] }],
          reviewBody: ['Good'],
        },
      ],
    ],
    [
      'section 8.3.1.1, one rel for several items, and for a link',
      '<div typeof="Person"><b property="name">Ann</b><ul rel="foaf:knows"><li typeof="foaf:Person"><b property="foaf:name">Bob</b></li><li typeof="foaf:Person"><b property="foaf:name">Eve</b></li></ul><a rel="schema:url" href="/ann">more</a></div>',
      [
        {
          '@type': ['Person'],
          name: ['Ann'],
          'http://xmlns.com/foaf/0.1/knows': [
            { '@type': ['http://xmlns.com/foaf/0.1/Person'], 'http://xmlns.com/foaf/0.1/name': ['Bob'] },
            { '@type': ['http://xmlns.com/foaf/0.1/Person'], 'http://xmlns.com/foaf/0.1/name': ['Eve'] },
          ],
          url: ['https://example.com/ann'],
        },
      ],
    ],
    [
      'section 7.4.4, blank nodes and prefixes in brackets',
      '<p about="_:a" typeof="Person"><b property="name">Ann</b><i property="worksFor" resource="[_:b]"></i></p><p about="[_:b]" typeof="Organization"><b property="name">Us</b></p>',
      [
        {
          '@type': ['Person'],
          '@id': '_:a',
          name: ['Ann'],
          worksFor: [{ '@type': ['Organization'], '@id': '_:b', name: ['Us'] }],
        },
      ],
    ],
    [
      'HTML+RDFa section 3.1, link types beside a property',
      '<p typeof="Product"><a rel="nofollow" property="url" href="/shed">Shed</a><a rel="nofollow" href="/x">x</a></p>',
      [{ '@type': ['Product'], url: ['https://example.com/shed'] }],
    ],
    [
      'items that are values of each other, and one of itself',
      '<p about="#a" typeof="Person"><i property="knows" resource="#b"></i></p><p about="#b" typeof="Organization"><i property="name">B</i><i rel="member" resource="#b"></i></p>',
      [
        {
          '@type': ['Person'],
          '@id': 'https://example.com/page#a',
          knows: [{ '@type': ['Organization'], '@id': 'https://example.com/page#b', name: ['B'] }],
        },
      ],
    ],
  ])('%s', (_, html, items) => {
    expect(read(within(html))).toEqual(items)
  })

  test('the body is the page itself (HTML+RDFa section 3.1)', () => {
    const html =
      '<html prefix="og: http://ogp.me/ns#"><meta property="og:title" content="A"><body vocab="https://schema.org/" typeof="WebPage"><h1 property="name">Sheds</h1>'
    expect(read(html)).toEqual([{ '@type': ['WebPage'], '@id': 'https://example.com/page', name: ['Sheds'] }])
  })

  test('items that are values of each other are kept', () => {
    const data = new StructuredData(
      new HtmlDocument(
        within(
          '<p about="#a" typeof="Person"><i property="knows" resource="#b"></i></p><p about="#b" typeof="Person"><i property="knows" resource="#a"></i></p>',
        ),
        URL_OF_PAGE,
      ),
    )
    expect(data.roots.map(({ id }) => id)).toEqual(['https://example.com/page#a'])
    expect(data.items).toHaveLength(2)
  })
})

describe('JSON-LD 1.1 (https://www.w3.org/TR/json-ld11/)', () => {
  const manu = { name: ['Manu Sporny'], url: ['http://manu.sporny.org/'] }
  test.each([
    [
      'example 5, terms of a context in place',
      {
        '@context': {
          name: 'http://schema.org/name',
          image: { '@id': 'http://schema.org/image', '@type': '@id' },
          homepage: { '@id': 'http://schema.org/url', '@type': '@id' },
        },
        name: 'Manu Sporny',
        homepage: 'http://manu.sporny.org/',
      },
      [manu],
    ],
    [
      'section 4.1.2, a default vocabulary and a name without meaning',
      {
        '@context': { '@vocab': 'https://schema.org/', databaseId: null },
        '@id': 'http://example.org/places#B',
        '@type': 'Restaurant',
        name: 'Brew Eats',
        databaseId: '23987520',
      },
      [{ '@type': ['Restaurant'], '@id': 'http://example.org/places#B', name: ['Brew Eats'] }],
    ],
    [
      'section 4.1.5, compact addresses',
      {
        '@context': { foaf: 'http://xmlns.com/foaf/0.1/', s: 'http://schema.org/' },
        '@type': 'foaf:Person',
        'foaf:name': 'Dave Longley',
        's:url': 'http://a.example/',
      },
      [
        {
          '@type': ['http://xmlns.com/foaf/0.1/Person'],
          'http://xmlns.com/foaf/0.1/name': ['Dave Longley'],
          url: ['http://a.example/'],
        },
      ],
    ],
    [
      'section 4.1.6, other names of keywords',
      {
        '@context': { '@vocab': 'https://schema.org/', kind: '@type', key: '@id' },
        kind: 'Person',
        key: '#m',
        name: 'M',
      },
      [{ '@type': ['Person'], '@id': 'https://example.com/page#m', name: ['M'] }],
    ],
    [
      'section 4.1.3, relative addresses against @base',
      {
        '@context': ['https://schema.org', { '@base': 'http://example.com/document.jsonld' }],
        '@id': '',
        '@type': 'Thing',
        name: 'Just a simple document',
      },
      [{ '@type': ['Thing'], '@id': 'http://example.com/document.jsonld', name: ['Just a simple document'] }],
    ],
    [
      'section 4.2, value objects and languages',
      {
        '@context': 'https://schema.org',
        '@type': 'Thing',
        name: [{ '@value': '忍者', '@language': 'ja' }, { '@value': 'Ninja' }],
      },
      [{ '@type': ['Thing'], name: ['忍者', 'Ninja'] }],
    ],
    [
      'section 4.6.2, a map of languages',
      {
        '@context': { occupation: { '@id': 'http://schema.org/jobTitle', '@container': '@language' } },
        occupation: { ja: '忍者', en: 'Ninja' },
      },
      [{ jobTitle: ['忍者', 'Ninja'] }],
    ],
    [
      'section 4.3, lists and sets',
      {
        '@context': 'https://schema.org',
        '@type': 'Thing',
        name: { '@list': ['joe', 'bob'] },
        url: { '@set': ['http://a.example/'] },
      },
      [{ '@type': ['Thing'], name: ['joe', 'bob'], url: ['http://a.example/'] }],
    ],
    [
      'section 4.9, a graph',
      {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Person', '@id': '_:b0', name: 'Manu Sporny' },
          { '@type': 'Person', name: 'Gregg Kellogg' },
        ],
      },
      [
        { '@type': ['Person'], '@id': '_:b0', name: ['Manu Sporny'] },
        { '@type': ['Person'], name: ['Gregg Kellogg'] },
      ],
    ],
    [
      'section 4.8, a property in reverse',
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Homer',
        '@reverse': { parent: [{ '@type': 'Person', name: 'Bart' }] },
      },
      [
        { '@type': ['Person'], name: ['Bart'], parent: [{ '@type': ['Person'], name: ['Homer'] }] },
        { '@type': ['Person'], name: ['Homer'] },
      ],
    ],
    [
      'section 4.8, a term that states a property in reverse',
      {
        '@context': ['https://schema.org', { reviews: { '@reverse': 'https://schema.org/itemReviewed' } }],
        '@type': 'Product',
        name: 'Shed',
        reviews: { '@type': 'Review', reviewBody: 'Good' },
      },
      [
        {
          '@type': ['Review'],
          reviewBody: ['Good'],
          itemReviewed: [{ '@type': ['Product'], name: ['Shed'] }],
        },
        { '@type': ['Product'], name: ['Shed'] },
      ],
    ],
    [
      'section 4.1.8, a context inside',
      {
        '@context': { '@vocab': 'https://example.org/' },
        '@type': 'Wrapper',
        content: { '@context': 'https://schema.org', '@type': 'Person', name: 'A' },
      },
      [
        {
          '@type': ['https://example.org/Wrapper'],
          'https://example.org/content': [{ '@type': ['Person'], name: ['A'] }],
        },
      ],
    ],
    [
      'section 9.2, null leaves a value out',
      { '@context': 'https://schema.org', '@type': 'Person', name: 'A', email: null },
      [{ '@type': ['Person'], name: ['A'] }],
    ],
  ])('%s', (_, data, items) => {
    expect(read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual(items)
  })

  test('several blocks and a profile (section 7, "Embedding JSON-LD in HTML documents")', () => {
    const block = (type: string, name: string) =>
      `<script type='${type}'>[{"@context":"https://schema.org","@type":"Thing","name":"${name}"}]</script>`
    expect(
      read(
        block('application/ld+json', 'A') +
          block('application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted"', 'B') +
          block('application/json', 'C'),
      ),
    ).toEqual([
      { '@type': ['Thing'], name: ['A'] },
      { '@type': ['Thing'], name: ['B'] },
    ])
  })
})
