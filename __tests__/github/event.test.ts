import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readEvent } from '../../src/github/event.ts'
import { documentedEvent } from '../support/workflows.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(name: string, payload: unknown) {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.json`)
  await writeFile(path, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return await readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_SHA: 'f'.repeat(40) })
}

interface DeploymentPayload {
  deployment: { sha: string; production_environment?: boolean }
  deployment_status: Record<string, unknown>
}

test('a deployment tells its state, its commit and where the site is, never by target_url', async () => {
  const payload = documentedEvent('deployment_status') as unknown as DeploymentPayload
  payload.deployment_status['environment_url'] = 'https://shop-git-branch.vercel.app'
  payload.deployment_status['environment'] = 'Preview'
  const event = await read('deployment_status', payload)
  expect(event.commit).toBe(payload.deployment.sha)
  expect(event.deployment).toEqual({
    state: 'success',
    environmentUrl: 'https://shop-git-branch.vercel.app',
    environment: 'Preview',
    isProduction: false,
  })
  payload.deployment_status['environment_url'] = ''
  payload.deployment_status['target_url'] = 'https://vercel.com/log/1'
  expect((await read('deployment_status', payload)).deployment?.environmentUrl).toBeUndefined()
})

test.each([
  ['Production', undefined, true],
  ['Production – shop', false, true],
  ['live', true, true],
  ['Preview', false, false],
  ['reproduction', undefined, false],
])(
  'the environment "%s" with production_environment %p is production: %p',
  async (name, flag, isProduction) => {
    const payload = documentedEvent('deployment_status') as unknown as DeploymentPayload
    payload.deployment_status['environment'] = name
    if (flag !== undefined) payload.deployment.production_environment = flag
    else delete payload.deployment.production_environment
    expect((await read('deployment_status', payload)).deployment?.isProduction).toBe(isProduction)
  },
)

test('a pull request tells its number, its base branch and whether it comes from a fork', async () => {
  const payload = documentedEvent('pull_request', 'opened') as {
    pull_request: {
      number: number
      head: { sha: string; repo: { full_name: string } | null }
      base: { ref: string }
    }
  }
  const { pull_request: pull } = payload
  const expected = { number: pull.number, baseBranch: pull.base.ref }
  const event = await read('pull_request', payload)
  expect(event.pullRequest).toMatchObject({ ...expected, fromFork: false })
  expect(event.commit).toBe(pull.head.sha)
  expect(event.pullRequest?.labels).toBeUndefined()
  const labels = [{ name: 'bug' }, null, { name: 7 }, { name: 'seo-approved' }]
  const labelled = await read('pull_request', { ...payload, pull_request: { ...pull, labels } })
  expect(labelled.pullRequest?.labels).toEqual(['bug', 'seo-approved'])
  pull.head.repo = { full_name: 'somebody/else' }
  expect((await read('pull_request_target', payload)).pullRequest).toMatchObject({
    ...expected,
    fromFork: true,
  })
  pull.head.repo = null
  expect((await read('pull_request', payload)).pullRequest).toMatchObject({ ...expected, fromFork: true })
})

test.each([
  { of: 'the same repository', head: (repository: object) => repository, fromFork: false },
  { of: 'a fork', head: () => ({ full_name: 'somebody/else' }), fromFork: true },
  { of: 'a fork that is gone', head: () => null, fromFork: true },
])('work in $of is told from that in a fork', async ({ head, fromFork }) => {
  const run = documentedEvent('workflow_run', 'completed') as Record<string, Record<string, unknown>>
  run['workflow_run']!['head_repository'] = head(run['repository']!)
  const pull = documentedEvent('pull_request', 'opened') as {
    pull_request: { head: { repo: unknown }; base: { repo: object } }
  }
  pull.pull_request.head.repo = head(pull.pull_request.base.repo)

  expect((await read('workflow_run', run)).fromFork).toBe(fromFork)
  expect((await read('pull_request_target', pull)).fromFork).toBe(fromFork)
  expect((await read('push', documentedEvent('push'))).fromFork).toBe(false)
})

test.each([
  ['workflow_run', 'completed', (payload: Record<string, never>) => payload['workflow_run']!['head_sha']],
  ['status', undefined, (payload: Record<string, never>) => payload['sha']],
  ['push', undefined, (payload: Record<string, never>) => payload['after']],
])('%s tells the commit that it is about', async (name, action, commit) => {
  const payload = documentedEvent(name, action)
  expect((await read(name, payload)).commit).toBe(commit(payload as Record<string, never>))
})

test('the default branch is that of the repository', async () => {
  expect((await read('push', documentedEvent('push'))).defaultBranch).toMatch(/^(?:main|master)$/)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['other types', '{"pull_request": 1, "deployment": []}'],
])('a payload that is %s says nothing', async (_what, text) => {
  expect(await read('deployment_status', text)).toMatchObject({
    name: 'deployment_status',
    pullRequest: undefined,
    // One in no state would be waited for, and the step would pass without an audit.
    deployment: undefined,
  })
})

test.each([
  ['https://a.example https://evil.example', 'https://a.example%20https://evil.example'],
  [' https://a.example\nhttps://evil.example ', 'https://a.example%0Ahttps://evil.example'],
])('the site of a deployment is one URL, as in %p', async (written, url) => {
  const payload = { deployment_status: { state: 'success', environment_url: written } }
  expect((await read('deployment_status', payload)).deployment?.environmentUrl).toBe(url)
})

test.each(['../../user', 'main', 'a'.repeat(39), `${'a'.repeat(40)}\n::error::x`, '', 7])(
  'a commit that is named %p is none',
  async sha => {
    const event = await read('push', { after: sha })
    expect(event.commit).toBe('f'.repeat(40))
  },
)

test.each([0, -1, 1.5, 1e300, '7', null])('a pull request of the number %p is none', async number => {
  expect((await read('pull_request', { pull_request: { number } })).pullRequest).toBeUndefined()
})

test('without a runner there is no event', async () => {
  expect(await readEvent({})).toMatchObject({
    name: '',
    commit: undefined,
    pullRequest: undefined,
    deployment: undefined,
  })
})
