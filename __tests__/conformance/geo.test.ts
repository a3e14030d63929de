import { describe, expect, test } from '@jest/globals'
import { AI_BOTS } from '../../src/engine/tools/geo/ai-bots.ts'
import { geoTool } from '../../src/engine/tools/geo/geo.ts'
import { html, jsonLd, robots } from '../engine/tools/geo/pages.ts'
import { auditSite } from '../support/tool-runs.ts'

type Run = Awaited<ReturnType<typeof auditSite>>

function failures({ run }: Run): string[] {
  return run.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id.slice('geo/'.length))
}

/** What is closed out for training, which is a fact and no fault. */
function trainingClosed({ run }: Run): string[] {
  const bots = run.facts['bots'] as Record<string, { purpose: string; allowed: boolean }>
  return Object.keys(bots).filter(name => bots[name]!.purpose === 'training' && !bots[name]!.allowed)
}

function sent(body: string, type = 'text/plain') {
  return { headers: { 'content-type': type }, body }
}

describe('what operators document of their crawlers', () => {
  // https://platform.openai.com/docs/bots: OAI-SearchBot for search, GPTBot for training, each on its own
  test('OpenAI: search may be allowed and training not', async () => {
    const site = robots('User-agent: OAI-SearchBot\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /')
    const audited = await auditSite(geoTool, site)
    expect([failures(audited), trainingClosed(audited)]).toEqual([[], ['GPTBot']])
  })

  // https://support.claude.com/en/articles/8896518: blocking Claude-User and Claude-SearchBot lowers visibility
  test.each([
    ['ClaudeBot', [], ['ClaudeBot']],
    ['Claude-User', ['ai-assistants-blocked'], []],
    ['Claude-SearchBot', ['ai-search-blocked'], []],
  ])('Anthropic: to close out %s is %j', async (bot, checks, forTraining) => {
    const audited = await auditSite(geoTool, robots(`User-agent: ${bot}\nDisallow: /`))
    expect([failures(audited), trainingClosed(audited)]).toEqual([checks, forTraining])
  })

  // https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers: no effect on Search
  test('Google: Google-Extended is about training and not about search', async () => {
    const site = robots('User-agent: Google-Extended\nDisallow: /')
    const audited = await auditSite(geoTool, site)
    expect([failures(audited), trainingClosed(audited)]).toEqual([[], ['Google-Extended']])
  })

  // https://docs.perplexity.ai/guides/bots: Perplexity-User generally ignores robots.txt
  test('Perplexity: a rule for Perplexity-User keeps nobody out', async () => {
    const site = robots('User-agent: Perplexity-User\nDisallow: /')
    expect(failures(await auditSite(geoTool, site))).toEqual([])
  })

  // https://support.apple.com/en-us/119829: Applebot follows the rules for Googlebot where none name it
  test('Apple: rules for Googlebot hold for Applebot', async () => {
    const site = robots('User-agent: Googlebot\nDisallow: /')
    const { run } = await auditSite(geoTool, site)
    expect(run.facts).toMatchObject({ bots: { Applebot: { allowed: false, line: 2 } } })
  })

  test('each crawler has a purpose and a document', () => {
    for (const { name, purpose, docs } of AI_BOTS) {
      expect([name, ['search', 'user', 'training'].includes(purpose), URL.canParse(docs)]).toEqual([
        name,
        true,
        true,
      ])
    }
    expect(new Set(AI_BOTS.map(({ name }) => name.toLowerCase())).size).toBe(AI_BOTS.length)
  })
})

// https://developers.google.com/search/docs/appearance/ai-features: llms.txt and special markup are not needed
test('Google: a page without llms.txt, structured data or dates has no fault', async () => {
  expect(failures(await auditSite(geoTool, { '/': html() }))).toEqual([])
})

describe('llmstxt.org', () => {
  // https://llmstxt.org/#format: the example of the proposal; the H1 alone is required
  const EXAMPLE = `# Title

> Optional description goes here

Optional details go here

## Section name

- [Link title](https://link_url): Optional link details

## Optional

- [Link title](https://link_url)
`
  test.each([
    ['the example of the proposal', EXAMPLE, 'pass'],
    [
      'a title and a summary alone',
      `# FastHTML\n\n> ${'A library for server-rendered pages. '.repeat(3)}`,
      'pass',
    ],
    ['no title', EXAMPLE.replace('# Title', 'Title'), 'fail'],
    ['a section before the title', `## Docs\n\n${EXAMPLE}`, 'fail'],
  ])('%s: %s', async (_, text, outcome) => {
    const { check } = await auditSite(geoTool, { '/': html(), '/llms.txt': sent(text) })
    expect(check('llms-txt-invalid').outcome).toBe(outcome)
  })
})

// https://contentsignals.org/ and https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/
test.each([
  [
    'Content-Signal: ai-train=no, search=yes, ai-input=no',
    { 'ai-train': 'no', search: 'yes', 'ai-input': 'no' },
  ],
  ['Content-Signal: search=yes,ai-train=no', { search: 'yes', 'ai-train': 'no' }],
  ['Content-Usage: train-ai=n', { 'train-ai': 'n' }],
  ['Content-Usage: /ai-ok/ train-ai=y', { 'train-ai': 'y' }],
])('%s is recognised in robots.txt', async (line, signals) => {
  const { run } = await auditSite(geoTool, robots(`User-Agent: *\n${line}\nAllow: /`))
  expect(run.facts).toMatchObject({ preferences: [{ signals, line: 2 }] })
})

describe("Google's documents on places", () => {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  test('the example of a restaurant has no fault', async () => {
    const restaurant = {
      '@type': 'Restaurant',
      name: "Dave's Steak House",
      address: {
        '@type': 'PostalAddress',
        streetAddress: '148 W 51st St',
        addressLocality: 'New York',
        addressRegion: 'NY',
        postalCode: '10019',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 40.761293, longitude: -73.982294 },
      telephone: '+12122459600',
    }
    expect(failures(await auditSite(geoTool, { '/': html(jsonLd(restaurant)) }))).toEqual([])
  })

  // https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites#generic-domains
  test.each([
    ['example.de', 'DE'],
    ['example.co.uk', 'GB'],
    ['example.cn', 'CN'],
    ['example.com', null],
    ['example.org', null],
    ['example.io', null],
    ['example.me', null],
    ['example.eu', null],
    ['example.asia', null],
    ['example.pages.dev', null],
  ])('%s is a domain of the country %s', async (host, country) => {
    const url = `https://${host}/`
    const { run } = await auditSite(geoTool, { [url]: html() }, url)
    expect(run.facts).toMatchObject({ targeting: { domainCountry: country } })
  })
})
