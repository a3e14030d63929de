import { expect, test } from '@jest/globals'
import type { Check, Page, ToolRun } from '../../../src/api/results.ts'
import { toldOnce } from '../../../src/engine/analysis/told-once.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'
import { crawledSite, type PlannedPage } from '../../support/crawled-sites.ts'

const AT = 'https://shop.example'
const ID = 'serp/any'

/** The check as it failed at some addresses; passed where there are none. */
const checkAt = (urls: readonly string[], more: Partial<Check> = {}): Check => ({
  id: ID,
  title: 'Any',
  severity: 'error',
  outcome: urls.length > 0 ? 'fail' : 'pass',
  help: 'https://example.com/',
  why: 'Why',
  fix: 'Fix',
  occurrences: urls.map(url => ({ url: new URL(url, AT).href })),
  ...more,
})
const runOf = (check: Check): ToolRun => ({
  tool: 'serp',
  url: `${AT}/`,
  status: 'measured',
  score: 85,
  checks: [check],
  facts: {},
  startedAt: '2026-01-01T00:00:00.000Z',
  durationMs: 1,
})

function told(
  onPage: Check,
  onSite: Check,
  { start = {}, production }: { start?: Partial<PlannedPage>; production?: string } = {},
) {
  const page: Page = { url: `${AT}/`, score: 85, runs: [runOf(onPage)] }
  const site = crawledSite({ pages: [{ url: '/', ...start }, { url: '/a' }] })
  const once = toldOnce(page, [runOf({ ...onSite, scope: 'site' })], site, previewOf(`${AT}/`, production))
  return { page: once.start.runs[0]!.checks[0]!, site: once.runs[0]!.checks[0]!, once }
}

const places = ({ occurrences }: Check) => occurrences.map(({ url }) => url.slice(AT.length))

test('a fault that the start page and others have is told of the site', () => {
  const { page, site, once } = told(checkAt(['/']), checkAt(['/', '/a']))
  expect(page).toMatchObject({
    outcome: 'not-applicable',
    message: 'told of the whole site, with all pages that have it',
    occurrences: [],
  })
  expect(places(site)).toEqual(['/', '/a'])
  expect([once.start.score, once.start.runs[0]!.score]).toEqual([85, 85])
})

test('whatever places it has there', () => {
  const onPage = checkAt(['/', '/image.png'], { occurrenceCount: 80 })
  const { page } = told(onPage, checkAt(['/', '/a']))
  expect(page.outcome).toBe('not-applicable')
  expect(page).not.toHaveProperty('occurrenceCount')
})

test('one that the start page alone has is told there', () => {
  const { page, site, once } = told(checkAt(['/', '/image.png']), checkAt(['/']))
  expect(places(page)).toEqual(['/', '/image.png'])
  expect(site).toMatchObject({ outcome: 'not-applicable', occurrences: [] })
  expect(once.runs[0]!.score).toBeNull()
})

test('one that all tools do not find on the start page stays told of the site', () => {
  expect(places(told(checkAt([]), checkAt(['/'])).site)).toEqual(['/'])
})

test('targets that the site names are told there, and others where they are', () => {
  const { page } = told(checkAt(['/gone', '/lost#part']), checkAt(['/gone']))
  expect(places(page)).toEqual(['/lost#part'])
  expect(told(checkAt(['/lost#part']), checkAt(['/lost'])).page.outcome).toBe('not-applicable')
})

test('a target of production is its address on the preview', () => {
  const options = { production: 'https://www.live.example' }
  const { page } = told(checkAt(['https://www.live.example/gone']), checkAt(['/gone']), options)
  expect(page.outcome).toBe('not-applicable')
})

test.each<Partial<PlannedPage>>([
  { canonical: '/gone' },
  { redirect: '/gone' },
  { alternates: { de: '/gone' } },
])('a place on the page is about where that leads: %j', start => {
  expect(told(checkAt(['/']), checkAt(['/gone']), { start }).page.outcome).toBe('not-applicable')
  expect(told(checkAt(['/']), checkAt(['/other']), { start }).page.outcome).toBe('fail')
})
