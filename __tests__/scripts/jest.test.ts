import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '../..')
const JEST = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js')

interface Outcome {
  code: unknown
  output: string
  passed: string[]
  failed: string[]
}

/** Runs Jest on files in a folder of their own, by their path without `.ts`, in one process after each other. */
async function runJest(files: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'jest-'))
  const { default: config } = await import(join(ROOT, 'jest.config.js'))
  const own = { ...config, rootDir: folder, testTimeout: 2_000, cacheDirectory: join(folder, 'cache') }
  for (const part of ['runner', 'runtime', 'testEnvironment', 'testSequencer'])
    own[part] = join(ROOT, config[part])
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(own))
  for (const [name, source] of Object.entries(files)) {
    const file = join(folder, `${name}.ts`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  }
  const all = [JEST, '--config', join(folder, 'jest.config.json'), '--maxWorkers=1', '--ci', ...args]
  const { code, output } = await new Promise<{ code: unknown; output: string }>(resolve => {
    execFile(process.execPath, all, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
  await rm(folder, { recursive: true, force: true })
  const named = (verdict: string) =>
    [...output.matchAll(new RegExp(`^${verdict} __tests__/([\\w-]+)\\.test\\.ts`, 'gm'))]
      .map(([, name]) => name!)
      .sort()
  return { code, output, passed: named('PASS'), failed: named('FAIL') }
}

/** A test file with one test. */
const testFile = (body: string, before = '') =>
  `import { expect, test } from '@jest/globals'\n${before}\ntest('its test', async () => {\n${body}\n})\n`

const waiting = 'await new Promise(resolve => setTimeout(resolve, 200))'

test('a file fails whose test fails, whose module does not load, or whose process ends, and no other one does', async () => {
  const failing = {
    asserts: testFile('expect(1).toBe(2)'),
    throws: testFile('', "throw new Error('as it loads')"),
    rejects: testFile(`Promise.reject(new Error('nobody waits for it'))\n${waiting}`),
    uncaught: testFile(`setTimeout(() => { throw new Error('in a timer') })\n${waiting}`),
    exits: testFile('process.exit(0)'),
    'exits-with-code': testFile('process.exit(1)'),
    falls: testFile(`process.kill(process.pid, 'SIGSEGV')\n${waiting}`),
    'is-killed': testFile(`process.kill(process.pid, 'SIGKILL')\n${waiting}`),
    hangs: testFile('await new Promise(() => {})'),
    syntax: "import { test } from '@jest/globals'\ntest('its test', () => {",
    misses: testFile('', "import './nowhere.ts'"),
    empty: '',
  }
  const passing = { good: testFile('expect(1).toBe(1)'), slow: testFile(waiting) }
  const named = (files: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(files).map(([name, source]) => [`__tests__/${name}.test`, source] as const),
    )

  const { code, output, passed, failed } = await runJest({ ...named(failing), ...named(passing) })

  expect(failed).toEqual(Object.keys(failing).sort())
  expect(passed).toEqual(Object.keys(passing).sort())
  expect(output).toMatch(/Test Suites: 12 failed, 2 passed, 14 total/)
  expect(output).toMatch(/at Timeout\.\S+ \(__tests__\/uncaught\.test\.ts:4:\d+\)/)
  expect(code).toBe(1)
})

test('a single file that ends its process with success has failed', async () => {
  const { code, failed } = await runJest({ '__tests__/exits.test': testFile('process.exit(0)') })

  expect({ code, failed }).toEqual({ code: 1, failed: ['exits'] })
})

test('what a file changes of the process is put right for the next one', async () => {
  const changing = testFile(
    `expect(state()).toEqual(before)
     process.env['PATH'] = process.env['ADDED'] = 'changed'
     process.exitCode = 3
     process.chdir('/')
     process.on('unhandledRejection', () => {})
     jest.spyOn(process.stdout, 'write').mockReturnValue(true)
     jest.useFakeTimers()
     expect(state()).not.toEqual(before)`,
    `import { jest } from '@jest/globals'
     import { before, state } from '../src/state.ts'`,
  )
  const state = `() => [
    { ...process.env }, process.exitCode, process.cwd(), process.listenerCount('unhandledRejection'),
    process.stdout.write, Date.now,
  ]`
  const { output, code } = await runJest({
    'src/state': `export const state = ${state}\nexport const before = state()`,
    '__tests__/one.test': changing,
    '__tests__/two.test': changing,
  })

  expect(output).toMatch(/Tests: +2 passed, 2 total/)
  expect(code).toBe(0)
})

test('a module of tests has the same addresses in each process, whichever files it is loaded for', async () => {
  const file = testFile(
    'count.tests += 1\nexpect(new URL(address).search).toBe("?load=" + count.tests)',
    "import { count } from '../src/count.ts'\nimport { address } from './support.ts'\nimport './other.ts'",
  )
  const { output, code } = await runJest({
    'src/count': 'export const count = { tests: 0 }',
    '__tests__/support': 'export const address = import.meta.url',
    '__tests__/other': "import './support.ts'",
    '__tests__/one.test': file,
    '__tests__/two.test': file,
  })

  expect(output).toMatch(/Tests: +2 passed, 2 total/)
  expect(code).toBe(0)
})

test('modules of tests are loaded for each file, with the hooks that they have, and sources once, with threads of ours', async () => {
  const file = testFile(
    'expect({ own, ofSources: count.loaded }).toEqual({ own: 1, ofSources: 1 })\ncount.tests += 1\nexpect(count.started).toBe(count.tests)\nexpect(count.Worker).not.toBe(Worker)\nexpect(count.Worker.prototype).toBe(Worker.prototype)',
    "import { Worker } from 'node:worker_threads'\nimport { count } from '../src/count.ts'\nimport { own } from './support.ts'",
  )
  const { output, code } = await runJest({
    'src/count':
      "import { Worker } from 'node:worker_threads'\nexport const count = { loaded: 0, started: 0, tests: 0, Worker }\ncount.loaded += 1",
    '__tests__/support':
      "import { beforeAll } from '@jest/globals'\nimport { count } from '../src/count.ts'\nexport let own = 0\nbeforeAll(() => { own += 1; count.started += 1 })",
    '__tests__/one.test': file,
    '__tests__/two.test': file,
    '__tests__/three.test': file,
  })

  expect(output).toMatch(/Tests: +3 passed, 3 total/)
  expect(code).toBe(0)
})
