import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import { isTool, TOOLS, type Tool } from '../api/tools.ts'
import { cutEnd } from '../text/cut.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { withoutSecrets } from '../text/url-secrets.ts'
import { authenticate } from './authenticate.ts'
import { BASE_PATH } from './base-path.ts'
import { refuseConnection } from './connection-problem.ts'
import { addDocuments } from './documents.ts'
import type { FinishedWork, ServiceObserver } from './observer.ts'
import { HttpProblem, PROBLEM_TYPE, problemOf } from './problem.ts'
import { requestIdOf } from './request-id.ts'
import { type Admission, RequestLimiter, type RequestLimits } from './request-limiter.ts'
import type { TokenList, TokenOwner } from './tokens.ts'
import type { WorkQueue } from './work-queue.ts'

export interface ServiceOptions {
  /** Version of the program, for the document of the API. */
  version: string
  /** Who works for an account. */
  apiOf(account: string): SeoApi
  tokens: TokenList
  /** What a token may do that has no limits of its own. */
  requestLimits: RequestLimits
  /** Where calls wait for their turn. */
  queue: WorkQueue
  observer: ServiceObserver
}

/** A request has an address and little else. */
const MAX_BODY_BYTES = 64 * 1024
/** Milliseconds for a client to send its whole request, and how often it is looked whether they are over. */
const REQUEST_TIMEOUT_MS = 15_000
const LOOK_FOR_SLOW_MS = 1000
/** UTF-16 units of the name of a tool or the id of a project. */
const MAX_PARAMETER = 200
/** Seconds after which a client may come back to a service that is about to end: others may stand in for it at once. */
const RETRY_STOPPING_SECONDS = 1

/** What is known of a request beside itself. */
interface Client {
  owner?: TokenOwner
  admission?: Admission
  tool?: Tool
  url?: string
}

/**
 * The REST API of the contract over any {@link SeoApi}.
 *
 * `GET /healthz`, `/docs` and `/openapi.json` answer without a token. `close()` lets calls under way finish and refuses
 * new ones. It answers no other origin's scripts: there are no CORS headers.
 */
