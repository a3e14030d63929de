import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { WorkflowEvent } from '../../src/github/event.ts'
import { findPullRequest } from '../../src/github/pull-request.ts'
import { openGitHub } from '../../src/github/rest-client.ts'
import { type LocalGitHub, type LocalPullRequest, REPOSITORY_ID, startGitHub } from '../support/github.ts'

const COMMIT = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.pullRequests.length = 0
  github.requests.length = 0
})
afterAll(() => github.close())

function event(overrides: Partial<WorkflowEvent> = {}): WorkflowEvent {
  return {
    name: 'push',
    commit: COMMIT,
    head: undefined,
    pullRequest: undefined,
    deployment: undefined,
    defaultBranch: 'main',
    fromFork: false,
    ...overrides,
  }
}

function listed(number: number, overrides: Partial<LocalPullRequest> = {}): LocalPullRequest {
  return {
    number,
    state: 'open',
    head: { sha: COMMIT, ref: 'feature', owner: 'octo-org', repo: { id: REPOSITORY_ID } },
    base: { ref: 'main', repo: { id: REPOSITORY_ID } },
    ...overrides,
  }
}

async function find(of: WorkflowEvent) {
  const client = await openGitHub({
    token: 'token',
    env: { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop' },
    signal: new AbortController().signal,
    log: { debug: () => {} },
  })
  return await findPullRequest(client, of)
}

describe('the pull request of a run', () => {
  test('is the one of the event, without a request', async () => {
    const pullRequest = { number: 3, baseBranch: 'next', fromFork: true }
    expect(await find(event({ name: 'pull_request', pullRequest }))).toEqual(pullRequest)
    expect(github.requests).toEqual([])
  })

  test.each(['push', 'deployment_status', 'workflow_run'])(
    'is the open one of the commit on %s',
    async name => {
      github.pullRequests.push(listed(1, { state: 'closed' }), listed(2))
      expect(await find(event({ name }))).toEqual({ number: 2, baseBranch: 'main', fromFork: false })
    },
  )

  test('of a fork is found by its branch and its commit', async () => {
    const head = { sha: COMMIT, ref: 'patch-1', owner: 'somebody', repo: { id: 99 } }
    github.pullRequests.push(listed(5, { head: { ...head, sha: 'b'.repeat(40) } }), listed(6, { head }))
    const found = await find(event({ name: 'workflow_run', head: { owner: 'somebody', branch: 'patch-1' } }))
    expect(found).toEqual({ number: 6, baseBranch: 'main', fromFork: true })
  })

  test('of a fork is found where GitHub does not know the commit', async () => {
    const head = { sha: COMMIT, ref: 'patch-1', owner: 'somebody', repo: { id: 99 } }
    github.pullRequests.push(listed(6, { head }))
    const message = `No commit found for SHA: ${COMMIT}`
    github.faults.push({ method: 'GET', path: /\/commits\//, status: 422, body: { message } })
    const found = await find(event({ name: 'workflow_run', head: { owner: 'somebody', branch: 'patch-1' } }))
    expect(found).toMatchObject({ number: 6 })
  })

  test('is none where the commit has none, is not known, or the event is about none', async () => {
    expect(await find(event())).toBeUndefined()
    github.pullRequests.push(listed(2))
    expect(await find(event({ commit: undefined }))).toBeUndefined()
    expect(await find(event({ name: 'schedule' }))).toBeUndefined()
  })
})
