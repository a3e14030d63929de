import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { WorkLanes } from '../engine/schedule/work-lanes.ts'
import { createThreadedEngine } from '../engine/thread/threaded-engine.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { AccountApis } from '../service/account-apis.ts'
import { BASE_PATH, createService } from '../service/service.ts'
import { type TokenList, tokensFromFile, tokensFromText } from '../service/tokens.ts'
import { readFlags } from '../settings/flags.ts'
import { text, truth, wholeNumber } from '../settings/kinds.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { VERSION } from '../version.ts'
import { listenProblem } from './listen-problem.ts'
import { servedRank } from './served-rank.ts'

/** Flags of `serve`: those without a default are optional. */
const FLAGS = {
  host: { kind: text('HOST'), default: '127.0.0.1' },
  port: { kind: wholeNumber(0, 65_535), default: '8080' },
  'tokens-file': { kind: text('FILE') },
  /** Config file of an audit: its rank projects are served. */
  config: { kind: text('FILE') },
  'allow-private': { kind: truth(), default: 'false' },
  /** Calls that are worked on at once. */
  concurrency: { kind: wholeNumber(1, 64), default: '8' },
  /** Calls that may wait for their turn. */
  queue: { kind: wholeNumber(0, 10_000), default: '100' },
  /** Seconds for one tool on one page. */
  timeout: { kind: wholeNumber(1, 3600), default: '120' },
  /** Seconds that calls under way have to finish, when the service is told to end. */
  drain: { kind: wholeNumber(0, 3600), default: '20' },
} as const

/** Milliseconds that a visit serves the calls of one client for the same page. */
const VISIT_TTL_MS = 60_000
/** Engines at once, each with a Chrome of its own; where there are more accounts, they share. */
const MAX_ENGINES = 4
/** Part of the calls at once that one of several accounts may have: the others never wait for it alone. */
const ACCOUNT_SHARE = 3 / 4

/**
 * `seo-preflight serve`: the engine behind the REST API, until SIGINT or SIGTERM.
 * Tokens come from `--tokens-file` or from SEO_PREFLIGHT_TOKENS (separated by blanks).
 */
export async function runServe(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { host, port, tokensFile, config, allowPrivate, concurrency, queue, timeout, drain } = readFlags(
    'serve',
    FLAGS,
    args,
  )
  const tokens = await readTokens(tokensFile, env['SEO_PREFLIGHT_TOKENS'])
  const rank = await servedRank(config)
  // What Lighthouse measures, other accounts must not falsify either.
  const lanes = new WorkLanes()
  const open = () =>
    createThreadedEngine({
      version: VERSION,
      timeoutMs: timeout * 1000,
      headers: {},
      addresses: allowPrivate ? 'any' : 'public-only',
      visitTtlMs: VISIT_TTL_MS,
      screenshots: Number.POSITIVE_INFINITY,
      lanes,
      ...rank,
    })
  const apis = new AccountApis(open, MAX_ENGINES)
  const service = createService({
    apiOf: account => apis.of(account),
    tokens,
    limits: {
      running: concurrency,
      waiting: queue,
      perAccount: concurrency + Math.ceil(queue / 2),
      ...(tokens.accounts > 1 && { runningPerAccount: Math.ceil(concurrency * ACCOUNT_SHARE) }),
    },
    onFault: text => console.error(text),
  })
  const stop = listenForStop()
  try {
    const at = { host, port }
    const address = await service.listen(at).catch(error => {
      throw listenProblem(error, at)
    })
    console.log(`SEO Preflight ${VERSION} serves ${address}${BASE_PATH} (${tokens.size} tokens)`)
    await new Promise<void>(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }))
    console.log(`Stopping: calls under way may finish within ${drain} s`)
    return 0
  } finally {
    await closeWithin(service, drain * 1000)
    await apis.close()
    stop.dispose()
  }
}

/** Lets calls under way finish, until the time is over: then nobody holds a connection any longer. */
async function closeWithin(service: FastifyInstance, milliseconds: number): Promise<void> {
  const closed = service.close()
  const isClosed = closed.then(() => true)
  if (!(await Promise.race([isClosed, sleep(milliseconds, false, { ref: false })]))) {
    service.server.closeAllConnections()
  }
  await closed
}

async function readTokens(file: string | undefined, text: string | undefined): Promise<TokenList> {
  const tokens = file === undefined ? tokensFromText(text ?? '') : await tokensFromFile(file)
  if (tokens.size > 0) return tokens
  throw new SettingsError('tokens-file: is missing; give a file with tokens, or set SEO_PREFLIGHT_TOKENS')
}
