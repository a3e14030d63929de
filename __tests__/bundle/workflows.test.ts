import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type FileCheck, type ReportFile, reportFileSchema } from '../../src/report/file/file-schema.ts'
import { ensureBundle } from '../support/bundle.ts'
import { type LocalGitHub, REPOSITORY_ID, startGitHub } from '../support/github.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { runStep, type StepOptions, type StepResult } from '../support/runner.ts'
import { startService, TOKEN } from '../support/service.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'
import {
  type Contexts,
  documentedEvent,
  inputsOf,
  readmeWorkflow,
  readWorkflow,
  workflowNames,
} from '../support/workflows.ts'

const SECRET = 'bypass-of-the-tests'
const BOT = 'github-actions[bot]'

const page = (head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hand-built bicycles from Bristol</title>${head}
<meta name="description" content="We build steel bicycles by hand in Bristol, one at a time, for people who ride every day and in all weathers.">
<link rel="icon" href="data:,"></head>
<body><main><h1>Bicycles</h1><p>${'We build frames of steel by hand and paint them here. '.repeat(30)}</p></main></body></html>`

/** Pages as a platform serves a preview: closed without the secret, and kept out of search. */
const behindWall = (body: string, type = 'text/html'): Parameters<typeof startWebServer>[0][string] => {
  return (request, response) => {
    const isKnown = request.headers['x-vercel-protection-bypass'] === SECRET
    response.setHeader('x-robots-tag', 'noindex')
    response.setHeader('server', 'Vercel')
    if (isKnown)
      response.writeHead(200, { 'content-type': type }).end(body.replaceAll('{origin}', site.origin))
    else
      response.writeHead(401, { 'content-type': 'text/html' }).end('<title>Authentication Required</title>')
  }
}
const SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/</loc></url><url><loc>https://shop.example/about</loc></url></urlset>'

let github: LocalGitHub
let site: WebServer
let wall: WebServer
let noindex: WebServer
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  github = await startGitHub()
  site = await startWebServer({
    '/': page(),
    '/about': page(),
    '/products/': page(),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'Sitemap: https://shop.example/sitemap.xml\n',
    },
    '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: SITEMAP },
  })
  const canonical = '<link rel="canonical" href="https://shop.example/">'
  wall = await startWebServer({
    '/': behindWall(page(canonical)),
    '/about': behindWall(page('<link rel="canonical" href="https://shop.example/about">')),
    '/products/': behindWall(page()),
    '/robots.txt': behindWall('Sitemap: https://shop.example/sitemap.xml\n', 'text/plain'),
    '/sitemap.xml': behindWall(SITEMAP, 'application/xml'),
  })
  noindex = await startWebServer({
    '/': behindWall(page(`${canonical}<meta name="robots" content="noindex">`)),
  })
})
beforeEach(() => {
  github.comments.all.length = 0
  github.pullRequests.length = 0
  github.artifacts.clear()
})
afterAll(async () => {
  await kept.close()
  await Promise.all([github.close(), site.close(), wall.close(), noindex.close()])
})

/** Fewer tools than the workflows ask for, to be quick: what they find is for other tests. */
const TOOLS = 'robots sitemap serp hreflang redirects content broken-links'

/** Runs the step of a workflow as a runner does, with an address of ours where it names the example's. */
function start(
  inputs: Record<string, string>,
  event: NonNullable<StepOptions['event']>,
  more: Partial<StepOptions> = {},
): Promise<StepResult> {
  const local = Object.entries(inputs).map(([name, value]) => [name, name === 'url' ? atHome(value) : value])
  return runStep({
    kept,
    ...more,
    inputs: { ...Object.fromEntries(local), 'github-token': 'token-of-the-job', tools: TOOLS },
    event,
    env: { ...github.env, ...more.env },
  })
}

function atHome(url: string): string {
  return url.replace(/^(?:https:\/\/)?shop\.example/, site.origin)
}

function deployment(url: string): NonNullable<StepOptions['event']> & { payload: Record<string, never> } {
  const payload = documentedEvent('deployment_status') as Record<string, Record<string, unknown>>
  Object.assign(payload['deployment_status']!, {
    environment_url: url,
    environment: 'Preview',
    state: 'success',
  })
  openPullRequest(String(payload['deployment']!['sha']))
  return { name: 'deployment_status', payload: payload as Record<string, never> }
}

/** Opens a pull request for a commit, as the branch of a deployment has. */
function openPullRequest(sha: string): void {
  const repo = { id: REPOSITORY_ID }
  github.pullRequests.push({
    number: 7,
    state: 'open',
    head: { sha, ref: 'sizes', owner: 'octo-org', repo },
    base: { ref: 'main', repo },
  })
}

const contextsOf = (event: { payload: object }, more: Contexts = {}): Contexts => ({
  github: { event: event.payload, token: 'token-of-the-job' },
  secrets: { VERCEL_AUTOMATION_BYPASS_SECRET: SECRET },
  ...more,
})

function reportOf(result: StepResult): ReportFile {
  const report = result.reports['report.json']
  if (report === undefined) throw new Error(`no report:\n${result.stdout}\n${result.stderr}`)
  return reportFileSchema.parse(JSON.parse(report))
}
const pathsOf = (result: StepResult) => reportOf(result).pages.map(({ url }) => new URL(url).pathname)
const errorsOf = (result: StepResult) =>
  reportOf(result).pages.flatMap(({ runs }) =>
    runs.flatMap(({ checks }) =>
      checks.filter(check => isError(check, reportOf(result))).map(({ id }) => id),
    ),
  )
const isError = ({ id, outcome, severity }: FileCheck, { rules }: ReportFile) =>
  outcome === 'fail' && (severity ?? rules[id]!.severity) === 'error'

test('every example has a test', () => {
  expect(workflowNames()).toEqual([
    'cloudflare-pages.yml',
    'code-scanning.yml',
    'forks-audit.yml',
    'forks-build.yml',
    'hosted-service.yml',
    'junit.yml',
    'netlify.yml',
    'nightly-production.yml',
    'protected-preview.yml',
    'pull-request.yml',
    'sharded.yml',
    'vercel.yml',
  ])
})

describe.each([
  ['the README', () => readmeWorkflow('deployment')],
  ['vercel.yml', () => readWorkflow('vercel.yml')],
])('the workflow of %s, changed in nothing', (_name, read) => {
  test('audits the sitemap of a protected preview, passes what the platform does to it, and comments', async () => {
    const event = deployment(wall.origin)
    const result = await start(inputsOf(read(), 'seo', contextsOf(event)), event)
    expect(result.stdout + result.stderr).not.toContain(`${SECRET}"`)
    expect([errorsOf(result), result.exitCode]).toEqual([[], 0])
    expect(pathsOf(result)).toEqual(['/', '/about'])
    expect(result.outputs['verdict']).toBe('passed')
    expect(github.comments.all.map(({ author }) => author)).toEqual([BOT])
  })

  test('fails for a noindex in the page', async () => {
    const event = deployment(noindex.origin)
    const result = await start(inputsOf(read(), 'seo', contextsOf(event)), event)
    expect([errorsOf(result), result.exitCode]).toEqual([['robots/noindex-meta'], 1])
  })

  test('says which header is missing where the secret is', async () => {
    const event = deployment(wall.origin)
    const inputs = inputsOf(read(), 'seo', { ...contextsOf(event), secrets: {} })
    const result = await start(inputs, event)
    expect(result.exitCode).toBe(1)
    expect(reportOf(result).verdict.reasons.join('\n')).toContain('x-vercel-protection-bypass')
  })
})

