import { setTimeout as sleep } from 'node:timers/promises'
import type { getOctokit } from '@actions/github'
import type { RunnerLog } from './runner-log.ts'

type Octokit = ReturnType<typeof getOctokit>

/** GitHub's API for one repository. */
export interface GitHubClient {
  octokit: Octokit
  repository: { owner: string; repo: string }
  signal: AbortSignal
  /** Waits so many milliseconds; ends early, with an error, when the time of the client is over. */
  pause(milliseconds: number): Promise<void>
}

export interface ClientOptions {
  token: string
  env: Readonly<Record<string, string | undefined>>
  /** Ends all requests. */
  signal: AbortSignal
  log: Pick<RunnerLog, 'debug'>
  /** Milliseconds for all requests together, waiting included. */
  budgetMs?: number
  /** Real time, where it is not given. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** What GitHub has to say never keeps a job waiting for longer. */
const BUDGET_MS = 60_000
/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const BETWEEN_WRITES_MS = 1_000
/** Tries of a request whose failure may pass. */
const TRIES = 4
const BACKOFF_BASE_MS = 1_000
const BACKOFF_CAP_MS = 8_000
/** To be waited where a secondary rate limit names no time, by the page on rate limits of the REST API. */
const SECONDARY_LIMIT_MS = 60_000

/**
 * Opens GitHub's API at the runner's `GITHUB_API_URL`. A request that GitHub did not take, or whose repetition does no
 * harm, is tried again while the time lasts; writes are a second apart.
 *
 * What creates something is not tried again after an answer of 5xx, since it may have happened: that is for the caller
 * to find out.
 */
export async function openGitHub(options: ClientOptions): Promise<GitHubClient> {
  const { token, env, log, budgetMs = BUDGET_MS, wait = realWait } = options
  const { getOctokit } = await import('@actions/github')
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const octokit = getOctokit(token, {
    baseUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    log: { debug: () => {}, info: () => {}, warn: log.debug, error: log.debug },
  })
  const deadline = Date.now() + budgetMs
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(budgetMs)])
  const pause = async (milliseconds: number) => {
    signal.throwIfAborted()
    await wait(milliseconds, signal).catch(error => {
      signal.throwIfAborted()
      throw error
    })
  }
  let nextWrite = 0
  octokit.hook.wrap('request', async (request, parameters) => {
    const isQuery = /\/graphql$/.test(parameters.url)
    const isWrite = parameters.method !== 'GET' && !isQuery
    for (let attempt = 1; ; attempt++) {
      if (isWrite) {
        const early = nextWrite - Date.now()
        nextWrite = Math.max(nextWrite, Date.now()) + BETWEEN_WRITES_MS
        if (early > 0) await pause(early)
      }
      try {
        return await request({ ...parameters, request: { ...parameters.request, signal } })
      } catch (error) {
        signal.throwIfAborted()
        const delay = delayAfter(error, attempt, parameters.method !== 'POST' || isQuery)
        if (delay === undefined || attempt >= TRIES || Date.now() + delay > deadline) throw error
        log.debug(`GitHub answered "${messageOf(error)}"; the next try is in ${Math.ceil(delay / 1000)} s`)
        await pause(delay)
      }
    }
  })
  return { octokit, repository: { owner, repo }, signal, pause }
}

/** Status and headers of a failed request, as far as GitHub answered. */
export interface FailedRequest extends Error {
  /** 500 where there was no answer at all. */
  status: number
  response?: { headers: Readonly<Record<string, string | number | undefined>> }
}

/** Whether an error is that of a request to GitHub. */
export function isFailedRequest(error: unknown): error is FailedRequest {
  return error instanceof Error && typeof (error as Partial<FailedRequest>).status === 'number'
}

/** Milliseconds until a request may be tried again; undefined where that is of no use. */
function delayAfter(error: unknown, attempt: number, repeatable: boolean): number | undefined {
  if (!isFailedRequest(error)) return undefined
  const { status, response } = error
  if (status === 403 || status === 429) return limitDelay(error, response?.headers ?? {})
  if (!repeatable || (status < 500 && status !== 408)) return undefined
  return Math.random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1))
}

/** A plain 403 is a missing permission, which no waiting gives. */
function limitDelay(error: Error, headers: Readonly<Record<string, string | number | undefined>>) {
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (after >= 0) return after * 1000
  if (String(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now()
    return Number.isFinite(reset) ? Math.max(0, reset) : SECONDARY_LIMIT_MS
  }
  return /secondary rate limit/i.test(error.message) ? SECONDARY_LIMIT_MS : undefined
}

function messageOf(error: unknown): string {
  return (error as Error).message.slice(0, 200)
}

function realWait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal })
}
