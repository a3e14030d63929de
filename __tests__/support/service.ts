import type { Server } from 'node:http'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { BASE_PATH } from '../../src/service/base-path.ts'
import type { AnsweredRequest, FinishedWork } from '../../src/service/observer.ts'
import type { RequestLimits } from '../../src/service/request-limiter.ts'
import { createService, type ServiceOptions } from '../../src/service/service.ts'
import { tokensFromText } from '../../src/service/tokens.ts'
import { type QueueLimits, WorkQueue } from '../../src/service/work-queue.ts'
import { startEngine } from './engine.ts'

export const TOKEN = 'token-of-the-tests'

/** What a service told its observer. */
export interface Observed {
  requests: AnsweredRequest[]
  works: FinishedWork[]
  /** What its log says of faults. */
  faults: string[]
}

export interface RunningService extends Observed {
  baseUrl: string
  origin: string
  queue: WorkQueue
  server: Server
  close(): Promise<void>
}

/** What tokens may do in tests that are not about it. */
const MANY: RequestLimits = { perMinute: 1_000_000, atOnce: 1000 }

/** Options of a service of one implementation, and where it notes what it tells. */
export function serviceOptions(
  api: SeoApi,
  changes: Partial<ServiceOptions> = {},
): { options: ServiceOptions; observed: Observed } {
  const observed: Observed = { requests: [], works: [], faults: [] }
  const options: ServiceOptions = {
    version: '0.0.0',
    apiOf: () => api,
    tokens: tokensFromText(TOKEN),
    requestLimits: MANY,
    queue: new WorkQueue({ running: 8, waiting: 100, perAccount: 100 }),
    observer: {
      answered: request => observed.requests.push(request),
      worked: work => observed.works.push(work),
      faulted: text => observed.faults.push(text),
    },
    ...changes,
  }
  return { options, observed }
}

/** `serve` in this process: the engine, or another implementation of the contract, behind the REST API. */
export async function startService(
  api: SeoApi = startEngine(),
  limits: QueueLimits = { running: 8, waiting: 100, perAccount: 100 },
  changes: Partial<ServiceOptions> = {},
): Promise<RunningService> {
  const queue = new WorkQueue(limits)
  const { options, observed } = serviceOptions(api, { queue, ...changes })
  const app = createService(options)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...observed,
    baseUrl: `${origin}${BASE_PATH}`,
    origin,
    queue,
    server: app.server,
    async close() {
      await app.close()
      await api.close?.()
    },
  }
}