export function createService(options: ServiceOptions): FastifyInstance {
  const { apiOf, tokens, queue, observer } = options
  const limiter = new RequestLimiter()
  const clients = new WeakMap<FastifyRequest, Client>()
  const clientOf = (request: FastifyRequest): Client => {
    const client = clients.get(request) ?? {}
    clients.set(request, client)
    return client
  }
  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: LOOK_FOR_SLOW_MS, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      void sendProblem(request, reply, error)
    },
    clientErrorHandler: (error, socket) => {
      const problem = refuseConnection(error, socket)
      if (problem) observer.answered({ ...problem, method: undefined, route: undefined, durationMs: 0 })
    },
  })

  // Nothing here takes text: it is 415 as all that is not JSON.
  app.removeContentTypeParser('text/plain')

  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (request, reply) => {
    begin(request, reply)
    // RFC 9112, section 3.2
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new HttpProblem(400, 'the header Host is missing', { connection: 'close' })
    if (isClosing)
      throw new HttpProblem(503, 'the service is about to end', {
        'retry-after': String(RETRY_STOPPING_SECONDS),
      })
  })
  // A client would keep its connection for the next call, and by that the service from its end.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })

  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    addGeneralHeaders(request, reply)
    // Without a log of its own Fastify measures no time.
    const began = performance.now()
    // Fastify tells of an answer that was sent, and not of a client that went away.
    reply.raw.once('close', () => note(request, reply, performance.now() - began))
  }
  const note = (request: FastifyRequest, reply: FastifyReply, durationMs: number) => {
    const { owner, admission, tool, url } = clientOf(request)
    admission?.leave()
    observer.answered({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.raw.writableFinished ? reply.statusCode : 499,
      durationMs,
      ...(owner && { account: owner.account }),
      ...(tool && { tool }),
      ...(url !== undefined && { url }),
    })
  }

  const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const { problem, headers } = problemOf(error)
    if (problem.status === 500) observer.faulted(`request ${request.id}: ${faultText(error, tokens)}`)
    const shown = { ...problem, detail: tokens.redact(problem.detail) }
    return reply.code(problem.status).headers(headers).type(PROBLEM_TYPE).send(shown)
  }
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new HttpProblem(404, `there is no ${request.method} ${pathOf(request)}`)),
  )
  app.get('/healthz', async () => ({ status: 'ok', underWay: queue.size }))
  addDocuments(app, options.version)

  app.register(
    async scope => {
      scope.addHook('onRequest', async (request, reply) => {
        const client = clientOf(request)
        const owner = authenticate(request.headers, tokens)
        client.owner = owner
        client.admission = limiter.enter(owner, { ...options.requestLimits, ...owner.limits })
        reply.headers(client.admission.headers)
      })

      const accountOf = (request: FastifyRequest) => clientOf(request).owner!.account
      const queued = <T extends { status: FinishedWork['outcome'] }>(
        operation: FinishedWork['operation'],
        request: FastifyRequest,
        reply: FastifyReply,
        work: (api: SeoApi, url: string, options: CallOptions) => Promise<T>,
      ): Promise<T> => {
        const url = urlOf(request.body)
        clientOf(request).url = url
        const signal = clientSignal(reply)
        const account = accountOf(request)
        return queue.run(account, signal, () =>
          observed(operation, observer, () => work(apiOf(account), url, { signal })),
        )
      }
      const only = (path: string, ...methods: string[]) => {
        const allowed = methods.join(', ')
        const refuse = async (request: FastifyRequest) => {
          throw new HttpProblem(405, `${request.method} is not possible here; allowed is ${allowed}`, {
            allow: allowed,
          })
        }
        const others = app.supportedMethods.filter(method => !methods.includes(method))
        scope.route({ method: others, url: path, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
      }

      scope.get('/me', async request => {
        const name = accountOf(request)
        return { ...(await apiOf(name).me()), name }
      })
      only('/me', 'GET', 'HEAD')
      scope.post('/analyze', (request, reply) =>
        queued('analyze', request, reply, (api, url, call) => api.analyze(url, call)),
      )
      only('/analyze', 'POST')
      scope.post<{ Params: { tool: string } }>('/tools/:tool', async (request, reply) => {
        const { tool } = request.params
        if (!isTool(tool))
          throw new HttpProblem(404, `there is no tool "${tool}"; the tools are ${TOOLS.join(', ')}`)
        clientOf(request).tool = tool
        return await queued(tool, request, reply, (api, url, call) => api.runTool(tool, url, call))
      })
      only('/tools/:tool', 'POST')
      scope.get('/rank/projects', async (request, reply) =>
        apiOf(accountOf(request)).rankProjects({ signal: clientSignal(reply) }),
      )
      only('/rank/projects', 'GET', 'HEAD')
      scope.get<{ Params: { id: string } }>('/rank/projects/:id', async (request, reply) =>
        apiOf(accountOf(request)).rankProject(request.params.id, { signal: clientSignal(reply) }),
      )
      only('/rank/projects/:id', 'GET', 'HEAD')
      scope.get<{ Params: { id: string } }>('/rank/projects/:id/dashboard', async (request, reply) =>
        apiOf(accountOf(request)).rankDashboard(request.params.id, { signal: clientSignal(reply) }),
      )
      only('/rank/projects/:id/dashboard', 'GET', 'HEAD')
    },
    { prefix: BASE_PATH },
  )
  return app
}

/** What stands with whatever is answered. */
function addGeneralHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
}

/** Tells how long work took and what came of it. */
async function observed<T extends { status: FinishedWork['outcome'] }>(
  operation: FinishedWork['operation'],
  observer: ServiceObserver,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now()
  let outcome: FinishedWork['outcome'] = 'failed'
  try {
    const result = await work()
    outcome = result.status
    return result
  } finally {
    observer.worked({ operation, outcome, durationMs: performance.now() - started })
  }
}

/** @throws HttpProblem 400 where the body has no URL that can be examined */
function urlOf(body: unknown): string {
  const url = typeof body === 'object' && body !== null ? (body as { url?: unknown }).url : undefined
  if (typeof url !== 'string')
    throw new HttpProblem(400, 'the body must be a JSON object with the text "url"')
  const parsed = URL.parse(url)
  if (!parsed) throw new HttpProblem(400, 'url is not an absolute URL')
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
    throw new HttpProblem(400, `url begins with ${parsed.protocol}; only http: and https: can be audited`)
  }
  return parsed.href
}

/** Aborts when the client goes away before it has its answer. */
function clientSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new HttpProblem(499, 'the client went away'))
  })
  return controller.signal
}

/** It may quote a URL or the request. The characters go before the secrets, since one of them would hide a secret. */
function faultText(error: unknown, tokens: TokenList): string {
  const text = String(error instanceof Error ? error.stack : error)
  return withoutSecrets(tokens.redact(withoutControls(text)))
}

function pathOf(request: FastifyRequest): string {
  return cutEnd(request.url.split('?', 1)[0]!, 200)
}
