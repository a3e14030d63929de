import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { toFile } from '../../src/report/file/to-file.ts'
import { jsonChunks } from '../../src/report/json.ts'
import { readReport } from '../../src/run/read-report.ts'
import { piecesOf } from '../support/pieces.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../support/reports.ts'

const SHOP = 'https://shop.example/'
const ANALYSIS = {
  url: SHOP,
  status: 'measured',
  score: 1,
  facts: {},
  startedAt: '2026-03-04T10:20:30.000Z',
  durationMs: 1,
}
const read = (text: string) => readReport(piecesOf(text))
/** JSON of objects within each other. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([1_000, 100_000, 4_000_000])('what is nested %d levels deep is no report', async depth => {
  const deep = nested(depth)
  for (const text of [
    deep,
    `[${deep}]`,
    `{"schemaVersion":2,"rules":${deep}}`,
    `{"pages":[${deep}]}`,
    `{"pages":[{"facts":${deep}}]}`,
    '{"a":'.repeat(depth),
  ]) {
    await expect(read(text)).rejects.toThrow(/^is nested more than 250 levels deep$/)
  }
})

test.each(['null', '7', '"x"', '[]', '{}'])('%s is no report', async text => {
  await expect(read(text)).rejects.toThrow(/^is not a report that this version can read: /)
})

test('facts of some depth are part of a report', async () => {
  const facts = { deep: JSON.parse(nested(190)) }
  const report = makeReport([auditedPage('https://shop.example/', [measuredRun({ facts })])])
  expect(await read([...jsonChunks(report)].join(''))).toMatchObject({ schemaVersion: 2 })
})

describe('a report of thousands of pages', () => {
  const pageCount = 3_000
  let folder: string
  let file: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-report-'))
    file = join(folder, 'report.json')
    const textsOf = (page: number) =>
      Array.from({ length: 20 }, (_, number) => `${page} ${number} ${'text '.repeat(200)}`)
    const pages = Array.from({ length: pageCount }, (_, page) =>
      auditedPage(`${SHOP}${page}`, [
        measuredRun({ checks: [failedCheck()], facts: { texts: textsOf(page), title: 'Shop' } }),
      ]),
    )
    await writeFile(file, jsonChunks(makeReport(pages)))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Runs a script with the path of the report and 48 MiB for what lives long; the report has 60. */
  const runWithLittle = (script: string) =>
    promisify(execFile)(process.execPath, [
      '--max-old-space-size=48',
      '--input-type=module',
      '--eval',
      script,
      file,
    ])

  test('is read with less memory than its text has', async () => {
    const modules = new URL('../../src/', import.meta.url)
    const { stdout } = await runWithLittle(`
      import { openBaseline } from '${modules}run/open-baseline.ts'
      const { baseline } = await openBaseline({ baseline: process.argv[1], within: {} })
      const [{ url, runs: [{ facts, checks }] }] = baseline.pages.slice(-1)
      console.log(JSON.stringify([baseline.pages.length, url, facts, checks[0].title]))`)
    expect(JSON.parse(stdout)).toEqual([
      pageCount,
      `${SHOP}${pageCount - 1}`,
      { title: 'Shop' },
      failedCheck().title,
    ])
  })

  test('is too large for that to be parsed at once', async () => {
    const parse = `
      import { readFileSync } from 'node:fs'
      globalThis.report = JSON.parse(readFileSync(process.argv[1], 'utf8'))`
    await expect(runWithLittle(parse)).rejects.toThrow(/heap out of memory/)
  })
})

test('texts of checks may stand behind the pages or before them, and so may the version', async () => {
  const report = makeReport([auditedPage(SHOP, [measuredRun({ checks: [failedCheck()] })])])
  const file = JSON.parse([...jsonChunks(report)].join(''))
  const entries = Object.entries(file)
  const inOrder = await read(JSON.stringify(Object.fromEntries(entries)))
  expect(await read(JSON.stringify(Object.fromEntries(entries.toReversed())))).toEqual(inOrder)
  expect(inOrder.pages[0]!.runs[0]!.checks[0]).toMatchObject({
    title: failedCheck().title,
    severity: 'error',
  })
})

test.each([
  [
    'pages.1.runs.0.tool: ',
    { pages: [auditedPage(SHOP), auditedPage(SHOP, [{ ...measuredRun(), tool: 'x' as 'serp' }])] },
  ],
  ['analyses.0.pages.0.url: ', { analyses: [{ ...ANALYSIS, pages: [{ ...auditedPage(SHOP), url: 7 }] }] }],
  ['verdict.failing.0: ', { verdict: { passed: true, reasons: [], failing: [7] } }],
])('says where it does not fit: %s', async (place, overrides) => {
  const text = JSON.stringify({ ...toFile(makeReport()), ...overrides })
  await expect(read(text)).rejects.toThrow(`is not a report that this version can read: ${place}`)
})
