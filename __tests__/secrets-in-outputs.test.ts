import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { FILE_NAMES } from '../src/report/write-reports.ts'
import { createService } from '../src/service/service.ts'
import { tokensFromText } from '../src/service/tokens.ts'
import { definitionOf } from '../src/settings/table.ts'
import { COMPILE_CACHE } from './support/compile-cache.ts'
import { startEngine } from './support/engine.ts'
import { type LocalGitHub, startGitHub } from './support/github.ts'
import { PROGRAM } from './support/program.ts'
import { runStep, type StepResult } from './support/runner.ts'
import { BASE64_FORMS, TEXT_FORMS } from './support/secret-forms.ts'
import { serviceOptions } from './support/service.ts'
import { unzip } from './support/unzip.ts'
import { startWebServer, type WebServer } from './support/web-server.ts'

const word = (seed: string) => createHash('sha256').update(seed).digest('hex').slice(0, 9)
/** The question marks are a slash in base64, wherever they start in it. */
const secretOf = (seed: string) => `${word(`${seed}1`)}/"<'&$+>????${word(`${seed}2`)}`

/** One of the forms that a secret may be written in, with a secret of its own, so that each is found by itself. */
interface Written {
  form: string
  label: string
  secret: string
  text: string
  /** What must be nowhere: the parts of the text that only the secret decides, and that no markup changes. */
  traces: string[]
}

const AT_EACH_PLACE = / between "(?:|x|x:)" and "\\nyz"$/
const WRITTEN: Written[] = [...TEXT_FORMS, ...BASE64_FORMS.filter(([name]) => AT_EACH_PLACE.test(name))].map(
  ([form, write], index) => {
    const secret = secretOf(form)
    const text = write(secret)
    const other = write(secretOf('another'))
    let [first, last] = [0, 1]
    while (text[first] === other[first]) first++
    while (text.at(-last) === other.at(-last)) last++
    const traces = text.slice(first + 1, -last).match(/[\da-z]{6,}/gi) ?? []
    return { form, label: `form${index}:`, secret, text, traces }
  },
)
const SECRETS = WRITTEN.map(({ secret }) => secret)
/** As many in one text as fit into a line of an output. */
const LINES = Array.from({ length: Math.ceil(WRITTEN.length / 3) }, (_, index) =>
  WRITTEN.slice(3 * index, 3 * index + 3)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' and '),
)

/** Tools that the service has no result of; it says why. */
const FAILING = ['robots', 'schema', 'content', 'security', 'ux', 'geo', 'hreflang']

let github: LocalGitHub
let service: WebServer
let folder: string
let step: StepResult & { files: Record<string, string> }
let command: { stdout: string; stderr: string; files: Record<string, string> }
let ofEngine: Record<string, string>
let refusedStep: StepResult
let refusedCommand: { stdout: string; stderr: string }
let served: { answers: string; log: string }
let faultLog: string
beforeAll(async () => {
  github = await startGitHub()
  service = await startWebServer({
    '/page': echoingPage(),
    '/api/v1/ext/me': '{"account": "test", "plan": "pro"}',
    '/api/v1/ext/tools/serp': (request, response) => void answerOfSerp(request, response),
    ...Object.fromEntries(
      FAILING.map((tool, index) => [
        `/api/v1/ext/tools/${tool}`,
        { status: 400, headers: { 'content-type': 'text/plain' }, body: LINES[index] ?? '' },
      ]),
    ),
  })
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  const files: Record<string, string> = {}
  step = {
    ...(await runStep({
      program: PROGRAM,
      inputs: {
        ...SETTINGS,
        'base-url': `${service.origin}/api/v1/ext`,
        'github-token': 'ghs_token-of-the-workflow',
      },
      env: github.env,
      event: {
        name: 'pull_request',
        payload: { pull_request: { number: 1, head: { sha: 'a'.repeat(40), repo: { fork: false } } } },
      },
      inspect: async workspace => void Object.assign(files, await filesIn(join(workspace, 'seo-report'))),
    })),
    files,
  }
  const flags = flagsOf({ ...SETTINGS, 'base-url': `${service.origin}/api/v1/ext` })
  command = { ...(await runProgram(flags)), files: await filesIn(join(folder, 'seo-report')) }
  const pages = SECRETS.map(secret => Object.assign(new URL(`${service.origin}/page`), { password: secret }))
  await runProgram(flagsOf({ url: pages.join('\n'), tools: 'content serp', 'report-dir': 'engine' }))
  ofEngine = await filesIn(join(folder, 'engine'))
  // A line of the error for each key.
  const config = LINES.map(line => `${JSON.stringify(line)}: 1\n`).join('')
  await mkdir(join(folder, '.github'))
  await writeFile(join(folder, '.github/seo-preflight.yml'), config)
  refusedCommand = await runProgram(flags)
  await rm(join(folder, '.github'), { recursive: true })
  refusedStep = await runStep({
    program: PROGRAM,
    inputs: SETTINGS,
    files: { '.github/seo-preflight.yml': config },
  })
  served = await serve()
  faultLog = await logOfFault()
})
afterAll(async () => {
  await github.close()
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

/** Whether the path of a URL can have the form as it is. */
function fitsInPath({ text }: Written): boolean {
  const url = `https://shop.example/${text}`
  return URL.parse(url)?.pathname === `/${text}`
}

/** Each page has a secret as its password, and its form in the path if it can be there. */
function pageOf(written: Written): string {
  const { label, secret, text } = written
  const url = new URL(`https://shop.example/${label.slice(0, -1)}/${fitsInPath(written) ? text : ''}`)
  url.username = 'u'
  url.password = secret
  return url.href
}

const SETTINGS: Record<string, string> = {
  url: WRITTEN.map(pageOf).join('\n'),
  tools: ['serp', ...FAILING].join(' '),
  token: 'token-of-the-service',
  formats: Object.keys(FILE_NAMES).join(' '),
  // The reason quotes it.
  'fail-if': WRITTEN.filter(({ text }) => /^[\w+/=-]+$/.test(text))
    .map(({ label, text }) => `serp: "${label} ${text}" != ""`)
    .join('\n'),
}

const flagsOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])

