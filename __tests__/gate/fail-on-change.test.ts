import { describe, expect, test } from '@jest/globals'
import type { Comparison } from '../../src/api/comparison.ts'
import type { Json } from '../../src/api/results.ts'
import type { SearchFact } from '../../src/api/search-facts.ts'
import type { ChangeRule } from '../../src/gate/conditions.ts'
import { judge } from '../../src/gate/gate.ts'
import { buildConditions, buildPages, buildRun } from '../support/gate-findings.ts'

const HOME = 'https://shop.example'
const comparison: Comparison = {
  baseline: 'production',
  new: [],
  known: [],
  fixed: [],
  scores: [],
  notes: [],
  changes: [
    { page: `${HOME}/docs`, what: 'indexable', before: true, after: 'noindex in a <meta> element' },
    { page: `${HOME}/pricing`, what: 'title', before: 'Prices', after: 'Plans' },
    { page: `${HOME}/about`, what: 'title', before: 'About', after: null },
  ],
  lost: [{ url: `${HOME}/team`, status: 404, note: 'answers 404' }],
}

async function judged(rules: ChangeRule[] | undefined, isGiven = false, overrides: Partial<Comparison> = {}) {
  const findings = { pages: buildPages([buildRun()]), sites: [], analyses: [] }
  const changeApproval = rules && { rules, label: 'seo-approved', isGiven }
  const conditions = buildConditions({
    changeApproval,
    otherAddress: url => url.replace(HOME, 'https://live.example'),
  })
  return await judge(findings, conditions, { ...comparison, ...overrides })
}
const reasonsOf = async (...rules: ChangeRule[]) => (await judged(rules)).reasons

const HOW = '; to approve, put the label "seo-approved" on the pull request, or take'

describe('fail-on-change', () => {
  test('without the setting changes fail nothing', async () => {
    expect(await judged(undefined)).toEqual({ passed: true, reasons: [], warnings: [], failing: [] })
  })

  test('names page, fact, before and after, and how to approve', async () => {
    expect(await judged([{ what: 'indexable' }])).toEqual({
      passed: false,
      reasons: [
        `${HOME}/docs: fail-on-change: indexable changed: may be indexed → "noindex in a <meta> element"${HOW} "indexable" out of "fail-on-change"`,
      ],
      warnings: [],
      failing: [{ tool: 'robots', url: `${HOME}/docs` }],
    })
  })

  test.each<[SearchFact, Json, Json, string]>([
    ['canonical', 'self', '/', 'the page itself → "/"'],
    [
      'rich-results',
      { 'Product snippet': true, 'Review snippet': false },
      null,
      'Product snippet, Review snippet (not eligible) → nothing',
    ],
    [
      'hreflang',
      { de: '/de/guide', fr: null },
      { de: null, fr: '/fr' },
      'de: /de/guide, no fr → no de, fr: /fr',
    ],
    ['words', 608, 128, '608 → 128'],
  ])('a change of %s is told in words', async (what, before, after, words) => {
    const changes = [{ page: `${HOME}/docs`, what, before, after }]
    const { reasons } = await judged([{ what }], false, { changes, lost: [] })
    expect(reasons).toEqual([expect.stringContaining(`: ${what} changed: ${words}; to approve`)])
  })

  test('several lost addresses are counted as such', async () => {
    const lost = ['/team', '/offers'].map(path => ({
      url: HOME + path,
      status: 404,
      note: 'answers 404',
    }))
    const { reasons } = await judged([{ what: 'lost' }], false, { lost })
    expect(reasons).toEqual([
      `fail-on-change: 2 addresses are lost: ${HOME}/team (answers 404) and ${HOME}/offers (answers 404)${HOW} "lost" out of "fail-on-change"`,
    ])
  })

  test('several pages are one reason', async () => {
    expect(await reasonsOf({ what: 'title' })).toEqual([
      `fail-on-change: title changed on 2 pages: ${HOME}/pricing ("Prices" → "Plans") and ${HOME}/about ("About" → nothing)${HOW} "title" out of "fail-on-change"`,
    ])
  })

  test.each<[ChangeRule, number]>([
    [{ what: 'title', url: '/pricing' }, 1],
    [{ what: 'title', url: 'https://live.example/*' }, 1],
    [{ what: 'title', url: '/other' }, 0],
    [{ what: 'canonical' }, 0],
    [{ what: 'lost' }, 1],
    [{ what: 'lost', url: '/docs' }, 0],
    [{ what: 'all' }, 3],
    [{ what: 'all', url: '/docs' }, 1],
  ])('%j fails for %d reasons', async (rule, count) => {
    expect(await reasonsOf(rule)).toHaveLength(count)
  })

  test('a lost address is named with what is wrong', async () => {
    expect(await reasonsOf({ what: 'lost' })).toEqual([
      `${HOME}/team: fail-on-change: the address is lost: it answers 404${HOW} "lost" out of "fail-on-change"`,
    ])
  })

  test('with the approval the build passes', async () => {
    expect(await judged([{ what: 'all' }], true)).toMatchObject({ passed: true, reasons: [] })
  })

  test('what could not be compared is a warning, where it is named', async () => {
    const uncompared: Comparison['uncompared'] = [
      { what: ['title', 'h1'], pages: 2, reason: 'serp was not measured' },
      { what: ['core-web-vitals'], pages: 4, reason: 'pagespeed did not run', notRun: true },
    ]
    const warningsOf = async (rule: ChangeRule) => (await judged([rule], false, { uncompared })).warnings
    const title = 'could not be compared on 2 pages: serp was not measured'
    expect(await warningsOf({ what: 'title' })).toEqual([`fail-on-change: title ${title}`])
    expect(await warningsOf({ what: 'all' })).toEqual([`fail-on-change: title, h1 ${title}`])
    expect(await warningsOf({ what: 'core-web-vitals' })).toEqual([
      'fail-on-change: core-web-vitals could not be compared on 4 pages: pagespeed did not run',
    ])
    expect(await warningsOf({ what: 'lost' })).toEqual([])
    const { changes: _, lost: __, ...nothing } = comparison
    const findings = { pages: buildPages([buildRun()]), sites: [], analyses: [] }
    const rules = [{ what: 'title' as const }, { what: 'lost' as const }]
    const changeApproval = { rules, label: 'x', isGiven: false }
    expect((await judge(findings, buildConditions({ changeApproval }), nothing)).warnings).toEqual([
      'fail-on-change: lost addresses were not looked for in this run',
      'fail-on-change: nothing of what search engines see could be compared with the baseline',
    ])
  })
})
