import { afterEach, describe, expect, test } from '@jest/globals'
import { BingWebmasterSource } from '../../../src/engine/rank/sources/bing-webmaster.ts'
import type { RankQuery } from '../../../src/engine/rank/sources/source.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const KEY = 'sampleapikeyedecc1ea4ae341cc8b6'
const QUERY: RankQuery = {
  keywords: ['oak table', 'oak chair'],
  searchEngines: [],
  locations: [],
  devices: [],
  from: '2026-08-20',
  to: '2026-11-23',
  signal: new AbortController().signal,
}

/** A day as Bing writes it: midnight seven hours west of Greenwich. */
function bingDate(day: string): string {
  return `/Date(${Date.parse(`${day}T07:00:00Z`)}-0700)/`
}

function stats(name: string, day: string, position: number, impressions = 10) {
  return {
    __type: 'QueryStats:#Microsoft.Bing.Webmaster.Api',
    AvgClickPosition: -1,
    AvgImpressionPosition: position,
    Clicks: 0,
    Date: bingDate(day),
    Impressions: impressions,
    Query: name,
  }
}

const STATS = [
  stats('oak table', '2026-11-13', 5),
  stats('oak table', '2026-11-20', 3),
  stats('Oak Chair', '2026-11-20', 12),
  stats('beech', '2026-11-20', 1),
  stats('oak chair', '2026-01-02', 8),
]

let server: WebServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Answers as documented: rows under `d`, and errors as code and message with HTTP 400. */
async function start(
  queries: unknown = { d: STATS },
  pages: Answer = JSON.stringify({ d: [stats('https://oak.example/table', '2026-11-20', 3)] }),
  failures: { status: number; body: unknown }[] = [],
): Promise<WebServer> {
  server = await startWebServer({
    '/webmaster/api.svc/json/GetQueryStats': (request, response) => {
      const { searchParams } = new URL(request.url!, 'http://x')
      const isOurs =
        searchParams.get('apikey') === KEY && searchParams.get('siteUrl') === 'https://oak.example/'
      const failure = failures.shift() ?? (isOurs ? undefined : refusal(3, 'InvalidApiKey'))
      response.writeHead(failure?.status ?? 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(failure?.body ?? queries))
    },
    '/webmaster/api.svc/json/GetQueryPageStats': pages,
  })
  return server
}

function refusal(code: number, name: string) {
  return { status: 400, body: { ErrorCode: code, Message: `ERROR!!! ${name}` } }
}

function read({ origin }: WebServer, key = KEY) {
  const waits: number[] = []
  const source = new BingWebmasterSource({
    site: 'https://oak.example/',
    key,
    variable: 'SEO_PREFLIGHT_BING_KEY',
    standIns: { 'ssl.bing.com': origin },
    sleep: async milliseconds => waits.push(milliseconds),
  })
  return { data: source.read(QUERY), waits }
}

async function reasonOf(data: Promise<unknown>): Promise<string> {
  return await data.then(
    () => 'it was read',
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

describe('Bing Webmaster', () => {
  test('gives the average position of each keyword by week, with its page', async () => {
    const { observations, notes } = await read(await start()).data
    const market = { searchEngine: 'bing', location: '', device: '' }
    const url = 'https://oak.example/table'
    expect(observations).toEqual([
      { day: '2026-11-13', keyword: 'oak table', position: 5, ...market },
      { day: '2026-11-20', keyword: 'oak table', position: 3, ...market, url },
      { day: '2026-11-20', keyword: 'Oak Chair', position: 12, ...market, url },
    ])
    expect(notes).toEqual([])
  })

  test('without rows, or with rows that say nothing, is no error', async () => {
    expect((await read(await start({ d: [] })).data).observations).toEqual([])
    await server!.close()
    const odd = [null, 'x', {}, stats('oak table', '2026-11-20', -1), { ...STATS[0], Date: '/Date(x)/' }]
    expect((await read(await start({ d: odd })).data).observations).toEqual([])
  })

  test('weighs several rows of one week by how often they were shown', async () => {
    const rows = [stats('oak table', '2026-11-20', 2, 30), stats('OAK TABLE', '2026-11-20', 6, 10)]
    const { observations } = await read(await start({ d: rows })).data
    // (2 × 30 + 6 × 10) / 40
    expect(observations.map(({ position }) => position)).toEqual([3])
  })

  test('that throttles is asked again, later each time', async () => {
    const failures = [refusal(4, 'ThrottleUser'), { status: 503, body: {} }]
    const { data, waits } = read(await start({ d: STATS }, undefined, failures))
    expect((await data).observations).toHaveLength(3)
    expect(waits).toEqual([1000, 2000])
  })

  test.each([
    [4, 'ThrottleUser', 'Bing Webmaster has had too many requests (ERROR!!! ThrottleUser): try again later'],
    [
      14,
      'NotAuthorized',
      'the API key of SEO_PREFLIGHT_BING_KEY may not read "https://oak.example/" (ERROR!!! NotAuthorized): the site must be verified in Bing Webmaster Tools',
    ],
    [1, 'InternalError', 'Bing Webmaster answered with HTTP 400 (ERROR!!! InternalError)'],
  ])('that refuses by %s for good says why', async (code, name, reason) => {
    const failures = Array.from({ length: 4 }, () => refusal(code, name))
    expect(await reasonOf(read(await start({}, undefined, failures)).data)).toBe(`NotMeasured: ${reason}`)
  })

  test('that does not know the key says so, and never shows it', async () => {
    const echo = { status: 400, body: { ErrorCode: 3, Message: 'ERROR!!! InvalidApiKey expired-key-1234' } }
    const reason = await reasonOf(read(await start({}, undefined, [echo]), 'expired-key-1234').data)
    expect(reason).toContain('does not accept the API key of SEO_PREFLIGHT_BING_KEY')
    expect(reason).not.toContain('expired-key-1234')
  })

  test('that does not tell the pages costs the pages alone', async () => {
    const pages: Answer = { status: 400, body: JSON.stringify(refusal(1, 'InternalError').body) }
    const { observations, notes } = await read(await start({ d: STATS }, pages)).data
    expect(observations).toHaveLength(3)
    expect(notes).toEqual([
      'Not all pages of the keywords are known: Bing Webmaster answered with HTTP 400 (ERROR!!! InternalError)',
    ])
  })

  test('is never followed elsewhere', async () => {
    const elsewhere = await startWebServer({})
    server = await startWebServer({
      '/webmaster/api.svc/json/GetQueryStats': {
        status: 302,
        headers: { location: `${elsewhere.origin}/?apikey=${KEY}` },
      },
    })
    expect(await reasonOf(read(server).data)).toBe('NotMeasured: Bing Webmaster answered with HTTP 302')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })
})
