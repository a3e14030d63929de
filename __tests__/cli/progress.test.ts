import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { WriteStream } from 'node:tty'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { LiveProgress } from '../../src/cli/live-progress.ts'
import { LogProgress } from '../../src/cli/progress.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage } from '../support/reports.ts'

const SHOP = 'https://shop.example'

describe('in a log', () => {
  test('the first line on a crawl comes at once, and further ones now and then', async () => {
    const stream = new PassThrough()
    const progress = new LogProgress(stream, text => text)
    progress.analysis(SHOP, { done: 120, found: 1340, perSecond: 24.6 })
    progress.analysis(SHOP, { done: 130, found: 1340, perSecond: 24.6 })
    stream.end()
    expect(await text(stream)).toBe(`${SHOP}: 120 of 1,340 URLs read, 25 per second\n`)
  })

  test('there is a line for each page, and nothing that moves a cursor', async () => {
    const stream = new PassThrough()
    const progress = new LogProgress(stream, text => text)
    progress.start({ pages: 2, tools: 1, pagesAtOnce: 8 })
    for (const url of [`${SHOP}/a`, `${SHOP}/b`]) {
      progress.ask()
      progress.run()
      progress.page(auditedPage(url))
    }
    progress.end()
    stream.end()
    const shown = await text(stream)
    expect(shown.split('\n').slice(1)).toEqual([`${SHOP}/a: 1 tool done`, `${SHOP}/b: 1 tool done`, ''])
    expect(shown).not.toContain('\u001b')
  })

  test.each(HOSTILE_TEXTS)('a line does nothing to a terminal from the text %p', async said => {
    const stream = new PassThrough()
    const progress = new LogProgress(stream, text => text)
    progress.line(`A redirect to ${said}`)
    stream.end()
    const shown = await text(stream)
    expect(shown).not.toMatch(/[^\n\t\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u)
  })
})

describe('on a terminal', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** A terminal that keeps what it was told, and shows what a screen of it would. */
  function openTerminal(columns = 80) {
    const writes: string[] = []
    const stream = { isTTY: true, columns, write: (text: string) => void writes.push(text) }
    const progress = new LiveProgress(stream as unknown as WriteStream, text => text)
    progress.start({ pages: 3, tools: 2, pagesAtOnce: 2 })
    return { stream, writes, progress, screen: () => screenAfter(writes.join(''), stream.columns) }
  }

  /** The rows of a terminal after some text: it knows what the progress uses, and refuses all else. */
  function screenAfter(written: string, columns: number): string[] {
    const rows = ['']
    let row = 0
    let column = 0
    for (const [, up, clears, end, start, said] of written.matchAll(
      /\u001b\[(\d+)A|\u001b\[([KJ])|(\n)|(\r)|([^\u001b\n\r]+)/g,
    )) {
      if (up) row = Math.max(0, row - Number(up))
      else if (clears === 'K') rows[row] = rows[row]!.slice(0, column)
      else if (clears) rows.splice(row, rows.length, rows[row]!.slice(0, column))
      else if (end) {
        row++
        column = 0
        rows[row] ??= ''
      } else if (start) column = 0
      else {
        expect(said!.length).toBeLessThan(columns)
        rows[row] = rows[row]!.slice(0, column) + said! + rows[row]!.slice(column + said!.length)
        column += said!.length
      }
    }
    expect(stripVTControlCharacters(written).replace(/\r/g, '')).not.toContain('\u001b')
    return rows
  }

  test('two lines say how far it is, what is left and what runs now', () => {
    const { progress, screen } = openTerminal()
    progress.ask('serp', `${SHOP}/a`)
    progress.ask('dns', `${SHOP}/a`)
    progress.run({ tool: 'serp', url: `${SHOP}/a` }, 1, 6)
    progress.ask('serp', `${SHOP}/b?x=1`)
    jest.advanceTimersByTime(2_000)
    expect(screen()).toEqual([
      expect.stringMatching(/^SEO Preflight .*: 2 tools on 3 pages by the embedded engine, up to 2 at once$/),
      '[###-----------------] 1 of 6 runs · 0 of 3 pages · 2 s',
      'now: dns /a, serp /b?x=1',
    ])
  })

  test('a page that is done is counted, and has no line of its own', () => {
    const { progress, screen } = openTerminal()
    progress.run({ tool: 'serp', url: `${SHOP}/a` }, 2, 6)
    progress.page()
    jest.advanceTimersByTime(100)
    expect(screen().slice(1)).toEqual(['[######--------------] 2 of 6 runs · 1 of 3 pages · 0 s'])
  })

  test('a crawl is told with what runs now', () => {
    const { progress, screen } = openTerminal()
    progress.analysis(`${SHOP}/`, { done: 120, found: 340, perSecond: 0 })
    jest.advanceTimersByTime(100)
    expect(screen().at(-1)).toBe(`now: ${SHOP}/: 120 of 340 URLs read`)
  })

  test('each picture is one write, and none where nothing changed', () => {
    const { progress, writes } = openTerminal()
    progress.ask('serp', `${SHOP}/a`)
    const before = writes.length
    jest.advanceTimersByTime(900)
    expect(writes.length - before).toBe(1)
    expect(writes.at(-1)).not.toMatch(/^\u001b\[2?[JK]/)
  })

  test('a note stands above, for good', () => {
    const { progress, screen } = openTerminal()
    progress.ask('serp', `${SHOP}/a`)
    jest.advanceTimersByTime(100)
    progress.line('The pages are judged as a preview')
    jest.advanceTimersByTime(100)
    expect(screen().slice(1)).toEqual([
      'The pages are judged as a preview',
      expect.stringMatching(/^\[-+\] 0 of 3 pages · 0 s$/),
      'now: serp /a',
    ])
  })

  test('nothing of it is left at the end, and nothing comes afterwards', () => {
    const { progress, screen, writes } = openTerminal()
    progress.ask('serp', `${SHOP}/a`)
    jest.advanceTimersByTime(100)
    progress.end()
    expect(screen().slice(1)).toEqual([''])
    const before = writes.length
    progress.ask('dns', `${SHOP}/a`)
    jest.advanceTimersByTime(5_000)
    progress.end()
    expect(writes.length).toBe(before)
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([20, 40, 80])('no line is broken on %d columns', columns => {
    const { progress, screen } = openTerminal(columns + 100)
    const narrow = openTerminal(columns)
    narrow.writes.length = 0
    for (const each of [progress, narrow.progress]) {
      for (let page = 0; page < 40; page++) each.ask('broken-links', `${SHOP}/漢字/${page}`)
      each.run({ tool: 'serp', url: SHOP }, 12_345, 170_000)
    }
    jest.advanceTimersByTime(100)
    for (const line of [...screen().slice(1), ...narrow.screen()]) expect(line).not.toBe('')
    expect(narrow.screen()).toHaveLength(2)
  })

  test('lines that a narrower window has broken go whole', () => {
    const { progress, writes, stream } = openTerminal(80)
    progress.ask('serp', `${SHOP}/${'a'.repeat(40)}`)
    progress.run({ tool: 'dns', url: SHOP }, 1, 6)
    jest.advanceTimersByTime(100)
    stream.columns = 30
    progress.end()
    // 55 columns are two rows of 30, and 50 are two more.
    expect(writes.at(-1)).toBe('\r\u001b[3A\u001b[J')
  })

  test.each(HOSTILE_TEXTS)('what runs now does nothing to the terminal from the address %p', said => {
    const { progress, writes } = openTerminal()
    writes.length = 0
    progress.ask('serp', `${SHOP}/${said}`)
    jest.advanceTimersByTime(100)
    const [written] = writes
    expect(written!.replace(/\u001b\[(?:\d*A|K|J)|\r/g, '')).not.toMatch(
      /[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u,
    )
    expect(written!.split('\n')).toHaveLength(2)
  })
})
