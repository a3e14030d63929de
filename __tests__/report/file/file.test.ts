import { describe, expect, test } from '@jest/globals'
import type { Check } from '../../../src/api/results.ts'
import { fromFile, ReadingMemory, type ReadOptions } from '../../../src/report/file/from-file.ts'
import { toFile } from '../../../src/report/file/to-file.ts'
import type { Report } from '../../../src/report/report.ts'
import { piecesOf } from '../../support/pieces.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../../support/reports.ts'

const URL = 'https://shop.example/'
const NOTED = passedCheck({ id: 'serp/noted', message: 'with a note' })
const UNVERIFIED = passedCheck({ id: 'serp/unverified', outcome: 'not-measured', message: 'no Chrome' })
const MISSING = passedCheck({ id: 'serp/none', outcome: 'not-applicable', message: 'there is none' })
const OF_SITE = failedCheck({ id: 'robots/missing', scope: 'site', severity: 'notice' })

/** A page with a check of each kind, and a site with one. */
const report = (url = URL): Report =>
  makeReport([
    auditedPage(url, [
      measuredRun({ checks: [failedCheck(), NOTED, UNVERIFIED, passedCheck(), MISSING] }),
      measuredRun({ tool: 'robots', checks: [OF_SITE, passedCheck({ id: 'robots/ok', scope: 'site' })] }),
    ]),
  ])

const written = (of: Report) => JSON.parse(JSON.stringify(toFile(of)))
const read = (file: object, options?: ReadOptions) => fromFile(piecesOf(JSON.stringify(file)), options)

describe('the report file', () => {
  test('has in full what says something, and names of the rest', () => {
    const file = written(report())
    const [run] = file.pages[0].runs
    expect(run.checks.map(({ id }: Check) => id)).toEqual([
      'serp/title-missing',
      'serp/noted',
      'serp/unverified',
    ])
    expect(run.passed).toBe('description-missing')
    expect(run.notApplicable).toBe('none')
    expect(run.checks[0]).not.toHaveProperty('title')
    expect(Object.keys(file.rules).sort()).toEqual([
      'robots/missing',
      'serp/noted',
      'serp/title-missing',
      'serp/unverified',
    ])
    expect(file.sites[0].runs[0]).toMatchObject({ checks: [{ id: 'robots/missing' }], passed: 'ok' })
    expect(run).not.toHaveProperty('url')
  })

  test('is read as what was written, but for the texts of what said nothing', async () => {
    const before = report()
    const after = await read(written(before))
    const told = ({ outcome, message }: Check) =>
      outcome === 'fail' || (outcome !== 'not-applicable' && message)
    const checksOf = ({ pages, sites }: Report) =>
      [...pages, ...sites].flatMap(({ runs }) => runs.flatMap(({ checks }) => checks))
    const plain = ({ why: _, fix: __, ...check }: Check) => check
    expect(checksOf(after).filter(told)).toEqual(checksOf(before).filter(told).map(plain))
    const outcomes = (of: Report) => checksOf(of).map(({ id, outcome, scope }) => `${id} ${outcome} ${scope}`)
    expect(outcomes(after).sort()).toEqual(outcomes(before).sort())
    expect(toFile(after)).toEqual(toFile(before))
  })

  test('has checks in full whose ids are no single words', () => {
    const odd = passedCheck({ id: 'serp/title is there' })
    const file = toFile(makeReport([auditedPage(URL, [measuredRun({ checks: [odd] })])]))
    expect(file.pages[0]!.runs[0]!.checks).toMatchObject([{ id: 'serp/title is there', outcome: 'pass' }])
  })

  test('keeps what a check of the same id says differently on another page', async () => {
    const other = failedCheck({ title: 'Another title', severity: 'notice', help: 'https://other.example/' })
    const both = makeReport([
      auditedPage(URL, [measuredRun({ checks: [failedCheck()] })]),
      auditedPage(`${URL}a`, [measuredRun({ checks: [other] })]),
    ])
    const { title, severity, help } = (await read(written(both))).pages[1]!.runs[0]!.checks[0]!
    expect({ title, severity, help }).toEqual({
      title: other.title,
      severity: other.severity,
      help: other.help,
    })
  })

  test('has checks that say nothing once in memory, whatever number of reports they come from', async () => {
    const memory = new ReadingMemory()
    const [a, b] = await Promise.all(['a', 'b'].map(path => read(written(report(URL + path)), { memory })))
    const lastOf = (of: Report) => of.pages[0]!.runs[0]!.checks.at(-1)
    expect(lastOf(a!)).toBe(lastOf(b!))
  })
})

test('a page whose address is no URL is named by its place', async () => {
  const file = written(report())
  file.pages[0].url = 'not a url'
  const issues = [{ path: ['pages', 0, 'url'], message: 'is not a URL' }]
  await expect(read(file)).rejects.toMatchObject({ issues })
})

test('a report of the first version has its faults of the site apart, and no score to compare with', async () => {
  const now = report()
  const { sites: _, healthy: __, ...rest } = now
  const checks = [OF_SITE].map(({ scope: ___, ...check }) => check)
  const page = auditedPage(URL, [
    measuredRun({ checks: [failedCheck()] }),
    measuredRun({ tool: 'robots', score: 90, checks }),
  ])
  const old = { ...JSON.parse(JSON.stringify(rest)), schemaVersion: 1, pages: [page] }
  const after = await fromFile(piecesOf(JSON.stringify(old)), {}, async () => new Set(['robots/missing']))
  expect(after.sites).toMatchObject([
    { origin: 'https://shop.example', score: null, runs: [{ tool: 'robots', score: null }] },
  ])
  expect(after.pages).toMatchObject([{ url: URL, score: null, runs: [{ tool: 'serp', score: null }] }])
  expect(after.sites[0]!.runs[0]!.checks[0]).toMatchObject({ id: 'robots/missing', outcome: 'fail' })
})

test('a file of names that would be a check each is refused', async () => {
  const file = written(report())
  file.pages[0].runs[0].passed = Array.from({ length: 60_000 }, (_, index) => index.toString(36)).join(' ')
  await expect(read(file)).rejects.toThrow('names more than 50000 checks')
})
