import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { JsonObject, ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { chromeForTests } from '../support/chrome.ts'
import { startEngine } from '../support/engine.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** Lighthouse plays a desktop here; the browser of the other tools plays a phone. */
const OF_LIGHTHOUSE = /Macintosh/

const OF_CHROME = /Android/

interface Seen {
  at: number
  path: string
  byLighthouse: boolean
  byChrome: boolean
}

/** Whether Lighthouse came to a score, which is not that of the page where other tests keep the machine busy. */
const hasScore = ({ runs }: JsonObject) => Array.isArray(runs) && runs.some(score => score !== null)

describe('the engine with Lighthouse', () => {
  let server: WebServer
  let engine: SeoApi | undefined
  const seen: Seen[] = []

  beforeAll(async () => {
    const links = Array.from({ length: 30 }, (_, index) => `<a href="/link-${index}">Page ${index}</a>`)
    const pages = ['/one', '/two', '/three', '/scripted', ...links.map((_, index) => `/link-${index}`)]
    server = await startWebServer(
      Object.fromEntries(
        pages.map(path => [
          path,
          (request, response) => {
            const agent = request.headers['user-agent'] ?? ''
            const [byLighthouse, byChrome] = [OF_LIGHTHOUSE.test(agent), OF_CHROME.test(agent)]
            seen.push({ at: performance.now(), path: request.url!, byLighthouse, byChrome })
            // Slow enough for requests to be under way when Lighthouse asks for its turn.
            setTimeout(() => {
              response.setHeader('content-type', 'text/html')
              response.end(
                `<!doctype html><html lang="en"><title>Page ${path}</title><h1>Page ${path}</h1>${links.join('')}${path === '/scripted' ? '<script>document.title += "!"</script>' : ''}`,
              )
            }, 40)
          },
        ]),
      ),
    )
  })
  afterEach(async () => {
    await engine?.close?.()
    engine = undefined
    seen.length = 0
  })
  afterAll(() => server.close())

  const start = async (options: Parameters<typeof startEngine>[0] = {}) => {
    engine = startEngine({
      chromePath: await chromeForTests(),
      timeoutMs: 60_000,
      device: 'desktop',
      ...options,
    })
    return engine
  }

  let alone: ReturnType<typeof measureAlone> | undefined
  /** What two say who ask for one page, measured twice as a phone, in an engine that has nothing else to do. */
  const measuredAlone = () => {
    alone ??= measureAlone()
    return alone
  }

  async function measureAlone() {
    const { runTool, close } = await start({ device: 'mobile', lighthouseRuns: 2 })
    const url = `${server.origin}/one`
    const runs = await Promise.all([runTool('pagespeed', url), runTool('pagespeed', url)])
    const asked = seen.filter(({ byChrome, path }) => byChrome && path === '/one').length
    await close!()
    return { runs, asked }
  }

  test('Lighthouse runs alone: no other tool asks for anything meanwhile, on whatever page', async () => {
    const { runTool } = await start()
    const tools = TOOLS.filter(tool => tool !== 'dns')
    const runs = await Promise.all(
      ['/one', '/two'].flatMap(path => tools.map(tool => runTool(tool, `${server.origin}${path}`))),
    )

    const speeds = runs.filter(({ tool }) => tool === 'pagespeed')
    expect(speeds.map(({ status, facts }) => ({ status, measured: hasScore(facts) }))).toEqual([
      { status: 'measured', measured: true },
      { status: 'measured', measured: true },
    ])
    for (const path of ['/one', '/two']) {
      const times = seen.filter(one => one.byLighthouse && one.path === path).map(({ at }) => at)
      expect(times.length).toBeGreaterThan(0)
      const [first, last] = [Math.min(...times), Math.max(...times)]
      const beside = seen.filter(({ at, byLighthouse }) => !byLighthouse && at > first && at < last)
      expect(beside).toEqual([])
    }
    expect(seen.some(({ byLighthouse }) => !byLighthouse)).toBe(true)
  })

  describe('comes first', () => {
    let shared: SeoApi
    beforeAll(async () => {
      shared = await start()
      // Each test would close it.
      engine = undefined
    })
    afterAll(() => shared.close!())

    test.each([
      ['/scripted', 'serp'],
      ['/one', 'accessibility'],
    ] as const)('before %s is shown for %s, where both are asked for', async (path, tool) => {
      const { runTool, prepare } = shared
      prepare!(['pagespeed', tool])
      const url = `${server.origin}${path}`
      const runs = await Promise.all([runTool('pagespeed', url), runTool(tool, url)])

      expect(runs.map(({ status }) => status)).toEqual(['measured', 'measured'])
      expect(hasScore(runs[0].facts)).toBe(true)
      const timesOf = (by: 'byLighthouse' | 'byChrome') =>
        seen.filter(one => one[by] && one.path === path).map(({ at }) => at)
      expect(timesOf('byChrome')).not.toEqual([])
      expect(Math.min(...timesOf('byChrome'))).toBeGreaterThan(Math.max(...timesOf('byLighthouse')))
    })
  })

  test('is not waited for in vain: where a page has none, other tools show it', async () => {
    const { runTool } = await start({ timeoutMs: 30_000 })
    const url = `${server.origin}/scripted`
    const cancelling = new AbortController()
    const speed = runTool('pagespeed', url, { signal: cancelling.signal })
    const shown = runTool('accessibility', url)
    cancelling.abort()

    await expect(speed).rejects.toMatchObject({ kind: 'cancelled' })
    expect((await shown).status).toBe('measured')
  })

  test('who waits for it on another page is told at once that all is cancelled', async () => {
    const { runTool, prepare } = await start()
    const cancelling = new AbortController()
    const options = { signal: cancelling.signal }
    prepare!(['pagespeed', 'accessibility', 'serp'])
    const runs = (['pagespeed', 'accessibility', 'serp'] as const).map(tool =>
      runTool(tool, `${server.origin}/scripted`, options),
    )
    cancelling.abort()

    expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual(runs.map(() => 'rejected'))
  })

  test('all tools look at one run of it', async () => {
    const { runs, asked } = await measuredAlone()

    expect(runs[1].facts).toEqual(runs[0].facts)
    expect(asked).toBeGreaterThan(1)
    expect(asked).toBeLessThan(4)
  })

  test('waiting for Lighthouse on other pages is not counted against the time of a tool', async () => {
    const { runs: alone } = await measuredAlone()
    // Of two measurements: three take longer.
    const { runTool } = await start({ timeoutMs: alone[0].durationMs * 1.1 })
    const pages = ['/one', '/two', '/three'].map(path => `${server.origin}${path}`)
    const runs = await Promise.all(
      pages.flatMap(url => [runTool('pagespeed', url), runTool('broken-links', url)]),
    )

    const isScored = ({ tool, score, facts }: ToolRun) =>
      tool === 'pagespeed' ? hasScore(facts) : score !== null
    expect(runs.map(run => ({ tool: run.tool, status: run.status, scored: isScored(run) }))).toEqual(
      pages.flatMap(() => [
        { tool: 'pagespeed', status: 'measured', scored: true },
        { tool: 'broken-links', status: 'measured', scored: true },
      ]),
    )
  })

  test('takes its settings for the device and the number of runs', async () => {
    const { runs } = await measuredAlone()

    expect(runs[0].facts).toMatchObject({
      requestedDevice: 'mobile',
      runs: [expect.any(Number), expect.any(Number)],
    })
  })

  test('ends while Lighthouse runs and tools wait for it', async () => {
    const { runTool, close } = await start()
    const running = runTool('pagespeed', `${server.origin}/one`)
    while (!seen.some(({ byLighthouse }) => byLighthouse))
      await new Promise(resolve => setTimeout(resolve, 20))
    const waiting = runTool('serp', `${server.origin}/two`)
    waiting.catch(() => undefined)
    await close!()

    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
    expect((await running).checks.find(({ id }) => id === 'pagespeed/speed-index')).toMatchObject({
      outcome: 'not-measured',
      message: 'the run was cancelled',
    })
  })
})
