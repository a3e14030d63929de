import { describe, expect, test } from '@jest/globals'
import type { Page, ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import type { Tool } from '../../src/api/tools.ts'
import { auditPages } from '../../src/run/audit-pages.ts'

const URLS = ['https://www.example.com/', 'https://www.example.com/two']
const WANTED: readonly Tool[] = ['robots', 'pagespeed', 'serp']

/** A service that measures nothing and notes what it is asked for. */
function noting(): { api: SeoApi; asked: string[] } {
  const asked: string[] = []
  const runTool = async (tool: Tool, url: string): Promise<ToolRun> => {
    asked.push(`${tool} ${url}`)
    const startedAt = new Date(0).toISOString()
    return { tool, url, status: 'measured', score: 100, checks: [], facts: {}, startedAt, durationMs: 0 }
  }
  return { api: { runTool } as unknown as SeoApi, asked }
}

const options = {
  tools: () => WANTED,
  concurrency: { pages: 1, runs: 1 },
  signal: new AbortController().signal,
  onRun: () => undefined,
  onPage: () => undefined,
  onFault: () => undefined,
}

test('asks for the tools of each page in the order that the service is fastest in, and keeps theirs', async () => {
  const { api, asked } = noting()
  const pages = await auditPages(
    { ...api, order: tools => tools.toSorted(tool => (tool === 'pagespeed' ? -1 : 0)) },
    URLS,
    options,
  )

  expect(asked).toEqual(URLS.flatMap(url => ['pagespeed', 'robots', 'serp'].map(tool => `${tool} ${url}`)))
  expect(pages.map(({ url }) => url)).toEqual(URLS)
  for (const { runs } of pages) expect(runs.map(({ tool }) => tool)).toEqual(WANTED)
})

test('asks in the order of the tools where the service has none', async () => {
  const { api, asked } = noting()
  await auditPages(api, URLS, options)

  expect(asked).toEqual(URLS.flatMap(url => WANTED.map(tool => `${tool} ${url}`)))
})

describe('what is in work at once', () => {
  const pages = ['a', 'b', 'c', 'd'].map(name => `https://www.example.com/${name}`)

  /** A service that answers when it is told to, and notes the most that it worked on at once. */
  function waiting() {
    const open: { url: string; answer(): void }[] = []
    const most = { runs: 0, pages: 0 }
    const runTool = async (tool: Tool, url: string): Promise<ToolRun> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const entry = { url, answer: resolve }
      open.push(entry)
      most.runs = Math.max(most.runs, open.length)
      most.pages = Math.max(most.pages, new Set(open.map(one => one.url)).size)
      await promise
      open.splice(open.indexOf(entry), 1)
      const startedAt = new Date(0).toISOString()
      return { tool, url, status: 'measured', score: 100, checks: [], facts: {}, startedAt, durationMs: 0 }
    }
    const released: string[] = []
    const api = { runTool, release: (url: string) => released.push(url) } as unknown as SeoApi
    return { api, open, most, released }
  }

  const turn = () => new Promise(resolve => setImmediate(resolve))

  test('of an engine pages, each with all of its tools', async () => {
    const { api, open, most, released } = waiting()
    const done: string[] = []
    const concurrency = { pages: 2, runs: Number.POSITIVE_INFINITY }
    const onPage = ({ url }: Page) => done.push(url)
    const audit = auditPages(api, pages, { ...options, concurrency, onPage })
    await turn()
    expect(open.map(({ url }) => url)).toEqual([pages[0], pages[0], pages[0], pages[1], pages[1], pages[1]])

    // The second page waits for nothing, and the next one comes as soon as it is done.
    for (const { answer } of open.filter(({ url }) => url === pages[1])) answer()
    await turn()
    expect(released).toEqual([pages[1]])
    expect(new Set(open.map(({ url }) => url))).toEqual(new Set([pages[0], pages[2]]))

    while (done.length < pages.length) {
      for (const { answer } of [...open]) answer()
      await turn()
    }
    expect((await audit).map(({ url }) => url)).toEqual(pages)
    expect(done).toEqual([pages[1], pages[0], pages[2], pages[3]])
    expect(most).toEqual({ runs: 6, pages: 2 })
  })

  test('of a service calls, page after page', async () => {
    const { api, open, most } = waiting()
    const concurrency = { pages: Number.POSITIVE_INFINITY, runs: 4 }
    const audit = auditPages(api, pages, { ...options, concurrency })
    for (let answered = 0; answered < pages.length * WANTED.length; answered++) {
      await turn()
      open[0]!.answer()
    }
    expect((await audit).map(({ url }) => url)).toEqual(pages)
    expect(most).toEqual({ runs: 4, pages: 2 })
  })

  test('what is cancelled is answered for, page by page, and nothing else is begun', async () => {
    const { api, open } = waiting()
    const ending = new AbortController()
    const concurrency = { pages: 1, runs: Number.POSITIVE_INFINITY }
    const audit = auditPages(api, pages, { ...options, concurrency, signal: ending.signal })
    await turn()
    ending.abort()
    for (const { answer } of [...open]) answer()
    const runs = (await audit).flatMap(page => page.runs)
    expect(runs.filter(({ status }) => status === 'measured')).toHaveLength(WANTED.length)
    expect(new Set(runs.slice(WANTED.length).map(({ reason }) => reason))).toEqual(
      new Set(['the run was cancelled before this tool was done']),
    )
  })
})
