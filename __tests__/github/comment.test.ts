import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { publishComment } from '../../src/github/comment.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import type { Report } from '../../src/report/report.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../support/reports.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
beforeEach(() => {
  github.comments.all.length = 0
})
afterAll(() => github.close())

const page = auditedPage('https://shop.example/', [measuredRun({ checks: [failedCheck()] })])
const VERDICTS = {
  failed: { passed: false, reasons: ['x', 'y'], failOn: 'error' },
  passed: { passed: true, reasons: [], failOn: 'warning' },
  'not-gated': { passed: true, reasons: [], failOn: 'never' },
} as const satisfies Record<string, Report['verdict']>

/** The state of a comment on the pull request after a run with a verdict; undefined where there is none. */
async function commentAfter(state: keyof typeof VERDICTS, comment: 'auto' | 'on-failure') {
  const { signal } = new AbortController()
  await publishComment(viewOf(makeReport([page], { verdict: VERDICTS[state] })), {
    settings: { comment, commentId: 'default', githubToken: 'token', failOn: VERDICTS[state].failOn },
    env: { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop' },
    event: {
      name: 'pull_request',
      commit: undefined,
      head: undefined,
      pullRequest: { number: 7, baseBranch: 'main', fromFork: false },
      deployment: undefined,
      defaultBranch: 'main',
      fromFork: false,
    },
    uploaded: {},
    log: createRunnerLog(
      text => text,
      () => {},
    ),
    signal,
    time: new TimeBudget(signal),
  })
  return github.comments.all.map(({ body }) => /^## (\S+)/m.exec(body)?.[1])
}

describe('a comment on failure', () => {
  test.each(['passed', 'not-gated'] as const)('is not made by a run that %s', async state => {
    expect(await commentAfter(state, 'on-failure')).toEqual([])
    expect(await commentAfter(state, 'auto')).toHaveLength(1)
  })

  test.each([
    ['passed', '✅'],
    ['not-gated', '▫️'],
  ] as const)('is made by one that failed, and brought up to date by one that %s', async (state, sign) => {
    expect(await commentAfter('failed', 'on-failure')).toEqual(['❌'])
    expect(await commentAfter(state, 'on-failure')).toEqual([sign])
  })
})
