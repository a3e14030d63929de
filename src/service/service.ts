import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import { isTool, TOOLS } from '../api/tools.ts'
import { cutEnd } from '../text/cut.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { withoutSecrets } from '../text/url-secrets.ts'
import { HttpProblem, problemOf } from './problem.ts'
import type { TokenList, TokenOwner } from './tokens.ts'
import { type QueueLimits, WorkQueue } from './work-queue.ts'

export interface ServiceOptions {
  /** Who works for an account. */
  apiOf(account: string): SeoApi
  tokens: TokenList
  limits: QueueLimits
  /** Told of errors that are faults of the service and that the client does not see: what to log, without secrets. */
  onFault(text: string): void
}

/** The path that the contract's addresses are relative to. */
export const BASE_PATH = '/api/v1/ext'

/** A request has an address and little else. */
const MAX_BODY_BYTES = 64 * 1024
/** Milliseconds for a client to send its whole request. */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * The REST API of the contract over any {@link SeoApi}.
 *
 * `GET /healthz` answers without a token. `close()` lets calls under way finish and refuses new ones.
 */
export function createService({ apiOf, tokens, limits, onFault }: ServiceOptions): FastifyInstance {
  const queue = new WorkQueue(limits)
  const owners = new WeakMap<FastifyRequest, TokenOwner>()
  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
  })

  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // A client would keep its connection for the next call, and by that the service from its end.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })

  const sendProblem = (reply: FastifyReply, error: unknown) => {
    const { problem, headers } = problemOf(error)
    if (problem.status === 500) onFault(faultText(error, tokens))
    const { status } = problem
    const shown = { ...problem, detail: tokens.redact(problem.detail) }
    return reply.code(status).headers(headers).type('application/problem+json').send(shown)
  }
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, new HttpProblem(404, `there is no ${request.method} ${pathOf(request)}`)),
  )
  app.get('/healthz', async () => ({ status: 'ok', underWay: queue.size }))

  app.register(
    async scope => {
      scope.addHook('onRequest', async request => {
        owners.set(request, authenticate(request, tokens))
      })

      const accountOf = (request: FastifyRequest) => owners.get(request)!.account
      const queued = <T>(
        request: FastifyRequest,
        reply: FastifyReply,
        work: (api: SeoApi, options: CallOptions) => Promise<T>,
      ): Promise<T> => {
        const signal = clientSignal(reply)
        const account = accountOf(request)
        return queue.run(account, signal, () => work(apiOf(account), { signal }))
      }
      scope.get('/me', async request => {
        const name = accountOf(request)
        return { ...(await apiOf(name).me()), name }
      })
      scope.post('/analyze', async (request, reply) => {
        const url = urlOf(request.body)
        return await queued(request, reply, (api, options) => api.analyze(url, options))
      })
      scope.post<{ Params: { tool: string } }>('/tools/:tool', async (request, reply) => {
        const { tool } = request.params
        if (!isTool(tool))
          throw new HttpProblem(404, `there is no tool "${tool}"; the tools are ${TOOLS.join(', ')}`)
        const url = urlOf(request.body)
        return await queued(request, reply, (api, options) => api.runTool(tool, url, options))
      })
      scope.get('/rank/projects', async request => await apiOf(accountOf(request)).rankProjects())
      scope.get<{ Params: { id: string } }>(
        '/rank/projects/:id',
        async request => await apiOf(accountOf(request)).rankProject(request.params.id),
      )
      scope.get<{ Params: { id: string } }>(
        '/rank/projects/:id/dashboard',
        async request => await apiOf(accountOf(request)).rankDashboard(request.params.id),
      )
    },
    { prefix: BASE_PATH },
  )
  return app
}

/** The owner of the request's token, which stands in either of two headers. */
function authenticate(request: FastifyRequest, tokens: TokenList): TokenOwner {
  const bearer = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  const key = request.headers['x-api-key']
  const token = bearer ?? (typeof key === 'string' ? key : undefined)
  const challenge = { 'www-authenticate': 'Bearer' }
  if (token === undefined) {
    throw new HttpProblem(
      401,
      'a token is missing: send "Authorization: Bearer TOKEN" or "X-Api-Key: TOKEN"',
      challenge,
    )
  }
  const owner = tokens.ownerOf(token)
  if (!owner) throw new HttpProblem(401, 'the token is not known', challenge)
  if (!owner.apiAccess) throw new HttpProblem(403, 'the plan of this account has no API access')
  return owner
}

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