test('a deployment that is not up yet is left for later, and nothing says that it passed', async () => {
  const event = deployment(wall.origin)
  Object.assign((event.payload as Record<string, object>)['deployment_status']!, { state: 'in_progress' })
  const result = await start(inputsOf(readWorkflow('vercel.yml'), 'seo', contextsOf(event)), event)
  expect(result.exitCode).toBe(0)
  expect(result.outputs['verdict'] ?? '').toBe('')
  expect(result.commands).toContainEqual(
    expect.objectContaining({ command: 'notice', message: expect.stringContaining('"in_progress"') }),
  )
  expect(result.reports).toEqual({})
})

test('protected-preview.yml leaves out the headers whose secrets are not set', async () => {
  const event = deployment(wall.origin)
  const result = await start(inputsOf(readWorkflow('protected-preview.yml'), 'seo', contextsOf(event)), event)
  expect([errorsOf(result), pathsOf(result)]).toEqual([[], ['/', '/products/']])
})

test('netlify.yml audits the target of the status and comments on the pull request of its commit', async () => {
  const payload = {
    ...documentedEvent('status'),
    target_url: site.origin,
    context: 'netlify/shop/deploy-preview',
  }
  openPullRequest(String((payload as Record<string, unknown>)['sha']))
  const event = { name: 'status', payload }
  const result = await start(inputsOf(readWorkflow('netlify.yml'), 'seo', contextsOf(event)), event)
  expect([result.exitCode, pathsOf(result)]).toEqual([0, ['/', '/about']])
  expect(github.comments.all).toHaveLength(1)
})