/** Written as it comes, as by a template that escapes nothing; a parser reads that too. */
function echoingPage(): string {
  const headings = WRITTEN.map(({ label, text }) => `<h1>${label} ${text}</h1>`)
  return `<!doctype html><html lang="en"><title>Shop</title><main>${headings.join('\n')}</main></html>`
}

/** A result in the shape of the contract, with all forms in each of its texts. */
async function answerOfSerp(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url } = (await json(request)) as { url: string }
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      tool: 'serp',
      url,
      status: 'measured',
      score: 10,
      checks: LINES.map((line, index) => ({
        id: `serp/check-${index}`,
        title: line,
        severity: 'error',
        outcome: 'fail',
        help: '',
        why: line,
        fix: line,
        message: line,
        occurrences: [{ url, message: line, selector: line, snippet: line }],
      })),
      facts: Object.fromEntries(LINES.map((line, index) => [line, { line, index }])),
      startedAt: new Date().toISOString(),
      durationMs: 1,
    }),
  )
}

async function filesIn(path: string): Promise<Record<string, string>> {
  const names = await readdir(path)
  const contents = names.map(async name => [name, await readFile(join(path, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(contents))
}

function startProgram(args: readonly string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...COMPILE_CACHE, PATH: process.env['PATH']!, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function runProgram(args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const child = startProgram(args, { RUNNER_DEBUG: '1' })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr }
}

/** As it is searched: a line that was broken, or coloured, says the same. */
function flat(output: string): string {
  return stripVTControlCharacters(output).replace(/\s+/g, '')
}

/** What the runner shows: it is asked to hide a secret by showing it. */
const withoutMasks = (log: string) => log.replace(/^::add-mask::.*$/gm, '')
const annotationsOf = ({ commands }: StepResult) =>
  commands
    .filter(({ command }) => /^(?:error|warning|notice)$/.test(command))
    .map(({ message, properties }) => `${properties?.['title']} ${message}`)
    .join('\n')

test('every form leaves traces of its own', () => {
  for (const { traces } of WRITTEN) expect(traces).not.toEqual([])
  const all = WRITTEN.flatMap(({ traces }) => traces)
  expect(new Set(all).size).toBe(all.length)
  for (const { form, text } of WRITTEN) if (form.includes('base64')) expect(text).toMatch(/[/_]/)
})

test('each format that can be asked for has its files', () => {
  const { oneOf } = definitionOf('formats').kind.fileForm as { oneOf: { items?: { enum: string[] } }[] }
  expect(oneOf.flatMap(({ items }) => items?.enum ?? [])).toEqual(Object.keys(FILE_NAMES))
  expect(Object.keys(step.files).sort()).toEqual(Object.values(FILE_NAMES).flat().sort())
})

describe.each<[output: string, read: () => string | Promise<string>]>([
  ['report.json', () => step.files['report.json']!],
  ['report.html', () => step.files['report.html']!],
  ['report.md', () => step.files['report.md']!],
  ['report.sarif', () => step.files['report.sarif']!],
  ['report.junit.xml', () => step.files['report.junit.xml']!],
  ['pages.csv', () => step.files['pages.csv']!],
  ['findings.csv', () => step.files['findings.csv']!],
  ['the files of the artifact', async () => Object.values(await artifact()).join('\n')],
  ['the job summary', () => step.summary],
  ['the comment', () => github.comments.all[0]!.body],
  ['the annotations', () => annotationsOf(step)],
  ['the log of the runner', () => withoutMasks(step.stdout)],
  ['the error of the step', () => withoutMasks(refusedStep.stdout)],
  ['the terminal', () => command.stdout],
  ['report.json of the command line', () => command.files['report.json']!],
  ['report.json of the engine', () => ofEngine['report.json']!],
  ['report.html of the engine', () => ofEngine['report.html']!],
  ['the error of the command line', () => refusedCommand.stderr],
  ['the log of serve', () => faultLog],
])('in %s', (_output, read) => {
  test.each(WRITTEN)('a secret $form is hidden', async ({ label, traces }) => {
    const output = flat(await read())
    expect(output).toContain(label.slice(0, -1))
    expect(output).toContain('***')
    for (const trace of traces) expect(output).not.toContain(trace)
  })
})

describe.each<[output: string, read: () => string | Promise<string>]>([
  ['the outputs of the step', () => JSON.stringify(step.outputs)],
  ['standard error of the step', () => step.stderr],
  ['the progress of the command line', () => command.stderr],
  ['the answers of serve', () => served.answers],
  ['what serve prints', () => served.log],
])('in %s', (_output, read) => {
  test.each(WRITTEN)('there is no secret $form', async ({ traces }) => {
    const output = flat(await read())
    for (const trace of traces) expect(output).not.toContain(trace)
  })
})

async function artifact(): Promise<Record<string, string>> {
  const archive = unzip(await github.download('seo-preflight'))
  return { ...archive, page: String(await github.download('seo-preflight.html')) }
}

/** What the service logs of an error that quotes its tokens. */
async function logOfFault(): Promise<string> {
  const tokens = tokensFromText(SECRETS.join('\n'))
  const api = { ...startEngine(), rankProjects: () => Promise.reject(new Error(LINES.join('\n'))) }
  const { options, observed } = serviceOptions(api, { tokens })
  const app = createService(options)
  await app.inject({ url: '/api/v1/ext/rank/projects', headers: { 'x-api-key': SECRETS[0]! } })
  await app.close()
  await api.close?.()
  return observed.faults.join('\n')
}

/** What comes of calls that name the tokens of the service in each place that a call has. */
async function serve(): Promise<{ answers: string; log: string }> {
  const child = startProgram(['serve', '--port', '0'], { SEO_PREFLIGHT_TOKENS: SECRETS.join('\n') })
  let log = ''
  child.stderr.on('data', chunk => (log += chunk))
  const root = await new Promise<string>(resolve =>
    child.stdout.on('data', chunk => {
      log += chunk
      const address = /http:[^\s"]+/.exec(log)?.[0]
      if (address !== undefined) resolve(address)
    }),
  )
  const answers: string[] = []
  for (const written of WRITTEN) {
    const { text: form, secret } = written
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' }
    const inPath = fitsInPath(written) ? form : encodeURIComponent(secret)
    const calls = [
      request(`${root}/${inPath}`, { headers }),
      request(`${root}/me`, { headers: { authorization: `Bearer ${form}x` } }),
      request(`${root}/tools/${inPath}`, { method: 'POST', headers, body: '{"url":""}' }),
      request(`${root}/tools/robots`, { method: 'POST', headers, body: JSON.stringify({ url: form }) }),
      request(`${root}/tools/robots`, { method: 'POST', headers, body: `{"url": ${form}` }),
    ]
    for (const answer of await Promise.all(calls)) answers.push(await answer.body.text())
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { answers: answers.join('\n'), log }
}
