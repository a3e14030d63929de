import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { Log, Result } from 'sarif'
import type { Check } from '../../../src/api/results.ts'
import type { FileOf } from '../../../src/report/place-file.ts'
import type { Report } from '../../../src/report/report.ts'
import { fitGzip } from '../../../src/report/sarif/fit-gzip.ts'
import { renderSarif } from '../../../src/report/sarif/sarif.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { dangersIn } from '../../support/markdown.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  reportSaying,
} from '../../support/reports.ts'
import { parseCommands } from '../../support/runner.ts'
import { SARIF_SCHEMA } from '../../support/sarif-schema.ts'

const ORIGIN = 'https://shop.example'
const HOME = `${ORIGIN}/`

const ajv = new Ajv.default({ allErrors: true, strict: false })
addFormats.default(ajv)
const validate = ajv.compile(SARIF_SCHEMA)

const nowhere: FileOf = async () => undefined

async function sarifOf(report: Report, fileOf = nowhere) {
  const text = await renderSarif(viewOf(report), fileOf)
  const log = JSON.parse(text) as Log
  expect(validate(log) || validate.errors).toBe(true)
  const run = log.runs[0]!
  return { text, run, rules: run.tool.driver.rules!, results: run.results! }
}

const pageWith = (url: string, ...checks: readonly Partial<Check>[]) =>
  auditedPage(url, [measuredRun({ checks: checks.map(check => failedCheck(check)) })])
const uriOf = ({ locations }: Result) => locations![0]!.physicalLocation!.artifactLocation!.uri
const regionOf = ({ locations }: Result) => locations![0]!.physicalLocation!.region
const fingerprintOf = ({ partialFingerprints }: Result) => partialFingerprints!['seoPreflight/v1']

describe('a SARIF report', () => {
  const report = makeReport([
    pageWith(HOME, {}),
    pageWith(`${HOME}prices`, { id: 'serp/notice', severity: 'notice', occurrences: [] }),
  ])

  test('has a rule for each check that failed, with why, how to mend it and the source', async () => {
    const { rules } = await sarifOf(report)
    expect(rules.map(({ id }) => id)).toEqual(['serp/title-missing', 'serp/notice'])
    expect(rules[0]).toEqual({
      id: 'serp/title-missing',
      shortDescription: { text: 'The page has no title' },
      fullDescription: { text: 'Search engines show the title as the headline of a result.' },
      help: {
        text: 'Search engines show the title as the headline of a result.\n\nFix: Put one `<title>` into the `<head>` of the page.\n\nSource: https://developers.google.com/search/docs/appearance/title-link',
        markdown: expect.stringContaining('**Fix:** Put one `<title>` into the `<head>` of the page.'),
      },
      helpUri: 'https://developers.google.com/search/docs/appearance/title-link',
      defaultConfiguration: { level: 'error' },
      properties: { tags: ['seo', 'serp'], 'problem.severity': 'error' },
    })
  })

  test('has a result for each place, with its level, the worst first', async () => {
    const { results } = await sarifOf(report)
    expect(results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
      ['serp/title-missing', 0, 'error'],
      ['serp/notice', 1, 'note'],
    ])
    expect(results[0]!.message.text).toBe(
      'The page has no title\nWhere: `/` · line 3 · `html > head`\nFix: Put one `<title>` into the `<head>` of the page.',
    )
  })

  test('says what was not measured, so that what it has nothing of does not pass for mended', async () => {
    const { run } = await sarifOf(makeReport([auditedPage(HOME, [notMeasuredRun()])]))
    expect(run.results).toEqual([])
    expect(run.invocations![0]!.toolExecutionNotifications).toEqual([
      { level: 'warning', message: { text: 'pagespeed not measured on `/`: Chrome was not found' } },
    ])
  })
})

