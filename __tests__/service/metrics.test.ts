import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import { TOOLS, type Tool } from '../../src/api/tools.ts'
import { createThreadedEngine } from '../../src/engine/thread/threaded-engine.ts'
import { AccountApis } from '../../src/service/account-apis.ts'
import { ServiceMetrics } from '../../src/service/metrics.ts'
import { createMetricsServer } from '../../src/service/metrics-server.ts'
import { WorkQueue } from '../../src/service/work-queue.ts'
import { readExposition } from '../support/exposition.ts'
import { type RunningService, startService, TOKEN } from '../support/service.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let site: WebServer
let service: RunningService
let metricsServer: FastifyInstance
let metricsUrl: string
const apis = new AccountApis(
  () =>
    createThreadedEngine({
      version: '0',
      timeoutMs: 20_000,
      headers: {},
      addresses: 'any',
      chromePath: '/no/chrome',
    }),
  2,
)
beforeAll(async () => {
  site = await startWebServer({ '/': '<!doctype html><title>Shop</title><h1>Shop</h1>' })
  const queue = new WorkQueue({ running: 2, waiting: 2, perAccount: 4 })
  const metrics = new ServiceMetrics({ queue, vitals: () => apis.vitals() })
  service = await startService(undefined, undefined, {
    queue,
    apiOf: account => apis.of(account),
    observer: {
      answered: answered => metrics.answered(answered),
      worked: work => metrics.worked(work),
      faulted: () => {},
    },
  })
  metricsServer = createMetricsServer(metrics)
  metricsUrl = await metricsServer.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await metricsServer.close()
  await service.close()
  await apis.close()
  await site.close()
})

async function figures() {
  const answer = await request(`${metricsUrl}/metrics`)
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  return readExposition(await answer.body.text())
}

async function call(path: string, options: object = {}) {
  const answer = await request(`${service.origin}${path}`, { headers: { 'x-api-key': TOKEN }, ...options })
  await answer.body.dump()
}

const audit = (tool: Tool) =>
  call(`/api/v1/ext/tools/${tool}`, {
    method: 'POST',
    headers: { 'x-api-key': TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${site.origin}/` }),
  })

test('the figures follow what the service does, in the format of Prometheus', async () => {
  await audit('serp')
  await audit('accessibility')
  await call('/api/v1/ext/me')
  await call('/api/v1/ext/me', { headers: {} })
  const families = await figures()
  const figure = (name: string, labels: Record<string, string> = {}) =>
    families
      .get(name.replace(/_(bucket|count|sum)$/, ''))
      ?.samples.find(
        sample =>
          sample.name === name &&
          Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      )?.value
  const route = '/api/v1/ext/me'
  expect({
    me: figure('seo_preflight_http_requests_total', { method: 'GET', route, status: '200' }),
    refused: figure('seo_preflight_http_requests_total', { method: 'GET', route, status: '401' }),
    requests: figure('seo_preflight_http_request_duration_seconds_count', { route }),
    serp: figure('seo_preflight_tool_duration_seconds_count', { tool: 'serp', outcome: 'measured' }),
    accessibility: figure('seo_preflight_tool_duration_seconds_count', {
      tool: 'accessibility',
      outcome: 'not-measured',
    }),
    running: figure('seo_preflight_queue_calls', { state: 'running' }),
    waiting: figure('seo_preflight_queue_calls', { state: 'waiting' }),
    engines: figure('seo_preflight_engines'),
    launches: figure('seo_preflight_chrome_launches_total', { for: 'pages' }),
    restarts: figure('seo_preflight_chrome_restarts_total'),
    threads: figure('seo_preflight_engine_threads_ended_total'),
  }).toEqual({
    me: 1,
    refused: 1,
    requests: 2,
    serp: 1,
    accessibility: 1,
    running: 0,
    waiting: 0,
    engines: 1,
    launches: 0,
    restarts: 0,
    threads: 0,
  })
  expect(figure('seo_preflight_engine_heap_bytes')).toBeGreaterThan(1_000_000)
  expect(figure('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(families.get('seo_preflight_http_requests_total')?.type).toBe('counter')
})

test('no client can make up series: labels have the few values of the program', async () => {
  const seriesOf = async () =>
    [...(await figures())].flatMap(([name, { samples }]) => (name.startsWith('seo_') ? samples : []))
  for (const path of ['/a', '/b?token=c', '/api/v1/ext/rank/projects/one']) await call(path)
  const before = (await seriesOf()).length
  for (let i = 0; i < 20; i++) {
    await call(`/nothing/${i}`)
    await call(`/api/v1/ext/rank/projects/${i}`)
    await call('/a', { headers: { 'x-request-id': `request-${i}` } })
  }
  const after = await seriesOf()
  expect(after).toHaveLength(before)
  const known = new Set<string>([...TOOLS, 'analyze'])
  expect(after.filter(({ labels: { tool } }) => tool !== undefined && !known.has(tool))).toEqual([])
  const text = JSON.stringify(after)
  expect(text).not.toMatch(/default|127\.0\.0\.1|token-of/)
})

test('the service itself has no metrics, and the server of metrics nothing else', async () => {
  const statusOf = async (url: string) => {
    const answer = await request(url)
    await answer.body.dump()
    return answer.statusCode
  }
  expect(await statusOf(`${service.origin}/metrics`)).toBe(404)
  expect(await statusOf(`${metricsUrl}/api/v1/ext/me`)).toBe(404)
})

test('counters of the engines are the same for two who ask at once', async () => {
  const vitals = { ...(await apis.vitals()), pageChromes: 3, lighthouseChromes: 1, endedThreads: 7 }
  const metrics = new ServiceMetrics({
    queue: new WorkQueue({ running: 2, waiting: 2, perAccount: 4 }),
    vitals: async () => vitals,
  })
  const texts = await Promise.all([metrics.text(), metrics.text()])
  for (const text of texts) {
    expect(text).toMatch(/^seo_preflight_chrome_launches_total\{for="pages"\} 3$/m)
    expect(text).toMatch(/^seo_preflight_engine_threads_ended_total 7$/m)
  }
})
