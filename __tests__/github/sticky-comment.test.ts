import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { commentMarker, compareRuns, currentRun, runOfComment } from '../../src/github/comment-marker.ts'
import { openGitHub } from '../../src/github/rest-client.ts'
import { putComment, type StickyComment } from '../../src/github/sticky-comment.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'

const PULL_REQUEST = 7
const BOT = 'github-actions[bot]'

let github: LocalGitHub
beforeEach(async () => {
  github = await startGitHub()
})
afterEach(() => github.close())

/** Writes a comment as one run does; waiting takes no time. */
async function put(run: number, overrides: Partial<StickyComment> = {}, waited: number[] = []) {
  const commentId = overrides.commentId ?? 'default'
  const client = await openGitHub({
    token: 'token',
    env: { ...github.env, GITHUB_REPOSITORY: 'octo-org/shop' },
    signal: new AbortController().signal,
    log: { debug: () => {} },
    wait: async milliseconds => void waited.push(milliseconds),
  })
  const marker = commentMarker(commentId, { id: run, attempt: 1 })
  return await putComment(client, {
    pullRequest: PULL_REQUEST,
    commentId,
    run: { id: run, attempt: 1 },
    mayCreate: true,
    body: `${marker}\nof run ${run}`,
    ...overrides,
  })
}

const bodies = () => github.comments.all.map(({ body }) => body.replace(/^.*\n/, ''))
const marker = (run: number, commentId = 'default') =>
  `${commentMarker(commentId, { id: run, attempt: 1 })}\n`
const requestsOf = (method: string) => github.requests.filter(request => request.startsWith(`${method} `))

describe('the comment on a pull request', () => {
  test('is created by the first run and updated by the second', async () => {
    const first = await put(1)
    const second = await put(2)
    expect(bodies()).toEqual(['of run 2'])
    expect(first).toEqual({
      outcome: 'written',
      url: 'https://github.com/octo-org/shop/pull/7#issuecomment-1',
    })
    expect(second).toEqual(first)
  })

  test('is updated by a second attempt of the same run', async () => {
    await put(1)
    await put(1, {
      run: { id: 1, attempt: 2 },
      body: `${commentMarker('default', { id: 1, attempt: 2 })}\nsecond attempt`,
    })
    expect(bodies()).toEqual(['second attempt'])
  })

  test('is one for each id', async () => {
    await put(1)
    await put(2, { commentId: 'docs --> site' })
    await put(3, { commentId: 'docs --> site' })
    expect(bodies()).toEqual(['of run 1', 'of run 3'])
  })

  test('of another author is left alone, whatever marker it has', async () => {
    github.comments.add(PULL_REQUEST, 'mallory', `${marker(1)}forged`)
    await put(2)
    await put(3)
    expect(bodies()).toEqual(['forged', 'of run 3'])
  })

  test('that quotes the marker is left alone', async () => {
    github.comments.add(PULL_REQUEST, BOT, `Look at this:\n${marker(1)}quoted`)
    await put(2)
    expect(bodies()).toEqual([expect.stringContaining('quoted'), 'of run 2'])
  })

  test('that is minimised is left alone', async () => {
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}hidden`).isMinimized = true
    await put(2)
    expect(bodies()).toEqual(['hidden', 'of run 2'])
  })

  test('is found among 500 comments', async () => {
    for (let number = 0; number < 450; number++)
      github.comments.add(PULL_REQUEST, 'somebody', `Comment ${number}`)
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of run 1`)
    for (let number = 450; number < 500; number++)
      github.comments.add(PULL_REQUEST, 'somebody', `Comment ${number}`)
    await put(2)
    expect(bodies().filter(body => body.startsWith('of run'))).toEqual(['of run 2'])
    expect(github.comments.all).toHaveLength(501)
    expect(github.requests[0]).toContain('per_page=100')
  })

  test('is not created where it may not be, but an earlier one is updated', async () => {
    expect(await put(1, { mayCreate: false })).toEqual({ outcome: 'absent' })
    expect(bodies()).toEqual([])
    await put(2)
    await put(3, { mayCreate: false })
    expect(bodies()).toEqual(['of run 3'])
  })

  test('belongs to whoever the token belongs to', async () => {
    github.comments.viewer = 'seo-bot'
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of the workflow's token`)
    await put(2)
    await put(3)
    expect(bodies()).toEqual(["of the workflow's token", 'of run 3'])
  })
})

