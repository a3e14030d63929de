import { describe, expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import { extentInWords } from '../../../src/report/view/findings.ts'
import { holderOf } from '../../../src/report/view/place-words.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../../support/reports.ts'
import { HOST_FAULT, pageOfFaultySite } from '../../support/site-faults.ts'

const SHOP = 'https://shop.example'
const BLOG = 'https://blog.example'

const viewWith = (pages: Page[]) => viewOf(makeReport(pages))

describe('the view of a site', () => {
  const { sites, pages, findings, counts, verdict } = viewWith([
    pageOfFaultySite(`${SHOP}/`),
    pageOfFaultySite(`${SHOP}/a`),
  ])

  test('is a row of its own behind the pages, with its score and what was found', () => {
    expect(pages.map(({ label, failures }) => [label, failures])).toEqual([
      ['/', { error: 1, warning: 0, notice: 0 }],
      ['/a', { error: 1, warning: 0, notice: 0 }],
    ])
    expect(sites).toMatchObject([
      { label: 'Whole site', url: SHOP, number: 3, failures: { error: 0, warning: 1, notice: 1 } },
    ])
    expect(sites[0]!.score).toBeGreaterThan(89)
  })

  test('has each fault once, which is of the whole site', () => {
    expect(findings.map(finding => [finding.id, ...extentInWords(finding)])).toEqual([
      ['serp/title-missing', '2 pages'],
      ['robots/unknown-rule', 'whole site'],
      ['dns/no-ipv6', 'whole site'],
    ])
    expect(counts).toMatchObject({ error: 1, warning: 1, notice: 1 })
    expect(verdict.headline).toBe('Passed: 1 error on 2 of 2 pages')
  })

  test('names no page of its places', () => {
    const [, robots, host] = findings
    for (const { places } of [robots!, host!]) {
      for (const place of places.listed) expect(holderOf(place, false)).toBeUndefined()
    }
    expect(robots!.places.listed[0]!.resource).toBe(`${SHOP}/robots.txt`)
  })
})

test('an error of the site alone is on the whole site', () => {
  const ofSite = failedCheck({ ...HOST_FAULT, severity: 'error' })
  const page = auditedPage(`${SHOP}/`, [measuredRun({ tool: 'dns', checks: [ofSite] })])
  expect(viewWith([page]).verdict.headline).toBe('Passed: 1 error on the whole site')
})

test('of several sites each is named', () => {
  const { sites, findings } = viewWith([pageOfFaultySite(`${SHOP}/`), pageOfFaultySite(`${BLOG}/`)])
  expect(sites.map(({ label }) => label)).toEqual([SHOP, BLOG])
  const host = findings.find(({ id }) => id === 'dns/no-ipv6')!
  expect(extentInWords(host)).toEqual(['2 sites'])
  expect(host.places.listed.map(place => holderOf(place, false)?.page.label)).toEqual([SHOP, BLOG])
})

test('what is new of a site is on the whole site', () => {
  const ref = {
    tool: 'dns',
    check: 'dns/no-ipv6',
    title: 'x',
    severity: 'notice',
    page: SHOP,
    places: 1,
  } as const
  const comparison = { baseline: 'production', new: [ref], known: [], fixed: [], scores: [], notes: [] }
  const { verdict } = viewOf(makeReport([pageOfFaultySite(`${SHOP}/`)], { comparison }))
  expect(verdict.headline).toBe('Passed: 1 new notice on the whole site')
})

test('a remark on a site keeps the addresses of its files, and is not of all pages', () => {
  const noted = passedCheck({
    id: 'robots/x',
    scope: 'site',
    message: `${SHOP}/robots.txt is that of ${SHOP}`,
  })
  const page = auditedPage(`${SHOP}/`, [measuredRun({ tool: 'robots', checks: [noted] })])
  expect(viewWith([page]).remarks.notes).toMatchObject([
    { text: `${SHOP}/robots.txt is that of the site`, pages: [{ label: 'Whole site' }] },
  ])
})
