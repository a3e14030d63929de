import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Change } from '../../src/api/comparison.ts'
import type { Surroundings } from '../../src/run/run.ts'
import type { Written } from '../../src/settings/table.ts'
import { siteAfter, siteBefore } from '../support/changed-site.ts'
import { runProgram } from '../support/runs.ts'
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

/** The changes as `what path: before → after`; those of the posts are one. */
function told(changes: readonly Change[] | undefined): string[] {
  const words = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).join(' ') : value
  const posts = /^\/blog\/ride-\d+$/
  const lines = changes?.map(({ page, what, before, after }) => {
    const path = new URL(page).pathname
    return posts.test(path)
      ? `${what} /blog/*: ${typeof before} → ${after}`
      : `${what} ${path}: ${words(before)} → ${words(after)}`
  })
  const counts = Map.groupBy(lines ?? [], line => line)
  return [...counts].map(([line, same]) => (same.length === 1 ? line : `${same.length} × ${line}`))
}

const SEEDED = [
  'indexable /docs: true → noindex in a <meta> element',
  'canonical /features: self → /',
  'title /pricing: Prices of bicycles, parts and repairs → Plans and prices for riders, clubs and shops',
  'rich-results /bikes/city: Merchant listing Product snippet Review snippet → null',
  'hreflang /guide: de en x-default → null',
  'words /essay: 608 → 128',
  '20 × description /blog/*: string → null',
]

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
