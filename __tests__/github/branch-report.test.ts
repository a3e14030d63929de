import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { artifactNames } from '../../src/github/artifact-name.ts'
import { findArtifact, loadBranchReport } from '../../src/github/branch-report.ts'
import { openGitHub } from '../../src/github/rest-client.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import { type LocalGitHub, type LocalRun, REPOSITORY_ID, startGitHub } from '../support/github.ts'
import {
  drip,
  type Fault,
  type MisbehavingServer,
  respond,
  stall,
  startMisbehavingServer,
} from '../support/misbehaving-server.ts'
import { type ZippedFile, zipOf } from '../support/zip.ts'

const SHA = 'c'.repeat(40)

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.artifacts.clear()
  github.ancestors.clear()
  github.faults.length = 0
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

  test('is not one of which GitHub does not say whose it is', async () => {
    upload('seo-preflight')
    const listed = { id: 1, name: 'seo-preflight', size_in_bytes: 1, expired: false, created_at: null }
    const body = { total_count: 1, artifacts: [{ ...listed, workflow_run: { id: 1, head_branch: 'main' } }] }
    github.faults.push({ method: 'GET', path: /\/actions\/artifacts$/, status: 200, body, times: 2 })
    expect(await find()).toBeUndefined()
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

/** A report of that many million blanks, which takes a thousandth of that in the archive. */
function bombOf(megabytes: number): ZippedFile {
  const block = deflateRawSync(' '.repeat(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const deflated = Buffer.concat(Array.from({ length: megabytes }, () => block))
  return { name: 'report.json', content: '', deflated, claimed: 9 }
}

/** The text of the report of the default branch, in a run of no pull request. */
async function loadOfMain(budgetMs = 20_000): Promise<string | undefined> {
  const pieces = await loadBranchReport({
    artifactName: 'seo-preflight',
    token: 'ghs_secret',
    env: { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop', GITHUB_RUN_ID: '42' },
    event: {
      name: 'schedule',
      commit: SHA,
      head: undefined,
      pullRequest: undefined,
      deployment: undefined,
      fromFork: false,
      defaultBranch: 'main',
    },
    log: createRunnerLog(
      text => text,
      () => {},
    ),
    time: new TimeBudget(new AbortController().signal, budgetMs),
  })
  return pieces && (await startOf(pieces()))
}

/** Reads all of a text, and gives the start of it: some are larger than a string can be. */
async function startOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  let start = ''
  for await (const piece of pieces) if (start.length < 1_000) start += piece.toString()
  return start
}

describe('the archive of the report', () => {
  let store: MisbehavingServer | undefined
  afterEach(async () => {
    await store?.close()
    store = undefined
  })

  const ZIP = /\/actions\/artifacts\/1\/zip$/
  const archive =
    (...files: Parameters<typeof zipOf>[0]): Fault =>
    socket => {
      const zip = zipOf(files)
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${zip.length}\r\n\r\n`)
      socket.write(zip)
    }

  /** Loads it from a store that does as it likes, or from where GitHub says. */
  async function load(fault: Fault, budgetMs = 20_000, location?: string): Promise<string | undefined> {
    store = await startMisbehavingServer(fault)
    upload('seo-preflight')
    const headers = { location: location ?? `http://${store.host}/archive?sig=1` }
    github.faults.push({ method: 'GET', path: ZIP, status: 302, headers })
    return await loadOfMain(budgetMs)
  }

  test('is asked for without the token, and gives report.json alone', async () => {
    const report = { name: 'report.json', content: '{"schemaVersion": 2}' }
    expect(await load(archive({ name: '../../evil', content: 'x' }, report))).toBe(report.content)
    expect(store!.requests).toHaveLength(1)
    expect(store!.requests[0]).not.toMatch(/authorization|ghs_secret/i)
  })

  test.each<[string, Fault]>([
    ['never answers', stall],
    ['drips', drip],
  ])('that %s is left when the time is over', async (_, fault) => {
    await expect(load(fault, 500)).rejects.toThrow('GitHub took too long to answer')
  })

  test.each<[string, Fault, string]>([
    ['is none', socket => respond(socket, '<h1>It works</h1>'), 'its archive is damaged'],
    ['is refused', socket => respond(socket, '{}', '403 Forbidden'), 'its artifact cannot be loaded (403)'],
    ['has no report', archive({ name: 'x', content: '' }), 'has no report.json; "formats" must include json'],
    ['is a bomb', archive(bombOf(1001)), 'its report.json is larger than 1000 MB'],
  ])('that %s is told of in one line', async (_, fault, words) => {
    await expect(load(fault)).rejects.toThrow(words)
  })

  test.each(['', 'file:///etc/passwd', 'ftp://127.0.0.1/x', 'not a URL'])(
    'at %p is not asked for',
    async location => {
      await expect(load(stall, 20_000, location)).rejects.toThrow('GitHub names no address for its artifact')
      expect(store!.requests).toEqual([])
    },
  )
})

test.each<[string, object]>([
  ['no list', { artifacts: 7 }],
  ['a list of nothing', { artifacts: [null] }],
  ['nothing', {}],
])('a GitHub that lists %s is told of in one line', async (_, body) => {
  github.faults.push({ method: 'GET', path: /\/actions\/artifacts$/, status: 200, body })
  await expect(loadOfMain()).rejects.toThrow('an answer of GitHub does not have the documented form')
})
