// @ts-expect-error: the package has no types
import Validator from '@adobe/structured-data-validator'
import { describe, expect, test } from '@jest/globals'
import type { JsonObject } from '../../src/api/results.ts'
import { schemaTool } from '../../src/engine/tools/schema/schema.ts'
import { auditSite } from '../support/tool-runs.ts'
import { GOOGLE_EXAMPLES } from './schema/google-examples.ts'

const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data'

async function audit(html: string, path = '/page') {
  return await auditSite(schemaTool, { [path]: `<!doctype html><title>Example</title>${html}` }, path)
}

function script(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', ...data })}</script>`
}

/** A copy without a property, as `offers.price`, of every item on the way. */
function without(data: unknown, path: string): unknown {
  if (Array.isArray(data)) return data.map(one => without(one, path))
  const [first, ...rest] = path.split('.')
  const { [first!]: value, ...others } = data as JsonObject
  return rest.length === 0 ? others : { ...others, [first!]: without(value, rest.join('.')) }
}

describe(`examples of ${DOCS}`, () => {
  test.each(GOOGLE_EXAMPLES)('$source is eligible and without a fault', async ({ feature, data }) => {
    const { run } = await audit(script(data))
    const failed = run.checks.filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'notice')
    expect(failed).toEqual([])
    expect(run.facts['superseded']).toEqual([])
    const names = ['property-unknown', 'property-misplaced', 'value-type', 'url-relative']
    const noticed = run.checks.filter(({ outcome, id }) => outcome === 'fail' && names.includes(id.slice(7)))
    expect(
      noticed.flatMap(({ id, occurrences }) => occurrences.map(({ message }) => `${id}: ${message}`)),
    ).toEqual([])
    const found = (run.facts['features'] as JsonObject[]).find(({ name }) => name === feature)
    expect(found).toMatchObject({ name: feature })
    expect(found!['eligible']).toBe(found!['items'])
  })

  const demands = GOOGLE_EXAMPLES.flatMap(({ feature, source, data, required }) =>
    required.map(property => ({ feature, source, data, property })),
  )
  test.each(demands)('$source needs $property', async ({ feature, data, property }) => {
    const { run, check } = await audit(script(without(data, property) as object))
    // Nobody can add what others have yet to say: the item is not eligible, and nothing is at fault.
    if (property === 'aggregateRating') {
      expect(run.facts['features']).toContainEqual(expect.objectContaining({ name: feature, eligible: 0 }))
      return
    }
    const outcomes = ['rich-result-incomplete', 'review-incomplete'].map(name => check(name).outcome)
    expect(outcomes).toContain('fail')
  })
})

