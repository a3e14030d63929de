import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Change } from '../../src/api/comparison.ts'
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

async function audit(given: Written) {
  const { report, warnings } = await runProgram({
    tools: 'redirects, robots, serp, schema, hreflang, content, broken-links',
    sitemap: 'true',
    'max-pages': '100',
    'fail-on': 'never',
    'report-dir': join(folder, 'now'),
    ...given,
  })
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

test('a site against itself has no difference', async () => {
  const { comparison } = await audit({
    url: before.origin,
    baseline: join(folder, 'before/report.json'),
  })
  expect(comparison?.changes).toEqual([])
  expect(comparison?.uncompared).toMatchObject([{ notRun: true }])
})
