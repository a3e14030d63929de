import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ApiError } from '../../../src/api/errors.ts'
import type { AnalysisProgress, SeoApi } from '../../../src/api/seo-api.ts'
import type { EngineOptions } from '../../../src/engine/engine-options.ts'

import { type Lanes, WorkLanes } from '../../../src/engine/schedule/work-lanes.ts'
import { createThreadedEngine, type ThreadLimits } from '../../../src/engine/thread/threaded-engine.ts'
import { startEngine } from '../../support/engine.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><title>Hand-built bicycles from Bristol</title></head><body><h1>Bicycles</h1></body></html>'
const BUSY_THREAD = new URL('./busy-thread.ts', import.meta.url)

/** Milliseconds that a page is let to hold a thread in which nothing else needs time. */
const SOON_MS = 500

let site: WebServer
beforeAll(async () => {
  site = await startWebServer({
    '/': PAGE,
    '/other': PAGE,
    '/long': PAGE,
    '/starved': PAGE,
    '/stalled': () => {},
  })
})
afterAll(async () => {
  await site.close()
})

function startThreaded(limits: Partial<ThreadLimits> = {}, options: Partial<EngineOptions> = {}): SeoApi {
  return createThreadedEngine(
    {
      version: '0.0.0',
      timeoutMs: 60_000,
      headers: {},
      addresses: 'any',
      chromePath: '/no/chrome',
      ...options,
    },
    // Slow machines need a second to load a tool.
    { heldMs: 4000, heldAloneMs: 4000, ...limits },
    BUSY_THREAD,
  )
}

async function using<T>(api: SeoApi, work: (api: SeoApi) => Promise<T>): Promise<T> {
  try {
    return await work(api)
  } finally {
    await api.close?.()
  }
}

test('finds what the engine finds in the thread of its caller', async () => {
  const url = `${site.origin}/`
  const timeless = { startedAt: expect.any(String), durationMs: expect.any(Number) }
  const direct = await using(startEngine(), engine => engine.runTool('serp', url))
  await using(startThreaded(), async engine => {
    expect(await engine.runTool('serp', url)).toEqual({ ...direct, ...timeless })
    expect(await engine.me()).toMatchObject({ name: 'engine' })
    expect(await engine.rankProjects()).toEqual([])
  })
})

