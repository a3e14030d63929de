import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/report.ts'
import { FILE_NAMES } from '../../src/report/write-reports.ts'
import { ensureBundle } from '../support/bundle.ts'
import { startEngine } from '../support/engine.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { parseCommands, runStep, type StepOptions, type StepResult } from '../support/runner.ts'
import { startService, TOKEN } from '../support/service.ts'
import { unzip } from '../support/unzip.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const GOOD_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Hand-built bicycles from Bristol</title>
<meta name="description" content="We build steel bicycles by hand in Bristol, one at a time, for people who ride every day and in all weathers.">
</head>
<body><main><h1>Hand-built bicycles</h1><p>${'We build frames of steel by hand and paint them here. '.repeat(30)}</p></main></body>
</html>`
const HOSTILE = '::set-output name=x::y ##[error]pwned\r::error::pwned'
const PAGE_WITHOUT_TITLE = GOOD_PAGE.replace(/<title>.*<\/title>/, '')

let github: LocalGitHub
let site: WebServer
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  github = await startGitHub()
  site = await startWebServer({
    '/good': GOOD_PAGE,
    '/bad': PAGE_WITHOUT_TITLE,
    '/hostile': GOOD_PAGE.replace('Hand-built bicycles from', HOSTILE).replace(
      '</head>',
      // What is unknown in it is quoted.
      `<meta name="robots" content="${HOSTILE}"></head>`,
    ),
    '/echo': (request, response) => {
      const secret = String(request.headers['x-secret'])
      const forms = [
        secret,
        Buffer.from(secret).toString('base64'),
        encodeURIComponent(secret),
        JSON.stringify(secret),
      ]
      response.setHeader('content-type', 'text/html')
      response.end(GOOD_PAGE.replace('Hand-built bicycles from', forms.join(' ').replaceAll('<', '&lt;')))
    },
  })
})
afterAll(async () => {
  await kept.close()
  await github.close()
  await site.close()
})

const TOOLS = 'robots redirects serp security content'

function step(inputs: Record<string, string>, more: Partial<StepOptions> = {}): Promise<StepResult> {
  return runStep({ kept, ...more, inputs: { tools: TOOLS, ...inputs }, env: { ...github.env, ...more.env } })
}

/** As a step whose test is about its process too: what it loads, how it ends, and what reaches it meanwhile. */
function startedStep(inputs: Record<string, string>, more: Partial<StepOptions> = {}): Promise<StepResult> {
  return step(inputs, { ...more, kept: undefined })
}

function reportOf(result: StepResult): Report {
  if (!result.reports['report.json']) throw new Error(`no report:\n${result.stdout}\n${result.stderr}`)
  return JSON.parse(result.reports['report.json']) as Report
}

describe('a step of a workflow', () => {
  test('that passes writes summary, outputs and artifact, and ends with 0', async () => {
    const result = await startedStep({
      url: `${site.origin}/good`,
      'artifact-name': 'passing',
      'retention-days': '3',
    })
    const report = reportOf(result)
    expect(report.verdict).toEqual({ passed: true, reasons: [], failOn: 'error' })
    expect(result).toMatchObject({ exitCode: 0, stderr: '' })
    expect(result.summary).toMatch(/passed/i)
    expect(result.outputs).toMatchObject({
      verdict: 'passed',
      errors: '0',
      pages: '1',
      score: String(report.score),
    })
    expect(result.outputs['artifact-url']).toBe(
      `https://github.com/octo-org/shop/actions/runs/42/artifacts/${result.outputs['artifact-id']}`,
    )
    const uploaded = unzip(await github.download('passing'))
    expect(Object.keys(uploaded)).toEqual(['report.json'])
    expect(JSON.parse(uploaded['report.json']!)).toEqual(report)
    const page = github.artifacts.get('passing.html')!
    expect(String(await github.download('passing.html'))).toBe(result.reports['report.html'])
    const pageUrl = `https://github.com/octo-org/shop/actions/runs/42/artifacts/${page.id}`
    expect(result.outputs['report-url']).toBe(pageUrl)
    expect(result.summary).toContain(`**[Open the report](${pageUrl})**`)
    expect(github.artifacts.get('passing')).toMatchObject({ finalized: true, expiresAt: expect.any(String) })
  })

  test('that fails names the reasons in log, annotation and summary, and ends with 1', async () => {
    const result = await startedStep({ url: `${site.origin}/bad`, 'artifact-name': 'failing' })
    expect(result.exitCode).toBe(1)
    expect(result.outputs).toMatchObject({ verdict: 'failed' })
    expect(Number(result.outputs['errors'])).toBeGreaterThan(0)
    const errors = result.commands.filter(({ command, properties }) => command === 'error' && !properties)
    expect(errors).toEqual([{ command: 'error', message: expect.stringContaining('serp/title-missing') }])
    expect(result.summary).toContain('The page has no title')
    expect(github.artifacts.get('failing')?.finalized).toBe(true)
  })

  test('audits a folder of the workspace', async () => {
    const files = { 'dist/index.html': GOOD_PAGE, 'dist/bad.html': PAGE_WITHOUT_TITLE }
    const result = await step(
      { 'static-dir': 'dist', paths: '/ /bad.html', 'artifact-name': 'none' },
      { files },
    )
    expect(result.exitCode).toBe(1)
    expect(reportOf(result).pages.map(page => new URL(page.url).pathname)).toEqual(['/', '/bad.html'])
    expect(result.outputs['artifact-id']).toBe('')
  })

  test('reads the config file of the workspace', async () => {
    const files = { '.github/seo-preflight.yml': 'fail-on: never\nformats: [json, markdown]\n' }
    const result = await step({ url: `${site.origin}/bad`, 'artifact-name': 'none' }, { files })
    expect(result.exitCode).toBe(0)
    expect(Object.keys(result.reports).sort()).toEqual(['report.json', 'report.md'])
  })

  test('without GITHUB_STEP_SUMMARY the run still finishes', async () => {
    const result = await step(
      { url: `${site.origin}/good`, 'artifact-name': 'none' },
      { without: ['GITHUB_STEP_SUMMARY'] },
    )
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } })
  })

  test('without an artifact service the verdict stands', async () => {
    const result = await step({ url: `${site.origin}/good` }, { without: ['ACTIONS_RESULTS_URL'] })
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', 'artifact-id': '' } })
    expect(result.commands).toContainEqual({
      command: 'notice',
      message: expect.stringContaining('not uploaded'),
    })
  })

  test('on Enterprise Server the artifact is skipped with a notice', async () => {
    const env = { GITHUB_SERVER_URL: 'https://github.corp.example' }
    const result = await step({ url: `${site.origin}/good` }, { env })
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', 'artifact-id': '' } })
    expect(result.commands).toContainEqual({
      command: 'notice',
      message: expect.stringContaining('Enterprise Server'),
    })
  })

  test('an artifact of the same name is a warning that says what to set', async () => {
    await step({ url: `${site.origin}/good`, 'artifact-name': 'twice' })
    const result = await step({ url: `${site.origin}/good`, 'artifact-name': 'twice' })
    expect(result.exitCode).toBe(0)
    expect(result.commands).toContainEqual({
      command: 'warning',
      message: expect.stringContaining('artifact-name'),
    })
  })

  test('a wrong setting fails before any request with one clear line that names the setting, the value and what is allowed', async () => {
    const before = site.requests.length
    const result = await startedStep({ url: `${site.origin}/good`, 'fail-on': 'eror' })
    const message = 'fail-on: "eror" must be one of error, warning, notice, never (did you mean "error"?)'
    expect(result).toMatchObject({ exitCode: 2, commands: [{ command: 'error', message }], outputs: {} })
    expect(site.requests).toHaveLength(before)
  })

  test('an input that does not exist is refused', async () => {
    const result = await step({ url: `${site.origin}/good`, 'fail-no': 'error' })
    expect(result.exitCode).toBe(2)
    expect(result.commands).toEqual([
      { command: 'error', message: 'fail-no: there is no such input (did you mean "fail-on"?)' },
    ])
  })

  test('a folder for the reports that cannot be made is refused before any request', async () => {
    const before = site.requests.length
    const result = await step(
      { url: `${site.origin}/good`, 'report-dir': 'taken/reports' },
      { files: { taken: '' } },
    )
    expect(result).toMatchObject({
      exitCode: 2,
      commands: [{ command: 'error', message: expect.stringMatching(/^report-dir: "taken\/reports"/) }],
    })
    expect(site.requests).toHaveLength(before)
  })
})

