import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { chromeForTests, tracesIn } from '../../support/chrome.ts'
import { COMPILE_CACHE } from '../../support/compile-cache.ts'
import { PROGRAM } from '../../support/program.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

/** Processes can be looked at there alone. */
const onLinux = process.platform === 'linux' ? describe : describe.skip
const WATCHDOG = join(import.meta.dirname, '../../../src/engine/browser/chrome-watchdog.ts')
const ENGINE = join(import.meta.dirname, '../../../src/engine/engine.ts')
/** A slow machine may take long; nothing here waits for it where it need not. */
const PATIENCE_MS = 120_000

async function until(holds: () => boolean): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (holds()) return true
  return false
}

onLinux('when the program is ended from outside, no Chrome and no profile stays', () => {
  let server: WebServer
  let folder: string
  let asked: number
  beforeAll(async () => {
    server = await startWebServer({
      '/': '<!doctype html><html lang="en"><title>Slow</title><h1>Slow</h1><script src="/never.js"></script>',
      // Chrome and Lighthouse wait for it. The engine reads it as well, before there is a Chrome.
      '/never.js': ({ headers }) => {
        if (headers['sec-fetch-dest'] === 'script') asked++
      },
    })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  afterAll(() => server.close())

  const begin = () => {
    asked = 0
    folder = mkdtempSync(join(tmpdir(), 'ended-'))
    mkdirSync(join(folder, 'profiles'))
    return tracesIn(join(folder, 'profiles'))
  }

  async function audit(tools: string): Promise<ChildProcess> {
    const profiles = join(folder, 'profiles')
    const args = [
      PROGRAM,
      'audit',
      `${server.origin}/`,
      '--tools',
      tools,
      '--report-dir',
      join(folder, 'report'),
    ]
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: {
        ...COMPILE_CACHE,
        PATH: process.env['PATH'],
        TMPDIR: profiles,
        CHROME_PATH: await chromeForTests(),
      },
      stdio: 'ignore',
    })
    return child
  }

  test.each([
    { tools: 'ux', signal: 'SIGKILL' },
    { tools: 'pagespeed', signal: 'SIGKILL' },
    { tools: 'ux', signal: 'SIGABRT' },
  ] as const)('by $signal in the course of $tools', async ({ tools, signal }) => {
    const { processes } = begin()
    const child = await audit(tools)
    const before = await until(() => asked > 0 && processes().length > 0)

    child.kill(signal)
    const profiles = () => readdirSync(join(folder, 'profiles')).filter(name => name.includes('chrome'))

    expect(before).toBe(true)
    expect(await until(() => processes().length === 0 && profiles().length === 0)).toBe(true)
  })

  test.each([
    { signal: 'SIGHUP', code: 129 },
    { signal: 'SIGQUIT', code: 131 },
    { signal: 'SIGTERM', code: 143 },
  ] as const)('by $signal, and the report is written', async ({ signal, code }) => {
    const { processes } = begin()
    const child = await audit('ux')
    const ended = new Promise(resolve => child.once('exit', resolve))
    const before = await until(() => asked > 0 && processes().length > 0)

    child.kill(signal)

    expect(await ended).toBe(code)
    expect(before).toBe(true)
    expect(processes()).toEqual([])
    expect(readdirSync(join(folder, 'profiles')).filter(name => name.includes('chrome'))).toEqual([])
    const { verdict } = JSON.parse(readFileSync(join(folder, 'report', 'report.json'), 'utf8'))
    expect(verdict.passed).toBe(false)
  })

  test('by an end between the start of a Chrome and word of it', async () => {
    begin()
    const profile = join(folder, 'profiles', 'one')
    mkdirSync(profile)
    const source = `import(${JSON.stringify(WATCHDOG)}).then(({ startWatchdog }) => {
      startWatchdog(${JSON.stringify(profile)})
      process.exit()
    })`
    spawn(process.execPath, ['--eval', source], { stdio: 'ignore' })

    expect(await until(() => !existsSync(profile))).toBe(true)
    // It writes until it notices that nobody is there any more.
    mkdirSync(profile)
    expect(await until(() => !existsSync(profile))).toBe(true)
  })

  test('by an end of its thread', async () => {
    const { processes } = begin()
    const options = {
      version: '0.0.0',
      timeoutMs: 60_000,
      headers: {},
      addresses: 'any',
      chromePath: await chromeForTests(),
      chromeFolder: join(folder, 'profiles'),
    }
    const source = `import(${JSON.stringify(ENGINE)}).then(({ createEngine }) =>
      createEngine(${JSON.stringify(options)}).runTool('ux', ${JSON.stringify(`${server.origin}/`)}))`
    const worker = new Worker(source, { eval: true, execArgv: [] })
    const before = await until(() => asked > 0 && processes().length > 0)

    await worker.terminate()

    expect(before).toBe(true)
    expect(await until(() => processes().length === 0)).toBe(true)
    expect(await until(() => readdirSync(join(folder, 'profiles')).length === 0)).toBe(true)
  })
})
