import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { bearsLabel } from '../../src/github/approval.ts'
import type { WorkflowEvent } from '../../src/github/event.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import { type LocalGitHub, REPOSITORY_ID, startGitHub } from '../support/github.ts'

const COMMIT = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const PULL = /\/pulls\/7$/

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.requests.length = 0
  github.faults.length = 0
  github.pullRequests.length = 0
})
afterAll(() => github.close())

async function ask(labels: string[], of: Partial<WorkflowEvent> = {}, token: string | undefined = 'token') {
  let written = ''
  const log = createRunnerLog(
    text => text,
    line => {
      written += line
    },
  )
  const event: WorkflowEvent = {
    name: 'pull_request',
    commit: COMMIT,
    head: undefined,
    pullRequest: { number: 7, baseBranch: 'main', fromFork: false, ...(labels.length > 0 && { labels }) },
    deployment: undefined,
    defaultBranch: 'main',
    fromFork: false,
    ...of,
  }
  const env = { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop' }
  const time = new TimeBudget(new AbortController().signal)
  return { isGiven: await bearsLabel('seo-approved', { token, env, event, log, time }), written }
}

/** What the API says of the pull request. */
function answer(...names: string[]): void {
  const body = { number: 7, labels: names.map(name => ({ name })) }
  github.faults.push({ method: 'GET', path: PULL, status: 200, body: body as never })
}

describe('a pull request has the label', () => {
  test('that it bears now, whatever the event says', async () => {
    answer('bug', 'SEO-approved')
    const { isGiven, written } = await ask([])
    expect(isGiven).toBe(true)
    expect(written).toContain('::notice::The changes are approved by the label "seo-approved"')
    answer('bug')
    expect(await ask(['seo-approved'])).toEqual({ isGiven: false, written: '' })
  })

  test('of the event, where the API does not answer', async () => {
    github.faults.push({
      method: 'GET',
      path: PULL,
      status: 403,
      body: { message: 'Resource not accessible' },
    })
    expect((await ask(['seo-approved'])).isGiven).toBe(true)
    expect((await ask(['seo-approved'], {}, '')).isGiven).toBe(true)
  })

  test('on an event that has none by itself', async () => {
    github.pullRequests.push({
      number: 7,
      state: 'open',
      head: { sha: COMMIT, ref: 'feature', owner: 'octo-org', repo: { id: REPOSITORY_ID } },
      base: { ref: 'main', repo: { id: REPOSITORY_ID } },
    })
    answer('seo-approved')
    expect((await ask([], { name: 'deployment_status', pullRequest: undefined })).isGiven).toBe(true)
  })

  test('after its merge', async () => {
    const merged = { number: 7, state: 'closed', merged_at: '2026-03-04T10:20:30Z', merge_commit_sha: COMMIT }
    const body = [
      { ...merged, labels: [{ name: 'seo-approved' }], head: { sha: 'x' }, base: { ref: 'main' } },
    ]
    github.faults.push({
      method: 'GET',
      path: /\/commits\/[\da-f]+\/pulls/,
      status: 200,
      body: body as never,
      times: 2,
    })
    expect((await ask([], { name: 'push', pullRequest: undefined })).isGiven).toBe(true)
  })
})

describe('a pull request has it not', () => {
  test('where that is not known, which is said with the permission', async () => {
    github.faults.push({
      method: 'GET',
      path: PULL,
      status: 403,
      body: { message: 'Resource not accessible' },
    })
    const { isGiven, written } = await ask(['bug'])
    expect(isGiven).toBe(false)
    expect(written).toContain(
      '::warning::Whether the pull request has the label "seo-approved" is not known, so the changes are not approved: the token needs the permission "pull-requests: read"; add it to "permissions" of the job (Resource not accessible)',
    )
  })

  test('without a token', async () => {
    const { isGiven, written } = await ask([], {}, '')
    expect(isGiven).toBe(false)
    expect(written).toContain('"github-token" is empty')
  })

  test('where there is none', async () => {
    expect(await ask([], { name: 'push', pullRequest: undefined })).toEqual({ isGiven: false, written: '' })
    github.requests.length = 0
    expect(await ask([], { name: 'schedule', pullRequest: undefined })).toEqual({
      isGiven: false,
      written: '',
    })
    expect(github.requests).toEqual([])
  })
})
