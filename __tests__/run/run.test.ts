import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { jsonChunks } from '../../src/report/json.ts'
import type { Report } from '../../src/report/report.ts'
import { run } from '../../src/run/run.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { expectEqual } from '../support/expect-equal.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** More than a hundred: of so many the report file shares what repeats. */
const PAGES = 120
const SHARDS = 4

const paths = Array.from({ length: PAGES }, (_, index) => `/p/${index}`)
/** Every seventh page has no title, every ninth is gone. */
const pageAt = (index: number) =>
  `<!doctype html><html lang="en"><head>${index % 7 === 0 ? '' : `<title>Bicycle number ${index}, made in Bristol</title>`}</head>` +
  `<body><h1>Bicycle ${index}</h1><p>${`Frame ${index} is made of steel by hand. `.repeat(10)}</p></body></html>`

let site: WebServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'))
  site = await startWebServer(
    Object.fromEntries(paths.flatMap((path, index) => (index % 9 === 0 ? [] : [[path, pageAt(index)]]))),
  )
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the program without anything around it. */
async function runWith(given: Written): Promise<{ report: Report; warnings: readonly string[] }> {
  const settings = await loadSettings({ 'report-dir': join(folder, 'out'), ...given }, path => path)
  let warnings: readonly string[] = []
  const report = await run(settings, {
    signal: new AbortController().signal,
    redact: text => text,
    onStart() {},
    onWait() {},
    onNote() {},
    onRun() {},
    onPage() {},
    onFault(error) {
      throw error
    },
    async publish(_view, _files, all) {
      warnings = all
    },
  })
  return { report, warnings }
}

const audit = (given: Written) =>
  runWith({
    url: site.origin,
    paths: paths.join(' '),
    tools: 'robots redirects serp content',
    'min-score': 'serp: 70',
    ...given,
  })

describe('a run in shards', () => {
  let whole: Report
  beforeAll(async () => {
    whole = (await audit({})).report
    for (let number = 1; number <= SHARDS; number++) {
      await audit({ shard: `${number}/${SHARDS}`, 'report-dir': join(folder, `shards/${number}`) })
    }
  })

  test('gives, merged, the report of one run but for times', async () => {
    const merged = await runWith({ merge: join(folder, 'shards'), 'min-score': 'serp: 70' })
    expect(whole.pages).toHaveLength(PAGES)
    expect(whole.verdict.reasons.length).toBeGreaterThan(1)
    expectEqual(fileOf(merged.report), fileOf(whole))
  })

  test('writes what it measured, and no verdict of its own', async () => {
    const shard = JSON.parse(await readFile(join(folder, 'shards/2/report.json'), 'utf8')) as Report
    expect(shard.shard).toEqual({
      number: 2,
      count: SHARDS,
      division: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(shard.pages.map(({ url }) => new URL(url).pathname)).toEqual(
      paths.slice(PAGES / SHARDS, (2 * PAGES) / SHARDS),
    )
    expect(shard.verdict).toEqual({
      passed: false,
      reasons: ['This is one shard of several: they are judged together by "merge"'],
    })
  })

  test('of which one is lost says so and fails', async () => {
    const merge = [1, 2, 4].map(number => join(folder, `shards/${number}`)).join('\n')
    const { report } = await runWith({ merge, 'fail-on': 'never' })
    expect(report.verdict).toMatchObject({
      passed: false,
      reasons: expect.arrayContaining(['Shard 3 of 4 has no report: its pages were not measured']),
    })
    const tolerant = await runWith({ merge, 'fail-on': 'never', 'not-measured': 'warn' })
    expect(tolerant.report.verdict.passed).toBe(true)
    expect(tolerant.warnings).toContain('Shard 3 of 4 has no report: its pages were not measured')
  })
})

test.each([
  ['a folder that is not there', 'nowhere', /^merge: "nowhere" cannot be read \(ENOENT\)$/],
  ['a folder without reports', tmpdir(), /contains no report\.json|cannot be read/],
])('merging %s is a wrong setting', async (_what, merge, message) => {
  const empty = merge === tmpdir() ? await mkdtemp(join(folder, 'empty-')) : merge
  await expect(runWith({ merge: empty })).rejects.toThrow(message)
})

test('merging a report that says that it is one of a billion shards is a wrong setting', async () => {
  const shard = JSON.parse(await readFile(join(folder, 'shards/2/report.json'), 'utf8')) as Report
  const merge = join(folder, 'forged')
  await mkdir(merge)
  await writeFile(join(merge, 'report.json'), JSON.stringify({ ...shard, shard: { number: 1, count: 1e9 } }))
  await expect(runWith({ merge })).rejects.toThrow(
    /^merge: ".*forged\/report\.json" is not a report that this version can read: shard\.count: .*1000$/,
  )
})

/** What the report file holds, without what differs from run to run. */
function fileOf(report: Report): unknown {
  const withoutTimes = JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      ['startedAt', 'durationMs', 'ttfbMs', 'totalMs'].includes(key) ? 0 : value,
    ),
  )
  return JSON.parse([...jsonChunks(withoutTimes)].join(''))
}

describe('a run in which nothing could be judged', () => {
  let data: WebServer
  beforeAll(async () => {
    data = await startWebServer({ '/api': { headers: { 'content-type': 'application/json' }, body: '{}' } })
  })
  afterAll(() => data.close())

  test.each([
    [
      'fail',
      /^http:\S+\/api: serp, content: not measured; \S+ is application\/json, not HTML: audit a page instead/,
    ],
    [
      'warn',
      /^Nothing was judged, so nothing passed: serp was not measured on \S+\/api; \S+ is application\/json/,
    ],
    [
      'ignore',
      /^Nothing was judged, so nothing passed: serp was not measured on \S+\/api; \S+ is application\/json/,
    ],
  ])('fails with not-measured: %s', async (notMeasured, reason) => {
    const { report } = await runWith({
      url: `${data.origin}/api`,
      tools: 'serp content',
      'not-measured': notMeasured,
      'fail-on': 'never',
    })
    expect(report.verdict).toMatchObject({ passed: false, reasons: [expect.stringMatching(reason)] })
  })

  test('fails where no check applies, and passes with a tool that has something to judge', async () => {
    const verdictOf = async (tools: string) =>
      (await runWith({ url: `${site.origin}/p/1`, tools, 'fail-on': 'never' })).report.verdict
    expect(await verdictOf('dns')).toMatchObject({
      passed: false,
      reasons: [expect.stringMatching(/^Nothing was judged, so nothing passed: no check of dns applies to /)],
    })
    expect(await verdictOf('dns serp')).toMatchObject({ passed: true, reasons: [] })
  })
})

test('the severity that is wanted of a finding holds, whatever its twin has', async () => {
  const text =
    'The frame of this bicycle is made of steel by hand in our workshop, where it is painted as well. '
  const german = await startWebServer({
    '/': `<!doctype html><html lang="de"><head><title>Bicycles, made in Bristol</title>
      <link rel="alternate" hreflang="en" href="/"></head><body><h1>Bicycles</h1><p>${text.repeat(9)}</p></body></html>`,
  })
  const { report } = await runWith({
    url: german.origin,
    tools: 'hreflang content',
    severity: 'content/language-mismatch: notice',
  }).finally(() => german.close())
  const checks = report.pages.flatMap(({ runs }) => runs.flatMap(run => run.checks))
  expect(checks).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'content/language-mismatch',
        severity: 'notice',
        twins: ['hreflang/self-language-mismatch'],
      }),
    ]),
  )
})
