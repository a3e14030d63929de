import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EXAMPLE_SITE, examplePaths } from '../../scripts/example-site.ts'
import type { Report } from '../../src/report/report.ts'
import type { Written } from '../../src/settings/table.ts'
import { chromeForTests } from '../support/chrome.ts'
import { numbersByRendering, numbersOf, type ReportNumbers } from '../support/report-numbers.ts'
import {
  auditedPage,
  failedCheck,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
} from '../support/reports.ts'
import { runProgram } from '../support/runs.ts'

const TOOLS = 'serp content hreflang accessibility broken-links robots sitemap redirects schema ux cookies'

/** Pages of one template without lang and H1, with the same broken script, picture and link on each. */
const TEMPLATE = Object.fromEntries(
  ['', 'about/', 'prices/', 'team/', 'jobs/', 'contact/'].map(path => [
    `${path}index.html`,
    `<!doctype html><html class="no-js"><head><meta charset="utf-8"><title>Sheds ${path}</title>
<script src="/gone.js"></script></head><body class="page"><main><h2>Sheds of ${path || 'wood'}</h2><h4>Deep</h4>
<p>We build sheds of oak and larch in a small yard by the river, and bring them to you.</p>
<a href="/gone"></a><a href='/gone?a=1&b=2' class=x></a><img src="/gone.png"><a href="/">Home</a></main></body></html>`,
  ]),
)

