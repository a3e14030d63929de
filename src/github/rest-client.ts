import { setTimeout as sleep } from 'node:timers/promises'
import type { getOctokit } from '@actions/github'
import { retryAfterMs } from '../net/retry-after.ts'
import { oneLine } from '../text/one-line.ts'
import { createApiFetch, LedAway } from './api-fetch.ts'
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
  /** Milliseconds for one request with its answer. */
  answerMs?: number
  /** Real time, where it is not given. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const BUDGET_MS = 60_000
/** GitHub gives up on a request itself after 10 seconds. */
const ANSWER_MS = 15_000
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
  const { token, env, log, budgetMs = BUDGET_MS, answerMs = ANSWER_MS, wait = realWait } = options
  const deadline = Date.now() + budgetMs
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(budgetMs)])
  const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com'
  const root = URL.parse(baseUrl)
  if (!root) throw new Error(`GITHUB_API_URL is "${baseUrl}", which is not a URL`)
  const name = env['GITHUB_REPOSITORY'] ?? ''
  const [owner = '', repo = ''] = name.split('/')
  if (owner === '' || repo === '') throw new Error(`GITHUB_REPOSITORY is "${name}", which is not owner/name`)
  const fetch = createApiFetch(root, { env, signal, answerMs })
  const { getOctokit } = await loadOctokit()
  const octokit = getOctokit(token, {
    baseUrl,
    request: { fetch },
    log: { debug: () => {}, info: () => {}, warn: log.debug, error: log.debug },
  })
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
        signal.throwIfAborted()
        return await request(parameters)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof Error && error.cause instanceof LedAway) throw error.cause
        const delay = delayAfter(error, attempt, parameters.method !== 'POST' || isQuery)
        if (delay === undefined || attempt >= TRIES || Date.now() + delay > deadline) throw error
        log.debug(
          `GitHub answered "${wordsOf(error as Error)}"; the next try is in ${Math.ceil(delay / 1000)} s`,
        )
        await pause(delay)
      }
    }
  })
  return { octokit, repository: { owner, repo }, signal, pause }
}

/** As it is loaded, it asks for the proxies of the environment, and knows fewer kinds of them. */
async function loadOctokit() {
  try {
    return await import('@actions/github')
  } catch {
    throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128')
  }
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
  const after = retryAfterMs(String(headers['retry-after'] ?? ''), Date.now())
  if (after !== undefined) return after
  if (String(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now()
    return Number.isFinite(reset) ? Math.max(0, reset) : SECONDARY_LIMIT_MS
  }
  return /secondary rate limit/i.test(error.message) ? SECONDARY_LIMIT_MS : undefined
}

/** What went wrong with GitHub, in one line, without the address of its documentation. */
export function wordsOf(error: Error): string {
  if (error instanceof TypeError) return 'an answer of GitHub does not have the documented form'
  const address = error.message.indexOf(' - https://')
  return oneLine(address === -1 ? error.message : error.message.slice(0, address))
}

/**
 * The pages of a list. They are asked for by their numbers, since an address in an answer may lead anywhere, and for
 * ever.
 *
 * @param ask for the page of a number, from 1
 * @throws {Error} where there are more than `maxPages`, and where an answer is no list
 */
export async function* pagesOf<T extends object>(
  maxPages: number,
  ask: (page: number) => Promise<{ data: readonly T[]; headers: { link?: string | undefined } }>,
): AsyncGenerator<readonly T[]> {
  for (let page = 1; page <= maxPages; page++) {
    const { data, headers } = await ask(page)
    if (!Array.isArray(data)) throw new TypeError('a page of a list is no list')
    yield data
    if (!headers.link?.includes('rel="next"')) return
  }
  throw new Error(`GitHub's list has more than ${maxPages} pages`)
}

function realWait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal })
}
