import { describe, expect, test } from '@jest/globals'
import { type Severities, withSeverities } from '../../src/gate/severities.ts'
import { auditedPage, failedCheck, measuredRun, passedCheck } from '../support/reports.ts'

const PAGE = 'https://shop.example/blog/a'
const CHECK = failedCheck({ id: 'ux/script-error', severity: 'warning' })

function judged(severities: Partial<Severities>, url = PAGE) {
  const run = measuredRun({ tool: 'ux', url, checks: [CHECK, passedCheck({ id: 'ux/frameset' })] })
  const ofSite = failedCheck({ id: 'robots/missing', severity: 'notice', scope: 'site' })
  const origin = 'https://shop.example'
  const site = measuredRun({ tool: 'robots', url: origin, checks: [ofSite] })
  return withSeverities(
    { pages: [auditedPage(url, [run])], sites: [{ origin, score: 99, runs: [site] }], analyses: [] },
    { severity: [], overrides: [], otherAddress: undefined, ...severities },
  )
}

const severityIn = (severities: Partial<Severities>, url = PAGE) =>
  judged(severities, url).pages[0]!.runs[0]!.checks[0]!.severity

describe('a line of severity', () => {
  test('changes that of a check, and the scores that follow from it', () => {
    const { pages, sites } = judged({ severity: [{ check: 'ux/script-error', severity: 'error' }] })
    expect(pages[0]).toMatchObject({ score: 85, runs: [{ score: 85, checks: [{ severity: 'error' }, {}] }] })
    expect(sites[0]!.score).toBe(99)
    expect(judged({ severity: [{ check: '*', severity: 'error' }] }).sites[0]!.score).toBe(85)
  })

  test.each<[Partial<Severities>, string]>([
    [{}, 'warning'],
    [{ severity: [{ check: 'serp/*', severity: 'error' }] }, 'warning'],
    [{ severity: [{ check: 'ux/*', severity: 'error' }] }, 'error'],
    [
      {
        severity: [
          { check: 'ux/*', severity: 'error' },
          { check: 'ux/script-*', severity: 'notice' },
        ],
      },
      'notice',
    ],
    [{ overrides: [{ url: '/blog/*', severity: [{ check: 'ux/*', severity: 'error' }] }] }, 'error'],
    [{ overrides: [{ url: '/shop/*', severity: [{ check: 'ux/*', severity: 'error' }] }] }, 'warning'],
    [
      {
        severity: [{ check: 'ux/*', severity: 'notice' }],
        overrides: [{ url: '/blog/*', severity: [{ check: 'ux/*', severity: 'error' }] }],
      },
      'error',
    ],
  ])('%j makes it %s', (severities, severity) => {
    expect(severityIn(severities)).toBe(severity)
  })

  test.each([
    [['/blog/a', '/blog/b'], 'notice'],
    [['/blog/a', '/pricing'], 'warning'],
  ])('of pages %j of a site is the worst that one of them has: %s', (paths, severity) => {
    const origin = 'https://shop.example'
    const failedPages = paths.map(path => origin + path)
    const check = failedCheck({ severity: 'warning', scope: 'site', failedPages })
    const { sites } = withSeverities(
      { pages: [], sites: [{ origin, score: 99, runs: [measuredRun({ url: origin, checks: [check] })] }] },
      {
        severity: [],
        overrides: [{ url: '/blog/*', severity: [{ check: check.id, severity: 'notice' }] }],
        otherAddress: undefined,
      },
    )
    expect(sites[0]!.runs[0]!.checks[0]!.severity).toBe(severity)
  })

  test('leaves the score of an instrument and of a service as they are', () => {
    for (const origin of [{ instrument: 'Lighthouse' }, { foreign: 'object' as const }]) {
      const run = measuredRun({ tool: 'ux', url: PAGE, score: 40, checks: [CHECK], ...origin })
      const { pages } = withSeverities(
        { pages: [auditedPage(PAGE, [run])], sites: [], analyses: [] },
        { severity: [{ check: 'ux/*', severity: 'error' }], overrides: [], otherAddress: undefined },
      )
      expect(pages[0]!.runs[0]!.score).toBe(40)
    }
  })
})
