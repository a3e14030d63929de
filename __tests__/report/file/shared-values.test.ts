import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Json, JsonObject, ToolRun } from '../../../src/api/results.ts'
import { fromFile } from '../../../src/report/file/from-file.ts'
import { hashOfText } from '../../../src/report/file/sharing/value-hash.ts'
import { WholeValues } from '../../../src/report/file/sharing/whole-values.ts'
import { toFile } from '../../../src/report/file/to-file.ts'
import { writtenReportSchema } from '../../../src/report/file/written-schema.ts'
import { jsonChunks, MAX_PLAIN_PAGES } from '../../../src/report/json.ts'
import type { Report } from '../../../src/report/report.ts'
import { expectEqual } from '../../support/expect-equal.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { piecesOf } from '../../support/pieces.ts'
import { auditedPage, largeReport, makeReport, measuredRun } from '../../support/reports.ts'

const SHOP = 'https://shop.example'
const PAGES = MAX_PLAIN_PAGES + 1
/** Tools of a report whose pages stand in it twice. */
const SHARD_TOOLS = 10

const written = (report: Report) => [...jsonChunks(report)].join('')
const read = (text: string) => fromFile(piecesOf(text))
const plainText = (report: Report): string => JSON.stringify(toFile(report))
const plain = (report: Report): unknown => JSON.parse(plainText(report))

/** That two reports are the same to the last character of their files; where they are not, it says in what. */
function expectSame(actual: Report, expected: string): void {
  const text = plainText(actual)
  if (text === expected) return
  expect(JSON.parse(text)).toEqual(JSON.parse(expected))
  expect(text).toBe(expected)
}

/** A report with more pages than are written plainly, each with facts of its own. */
const reportOf = (factsOf: (page: number, url: string) => JsonObject, runs: Partial<ToolRun> = {}) =>
  makeReport(
    Array.from({ length: PAGES }, (_, page) => {
      const url = `${SHOP}/guides/page-${page}`
      return auditedPage(url, [measuredRun({ ...runs, facts: factsOf(page, url) })])
    }),
  )

/** What is read of it, in the order in which it is: a data block shows facts as they stand. */
const factsRead = async (report: Report) =>
  (await read(written(report))).pages.map(({ runs }) => JSON.stringify(runs[0]!.facts))
const factsOf = (report: Report) => report.pages.map(({ runs }) => JSON.stringify(runs[0]!.facts))

describe('a report of many pages', () => {
  const report = largeReport(PAGES)
  let text: string
  let asPlain: string
  /** The whole report as the plain file says it, which is what reading any other form has to come to. */
  let whole: string

  beforeAll(async () => {
    text = written(report)
    asPlain = plainText(report)
    whole = plainText(await read(asPlain))
  })

  test('is read as if nothing were shared', async () => {
    expect(JSON.parse(text).schemaVersion).toBe(3)
    expect(writtenReportSchema.safeParse(JSON.parse(text)).error).toBeUndefined()
    expectSame(await read(text), whole)
  })

  test('takes a twentieth of what it takes without', () => {
    expect(text.length).toBeLessThan(asPlain.length / 20)
  })

  test('has what most questions are about where it is', () => {
    const { pages } = JSON.parse(text)
    for (const { url, score, runs } of pages) {
      expect([typeof url, typeof score]).toEqual(['string', 'number'])
      for (const { tool, status, score, checks } of runs) {
        expect([tool, status, typeof score]).toEqual([
          expect.stringMatching(/^[a-z-]+$/),
          'measured',
          'number',
        ])
        for (const { id, outcome } of checks)
          expect([id, outcome]).toEqual([expect.stringContaining('/'), 'fail'])
      }
    }
  })

  test('of a shard shares what it is to be compared with, too', async () => {
    const { sites } = report
    const pages = report.pages.map(page => ({ ...page, runs: page.runs.slice(0, SHARD_TOOLS) }))
    const baseline = { name: 'production', source: 'engine', version: '0.1.0', sites, pages } as const
    const ofShard = makeReport(pages, { baseline })
    const shared = written(ofShard)
    const unshared = plainText(ofShard)
    expect(shared.length).toBeLessThan(unshared.length / 20)
    expectSame(await read(shared), plainText(await read(unshared)))
  })

  test.each([2, 3])('is read where it was written without shared values, as version %d', async version => {
    const file = { ...toFile(report), schemaVersion: version }
    expectEqual(plain(await read(JSON.stringify(file))), plain(report))
  })
})

const hasJq = spawnSync('jq', ['--version']).status === 0

