import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { uploadReports } from '../../src/github/artifact.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'
import { type MisbehavingServer, stall, startMisbehavingServer } from '../support/misbehaving-server.ts'

const VARIABLES = ['ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_WORKSPACE']
const before = VARIABLES.map(name => [name, process.env[name]] as const)

let github: LocalGitHub
let silent: MisbehavingServer
let folder: string
beforeEach(async () => {
  github = await startGitHub()
  silent = await startMisbehavingServer(stall)
  folder = await mkdtemp(join(tmpdir(), 'artifact-'))
  await writeFile(join(folder, 'report.json'), '{}')
})
afterEach(async () => {
  await silent.close()
  await github.close()
  await rm(folder, { recursive: true, force: true })
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

/** Uploads to a service that never answers. */
async function upload(signal: AbortSignal, budgetMs?: number) {
  const written: string[] = []
  const env = { ...github.env, ACTIONS_RESULTS_URL: `http://${silent.host}/` }
  Object.assign(process.env, env, { GITHUB_WORKSPACE: folder })
  const log = createRunnerLog(
    said => said,
    line => void written.push(line),
  )
  const time = new TimeBudget(signal, budgetMs)
  const options = { name: 'seo-preflight', retentionDays: undefined, env, time }
  const artifact = await uploadReports({ json: join(folder, 'report.json') }, options, log)
  return { artifact, written }
}

describe('an artifact service that never answers', () => {
  test('is left when the time is over, with some kept for the comment', async () => {
    const { artifact, written } = await upload(new AbortController().signal, 16_000)
    expect(artifact).toBeUndefined()
    expect(written).toEqual([
      '::warning::The report was not uploaded as an artifact: GitHub took too long to answer\n',
    ])
  })

  test('is left at once when the run is cancelled', async () => {
    const cancel = new AbortController()
    const uploading = upload(cancel.signal)
    await silent.received
    cancel.abort()
    expect((await uploading).written).toEqual([
      '::notice::The report was not uploaded as an artifact: the run was cancelled\n',
    ])
  })
})

/** Reading it fails, as on a broken disk, although it is a regular file that is there. */
const UNREADABLE = '/proc/self/mem'

const onLinux = existsSync(UNREADABLE) ? test : test.skip
onLinux('a report that cannot be read any more is a warning, and the run goes on', async () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, '../../src/github', path))
  const script = `
    const { uploadReports } = await import(${module('artifact.ts')})
    const { createRunnerLog } = await import(${module('runner-log.ts')})
    const { TimeBudget } = await import(${module('time-budget.ts')})
    const time = new TimeBudget(new AbortController().signal)
    const options = { name: 'seo-preflight', retentionDays: undefined, env: process.env, time }
    const log = createRunnerLog(text => text, line => process.stdout.write(line))
    console.log('uploaded', await uploadReports({ json: '${UNREADABLE}' }, options, log))
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...github.env, GITHUB_WORKSPACE: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  expect(printed).toMatch(/^::warning::The report was not uploaded as an artifact: .*zip/m)
  expect(printed).toContain('uploaded undefined')
  expect(code).toBe(0)
})
