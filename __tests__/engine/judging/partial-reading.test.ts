import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { SeoApi } from '../../../src/api/seo-api.ts'
import type { Tool } from '../../../src/api/tools.ts'
import { MAX_NODES } from '../../../src/engine/formats/html/bounded-parser.ts'
import { startEngine } from '../../support/engine.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const HEAD = '<!doctype html><html lang="en"><title>A page</title><title>Another</title>'
const NOTE =
  'only the first part of the page was read, since it has more than 100,000 elements, texts and comments'

let server: WebServer
let engine: SeoApi
beforeAll(async () => {
  server = await startWebServer({
    '/': `${HEAD}${'<i>a</i>'.repeat(MAX_NODES / 2)}<h1>Headline</h1>`,
    '/short': `${HEAD}<p>a</p>`,
    '/data': `${HEAD}${'<i>a</i>'.repeat(MAX_NODES / 2)}<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Person", "name": "A"}</script>`,
  })
  engine = startEngine()
})
afterAll(async () => {
  await engine.close?.()
  await server.close()
})

const runOf = async (path: string, tool: Tool = 'serp') => {
  const { status, checks, facts } = await engine.runTool(tool, `${server.origin}${path}`)
  return { status, facts, checks: new Map(checks.map(check => [check.id, check])) }
}

test('of a page that was read in part nothing is said to be missing or without fault', async () => {
  const { facts, checks } = await runOf('/')
  expect(facts['unread']).toBe(NOTE)
  const outcome = (id: string) => [checks.get(id)?.outcome, checks.get(id)?.message]
  expect(outcome('serp/description-missing')).toEqual(['not-measured', NOTE])
  expect(outcome('serp/title-missing')).toEqual(['pass', NOTE])
  expect(checks.get('serp/title-multiple')?.outcome).toBe('fail')
  expect(outcome('serp/url-too-long')).toEqual(['pass', undefined])
})

test('of a page that was read whole it is', async () => {
  const { facts, checks } = await runOf('/short')
  expect(facts['unread']).toBeUndefined()
  expect(checks.get('serp/description-missing')?.outcome).toBe('fail')
})

test('whose rest has no structured data, it is said that it has none', async () => {
  const { status, checks } = await runOf('/', 'schema')
  expect(status).toBe('measured')
  const { outcome, message } = checks.get('schema/json-ld-invalid')!
  expect([outcome, message]).toEqual(['not-applicable', 'the page has no JSON-LD'])
})

test('whose rest has some, structured data is not measured', async () => {
  expect((await runOf('/data', 'schema')).status).toBe('not-measured')
})