describe('the program for jq in the documents', () => {
  const [, program = ''] = /```jq\n(.*?)```/s.exec(readFileSync('docs/report-formats.md', 'utf8')) ?? []

  ;(hasJq ? test : test.skip).each([MAX_PLAIN_PAGES, PAGES])(
    'gives each run as it was, of %d pages',
    count => {
      const facts = {
        '~': ['~', '~1', `${SHOP}/guides/page-1`],
        text: 'a text that is on all pages',
        '~~': null,
      }
      const report = reportOf((number, url) => ({ ...facts, number, url, again: [url, facts, facts] }))
      report.pages.length = count
      const filter = `${program} . as $report | [.pages[] | . as $page | .runs[] | whole($report; $page) | .facts]`
      const { stdout } = spawnSync('jq', ['-c', filter], { input: written(report), maxBuffer: 1e8 })
      expect(JSON.parse(String(stdout))).toEqual(report.pages.map(({ runs }) => runs[0]!.facts))
    },
  )
})

test(`of ${MAX_PLAIN_PAGES} pages all is written where it is, as version 2`, () => {
  const report = largeReport(MAX_PLAIN_PAGES)
  const file = JSON.parse(written(report))
  expectEqual(file, plain(report))
  expect(file.schemaVersion).toBe(2)
})

describe('facts come back as they were', () => {
  test.each([...HOSTILE_TEXTS, '~', '~~', '~0', '~.0', '~~0', '~ '])('with the text %p', async text => {
    const facts = { [text]: text, list: [text, `${text}${text}`], [`~${text}`]: { '~': text, [text]: 0 } }
    // What is no Unicode, or a secret, is another text in a file of one page too.
    const [alone] = await factsRead(makeReport([auditedPage(SHOP, [measuredRun({ facts })])]))
    expect(new Set(await factsRead(reportOf(() => facts)))).toEqual(new Set([alone]))
  })

  test('with a key that has a meaning in JavaScript', async () => {
    const facts = JSON.parse('{"__proto__":{"polluted":true},"constructor":"a text of some length"}')
    const [text] = await factsRead(makeReport([auditedPage(SHOP, [measuredRun({ facts })])]))
    expect(new Set(await factsRead(reportOf(() => facts)))).toEqual(new Set([text]))
    expect({}).not.toHaveProperty('polluted')
  })

  test('with keys in another order on other pages', async () => {
    const report = reportOf(page => ({
      of:
        page % 2
          ? { first: 'a text of some length', second: 1 }
          : { second: 1, first: 'a text of some length' },
    }))
    expect(await factsRead(report)).toEqual(factsOf(report))
  })

  test('with the address of the page in what is shared', async () => {
    const report = reportOf((_, url) => ({ chain: [{ url, status: 200 }], final: { url, also: [url, url] } }))
    const text = written(report)
    expect(await factsRead(report)).toEqual(factsOf(report))
    expect(text.split('/page-50"')).toHaveLength(2)
  })

  test('with what repeats on its page alone', async () => {
    const report = reportOf(page => {
      const title = `Guide ${page}: ${'how to set it up '.repeat(5)}`
      return {
        title,
        card: { title, also: [title] },
        place: { title, line: page },
        again: { title, line: page },
      }
    })
    expect(await factsRead(report)).toEqual(factsOf(report))
    expect(written(report).split('Guide 50:')).toHaveLength(2)
  })

  test('where two texts have the same hash', async () => {
    const hashes = new Map<number, string>()
    let pair: [string, string] | undefined
    for (let number = 0; pair === undefined; number++) {
      const text = `a text with the number ${number}`
      const hash = hashOfText(text)
      const known = hashes.get(hash)
      if (known !== undefined) pair = [known, text]
      hashes.set(hash, text)
    }
    const report = reportOf(page => ({ text: pair![page % 2]!, both: { of: pair!, one: pair![0] } }))
    expect(await factsRead(report)).toEqual(factsOf(report))
  })

  test.each([1, 2, 3, 4, 5])('made at random (%d)', async seed => {
    const random = randomFrom(seed)
    const report = reportOf((_, url) => ({ value: randomValue(random, url, 5) }))
    expect(await factsRead(report)).toEqual(factsOf(report))
  })
})

