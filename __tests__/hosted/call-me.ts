import { ApiError } from '../../src/api/errors.ts'
import { createHostedApi } from '../../src/hosted/hosted.ts'

// A process of its own, since certificates and proxies are read from the environment of a process.
const [baseUrl, timeoutMs] = process.argv.slice(2)
try {
  const api = createHostedApi({
    baseUrl: baseUrl!,
    token: 'tok-5f2b9c41d7ae',
    authHeader: 'authorization',
    timeoutMs: Number(timeoutMs),
    retries: 2,
    concurrency: 2,
    version: '1.2.3',
  })
  try {
    console.log(JSON.stringify({ account: await api.me() }))
  } finally {
    await api.close?.()
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.log(JSON.stringify({ kind: error.kind, message: error.message }))
}
