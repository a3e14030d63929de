import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { chromeForTests, WAIT_WITHOUT_END } from '../support/chrome.ts'
import { startEngine } from '../support/engine.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

describe('the engine with Chrome', () => {
  let server: WebServer
  let engine: SeoApi
  let shown = 0
  beforeAll(async () => {
    server = await startWebServer({
      '/': (request, response) => {
        // Browsers alone say what a request is for.
        if (request.headers['sec-fetch-dest'] === 'document') shown++
        response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title><h1>Page</h1>')
      },
      '/held': `<!doctype html><title>Held</title><h1>Held</h1><script>${WAIT_WITHOUT_END}</script>`,
      '/never': () => undefined,
      '/endless': '<!doctype html><title>Endless</title><script>fetch("/begun"); for (;;);</script>',
    })
    engine = startEngine({ chromePath: await chromeForTests(), timeoutMs: 45_000 })
  })
  afterAll(async () => {
    await engine.close?.()
    await server.close()
  })

  test('shows a page once, whatever number of tools look at it', async () => {
    const tools = ['accessibility', 'mobile', 'accessibility'] as const
    const runs = await Promise.all(tools.map(tool => engine.runTool(tool, `${server.origin}/`)))

    expect(runs.map(({ status }) => status)).toEqual(['measured', 'measured', 'measured'])
    expect(shown).toBe(1)
    expect(await engine.vitals?.()).toMatchObject({
      pageChromes: 1,
      replacedChromes: 0,
      lighthouseChromes: 0,
    })
  })

  test('gathers nothing of a page for tools whose results are known', async () => {
    const tools = ['mobile', 'accessibility'] as const
    const url = `${server.origin}/?known`
    const mobile = await engine.runTool('mobile', url, { tools, known: ['accessibility'] })

    expect(mobile.status).toBe('measured')
    await expect(engine.runTool('accessibility', url)).rejects.toThrow('"axe" of a page was read')
  })

  let held: Promise<readonly ToolRun[]> | undefined
  /** What two tools say of a page that does not answer. */
  const runsOnHeld = () => {
    held ??= Promise.all(
      (['accessibility', 'mobile'] as const).map(tool => engine.runTool(tool, `${server.origin}/held`)),
    )
    return held
  }

  test('a tool that needs Chrome says what held it up before its own time is over', async () => {
    const [run] = await runsOnHeld()

    expect(run!.status).toBe('not-measured')
    expect(run!.reason).toBe(
      `${server.origin}/held cannot be read in Chrome: a script ran on it for 10 s without a pause`,
    )
  })

  test('a tool that needs Chrome in part measures the rest', async () => {
    const [, run] = await runsOnHeld()
    const outcome = (name: string) => run!.checks.find(({ id }) => id === `mobile/${name}`)!.outcome

    expect(run!.status).toBe('measured')
    expect(outcome('text-too-small')).toBe('not-measured')
    expect(outcome('viewport-missing')).toBe('fail')
  })

  test('ends what Chrome is at when it is closed', async () => {
    const other = startEngine({ chromePath: await chromeForTests(), timeoutMs: 45_000 })
    let isOver = false
    const running = other.runTool('accessibility', `${server.origin}/endless`).finally(() => {
      isOver = true
    })
    const begun = () => server.requests.filter(request => request === 'GET /begun').length
    const before = begun()
    while (begun() === before && !isOver) await sleep(20)
    expect(isOver).toBe(false)
    await other.close?.()

    expect(await running).toMatchObject({ status: 'not-measured' })
  })
})
