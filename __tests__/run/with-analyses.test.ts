import { describe, expect, test } from '@jest/globals'
import type { Analysis, Check, Page, PageRecord, ToolRun } from '../../src/api/results.ts'
import { recordedText } from '../../src/engine/analysis/recorded-text.ts'
import { checksOverSite } from '../../src/engine/run-judgements.ts'
import { isAsSent } from '../../src/run/as-sent.ts'
import { judgedTogether, withAnalyses } from '../../src/run/with-analyses.ts'
import { cutEnd } from '../../src/text/cut.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../support/reports.ts'

const SITE = 'https://shop.example'
const DUPLICATE = 'serp/duplicate-title'
const BROKEN = 'broken-links/broken-internal-link'
const OVER_SITE = { all: new Set([DUPLICATE, BROKEN]), ofRun: new Set([DUPLICATE]) }

const at = (...paths: string[]) => paths.map(path => ({ url: `${SITE}${path}` }))
const failing = (id: string, paths: string[], more: Partial<Check> = {}) =>
  failedCheck({ id, occurrences: at(...paths), ...more })

function analysisOf(checks: Check[], records: Partial<PageRecord>[] = [], runs?: ToolRun[]): Analysis {
  return {
    url: `${SITE}/`,
    status: 'measured',
    score: 50,
    pages: [],
    runs: runs ?? [measuredRun({ checks, facts: { groups: 2 } })],
    crawl: {
      whole: true,
      sitemap: null,
      unvisited: {},
      records: records.map(record => ({
        url: SITE,
        foundBy: ['link'],
        depth: 1,
        status: 200,
        indexable: true,
        linksIn: 1,
        linksOut: 1,
        ...record,
      })),
    },
    facts: {},
    startedAt: '2026-03-04T10:20:30.000Z',
    durationMs: 1,
  }
}

function resultOf(ofPage: Check[], analysis: Analysis) {
  const page = auditedPage(`${SITE}/a`, [measuredRun({ checks: ofPage })])
  const { pages, analysedSites, ...rest } = withAnalyses([page], [analysis], {
    overSite: OVER_SITE,
    askedFor: [page],
  })
  return {
    ofPage: pages[0]!.runs[0]!.checks,
    ofSite: analysedSites.flatMap(site => site.runs.flatMap(run => run.checks)),
    ...rest,
  }
}

