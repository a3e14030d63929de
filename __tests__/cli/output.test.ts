import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runCommandLine } from '../../src/cli/command-line.ts'
import { printReport } from '../../src/cli/print-report.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { PROGRAM } from '../support/program.ts'
import { largeReport, makeReport, reportSaying } from '../support/reports.ts'
import { parseCommands } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** A title that says too often what a runner would take for a command. */
const TITLE = '##[error]stop '.repeat(8)
const PAGE = `<!doctype html><html lang="en"><head><title>${TITLE}</title></head><body><h1>Bicycles</h1>`

let site: WebServer
let folder: string
beforeAll(async () => {
  site = await startWebServer({
    '/': PAGE,
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'nothing' },
  })
  folder = await mkdtemp(join(tmpdir(), 'output-'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const argsFor = (name: string, flags: readonly string[]) => [
  `${site.origin}/`,
  ...['--tools', 'robots', '--fail-on', 'notice', '--report-dir', join(folder, name)],
  ...flags,
]

interface Printed {
  exitCode: number
  stdout: string
  stderr: string
}

/** Runs the command line, and keeps what it prints. */
async function audit(
  name: string,
  flags: readonly string[],
  env: Record<string, string> = {},
): Promise<Printed> {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    jest.spyOn(process[stream], 'write').mockImplementation(chunk => {
      said[stream] += chunk
      return true
    })
  }
  jest.spyOn(console, 'error').mockImplementation((text: unknown) => {
    said.stderr += `${text}\n`
  })
  try {
    return { exitCode: await runCommandLine(argsFor(name, flags), env), ...said }
  } finally {
    jest.restoreAllMocks()
  }
}

describe('an audit prints', () => {
  test('verdict, table and what to do, then where the files are', async () => {
    const { exitCode, stdout, stderr } = await audit('plain', [])
    const order = [
      /^✖ Failed/,
      /\n\nhttp:.* · score \d+\ntool /,
      /\nFindings, the worst first\n/,
      /\n\nReport: /,
    ]
    const positions = order.map(part => part.exec(stdout)?.index ?? -1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect([exitCode, positions[0]]).toEqual([1, 0])
    expect(stderr).toMatch(/^SEO Preflight .*\nhttp.*: 1 tool done\n$/)
    expect(stdout + stderr).not.toContain('\u001b')
  })

  test('with --quiet only the verdict and the files, with links where they are asked for', async () => {
    const { stdout, stderr } = await audit('quiet', ['--quiet'], { FORCE_COLOR: '1', FORCE_HYPERLINK: '1' })
    expect(stderr).toBe('')
    const lines = stripVTControlCharacters(stdout)
    expect(lines).toMatch(
      /^✖ Failed for 1 reason\n {2}- .*\n.* is a warning; fail-on is notice\nReport: .*json\nReport: .*html\n$/,
    )
    expect(stdout).toContain('\u001b[31m✖ Failed')
    const file = join(folder, 'quiet', 'report.json')
    expect(stdout).toContain(`Report: \u001b]8;id=1;${pathToFileURL(file)}\u001b\\`)
  })

  test('with --json what stands in report.json, and nothing else to standard output', async () => {
    const { exitCode, stdout, stderr } = await audit('json', ['--json'], { FORCE_HYPERLINK: '1' })
    const file = await readFile(join(folder, 'json', 'report.json'), 'utf8')
    expect(JSON.parse(stdout)).toEqual(JSON.parse(file))
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^SEO Preflight .*\nhttp.*: 1 tool done\nReport: .*\nReport: .*\n$/)
    expect(stderr).not.toContain('\u001b')
  })

  test('in a step of a workflow nothing that the runner takes for a command', async () => {
    const step = { GITHUB_ACTIONS: 'true', COLUMNS: '200' }
    const { stdout, stderr } = await audit('step', ['--verbose', '--tools', 'serp'], step)
    expect(stdout).toContain('[error]stop')
    expect(parseCommands(stdout + stderr)).toEqual([])
  })

  test.each([
    [['--quiet', '--verbose'], '--verbose: cannot be used together with --quiet\n'],
    [
      ['--json', '--verbose'],
      '--verbose: cannot be used together with --json, which prints the whole report\n',
    ],
    [['--quite'], '--quite: there is no such flag (did you mean "--quiet"?)\n'],
  ])('for %j one line', async (flags, stderr) => {
    expect(await audit('refused', flags)).toEqual({ exitCode: 2, stdout: '', stderr })
  })
})

test('an audit whose JSON nobody reads keeps its exit code', async () => {
  const child = spawn(process.execPath, [PROGRAM, ...argsFor('unread', ['--json'])], {
    env: { ...COMPILE_CACHE, PATH: process.env['PATH']! },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const ended = once(child, 'exit')
  expect(await text(child.stderr)).not.toMatch(/EPIPE|^\s+at /m)
  expect((await ended)[0]).toBe(1)
})

describe('the JSON', () => {
  async function printed(report = makeReport()) {
    const stream = new PassThrough()
    const said = text(stream)
    await printReport(report, stream)
    stream.end()
    return await said
  }

  test.each(HOSTILE_TEXTS)(
    'is the same data, and does nothing to a terminal or a runner, from the text %p',
    async said => {
      const report = reportSaying(said)
      const json = await printed(report)
      expect(json).not.toMatch(/[^\n\P{Cc}]|[\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u)
      expect(parseCommands(json)).toEqual([])
      const { rules } = JSON.parse(json) as { rules: Record<string, { title: string }> }
      expect(Object.values(rules).map(({ title }) => title)).toContain(said.toWellFormed())
    },
  )

  test('waits for who reads slowly, and ends where nobody does', async () => {
    const stream = new PassThrough({ highWaterMark: 1 })
    const printing = printReport(largeReport(50), stream)
    await once(stream, 'readable')
    expect(stream.writableLength).toBeLessThan(100_000)
    stream.destroy()
    await printing
  })
})
