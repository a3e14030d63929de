import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listChangedFiles } from '../../src/github/changed-files.ts'
import type { WorkflowEvent } from '../../src/github/event.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'

const FILES = /\/pulls\/7\/files$/

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.requests.length = 0
  github.faults.length = 0
})
afterAll(() => github.close())

async function list(of: Partial<WorkflowEvent> = {}, token: string | undefined = 'token') {
  let written = ''
  const log = createRunnerLog(
    text => text,
    line => {
      written += line
    },
  )
  const event: WorkflowEvent = {
    name: 'pull_request',
    commit: 'a'.repeat(40),
    head: undefined,
    pullRequest: { number: 7, baseBranch: 'main', fromFork: false },
    deployment: undefined,
    defaultBranch: 'main',
    fromFork: false,
    ...of,
  }
  const time = new TimeBudget(new AbortController().signal)
  const env = { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop' }
  const files = await listChangedFiles({ token, env, event, log, time })
  return { files, written }
}

/** What the API lists, a page at a time. */
function answer(...pages: object[][]): void {
  for (const [index, body] of pages.entries()) {
    const next = `<${github.origin}/repos/octo-org/shop/pulls/7/files?page=${index + 2}>; rel="next"`
    const headers: Record<string, string> = index < pages.length - 1 ? { link: next } : {}
    github.faults.push({ method: 'GET', path: FILES, status: 200, body: body as never, headers })
  }
}

test('the files that a pull request adds or changes are listed, over all pages of the list', async () => {
  answer(
    [
      { filename: 'pages/a.md', status: 'modified' },
      { filename: 'pages/b.md', status: 'removed' },
    ],
    [{ filename: 'pages/c.md', status: 'added' }],
  )
  expect((await list()).files).toEqual([
    { path: 'pages/a.md', isNew: false },
    { path: 'pages/c.md', isNew: true },
  ])
})

test('what is no file is left out, and a list without end is left', async () => {
  answer([null!, { filename: 7 }, {}, { filename: 'a.md', status: 'modified' }])
  expect((await list()).files).toEqual([{ path: 'a.md', isNew: false }])
  github.requests.length = 0
  const link = `<${github.origin}/repos/octo-org/shop/pulls/7/files>; rel="next"`
  github.faults.push({ method: 'GET', path: FILES, status: 200, body: [], headers: { link }, times: 1e6 })
  const { files, written } = await list()
  expect(files).toEqual([])
  expect(written).toContain(
    "The files of the pull request are not known (GitHub's list has more than 10 pages)",
  )
  expect(github.requests).toHaveLength(10)
})

test('a missing permission is said, and there are none', async () => {
  github.faults.push({
    method: 'GET',
    path: FILES,
    status: 403,
    body: { message: 'Resource not accessible by integration' },
  })
  const { files, written } = await list()
  expect(files).toEqual([])
  expect(written).toContain('The files of the pull request are not known (Resource not accessible')
})

test.each<[string, Partial<WorkflowEvent>, string | undefined]>([
  ['an event without a pull request', { name: 'schedule', pullRequest: undefined }, 'token'],
  ['no token', {}, ''],
])('with %s nothing is asked for', async (_what, of, token) => {
  expect((await list(of, token)).files).toEqual([])
  expect(github.requests).toEqual([])
})
