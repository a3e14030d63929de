import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ensureBundle } from '../support/bundle.ts'
import { ADDED, LOST, RENAMED, siteAfter, siteBefore } from '../support/changed-site.ts'
import { type LocalGitHub, REPOSITORY_ID, startGitHub } from '../support/github.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { runStep, type StepOptions } from '../support/runner.ts'
import { SEEDED, told } from '../support/seeded-changes.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** As GitHub sends it, with what this program reads of it. */
const PULL_REQUEST = {
  action: 'synchronize',
  number: 2,
  pull_request: {
    number: 2,
    head: { sha: 'b'.repeat(40), ref: 'changes', repo: { id: REPOSITORY_ID, full_name: 'octo-org/shop' } },
    base: { sha: 'c'.repeat(40), ref: 'main', repo: { id: REPOSITORY_ID, full_name: 'octo-org/shop' } },
  },
  repository: { id: REPOSITORY_ID, full_name: 'octo-org/shop', default_branch: 'main' },
}

let github: LocalGitHub
let before: WebServer
let after: WebServer
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  github = await startGitHub()
  before = await startWebServer(siteBefore())
  after = await startWebServer(siteAfter({ hash: '9f8e7d6c', reversed: true }))
  await audit(40, before, { name: 'push', payload: { ref: 'refs/heads/main' } })
  github.artifacts.get('seo-preflight')!.run = {
    id: 40,
    event: 'push',
    conclusion: 'success',
    head_branch: 'main',
    head_sha: 'c'.repeat(40),
    head_repository_id: REPOSITORY_ID,
  }
})
afterAll(() => Promise.all([kept.close(), github.close(), before.close(), after.close()]))

/** What a run of the workflow says of a site, and the comment that stands after it. */
async function audit(run: number, site: WebServer, event: StepOptions['event'], inputs = {}) {
  const { reports } = await runStep({
    kept,
    event: event!,
    inputs: {
      url: site.origin,
      tools: 'redirects robots sitemap serp schema hreflang content broken-links',
      sitemap: 'true',
      // All of them, and so few that the program goes on as it is.
      'max-pages': '45',
      'github-token': 'ghs_token-of-the-workflow',
      ...inputs,
    },
    env: github.envOfRun(run),
  })
  const { comparison } = JSON.parse(reports['report.json']!)
  return { comparison, comment: github.comments.all[0]?.body }
}

// What it would upload would take the place of the report of the base branch.
const compared = { baseline: 'branch', 'artifact-name': 'none' }
const onPullRequest = { name: 'pull_request', payload: PULL_REQUEST }
const pathsOf = (urls: readonly string[]) => urls.map(url => new URL(url).pathname)

test('a pull request is told the seeded changes and no others, against the artifact of the base branch', async () => {
  const { comparison, comment } = await audit(41, after, onPullRequest, compared)
  expect(told(comparison.changes)).toEqual(SEEDED)
  expect(pathsOf(comparison.lost.map(({ url }: { url: string }) => url))).toEqual([LOST[1], LOST[0]])
  expect(pathsOf(comparison.added)).toEqual([ADDED])
  expect(pathsOf(comparison.changes.map(({ page }: { page: string }) => page))).not.toContain(RENAMED.to)
  expect(comment).toContain('- 20 pages of `/blog/*` lose their description')
})

test('and that search sees no difference where the site is the same', async () => {
  const { comparison, comment } = await audit(42, before, onPullRequest, compared)
  expect(comparison).toMatchObject({ changes: [], lost: [], added: [], new: [], fixed: [] })
  expect(comment).toContain('Search sees no difference')
})
