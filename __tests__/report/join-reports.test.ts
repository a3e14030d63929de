import { expect, test } from '@jest/globals'
import { joinReports } from '../../src/report/join-reports.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../support/reports.ts'

const page = (path: string) => auditedPage(`https://shop.example${path}`)
const shard = (number: number, count: number, ...paths: string[]) =>
  makeReport(paths.map(page), { shard: { number, count } })
const urls = (joined: ReturnType<typeof joinReports>) => joined.pages.map(({ url }) => new URL(url).pathname)

test('the pages come in the order of the shards, whatever the order of the files', () => {
  const joined = joinReports([
    shard(10, 10, '/z'),
    ...numbers(2, 9).map(n => shard(n, 10)),
    shard(1, 10, '/a'),
  ])
  expect(urls(joined)).toEqual(['/a', '/z'])
  expect(joined.gaps).toEqual([])
})

test('a shard that was run again counts by its newest report', () => {
  const run = (startedAt: string, check: ReturnType<typeof failedCheck>) =>
    makeReport([auditedPage('https://shop.example/', [measuredRun({ checks: [check], startedAt })])], {
      startedAt,
      shard: { number: 1, count: 1 },
    })
  const old = run('2026-03-04T10:00:00.000Z', failedCheck())
  const again = run('2026-03-04T11:00:00.000Z', passedCheck())
  for (const reports of [
    [old, again],
    [again, old],
  ]) {
    const { pages } = joinReports(reports)
    expect(pages).toHaveLength(1)
    expect(pages[0]!.runs.map(({ checks }) => checks[0]!.outcome)).toEqual(['pass'])
  }
})

test('tools that were split among runners stand beside each other on their page', () => {
  const url = 'https://shop.example/'
  const joined = joinReports([
    makeReport([auditedPage(url, [measuredRun({ tool: 'serp', score: 50, checks: [] })])]),
    makeReport([auditedPage(url, [measuredRun({ tool: 'robots', score: 100, checks: [] })])]),
  ])
  expect(joined.pages).toMatchObject([{ url, score: 75, runs: [{ tool: 'serp' }, { tool: 'robots' }] }])
})

test('the time is that from the first start to the last end', () => {
  const first = makeReport([page('/a')], { startedAt: '2026-03-04T10:00:00.000Z', durationMs: 60_000 })
  const second = makeReport([page('/b')], { startedAt: '2026-03-04T10:00:30.000Z', durationMs: 90_000 })
  const { startedAt, durationMs } = joinReports([second, first])
  expect([startedAt.toISOString(), durationMs]).toEqual(['2026-03-04T10:00:00.000Z', 120_000])
})

test('each shard without a report is a gap', () => {
  expect(joinReports([shard(2, 4, '/b')]).gaps).toEqual(
    [1, 3, 4].map(number => `Shard ${number} of 4 has no report: its pages were not measured`),
  )
})

test('what a shard lacks is a gap once, until it is run again without', () => {
  const lacking = (number: number) => ({
    ...shard(number, 2, `/${number}`),
    gaps: ['The sitemap was not read'],
  })
  expect(joinReports([lacking(1), lacking(2)]).gaps).toEqual(['The sitemap was not read'])
  const again = { ...shard(2, 2, '/2'), startedAt: '2030-01-01T00:00:00.000Z' }
  expect(joinReports([shard(1, 2, '/1'), again, lacking(2)]).gaps).toEqual([])
})

test('shards that divided other pages than each other are a gap', () => {
  const divided = (number: number, division?: string) => ({
    ...shard(number, 2, `/${number}`),
    shard: { number, count: 2, ...(division !== undefined && { division }) },
  })
  expect(joinReports([divided(1, 'a'), divided(2, 'a')]).gaps).toEqual([])
  expect(joinReports([divided(1), divided(2, 'a')]).gaps).toEqual([])
  expect(joinReports([divided(1, 'a'), divided(2, 'b')]).gaps).toEqual([
    expect.stringContaining('did not divide the same pages'),
  ])
  const again = { ...divided(2, 'a'), startedAt: '2030-01-01T00:00:00.000Z' }
  expect(joinReports([divided(1, 'a'), divided(2, 'b'), again]).gaps).toEqual([])
})

test('shards of two divisions do not fit together', () => {
  expect(joinReports([shard(1, 2), shard(2, 3)]).gaps).toEqual([
    'The reports are of divisions into 2 and 3 shards, which do not fit together',
  ])
})

test('reports of different sources are refused', () => {
  expect(() => joinReports([makeReport(), makeReport([], { source: 'hosted' })])).toThrow(
    'some reports are of the embedded engine and others of a hosted service',
  )
})

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

test('positions are those of the shard that asked for them, measured ones first', () => {
  const entry = (reason?: string) => ({
    ...(reason !== undefined && { reason }),
    project: { id: 'oak', name: null, url: null, keywords: [], facts: {} },
    dashboard: { id: 'oak', facts: {} },
  })
  const first = makeReport([page('/a')], {
    shard: { number: 1, count: 2 },
    startedAt: '2026-03-04T10:00:00.000Z',
    rank: [entry()],
  })
  const second = (rank: ReturnType<typeof entry>[]) =>
    makeReport([page('/b')], { shard: { number: 2, count: 2 }, startedAt: '2026-03-04T10:00:30.000Z', rank })
  for (const rank of [[], [entry('the quota is used up')]]) {
    expect(joinReports([first, second(rank)]).rank).toEqual([entry()])
  }
})
