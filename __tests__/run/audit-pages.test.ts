import { expect, test } from '@jest/globals'
import type { ToolRun } from '../../src/api/results.ts'
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
  concurrency: 1,
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
