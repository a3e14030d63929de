import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ensureBundle } from '../support/bundle.ts'
import { type LocalGitHub, type LocalPullRequest, REPOSITORY_ID, startGitHub } from '../support/github.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { dangersIn } from '../support/markdown.ts'
import { runStep, type StepOptions, type StepResult } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** The payloads that GitHub documents, as https://github.com/octokit/webhooks publishes them. */
const EXAMPLES: { name: string; examples: Payload[] }[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@octokit/webhooks-examples'), 'utf8'),
)
type Payload = Record<string, never>

function documented(name: string, fits: (payload: Payload) => unknown = () => true): Payload {
  return EXAMPLES.find(example => example.name === name)!.examples.find(fits)!
}

const PULL_REQUEST = documented('pull_request', ({ action }) => action === 'synchronize')
const EVENTS: [name: string, payload: Payload, commit: string][] = [
  ['pull_request', PULL_REQUEST, 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'],
  ['pull_request_target', PULL_REQUEST, 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'],
  ['deployment_status', documented('deployment_status'), 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e'],
  ['workflow_run', documented('workflow_run'), '5779607b49aab1200488439f02372c57b4f75444'],
  ['push', documented('push', ({ deleted }) => !deleted), '6113728f27ae82c7b1a177c8d03f9e96e0adf246'],
]
/** Of the documented pull request. */
const NUMBER = 2
const BOT = 'github-actions[bot]'

const page = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main><h1>Bicycles</h1><p>${'We build frames of steel by hand. '.repeat(30)}</p></main></body></html>`
const TITLE = '<title>Hand-built bicycles from Bristol</title>'

let github: LocalGitHub
let site: WebServer
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  github = await startGitHub()
  site = await startWebServer({
    '/good': page(TITLE),
    '/bad': page(''),
    '/hostile': page('<title>@org/team #1 ![](http://evil.example/x.png) --> <img></title>'),
  })
})
beforeEach(() => {
  github.comments.all.length = 0
  github.pullRequests.length = 0
  github.faults.length = 0
  github.artifacts.clear()
  github.requests.length = 0
})
afterAll(async () => {
  await kept.close()
  await github.close()
  await site.close()
})

interface Step extends Partial<StepOptions> {
  path?: string
  run?: number
}

/** A step of a workflow on a pull request, which fails unless another page is named. */
function step({ path = '/bad', run = 42, ...options }: Step = {}): Promise<StepResult> {
  return runStep({
    kept,
    event: { name: 'pull_request', payload: PULL_REQUEST },
    ...options,
    inputs: {
      url: `${site.origin}${path}`,
      tools: 'serp',
      'artifact-name': 'none',
      'github-token': 'ghs_token-of-the-workflow',
      ...options.inputs,
    },
    env: { ...github.envOfRun(run), ...options.env },
  })
}

function openPullRequest(number: number, sha: string): LocalPullRequest {
  return {
    number,
    state: 'open',
    head: { sha, ref: 'changes', owner: 'octo-org', repo: { id: REPOSITORY_ID } },
    base: { ref: 'main', repo: { id: REPOSITORY_ID } },
  }
}

const bodies = () => github.comments.all.map(({ body }) => body)
/** What the step says, without the annotations of findings. */
const levels = (result: StepResult, level: string) =>
  result.commands
    .filter(({ command, properties }) => command === level && !properties)
    .map(({ message }) => message)

describe('the comment of a step', () => {
  test.each(EVENTS)('on %s is on the pull request of the event', async (name, payload, commit) => {
    github.pullRequests.push(openPullRequest(NUMBER, commit))
    const result = await step({ event: { name, payload } })
    expect(bodies()).toEqual([expect.stringContaining('❌ Failed: 1 error on 1 of 1 page')])
    expect(github.comments.all[0]).toMatchObject({ issue: NUMBER, author: BOT })
    expect(bodies()[0]).toContain(`Commit \`${commit.slice(0, 7)}\``)
    expect(result.outputs['comment-url']).toBe(
      'https://github.com/octo-org/shop/pull/2#issuecomment-1'.replace(
        '-1',
        `-${github.comments.all[0]!.id}`,
      ),
    )
    expect(result.exitCode).toBe(1)
  })

  test('is created by the first run; a green second one replaces the red one', async () => {
    const red = await step({ run: 42, inputs: { 'artifact-name': 'reports' } })
    expect(bodies()[0]).toContain('**The page has no title**')
    expect(bodies()[0]).toContain('[`Run 42`](https://github.com/octo-org/shop/actions/runs/42/attempts/1)')
    expect(bodies()[0]).toContain(`[\`reports\`](${red.outputs['artifact-url']})`)
    expect(bodies()[0]).toContain(`**[Open the report](${red.outputs['report-url']})**`)
    const green = await step({ run: 43, path: '/good' })
    expect(bodies()).toEqual([expect.stringContaining('✅ Passed')])
    expect(green.outputs['comment-url']).toBe(red.outputs['comment-url'])
    expect(green.exitCode).toBe(0)
  })

  test('of two runs at the same time is one, of the newer', async () => {
    await Promise.all([step({ run: 43, path: '/good' }), step({ run: 42 })])
    expect(bodies()).toEqual([expect.stringContaining('`Run 43`')])
  })

  test('is one for each id, and never of another author', async () => {
    await step({ run: 42, inputs: { 'comment-id': 'shop' } })
    github.comments.all[0]!.author = 'mallory'
    await step({ run: 43, inputs: { 'comment-id': 'shop' } })
    await step({ run: 44, inputs: { 'comment-id': 'docs' } })
    expect(github.comments.all.map(({ author }) => author)).toEqual(['mallory', BOT, BOT])
  })

  test('is found behind 500 others, and updated in place', async () => {
    for (let count = 0; count < 500; count++)
      github.comments.add(NUMBER, 'octocat', `Looks good to me ${count}`)
    await step({ run: 42 })
    const red = github.comments.all.at(-1)!
    expect(red).toMatchObject({ author: BOT, body: expect.stringContaining('`Run 42`') })
    github.requests.length = 0
    await step({ run: 43, path: '/good' })
    expect(github.comments.all).toHaveLength(501)
    expect(github.comments.all.at(-1)).toMatchObject({
      id: red.id,
      body: expect.stringContaining('`Run 43`'),
    })
    expect(github.requests.some(line => line.endsWith('/comments?per_page=100&page=6'))).toBe(true)
  })

  test('is made once where GitHub answers 502 although it took it', async () => {
    github.faults.push({ method: 'POST', path: /comments$/, status: 502, isDone: true })
    const result = await step()
    expect(bodies()).toHaveLength(1)
    expect(result.outputs['comment-url']).toContain('#issuecomment-')
    expect(levels(result, 'warning')).toEqual([])
  })

  test('with hostile text of a page mentions nobody and loads nothing', async () => {
    await step({ path: '/hostile', inputs: { 'fail-on': 'notice', tools: 'serp content' } })
    const [marker, ...rest] = bodies()[0]!.split('\n')
    expect(marker).toMatch(/^<!-- seo-preflight .* -->$/)
    expect(dangersIn(rest.join('\n'))).toEqual([])
  })

  test('on-failure is there from the first failure on, and turns green then', async () => {
    const inputs = { comment: 'on-failure' }
    const first = await step({ run: 41, path: '/good', inputs })
    expect([bodies(), first.outputs['comment-url']]).toEqual([[], ''])
    await step({ run: 42, inputs })
    expect(bodies()).toEqual([expect.stringContaining('❌ Failed')])
    await step({ run: 43, path: '/good', inputs })
    expect(bodies()).toEqual([expect.stringContaining('✅ Passed')])
  })

  test('is not written where none is wanted, and no request is made', async () => {
    await step({ inputs: { comment: 'never' } })
    expect(github.requests).toEqual([])
  })

  test('is not written where the commit has no open pull request', async () => {
    const [name, payload] = EVENTS.find(([name]) => name === 'push')!
    const result = await step({ event: { name, payload } })
    expect([bodies(), levels(result, 'notice'), levels(result, 'warning')]).toEqual([[], [], []])
  })

  test('on Enterprise Server goes through its API and links to its runs', async () => {
    const env = {
      GITHUB_API_URL: `${github.origin}/api/v3`,
      GITHUB_SERVER_URL: 'https://github.corp.example',
    }
    await step({ run: 42, env })
    await step({ run: 43, env })
    expect(bodies()).toEqual([
      expect.stringContaining('(https://github.corp.example/octo-org/shop/actions/runs/43/'),
    ])
    expect(github.requests).toContain('POST /api/graphql')
  })
})