/** Pages with the same title and description, one text, and canonicals that disagree. */
const COPIES = {
  ...Object.fromEntries(
    ['index.html', 'one.html', 'two.html', 'three.html'].map(name => [
      name,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamps</title>
<meta name="description" content="Lamps of brass."><link rel="canonical" href="/one.html"></head><body><main>
<h1>Lamps</h1><h1></h1><p>${'A lamp of brass stands on a table of oak in a quiet room. '.repeat(12)}</p>
<ul><div><li>One<li>Two</div></ul><a href="two.html"><img src="lamp.svg"></a></main></body></html>`,
    ]),
  ),
  'lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'robots.txt': 'User-agent: *\nDisalow: /x\nSitemap: /sitemap.xml\n',
  'sitemap.xml':
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/gone</loc></url></urlset>',
}

/** Two languages, redirects by meta, a page that is not to be found and one of sample text. */
const LANGUAGES = {
  'index.html': `<!doctype html><html lang="xx-yy"><head><title>T</title><meta http-equiv="refresh" content="9; url=/en/">
<link rel="alternate" hreflang="en" href="/en/"><link rel="alternate" hreflang="de" href="/de/"></head><body>Go</body></html>`,
  'en/index.html': `<!doctype html><html lang="en"><head><title></title></head><body><h1>Lorem ipsum dolor sit amet</h1>
<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p><a href="#">Top</a></body></html>`,
  'de/index.html': `<!doctype html><html lang="de"><head><title>Uhren</title><meta name="robots" content="noindex">
<link rel="alternate" hreflang="en" href="/en/"></head><body><h1>Uhren</h1><p>Wir bauen Uhren.</p></body></html>`,
}

/** As a service may answer: a fault a check, with scores that have digits behind the point. */
async function listedTwice(): Promise<Report> {
  const [home, about] = ['https://shop.example/', 'https://shop.example/about']
  const faults = (url: string) =>
    [1, 2, 3].map(line => failedCheck({ id: 'serp/c', occurrences: [{ url, line }] }))
  const others = [
    failedCheck({ id: 'serp/a', severity: 'warning', occurrences: [{ url: home }] }),
    failedCheck({
      id: 'serp/b',
      severity: 'notice',
      occurrences: [{ url: 'https://shop.example/app.js', line: 7 }],
    }),
  ]
  const unverified = (...ids: string[]) =>
    ids.map(id => passedCheck({ id, outcome: 'not-measured', message: 'No Chrome' }))
  const elsewhere = passedCheck({ id: 'serp/d', outcome: 'not-measured', message: 'Too late' })
  return makeReport(
    [home, about].map(url =>
      auditedPage(url, [
        measuredRun({
          checks: [
            ...faults(url),
            ...others,
            ...(url === home ? unverified('serp/d', 'serp/e') : [...unverified('serp/e'), elsewhere]),
          ],
          score: 79.96,
        }),
        notMeasuredRun(),
      ]),
    ),
    { source: 'hosted', verdict: { passed: false, reasons: ['x'], failing: [{ tool: 'serp', url: home }] } },
  )
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numbers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function audited(files: Record<string, string>, given: Written = {}): Promise<Report> {
  const site = await mkdtemp(join(folder, 'site-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), text)
  }
  return await run({ 'static-dir': site, ...given })
}

async function run(given: Written): Promise<Report> {
  const { report } = await runProgram({
    tools: TOOLS,
    // Of the pictures that others show there is nothing to count.
    formats: 'csv',
    'chrome-path': await chromeForTests(),
    'report-dir': join(folder, 'out'),
    ...given,
  })
  return report
}

describe.each<[string, () => Promise<Report>]>([
  ['the example site', () => run({ 'static-dir': EXAMPLE_SITE, paths: examplePaths().join(' ') })],
  ['a template with the same faults on six pages', () => audited(TEMPLATE)],
  [
    'copies of a page, with some findings ignored and others made errors',
    () => audited(COPIES, { ignore: 'serp/description-*', severity: 'accessibility/*: error' }),
  ],
  ['a service that lists a check of a page several times', listedTwice],
  ['languages, with warnings that fail the build', () => audited(LANGUAGES, { 'fail-on': 'warning' })],
])('of %s', (_, audit) => {
  let report: Report
  let expected: ReturnType<typeof numbersOf>
  let renderings: Record<string, ReportNumbers>
  beforeAll(async () => {
    report = await audit()
    expected = numbersOf(report)
    renderings = await numbersByRendering(report)
  }, 120_000)

  test('something of each severity is found', () => {
    expect(Object.values(expected.counts).every(count => count > 0)).toBe(true)
    expect(report.counts).toMatchObject(expected.counts)
  })

  test.each(['counts', 'listed', 'subjects'] as const)('all renderings have the same %s', part => {
    const saying = Object.entries(renderings).filter(([, numbers]) => numbers[part])
    expect(saying.length).toBeGreaterThan(4)
    for (const [name, numbers] of saying)
      expect({ name, [part]: numbers[part] }).toEqual({ name, [part]: expected[part] })
  })

  test.each(['unmeasured', 'unverified'] as const)('all renderings say alike how much is %s', part => {
    const saying = Object.entries(renderings).filter(([, numbers]) => numbers[part] !== undefined)
    expect(saying.length).toBeGreaterThan(4)
    for (const [name, numbers] of saying)
      expect({ name, [part]: numbers[part] }).toEqual({ name, [part]: expected[part] })
    if (part === 'unmeasured') expect(report.counts.notMeasured).toBe(expected.unmeasured)
  })

  test('all renderings have the same places', () => {
    const saying = Object.values(renderings)
      .filter(({ places }) => places)
      .map(({ places }) => places)
    expect(saying).toHaveLength(3)
    for (const places of saying) expect(places).toEqual(saying[0])
  })

  test('all renderings have the same figures of a page', () => {
    const saying = Object.entries(renderings).filter(([, { pages }]) => pages)
    expect(saying).toHaveLength(5)
    for (const [name, { pages }] of saying) expect({ name, pages }).toMatchObject({ name, pages: {} })
    for (const [name, { pages }] of saying) {
      expect(Object.keys(pages!).sort()).toEqual(Object.keys(expected.pages).sort())
      for (const [url, figures] of Object.entries(pages!))
        expect({ name, url, ...expected.pages[url] }).toMatchObject({ name, url, ...figures })
    }
  })

  test('a finding of the page as a whole has no more places than pages', () => {
    const ids = ['content/h1-missing', 'hreflang/html-lang-missing', 'serp/title-missing', 'serp/title-empty']
    expect(Object.keys(renderings['summary']!.places!).filter(id => ids.includes(id))).toEqual([])
  })

  test('no reason has a number that is not one of pages', () => {
    for (const reason of report.verdict.reasons) expect(reason).not.toMatch(/\d+ places/)
  })
})

test('of a site beside its baseline, all renderings say alike how much is new, known and fixed', async () => {
  const tools = { tools: 'serp content robots', render: 'never' } as const
  const before = await audited(COPIES, tools)
  const baseline = join(folder, 'baseline.json')
  await writeFile(baseline, JSON.stringify(before))
  const changed = {
    ...COPIES,
    'two.html': '<!doctype html><html lang="en"><title></title><h1>Lamps</h1>',
    'robots.txt': 'User-agent: *\nDisallow: /x\n',
  }
  const report = await audited(changed, { ...tools, baseline })
  const renderings = await numbersByRendering(report)
  const { counts, unmeasured, unverified } = numbersOf(report)
  const { fates } = renderings['html']!
  expect(Object.values(fates!).every(count => count > 0)).toBe(true)
  expect(fates!.new + fates!.known!).toBe(counts.error + counts.warning + counts.notice)
  const saying = Object.entries(renderings).filter(([, numbers]) => numbers.fates !== undefined)
  expect(saying).toHaveLength(7)
  for (const [name, numbers] of saying) {
    expect({ name, ...fates }).toMatchObject({ name, ...numbers.fates })
    const expected = { counts, unmeasured, unverified } as Partial<ReportNumbers>
    for (const part of ['counts', 'unmeasured', 'unverified'] as const)
      expect({ name, [part]: numbers[part] ?? expected[part] }).toEqual({ name, [part]: expected[part] })
  }
})
