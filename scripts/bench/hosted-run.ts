import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { TOOLS } from '../../src/api/tools.ts'

const PAGES = 20
const CONCURRENCY = 8
const CALL_MS = 100

/** 20 pages × 17 tools against a service that takes 100 ms a call, beside the ideal; bound: 1.15. */
export async function benchHostedRun(bundle: string): Promise<string> {
  let first = 0
  let last = 0
  let calls = 0
  const service = createServer(async (request, response) => {
    const tool = request.url!.split('/').at(-1)
    if (tool === 'me') return response.end('{"name":"bench"}')
    first ||= performance.now()
    const { url } = JSON.parse(await text(request)) as { url: string }
    setTimeout(() => {
      calls++
      last = performance.now()
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          tool,
          url,
          status: 'measured',
          score: 90,
          checks: [],
          facts: {},
          startedAt: new Date().toISOString(),
          durationMs: CALL_MS,
        }),
      )
    }, CALL_MS)
    return undefined
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/v1/ext`
  const paths = Array.from({ length: PAGES }, (_, index) => `/page-${index}`).join(' ')
  const args = [
    'https://shop.example/',
    '--paths',
    paths,
    '--base-url',
    base,
    '--token',
    'bench-token',
    '--concurrency',
    String(CONCURRENCY),
  ]
  try {
    const child = spawn(process.execPath, [bundle, ...args], { cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0 || calls !== PAGES * TOOLS.length)
      throw new Error(`the run ended with ${code} after ${calls} calls`)
    const ideal = Math.ceil((PAGES * TOOLS.length) / CONCURRENCY) * CALL_MS
    return `${calls} calls took ${((last - first) / ideal).toFixed(3)} × the ideal of ${ideal} ms`
  } finally {
    service.close()
    rmSync(folder, { recursive: true })
  }
}