describe('a comment that cannot be written leaves the verdict, and says', () => {
  const forbidden = {
    method: 'POST',
    path: /comments$/,
    status: 403,
    body: {
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
    },
  }
  const fork = structuredClone(PULL_REQUEST) as Record<string, never>
  Object.assign(fork['pull_request']!['head']!['repo']!, { id: 99, full_name: 'somebody/Hello-World' })

  test('the missing permission, as a warning', async () => {
    github.faults.push({ ...forbidden })
    const result = await step({ path: '/good' })
    expect(result.exitCode).toBe(0)
    expect(result.outputs).toMatchObject({ verdict: 'passed', 'comment-url': '' })
    expect(levels(result, 'warning')).toEqual([
      'No comment was written on the pull request: the token needs the permission "pull-requests: write"; add it to "permissions" of the job (Resource not accessible by integration)',
    ])
  })

  test.each([
    ['a fork', { event: { name: 'pull_request', payload: fork } }],
    ['Dependabot', { env: { GITHUB_ACTOR: 'dependabot[bot]' } }],
  ])('in a run of %s what is the case, as a notice', async (origin, options) => {
    github.faults.push({ ...forbidden })
    const result = await step({ path: '/good', ...options })
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', 'comment-url': '' } })
    expect(levels(result, 'warning')).toEqual([])
    expect(levels(result, 'notice')).toContainEqual(
      expect.stringMatching(
        new RegExp(`"pull-requests: write", and in a run of ${origin} it can only read.*workflow_run`),
      ),
    )
  })

  test.each([
    ['that there is no token', { inputs: { 'github-token': '' } }, 'notice', '"github-token" is empty'],
    [
      'that the token is refused',
      { status: 401, message: 'Bad credentials' },
      'warning',
      'GitHub refused "github-token" (Bad credentials)',
    ],
    [
      'that the conversation is locked',
      { status: 403, message: 'Unable to create comment because issue is locked.' },
      'notice',
      'locked',
    ],
    [
      'what GitHub finds wrong',
      { status: 422, message: 'Validation Failed' },
      'warning',
      'Validation Failed',
    ],
  ])(
    '%s',
    async (_, {
      inputs,
      status,
      message,
    }: { inputs?: object; status?: number; message?: string }, level, words) => {
      if (status) github.faults.push({ ...forbidden, status, body: { message } })
      const result = await step({
        path: '/good',
        ...(inputs && { inputs: inputs as Record<string, string> }),
      })
      expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', 'comment-url': '' } })
      expect(levels(result, level)).toContainEqual(expect.stringContaining(words))
    },
  )
})

