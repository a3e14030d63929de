import Fastify, { type FastifyInstance } from 'fastify'
import type { ServiceMetrics } from './metrics.ts'

/**
 * Serves `GET /metrics` and nothing else. It asks for no token, since it listens on an address of its own, which only
 * those reach who may see the figures.
 */
export function createMetricsServer(metrics: ServiceMetrics): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) => {
    return await reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
  return app
}