test('says why it refuses a call as the engine does', async () => {
  await using(startThreaded({}, { addresses: 'public-only' }), async engine => {
    const refused = engine.runTool('serp', 'http://127.0.0.1:1/')
    await expect(refused).rejects.toThrow(ApiError)
    await expect(refused).rejects.toMatchObject({ kind: 'bad-request', status: 422 })
    await expect(engine.rankProject('x')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

test('a call that is cancelled rejects at once, and the engine goes on', async () => {
  await using(startThreaded(), async engine => {
    const call = new AbortController()
    const run = engine.runTool('serp', `${site.origin}/stalled`, { signal: call.signal })
    setTimeout(() => call.abort(), 50)
    await expect(run).rejects.toMatchObject({ kind: 'cancelled' })
    expect(await engine.runTool('serp', `${site.origin}/`)).toMatchObject({ status: 'measured' })
  })
})

describe('a page that takes all of the processor', () => {
  test('is not measured, and the pages beside it are', async () => {
    // What shares the thread is judged again anyway; alone it loads its tool.
    await using(startThreaded({ heldMs: SOON_MS, heldAloneMs: 2500 }), async engine => {
      const runs = await Promise.all([
        engine.runTool('serp', `${site.origin}/`),
        engine.runTool('serp', `${site.origin}/endless`),
        engine.runTool('robots', `${site.origin}/other`),
      ])
      expect(runs).toMatchObject([
        { status: 'measured' },
        { status: 'not-measured', reason: expect.stringMatching(/all of the processor's time for \d/) },
        { status: 'measured' },
      ])
      expect(await engine.runTool('content', `${site.origin}/`)).toMatchObject({ status: 'measured' })
    })
  })

  test('is judged beside others of which it is still known from what they were worked out', async () => {
    const limits = { heldMs: SOON_MS, heldAloneMs: 2500 }
    await using(startThreaded(limits, { fingerprints: true }), async engine => {
      const [url, other] = [`${site.origin}/`, `${site.origin}/other`]
      const held = engine.runTool('serp', `${site.origin}/endless`)
      await Promise.all([engine.runTool('serp', url), engine.runTool('robots', other), held])
      expect(Object.keys((await engine.inputs?.(url)) ?? {})).toEqual(['serp'])
      expect(Object.keys((await engine.inputs?.(other)) ?? {})).toEqual(['robots'])
      expect((await engine.unchanged?.(url, await engine.inputs!(url))) ?? []).toEqual(['serp'])
      engine.release?.(url)
      expect(await engine.inputs?.(url)).toEqual({})
    })
  })

  test('is measured where the machine had no time for either thread meanwhile', async () => {
    await using(startThreaded({ heldAloneMs: 1500 }), async engine => {
      await engine.runTool('serp', `${site.origin}/`)
      const run = engine.runTool('serp', `${site.origin}/long`)
      await sleep(200)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2700)
      expect(await run).toMatchObject({ status: 'measured' })
    })
  })

  test('is measured where others leave its thread none of that, and the caller enough to look at it', async () => {
    await using(startThreaded(), async engine => {
      await engine.runTool('serp', `${site.origin}/`)
      expect(await engine.runTool('serp', `${site.origin}/starved`)).toMatchObject({ status: 'measured' })
    })
  })

  test('is given up where it does so to two tools', async () => {
    await using(startThreaded({ heldAloneMs: SOON_MS }), async engine => {
      const url = `${site.origin}/endless`
      const runs = []
      for (const tool of ['serp', 'robots', 'content'] as const) runs.push(await engine.runTool(tool, url))
      expect(runs.map(({ status, reason }) => [status, reason])).toEqual([
        ['not-measured', expect.stringContaining("processor's time")],
        ['not-measured', expect.stringContaining("processor's time")],
        ['not-measured', expect.stringContaining('with other tools')],
      ])
    })
  })

  test('never holds the loop of the caller', async () => {
    await using(startThreaded({ heldAloneMs: 1000 }), async engine => {
      await engine.runTool('serp', `${site.origin}/`)
      const delay = monitorEventLoopDelay({ resolution: 10 })
      delay.enable()
      const run = engine.runTool('serp', `${site.origin}/endless`)
      await sleep(800)
      delay.disable()
      expect(delay.max / 1e6).toBeLessThan(500)
      await run
    })
  })
})

test('a page that takes all of the memory is not measured, and the page beside it is', async () => {
  await using(startThreaded({ heapMb: 100, heldMs: 30_000, heldAloneMs: 30_000 }), async engine => {
    const runs = await Promise.all([
      engine.runTool('serp', `${site.origin}/`),
      engine.runTool('serp', `${site.origin}/bloated`),
    ])
    expect(runs).toMatchObject([
      { status: 'measured' },
      { status: 'not-measured', reason: expect.stringMatching(/more than 100 MB of memory/) },
    ])
  })
})

test('waiting for another turn takes none of the time of a call', async () => {
  const lanes = new WorkLanes()
  let turns = 0
  const slow: Lanes = {
    enter: async (lane, signal) => {
      if (++turns === 2) await sleep(3500)
      return await lanes.enter(lane, signal)
    },
  }
  await using(startThreaded({}, { timeoutMs: 2000, lanes: slow }), async engine => {
    expect(await engine.runTool('serp', `${site.origin}/`)).toMatchObject({ status: 'measured' })
  })
  expect(turns).toBeGreaterThan(1)
})

test('an analysis that takes all of the processor is not measured', async () => {
  await using(startThreaded({ heldAloneMs: SOON_MS }), async engine => {
    expect(await engine.analyze(`${site.origin}/endless`)).toMatchObject({
      status: 'not-measured',
      url: `${site.origin}/endless`,
      reason: expect.stringContaining("processor's time"),
    })
  })
})

test('an analysis tells how far it has come, and ends its crawl where that is enough', async () => {
  const links = Array.from({ length: 300 }, (_, n) => `<a href="/p${n}">x</a>`).join('')
  const enough = new AbortController()
  const server = await startWebServer({
    '/': `<title>Bicycles</title>${links}`,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`/p${n}`, PAGE])),
    '/p100': (_, response) => {
      enough.abort()
      response.setHeader('content-type', 'text/html').end(PAGE)
    },
  })
  const progress: AnalysisProgress[] = []
  try {
    await using(startThreaded(), async engine => {
      const { status, crawl } = await engine.analyze(`${server.origin}/`, {
        enough: enough.signal,
        onProgress: at => progress.push(at),
      })
      expect({ status, crawl }).toMatchObject({
        status: 'measured',
        crawl: { whole: false, reason: 'the crawl was cancelled' },
      })
      expect(crawl!.records.length).toBeLessThan(300)
      expect(progress.at(-1)).toEqual({
        done: crawl!.records.length,
        found: 301,
        perSecond: expect.any(Number),
      })
    })
  } finally {
    await server.close()
  }
})

test('nothing is asked of an engine that is closed', async () => {
  const engine = startThreaded()
  await engine.runTool('serp', `${site.origin}/`)
  const open = engine.runTool('serp', `${site.origin}/stalled`)
  open.catch(() => undefined)
  await engine.close?.()
  await expect(open).rejects.toThrow()
})

test.each(['/stalled', '/endless'])(
  'a tool that does not come to an end on %s is answered for when its time is over',
  async path => {
    await using(startThreaded({ heldMs: 60_000, heldAloneMs: 60_000 }, { timeoutMs: 3000 }), async engine => {
      const started = performance.now()
      const run = await engine.runTool('robots', `${site.origin}${path}`)
      expect(run).toMatchObject({ status: 'not-measured', score: null })
      expect(performance.now() - started).toBeLessThan(20_000)
    })
  },
)
