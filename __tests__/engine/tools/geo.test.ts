import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pageScore } from '../../../src/api/score.ts'
import { geoTool } from '../../../src/engine/tools/geo/geo.ts'
import { judgeLlmsTxt } from '../../../src/engine/tools/geo/llms-txt.ts'
import { failedCheck } from '../../support/reports.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { BOTS } from './geo/bot-cases.ts'
import { PAGES } from './geo/page-cases.ts'
import { html, jsonLd, PLAIN, robots } from './geo/pages.ts'
import { TARGETING } from './geo/targeting-cases.ts'

const CASES = [...BOTS, ...PAGES, ...TARGETING]

await testCases(geoTool, CASES)

describe('the requests', () => {
  test('on a private server are the page, robots.txt and llms.txt', async () => {
    const { requests } = await auditSite(geoTool, PLAIN)
    expect(requests.sort()).toEqual(['GET /', 'GET /llms.txt', 'GET /robots.txt'])
  })

  test('on a live one are five more', async () => {
    const { requests } = await auditSite(geoTool, { 'https://example.com/': html() }, 'https://example.com/')
    expect(requests).toHaveLength(8)
  })

  test('a page that only redirects by meta refresh is not applicable', async () => {
    const { run } = await auditSite(geoTool, '<meta http-equiv="refresh" content="0; url=/new/">')
    expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
  })

  test('a page that is not there is not measured', async () => {
    const { run } = await auditSite(geoTool, {})
    expect(run).toMatchObject({ status: 'not-measured', score: null })
  })
})

describe('the facts', () => {
  test('say of each crawler which line decides', async () => {
    const { run } = await auditSite(geoTool, robots('User-agent: GPTBot\nDisallow: /'))
    expect(run.facts).toMatchObject({
      heuristic: true,
      bots: {
        GPTBot: { purpose: 'training', allowed: false, line: 2, rule: 'Disallow: /' },
        'OAI-SearchBot': { purpose: 'search', allowed: true },
      },
    })
  })

  test('say how old an article is', async () => {
    const modified = new Date(Date.now() - 400.5 * 86_400_000).toISOString()
    const published = new Date(Date.now() - 500.5 * 86_400_000).toISOString()
    const item = { '@type': 'BlogPosting', datePublished: published, dateModified: modified }
    const written = await auditSite(geoTool, { '/': html(jsonLd(item)) })
    expect(written.run.facts).toMatchObject({ latestDate: modified, ageDays: 400 })
    const tagged = await auditSite(geoTool, {
      '/': html(`<meta property="article:published_time" content="${published}">`),
    })
    expect(tagged.run.facts).toMatchObject({ latestDate: published, ageDays: 500 })
    const undated = await auditSite(geoTool, PLAIN)
    expect(undated.run.facts).toMatchObject({ latestDate: null, ageDays: null })
  })

  test('say what is reserved', async () => {
    const { run } = await auditSite(geoTool, {
      ...robots('User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /'),
      '/': html('<meta name="robots" content="noai, noimageai, max-snippet:50">'),
    })
    expect(run.facts).toMatchObject({
      directives: ['noai', 'noimageai'],
      preferences: [{ kind: 'Content-Signal', signals: { search: 'yes', 'ai-input': 'no' }, line: 2 }],
    })
  })

  test('hold structure, authors, preferences and targeting', async () => {
    const head = [
      '<meta name="author" content="Ada">',
      '<meta name="geo.region" content="GB-LND">',
      jsonLd({
        '@type': 'Organization',
        name: 'Kettle Works',
        sameAs: ['https://example.org/k'],
        makesOffer: { '@type': 'Offer', priceCurrency: 'GBP' },
        address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      }),
    ]
    const body =
      '<main><h1>Kettles</h1><h2>How long does it boil?</h2><p>Four minutes.</p><h2>Why?</h2><ul><li>x</li></ul>' +
      '<table></table><a href="https://example.net/">a</a><a href="/about/">About</a></main>'
    const site = {
      '/': { headers: { 'content-usage': 'train-ai=n' }, body: html(head.join(''), body, 'en-GB') },
    }
    const { run, origin } = await auditSite(geoTool, site)
    expect(run.facts).toMatchObject({
      authors: ['Ada'],
      organizations: ['Kettle Works'],
      sameAs: 1,
      aboutLink: `${origin}/about/`,
      contactLink: null,
      questionHeadings: 2,
      answeredQuestions: 2,
      lists: 1,
      tables: 1,
      citedHosts: 1,
      preferences: [{ kind: 'Content-Usage', signals: { 'train-ai': 'n' } }],
      targeting: {
        htmlLangCountry: 'GB',
        addressCountries: ['GB'],
        currencies: ['GBP'],
        geoRegion: 'GB-LND',
        domainCountry: null,
      },
    })
  })
})

test('the score is a heuristic and no part of the score of the page', () => {
  const failing = { score: 50, status: 'measured' as const, checks: [failedCheck({ severity: 'warning' })] }
  const heuristic = { ...failing, tool: 'geo' as const, facts: { heuristic: true } }
  const other = { ...failing, tool: 'content' as const, facts: {} }
  expect(pageScore([other, heuristic])).toBe(pageScore([other]))
  expect(pageScore([heuristic])).toBeNull()
})

describe('any input', () => {
  test('is judged without an error', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        jsonLd({ '@type': 'Article', author: [null, 3, { name: {} }], dateModified: '2026-99-99' }),
        jsonLd({ '@type': 'Place', latitude: {}, longitude: [1], geo: null, telephone: 5 }),
        '<h2>?</h2>',
        '<app-root></app-root><script>1</script>',
        '<meta name="robots" content="max-snippet:,noai">',
        '<a href="http://[">',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.string(), async (pieces, text) => {
        const { run } = await auditSite(geoTool, { ...robots(text), '/': html('', pieces.join('')) })
        expect(run.status).toBe('measured')
      }),
      { numRuns: 30 },
    )
  })

  test('of an llms.txt is judged without an error', () => {
    fc.assert(
      fc.property(fc.string({ size: 'large' }), text => {
        const url = 'https://example.com/llms.txt'
        const hop = { url, status: 200, headers: new Map([['content-type', ['text/plain']]]), ttfbMs: 1 }
        const final = { ...hop, body: Buffer.from(text), wireBytes: 1, truncated: false, totalMs: 1 }
        const { judgements } = judgeLlmsTxt(url, { requestedUrl: url, hops: [hop], final })
        expect(['pass', 'fail', 'not-applicable']).toContain(judgements['llms-txt-invalid'].outcome)
      }),
    )
  })
})
