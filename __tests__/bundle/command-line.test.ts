import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { TOOLS } from '../../src/api/tools.ts'
import { reportFileSchema } from '../../src/report/file/file-schema.ts'
import type { Report } from '../../src/report/report.ts'
import { ensureBundle } from '../support/bundle.ts'
import { type CommandResult, resultOf, startCommand } from '../support/command.ts'
import { stall, startMisbehavingServer } from '../support/misbehaving-server.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let folder: string
let site: WebServer
beforeAll(async () => {
  await ensureBundle()
  site = await startWebServer({
    '/': '<!doctype html><html lang="en"><head><title>Bicycles made in Bristol</title></head><body><h1>Bicycles</h1>',
  })
})
afterAll(async () => {
  await site.close()
})

const roots: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'))
  roots.push(folder)
})
afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true, force: true })
})

const command = (args: readonly string[], env?: Record<string, string>): Promise<CommandResult> =>
  resultOf(startCommand(args, folder, env))

async function report(dir = 'seo-report'): Promise<Report> {
  return JSON.parse(await readFile(join(folder, dir, 'report.json'), 'utf8')) as Report
}

describe('an audit', () => {
  test('prints the report to standard output, progress to standard error, and where the files are', async () => {
    const result = await command([site.origin, '--tools', 'serp,redirects', '--fail-on', 'never'])
    expect(result).toMatchObject({ exitCode: 0 })
    expect(result.stdout).toContain(`Report: ${join('seo-report', 'report.json')}`)
    expect(result.stderr).toMatch(/^SEO Preflight \d.*: 2 tools on 1 page by the embedded engine\n/)
    expect(result.stdout + result.stderr).not.toContain('\u001b')
    expect(reportFileSchema.safeParse(await report()).error).toBeUndefined()
  })

  test('of a folder with dangling links and hostile names ends with the faults of its pages', async () => {
    await mkdir(join(folder, 'site'))
    await writeFile(join(folder, 'site', 'index.html'), '<title>x</title>')
    await symlink(join(folder, 'nowhere'), join(folder, 'site', 'dangling.html'))
    const paths = ['/', '/dangling.html', '/%00', '/..%2f..%2fetc/passwd', '/a%20b.html'].join(' ')
    const result = await command([
      '--static-dir',
      'site',
      '--paths',
      paths,
      '--tools',
      'redirects',
      '--report-dir',
      'out',
    ])
    expect(result.exitCode).toBe(1)
    const { pages } = await report('out')
    expect(pages.map(page => page.runs[0]!.status)).toEqual(Array(5).fill('measured'))
    expect(pages.map(page => page.runs[0]!.facts['finalStatus'])).toEqual([
      200,
      404,
      400,
      expect.any(Number),
      404,
    ])
  })

  test('of a page that cannot be reached is not measured and fails, unless that is ignored', async () => {
    const url = 'http://127.0.0.1:9/'
    const rules = ['--tools', 'serp', '--fail-on', 'never']
    const failed = await command([site.origin, url, ...rules])
    const ignored = await command([site.origin, url, ...rules, '--not-measured', 'ignore'])
    expect([failed.exitCode, ignored.exitCode]).toEqual([1, 0])
    expect(failed.stdout).toMatch(/serp: not measured/)
    const nothing = await command([url, ...rules, '--not-measured', 'ignore'])
    expect(nothing).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('Nothing was judged, so nothing passed'),
    })
  })

  test('gates by score and by expression', async () => {
    const bounds = ['--fail-on', 'never', '--tools', 'serp']
    const low = await command([site.origin, ...bounds, '--min-score', '100'])
    const wanted = await command([
      site.origin,
      ...bounds,
      '--fail-if',
      "serp: $contains(facts.desktop.title, 'Bristol')",
    ])
    const other = await command([
      site.origin,
      ...bounds,
      '--fail-if',
      "serp: $contains(facts.desktop.title, 'London')",
    ])
    expect([low.exitCode, wanted.exitCode, other.exitCode]).toEqual([1, 1, 0])
    expect(low.stdout).toMatch(/is below min-score 100/)
  })

  test('whose output nobody reads, as a step of a workflow too, comes to its end', async () => {
    const inputs = { INPUT_URL: `${site.origin}/`, INPUT_TOOLS: 'serp', 'INPUT_FAIL-ON': 'never' }
    for (const env of [undefined, { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...inputs }]) {
      await rm(join(folder, 'seo-report'), { recursive: true, force: true })
      const args = env ? [] : [`${site.origin}/`, '--tools', 'serp', '--fail-on', 'never']
      const child = startCommand(args, folder, env)
      child.stdout!.destroy()
      const ended = new Promise(resolve => child.once('exit', resolve))
      expect(await text(child.stderr!)).not.toMatch(/EPIPE|^\s+at /m)
      expect(await ended).toBe(0)
      expect((await report()).verdict.passed).toBe(true)
    }
  })

  test('that is ended while the service says whose the token is writes what it has', async () => {
    const service = await startMisbehavingServer(stall)
    try {
      const args = [`${site.origin}/`, '--base-url', `http://${service.host}/api/v1/ext`, '--tools', 'serp']
      const child = startCommand(args, folder, { SEO_PREFLIGHT_TOKEN: 'token' })
      const result = resultOf(child)
      await service.received
      child.kill('SIGTERM')
      expect((await result).exitCode).toBe(143)
      expect((await report()).verdict.reasons[0]).toMatch(/cancelled/)
    } finally {
      await service.close()
    }
  })

  test('without a token for the service, or against one that is not there, says so', async () => {
    const args = ['https://shop.example/', '--base-url', 'http://127.0.0.1:9/api/v1/ext', '--retries', '0']
    const missing = await command(args)
    const dead = await command(args, { SEO_PREFLIGHT_TOKEN: 'token-from-environment' })
    expect(missing).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/^token: is missing;.*\n$/) })
    expect(dead).toMatchObject({ exitCode: 3, stderr: expect.stringMatching(/127\.0\.0\.1:9/) })
    expect(dead.stderr).not.toContain('token-from-environment')
  })
})