describe('what an analysis and an audited page say of the same', () => {
  test('is answered by the analysis where that compares pages', () => {
    const page = failing(DUPLICATE, ['/a'])
    const records = [{ url: `${SITE}/a` }]
    expect(resultOf([page], analysisOf([passedCheck({ id: DUPLICATE })], records)).ofPage).toEqual([])
  })

  describe('where scripts change what is compared', () => {
    const title = (text: string) => ({ title: { text } })
    const page = (path: string, text: string, check: Check) =>
      auditedPage(`${SITE}${path}`, [measuredRun({ checks: [check], facts: { title: text } })])
    const judged = (pages: Page[], ofSite: Check, records: Partial<PageRecord>[]) =>
      withAnalyses(pages, [analysisOf([ofSite], records)], { overSite: OVER_SITE, askedFor: pages })
    const outcomes = ({ pages, analysedSites }: ReturnType<typeof judged>) => [
      pages.map(({ runs }) => runs[0]!.checks.map(({ outcome }) => outcome)),
      analysedSites[0]?.runs[0]?.checks.map(({ outcome }) => outcome),
    ]
    const sent = (path: string, text: string) => ({ url: `${SITE}${path}`, ...title(text) })

    test('a page keeps its failure, and gives it up where the crawl has read the same', () => {
      const both = ['/a', '/b'].map(path => page(path, 'Shown', failing(DUPLICATE, [path])))
      const passed = passedCheck({ id: DUPLICATE })
      const changed = judged(both, passed, [sent('/a', 'Sent a'), sent('/b', 'Sent b')])
      expect(outcomes(changed)).toEqual([[['fail'], ['fail']], ['pass']])
      const same = judged(both, passed, [sent('/a', 'Shown'), sent('/b', 'Shown')])
      expect(outcomes(same)).toEqual([[[], []], ['pass']])
    })

    const long = 'A title of very many words '.repeat(20).trim()
    test.each<[string, Record<string, unknown>, Partial<PageRecord>, Partial<PageRecord>]>([
      [
        'serp/duplicate-title',
        { title: long },
        { title: recordedText(long, 150) },
        { title: recordedText(`${long}s`, 150) },
      ],
      ['serp/duplicate-title', { title: null }, {}, { title: { text: 'A' } }],
      [
        'serp/duplicate-title',
        { title: cutEnd(long, 300) },
        { title: recordedText(long, 150) },
        { title: recordedText(`Z${long}`, 150) },
      ],
      ['content/duplicate-h1', { h1: 'A' }, { h1: { text: 'A' } }, {}],
      ['content/duplicate-text', { textFingerprint: 'a' }, { fingerprint: 'a' }, { fingerprint: 'b' }],
      ['content/duplicate-text', { textFingerprint: null }, {}, { fingerprint: 'b' }],
      ['schema/unlike-siblings', { types: ['A', 'B'] }, { types: ['A', 'B'] }, { types: ['A'] }],
      [
        'serp/unlike-siblings',
        { description: 'A', canonicalIs: 'self' },
        { description: { text: 'B' }, canonicalsDiffer: true },
        { description: { text: 'A' } },
      ],
      [
        'hreflang/versions-disagree',
        { alternates: ['en', 'DE', 'de'].map(hreflang => ({ hreflang, url: `/${hreflang.toLowerCase()}` })) },
        { hreflang: { codes: ['de', 'en'], count: 2, hash: '' } },
        { hreflang: { codes: ['de', 'en'], count: 3, hash: '' } },
      ],
    ])('%s compares %j', (id, facts, same, other) => {
      const tool = id.split('/')[0] as ToolRun['tool']
      const one = auditedPage(`${SITE}/a`, [measuredRun({ tool, facts: facts as ToolRun['facts'] })])
      expect(isAsSent(id, one, same as PageRecord)).toBe(true)
      expect(isAsSent(id, one, other as PageRecord)).toBe(false)
    })

    test('every check that is judged over a run and over a site says what it compares', async () => {
      const text = { text: 'A' }
      const record = {
        ...{ title: text, description: text, h1: text, fingerprint: 'a', types: ['A'] },
        hreflang: { codes: ['en'], count: 1, hash: '' },
      }
      const { ofRun } = await checksOverSite()
      expect(ofRun.size).toBeGreaterThan(0)
      for (const id of ofRun) expect(isAsSent(id, auditedPage(SITE), record as PageRecord)).toBe(false)
    })

    test('a site has no fault that they have put right on audited pages', () => {
      const passed = passedCheck({ id: DUPLICATE })
      const both = ['/a', '/b'].map(path => page(path, `Shown ${path}`, passed))
      const records = [sent('/a', 'App'), sent('/b', 'App')]
      const two = judged(both, failing(DUPLICATE, ['/a']), records)
      expect(outcomes(two)).toEqual([[['pass'], ['pass']], ['pass']])
      const four = judged(both, failing(DUPLICATE, ['/a']), [
        ...records,
        sent('/c', 'App'),
        sent('/d', 'App'),
      ])
      expect(outcomes(four)).toEqual([[['pass'], ['pass']], ['fail']])
    })
  })

  test('stays with a page that scripts fill, which no crawl has read', () => {
    const page = failing(DUPLICATE, ['/a'])
    const records = [{ url: `${SITE}/a`, needsScripts: true as const }]
    expect(resultOf([page], analysisOf([passedCheck({ id: DUPLICATE })], records)).ofPage).toEqual([page])
  })

  test('stays with a page where the analysis could not tell', () => {
    const page = failing(DUPLICATE, ['/a'])
    const unmeasured = passedCheck({ id: DUPLICATE, outcome: 'not-measured' })
    expect(resultOf([page], analysisOf([unmeasured], [{ url: `${SITE}/a` }])).ofPage).toEqual([page])
  })

  test('is said of the site alone, resource by resource', () => {
    const page = failing(BROKEN, ['/gone', '/by-script'])
    const { ofPage, ofSite } = resultOf([page], analysisOf([failing(BROKEN, ['/gone', '/else'])]))
    expect(ofPage).toMatchObject([{ occurrences: at('/by-script') }])
    expect(ofSite).toMatchObject([{ scope: 'site', occurrences: at('/gone', '/else') }])
    expect(resultOf([failing(BROKEN, ['/gone'])], analysisOf([failing(BROKEN, ['/gone'])])).ofPage).toEqual(
      [],
    )
  })

  test('is said of the page alone where a check is about pages', () => {
    const id = 'serp/title-missing'
    const failed = [id]
    const records = ['/a', '/b', '/c'].map(path => ({ url: `${SITE}${path}`, failed }))
    const check = failing(id, ['/a', '/b'], { occurrenceCount: 3, message: '3 of 9 pages' })
    expect(resultOf([failing(id, ['/a'])], analysisOf([check], records)).ofSite).toMatchObject([
      { message: '2 more pages, beside those that were audited', occurrences: at('/b'), occurrenceCount: 2 },
    ])
    const only = failing(id, ['/a'], { message: '1 of 9 pages' })
    expect(resultOf([failing(id, ['/a'])], analysisOf([only], records.slice(0, 1))).ofSite).toEqual([])
  })
})

