import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { runCommandLine } from '../../src/cli/command-line.ts'
import { parseCommands } from '../support/runner.ts'
import { startWebServer } from '../support/web-server.ts'

const TOKEN = 'tok-5f2b9c41d7'
const PAGE = 'https://example.com/shop/'

const ANSWERS = {
  serp: { data: { seo_score: '71 %', errors: [{ code: 'no-title', message: 'No title' }], took: 3 } },
  robots: { data: { allowed: true } },
  accessibility: { violations: [{ id: 'image-alt', impact: 'critical' }], passes: [], incomplete: [] },
  geo: { geo_score: 1 },
  dns: { error: `the token ${TOKEN} may not do this`, score: 50 },
}
const TOOLS = Object.keys(ANSWERS)

let printed: string[]
const closing: (() => unknown)[] = []
beforeEach(() => {
  printed = []
  const print = (line: unknown) => void printed.push(String(line))
  jest.spyOn(console, 'error').mockImplementation(print)
  jest.spyOn(console, 'log').mockImplementation(print)
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const close of closing.splice(0)) await close()
})

async function startAnswers(answers: Record<string, unknown> = ANSWERS) {
  const answer = (body: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const server = await startWebServer({
    '/api/v1/ext/me': answer({ name: 'Ada' }),
    ...Object.fromEntries(
      Object.entries(answers).map(([tool, body]) => [`/api/v1/ext/tools/${tool}`, answer(body)]),
    ),
  })
  closing.push(server.close)
  return { baseUrl: `${server.origin}/api/v1/ext`, requests: server.requests }
}

async function explain(baseUrl: string, ...flags: string[]): Promise<{ code: number; text: string }> {
  const args = ['explain', '--base-url', baseUrl, '--token', TOKEN, '--retries', '0', ...flags]
  const code = await runCommandLine([...args, PAGE], {})
  return { code, text: printed.join('\n') }
}

describe('explain', () => {
  test('asks for each tool once and says how each answer is read', async () => {
    const { baseUrl, requests } = await startAnswers()
    const { code, text } = await explain(baseUrl, '--tools', TOOLS.join(','))
    expect(code).toBe(0)
    const asked = TOOLS.map(tool => `POST /api/v1/ext/tools/${tool}`)
    expect(requests.toSorted()).toEqual(['GET /api/v1/ext/me', ...asked].toSorted())
    expect(text).toContain('serp: read as what stands out: score 71, 1 failed, 0 passed')
    expect(text).toContain('  data.seo_score: score 71, written in per cent')
    expect(text).toContain('  data.errors: list of failures, 1 entry, error where an entry names no severity')
    expect(text).toContain('  ignored: data.took')
    expect(text).toContain('robots: read as data: shown in the report; it neither passes nor fails')
    expect(text).toContain('accessibility: read as the result of axe-core: no score, 1 failed, 0 passed')
    expect(text).toMatch(/^geo: not measured: .*`geo_score` may be one/m)
    expect(text).toMatch(/^dns: not measured: The service says that it failed/m)
    expect(text).not.toContain(TOKEN)
  })

  test('prints a mapping that the config file takes, and that reads the same', async () => {
    const { baseUrl } = await startAnswers()
    await explain(baseUrl, '--tools', 'serp')
    const folder = mkdtempSync(join(tmpdir(), 'explain-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const config = join(folder, 'config.yml')
    writeFileSync(config, printed.at(-1)!.replace(/^.*\n\n/, ''))
    printed.length = 0
    const { code, text } = await explain(baseUrl, '--tools', 'serp', '--config', config)
    expect(code).toBe(0)
    expect(text).toContain('serp: read as your mapping: score 71, 1 failed, 0 passed')
    expect(text).toContain('No tool needs a mapping.')
  })

  test('ends with the reason where no tool was answered', async () => {
    const { baseUrl } = await startAnswers({})
    const { code, text } = await explain(baseUrl, '--tools', 'serp, geo')
    expect(code).toBe(3)
    expect(text).toMatch(/^serp: no answer: .*404/m)
  })

  test.each<[string, string[], RegExp]>([
    ['no service', ['explain', PAGE], /^base-url: is missing; "explain"/],
    ['no token', ['explain', '--base-url', 'http://127.0.0.1:9/api/v1/ext', PAGE], /^token: is missing/],
    [
      'two pages',
      ['explain', '--base-url', 'http://127.0.0.1:9/api/v1/ext', '--token', TOKEN, PAGE, `${PAGE}2`],
      /^url: "explain" takes one page, not 2/,
    ],
    ['no page', ['explain', '--base-url', 'http://127.0.0.1:9/api/v1/ext', '--token', TOKEN], /^url: /],
    ['a wrong flag', ['explain', '--purple', 'x', PAGE], /^--purple: there is no such flag/],
  ])('with %s says so in one line', async (_what, args, line) => {
    expect(await runCommandLine(args, {})).toBe(2)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toMatch(line)
  })

  test('says nothing that a runner takes for a command', async () => {
    const { baseUrl } = await startAnswers({ serp: { error: '::error::x ##[error]y', score: 1 } })
    const args = ['explain', '--base-url', baseUrl, '--token', TOKEN, '--tools', 'serp', PAGE]
    await runCommandLine(args, { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/nowhere' })
    expect(printed.join('\n')).toContain('[error]y')
    expect(parseCommands(printed.join('\n'))).toEqual([])
  })

  test('takes the token of the environment', async () => {
    const { baseUrl } = await startAnswers()
    const args = ['explain', '--base-url', baseUrl, '--tools', 'robots', PAGE]
    expect(await runCommandLine(args, { SEO_PREFLIGHT_TOKEN: TOKEN })).toBe(0)
  })
})