describe('runs at the same time', () => {
  test('leave one comment, of the newer run, whichever creates its comment first', async () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ] as const) {
      github.comments.all.length = 0
      // The other run creates its comment after this one has looked for one.
      const isFirst = { left: true }
      github.faults.push({
        method: 'POST',
        path: /comments$/,
        status: 201,
        body: {},
        isDone: true,
        onMeet() {
          if (isFirst.left) github.comments.add(PULL_REQUEST, BOT, `${marker(order[0])}of run ${order[0]}`)
          isFirst.left = false
        },
      })
      await put(order[1])
      await put(order[0])
      expect(bodies()).toEqual(['of run 2'])
    }
  })

  test('that both create a comment leave one', async () => {
    await Promise.all([put(1), put(2)])
    await put(1)
    expect(bodies()).toEqual(['of run 2'])
  })

  test('that come later do not overwrite a newer one', async () => {
    await put(2)
    expect(await put(1)).toEqual({
      outcome: 'outdated',
      url: 'https://github.com/octo-org/shop/pull/7#issuecomment-1',
    })
    expect(bodies()).toEqual(['of run 2'])
  })

  test('that overwrite a newer one in between are overwritten again', async () => {
    await put(1)
    let isOverwritten = false
    github.faults.push({
      method: 'PATCH',
      path: /comments/,
      status: 200,
      isDone: true,
      onMeet: () =>
        queueMicrotask(() =>
          setImmediate(() => {
            if (!isOverwritten) github.comments.all[0]!.body = `${marker(2)}of run 2`
            isOverwritten = true
          }),
        ),
    })
    await put(3)
    expect(isOverwritten).toBe(true)
    expect(bodies()).toEqual(['of run 3'])
  })

  test('may remove a comment in between', async () => {
    await put(1)
    github.faults.push({
      method: 'PATCH',
      path: /comments/,
      status: 404,
      body: { message: 'Not Found' },
      onMeet: () => void github.comments.all.pop(),
    })
    await put(2)
    expect(bodies()).toEqual(['of run 2'])
  })
})

