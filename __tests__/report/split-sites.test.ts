import { describe, expect, test } from '@jest/globals'
import type { Check, Page } from '../../src/api/results.ts'
import { joinSites, splitSites } from '../../src/report/split-sites.ts'
import { auditedPage, failedCheck, measuredRun, passedCheck } from '../support/reports.ts'

const ORIGIN = 'https://shop.example'

const ofSite = (overrides: Partial<Check> = {}) =>
  failedCheck({ id: 'robots/missing', severity: 'notice', scope: 'site', occurrences: [], ...overrides })
const ofPage = (overrides: Partial<Check> = {}) => failedCheck({ id: 'robots/page-blocked', ...overrides })

/** A page for each list of checks of `robots`. */
function pagesWith(...checks: Check[][]): Page[] {
  return checks.map((own, index) => {
    const url = `${ORIGIN}/${index}`
    return auditedPage(url, [measuredRun({ tool: 'robots', checks: own })])
  })
}

describe('a fault of the site', () => {
  test('stands once, under its site, however many pages were asked', () => {
    const { pages, sites } = splitSites(
      pagesWith([ofPage(), ofSite()], [ofSite()], [passedCheck(), ofSite()]),
    )
    expect(pages.map(({ runs }) => runs.map(({ checks }) => checks.map(({ id }) => id)))).toEqual([
      [['robots/page-blocked']],
      [],
      [['serp/description-missing']],
    ])
    expect(sites).toMatchObject([
      {
        origin: ORIGIN,
        score: 99,
        runs: [{ tool: 'robots', url: ORIGIN, checks: [{ id: 'robots/missing' }] }],
      },
    ])
  })

  test('is that of its origin alone', () => {
    const run = measuredRun({ tool: 'robots', checks: [ofSite()] })
    const { sites } = splitSites([
      auditedPage(`${ORIGIN}/`, [run]),
      auditedPage('https://other.example/', [run]),
    ])
    expect(sites.map(({ origin }) => origin)).toEqual([ORIGIN, 'https://other.example'])
  })

  test('is at one place, whether the page asked is its root or another', () => {
    const missing = () => ofSite({ occurrences: [{ url: `${ORIGIN}/`, message: 'no sitemap' }] })
    const { sites } = splitSites([
      auditedPage(`${ORIGIN}/`, [measuredRun({ tool: 'robots', checks: [missing()] })]),
      auditedPage(`${ORIGIN}/about`, [measuredRun({ tool: 'robots', checks: [missing()] })]),
    ])
    expect(sites[0]!.runs[0]!.checks[0]!.occurrences).toEqual([{ url: ORIGIN, message: 'no sitemap' }])
  })

  test('is at one place, also where that is the root of its folder and one of the pages', () => {
    const missing = () => ofSite({ occurrences: [{ url: `${ORIGIN}/docs/`, message: 'no 404 page' }] })
    const { sites } = splitSites([
      auditedPage(`${ORIGIN}/docs/`, [
        measuredRun({ tool: 'robots', url: `${ORIGIN}/docs/`, checks: [missing()] }),
      ]),
      auditedPage(`${ORIGIN}/docs/a`, [
        measuredRun({ tool: 'robots', url: `${ORIGIN}/docs/a`, checks: [missing()] }),
      ]),
    ])
    expect(sites[0]!.runs[0]!.checks[0]!.occurrences).toEqual([{ url: ORIGIN, message: 'no 404 page' }])
  })

  test('is at the page that a sitemap lists, also where that page was asked', () => {
    const listed = ofSite({ id: 'sitemap/listed-noindex', occurrences: [{ url: `${ORIGIN}/0` }] })
    const { sites } = splitSites(pagesWith([listed], [listed]))
    expect(sites[0]!.runs[0]!.checks[0]!.occurrences).toEqual([{ url: `${ORIGIN}/0` }])
  })

  test('that every page answers with is said of the site, else of each page that does', () => {
    const header = (index: number, outcome: Check['outcome'] = 'fail') =>
      ofSite({
        outcome,
        occurrences: outcome === 'fail' ? [{ url: `${ORIGIN}/${index}`, message: 'no header' }] : [],
      })
    const placesOf = (pages: Page[]) => splitSites(pages).sites[0]!.runs[0]!.checks[0]!.occurrences
    expect(placesOf(pagesWith([header(0)], [header(1)]))).toEqual([{ url: ORIGIN, message: 'no header' }])
    expect(placesOf(pagesWith([header(0, 'pass')], [header(1)], [header(2)]))).toEqual([
      { url: `${ORIGIN}/1`, message: 'no header' },
      { url: `${ORIGIN}/2`, message: 'no header' },
    ])
  })

  test('that is written in the same words on many pages is at the first of them, other words at theirs', () => {
    const broken = (path: string, icon: string, line = 3) => {
      const url = `${ORIGIN}/${path}`
      const snippet = `<link rel="icon" href="${icon}">`
      return { url, line, snippet, message: `${ORIGIN}/${icon} answers 404; linked on ${url}` }
    }
    const on = (...occurrences: ReturnType<typeof broken>[]) =>
      ofSite({ id: 'serp/favicon-broken', occurrences })
    const { sites } = splitSites(
      pagesWith(
        [on(broken('0', '/a.png'), broken('0', '/b.png', 4))],
        [on(broken('1', '/a.png', 9))],
        [on(broken('2', '/c.png'))],
      ),
    )
    const found = sites[0]!.runs[0]!.checks[0]!.occurrences
    expect(found).toEqual([broken('0', '/a.png'), broken('0', '/b.png', 4), broken('2', '/c.png')])
    // A place that names what is missing names the page in its words alone.
    const missing = (path: string) => ({ ...broken(path, 'a.png'), url: `${ORIGIN}/a.png` })
    const many = splitSites(pagesWith([on(missing('0'))], [on(missing('1'))], [on(missing('2'))]))
    expect(many.sites[0]!.runs[0]!.checks[0]!.occurrences).toEqual([missing('0')])
    // From a folder another address leads to it.
    const upwards = { ...missing('1'), snippet: '<link rel="icon" href="../a.png">' }
    const deep = splitSites(pagesWith([on(missing('0'))], [on(upwards)]))
    expect(deep.sites[0]!.runs[0]!.checks[0]!.occurrences).toEqual([missing('0')])
  })

  test('is found again in each of several reports, and stands once', () => {
    const [one, other] = [0, 1].map(index => {
      const occurrences = [{ url: `${ORIGIN}/robots.txt`, line: index + 1 }]
      return splitSites(pagesWith([ofSite({ occurrences })])).sites
    })
    const [joined, ...more] = joinSites([...one!, ...other!])
    expect(more).toEqual([])
    expect(joined!.runs[0]!.checks[0]!.occurrences.map(({ line }) => line)).toEqual([1, 2])
  })
})

test('what passed on any page and failed on none passed', () => {
  const outcomes = ['not-measured', 'pass', 'not-applicable'] as const
  const { sites } = splitSites(pagesWith(...outcomes.map(outcome => [ofSite({ outcome })])))
  expect(sites[0]!.runs[0]!.checks[0]!.outcome).toBe('pass')
})

test('the score of a tool on a page is that of its own checks; that of an instrument stays', () => {
  const checks = [
    ofPage({ id: 'security/own', severity: 'warning' }),
    ofSite({ id: 'security/site', severity: 'error' }),
  ]
  const scoreOf = (overrides: object) =>
    splitSites([auditedPage(`${ORIGIN}/`, [measuredRun({ tool: 'security', checks, ...overrides })])])
      .pages[0]!.runs[0]!.score
  expect(scoreOf({})).toBe(96)
  expect(scoreOf({ score: 40, instrument: 'HTTP Observatory' })).toBe(40)
})