test('cloudflare-pages.yml audits what its own job has deployed', async () => {
  const event = { name: 'pull_request', payload: documentedEvent('pull_request', 'synchronize') }
  const steps = { deploy: { outputs: { 'deployment-url': site.origin } } }
  const result = await start(
    inputsOf(readWorkflow('cloudflare-pages.yml'), 'seo', contextsOf(event, { steps })),
    event,
  )
  expect([result.exitCode, pathsOf(result)]).toEqual([0, ['/', '/about']])
  expect(github.comments.all).toHaveLength(1)
})

describe('the folder of a build', () => {
  const files = { 'dist/index.html': page(), 'dist/about.html': page(), 'dist/sitemap.xml': SITEMAP }

  test('is audited by pull-request.yml on the main branch, and compared on a pull request', async () => {
    const inputs = inputsOf(readWorkflow('pull-request.yml'), 'seo', contextsOf({ payload: {} }))
    const push = { name: 'push', payload: documentedEvent('push') }
    const first = await start(inputs, push, { files })
    expect([first.exitCode, pathsOf(first)]).toEqual([0, ['/', '/about']])
    for (const artifact of github.artifacts.values()) {
      artifact.run = {
        id: 41,
        event: 'push',
        conclusion: 'success',
        head_branch: 'master',
        head_sha: 'a'.repeat(40),
        head_repository_id: REPOSITORY_ID,
      }
    }
    const event = { name: 'pull_request', payload: documentedEvent('pull_request', 'synchronize') }
    const broken = { ...files, 'dist/about.html': page().replace(/<title>.*<\/title>/, '') }
    const result = await start(inputs, event, { files: broken })
    expect(result.exitCode).toBe(1)
    expect(errorsOf(result)).toEqual(['serp/title-missing'])
    expect(result.outputs['new-failures']).not.toBe('')
  })

  test('is audited by the first workflow of the README, without any other setting', async () => {
    const event = { name: 'pull_request', payload: documentedEvent('pull_request', 'synchronize') }
    const inputs = inputsOf(readmeWorkflow('folder'), 'seo', contextsOf(event))
    expect(inputs).toEqual({ 'static-dir': 'dist' })
    const result = await start(inputs, event, { files })
    expect([result.exitCode, pathsOf(result)]).toEqual([0, ['/', '/about']])
    expect(github.comments.all).toHaveLength(1)
  })

  test.each([
    ['code-scanning.yml', 'sarif_file', 'report.sarif', '"ruleId":"serp/title-missing"'],
    ['junit.yml', 'report_paths', 'report.junit.xml', '<failure message="1 error'],
  ])('gives the next step of %s its file, also where the build fails', async (name, input, file, content) => {
    const workflow = readWorkflow(name)
    const event = { name: 'push', payload: documentedEvent('push') }
    const broken = { ...files, 'dist/about.html': page().replace(/<title>.*<\/title>/, '') }
    const result = await start(inputsOf(workflow, 'seo', contextsOf(event)), event, { files: broken })
    expect(result.exitCode).toBe(1)
    const [, output] = /outputs\.([\w-]+) }}$/.exec(String(workflow.jobs['seo']!.steps.at(-1)!.with![input]))!
    expect(result.outputs[output!]).toMatch(new RegExp(`/seo-report/${RegExp.escape(file)}$`))
    expect(result.reports[file]).toContain(content)
  })

  test('of a fork is audited by forks-audit.yml, which comments on its pull request', async () => {
    const payload = documentedEvent('workflow_run', 'completed') as Record<string, Record<string, unknown>>
    openPullRequest(String(payload['workflow_run']!['head_sha']))
    const event = { name: 'workflow_run', payload }
    const result = await start(inputsOf(readWorkflow('forks-audit.yml'), 'seo', contextsOf(event)), event, {
      files,
    })
    expect([result.exitCode, pathsOf(result)]).toEqual([0, ['/', '/about']])
    expect(github.comments.all).toHaveLength(1)
    expect(readWorkflow('forks-build.yml').permissions).toEqual({ contents: 'read' })
  })
})

