import { describe, expect, test } from '@jest/globals'
import type { PageConditions } from '../../src/gate/conditions.ts'
import { buildAnalysis, buildRun, judgeRuns } from '../support/gate-findings.ts'

const shop = 'https://shop.example/shop/a'
const blog = 'https://shop.example/blog/a'
const old = 'https://shop.example/blog/old/a'
const runs = [shop, blog, old].map(url => buildRun({ url, score: 60 }))
const judgeWith = (overrides: PageConditions[], conditions = {}) =>
  judgeRuns(runs, { overrides, ...conditions })

describe('min-score of an override', () => {
  const minScore = { all: 50, tools: {} }

  test('holds on its pages, and the other one elsewhere', async () => {
    const { reasons } = await judgeWith([{ url: '/blog/*', minScore: { all: 70, tools: {} } }], { minScore })
    expect(reasons).toEqual([`serp: score is below min-score 70 on 2 pages: ${blog} (60) and ${old} (60)`])
  })

  test('of a later one goes before that of an earlier one', async () => {
    const { reasons } = await judgeWith(
      [
        { url: '/blog/*', minScore: { tools: { serp: 70 } } },
        { url: '/blog/old/*', minScore: { all: 0, tools: {} } },
      ],
      { minScore },
    )
    expect(reasons).toEqual([`${blog}: serp: score 60 is below min-score 70`])
  })

  test('for one tool leaves the bounds of the others', async () => {
    const { reasons } = await judgeWith([{ url: '*', minScore: { tools: { pagespeed: 10 } } }], {
      minScore: { all: 90, tools: {} },
    })
    expect(reasons).toEqual([expect.stringContaining('serp: score is below min-score 90 on 3 pages')])
  })
})

describe('fail-if of an override', () => {
  const failIf = [{ scope: 'serp' as const, expression: 'score < 70' }]

  test('takes the place of that for the same tool', async () => {
    const override = [{ scope: 'serp' as const, expression: 'score < 10' }]
    const { reasons } = await judgeWith([{ url: '/blog/*', failIf: override }], { failIf })
    expect(reasons).toEqual([`${shop}: serp: fail-if "score < 70" is true`])
  })

  test('of another tool is added', async () => {
    const override = [{ scope: 'robots' as const, expression: 'true' }]
    const { reasons, warnings } = await judgeWith([{ url: '/blog/*', failIf: override }], { failIf })
    expect(reasons).toEqual([expect.stringContaining('on 3 pages')])
    expect(warnings).toEqual(['robots: fail-if "true" was not evaluated: robots ran on no page'])
  })
})

test('an expression that overrides replace everywhere is said', async () => {
  const serp = (expression: string) => [{ scope: 'serp' as const, expression }]
  const { warnings } = await judgeWith([{ url: '*', failIf: serp('false') }], { failIf: serp('true') })
  expect(warnings).toEqual(['serp: fail-if "true" was not evaluated: serp ran on no page that it is for'])
})

test('an override whose URL means no page is said', async () => {
  expect((await judgeWith([{ url: '/bolg/*', minScore: { all: 1, tools: {} } }])).warnings).toEqual([
    'overrides: "/bolg/*" matches no page (an address of this run is "/blog/a")',
  ])
})

test('an override means pages that only an analysis has seen by its severities and by what it ignores', async () => {
  const record = { url: 'https://shop.example/docs/a', foundBy: ['link'], depth: 1, status: 200 } as const
  const records = [{ ...record, foundBy: [...record.foundBy], indexable: true, linksIn: 1, linksOut: 1 }]
  const analyses = [buildAnalysis({ crawl: { whole: true, sitemap: null, unvisited: {}, records } })]
  const warningsOf = async (conditions: Omit<PageConditions, 'url'>) =>
    (await judgeRuns(runs, { overrides: [{ url: '/docs/*', ...conditions }] }, analyses)).warnings
  expect(await warningsOf({ ignore: [] })).toEqual([])
  expect(await warningsOf({ severity: [] })).toEqual([])
  expect(await warningsOf({ minScore: { all: 1, tools: {} } })).toHaveLength(1)
})