test('a check of very many pages keeps those that were not audited, and lists the first of them', () => {
  const id = 'serp/title-missing'
  const paths = ['/a', ...Array.from({ length: 70 }, (_, n) => `/p${n}`)]
  const check = failing(id, paths.slice(0, 50), {
    occurrenceCount: 71,
    failedPages: at(...paths).map(({ url }) => url),
  })
  const [left] = resultOf([failing(id, ['/a'])], analysisOf([check])).ofSite
  expect(left).toMatchObject({
    message: '70 more pages, beside those that were audited',
    occurrences: at(...paths.slice(1, 51)),
    occurrenceCount: 70,
  })
  expect(left!.failedPages).toHaveLength(70)
})

describe('the start page that an analysis adds', () => {
  const id = 'serp/title-missing'
  const told = passedCheck({ id, outcome: 'not-applicable' })

  test('stands among the pages of the site, where its failure is told', async () => {
    const records = ['/', '/a', '/b', '/c'].map(path => ({ url: `${SITE}${path}`, failed: [id] }))
    const ofSite = failing(id, ['/', '/a', '/b'], { message: '3 of 4 pages' })
    const start = auditedPage(`${SITE}/`, [measuredRun({ checks: [told] })])
    const analysis = { ...analysisOf([ofSite], records.slice(0, 3)), pages: [start] }
    const page = (path: string, check: Check) =>
      auditedPage(`${SITE}${path}`, [measuredRun({ url: `${SITE}${path}`, checks: [check] })])
    const checksOf = async (page: Page) => {
      const { pages, analysedSites } = await judgedTogether([page], [analysis])
      expect(pages.map(({ url }) => url)).toEqual([page.url, `${SITE}/`])
      return analysedSites.flatMap(site => site.runs.flatMap(run => run.checks))
    }
    expect(await checksOf(page('/a', failing(id, ['/a'])))).toMatchObject([
      { message: '2 more pages, beside those that were audited', occurrences: at('/', '/b') },
    ])
    expect(await checksOf(page('/c', passedCheck({ id })))).toMatchObject([
      { message: '3 of 4 pages', occurrences: at('/', '/a', '/b') },
    ])
  })
})

test('what tools learned of a site is kept, and one that gave no result is a gap', () => {
  const runs = [measuredRun({ facts: { groups: 2 } }), notMeasuredRun({ tool: 'ux', reason: 'too slow' })]
  const { analyses, gaps } = resultOf([], analysisOf([], [], runs))
  expect(analyses[0]!.facts).toEqual({ tools: { serp: { groups: 2 } } })
  expect(analyses[0]).not.toHaveProperty('runs')
  expect(gaps).toEqual(['ux on the whole site https://shop.example: too slow'])
})

test('pages that were asked for stay, also where only a name and password tells their addresses apart', async () => {
  const urls = [`${SITE}/a`, 'https://user:password@shop.example/a']
  const { pages } = await judgedTogether(
    urls.map(url => auditedPage(url, [measuredRun()])),
    [],
  )
  expect(pages.map(({ url }) => url)).toEqual(urls)
})
