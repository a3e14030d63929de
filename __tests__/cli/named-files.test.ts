import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type CommandResult, resultOf } from '../support/command.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { PROGRAM } from '../support/program.ts'

let folder: string
let cwd: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'named-files-'))
  cwd = join(folder, 'site')
  await mkdir(join(cwd, '.github'), { recursive: true })
  await writeFile(join(folder, 'outside.json'), '{"password":"hunter2"}')
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs the program as a person does, on a page that is not there. */
async function audit(
  args: readonly string[],
  config = '',
  env: Record<string, string> = {},
): Promise<CommandResult> {
  if (config !== '') await writeFile(join(cwd, '.github/seo-preflight.yml'), config)
  const page = ['http://127.0.0.1:9/', '--tools', 'redirects', '--retries', '0']
  return await resultOf(
    spawn(process.execPath, [PROGRAM, ...page, ...args], {
      cwd,
      env: { ...COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
}

test('a flag may name a file anywhere, also by a link', async () => {
  await symlink('../outside.json', join(cwd, 'link.json'))
  for (const path of ['../outside.json', './link.json', join(folder, 'outside.json')]) {
    const { exitCode, stderr } = await audit(['--baseline', path])
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(`baseline: "${path}" is not a report that this version can read`)
    expect(stderr).not.toContain('hunter2')
  }
})

test('the config file names files of the working directory alone', async () => {
  const { exitCode, stderr } = await audit([], 'baseline: ../outside.json\n')
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: `baseline: "../outside.json" is outside of "${cwd}"\n`,
  })
})

test('in a workflow the config file names files of the checkout, of which the working directory is a part', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder }
  const { exitCode, stderr } = await audit([], 'baseline: ../outside.json\n', env)
  expect(exitCode).toBe(2)
  expect(stderr).toMatch('baseline: "../outside.json" is not a report that this version can read')
})

test('reports go to a folder that a flag names wherever it is, and to none that a link leads to by itself', async () => {
  await mkdir(join(folder, 'elsewhere'))
  await symlink('../elsewhere', join(cwd, 'seo-report'))
  const own = await audit(['--fail-on', 'never', '--not-measured', 'ignore', '--report-dir', '../elsewhere'])
  expect(own.stderr).not.toContain('report-dir')
  expect((await readdir(join(folder, 'elsewhere'))).sort()).toEqual(['report.html', 'report.json'])
  const linked = await audit([])
  expect(linked.exitCode).toBe(2)
  expect(linked.stderr).toBe(`report-dir: "seo-report" leads out of "${cwd}" through a link\n`)
})
