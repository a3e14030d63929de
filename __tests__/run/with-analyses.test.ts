import { describe, expect, test } from '@jest/globals'
import type { Analysis, Check, Page, PageRecord, ToolRun } from '../../src/api/results.ts'
import { judgedTogether, withAnalyses } from '../../src/run/with-analyses.ts'
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
