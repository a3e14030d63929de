import type { ApiError } from '../../src/api/errors.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { createHostedApi, type HostedOptions } from '../../src/hosted/hosted.ts'

export const TOKEN = 'tok-5f2b9c/41d7+ae'

/** A client of a service on the loopback interface that does not really wait between tries. */
export interface TestClient {
  api: SeoApi
  /** Milliseconds of every wait so far. */
  waits: number[]
}

/**
 * @param host `127.0.0.1:port`, or the start of a URL
 * @param overrides of the options of a client that retries three times
 */
export function createTestClient(host: string, overrides: Partial<HostedOptions> = {}): TestClient {
  const waits: number[] = []
  let time = Date.parse('2026-03-01T12:00:00Z')
  const origin = host.includes('://') ? host : `http://${host}`
  const api = createHostedApi({
    baseUrl: `${origin}/api/v1/ext`,
    token: TOKEN,
    authHeader: 'authorization',
    timeoutMs: 10_000,
    retries: 3,
    concurrency: 4,
    version: '1.2.3',
    now: () => time,
    sleep: async milliseconds => {
      waits.push(milliseconds)
      time += milliseconds
    },
    random: () => 0.5,
    ...overrides,
  })
  return { api, waits }
}

/** The error that a call ends in. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    return error as ApiError
  }
  throw new Error('The call succeeded, an error was expected')
}
