import { execFileSync } from 'node:child_process'
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { PROGRAM } from '../support/program.ts'
import { runStep, type StepOptions, type StepResult } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/*
 * A workflow with secrets that checks a pull request out: the workspace, with the config file and all links in it, is
 * the stranger's, and inputs and event are not. The program itself runs, and servers note what they are sent.
 */

const SECRET = 'bypass-secret-4711'
const HEADERS = `x-bypass: ${SECRET}`
const CONFIG = '.github/seo-preflight.yml'
const PAGE =
  '<!doctype html><html lang="en"><title>A page of the preview, long enough</title><h1>Page</h1></html>'

interface NotedServer extends WebServer {
  seen: IncomingHttpHeaders[]
}

let preview: NotedServer
let evil: NotedServer

async function startNoted(routes: Record<string, string>): Promise<NotedServer> {
  const seen: IncomingHttpHeaders[] = []
  const answers = Object.entries(routes).map(
    ([path, body]) =>
      [
        path,
        (
          request: { headers: IncomingHttpHeaders },
          response: { end(text: string): void; setHeader(name: string, value: string): void },
        ) => {
          seen.push(request.headers)
          response.setHeader('content-type', path.endsWith('.xml') ? 'application/xml' : 'text/html')
          response.end(body.replaceAll('{preview}', preview?.origin ?? ''))
        },
      ] as const,
  )
  const server = await startWebServer(Object.fromEntries(answers))
  return Object.assign(server, { seen })
}

beforeAll(async () => {
  preview = await startNoted({ '/': PAGE, '/about': PAGE })
  evil = await startNoted({
    '/': PAGE,
    '/about': PAGE,
    '/sitemap.xml':
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{preview}/about</loc></url></urlset>',
  })
})
afterAll(() => Promise.all([preview.close(), evil.close()]))
beforeEach(() => {
  for (const { seen, requests } of [preview, evil]) {
    seen.length = 0
    requests.length = 0
  }
})

async function step(config: string, options: Partial<StepOptions> = {}): Promise<StepResult> {
  const { inputs, files, ...rest } = options
  return await runStep({
    program: PROGRAM,
    inputs: { tools: 'redirects', 'fail-on': 'never', ...inputs },
    files: { ...(config && { [CONFIG]: config }), ...files },
    ...rest,
  })
}

function deployment(): NonNullable<StepOptions['event']> {
  return {
    name: 'deployment_status',
    payload: {
      deployment_status: { state: 'success', environment_url: `${preview.origin}/`, environment: 'Preview' },
    },
  }
}

function errorsOf({ commands }: StepResult): string[] {
  return commands.filter(({ command }) => command === 'error').map(({ message }) => message)
}

const secretsAt = ({ seen }: NotedServer) => seen.filter(headers => JSON.stringify(headers).includes(SECRET))

