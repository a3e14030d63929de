import { expect, test } from '@jest/globals'
import { lightTopics } from '../../../src/engine/analysis/light-checks.ts'
import { readPage } from '../../../src/engine/analysis/read-page.ts'
import type { FinalResponse } from '../../../src/engine/network/exchange.ts'
import { ALL_TOOLS } from '../../../src/engine/tools/index.ts'

const URL = 'https://shop.example/oak'

async function read(html: string) {
  const body = Buffer.from(html)
  const final: FinalResponse = {
    url: URL,
    status: 200,
    headers: new Map([['content-type', ['text/html; charset=utf-8']]]),
    ttfbMs: 1,
    totalMs: 2,
    body,
    wireBytes: body.length,
    truncated: false,
  }
  return await readPage({
    url: URL,
    exchange: { requestedUrl: URL, hops: [final], final },
    preview: undefined,
  })
}

const RICH = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Oak tables, made by hand in Bristol</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Tables of oak from the woods around Bristol, made to measure by hand.">
<meta name="robots" content="max-snippet:-1">
<link rel="canonical" href="${URL}">
<link rel="alternate" hreflang="en" href="${URL}"><link rel="alternate" hreflang="de" href="/de/eiche">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Oak table",
"datePublished":"2026-01-01","offers":{"@type":"Offer","price":"900","priceCurrency":"GBP"},
"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5","reviewCount":"12"}}</script></head>
<body><main><h1>Oak tables</h1><h2>By hand</h2><p>${'Each table is planed, joined and oiled by hand. '.repeat(20)}</p>
<object data="/plan.pdf"></object></main></body></html>`

test('a topic that says it is light judges a page by its answer alone', async () => {
  const { checks, record } = await read(RICH)
  expect(record).toMatchObject({ indexable: true, types: ['AggregateRating', 'Offer', 'Product'] })
  const ids = (await lightTopics()).flatMap(topic => topic.checks.map(({ id }) => id))
  expect(checks.map(({ id }) => id)).toEqual(ids)
  // What asks for anything else is refused, and so not measured.
  expect(checks.filter(({ outcome }) => outcome === 'not-measured')).toEqual([])
  expect(checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toEqual(record.failed ?? [])
})

test('a check that fails names the page and the first place', async () => {
  const { checks, record } = await read(RICH.replace(/<title>.*<\/title>/, ''))
  expect(record.failed).toContain('serp/title-missing')
  expect(checks.find(({ id }) => id === 'serp/title-missing')).toEqual({
    id: 'serp/title-missing',
    outcome: 'fail',
    place: { url: URL, message: 'No <title> on the page' },
  })
})

test('a page that search engines do not show is not judged', async () => {
  const { checks, record } = await read(RICH.replace('max-snippet:-1', 'noindex'))
  expect(record).toMatchObject({ indexable: false, obstacle: 'noindex-meta' })
  expect(checks).toEqual([])
})

test('a tool says that it has light topics where it has some', async () => {
  for (const { name, topics, hasLightTopics } of ALL_TOOLS) {
    const light = (await topics()).filter(({ isLight }) => isLight)
    expect({ name, hasLightTopics: hasLightTopics === true }).toEqual({
      name,
      hasLightTopics: light.length > 0,
    })
  }
})
