import type { SeoApi } from '../../src/api/seo-api.ts'
import { BASE_PATH, createService } from '../../src/service/service.ts'
import { tokensFromText } from '../../src/service/tokens.ts'
import type { QueueLimits } from '../../src/service/work-queue.ts'
import { startEngine } from './engine.ts'

export const TOKEN = 'token-of-the-tests'

export interface RunningService {
  baseUrl: string
  /** What its log says of them. */
  faults: string[]
  close(): Promise<void>
}

/** `serve` in this process: the engine, or another implementation of the contract, behind the REST API. */
export async function startService(
  api: SeoApi = startEngine(),
  limits: QueueLimits = { running: 8, waiting: 100, perAccount: 100 },
): Promise<RunningService> {
  const faults: string[] = []
  const app = createService({
    apiOf: () => api,
    tokens: tokensFromText(TOKEN),
    limits,
    onFault: text => faults.push(text),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    baseUrl: `${address}${BASE_PATH}`,
    faults,
    async close() {
      await app.close()
      await api.close?.()
    },
  }
}
