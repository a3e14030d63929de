import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { artifactNames } from '../../src/github/artifact-name.ts'
import { findArtifact } from '../../src/github/branch-report.ts'
import { openGitHub } from '../../src/github/rest-client.ts'
import { type LocalGitHub, type LocalRun, REPOSITORY_ID, startGitHub } from '../support/github.ts'

const SHA = 'c'.repeat(40)

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.artifacts.clear()
  github.ancestors.clear()
})
afterAll(() => github.close())

/** An artifact of a run of the branch `main` that came to its end. */
function upload(name: string, overrides: Partial<LocalRun> = {}): void {
  const id = github.artifacts.size + 1
  const run = {
    id,
    event: 'push',
    conclusion: 'success',
    head_branch: 'main',
    head_sha: SHA,
    head_repository_id: REPOSITORY_ID,
    ...overrides,
  }
  github.artifacts.set(`${name}#${id}`, {
    id,
    finalized: true,
    expiresAt: undefined,
    backendRun: '',
    name,
    run,
  })
}

async function find(artifactName = 'seo-preflight', branch = 'main'): Promise<number | undefined> {
  const env = { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop', GITHUB_RUN_ID: '42', GITHUB_JOB: 'seo' }
  const client = await openGitHub({
    token: 'token',
    env,
    signal: new AbortController().signal,
    log: { debug: () => {} },
  })
  return (await findArtifact(client, branch, { artifactName, env }))?.id
}

const SUFFIXED = artifactNames('seo-preflight', { GITHUB_JOB: 'seo' })[1]!

describe('the report of the base branch', () => {
  test('is the newest of the branch', async () => {
    upload('seo-preflight')
    upload('seo-preflight', { conclusion: 'failure' })
    upload('seo-preflight', { head_branch: 'next' })
    expect(await find()).toBe(2)
    expect(await find('seo-preflight', 'next')).toBe(3)
  })

  test.each([
    ['of a fork', { head_repository_id: 99 }],
    ['of a run that was cancelled', { conclusion: 'cancelled' }],
    ['of a run that goes on', { conclusion: null }],
    ['of the run itself', { id: 42 }],
    ['of a pull request from the branch', { event: 'pull_request' }],
    ['of a workflow that ran after another, on whatever commit', { event: 'workflow_run' }],
    ['of a commit that is not on the branch', { head_branch: null, head_sha: 'd'.repeat(40) }],
  ] satisfies [string, Partial<LocalRun>][])('is not one %s', async (_, run) => {
    upload('seo-preflight')
    upload('seo-preflight', run)
    expect(await find()).toBe(1)
  })

  test('can be that of a deployment without a branch, whose commit is on the branch', async () => {
    upload('seo-preflight', { event: 'deployment_status', head_branch: null })
    expect(await find()).toBeUndefined()
    github.ancestors.add(`main...${SHA}`)
    expect(await find()).toBe(1)
  })

  test('in a matrix is that of the same job', async () => {
    upload(SUFFIXED)
    upload('seo-preflight')
    expect(await find()).toBe(1)
  })

  test('has the name that the user chose, or the default where a run uploads nothing', async () => {
    upload('mine')
    upload('seo-preflight')
    expect(await find('mine')).toBe(1)
    expect(await find('none')).toBe(2)
    expect(await find('other')).toBeUndefined()
  })
})