describe('annotations of a step', () => {
  test('point to the files of the folder, and leave room for the reasons', async () => {
    const files = { 'public/index.html': page('') }
    const inputs = { url: '', 'static-dir': 'public', tools: 'serp', 'artifact-name': 'none' }
    const result = await runStep({ inputs, files, env: github.env })
    expect(result.commands).toContainEqual({
      command: 'error',
      properties: expect.objectContaining({ title: 'The page has no title', file: 'public/index.html' }),
      message: expect.stringContaining('serp/title-missing'),
    })
  })

  test('point to the file that the config file tells', async () => {
    const files = { '.github/seo-preflight.yml': 'source:\n  /*: pages/*.md\n', 'pages/bad.md': '' }
    const result = await step({ files })
    expect(result.commands).toContainEqual({
      command: 'error',
      properties: { title: 'The page has no title', file: 'pages/bad.md' },
      message: expect.stringContaining('serp/title-missing'),
    })
  })

  test('are not there where they are not wanted', async () => {
    const result = await step({ inputs: { annotations: 'false' } })
    expect(levels(result, 'error')).toEqual([expect.stringContaining('SEO Preflight failed:')])
  })
})

describe('the artifact of a step', () => {
  test('has names of its own in a matrix by default', async () => {
    const matrix = ['mobile', 'desktop', 'desktop']
    const names: string[] = []
    for (const device of matrix) {
      const result = await step({ inputs: { 'artifact-name': '', device } })
      names.push(result.outputs['artifact-url'] ?? '')
      if (names.length === 3) {
        expect(levels(result, 'warning')).toEqual([expect.stringContaining('set "artifact-name"')])
      }
    }
    expect([...github.artifacts.keys()]).toEqual([
      'seo-preflight.html',
      'seo-preflight',
      expect.stringMatching(/^seo-preflight-[0-9a-f]{8}\.html$/),
      expect.stringMatching(/^seo-preflight-[0-9a-f]{8}$/),
    ])
    expect(names[2]).toBe('')
  })

  test('is uploaded on GitHub Enterprise Cloud with data residency', async () => {
    const result = await step({
      inputs: { 'artifact-name': 'x' },
      env: { GITHUB_SERVER_URL: 'https://octo.ghe.com' },
    })
    expect(result.outputs['artifact-url']).toMatch(
      /^https:\/\/octo\.ghe\.com\/octo-org\/shop\/actions\/runs\/42\/artifacts\/\d+$/,
    )
  })

  test('of the base branch is the baseline of a pull request', async () => {
    const base = { 'artifact-name': '', comment: 'never' }
    await step({ run: 40, event: { name: 'push', payload: {} }, inputs: base })
    github.artifacts.get('seo-preflight')!.run = {
      id: 40,
      event: 'push',
      conclusion: 'failure',
      head_branch: 'master',
      head_sha: 'c'.repeat(40),
      head_repository_id: REPOSITORY_ID,
    }
    const result = await step({ inputs: { 'artifact-name': '', baseline: 'branch' } })
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { verdict: 'passed', 'new-failures': '0', fixed: '0' },
    })
    expect(bodies()).toEqual([expect.stringContaining('<summary>Known</summary>')])
  })

  test('of the base branch that may not be read names the permission', async () => {
    github.faults.push({
      method: 'GET',
      path: /actions\/artifacts$/,
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    const result = await step({ inputs: { baseline: 'branch' } })
    expect(result.outputs).toMatchObject({ verdict: 'failed', 'new-failures': '' })
    expect(levels(result, 'warning')).toContainEqual(expect.stringContaining('"actions: read"'))
  })
})
