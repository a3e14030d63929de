import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createThreadedEngine } from '../engine/thread/threaded-engine.ts'
import { WorkLanes } from '../engine/work-lanes.ts'
import { AccountApis } from '../service/account-apis.ts'
import { BASE_PATH, createService } from '../service/service.ts'
import { type TokenList, tokensFromFile, tokensFromText } from '../service/tokens.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { listenForStop } from '../stop-signals.ts'
import { suggestion } from '../text/nearest.ts'
import { VERSION } from '../version.ts'
import { listenProblem } from './listen-problem.ts'

/** Flags of `serve`: those without a default are optional. */
const FLAGS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8080' },
  'tokens-file': { type: 'string' },
  'allow-private': { type: 'boolean', default: false },
  concurrency: { type: 'string', default: '8' },
  queue: { type: 'string', default: '100' },
  timeout: { type: 'string', default: '120' },
  drain: { type: 'string', default: '20' },
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
  const flags = readFlags(args)
  const tokens = await readTokens(flags['tokens-file'], env['SEO_PREFLIGHT_TOKENS'])
  const concurrency = wholeNumber('concurrency', flags.concurrency, 1, 64)
  const waiting = wholeNumber('queue', flags.queue, 0, 10_000)
  const drainMs = wholeNumber('drain', flags.drain, 0, 3600) * 1000
  const timeoutMs = wholeNumber('timeout', flags.timeout, 1, 3600) * 1000
  // What Lighthouse measures, other accounts must not falsify either.
  const lanes = new WorkLanes()
  const open = () =>
    createThreadedEngine({
      version: VERSION,
      timeoutMs,
      headers: {},
      addresses: flags['allow-private'] ? 'any' : 'public-only',
      visitTtlMs: VISIT_TTL_MS,
      screenshots: Number.POSITIVE_INFINITY,
      lanes,
    })
  const apis = new AccountApis(open, MAX_ENGINES)
  const service = createService({
    apiOf: account => apis.of(account),
    tokens,
    limits: {
      running: concurrency,
      waiting,
      perAccount: concurrency + Math.ceil(waiting / 2),
      ...(tokens.accounts > 1 && { runningPerAccount: Math.ceil(concurrency * ACCOUNT_SHARE) }),
    },
    onFault: text => console.error(text),
  })
  const stop = listenForStop()
  try {
    const at = { host: flags.host, port: wholeNumber('port', flags.port, 0, 65_535) }
    const address = await service.listen(at).catch(error => {
      throw listenProblem(error, flags)
    })
    console.log(`SEO Preflight ${VERSION} serves ${address}${BASE_PATH} (${tokens.size} tokens)`)
    await new Promise<void>(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }))
    console.log(`Stopping: calls under way may finish within ${flags.drain} s`)
    return 0
  } finally {
    await drain(service, drainMs)
    await apis.close()
    stop.dispose()
  }
}

/** Lets calls under way finish, until the time is over: then nobody holds a connection any longer. */
async function drain(service: FastifyInstance, milliseconds: number): Promise<void> {
  const closed = service.close()
  const isClosed = closed.then(() => true)
  if (!(await Promise.race([isClosed, sleep(milliseconds, false, { ref: false })]))) {
    service.server.closeAllConnections()
  }
  await closed
}

function readFlags(args: readonly string[]) {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: FLAGS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    const name = token.kind === 'option' ? token.rawName : token.value
    const allowed = Object.keys(FLAGS).map(flag => `--${flag}`)
    if (!allowed.includes(name)) {
      throw new SettingsError(
        `${name}: "serve" does not know this; allowed are ${allowed.join(', ')}${suggestion(name, allowed)}`,
      )
    }
  }
  for (const [name, value] of Object.entries(values)) {
    const wanted = FLAGS[name as keyof typeof FLAGS].type
    if (typeof value !== wanted)
      throw new SettingsError(`${name}: ${wanted === 'string' ? 'needs a value' : 'takes no value'}`)
  }
  return values as {
    [N in keyof typeof FLAGS]: (typeof FLAGS)[N]['type'] extends 'boolean' ? boolean : string
  } & {
    'tokens-file'?: string
  }
}

async function readTokens(file: string | undefined, text: string | undefined): Promise<TokenList> {
  const tokens = file === undefined ? tokensFromText(text ?? '') : await tokensFromFile(file)
  if (tokens.size > 0) return tokens
  throw new SettingsError(
    'tokens-file: is missing; give a file with tokens, or tokens in SEO_PREFLIGHT_TOKENS',
  )
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new SettingsError(`${name}: "${text}" must be a whole number from ${min} to ${max}`)
}
