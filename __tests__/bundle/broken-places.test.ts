import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { BUNDLE, ensureBundle } from '../support/bundle.ts'
import { resultOf, startCommand } from '../support/command.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { type MisbehavingServer, stall, startMisbehavingServer } from '../support/misbehaving-server.ts'
import { runStep, type StepOptions, type StepResult } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hand-built bicycles from Bristol</title></head><body><main><h1>Bicycles</h1><p>${'We build frames of steel by hand. '.repeat(30)}</p></main></body></html>`
const FAULT = 'a bug in SEO Preflight'

let github: LocalGitHub
let site: WebServer
let folder: string
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  github = await startGitHub()
  site = await startWebServer({ '/': PAGE })
  folder = await mkdtemp(join(tmpdir(), 'broken-'))
})
beforeEach(() => {
  github.comments.all.length = 0
  github.artifacts.clear()
})
afterAll(async () => {
  await kept.close()
  await github.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

function step(options: Partial<StepOptions>): Promise<StepResult> {
  return runStep({
    event: { name: 'pull_request', payload: { pull_request: { number: 7 } } },
    ...options,
    inputs: {
      url: site.origin,
      tools: 'serp',
      'github-token': 'ghs_token',
      'artifact-name': 'broken',
      ...options.inputs,
    },
    env: { ...github.env, ...options.env },
  })
}

const warningsOf = ({ commands }: StepResult) =>
  commands
    .filter(({ command, properties }) => command === 'warning' && !properties)
    .map(({ message }) => message)

describe('a place that cannot be written to is one warning, and all others are', () => {
  const WHERE: [string, Partial<StepOptions>, string][] = [
    [
      'report.json, a folder',
      { files: { 'seo-report/report.json/x': '' } },
      'report.json" could not be written',
    ],
    [
      'report.html, a folder',
      { files: { 'seo-report/report.html/x': '' } },
      'report.html" could not be written',
    ],
    ['the outputs, a folder', { env: { GITHUB_OUTPUT: '/' } }, 'outputs of this step could not be set'],
    [
      'the outputs, gone',
      { env: { GITHUB_OUTPUT: '/gone/output' } },
      'outputs of this step could not be set',
    ],
    ['the outputs, a full disk', { env: { GITHUB_OUTPUT: '/dev/full' } }, 'could not be set: ENOSPC'],
    ['the summary, a folder', { env: { GITHUB_STEP_SUMMARY: '/' } }, 'job summary could not be written'],
    ['the summary, gone', { env: { GITHUB_STEP_SUMMARY: '/gone/x' } }, 'job summary could not be written'],
    [
      'the summary, a full disk',
      { env: { GITHUB_STEP_SUMMARY: '/dev/full' } },
      'could not be written: ENOSPC',
    ],
  ]

  test.each(WHERE)('%s', async (what, options, words) => {
    const result = await step({ kept, ...options })
    expect(result).toMatchObject({ exitCode: 0, stderr: '' })
    expect(warningsOf(result)).toEqual([expect.stringContaining(words)])
    expect(result.stdout).not.toContain(FAULT)
    expect(result.stdout).toContain('Passed: ')
    expect(github.comments.all).toHaveLength(1)
    expect(github.artifacts.get('broken')?.finalized).toBe(true)
    if (!what.includes('summary')) expect(result.summary).toMatch(/passed/i)
    if (!what.includes('outputs')) expect(result.outputs['verdict']).toBe('passed')
    expect(Object.keys(result.reports)).toEqual(
      ['report.json', 'report.html'].filter(name => !what.includes(name)),
    )
  })

  test('whatever fails, a failed gate fails the step', async () => {
    const result = await step({
      inputs: { 'min-score': '100', 'fail-on': 'notice', tools: 'serp security' },
      files: { 'seo-report/report.json/x': '', 'seo-report/report.html/x': '' },
      env: { GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' },
    })
    expect(result.exitCode).toBe(1)
    expect(warningsOf(result)).toHaveLength(4)
    expect(github.comments.all).toHaveLength(1)
  })
})

describe('an audit on the command line', () => {
  test('on a disk that is full says so for each file, leaves no half of one, and has its verdict', async () => {
    const place = join(folder, 'full')
    await mkdir(place)
    // The system refuses what is beyond the first kilobytes of a file.
    const limited = `trap '' XFSZ; ulimit -f 2; exec "$0" "$@"`
    const args = ['-c', limited, process.execPath, BUNDLE, site.origin, '--tools', 'serp']
    const { exitCode, stdout, stderr } = await resultOf(
      spawn('sh', args, {
        cwd: place,
        env: { PATH: process.env['PATH']! },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
    expect({ exitCode, fault: `${stdout}${stderr}`.includes(FAULT) }).toEqual({ exitCode: 0, fault: false })
    expect(stdout).toMatch(/Warning: ".*report\.html" could not be written: EFBIG/)
    expect(existsSync(join(place, 'seo-report', 'report.html'))).toBe(false)
  })

  test('whose output nobody reads ends with its verdict', async () => {
    const child = startCommand([site.origin, '--tools', 'serp'], folder)
    child.stdout!.destroy()
    let said = ''
    child.stderr!.on('data', chunk => {
      said += chunk
    })
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(0)
    expect(said).not.toMatch(/EPIPE|Error/)
  })

  test('without a place for temporary files names it for the tools that need Chrome', async () => {
    const env = { TMPDIR: '/gone/tmp', CHROME_PATH: process.execPath }
    const { stdout, stderr } = await resultOf(
      startCommand([site.origin, '--tools', 'serp accessibility'], folder, env),
    )
    expect(`${stdout}${stderr}`.replace(/\s+/g, ' ')).toContain('none can be made in "/gone/tmp" (ENOENT)')
    expect(stdout).not.toContain(FAULT)
  })

  test.each(['::::', 'proxy:3128', 'ftp://ada:secret@proxy'])('with the proxy %p names it', async proxy => {
    const env = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy }
    const args = ['http://shop.example/', '--tools', 'serp']
    const { exitCode, stdout, stderr } = await resultOf(startCommand(args, folder, env))
    expect(exitCode).toBe(1)
    expect(stdout.replace(/\s+/g, ' ')).toContain('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy')
    expect(`${stdout}${stderr}`).not.toMatch(/secret|bug in SEO Preflight/)
  })
})

describe('serve', () => {
  const env = { SEO_PREFLIGHT_TOKENS: 'abcdefghijklmnopqrstuvwxyz' }

  test('names a port that is in use', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const result = await resultOf(startCommand(['serve', '--port', String(port)], folder, env))
    await new Promise(resolve => other.close(resolve))
    expect(result).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `port: ${port} is in use on 127.0.0.1; give another one, or 0 for any that is free\n`,
    })
  })

  test.each(['203.0.113.7', '999.1.1.1'])('names the host %s, which is none of this machine', async host => {
    const { exitCode, stderr } = await resultOf(startCommand(['serve', '--host', host], folder, env))
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(new RegExp(`^host: "${host}" .*; give one such as 127\\.0\\.0\\.1\n$`))
  })
})

describe('a step that is cancelled while GitHub does not answer', () => {
  let silent: MisbehavingServer
  beforeEach(async () => {
    silent = await startMisbehavingServer(stall)
  })

  test.each<[string, (host: string) => Partial<StepOptions>]>([
    ['its artifact service', host => ({ env: { ACTIONS_RESULTS_URL: `http://${host}/` } })],
    ['its API, for the comment', host => ({ env: { GITHUB_API_URL: `http://${host}` } })],
    [
      'its API, for the baseline',
      host => ({ env: { GITHUB_API_URL: `http://${host}` }, inputs: { baseline: 'branch' } }),
    ],
  ])('%s, ends', async (_, options) => {
    const started = (kill: (signal: NodeJS.Signals) => void) =>
      void silent.received.then(() => kill('SIGINT'))
    const result = await step({ ...options(silent.host), started })
    expect(result.exitCode).toBe(130)
    expect(result.outputs['verdict']).toBeDefined()
    await silent.close()
  })
})
