import { expect, test } from '@jest/globals'
import { analysisSchema } from '../../src/api/result-schemas.ts'
import { meanScore, pageScore } from '../../src/api/score.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { ANALYSED_PAGES, analyzeSite } from '../../src/engine/analyze.ts'
import { startEngine } from '../support/engine.ts'
import { startHttpClient, visitsOf } from '../support/visits.ts'
import { startWebServer } from '../support/web-server.ts'

const page = (...hrefs: string[]) => `<title>A page</title>${hrefs.map(href => `<a href="${href}">x</a>`)}`

test('an analysis runs every tool on the start page and the pages that it leads to', async () => {
  const server = await startWebServer({ '/': page('/a', '/gone'), '/a': page('/') })
  const engine = startEngine()
  try {
    const analysis = await engine.analyze(`${server.origin}/`)
    expect(analysisSchema.parse(analysis)).toEqual(analysis)
    expect(analysis.pages.map(({ url }) => url)).toEqual([`${server.origin}/`, `${server.origin}/a`])
    for (const { runs, score } of analysis.pages) {
      expect(runs.map(({ tool }) => tool)).toEqual([...TOOLS])
      expect(score).toBe(pageScore(runs))
    }
    expect(analysis.score).toBe(meanScore(analysis.pages.map(({ score }) => score)))
    expect(server.requests).not.toContain('HEAD /a')
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('an analysis ends after ten pages', async () => {
  const paths = Array.from({ length: 15 }, (_, index) => `/p${index}`)
  const server = await startWebServer({
    '/': page(...paths),
    ...Object.fromEntries(paths.map(path => [path, page('/')])),
  })
  const http = startHttpClient()
  const { signal } = new AbortController()
  try {
    const released = new Set<string>()
    const { pages } = await analyzeSite(`${server.origin}/`, {
      tools: [],
      open: visitsOf({ http, signal }),
      release: url => void released.add(url),
      runTool: () => Promise.reject(new Error('no tool is to run')),
      walk: pages => pages(),
      signal,
    })
    expect(pages).toHaveLength(ANALYSED_PAGES)
    expect([...released].toSorted()).toEqual(pages.map(({ url }) => url).toSorted())
  } finally {
    await http.close()
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
    const { pages } = await engine.analyze(`${server.origin.replace('//', '//me:secret@')}/`)
    expect(pages.map(({ url }) => url)).toEqual([`${server.origin}/`, `${server.origin}/a`])
  } finally {
    await engine.close?.()
    await server.close()
  }
})
