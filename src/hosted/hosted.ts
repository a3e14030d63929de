import { setImmediate, setTimeout } from 'node:timers/promises'
import { ApiError } from '../api/errors.ts'
import type { Json } from '../api/results.ts'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { redactor } from '../text/redactor.ts'
import { authHeaders, parseBaseUrl } from './base-url.ts'
import { Caller } from './caller.ts'
import { createDispatcher } from './dispatcher.ts'
import { type Explanation, explanationOf } from './explain/explanation.ts'
import { KeptAnswers } from './kept-answers.ts'
import { Mappings } from './mappings.ts'
import { readAccount } from './read/account.ts'
import { readAnalysis } from './read/analysis.ts'
import { parseJson } from './read/json-body.ts'
import { readRankDashboard, readRankProject, readRankProjects } from './read/rank.ts'
import { readBody, unreadableToolRun } from './read/tool-run.ts'
import { type Answer, nameOf, type ServiceRequest } from './request.ts'
import { Transport } from './transport.ts'

export interface HostedOptions {
  /** API root of the service; it ends in `/api/v1/ext`. */
  baseUrl: string
  token: string
  /** The header that carries the token. */
  authHeader: 'authorization' | 'x-api-key'
  /** Milliseconds for one request: connection, redirects, headers and body together; an analysis has 20 times that. Waits between tries come on top. */
  timeoutMs: number
  /** Further tries of a request that may pass later. */
  retries: number
  /** Requests at once. */
  concurrency: number
  /** JSONata by tool, which makes a partial tool run of a body of another shape. */
  mapping?: Readonly<Partial<Record<Tool, string>>>
  /** Version of this program, for the user agent. */
  version: string
  /** Cap on decoded bytes of an answer. Default 8 MiB. */
  maxBytes?: number
  /** Milliseconds since 1970. Default: the system's clock. */
  now?: () => number
  /** Default: a timer. */
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** Default: `Math.random`. */
  random?: () => number
}

/** The service, which can also say how it reads an answer. */
export interface HostedApi extends SeoApi {
  /** `POST /tools/{tool}`, with how the answer was read. */
  explainTool(tool: Tool, url: string, options?: CallOptions): Promise<Explanation>
}

/** Our own analysis of ten pages takes about 5 MiB; to parse more than 8 takes longer than the program may be held. */
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024
/** Characters of an answer that is read in steps, with room for other work between them. */
const LARGE_ANSWER = 256 * 1024
/** The deadline of the request has to come first: it says what happened. */
const LATER_MS = 1000

/**
 * The service at `baseUrl`, over HTTP.
 *
 * @throws ApiError where base URL or token must not or cannot be used
 */
export function createHostedApi(options: HostedOptions): HostedApi {
  const root = parseBaseUrl(options.baseUrl, options.token)
  const now = options.now ?? Date.now
  const dispatcher = createDispatcher({
    root,
    connections: options.concurrency,
    connectTimeoutMs: options.timeoutMs + LATER_MS,
  })
  const transport = new Transport({
    root,
    dispatcher,
    headers: {
      ...authHeaders(options.token, options.authHeader),
      'user-agent': `seo-preflight/${options.version}`,
    },
    timeoutMs: options.timeoutMs,
    maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
    redact: redactor([options.token]),
    now,
  })
  const caller = new Caller(transport, {
    concurrency: options.concurrency,
    retries: options.retries,
    now,
    sleep:
      options.sleep ?? ((milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal })),
    random: options.random ?? Math.random,
  })
  const mappings = new Mappings(options.mapping ?? {})
  const close = async () => {
    await Promise.all([dispatcher.destroy(), mappings.close()])
  }
  return operationsOf(caller, now, mappings, close)
}

type PostOptions = Pick<ServiceRequest, 'signal' | 'takesLong'>

function operationsOf(
  caller: Caller,
  now: () => number,
  mappings: Mappings,
  close: () => Promise<void>,
): HostedApi {
  const get = async (path: string, { signal }: CallOptions = {}): Promise<Json> => {
    const request = { method: 'GET', path, signal } as const
    return jsonOf(request, await caller.call(request))
  }
  const post = async (path: string, url: string, { signal, takesLong }: PostOptions = {}) => {
    const started = now()
    const request = { method: 'POST', path, url, signal, ...(takesLong && { takesLong }) } as const
    const answer = finished(request, await caller.call(request))
    const timing = { startedAt: new Date(started).toISOString(), durationMs: now() - started }
    const isLarge = answer.text.length > LARGE_ANSWER
    if (isLarge) await setImmediate()
    const body = parseJson(answer.text)
    if (isLarge) await setImmediate()
    return { timing, text: answer.text, body }
  }
  const readTool = async (tool: Tool, url: string, options?: CallOptions) => {
    const { body, text, timing } = await post(`/tools/${encodeURIComponent(tool)}`, url, options)
    if ('instead' in body)
      return { reading: { parts: [], run: unreadableToolRun(tool, url, body.instead, timing) } }
    const mapping = mappings.of(tool, text, options)
    return { reading: await readBody(tool, url, body.json, timing, mapping), json: body.json }
  }
  const kept = new KeptAnswers()
  return {
    me: async options => readAccount(await get('/me', options)),
    async analyze(url, options = {}) {
      const { body, timing } = await post('/analyze', url, { signal: options.signal, takesLong: true })
      return kept.analysis(readAnalysis(url, body, timing))
    },
    async runTool(tool, url, options) {
      const { reading } = await readTool(tool, url, options)
      return kept.run(reading.run)
    },
    async explainTool(tool, url, options) {
      const { reading, json } = await readTool(tool, url, options)
      return explanationOf(reading, json)
    },
    rankProjects: async options => readRankProjects(await get('/rank/projects', options)),
    rankProject: async (id, options) => readRankProject(id, await get(projectPath(id), options)),
    rankDashboard: async (id, options) =>
      readRankDashboard(id, await get(`${projectPath(id)}/dashboard`, options)),
    close,
  }
}

/** @throws ApiError of kind `bad-request` for ids that a path cannot hold: URLs take them for folders, also encoded */
function projectPath(id: string): string {
  if (id !== '' && id !== '.' && id !== '..') return `/rank/projects/${encodeURIComponent(id)}`
  throw new ApiError(
    'bad-request',
    `"${id}" cannot be the id of a rank project; the list of projects has the ids`,
  )
}

/** @throws ApiError of kind `bad-response` where the service has accepted the work, but not done it */
function finished(request: ServiceRequest, answer: Answer): Answer {
  if (answer.status !== 202) return answer
  throw new ApiError(
    'bad-response',
    `${nameOf(request)}: the service only accepted the work (HTTP 202); results that come later cannot be fetched`,
    { status: 202 },
  )
}

function jsonOf(request: ServiceRequest, answer: Answer): Json {
  const body = parseJson(answer.text)
  if ('json' in body) return body.json
  throw new ApiError(
    'bad-response',
    `${nameOf(request)}: the service answered with ${body.instead}; check that \`base-url\` is the API root`,
    { status: answer.status },
  )
}