describe('what Adobe found out by trying Google (@adobe/structured-data-validator 1.7)', () => {
  /** Types that it has rules for; where it is silent on a property, Google's page says more than its rules. */
  const known = GOOGLE_EXAMPLES.filter(({ source }) =>
    /^(?:breadcrumb|video|product-snippet#product|merchant|job|recipe|review)/.test(source),
  )
  const SILENT = [
    'itemListElement.item',
    'offers.priceCurrency',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
  ]
  const errorsOf = async (data: object) => {
    const type = (data as JsonObject)['@type'] as string
    const issues: { severity: string }[] = await new Validator().validate({
      jsonld: { [type]: [structuredClone(data)] },
    })
    return issues.filter(({ severity }) => severity === 'ERROR')
  }

  test.each(known)('$source has no error there either', async ({ data }) => {
    expect(await errorsOf(data)).toEqual([])
  })

  test.each(known)(
    '$source has an error there for each property that is missing',
    async ({ data, required, source }) => {
      for (const property of required) {
        if (SILENT.includes(property) && !source.startsWith('product-snippet')) continue
        expect([property, (await errorsOf(without(data, property) as object)).length > 0]).toEqual([
          property,
          true,
        ])
      }
    },
  )
})

describe('the same breadcrumb in three syntaxes (breadcrumb#examples)', () => {
  test.each([
    [
      'rdfa',
      `<ol vocab="https://schema.org/" typeof="BreadcrumbList">
        <li property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="https://example.com/books"><span property="name">Books</span></a><meta property="position" content="1"></li>
        <li property="itemListElement" typeof="ListItem"><span property="name">Award winners</span><meta property="position" content="2"></li></ol>`,
    ],
    [
      'microdata',
      `<ol itemscope itemtype="https://schema.org/BreadcrumbList">
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="https://example.com/books"><span itemprop="name">Books</span></a><meta itemprop="position" content="1"></li>
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><span itemprop="name">Award winners</span><meta itemprop="position" content="2"></li></ol>`,
    ],
    [
      'microdata',
      `<ol itemscope itemtype="https://schema.org/BreadcrumbList">
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemscope itemtype="https://schema.org/WebPage" itemprop="item" itemid="https://example.com/books" href="https://example.com/books"><span itemprop="name">Books</span></a><meta itemprop="position" content="1"></li>
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><span itemprop="name">Award winners</span><meta itemprop="position" content="2"></li></ol>`,
    ],
  ])('%s', async (syntax, html) => {
    const { run } = await audit(html)
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    expect(run.facts).toMatchObject({ syntaxes: [syntax], features: [{ name: 'Breadcrumb', eligible: 1 }] })
  })
})

test('an article with comments as the RDF module of Drupal marks it up', async () => {
  const user = (id: number, name: string) =>
    `<span rel="schema:author"><a title="View user profile." href="/user/${id}" lang="" about="/user/${id}" typeof="schema:Person" property="schema:name" datatype="">${name}</a></span>`
  const { run } = await audit(`<body><main><article role="article" about="/node/1" typeof="schema:Article">
    <h2><a href="/node/1" rel="bookmark"><span property="schema:name">Garden sheds</span></a></h2>
    <span property="schema:interactionCount" content="UserComments:1" class="rdf-meta hidden"></span>
    <article typeof="schema:Person" about="/user/1"></article>
    <footer>Submitted by ${user(1, 'ann')} on <span property="schema:dateCreated" content="2026-05-08T10:00:00+00:00">May 8</span></footer>
    <a href="/node/1"><img property="schema:image" src="/shed.png" typeof="foaf:Image" alt=""></a>
    <div property="schema:text"><p>Of <a href="/wood" rel="nofollow">wood</a>.</p></div>
    <a href="/tags/1" property="schema:about" hreflang="en">Sheds</a>
    <section rel="schema:comment"><h2>Comments</h2><a href="#comment-form">Write one</a>
      <article role="article" about="/comment/1" typeof="schema:Comment">${user(2, 'bob')}
        <h3 property="schema:name" datatype=""><a href="/comment/1" rel="bookmark">Good</a></h3>
        <div property="schema:text">Good sheds.</div></article></section>
  </article></main>`)
  const failed = run.checks.filter(({ outcome }) => outcome === 'fail')
  expect(failed.map(({ id }) => id)).toEqual(['schema/rich-result-sparse'])
  expect(run.facts['items']).toMatchObject([{ types: ['Article'] }])
  expect(run.facts['types']).toEqual(['Article', 'Comment', 'Person', 'http://xmlns.com/foaf/0.1/Image'])
})

test('a product in RDFa with rel, as Google writes it (product-snippet#product-review-page)', async () => {
  const of = (rel: string, type: string, inner: string) =>
    `<div rel="schema:${rel}"><div typeof="schema:${type}">${inner}</div></div>`
  const text = (property: string, content: string) =>
    `<div property="schema:${property}" content="${content}"></div>`
  const { run } = await audit(
    `<div typeof="schema:Product">${of(
      'review',
      'Review',
      of('reviewRating', 'Rating', text('ratingValue', '4')) +
        of('author', 'Person', text('name', 'Fred Benson')),
    )}<div rel="schema:image" resource="https://example.com/anvil.jpg"></div>${text('name', 'Executive Anvil')}${of(
      'aggregateRating',
      'AggregateRating',
      text('reviewCount', '89') + text('ratingValue', '4.4'),
    )}${of(
      'offers',
      'Offer',
      `${text('price', '119.99')}${text('priceCurrency', 'USD')}<div rel="schema:url" resource="https://example.com/anvil"></div>`,
    )}</div>`,
  )
  expect(run.checks.filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'notice')).toEqual(
    [],
  )
  expect(run.facts).toMatchObject({
    itemCount: 6,
    items: [{ types: ['Product'] }],
    features: [
      { name: 'Product snippet', items: 1, eligible: 1 },
      { name: 'Merchant listing', items: 1, eligible: 1 },
      { name: 'Review snippet', items: 2, eligible: 2 },
    ],
  })
})

test('an organization and a site name are asked for on the home page alone (organization, site-names)', async () => {
  const html = script({ '@graph': [{ '@type': 'WebSite' }, { '@type': 'Organization', name: 'A' }] })
  const home = await audit(html, '/')
  expect(home.check('rich-result-incomplete').occurrences.map(({ message }) => message)).toEqual([
    'Site name: WebSite has no name and no url',
  ])
  expect(home.check('rich-result-sparse').occurrences.map(({ message }) => message)).toEqual([
    'Organization "A" has no url and no logo',
  ])
  const inner = await audit(html, '/page')
  expect(inner.check('rich-result-incomplete').outcome).toBe('not-applicable')
})
