import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ToolRun } from '../../../src/api/results.ts'
import { TOOLS, type Tool } from '../../../src/api/tools.ts'
import { ALL_GATHERINGS, asGathered, GATHERINGS } from '../../../src/engine/browser/gathering.ts'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { ALL_TOOLS, ENGINE_TOOLS } from '../../../src/engine/tools/index.ts'
import { inOrder } from '../../../src/engine/tools/needs.ts'
import { chromeForTests } from '../../support/chrome.ts'
import { startEngine } from '../../support/engine.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

/** A page with something for every reader of what is gathered. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chairs and tables of oak</title>
<meta name="viewport" content="width=device-width"><script>window.jQuery = { fn: { jquery: '1.4.2' } }
document.cookie = '_ga=GA1.1.1.1; path=/'
setTimeout(() => { document.cookie = 'late=1; path=/' }, 100)
navigator.geolocation.getCurrentPosition(() => {}, () => {})</script></head>
<body><main><h1>Chairs</h1><p style="font-size:9px">Delivered in three days</p><p id="text"></p><a id="go">Go on</a>
<p style="color:#ccc;background:#fff">We send every chair with its own oil and a cloth for the first years</p>
<img src="/chair.gif" alt="" width="300" height="20"><label>Name <input id="name" onpaste="return false"></label>
<div style="width:900px">wide</div></main>
<div style="position:fixed;inset:0 0 40% 0;background:#fff">Subscribe to the letter</div>
<script>document.querySelector('#go').addEventListener('click', () => {})
document.querySelector('#text').textContent = 'Oak is heavy and lasts for a hundred years'</script></body></html>`

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const RENDERING = TOOLS.filter(tool => tool !== 'pagespeed' && tool !== 'dns')

let server: WebServer
beforeAll(async () => {
  server = await startWebServer({
    '/': PAGE,
    '/chair.gif': (_request, response) => response.setHeader('content-type', 'image/gif').end(GIF),
  })
})
afterAll(() => server.close())

/** What some tools find by themselves, without when and how long. */
async function runsOf(tools: readonly Tool[]): Promise<Map<Tool, object>> {
  const engine = startEngine({ chromePath: await chromeForTests(), tools })
  try {
    const runs = await Promise.all(inOrder(tools).map(tool => engine.runTool(tool, `${server.origin}/`)))
    return new Map(runs.map(run => [run.tool, withoutTimes(run)]))
  } finally {
    await engine.close?.()
  }
}

function withoutTimes({ startedAt: _startedAt, durationMs: _durationMs, ...run }: ToolRun): object {
  return JSON.parse(JSON.stringify(run), (key, value) =>
    /Ms$|^(?:timestamp|testEngine)$/.test(key) ? undefined : value,
  )
}

test('what a tool finds does not depend on which others come', async () => {
  const all = await runsOf(RENDERING)
  const apart: Tool[][] = [
    ['accessibility'],
    ['ux', 'geo'],
    ['mobile', 'cookies'],
    ['technology', 'security'],
    ['content'],
    RENDERING.filter(tool => !ENGINE_TOOLS[tool].gathers),
  ]
  for (const tools of apart) {
    const alone = await runsOf(tools)
    for (const tool of tools) expect(alone.get(tool)).toEqual(all.get(tool))
  }
  const facts = JSON.stringify([...all.values()])
  for (const said of ['jquery', '_ga', 'geolocation', '#go', '#name']) expect(facts).toContain(said)
}, 60_000)

test('a tool that was not announced is a bug of the caller', async () => {
  const engine = startEngine({ tools: ['serp'] })
  await expect(engine.runTool('ux', `${server.origin}/`)).rejects.toThrow('"ux" is not among the tools')
  await engine.close?.()
})

test('each thing that is gathered has a reader', () => {
  expect(new Set(ALL_TOOLS.flatMap(({ gathers = [] }) => gathers))).toEqual(ALL_GATHERINGS)
})

test('what was not gathered cannot be read', () => {
  const page = { url: 'https://www.example.com/', globals: new Map() } as unknown as RenderedPage
  const read = asGathered(page, new Set(['cookies']))

  expect(read.url).toBe(page.url)
  for (const name of GATHERINGS) {
    if (name !== 'cookies') expect(() => read[name]).toThrow(`"${name}" of a page was read`)
  }
})