describe('the place of a result', () => {
  const occurrence = { url: HOME, selector: 'h1', line: 7, column: 3, snippet: '<h1></h1>' }

  test('is the line of the file of the repository, where that is known', async () => {
    const { results } = await sarifOf(
      makeReport([pageWith(HOME, { occurrences: [occurrence] })]),
      async () => ({ path: 'public/über uns/#1.html', line: 7 }),
    )
    expect(results[0]!.locations![0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'public/%C3%BCber%20uns/%231.html' },
      region: { startLine: 7, startColumn: 3, snippet: { text: '<h1></h1>' } },
    })
    // GitHub's own step makes it from the line of the file, and warns of another one.
    expect(results[0]!.partialFingerprints).not.toHaveProperty('primaryLocationLineHash')
  })

  test('has the line once for each rule, since GitHub takes two of a line for one', async () => {
    const second = { ...occurrence, selector: 'h2', snippet: '<h2></h2>' }
    const { results } = await sarifOf(
      makeReport([pageWith(HOME, { occurrences: [occurrence, second] })]),
      async () => ({ path: 'index.html', line: 1 }),
    )
    expect(results.map(regionOf)).toEqual([expect.objectContaining({ startLine: 1 }), undefined])
    expect(results[1]!.partialFingerprints!['primaryLocationLineHash']).toBe(fingerprintOf(results[1]!))
  })

  test.each([
    ['/', '(page)'],
    ['/prices', '(page)/prices'],
    ['/blog/', '(page)/blog'],
    ['/a b/ü?x=1&y=2#z', '(page)/a%20b/%C3%BC%3Fx=1&y=2'],
    ['/100%', '(page)/100%25'],
    ["/a|b^c[d]'e", "(page)/a%7Cb%5Ec%5Bd%5D'e"],
    ['//twice', '(page)/twice'],
    ['/x?token=abcdef', '(page)/x%3Ftoken=***'],
  ])('is else the path of the page, without an origin: %s', async (path, uri) => {
    const { results } = await sarifOf(makeReport([pageWith(ORIGIN + path, { occurrences: [] })]))
    expect(results.map(uriOf)).toEqual([uri])
    expect(regionOf(results[0]!)).toBeUndefined()
    expect(results[0]!.partialFingerprints!['primaryLocationLineHash']).toBe(fingerprintOf(results[0]!))
  })

  test('of a site is one of its own, and a long path is bounded', async () => {
    const ofSite = { id: 'robots/syntax', scope: 'site' as const, occurrences: [] }
    const { results } = await sarifOf(makeReport([pageWith(HOME, ofSite)]))
    expect(results.map(uriOf)).toEqual(['(site)'])
    const long = [`${HOME}${'ü/'.repeat(900)}1`, `${HOME}${'ü/'.repeat(900)}2`]
    const uris = (await sarifOf(makeReport(long.map(url => pageWith(url, { occurrences: [] }))))).results.map(
      uriOf,
    )
    expect(new Set(uris).size).toBe(2)
    for (const uri of uris) {
      expect(uri!.length).toBeLessThan(500)
      expect(() => decodeURIComponent(uri!)).not.toThrow()
    }
  })
})

describe('the fingerprint of a result', () => {
  const place = {
    url: HOME,
    selector: 'main > div:nth-of-type(2) > img',
    line: 7,
    snippet: '<img src="/assets/hero-B1xY9zQw.jpg">',
    message: 'It is 12 px wide',
  }

  async function fingerprints(origin: string, ...places: readonly Partial<typeof place>[]) {
    const occurrences = places.map(each => ({ ...place, ...each, url: `${origin}/` }))
    const { results } = await sarifOf(makeReport([pageWith(`${origin}/`, { occurrences })]))
    return results.map(fingerprintOf)
  }

  test('is the same on another origin, with other lines, figures and names of a build', async () => {
    const [before] = await fingerprints(ORIGIN, place)
    const [after] = await fingerprints('https://shop-pr-7.preview.example', {
      line: 30,
      selector: 'main > div:nth-of-type(5) > img',
      snippet: '<img src="/assets/hero-D4mN7kLp.jpg">',
      message: 'It is 15 px wide',
    })
    expect(after).toBe(before)
    expect(before).toMatch(/^[0-9a-f]{32}:1$/)
  })

  test('is another for another element, page or rule; of places that are alike each has a number', async () => {
    const [first, other, third] = await fingerprints(ORIGIN, place, { snippet: '<img src="/b.jpg">' }, place)
    expect(other).not.toBe(first)
    expect(third).toBe(first!.replace(/1$/, '2'))
    const { results } = await sarifOf(
      makeReport([
        pageWith(HOME, { occurrences: [] }, { id: 'serp/other', occurrences: [] }),
        pageWith(`${HOME}b`, { occurrences: [] }),
      ]),
    )
    expect(new Set(results.map(fingerprintOf)).size).toBe(3)
  })

  test('of a resource is the same whatever else its page has', async () => {
    const gone = { url: `${HOME}gone`, message: 'It answers 404' }
    const other = { url: `${HOME}first`, message: 'It answers 404' }
    const of = async (...occurrences: object[]) =>
      (await sarifOf(makeReport([pageWith(HOME, { occurrences: occurrences as never })]))).results.map(
        fingerprintOf,
      )
    expect(await of(other, gone)).toContain((await of(gone))[0])
  })
})

