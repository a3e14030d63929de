import type { ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { analysisSchema } from '../../src/api/result-schemas.ts'
import type { ToolRun } from '../../src/api/results.ts'
import { meanScore, pageScore, siteScore } from '../../src/api/score.ts'
import type { AnalysisProgress } from '../../src/api/seo-api.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { startEngine } from '../support/engine.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'

const page = (...hrefs: string[]) => `<title>A page</title>${hrefs.map(href => `<a href="${href}">x</a>`)}`

test('an analysis runs every tool on the start page, and crawls the site', async () => {
  const server = await startWebServer({ '/': page('/a', '/gone'), '/a': page('/') })
  const engine = startEngine()
  const progress: AnalysisProgress[] = []
  try {
    const analysis = await engine.analyze(`${server.origin}/`, { onProgress: at => progress.push(at) })
    expect(analysisSchema.parse(analysis)).toEqual(analysis)
    expect(analysis.pages.map(({ url }) => url)).toEqual([`${server.origin}/`])
    const [start] = analysis.pages
    expect(start!.runs.map(({ tool }) => tool)).toEqual([...TOOLS])
    const outcomeOf = (runs: readonly ToolRun[], id: string) =>
      runs.flatMap(({ checks }) => checks).find(check => check.id === id)
    // Of both the site tells, with all pages, and they cost the start page its points nevertheless.
    for (const id of ['broken-links/broken-internal-link', 'serp/description-missing']) {
      expect(outcomeOf(analysis.runs!, id)).toMatchObject({ outcome: 'fail' })
      expect(outcomeOf(start!.runs, id)).toMatchObject({ outcome: 'not-applicable', occurrences: [] })
    }
    expect(start!.score).toBeLessThan(pageScore(start!.runs)!)
    expect(analysis.score).toBe(meanScore([start!.score, siteScore(analysis.runs!)]))
    const paths = analysis.crawl!.records.map(({ url }) => url.slice(server.origin.length))
    expect(paths).toEqual(['/', '/a', '/gone'])
    expect(analysis).toMatchObject({ crawl: { whole: true, sitemap: null }, facts: { pages: 2 } })
    expect(progress.at(-1)).toMatchObject({ done: 3, found: 3 })
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('an analysis ends after as many pages as it may crawl, and says so', async () => {
  const paths = Array.from({ length: 15 }, (_, index) => `/p${index}`)
  const server = await startWebServer({
    '/': page(...paths),
    ...Object.fromEntries(paths.map(path => [path, page('/')])),
  })
  const engine = startEngine({ analysedPages: 10 })
  try {
    const { crawl } = await engine.analyze(`${server.origin}/`)
    expect(crawl!.records).toHaveLength(10)
    expect(crawl).toMatchObject({
      whole: false,
      reason: 'the crawl ended at its limit of 10 pages',
      unvisited: { limit: 6 },
    })
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('a site that cannot be fetched is not measured, with the reason', async () => {
  const server = await startWebServer({ '/': { status: 503 } })
  const engine = startEngine()
  try {
    expect(await engine.analyze(`${server.origin}/`)).toMatchObject({
      status: 'not-measured',
      reason: expect.stringContaining('answers 503'),
      score: null,
      pages: [],
    })
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('an analysis that is cancelled rejects', async () => {
  const server = await startWebServer({ '/': () => undefined })
  const engine = startEngine()
  const cancel = new AbortController()
  try {
    const analysis = engine.analyze(`${server.origin}/`, { signal: cancel.signal })
    cancel.abort()
    await expect(analysis).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' })
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('an analysis that is cancelled behind its crawl keeps that, and waits for no tool', async () => {
  const enough = new AbortController()
  const server = await startWebServer({ '/': page('/a'), '/a': page('/') })
  const engine = startEngine()
  try {
    const { status, crawl, pages } = await engine.analyze(`${server.origin}/`, {
      tools: ['serp'],
      enough: enough.signal,
      onProgress: ({ done }) => done === 2 && enough.abort(),
    })
    expect([status, crawl!.records.length]).toEqual(['measured', 2])
    expect(pages[0]!.runs).toMatchObject([
      { status: 'not-measured', reason: 'the run was cancelled before this tool was done' },
    ])
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('an analysis that is given up asks the site for nothing more', async () => {
  const cancel = new AbortController()
  const paths = Array.from({ length: 30 }, (_, index) => `/p${index}`)
  const open: ServerResponse[] = []
  const hold: Answer = (_, response) => {
    open.push(response)
    cancel.abort()
  }
  const server = await startWebServer({
    '/': page(...paths),
    ...Object.fromEntries(paths.map(path => [path, hold])),
  })
  const engine = startEngine()
  const asked = () => server.requests.filter(request => /p\d/.test(request)).length
  try {
    await expect(engine.analyze(`${server.origin}/`, { signal: cancel.signal })).rejects.toThrow()
    for (const response of open) response.end('x')
    // By then whatever follows the answers has been asked for.
    await engine.analyze(`${server.origin}/`, { tools: [], enough: AbortSignal.abort() })
    expect(asked()).toBeLessThanOrEqual(8)
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('what opens the start page opens the pages behind it', async () => {
  const server = await startWebServer({
    '/': (request, response) =>
      response
        .writeHead(request.headers.authorization ? 200 : 401, { 'content-type': 'text/html' })
        .end(page('/a')),
    '/a': (request, response) =>
      response.writeHead(request.headers.authorization ? 200 : 401, { 'content-type': 'text/html' }).end('x'),
  })
  const engine = startEngine()
  try {
    const { crawl } = await engine.analyze(`${server.origin.replace('//', '//me:secret@')}/`)
    expect(crawl!.records.map(({ url, status }) => [url, status])).toEqual([
      [`${server.origin}/`, 200],
      [`${server.origin}/a`, 200],
    ])
  } finally {
    await engine.close?.()
    await server.close()
  }
})