describe('with a secret at hand, the config file of a pull request', () => {
  test('does not give the token to another service', async () => {
    const result = await step(`base-url: ${evil.origin}/api/v1/ext\n`, {
      inputs: { token: SECRET, url: preview.origin },
    })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([
      `config: "base-url" cannot be set in "${CONFIG}", because a pull request can change that file; set it as the input "base-url" or the flag --base-url`,
    ])
    expect(evil.seen).toEqual([])
  })

  test('does not name another site than the deployment', async () => {
    const result = await step(`url: ${evil.origin}/\n`, { inputs: { headers: HEADERS }, event: deployment() })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([
      `url: "${evil.origin}/" is set only in "${CONFIG}", which a pull request can change. So that "headers" goes to no other site, set it as the input "url" or the flag --url`,
    ])
    expect(evil.seen).toEqual([])
  })

  test('may choose a page of the deployment', async () => {
    const config = `url: ${preview.origin}/about\n`
    const result = await step(config, { inputs: { headers: HEADERS }, event: deployment() })
    expect(result.exitCode).toBe(0)
    expect(preview.requests).toContain('GET /about')
    expect(secretsAt(preview).length).toBeGreaterThan(0)
  })

  test.each(['/\\evil.example/x', '//evil.example/x'])(
    'does not leave the site by the path %s',
    async path => {
      const inputs = { headers: HEADERS, url: preview.origin }
      const result = await step(`paths: '${path}'\n`, { inputs })
      expect(result.exitCode).toBe(2)
      expect(errorsOf(result)).toEqual([
        `paths: has "${path}"; each path must begin with one slash, such as /about`,
      ])
    },
  )

  test('sends no header to the sitemap that it names, and audits the named site alone', async () => {
    const config = `sitemap: ${evil.origin}/sitemap.xml\n`
    const result = await step(config, { inputs: { headers: HEADERS, url: preview.origin } })
    expect(result.exitCode).toBe(0)
    expect(evil.requests).toEqual(['GET /sitemap.xml'])
    expect(secretsAt(evil)).toEqual([])
    expect(preview.requests).toContain('GET /about')
  })

  test('sends no header to the production that it names', async () => {
    const config = `production-url: ${evil.origin}/\nbaseline: production\noverrides: [{ url: '${evil.origin}/*', min-score: 1 }]\n`
    const result = await step(config, { inputs: { headers: HEADERS, url: preview.origin } })
    expect(result.exitCode).toBe(0)
    expect(evil.seen.length).toBeGreaterThan(0)
    expect(secretsAt(evil)).toEqual([])
  })

  test('has no page of its choice fetched by the service', async () => {
    const service = { 'base-url': `${preview.origin}/api/v1/ext`, token: SECRET }
    const config = `production-url: ${evil.origin}/\nbaseline: production\n`
    const result = await step(config, { inputs: { ...service, url: preview.origin } })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([
      expect.stringMatching(/^production-url: ".*" is set only in ".*So that "token"/),
    ])
    expect(preview.seen).toEqual([])
  })

  test('without a secret may name any site, as on pull requests from forks', async () => {
    const inputs = { headers: 'x-bypass: ' }
    const result = await step(`url: ${evil.origin}/about\n`, { inputs, event: deployment() })
    expect(result.exitCode).toBe(0)
    expect(evil.requests).toContain('GET /about')
  })
})

describe('a checkout of a stranger', () => {
  const url = () => ({ url: preview.origin })

  test('runs no program and names no folder for reports', async () => {
    const result = await step('chrome-path: ./evil.sh\nreport-dir: ../elsewhere\n', { inputs: url() })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([
      expect.stringMatching(/^config: "chrome-path" cannot be set in /),
      expect.stringMatching(/^config: "report-dir" cannot be set in /),
    ])
  })

  test('has no report written through a link', async () => {
    const result = await step('', {
      inputs: url(),
      async prepare(workspace) {
        await writeFile(join(workspace, '../outside'), 'as it was')
        await mkdir(join(workspace, 'seo-report'))
        await symlink('../../outside', join(workspace, 'seo-report/report.json'))
        await symlink('../../new', join(workspace, 'seo-report/report.html'))
      },
      async inspect(workspace) {
        expect(await readFile(join(workspace, '../outside'), 'utf8')).toBe('as it was')
        expect(await readdir(join(workspace, '..'))).not.toContain('new')
        expect((await lstat(join(workspace, 'seo-report/report.json'))).isFile()).toBe(true)
        expect((await readdir(join(workspace, 'seo-report'))).sort()).toEqual(['report.html', 'report.json'])
      },
    })
    expect(result.exitCode).toBe(0)
    expect(Object.keys(result.reports)).toEqual(['report.json', 'report.html'])
  })

  test.each(['seo-report', 'seo-report/deeper'])(
    'has no report written where the link %s leads',
    async link => {
      const result = await step('', {
        inputs: { ...url(), 'report-dir': 'seo-report/deeper' },
        async prepare(workspace) {
          await mkdir(join(workspace, '../outside'))
          await mkdir(join(workspace, link, '..'), { recursive: true })
          await symlink(join(workspace, '../outside'), join(workspace, link))
        },
      })
      expect(result.exitCode).toBe(2)
      expect(errorsOf(result)).toEqual([
        expect.stringMatching(/^report-dir: "seo-report\/deeper" leads out of ".*workspace" through a link$/),
      ])
      expect(preview.seen).toEqual([])
    },
  )

  test.each<[string, string, RegExp]>([
    ['above', 'baseline: ../credentials', /^baseline: "\.\.\/credentials" is outside of ".*workspace"$/],
    [
      'by a link',
      'baseline: ./link.json',
      /^baseline: "\.\/link\.json" leads out of ".*workspace" through a link$/,
    ],
    ['of git', 'baseline: .git/config', /^baseline: "\.git\/config" is inside the "\.git" folder/],
    ['that is no report', 'baseline: ./own.txt', /^baseline: "\.\/own\.txt" is not JSON$/],
    ['that never ends', 'baseline: ./pipe', /^baseline: "\.\/pipe" is not a regular file$/],
    ['of shards above', 'merge: ../', /^merge: "\.\.\/" is outside of ".*workspace"$/],
    ['of shards by a link', 'merge: up', /^merge: "up" leads out of ".*workspace" through a link$/],
  ])('has no file read %s', async (_, config, message) => {
    const isMerge = config.startsWith('merge')
    const result = await step(`${config}\n`, {
      inputs: isMerge ? {} : url(),
      files: { 'own.txt': 'password: hunter2', '.git/config': 'password: hunter2' },
      async prepare(workspace) {
        await writeFile(join(workspace, '../credentials'), 'password: hunter2')
        await symlink('../credentials', join(workspace, 'link.json'))
        await symlink('..', join(workspace, 'up'))
        execFileSync('mkfifo', [join(workspace, 'pipe')])
      },
    })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([expect.stringMatching(message)])
    expect(result.stdout + result.stderr).not.toContain('password')
  })

  test.each<[string, (workspace: string) => Promise<unknown>, RegExp]>([
    ['a link that leads out', config => symlink('../../credentials', config), /^config: ".*" leads out of /],
    ['a pipe', async config => execFileSync('mkfifo', [config]), /^config: ".*" is not a regular file$/],
    ['a folder', config => mkdir(config), /^config: ".*" is a folder, not a file$/],
    [
      'too large',
      config => writeFile(config, ' '.repeat(1_048_577)),
      /^config: ".*" is larger than 1,048,576 bytes/,
    ],
  ])('has no config file that is %s', async (_, make, message) => {
    const result = await step('', {
      inputs: url(),
      async prepare(workspace) {
        await writeFile(join(workspace, '../credentials'), 'password: hunter2')
        await mkdir(join(workspace, '.github'))
        await make(join(workspace, CONFIG))
      },
    })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([expect.stringMatching(message)])
    expect(result.stdout + result.stderr).not.toContain('password')
  })

  test.each([
    ['static-dir: ..', {}, /^static-dir: "\.\." is outside of ".*workspace"$/],
    ['static-dir: up', {}, /^static-dir: "up" leads out of ".*workspace" through a link$/],
    ['', { 'static-dir': 'up' }, /^static-dir: "up" leads out of ".*workspace" through a link$/],
  ])('has nothing above it served: %s %j', async (config, inputs, message) => {
    const result = await step(config, {
      inputs,
      prepare: workspace => symlink('..', join(workspace, 'up')),
    })
    expect(result.exitCode).toBe(2)
    expect(errorsOf(result)).toEqual([expect.stringMatching(message)])
  })
})

test('a workflow itself may name what another action has downloaded into the folder of the runner', async () => {
  const result = await step('', {
    inputs: { url: preview.origin, baseline: '../artifacts/report.json' },
    async prepare(workspace) {
      await mkdir(join(workspace, '../artifacts'))
      await writeFile(join(workspace, '../artifacts/report.json'), '{}')
    },
  })
  expect(errorsOf(result)).toEqual([
    expect.stringMatching(
      /^baseline: "\.\.\/artifacts\/report\.json" is not a report that this version can read/,
    ),
  ])
})
