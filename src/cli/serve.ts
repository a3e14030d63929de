import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { WorkLanes } from '../engine/schedule/work-lanes.ts'
import { createThreadedEngine } from '../engine/thread/threaded-engine.ts'
import type { StartLean } from '../run/lean-start.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { accessLine, logLine } from '../service/access-log.ts'
import { AccountApis } from '../service/account-apis.ts'
import { BASE_PATH } from '../service/base-path.ts'
import type { AnsweredRequest } from '../service/observer.ts'
import { createService } from '../service/service.ts'
import { type TokenList, tokensFromFile, tokensFromText } from '../service/tokens.ts'
import { WorkQueue } from '../service/work-queue.ts'
import { readFlags } from '../settings/flags.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { VERSION } from '../version.ts'
import { listenProblem } from './listen-problem.ts'
import { SERVE_FLAGS } from './serve-flags.ts'
import { servedRank } from './served-rank.ts'

/** Milliseconds that a visit serves the calls of one client for the same page. */
const VISIT_TTL_MS = 60_000
/** Engines at once, each with a Chrome of its own; where there are more accounts, they share. */
const MAX_ENGINES = 4
/** Part of the calls at once that one of several accounts may have: the others never wait for it alone. */
const ACCOUNT_SHARE = 3 / 4

/**
 * `seo-preflight serve`: the engine behind the REST API, until SIGINT or SIGTERM.
 * Tokens come from `--tokens-file` or from SEO_PREFLIGHT_TOKENS (separated by blanks). Standard output is a log of JSON
 * lines; what went wrong here goes to standard error.
 */
export async function runServe(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  startLean: StartLean,
): Promise<number> {
  const flags = readFlags('serve', SERVE_FLAGS, args)
  startLean('pages')
  const { concurrency, queue: waiting, drain } = flags
  const tokens = await readTokens(flags.tokensFile, env['SEO_PREFLIGHT_TOKENS'])
  const rank = await servedRank(flags.config)
  // What Lighthouse measures, other accounts must not falsify either.
  const lanes = new WorkLanes()
  const open = () =>
    createThreadedEngine({
      version: VERSION,
      timeoutMs: flags.timeout * 1000,
      headers: {},
      addresses: flags.allowPrivate ? 'any' : 'public-only',
      visitTtlMs: VISIT_TTL_MS,
      screenshots: Number.POSITIVE_INFINITY,
      pictures: Number.POSITIVE_INFINITY,
      lanes,
      ...rank,
      device: flags.device,
      lighthouseRuns: flags.lighthouseRuns,
      ...(flags.chromePath !== undefined && { chromePath: flags.chromePath }),
    })
  const apis = new AccountApis(open, MAX_ENGINES)
  const queue = new WorkQueue({
    running: concurrency,
    waiting,
    perAccount: concurrency + Math.ceil(waiting / 2),
    ...(tokens.accounts > 1 && { runningPerAccount: Math.ceil(concurrency * ACCOUNT_SHARE) }),
  })
  const metrics = flags.metricsPort === undefined ? undefined : await openMetrics(queue, apis)
  const service = createService({
    version: VERSION,
    apiOf: account => apis.of(account),
    tokens,
    requestLimits: { perMinute: flags.requestsPerMinute, atOnce: flags.requestsAtOnce },
    queue,
    observer: {
      answered(request) {
        metrics?.figures.answered(request)
        if (!isQuiet(request)) console.log(accessLine(request, tokens.redact, new Date()))
      },
      worked: work => metrics?.figures.worked(work),
      faulted: text => console.error(text),
    },
  })
  const log = (event: string, fields: object) => console.log(logLine(event, new Date(), fields))
  const stop = listenForStop()
  try {
    const address = await listenAt(service, flags.host, flags.port)
    const metricsAddress =
      metrics && (await listenAt(metrics.server, flags.metricsHost, flags.metricsPort!, 'metrics-'))
    log('listening', {
      address: `${address}${BASE_PATH}`,
      docs: `${address}/docs`,
      metrics: metricsAddress && `${metricsAddress}/metrics`,
      tokens: tokens.size,
      version: VERSION,
    })
    await new Promise<void>(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }))
    log('stopping', { drainSeconds: drain, underWay: queue.size })
    return 0
  } finally {
    await closeWithin(service, drain * 1000)
    await metrics?.server.close()
    await apis.close()
    stop.dispose()
  }
}

/** Loaded only where it is asked for. */
async function openMetrics(queue: WorkQueue, apis: AccountApis) {
  const { ServiceMetrics } = await import('../service/metrics.ts')
  const { createMetricsServer } = await import('../service/metrics-server.ts')
  const figures = new ServiceMetrics({ queue, vitals: () => apis.vitals() })
  return { figures, server: createMetricsServer(figures) }
}

/** A balancer asks every few seconds: only what is unusual about that is worth a line. */
function isQuiet({ route, status }: AnsweredRequest): boolean {
  return route === '/healthz' && status === 200
}

/**
 * @param prefix of the names of the flags that say where
 * @throws SettingsError where one of them is wrong
 */
async function listenAt(
  app: FastifyInstance,
  host: string,
  port: number,
  prefix: '' | 'metrics-' = '',
): Promise<string> {
  return await app.listen({ host, port }).catch(error => {
    throw listenProblem(error, { host, port, prefix })
  })
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