const ALL_FORMATS = Object.keys(FILE_NAMES).join(' ')

describe('what pages say', () => {
  test('text with ::set-output, ##[error] in mid-line or a lone carriage return reaches the log neutralised', async () => {
    const debug = { RUNNER_DEBUG: '1' }
    const inputs = { url: `${site.origin}/hostile`, 'artifact-name': 'none', formats: ALL_FORMATS }
    const result = await step(inputs, { env: debug })
    expect(result.stdout).toContain('SEO Preflight')
    const unexpected = result.commands.filter(
      ({ command }) => !['debug', 'notice', 'warning', 'add-mask'].includes(command),
    )
    const group = { command: 'group', message: expect.stringMatching(/^http:.*\/hostile: \d+ tools? done/) }
    expect(unexpected).toEqual([group, { command: 'endgroup', message: '' }])
    expect(Object.keys(result.outputs)).not.toContain('x')
    expect(JSON.stringify(reportOf(result).pages[0]!.runs)).toContain('pwned')
    // Steps that take these files write their texts to the log.
    for (const name of ['report.sarif', 'report.junit.xml']) {
      expect(result.reports[name]).toContain('pwned')
      expect(parseCommands(result.reports[name]!)).toEqual([])
    }
  })

  test('an output value with newlines or a delimiter look-alike sets exactly one output', async () => {
    const result = await step({
      url: `${site.origin}/good`,
      'artifact-name': 'none',
      'report-dir': 'a\nverdict=failed\nghadelimiter_0',
    })
    expect(result.outputs).toMatchObject({
      verdict: 'passed',
      'report-json': expect.stringContaining('\nverdict=failed\nghadelimiter_0'),
    })
  })

  test('a secret that a page echoes, in any of its forms, is in no log, summary, output, report or artifact', async () => {
    const secret = 'S3cr/et+v&lue"1234'
    const inputs = {
      url: `${site.origin}/echo`,
      headers: `x-secret: ${secret}`,
      'artifact-name': 'secret',
      formats: ALL_FORMATS,
    }
    const result = await step(inputs, { env: { RUNNER_DEBUG: '1' } })
    const masks = result.commands
      .filter(({ command }) => command === 'add-mask')
      .map(({ message }) => message)
    expect(masks).toContain(secret)
    const withoutMasks = result.stdout.replace(/^::add-mask::.*$/gm, '')
    const artifact = [
      ...Object.values(unzip(await github.download('secret'))),
      String(await github.download('secret.html')),
    ]
    const places = [
      withoutMasks,
      result.stderr,
      result.summary,
      JSON.stringify(result.outputs),
      ...Object.values(result.reports),
      ...artifact,
    ]
    const forms = [
      secret,
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ]
    for (const form of forms) for (const place of places) expect(place).not.toContain(form)
    expect(reportOf(result).pages[0]!.runs.map(run => run.status)).not.toContain('not-measured')
  })

  test('an address with credentials and secret query values is shown without them', async () => {
    const url = `${site.origin.replace('//', '//user:pass-word@')}/good?token=abcdef123&page=2`
    const result = await step({ url, 'artifact-name': 'none', formats: ALL_FORMATS })
    expect(result.commands).toContainEqual({ command: 'add-mask', message: 'pass-word' })
    const places = [
      result.stdout.replace(/^::add-mask::.*$/gm, ''),
      result.stderr,
      result.summary,
      JSON.stringify(result.outputs),
      ...Object.values(result.reports),
    ]
    for (const place of places) {
      expect(place).not.toContain('pass-word')
      expect(place).not.toContain('abcdef123')
    }
    expect(result.summary).toContain('page=2')
  })
})