describe('the other commands', () => {
  test('help lists every flag that can be used', async () => {
    const { exitCode, stdout } = await command(['--help'])
    expect(exitCode).toBe(0)
    for (const flag of ['--url', '--static-dir', '--tools', '--analyze', '--fail-if', '--report-dir'])
      expect(stdout).toContain(flag)
  })

  test('version is that of the package', async () => {
    const { version } = JSON.parse(
      await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
    ) as { version: string }
    expect(await command(['--version'])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('checks lists every check with help', async () => {
    const { stdout } = await command(['checks', '--json'])
    const checks = JSON.parse(stdout) as { id: string; help: string; why: string; fix: string }[]
    expect(checks.length).toBeGreaterThan(100)
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const { id, help, why, fix } of checks) {
      expect([id, id.split('/')[0]]).toEqual([
        expect.stringMatching(/^[a-z-]+\/[a-z0-9-]+$/),
        expect.stringMatching(new RegExp(`^(${TOOLS.join('|')})$`)),
      ])
      expect([help, why, fix]).toEqual([
        expect.stringMatching(/^https:\/\//),
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
      ])
    }
  })

  test.each<[string[], string]>([
    [
      ['audits'],
      'audits: there is no such command; allowed are audit, merge, serve, explain, init, checks, help, or a URL (did you mean "audit"?)\n',
    ],
    [['checks', '--jsn'], '--jsn: there is no such flag; "checks" knows only --json\n'],
    [
      ['serve', '--prot', '1'],
      '--prot: "serve" does not know this; allowed are --host, --port, --metrics-port, --metrics-host, --tokens-file, --config, --requests-per-minute, --requests-at-once, --allow-private, --concurrency, --queue, --drain, --timeout, --device, --lighthouse-runs, --chrome-path (did you mean "--port"?)\n',
    ],
    [['serve'], 'tokens-file: is missing; give a file with tokens, or set SEO_PREFLIGHT_TOKENS\n'],
  ])('a mistake in %j is one line', async (args, stderr) => {
    expect(await command(args)).toEqual({ exitCode: 2, stdout: '', stderr })
  })
})

describe('serve', () => {
  test('answers until SIGTERM, lets calls under way finish, and refuses private targets', async () => {
    const child = startCommand(['serve', '--port', '0'], folder, {
      SEO_PREFLIGHT_TOKENS: 'token-one token-two',
    })
    const result = resultOf(child)
    const base = await new Promise<string>((resolve, reject) => {
      child.stdout!.once('data', chunk => resolve(/http:[^\s"]+/.exec(String(chunk))![0]))
      child.once('exit', code => reject(new Error(`serve ended with ${code}`)))
    })
    const headers = { 'x-api-key': 'token-two', 'content-type': 'application/json' }
    const refused = await request(`${base}/tools/serp`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ url: site.origin }),
    })
    expect(refused.statusCode).toBe(422)
    await refused.body.dump()
    child.kill('SIGTERM')
    expect(await result).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

test('serve ends at SIGTERM although a call never ends and a client holds its connection', async () => {
  const stalled = await startWebServer({ '/': () => {} })
  const child = startCommand(['serve', '--port', '0', '--drain', '1', '--allow-private'], folder, {
    SEO_PREFLIGHT_TOKENS: 'token-one',
  })
  const result = resultOf(child)
  try {
    const base = await new Promise<string>(resolve =>
      child.stdout!.once('data', chunk => resolve(/http:[^\s"]+/.exec(String(chunk))![0])),
    )
    const { hostname, port } = new URL(base)
    const idle = connect(Number(port), hostname)
    idle.on('error', () => undefined)
    idle.write('POST /api/v1/ext/tools/serp HTTP/1.1\r\nHost: x\r\n')
    const call = request(`${base}/tools/serp`, {
      method: 'POST',
      headers: { 'x-api-key': 'token-one', 'content-type': 'application/json' },
      body: JSON.stringify({ url: stalled.origin }),
    })
    call.catch(() => undefined)
    while (stalled.requests.length === 0) await sleep(20)
    child.kill('SIGTERM')
    expect(await result).toMatchObject({ exitCode: 0, stderr: '' })
    await expect(call).rejects.toThrow()
    idle.destroy()
  } finally {
    child.kill('SIGKILL')
    await stalled.close()
  }
})

test('an older Node.js is named before anything of it is missed', async () => {
  const older = "Object.defineProperty(process,'version',{value:'v20.20.2'})"
  expect(await command([site.origin], { NODE_OPTIONS: `--import=data:text/javascript,${older}` })).toEqual({
    exitCode: 3,
    stdout: '',
    stderr: 'SEO Preflight needs Node.js 24 or newer; this is v20.20.2\n',
  })
})

test('nothing but the report is left behind', async () => {
  await command([site.origin, '--tools', 'serp', '--fail-on', 'never'])
  expect(await readdir(folder)).toEqual(['seo-report'])
  expect(existsSync(join(folder, 'seo-report', 'report.html'))).toBe(true)
})
