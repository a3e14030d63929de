import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Surroundings } from '../../src/run/run.ts'
import type { Written } from '../../src/settings/table.ts'
import { LOST, siteAfter, siteBefore } from '../support/changed-site.ts'
import { chromeForTests } from '../support/chrome.ts'
import { runProgram } from '../support/runs.ts'
import { SEEDED, told } from '../support/seeded-changes.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let folder: string
let before: WebServer
let after: WebServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
  before = await startWebServer(siteBefore())
  after = await startWebServer(siteAfter({ hash: '9f8e7d6c', reversed: true }))
  await audit({ url: before.origin, 'report-dir': join(folder, 'before') })
})
afterAll(async () => {
  await Promise.all([before.close(), after.close()])
  await rm(folder, { recursive: true, force: true })
})

async function audit(given: Written, around: Partial<Surroundings> = {}) {
  const { report, warnings } = await runProgram(
    {
      tools: 'redirects, robots, serp, schema, hreflang, content, broken-links',
      sitemap: 'true',
      'max-pages': '100',
      'fail-on': 'never',
      'report-dir': join(folder, 'now'),
      ...given,
    },
    around,
  )
  return { ...report, warnings }
}

test('the seeded changes and no others are found against a report, with other assets and another order', async () => {
  const { comparison } = await audit({ url: after.origin, baseline: join(folder, 'before/report.json') })
  expect(told(comparison?.changes)).toEqual(SEEDED)
  expect(comparison?.uncompared).toEqual([
    { what: ['links-in'], pages: 29, reason: 'the baseline has other pages' },
    { what: ['core-web-vitals'], pages: 29, reason: 'pagespeed did not run', notRun: true },
  ])
})

test('they are found against production, which names another origin', async () => {
  const { comparison } = await audit({
    url: after.origin,
    'production-url': before.origin,
    baseline: 'production',
  })
  expect(told(comparison?.changes)).toEqual(SEEDED)
})

describe('changes that need a person', () => {
  const needing = { 'fail-on-change': 'lost canonical title@/pricing', tools: 'serp' }
  const judged = async (isApproved?: (label: string) => Promise<boolean>) => {
    const written = { ...needing, url: `${after.origin}/pricing`, sitemap: 'false' }
    return await audit(
      { ...written, baseline: join(folder, 'before/report.json') },
      isApproved && { isApproved },
    )
  }

  test('fail the build until the pull request bears the label', async () => {
    const asked: string[] = []
    const { verdict } = await judged(async label => asked.push(label) === 0)
    expect(verdict).toMatchObject({
      passed: false,
      reasons: [
        `${after.origin}/pricing: fail-on-change: title changed: "Prices of bicycles, parts and repairs" → "Plans and prices for riders, clubs and shops"; to approve, put the label "seo-approved" on the pull request, or take "title" out of "fail-on-change"`,
      ],
    })
    expect(asked).toEqual(['seo-approved'])
    expect((await judged(async () => true)).verdict).toMatchObject({ passed: true })
  })

  test('fail it where nobody can approve', async () => {
    expect((await judged()).verdict.passed).toBe(false)
  })

  test('are judged of all shards together when these are merged', async () => {
    const baseline = join(folder, 'before/report.json')
    const shards = join(folder, 'shards')
    const paths = '/pricing /features'
    for (const shard of ['1/2', '2/2']) {
      const { verdict } = await audit({
        ...needing,
        tools: 'redirects, serp',
        url: after.origin,
        paths,
        sitemap: 'false',
        baseline,
        shard,
        'report-dir': join(shards, shard[0]!),
      })
      expect(verdict.reasons).toEqual([expect.stringContaining('one shard of several')])
    }
    const asked: string[] = []
    const merged = {
      ...needing,
      'fail-on': 'never',
      merge: shards,
      baseline,
      'report-dir': join(folder, 'merged'),
    }
    const isApproved = async (label: string) => asked.push(label) > 1
    const { report } = await runProgram(merged, { isApproved })
    expect(report.verdict).toMatchObject({
      passed: false,
      reasons: [
        expect.stringMatching(`^fail-on-change: 2 addresses are lost: .*${LOST[1]}.*${LOST[0]}`),
        expect.stringMatching(/\/features: fail-on-change: canonical changed: /),
        expect.stringMatching(/\/pricing: fail-on-change: title changed: /),
      ],
    })
    expect((await runProgram(merged, { isApproved })).report.verdict).toMatchObject({ passed: true })
    expect(asked).toEqual(['seo-approved', 'seo-approved'])
  })

  test('are not judged without a baseline, which is said', async () => {
    const { verdict, warnings } = await audit({
      ...needing,
      url: `${after.origin}/pricing`,
      sitemap: 'false',
      baseline: join(folder, 'none.json'),
    })
    expect(verdict.passed).toBe(true)
    expect(warnings).toContainEqual(
      expect.stringMatching(/is not there; every failure counts, and no change is judged$/),
    )
  })
})

test('a site against itself has no difference', async () => {
  const { comparison } = await audit({
    url: before.origin,
    baseline: join(folder, 'before/report.json'),
  })
  expect(comparison?.changes).toEqual([])
  expect(comparison?.uncompared).toMatchObject([{ notRun: true }])
})

test('a page against itself has no difference in its Core Web Vitals either, which are compared', async () => {
  const given = {
    url: `${before.origin}/about`,
    sitemap: 'false',
    tools: 'serp, pagespeed',
    'chrome-path': await chromeForTests(),
  }
  await audit({ ...given, 'report-dir': join(folder, 'measured') })
  const { comparison, pages } = await audit({ ...given, baseline: join(folder, 'measured/report.json') })
  expect(pages[0]!.runs.map(({ tool, status }) => `${tool} ${status}`)).toEqual([
    'serp measured',
    'pagespeed measured',
  ])
  expect(comparison).toMatchObject({ changes: [], new: [], fixed: [] })
  expect(comparison!.uncompared?.flatMap(({ what }) => what) ?? []).not.toContain('core-web-vitals')
})