describe('a file that refers to what it cannot', () => {
  let file: JsonObject

  beforeAll(() => {
    file = { ...(plain(makeReport()) as JsonObject), schemaVersion: 3 }
  })

  const withFacts = (facts: Json, shared: Json[], own: Json[] = []): string => {
    const [page] = file['pages'] as [JsonObject]
    const [run] = page['runs'] as [JsonObject]
    return JSON.stringify({ ...file, shared, pages: [{ ...page, own, runs: [{ ...run, facts }] }] })
  }
  /** Each is two of the one before it. */
  const doubling = (first: Json, count: number): Json[] => [
    first,
    ...Array.from({ length: count }, (_, number) => [`~${number}`, `~${number}`]),
  ]

  test('is read where it can', async () => {
    const shared: Json[] = [{ a: 1, b: '~' }, { '~': 0, c: '~~' }, 'text']
    const text = withFacts({ one: { b: 0, '~': 1, d: '~2' }, two: '~.0' }, shared, [['~1', '~']])
    const { facts } = (await read(text)).pages[0]!.runs[0]!
    const url = `${SHOP}/`
    expect(facts).toEqual({ one: { a: 1, b: 0, c: '~', d: 'text' }, two: [{ a: 1, b: url, c: '~' }, url] })
  })

  test.each<[string, Json, Json[], Json[]]>([
    ['a number that there is not', { a: '~1' }, ['x'], []],
    ['no number', { a: '~x' }, ['x'], []],
    ['a negative number', { a: '~-1' }, ['x'], []],
    ['a number that is no index', { a: { '~': 0.5 } }, ['x'], []],
    ['null', { a: { '~': null } }, [{}], []],
    ['itself', { a: '~0' }, ['~0'], []],
    ['each other', { a: '~0' }, ['~1', '~0'], []],
    ['what stands behind it', { a: '~0' }, ['~1', 'x'], []],
    ['what its page does not have', { a: '~.0' }, ['x'], []],
    ['a value of a page from all pages', { a: '~0' }, ['~.0'], ['x']],
    ['itself on its page', { a: '~.0' }, [], ['~.0']],
  ])('is no report: %s', async (_, facts, shared, own) => {
    await expect(read(withFacts(facts, shared, own))).rejects.toThrow(
      /^refers to a shared value that it does not have$/,
    )
  })

  test.each([['a text'], [['a', 'list']], [null], [1]])(
    'is no report where an object begins with %j',
    async start => {
      await expect(read(withFacts({ a: { '~': 0 } }, [start]))).rejects.toThrow(
        /^begins an object with a shared value that is none$/,
      )
    },
  )

  test.each<[string, Json[], Json[]]>([
    ['of values', doubling('a text', 60), []],
    [
      'of objects',
      [{ a: 1 }, ...Array.from({ length: 60 }, (_, at) => ({ '~': at, [`b${at}`]: `~${at}` }))],
      [],
    ],
    ['with the address of the page', doubling('~', 60), []],
    [
      'on a page',
      [],
      doubling('a text', 60).map(value =>
        Array.isArray(value) ? value.map(text => String(text).replace('~', '~.')) : value,
      ),
    ],
  ])('is no report where it grows without end: %s', async (_, shared, own) => {
    const started = performance.now()
    await expect(read(withFacts({ a: own.length > 0 ? '~.60' : '~60' }, shared, own))).rejects.toThrow(
      /^says more than 50,000,000 characters of a page, with its shared values in their places$/,
    )
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('is no report where it is nested too deeply', async () => {
    const shared = Array.from({ length: 100_000 }, (_, number) => (number === 0 ? 'x' : [`~${number - 1}`]))
    await expect(read(withFacts({}, shared))).rejects.toThrow(/^is nested more than 250 levels deep$/)
  })

  test('is no report where what is shared only refers on, each to the one before', async () => {
    const chain: Json[] = ['~', ...Array.from({ length: 190_000 }, (_, at) => `~${at}`)]
    await expect(read(withFacts({ a: `~${chain.length - 1}` }, chain))).rejects.toThrow(
      /^shares a value that is only a reference$/,
    )
  })

  test('is no report where it shares too much', async () => {
    const shared = Array.from({ length: 200_001 }, () => 0)
    await expect(read(withFacts({}, shared))).rejects.toThrow(/^has more than 200,000 shared values$/)
  })

  test('is no report where all of its pages together come to too much', () => {
    const whole = new WholeValues(doubling('a text', 20))
    const readPages = () => {
      for (let page = 0; page < 200; page++) whole.runsOf({ url: SHOP, runs: [{ facts: '~20' }] })
    }
    expect(readPages).toThrow(/^says more than 2,000,000,000 characters of all pages, with its shared values/)
  })
})

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) % below
  }
}

const NAMES = ['url', 'status', 'text', '~', 'sources', 'line', '']

function randomValue(random: (below: number) => number, url: string, depth: number): Json {
  const kind = random(depth === 0 ? 4 : 7)
  if (kind === 0) return [null, true, random(4), random(1000) / 7][random(4)]!
  if (kind === 1) return [url, '~', '', `~${random(3)}`, `${url}#${random(3)}`][random(5)]!
  if (kind < 4) return `a text that comes again and again ${random(30)}`
  if (kind === 4) return Array.from({ length: random(4) }, () => randomValue(random, url, depth - 1))
  const names = NAMES.slice(random(3), 3 + random(4))
  return Object.fromEntries(names.map(name => [name, randomValue(random, url, depth - 1)]))
}
