import { describe, expect, test } from '@jest/globals'
import { FoldedChecks } from '../../../src/engine/analysis/folded-checks.ts'
import type { PageCheck } from '../../../src/engine/analysis/page-job.ts'
import { judgeSite, siteRuns } from '../../../src/engine/analysis/site-runs.ts'
import { fail, pass } from '../../../src/engine/judging/judgement.ts'
import { defineSiteTopic, type SiteCheckDefinition } from '../../../src/engine/judging/tool-definition.ts'
import { NotApplicable } from '../../../src/engine/not-measured.ts'
import { crawledSite } from '../../support/crawled-sites.ts'

const START = 'https://shop.example/'
const definition: SiteCheckDefinition = {
  scope: 'site',
  severity: 'warning',
  title: 'A page is an orphan',
  why: 'Nobody finds it.',
  fix: 'Link to it.',
  help: 'https://developers.google.com/search/docs',
  example: 'a page without links',
}
const topic = defineSiteTopic({
  checks: { orphan: definition, same: definition, other: definition },
  needsWhole: ['orphan'],
  judge: ({ pages }) => ({
    judgements: {
      orphan: fail({ url: pages[0]!.url, message: 'no page links here' }),
      same: pass(),
      other: fail({ url: pages[0]!.url }),
    },
  }),
})
const pages = [{ url: '/', links: ['/a'] }, { url: '/a' }]

describe('a topic of a site', () => {
  test('says what it says where all of the site was seen', () => {
    const { judgements } = judgeSite(topic, crawledSite({ pages }))
    expect(judgements).toMatchObject({ orphan: { outcome: 'fail' }, same: { outcome: 'pass' } })
    expect(judgements['same']).not.toHaveProperty('message')
  })

  test('says of what it holds where not all was seen', () => {
    const site = crawledSite({ pages, incomplete: 'the crawl ended at its limit of 2 pages' })
    expect(judgeSite(topic, site).judgements).toMatchObject({
      orphan: {
        outcome: 'not-measured',
        message: 'not all of the site was seen: the crawl ended at its limit of 2 pages',
      },
      same: {
        outcome: 'pass',
        message: 'on the pages that were seen: the crawl ended at its limit of 2 pages',
      },
      other: { outcome: 'fail' },
    })
  })

  test('that does not apply says why for each of its checks', () => {
    const judge = () => {
      throw new NotApplicable('the site has one page')
    }
    const { judgements } = judgeSite({ ...topic, judge }, crawledSite({ pages }))
    for (const judgement of Object.values(judgements)) {
      expect(judgement).toEqual({ outcome: 'not-applicable', message: 'the site has one page' })
    }
  })
})

describe('checks of the pages of a site', () => {
  const missing = (path: string): PageCheck => ({
    id: 'serp/title-missing',
    outcome: 'fail',
    place: { url: `${START}${path}`, message: 'No <title> on the page' },
  })
  const checkOf = async (checks: readonly PageCheck[]) => {
    const folded = new FoldedChecks()
    for (const check of checks) folded.add([check])
    const runs = await siteRuns(START, crawledSite({ pages }), folded)
    const serp = runs.find(({ tool }) => tool === 'serp')!
    return serp.checks.find(({ id }) => id === 'serp/title-missing')!
  }

  test('are one, with the pages on which it failed', async () => {
    const passed: PageCheck = { id: 'serp/title-missing', outcome: 'pass' }
    expect(await checkOf([missing('a'), passed, passed, missing('b')])).toMatchObject({
      scope: 'site',
      outcome: 'fail',
      message: '2 of 4 pages',
      occurrences: [{ url: `${START}a` }, { url: `${START}b` }],
    })
  })

  test('list the first 50 pages, and name and count all', async () => {
    const check = await checkOf(Array.from({ length: 80 }, (_, n) => missing(`p${n}`)))
    expect(check.occurrences).toHaveLength(50)
    expect(check.failedPages).toEqual(Array.from({ length: 80 }, (_, n) => `${START}p${n}`))
    expect(check).toMatchObject({ message: '80 of 80 pages', occurrenceCount: 80 })
  })

  test('name no more pages than there is room for', async () => {
    const long = 'x'.repeat(1000)
    const check = await checkOf(Array.from({ length: 500 }, (_, n) => missing(`${long}${n}`)))
    expect(check.failedPages!.join('').length).toBeLessThanOrEqual(400_000)
    expect(check.occurrenceCount).toBe(500)
  })

  test.each<[PageCheck[], object]>([
    [[{ id: 'serp/title-missing', outcome: 'pass' }], { outcome: 'pass' }],
    [
      [{ id: 'serp/title-missing', outcome: 'not-measured', message: 'scripts make it' }],
      { outcome: 'not-measured', message: 'scripts make it' },
    ],
    [
      [{ id: 'serp/title-missing', outcome: 'not-applicable', message: 'it only redirects' }],
      { outcome: 'not-applicable', message: 'it only redirects' },
    ],
    [[], { outcome: 'not-applicable', message: 'no page of the site is shown by search engines' }],
  ])('of %j are %j', async (checks, expected) => {
    expect(await checkOf(checks)).toMatchObject(expected)
  })
})