test('nightly-production.yml audits production by its sitemap and its links', async () => {
  const event = { name: 'schedule', payload: { schedule: '17 4 * * *' } }
  const result = await start(
    inputsOf(readWorkflow('nightly-production.yml'), 'seo', contextsOf(event)),
    event,
  )
  expect([result.exitCode, pathsOf(result)]).toEqual([0, ['/', '/about']])
  expect([...github.artifacts.keys()]).toEqual(['seo-production.html', 'seo-production'])
})

test('sharded.yml splits the pages and joins the reports', async () => {
  const workflow = readWorkflow('sharded.yml')
  const event = { name: 'workflow_dispatch', payload: {} }
  const files: Record<string, string> = {}
  for (const shard of [1, 2]) {
    const inputs = inputsOf(workflow, 'audit', contextsOf(event, { matrix: { shard } }))
    expect(inputs['shard']).toBe(`${shard}/20`)
    const result = await start({ ...inputs, shard: `${shard}/2` }, event)
    expect([result.exitCode, result.outputs['verdict'], pathsOf(result)]).toEqual([
      0,
      '',
      [shard === 1 ? '/' : '/about'],
    ])
    files[`shards/seo-shard-${shard}/report.json`] = result.reports['report.json']!
  }
  const { tools, ...inputs } = { tools: '', ...inputsOf(workflow, 'report', contextsOf(event)) }
  expect(tools).toBe('')
  const result = await start(inputs, event, { files })
  expect([result.exitCode, pathsOf(result), result.outputs['verdict']]).toEqual([
    0,
    ['/', '/about'],
    'passed',
  ])
})

test('hosted-service.yml asks the service', async () => {
  const service = await startService()
  try {
    const event = { name: 'schedule', payload: {} }
    const inputs = inputsOf(readWorkflow('hosted-service.yml'), 'seo', {
      ...contextsOf(event),
      secrets: { SEO_TOKEN: TOKEN },
    })
    const result = await start({ ...inputs, 'base-url': service.baseUrl }, event)
    expect(reportOf(result).source).toBe('hosted')
    expect(pathsOf(result)).toEqual(['/', '/products/'])
  } finally {
    await service.close()
  }
})