describe('on a bad day of GitHub', () => {
  test('a 502 after the creation does not make a second comment', async () => {
    github.faults.push({ method: 'POST', path: /comments$/, status: 502, isDone: true })
    expect(await put(1)).toMatchObject({ outcome: 'written' })
    expect(bodies()).toEqual(['of run 1'])
    expect(requestsOf('POST').filter(request => request.endsWith('/comments'))).toHaveLength(1)
  })

  test('a 502 instead of the creation is followed by another try', async () => {
    github.faults.push({ method: 'POST', path: /comments$/, status: 502, times: 2 })
    await put(1)
    expect(bodies()).toEqual(['of run 1'])
  })

  test.each([1, 3, 1000])('a list that lags by %d looks does not make a second comment', async lag => {
    github.comments.lag = lag
    expect(await put(1)).toEqual({
      outcome: 'written',
      url: 'https://github.com/octo-org/shop/pull/7#issuecomment-1',
    })
    expect(bodies()).toEqual(['of run 1'])
    expect(requestsOf('POST').filter(request => request.endsWith('/comments'))).toHaveLength(1)
  })

  test('nor does one that lags after a 502 to a creation that happened', async () => {
    github.comments.lag = 2
    github.faults.push({ method: 'POST', path: /comments$/, status: 502, isDone: true })
    expect(await put(1)).toMatchObject({ outcome: 'written' })
    expect(bodies()).toEqual(['of run 1'])
  })

  test.each<[string, object]>([
    ['that is empty', {}],
    ['of another form', { id: 'one', html_url: 7 }],
  ])('nor does an answer to the creation %s', async (_, body) => {
    github.faults.push({ method: 'POST', path: /comments$/, status: 201, body, isDone: true })
    expect(await put(1)).toMatchObject({ outcome: 'written' })
    expect(bodies()).toEqual(['of run 1'])
  })

  test('two runs at the same time leave one comment although the list lags', async () => {
    github.comments.lag = 2
    await Promise.all([put(1), put(2)])
    await put(3)
    expect(bodies()).toEqual(['of run 3'])
  })

  test('a list without end is left after 30 pages, and nothing is written', async () => {
    const next = { link: `<${github.origin}/repos/octo-org/shop/issues/7/comments>; rel="next"` }
    github.faults.push({ method: 'GET', path: /comments$/, status: 200, body: [], headers: next, times: 1e6 })
    await expect(put(1)).rejects.toThrow("GitHub's list has more than 30 pages")
    expect(github.requests).toHaveLength(30)
    expect(bodies()).toEqual([])
  })

  test('a creation that never succeeds ends with what GitHub said', async () => {
    github.faults.push({
      method: 'POST',
      path: /comments$/,
      status: 502,
      times: 100,
      body: { message: 'Bad Gateway' },
    })
    await expect(put(1)).rejects.toMatchObject({ status: 502 })
    expect(requestsOf('POST').length).toBeLessThan(10)
  })

  test('reads and updates are tried again', async () => {
    await put(1)
    github.faults.push(
      { method: 'GET', path: /comments$/, status: 503, times: 2 },
      { method: 'POST', path: /graphql$/, status: 500 },
      { method: 'PATCH', path: /comments/, status: 502 },
    )
    await put(2)
    expect(bodies()).toEqual(['of run 2'])
  })

  test('a rate limit is waited for as long as GitHub says', async () => {
    const waited: number[] = []
    github.faults.push({ method: 'POST', path: /comments$/, status: 429, headers: { 'retry-after': '17' } })
    await put(1, {}, waited)
    expect(waited).toContain(17_000)
    expect(bodies()).toEqual(['of run 1'])
  })

  test('a rate limit that lasts longer than there is time ends at once', async () => {
    const waited: number[] = []
    github.faults.push({
      method: 'POST',
      path: /comments$/,
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
      },
      body: { message: 'API rate limit exceeded' },
    })
    await expect(put(1, {}, waited)).rejects.toThrow(/rate limit/)
    expect(waited).toEqual([])
  })

  test('a missing permission is not tried again', async () => {
    github.faults.push({
      method: 'POST',
      path: /comments$/,
      status: 403,
      times: 100,
      body: { message: 'Resource not accessible by integration' },
    })
    await expect(put(1)).rejects.toMatchObject({ status: 403 })
    expect(requestsOf('POST')).toHaveLength(1)
  })

  test('without GraphQL the comment of the bot is updated and one of others left alone', async () => {
    github.comments.add(PULL_REQUEST, 'mallory', `${marker(1)}forged`)
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of run 1`)
    github.faults.push({ method: 'POST', path: /graphql$/, status: 404, times: 100 })
    await put(2)
    expect(bodies()).toEqual(['forged', 'of run 2'])
  })

  test('without GraphQL nothing is written where it is not known whose the comments are', async () => {
    github.comments.add(PULL_REQUEST, 'mallory', `${marker(1)}forged`)
    github.faults.push({ method: 'POST', path: /graphql$/, status: 404, times: 100 })
    await expect(put(2)).rejects.toMatchObject({ status: 404 })
    expect(bodies()).toEqual(['forged'])
  })

  test('writes are a second apart', async () => {
    const waited: number[] = []
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of run 1`)
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of run 1`)
    github.comments.add(PULL_REQUEST, BOT, `${marker(1)}of run 1`)
    await put(2, {}, waited)
    expect(bodies()).toEqual(['of run 2'])
    expect(requestsOf('DELETE')).toHaveLength(2)
    expect(waited.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a marker', () => {
  test.each(['default', 'docs --> site', '"><img src=x>', '--', 'a/b c', '😀', '\ud800', '%', ''])(
    'with the id %p is one comment of HTML and gives the run back',
    commentId => {
      const written = commentMarker(commentId, { id: 42, attempt: 3 })
      expect(written).toMatch(/^<!-- [^<>]*[^-<>] -->$/)
      expect(written.slice(4, -3)).not.toContain('--')
      expect(runOfComment(`${written}\ntext`, commentId)).toEqual({ id: 42, attempt: 3 })
      expect(runOfComment(`${written}\ntext`, `${commentId}x`)).toBeUndefined()
    },
  )

  test.each([
    [
      { id: 1, attempt: 1 },
      { id: 2, attempt: 1 },
    ],
    [
      { id: 2, attempt: 1 },
      { id: 2, attempt: 2 },
    ],
    [
      { id: 9, attempt: 9 },
      { id: 10, attempt: 1 },
    ],
  ])('of run %p is older than that of %p', (older, newer) => {
    expect(compareRuns(older, newer)).toBeLessThan(0)
    expect(compareRuns(newer, older)).toBeGreaterThan(0)
  })
})

test.each([
  [{}, 'run="0.1"'],
  [{ GITHUB_RUN_ID: '42', GITHUB_RUN_ATTEMPT: '3' }, 'run="42.3"'],
  [{ GITHUB_RUN_ID: 'x', GITHUB_RUN_ATTEMPT: '' }, 'run="0.1"'],
])('the marker of a run with %j is found again', (env, run) => {
  const marker = commentMarker('default', currentRun(env))
  expect(marker).toContain(run)
  expect(runOfComment(marker, 'default')).toEqual(currentRun(env))
})
