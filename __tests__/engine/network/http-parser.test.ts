import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const UNDICI = new URL('../../../src/engine/network/undici.ts', import.meta.url).href

let server: WebServer
beforeAll(async () => {
  server = await startWebServer({ '/': { headers: { 'x-filler': 'x'.repeat(1000) }, body: 'x' } })
})
afterAll(() => server.close())

const TELLS = ['--trace-wasm-compilation-times', '--wasm-sync-tier-up', '--input-type=module', '-e']

/**
 * What V8 tells of compiling the parser in a process that makes forty requests. It optimises on the spot. Node.js itself has
 * WebAssembly that takes types out of sources, which it does before the first request.
 */
async function toldOfParser(loaded: string): Promise<string> {
  const requests = `
    ${loaded}
    for (let count = 0; count < 40; count++) {
      const { body } = await request(new URL('${server.origin}/'), { method: 'GET', dispatcher: new Agent() })
      await body.dump()
    }`
  const { stdout } = await promisify(execFile)(process.execPath, [...TELLS, requests])
  const lines = stdout.split('\n').filter(line => line.startsWith('Compiled function'))
  const [parser] = lines.at(-1)!.split('#')
  return lines.filter(line => line.startsWith(`${parser}#`)).join('\n')
}

test('a run of few pages does not wait for V8 to optimise the parser of HTTP', async () => {
  const ours = await toldOfParser(`const { Agent, request } = await import('${UNDICI}')`)
  expect(ours).toContain('using Liftoff')
  expect(ours).not.toContain('using TurboFan')
  // It would: the requests are enough for that.
  const theirs = await toldOfParser(`const { Agent, request } = await import('undici')`)
  expect(theirs).toContain('using TurboFan')
})

test('the flags of V8 are as they were, by which Node.js takes its own compiled code', async () => {
  const tags = `
    const { cachedDataVersionTag } = await import('node:v8')
    const before = cachedDataVersionTag()
    await import('${UNDICI}')
    console.log(before === cachedDataVersionTag())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', tags])
  expect(stdout).toBe('true\n')
})
