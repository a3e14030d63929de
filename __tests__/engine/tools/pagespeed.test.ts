import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toolRunSchema } from '../../../src/api/result-schemas.ts'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { pagespeedTool } from '../../../src/engine/tools/pagespeed/pagespeed.ts'
import { lighthouseReport, list, node, reporting, table } from '../../support/lighthouse-reports.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { CASES_WITHOUT_LIGHTHOUSE } from './pagespeed/cases-without-lighthouse.ts'
import { DELIVERY_CASES } from './pagespeed/delivery-cases.ts'
import { DIAGNOSTIC_CASES, SAVING_CASES } from './pagespeed/diagnostic-cases.ts'
import { METRIC_CASES } from './pagespeed/metric-cases.ts'
import { big, html, SITE, SLOW, saving } from './pagespeed/pages.ts'

const CASES = [
  ...METRIC_CASES,
  ...SAVING_CASES,
  ...DIAGNOSTIC_CASES,
  ...DELIVERY_CASES,
  ...CASES_WITHOUT_LIGHTHOUSE,
]

/** Checks that apply to every page. */
const ALWAYS = { 'not-applicable': 'it is about every page' }

await testCases(pagespeedTool, CASES, {
  exceptions: {
    'largest-contentful-paint': ALWAYS,
    'cumulative-layout-shift': ALWAYS,
    'first-contentful-paint': ALWAYS,
    'speed-index': ALWAYS,
    'server-response-time': {
      'not-applicable': 'a test of its own shows it of servers on this machine',
    },
    redirects: ALWAYS,
    'dom-size-insight': ALWAYS,
    'total-byte-weight': ALWAYS,
    'bf-cache': ALWAYS,
  },
})

