import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { TOOLS } from '../../src/api/tools.ts'
import { assertNamesKnown } from '../../src/run/known-names.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import { SETTING_NAMES } from '../../src/settings/table.ts'
import { ensureBundle } from '../support/bundle.ts'
import { chromeForTests } from '../support/chrome.ts'
import { resultOf, startCommand } from '../support/command.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const PROGRAM = 'npx seo-preflight'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oak tables made to measure in Leeds</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Oak tables</h1><p>We make oak tables.</p>
<a href="/about">About the workshop</a></main></body></html>`

let folder: string
let server: WebServer
beforeAll(async () => {
  await ensureBundle()
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'index.html'), PAGE)
  writeFileSync(join(folder, 'dist', 'about.html'), PAGE)
  const html = { headers: { 'content-type': 'text/html' }, body: PAGE }
  server = await startWebServer({ '/': html, '/about': html })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Commands in fences of the README, lines that go on joined. */
function commands(): string[] {
  const fences = [...README.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text]) => text!)
  return fences.flatMap(text => text.replaceAll('\\\n', ' ').split('\n')).filter(line => line !== '')
}

/** Words of a command as a shell reads them, with the site of this test in the place of example.com. */
function wordsOf(command: string): string[] {
  const words = command.match(/'[^']*'|"[^"]*"|\S+/g) ?? []
  return words
    .map(word => word.replace(/^(['"])(.*)\1$/, '$2'))
    .map(word => word.replace(/^(?:https:\/\/)?example\.com\/?$/, `${server.origin}/`))
}

describe('commands of the README', () => {
  const audits = commands().filter(command => command.startsWith(`${PROGRAM} `))

  test('are audits, one service, and requests to it', () => {
    const others = commands().filter(command => !audits.includes(command))
    expect(audits.length).toBeGreaterThanOrEqual(4)
    expect(others.map(command => command.match(/npx seo-preflight serve|^curl/)?.[0])).toEqual([
      'npx seo-preflight serve',
      'curl',
      'curl',
    ])
  })

  // The first with all tools; what the others show is the same with a few.
  test.each(audits.map((command, index) => [command, index] as const))('%s', async (command, index) => {
    const args = wordsOf(command.slice(PROGRAM.length + 1))
    const few = index === 0 || args.includes('--tools') ? [] : ['--tools', 'robots,serp']
    const { exitCode, stdout, stderr } = await resultOf(
      startCommand([...args, ...few], folder, { CHROME_PATH: await chromeForTests() }),
    )
    expect(exitCode === 0 || exitCode === 1 ? '' : stderr).toBe('')
    const formats = args.includes('--formats') ? args[args.indexOf('--formats') + 1]!.split(',') : []
    const files = { json: 'report.json', html: 'report.html', junit: 'report.junit.xml', csv: 'findings.csv' }
    for (const format of ['json', 'html', ...formats]) {
      expect(stdout).toContain(join('seo-report', files[format as keyof typeof files]))
    }
  })

  test('start the service, which answers the requests that follow', async () => {
    const [serve, ...requests] = commands().filter(command => !audits.includes(command))
    const [, token, args] = serve!.match(/^SEO_PREFLIGHT_TOKENS=(\S+) npx seo-preflight (.*)$/)!
    const port = String(await freePort())
    const child = startCommand(args!.replace('8080', port).split(' ').concat('--allow-private'), folder, {
      SEO_PREFLIGHT_TOKENS: token!,
      CHROME_PATH: await chromeForTests(),
    })
    try {
      await new Promise(resolve => child.stdout!.once('data', resolve))
      const answers = await Promise.all(requests.map(request => asked(request, port)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]!.body).toMatchObject({ tool: 'serp', status: 'measured' })
    } finally {
      child.kill()
      await new Promise(resolve => child.once('exit', resolve))
    }
  })

  test.each(
    [...README.matchAll(/`seo-preflight ((?:help|explain|init)\b[^`…]*)`/g)].map(([, args]) => args!),
  )('seo-preflight %s', async args => {
    const dry = args.startsWith('init') ? ['--dry-run'] : []
    const result = await resultOf(startCommand([...args.split(' '), ...dry], folder))
    expect([result.exitCode, result.stderr]).toEqual([0, ''])
  })
})

/** Sends what `curl` would send. */
async function asked(command: string, port: string): Promise<{ status: number; body: unknown }> {
  const words = wordsOf(command.replace('https://example.com/', `${server.origin}/`))
  const after = (flag: string) => words[words.indexOf(flag) + 1]!
  const [name, value] = after('-H').split(': ') as [string, string]
  const body = words.includes('--json') ? after('--json') : undefined
  const response = await fetch(words.at(-1)!.replace('8080', port), {
    ...(body !== undefined && { method: 'POST', body }),
    headers: { [name]: value, ...(body !== undefined && { 'content-type': 'application/json' }) },
  })
  return { status: response.status, body: await response.json() }
}

async function freePort(): Promise<number> {
  const other = await startWebServer({})
  await other.close()
  return Number(new URL(other.origin).port)
}

describe('settings in the README', () => {
  const blocks = [...README.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text]) => text!)
  const inputs = blocks.filter(text => text.startsWith('with:'))
  const files = blocks.filter(text => !text.startsWith('with:') && !/^(?:name|-)/.test(text))

  test.each(inputs)('are accepted: %s', async text => {
    const { with: given } = parse(text) as { with: Record<string, unknown> }
    const written = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    await accepts(written)
  })

  test.each(files)('are accepted in the config file: %s', async text => {
    const config = 'config.yml'
    writeFileSync(join(folder, config), text)
    writeFileSync(join(folder, 'ranks.csv'), 'date,keyword,position\n2026-11-01,oak table,3\n')
    const written = { url: server.origin, config }
    await accepts(written)
  })
})

/** Whether settings and the names in their expressions are known. */
async function accepts(written: Record<string, string>): Promise<void> {
  const settings = await loadSettings(written, path => join(folder, path), undefined, { workspace: folder })
  await assertNamesKnown(settings)
}

describe('the README', () => {
  test('has a line for each of the tools', () => {
    const rows = [...README.matchAll(/^\| `([a-z-]+)` \| [A-Z].*\?|^\| `([a-z-]+)` \| /gm)].map(
      row => row[1] ?? row[2],
    )
    expect(rows.slice(0, TOOLS.length)).toEqual([...TOOLS])
  })

  test('names no setting that there is not', () => {
    const named = [...README.matchAll(/`--([a-z-]+)/g)].map(([, name]) => name!)
    const ofOthers = ['dry-run', 'force', 'port', 'help', 'json', 'quiet', 'verbose', 'config']
    const serve = readFileSync(join(ROOT, 'src', 'cli', 'serve-flags.ts'), 'utf8')
    const unknown = named.filter(
      name =>
        !SETTING_NAMES.some(known => known === name) && !ofOthers.includes(name) && !serve.includes(name),
    )
    expect(unknown).toEqual([])
  })

  test('quotes messages as the program says them', () => {
    const table = README.slice(README.indexOf('## Troubleshooting'), README.indexOf('## Serve it'))
    const messages = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, message]) => message!)
    const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    const sources = names
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(join(ROOT, 'src', name), 'utf8'))
      .join('\n')
    expect(messages.length).toBeGreaterThan(10)
    expect(messages.filter(message => !sources.includes(message))).toEqual([])
  })
})