describe('with a service', () => {
  const withoutTimes = (report: Report) => ({
    ...report,
    source: undefined,
    startedAt: undefined,
    durationMs: undefined,
    sites: report.sites.map(timeless),
    pages: report.pages.map(timeless),
  })
  const timeless = (results: Report['pages'][number] | Report['sites'][number]) => ({
    ...results,
    runs: results.runs.map(({ startedAt: _start, durationMs: _duration, ...run }) => ({
      ...run,
      facts: withoutTimings(run.facts),
    })),
  })
  const withoutTimings = (facts: unknown): unknown =>
    JSON.parse(JSON.stringify(facts, (key, value) => (/Ms$/.test(key) ? undefined : value)))

  test('that is serve, the same pages give the same report but for times and source', async () => {
    // What Chrome measures differs from time to time: both do without it.
    const noProgram = import.meta.filename
    const service = await startService(startEngine({ chromePath: noProgram }))
    try {
      const target = {
        url: site.origin,
        paths: '/good /bad /hostile',
        'artifact-name': 'none',
        tools: 'all',
        'not-measured': 'ignore',
      }
      const own = reportOf(await step({ ...target, 'chrome-path': noProgram }))
      const hosted = reportOf(await step({ ...target, 'base-url': service.baseUrl, token: TOKEN }))
      expect([own.source, hosted.source]).toEqual(['engine', 'hosted'])
      expect(withoutTimes(hosted)).toEqual(withoutTimes(own))
      expect(own.counts.error).toBeGreaterThan(0)
    } finally {
      await service.close()
    }
  })

  test('that refuses the token, the run ends with 3, the cause and what to do', async () => {
    const service = await startService(startEngine())
    try {
      const result = await step({
        url: `${site.origin}/good`,
        'base-url': service.baseUrl,
        token: 'wrong-token',
      })
      expect(result.exitCode).toBe(3)
      expect(result.commands.filter(({ command }) => command === 'error')).toEqual([
        { command: 'error', message: expect.stringMatching(/refused the token.*API tokens/) },
      ])
      expect(result.stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('wrong-token')
    } finally {
      await service.close()
    }
  })
})

describe('on a bad day', () => {
  /** Breaks a function of the platform that the program uses, as a fault of ours would. */
  const broken = 'data:text/javascript,URL.parse=()=>{throw(TypeError(%22it-is-broken%22))}'

  test('an unhandled error exits 3 with one clear line and, with debug logging on, its stack', async () => {
    const env = { NODE_OPTIONS: `--import=${broken}` }
    const quiet = await startedStep({ url: `${site.origin}/good` }, { env })
    const debug = await startedStep({ url: `${site.origin}/good` }, { env: { ...env, RUNNER_DEBUG: '1' } })
    const [error, ...more] = quiet.commands.filter(({ command }) => command !== 'debug')
    expect(quiet.exitCode).toBe(3)
    expect([error, more]).toEqual([
      { command: 'error', message: expect.stringContaining('it-is-broken') },
      [],
    ])
    expect(debug.commands).toContainEqual({
      command: 'debug',
      message: expect.stringMatching(/TypeError: it-is-broken.*at /),
    })
  })

  test('a deployment whose event cannot be read is not passed unseen', async () => {
    const env = { GITHUB_EVENT_PATH: '/no/such/event.json', GITHUB_EVENT_NAME: 'deployment_status' }
    const blind = await step({}, { env })
    expect(blind).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(/^::error::url: is missing/m) })
    const named = await step({ url: `${site.origin}/bad`, 'artifact-name': 'none' }, { env })
    expect(named.exitCode).toBe(1)
  })

  test('a run that is cancelled writes what it has and ends with 130', async () => {
    const slow = await startWebServer({ '/': GOOD_PAGE, '/slow': () => {} })
    let poll: NodeJS.Timeout | undefined
    try {
      const started = (kill: (signal: NodeJS.Signals) => void, log: () => string) => {
        poll = setInterval(() => {
          const isFirstDone = log().includes(`${slow.origin}/: `)
          if (!isFirstDone || !slow.requests.includes('GET /slow')) return
          clearInterval(poll)
          kill('SIGINT')
        }, 50)
      }
      const result = await startedStep(
        { url: slow.origin, paths: '/ /slow', 'artifact-name': 'none' },
        { started },
      )
      expect(result.exitCode).toBe(130)
      const report = reportOf(result)
      expect(report.verdict.passed).toBe(false)
      expect(report.pages[0]!.runs.some(run => run.status === 'measured')).toBe(true)
      expect(report.pages[1]!.runs.map(run => run.reason)).toContain(
        'the run was cancelled before this tool was done',
      )
      expect(result.outputs['verdict']).toBe('failed')
    } finally {
      clearInterval(poll)
      await slow.close()
    }
  })
})