describe('the pagespeed tool', () => {
  test.each(['server-response-time', 'uses-text-compression', 'cache-insight', 'modern-http-insight'])(
    'a server on this machine says nothing about %s',
    async check => {
      const audits = { 'server-response-time': { score: 0, details: table({ responseTime: 5000 }) } }
      const routes = { '/': html('<script src="/app.js"></script>'), '/app.js': { body: big(40_000) } }
      const { check: found } = await auditSite(pagespeedTool, routes, { lighthouse: reporting({ audits }) })

      expect(found(check).outcome).toBe('not-applicable')
      expect(found(check).message).toMatch(/on this machine or network/)
    },
  )

  test('its score is that of Lighthouse, also where checks fail', async () => {
    const { run } = await auditSite(pagespeedTool, html(), {
      lighthouse: reporting({ audits: SLOW, score: 0.26 }),
    })

    expect(run.score).toBe(26)
  })

  test.each([
    { when: 'Lighthouse gave none', lighthouse: reporting({ score: null }) },
    { when: 'there is no Chrome', lighthouse: undefined },
  ])('has no score when $when', async ({ lighthouse }) => {
    const { run } = await auditSite(pagespeedTool, html(), { lighthouse })

    expect(run).toMatchObject({ status: 'measured', score: null })
  })

  test('says times of a page that waits where no other program is at work', async () => {
    const audits = { ...SLOW, 'total-blocking-time': { numericValue: 397 } }
    const { check } = await auditSite(pagespeedTool, html(), {
      lighthouse: reporting({ audits, score: 0.6, othersShare: 0.05, waitedShare: 0.82 }),
    })
    expect(check('total-blocking-time').outcome).toBe('fail')
  })

  test('says nothing of times where the page waited for the processor', async () => {
    const audits = { ...SLOW, 'total-blocking-time': { numericValue: 397 } }
    const { run, check } = await auditSite(pagespeedTool, html(), {
      lighthouse: reporting({ audits, score: 0.6, othersShare: 0.3, waitedShare: 0.82 }),
    })
    expect(run).toMatchObject({ status: 'measured', score: null, facts: { waitedShare: 0.82 } })
    expect(check('total-blocking-time')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringContaining('waited during 82 % of its tasks while other programs had 30 %'),
    })
  })

  test('says nothing of times where other programs kept the machine busy, and all else', async () => {
    const audits = {
      ...SLOW,
      'total-blocking-time': { numericValue: 9000 },
      'cumulative-layout-shift': { numericValue: 0.4 },
      'render-blocking-insight': saving(900, 0),
      'unused-javascript': saving(900, 500_000),
      'forced-reflow-insight': { score: 0, details: list(table({ reflowTime: 300 })) },
    }
    const lighthouse = reporting({ audits, score: 0.2, othersShare: 0.8 })
    const { run, check } = await auditSite(pagespeedTool, html(), { lighthouse })
    const outcomes = (...names: string[]) => names.map(name => check(name).outcome)

    expect(run).toMatchObject({ status: 'measured', score: null, facts: { othersShare: 0.8 } })
    expect(
      outcomes('largest-contentful-paint', 'total-blocking-time', 'first-contentful-paint', 'speed-index'),
    ).toEqual(Array(4).fill('not-measured'))
    // What comes late there, as an image, moves what is painted by then.
    expect(check('cumulative-layout-shift').outcome).toBe('not-measured')
    expect(outcomes('render-blocking-insight', 'forced-reflow-insight')).toEqual(
      Array(2).fill('not-measured'),
    )
    expect(check('unused-javascript').outcome).toBe('fail')
    expect(check('speed-index').message).toMatch(/^other programs had 80 % of this machine's processors/)
  })

  test('smaller images save bytes and no time where the main content came with a late first paint', async () => {
    const audits = {
      ...SLOW,
      'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' },
      metrics: {
        details: table({ observedFirstContentfulPaint: 140, observedLargestContentfulPaint: 140 }),
      },
      'image-delivery-insight': {
        ...saving(0, 10_000_000, { url: `${SITE}hero.png`, wastedBytes: 10_000_000 }),
        metricSavings: { LCP: 27_000 },
      },
    }
    const { check } = await auditSite(pagespeedTool, html(), { lighthouse: reporting({ audits }) })

    expect(check('images-heavy').message).toBe('Lighthouse estimates that 10.0 MB can be saved')
    expect(check('largest-contentful-paint').message).toMatch(/^4\.0 s: needs improvement/)
  })

  test.each([
    ['font-display-insight', 'https://shop.example/webfonts/fa-solid-900.woff2', 'fonts of icons'],
    ['font-display-insight', 'https://shop.example/fonts/themify.woff', 'fonts of icons'],
    ['render-blocking-insight', 'https://shop.example/end.js', 'scripts at its end'],
  ])('%s does not name %s', async (check, url, says) => {
    const audits = { [check]: { ...saving(900, 0), details: table({ url, wastedMs: 900 }) }, ...SLOW }
    const site = { [SITE]: html('', '<p>x</p><script src="/end.js"></script>') }
    const { check: found } = await auditSite(pagespeedTool, site, {
      path: SITE,
      lighthouse: reporting({ audits }),
    })

    expect(found(check).outcome).toBe('pass')
    expect(found(check).message).toContain(says)
  })

  test('what a preview loads from production is not of a third party', async () => {
    const urls = { type: 'subitems', items: [{ url: 'https://shop.example/app.js' }] }
    const row = { entity: 'shop.example', mainThreadTime: 900, subItems: urls }
    const site = { '/': html('<script src="https://shop.example/app.js"></script>') }
    const { check, run } = await auditSite(pagespeedTool, site, {
      productionUrl: 'https://shop.example/',
      lighthouse: reporting({ audits: { 'third-parties-insight': { details: table(row) } } }),
    })

    expect(check('third-parties-insight').outcome).toBe('not-applicable')
    expect(run.facts['thirdParties']).toEqual([])
  })

  test('one fault is one failed check: what Lighthouse measured is not judged by the markup too', async () => {
    const page = html(
      '<script src="/a.js"></script><link rel="preload" as="image" href="/hero.jpg">',
      `<img src="/hero.jpg" loading="lazy">${'<p>x</p>'.repeat(1500)}`,
    )
    const { run } = await auditSite(pagespeedTool, page, { lighthouse: reporting() })

    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
  })

  test('asks for nothing but the page where Lighthouse ran', async () => {
    const page = html('<script src="/a.js"></script>')
    const { requests: asked } = await auditSite(pagespeedTool, { '/': page }, { lighthouse: reporting() })

    expect(asked).toEqual(['GET /'])
  })

  test('bounds the files that it fetches where Lighthouse did not run', async () => {
    const scripts = Array.from({ length: 60 }, (_, index) => `<script defer src="/${index}.js"></script>`)
    const { requests: asked } = await auditSite(pagespeedTool, { [SITE]: html(scripts.join('')) }, SITE)

    expect(asked).toHaveLength(21)
  })

  test('says in its facts what Lighthouse measured, in its names and units', async () => {
    const { run } = await auditSite(pagespeedTool, html(), {
      lighthouse: reporting({
        audits: {
          'largest-contentful-paint': { numericValue: 1200.12345, numericUnit: 'millisecond', score: 0.98 },
          'lcp-breakdown-insight': { details: list(node('h1', '<h1>')) },
          'resource-summary': {
            details: table({ resourceType: 'script', requestCount: 2, transferSize: 900 }),
          },
          'unused-javascript': saving(300, 5000),
          'third-parties-insight': {
            details: table({ entity: 'Tags Inc', mainThreadTime: 4.6, transferSize: 7 }),
          },
        },
      }),
    })

    expect(run.facts).toMatchObject({
      requestedDevice: 'mobile',
      lighthouseVersion: '13.5.0',
      runs: [100],
      metrics: { 'largest-contentful-paint': { value: 1200.123, unit: 'millisecond', score: 0.98 } },
      lcpElement: { selector: 'h1', snippet: '<h1>' },
      weight: { script: { requests: 2, bytes: 900 } },
      opportunities: [{ id: 'unused-javascript', savingsMs: 300, savingsBytes: 5000 }],
      thirdParties: [{ entity: 'Tags Inc', bytes: 7, mainThreadMs: 5 }],
    })
  })

  test('has what the screen showed in its facts, each frame once', async () => {
    const frame = (timing: number, data: string) => ({ timing, timestamp: 1, data })
    const [white, shop] = ['/9j/4AAQ', '/9j/4BBB'].map(data => `data:image/jpeg;base64,${data}`) as [
      string,
      string,
    ]
    const items = [
      frame(375, white),
      frame(750.4, white),
      frame(1125, shop),
      frame(1500, `${shop}" onload="alert(1)`),
      frame(1875, `data:image/jpeg;base64,${'A'.repeat(20_000)}`),
    ]
    const { run } = await auditSite(pagespeedTool, html(), {
      lighthouse: reporting({
        audits: { 'screenshot-thumbnails': { details: { type: 'filmstrip', scale: 3000, items } } },
      }),
    })

    expect(run.facts['filmstrip']).toEqual([
      { ms: 375, picture: 'frame-1' },
      { ms: 750, picture: 'frame-1' },
      { ms: 1125, picture: 'frame-2' },
    ])
    expect(run.facts['pictures']).toEqual({ 'frame-1': white, 'frame-2': shop })
  })

  test('is not measured where there is no page', async () => {
    const { run } = await auditSite(pagespeedTool, { '/': { status: 500 } }, { lighthouse: reporting() })

    expect(run.status).toBe('not-measured')
  })

  test('answers for whatever Lighthouse reports', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant('data:,x'),
      fc.constant(SITE),
    )
    const row = fc.dictionary(
      fc.constantFrom(
        'url',
        'node',
        'type',
        'items',
        'subItems',
        'source',
        'wastedBytes',
        'entity',
        'reason',
      ),
      value,
    )
    const audit = fc.record({
      score: fc.constantFrom(0, 0.5, 1, null),
      scoreDisplayMode: fc.constantFrom('metricSavings', 'numeric', 'informative', 'notApplicable', 'error'),
      numericValue: fc.constantFrom(undefined, 0, 1e9, -1),
      details: fc.oneof(
        fc.constant(undefined),
        fc.record({ type: fc.constant('table'), items: fc.array(row) }),
        row,
      ),
    })
    const names = Object.keys(lighthouseReport().median.audits)
    const checks = Object.keys(await checksOf(pagespeedTool)).length
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), audit), async audits => {
        const lighthouse = reporting({ audits: audits as never })
        const { run } = await auditSite(pagespeedTool, html(), { lighthouse })
        expect(run.checks).toHaveLength(checks)
        expect(() => toolRunSchema.parse(run)).not.toThrow()
      }),
      { numRuns: 40 },
    )
  })
})
