import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Check } from '../../src/api/results.ts'
import { annotate } from '../../src/github/annotations.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import type { Report } from '../../src/report/report.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { placeFiles } from '../../src/run/place-files.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, reportSaying } from '../support/reports.ts'
import { type Command, parseCommands } from '../support/runner.ts'
import { pageOfFaultySite } from '../support/site-faults.ts'

const HOME = 'http://127.0.0.1:7360/'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'annotations-'))
  await writeFile(join(workspace, 'index.html'), '')
  await writeFile(join(workspace, 'robots.txt'), '')
})
afterAll(() => rm(workspace, { recursive: true, force: true }))

async function annotationsOf(report: Report, warnings = 0): Promise<Command[]> {
  const lines: string[] = []
  const log = createRunnerLog(
    text => text,
    line => void lines.push(line),
  )
  await annotate(viewOf(report), {
    log,
    warnings,
    fileOf: placeFiles({ workspace, staticDir: '.', source: {} }),
  })
  return parseCommands(lines.join(''))
}

function reportOf(...checks: readonly Partial<Check>[]): Report {
  return makeReport([auditedPage(HOME, [measuredRun({ checks: checks.map(check => failedCheck(check)) })])])
}

describe('annotations', () => {
  test('say what is wrong, where and what to do, with the file and line of a static folder', async () => {
    const occurrences = [
      { url: HOME, selector: 'html > head', line: 3, message: 'It is empty' },
      { url: HOME, line: 9 },
    ]
    expect(await annotationsOf(reportOf({ occurrences }))).toEqual([
      {
        command: 'error',
        properties: { title: 'The page has no title', file: 'index.html', line: '3' },
        message:
          'http://127.0.0.1:7360/ · line 3 · html > head: It is empty (and 1 more place)%0A' +
          'Fix: Put one <title> into the <head> of the page.%0Aserp/title-missing',
      },
    ])
  })

  test('say what is at the first place before what the check says of the page', async () => {
    const occurrences = [{ url: HOME, selector: 'h1', message: 'this is the main content' }]
    const [annotation] = await annotationsOf(reportOf({ message: '6.7 s, poor', occurrences }))
    expect(annotation!.message).toMatch(
      /^http:\S+ · h1: this is the main content; whole page: 6\.7 s, poor%0A/,
    )
  })

  test('have the level of the finding, the worst first', async () => {
    const levels = ['notice', 'error', 'warning'] as const
    const report = reportOf(...levels.map(severity => ({ id: `serp/${severity}`, severity })))
    expect((await annotationsOf(report)).map(({ command }) => command)).toEqual([
      'error',
      'warning',
      'notice',
    ])
  })

  test('of a resource that has lines of its own point to its file', async () => {
    const [annotation] = await annotationsOf(
      reportOf({ occurrences: [{ url: 'http://127.0.0.1:7360/robots.txt', line: 2 }] }),
    )
    expect(annotation!.properties).toMatchObject({ file: 'robots.txt', line: '2' })
  })

  test('of a link point to the page that it is on', async () => {
    const [annotation] = await annotationsOf(
      reportOf({ occurrences: [{ url: 'http://127.0.0.1:7360/robots.txt', selector: 'a', line: 2 }] }),
    )
    expect(annotation!.properties).toMatchObject({ file: 'index.html', line: '2' })
  })

  test('of another site have the file of the page without the line', async () => {
    const [annotation] = await annotationsOf(
      reportOf({ occurrences: [{ url: 'https://other.example/robots.txt', line: 2 }] }),
    )
    expect(annotation!.properties).toEqual({ title: 'The page has no title', file: 'index.html' })
  })

  test('of the site name the resource and its file, or the site alone', async () => {
    const annotations = await annotationsOf(makeReport([pageOfFaultySite(HOME)]))
    expect(
      annotations.slice(1).map(({ properties, message }) => [properties, message.split('%0A')[0]]),
    ).toEqual([
      [
        { title: 'A line of robots.txt is no rule', file: 'robots.txt', line: '3' },
        'http://127.0.0.1:7360/robots.txt · line 3: "Alow" is no rule',
      ],
      [{ title: 'The host has no IPv6 address' }, 'http://127.0.0.1:7360: It has no AAAA record'],
    ])
  })

  test('of a link that many pages have name the first and how many more', async () => {
    const checks = [failedCheck({ occurrences: [{ url: 'https://dead.example/', selector: 'footer > a' }] })]
    const pages = [HOME, `${HOME}a`, `${HOME}b`].map(url => auditedPage(url, [measuredRun({ checks })]))
    const [annotation] = await annotationsOf(makeReport(pages))
    expect(annotation!.message).toMatch(
      /^http:\/\/127\.0\.0\.1:7360\/ and 2 more pages · https:\/\/dead\.example\/ · footer > a%0A/,
    )
  })

  test('of many errors are the worst nine and a count, so that the reasons of the failure have room', async () => {
    const checks = Array.from({ length: 30 }, (_, number) => ({
      id: `serp/check-${String(number).padStart(2, '0')}`,
    }))
    const annotations = await annotationsOf(reportOf(...checks))
    expect(annotations.map(({ command }) => command)).toEqual([...Array(9).fill('error'), 'notice'])
    expect(annotations[8]!.message).toContain('serp/check-08')
    expect(annotations.at(-1)!.message).toContain('the worst 9 of 30 findings')
  })

  test('of several levels are ten, fewer where the step has warnings already', async () => {
    const checks = [
      ...Array.from({ length: 4 }, (_, number) => ({ id: `serp/error-${number}` })),
      ...Array.from({ length: 20 }, (_, number) => ({
        id: `serp/warning-${number}`,
        severity: 'warning' as const,
      })),
    ]
    const levels = async (warnings: number) =>
      (await annotationsOf(reportOf(...checks), warnings)).map(({ command }) => command).join(' ')
    expect(await levels(0)).toBe(`${'error '.repeat(4)}${'warning '.repeat(6)}notice`)
    expect(await levels(7)).toBe(`${'error '.repeat(4)}${'warning '.repeat(2)}notice`)
    expect(await levels(50)).toBe(`${'error '.repeat(4)}notice`)
  })

  test('against a baseline are of what is new alone', async () => {
    const [one, two] = [{ id: 'serp/known' }, { id: 'serp/new' }]
    const ref = { tool: 'serp' as const, check: 'serp/new', title: 'New fault', severity: 'error' as const }
    const comparison = {
      baseline: 'production',
      new: [{ ...ref, page: HOME, places: 2, place: { url: HOME, line: 5 } }],
      known: [],
      fixed: [],
      scores: [],
      notes: [],
    }
    const annotations = await annotationsOf({ ...reportOf(one, two), comparison })
    expect(annotations).toHaveLength(1)
    expect(annotations[0]!.properties).toMatchObject({ line: '5' })
    expect(annotations[0]!.message).toContain('serp/new')
  })

  test('of a report without findings are none', async () => {
    expect(await annotationsOf(makeReport())).toEqual([])
  })

  test.each([...HOSTILE_TEXTS, 'a,line=1::error::b%2C', 'x'.repeat(20_000)])(
    'with the text %p are commands of ours alone, each at most 4,096 characters',
    async text => {
      const annotations = await annotationsOf(reportSaying(text))
      expect(annotations.map(({ command }) => command)).toEqual(['error'])
      expect(Object.keys(annotations[0]!.properties!)).toEqual(['title'])
      expect(annotations[0]!.message.length).toBeLessThanOrEqual(4_096)
      expect(annotations[0]!.properties!['title']).not.toMatch(/[\r\n]/)
    },
  )
})
