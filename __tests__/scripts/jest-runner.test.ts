import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

const JEST = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js')
const RUNNER = join(import.meta.dirname, '../../scripts/jest-runner.ts')

const FALLS = "process.kill(process.pid, 'SIGSEGV')"

/** Runs Jest on test files in a folder of their own, by name and what stands in their one test. */
async function runJest(bodies: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'jest-runner-'))
  const config = { rootDir: folder, runner: RUNNER, transform: {}, cacheDirectory: join(folder, 'cache') }
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config))
  for (const [name, body] of Object.entries(bodies)) {
    const source = `const fs = require('node:fs')\ntest('${name}', async () => {\n${body}\nawait new Promise(resolve => setTimeout(resolve, 200))\n})`
    await writeFile(join(folder, `${name}.test.js`), source)
  }
  const args = [JEST, '--config', join(folder, 'jest.config.json'), '--maxWorkers=2', '--ci']
  const { code, output } = await new Promise<{ code: unknown; output: string }>(resolve => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
  await rm(folder, { recursive: true, force: true })
  return { code, output }
}

test('a test file whose process Node.js brought down runs once more, and it is said', async () => {
  const { code, output } = await runJest({
    good: '',
    falling: `if (!fs.existsSync('fell')) { fs.writeFileSync('fell', ''); ${FALLS} }`,
  })

  expect(output).toMatch(/falling\.test\.js: SIGSEGV in Node\.js, runs once more/)
  expect(output).toMatch(/Tests: +2 passed, 2 total/)
  expect(code).toBe(0)
})

test('one that falls again has failed, as has one that fails by itself or was ended by somebody', async () => {
  const { code, output } = await runJest({
    good: '',
    falling: FALLS,
    failing: 'expect(1).toBe(2)',
    ended: "process.kill(process.pid, 'SIGKILL')",
  })

  expect(output.match(/runs once more/g)).toHaveLength(1)
  expect(output).toMatch(/Test Suites: 3 failed, 1 passed, 4 total/)
  expect(code).toBe(1)
})