test('shows no user name, no password and no secret of an address', async () => {
  const url = 'https://user:word@shop.example/a?token=abcdef&x=1'
  const { text } = await sarifOf(
    makeReport([pageWith(url, { message: `See ${url}`, occurrences: [{ url: `${url}#b` }] })]),
  )
  expect(text).toContain('token=***&x=1')
  for (const secret of ['user', 'word', 'abcdef']) expect(text).not.toContain(secret)
})

describe('the limits of GitHub', () => {
  test('the worst 5,000 results are kept, and it says so', async () => {
    const occurrences = Array.from({ length: 50 }, (_, number) => ({ url: HOME, selector: `#a${number}` }))
    const pages = Array.from({ length: 120 }, (_, number) =>
      pageWith(`${HOME}${number}`, { occurrences }, { id: 'serp/notice', severity: 'notice', occurrences }),
    )
    const { results, rules, run, text } = await sarifOf(makeReport(pages))
    expect(results).toHaveLength(5_000)
    expect(results.every(({ level }) => level === 'error')).toBe(true)
    expect(rules).toHaveLength(1)
    expect(run.invocations![0]!.toolExecutionNotifications!.map(({ message }) => message.text)).toEqual([
      'These are the worst 5000 of 12000 places; the report has all of them',
    ])
    expect(gzipSync(text).length).toBeLessThan(10_000_000)
  })

  test('a file that compresses badly is cut where it fits', async () => {
    const noise = Array.from({ length: 100 }, () => randomBytes(300).toString('base64'))
    const write = (some: readonly string[]) => some.join('\n')
    const fitted = await fitGzip(noise, write, 10_000)
    expect(write(noise).startsWith(fitted)).toBe(true)
    expect(gzipSync(fitted).length).toBeLessThanOrEqual(10_000)
    expect(gzipSync(fitted).length).toBeGreaterThan(8_000)
    expect(await fitGzip(noise, write, 1_000_000)).toBe(write(noise))
    expect(await fitGzip(['x'.repeat(1_000)], write, 10)).toBe('')
  })

  test('a rule has at most 20 tags and no security severity', async () => {
    for (const { properties } of (await sarifOf(largeReport(1))).rules) {
      expect(properties!['tags']!.length).toBeLessThanOrEqual(20)
      expect(properties).not.toHaveProperty('security-severity')
    }
  })
})

test('says what is new against a baseline', async () => {
  const occurrences = [
    { url: HOME, selector: 'h1' },
    { url: HOME, selector: 'h2' },
  ]
  const report = makeReport([pageWith(HOME, { occurrences })])
  const ref = {
    tool: 'serp' as const,
    check: 'serp/title-missing',
    title: 'The page has no title',
    severity: 'error' as const,
    page: HOME,
    places: 1,
    place: occurrences[1]!,
  }
  const comparison = { baseline: 'main', new: [ref], known: [], fixed: [], scores: [], notes: [] }
  const { results } = await sarifOf({ ...report, comparison })
  expect(results.map(({ baselineState }) => baselineState)).toEqual(['unchanged', 'new'])
})

describe.each(HOSTILE_TEXTS)('the text %j', hostile => {
  test('calls nobody, links nowhere and commands no runner', async () => {
    const { text, rules, results, run } = await sarifOf(reportSaying(hostile))
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
    expect(parseCommands(text)).toEqual([])
    const messages = [
      ...results.map(({ message }) => message.text!),
      ...run.invocations![0]!.toolExecutionNotifications!.map(({ message }) => message.text!),
      ...rules.flatMap(({ shortDescription, fullDescription, help }) => [
        shortDescription!.text,
        fullDescription!.text,
        help!.text,
        help!.markdown!,
      ]),
    ]
    for (const message of messages) {
      expect(message).not.toBe('')
      expect(dangersIn(message)).toEqual([])
    }
    // Links of plain messages: SARIF 2.1.0, 3.11.6.
    for (const { message } of results) expect(message.text).not.toMatch(/\]\(|\{\d+\}/)
  })
})
