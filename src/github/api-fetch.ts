import type { Dispatcher } from 'undici'
import { Agent, proxyAgent, request } from '../engine/network/undici.ts'
import { neverLeavesMachine } from '../net/host-kind.ts'

/** An address that GitHub leads to and that its token must not go to. */
export class LedAway extends Error {
  override readonly name = 'LedAway'
}

export interface ApiFetchOptions {
  env: Readonly<Record<string, string | undefined>>
  /** Ends all requests. */
  signal: AbortSignal
  /** Milliseconds for one request with its answer. */
  answerMs: number
}

/** A list of a hundred comments of the largest size, in UTF-8. */
const MAX_ANSWER_BYTES = 32_000_000
const MAX_REDIRECTS = 3
const CONNECT_TIMEOUT_MS = 10_000

/**
 * A `fetch` for Octokit that is bounded whatever the other side does: in the time of each request with its answer, in
 * bytes, in redirects. It asks one origin alone, since every request has the token with it; it follows no redirect
 * that was asked for with `redirect: 'manual'`.
 *
 * Octokit binds the options of a request before its hooks can change them, so that a signal set there reaches nothing;
 * here it does. And Octokit takes a body that broke off for an empty one, so that it is read here.
 *
 * It rejects with {@link LedAway} where GitHub leads to another origin, and with an error where an answer is too large
 * or no JSON.
 *
 * @throws {Error} with one clear line where the proxy of the environment is none
 */
export function createApiFetch(root: URL, options: ApiFetchOptions): typeof fetch {
  const dispatcher = dispatcherFor(root, options.env)
  return async (input, init = {}) => {
    let url = new URL(String(input))
    for (let redirects = 0; ; redirects++) {
      if (url.origin !== root.origin) throw new LedAway(`GitHub leads to ${url.origin}, which is not asked`)
      const answer = await ask(url, init, dispatcher, options)
      const location = answer.headers.get('location')
      if (!isRedirect(answer.status) || location === null || init.redirect === 'manual') return answer
      const next = URL.parse(location, url)
      if (!next || redirects === MAX_REDIRECTS) throw new LedAway('GitHub redirects endlessly')
      url = next
    }
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 307, 308].includes(status)
}

/** Connections to an API or a store of GitHub, through the proxy that the environment names. */
export function dispatcherFor(
  { hostname }: URL,
  env: Readonly<Record<string, string | undefined>>,
): Dispatcher {
  const options = { allowH2: false, connect: { timeout: CONNECT_TIMEOUT_MS } }
  const proxied = neverLeavesMachine(hostname)
    ? undefined
    : proxyAgent({ ...options, connectTimeout: CONNECT_TIMEOUT_MS }, env)
  return proxied ?? new Agent(options)
}

async function ask(
  url: URL,
  { method = 'GET', headers, body }: RequestInit,
  dispatcher: Dispatcher,
  { signal, answerMs }: ApiFetchOptions,
): Promise<Response> {
  const late = AbortSignal.timeout(answerMs)
  try {
    const answer = await request(url, {
      dispatcher,
      method: method as Dispatcher.HttpMethod,
      headers: headers as Record<string, string>,
      body: (body ?? null) as string | null,
      signal: AbortSignal.any([signal, late]),
    })
    const text = (await readBounded(answer.body, MAX_ANSWER_BYTES)).toString('utf8')
    return responseOf(url, answer, text)
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) throw new Error(`GitHub did not answer within ${answerMs / 1000} s`, { cause: error })
    throw error
  }
}

/** All of a body. @throws {Error} as soon as it is larger than it may be; the connection is closed then */
export async function readBounded(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`GitHub's answer is larger than ${maxBytes / 1e6} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** Octokit reads the address of a response, and a body by its type, whatever that may be. */
function responseOf(
  url: URL,
  { statusCode: status, headers }: Dispatcher.ResponseData,
  text: string,
): Response {
  const shown = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const part of [value ?? []].flat()) shown.append(name, part)
  }
  if (status >= 200 && status < 300 && text !== '' && !isJson(text)) {
    throw new Error(`GitHub answered ${status} with something that is not JSON`)
  }
  if (text !== '') shown.set('content-type', isJson(text) ? 'application/json' : 'text/plain')
  const response = new Response(status === 204 || status === 205 || status === 304 ? null : text, {
    status,
    headers: shown,
  })
  return Object.defineProperty(response, 'url', { value: url.href })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
