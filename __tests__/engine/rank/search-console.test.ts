import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { daysFrom } from '../../../src/engine/rank/calendar.ts'
import { ProviderClient } from '../../../src/engine/rank/sources/provider-client.ts'
import { SearchConsoleSource } from '../../../src/engine/rank/sources/search-console.ts'
import type { RankQuery } from '../../../src/engine/rank/sources/source.ts'
import {
  type ConsoleRow,
  googleError,
  type SearchConsoleServer,
  startSearchConsole,
} from '../../support/search-console.ts'
import { startWebServer } from '../../support/web-server.ts'

const QUERY: RankQuery = {
  keywords: ['Oak Table', 'c++ (oak)'],
  searchEngines: [],
  locations: [],
  devices: [],
  from: '2026-08-20',
  to: '2026-11-23',
  signal: new AbortController().signal,
}

const ROWS: ConsoleRow[] = [
  {
    date: '2026-11-18',
    query: 'oak table',
    page: 'https://oak.example/old',
    country: 'deu',
    device: 'MOBILE',
    position: 5,
  },
  {
    date: '2026-11-19',
    query: 'oak table',
    page: 'https://oak.example/table',
    country: 'deu',
    device: 'MOBILE',
    impressions: 3,
    position: 3,
  },
  {
    date: '2026-11-19',
    query: 'oak table',
    page: 'https://oak.example/table',
    country: 'usa',
    device: 'DESKTOP',
    impressions: 1,
    position: 7,
  },
  { date: '2026-11-19', query: 'c++ (oak)', country: 'deu', device: 'TABLET', position: 9.5 },
  { date: '2026-11-19', query: 'oak tables', country: 'deu', device: 'MOBILE', position: 1 },
  { date: '2026-11-21', query: 'oak table', country: 'deu', device: 'MOBILE', position: 2 },
]

let running: SearchConsoleServer | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

async function start(
  rows = ROWS,
  options: Parameters<typeof startSearchConsole>[1] = { finalUntil: '2026-11-20' },
) {
  running = await startSearchConsole(rows, options)
  return running
}

function read(console: SearchConsoleServer, query: Partial<RankQuery> = {}, key = console.key) {
  const waits: number[] = []
  const source = new SearchConsoleSource({
    property: 'sc-domain:oak.example',
    key,
    variable: 'SEO_PREFLIGHT_GOOGLE_KEY',
    standIns: console.standIns,
    sleep: async milliseconds => waits.push(milliseconds),
  })
  return { data: source.read({ ...QUERY, ...query }), waits }
}

async function reasonOf(data: Promise<unknown>): Promise<string> {
  return await data.then(
    () => 'it was read',
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

describe('Search Console', () => {
  test('gives the average position of each query and day, with the page that was shown most', async () => {
    const console = await start()
    const { observations, notes } = await read(console).data
    const market = { searchEngine: 'google', location: '', device: '' }
    expect(observations).toEqual([
      { day: '2026-11-18', keyword: 'oak table', position: 5, ...market },
      // (3 × 3 + 1 × 7) / 4
      { day: '2026-11-19', keyword: 'oak table', position: 4, ...market, url: 'https://oak.example/table' },
      { day: '2026-11-19', keyword: 'c++ (oak)', position: 9.5, ...market },
    ])
    expect(notes).toEqual([])
  })

  test('is asked with a token that the real library signed for, read-only, once for all requests', async () => {
    const console = await start()
    await read(console).data
    expect(console.problems).toEqual([])
    expect(console.tokens).toHaveLength(1)
  })

  test('gives positions by country and device where the project names them', async () => {
    const console = await start()
    const { observations } = await read(console, { locations: ['DEU'], devices: ['mobile', 'desktop'] }).data
    expect(
      observations.map(({ day, location, device, position }) => [day, location, device, position]),
    ).toEqual([
      ['2026-11-18', 'DEU', 'mobile', 5],
      ['2026-11-19', 'DEU', 'mobile', 3],
    ])
    expect(console.queries[0]).toMatchObject({
      dimensions: ['date', 'query', 'country', 'device'],
      type: 'web',
    })
  })

  test('leaves days out whose figures are not final: they are gaps', async () => {
    const console = await start()
    const { observations } = await read(console).data
    expect(observations.some(({ day }) => day === '2026-11-21')).toBe(false)
    expect(console.queries[0]).toMatchObject({
      dataState: 'final',
      startDate: '2026-08-20',
      endDate: '2026-11-23',
    })
  })

  test('leaves days out from the one on that Google calls incomplete', async () => {
    const console = await start(ROWS, { metadata: { first_incomplete_date: '2026-11-19' } })
    const { observations } = await read(console).data
    expect(observations.map(({ day }) => day)).toEqual(['2026-11-18'])
  })

  test('is read page by page until one has no rows', async () => {
    const keywords = Array.from({ length: 400 }, (_, index) => `oak ${index}`)
    const days = daysFrom('2026-09-01', '2026-11-18')
    const rows = keywords.flatMap(query => days.map(date => ({ date, query, position: 4 })))
    const console = await start(rows)
    const { observations } = await read(console, { keywords }).data
    expect(observations).toHaveLength(rows.length)
    const ofDays = console.queries.filter(({ dimensions }) => (dimensions as string[]).includes('date'))
    expect(ofDays.map(({ startRow }) => startRow)).toEqual([0, 25_000, 50_000])
  })

  test('is not asked again and again where it gives the same rows each time', async () => {
    const console = await start(ROWS, { finalUntil: '2026-11-20', ignoresStart: true })
    const { observations, notes } = await read(console).data
    expect(observations).toHaveLength(3)
    expect(notes).toEqual([])
    expect(console.queries.length).toBeLessThanOrEqual(4)
  })

  test('leaves out rows whose day is none', async () => {
    const console = await start([...ROWS, { date: '2026-11-1x', query: 'oak table', position: 2 }])
    const { observations } = await read(console).data
    expect(observations.map(({ day }) => day)).not.toContain('2026-11-1x')
    expect(observations).not.toHaveLength(0)
  })

  test('without any row is no error', async () => {
    const console = await start([])
    expect(await read(console).data).toEqual({ observations: [], notes: [] })
    expect(console.queries).toHaveLength(1)
  })

  test('is asked for many keywords in expressions of the length that it takes', async () => {
    const keywords = Array.from(
      { length: 300 },
      (_, index) => `a keyword of some length, number ${index} (of 300)`,
    )
    const rows = keywords.map(query => ({ date: '2026-11-19', query, position: 4 }))
    const console = await start(rows)
    const { observations } = await read(console, { keywords }).data
    expect(observations).toHaveLength(300)
    const lengths = console.queries.map(
      query =>
        (query as { dimensionFilterGroups: { filters: { expression: string }[] }[] })
          .dimensionFilterGroups[0]!.filters[0]!.expression.length,
    )
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4096)
  })
})

const QUOTA = googleError(403, 'Quota exceeded for sc-domain:oak.example', 'quotaExceeded')

describe('Search Console that refuses', () => {
  test.each([
    ['429', { status: 429 }],
    ['403 for the quota', { status: 403, body: QUOTA }],
    ['503', { status: 503 }],
  ])('by %s is asked again, later each time', async (_what, failure) => {
    const console = await start()
    console.failures.push(failure, failure)
    const { data, waits } = read(console)
    expect((await data).observations).toHaveLength(3)
    expect(waits).toEqual([1000, 2000])
  })

  test('is asked again when it says', async () => {
    const console = await start()
    console.failures.push({ status: 429, headers: { 'retry-after': '7' } })
    const { data, waits } = read(console)
    await data
    expect(waits).toEqual([7000])
  })

  test('for good, as its quota is used up, gives that as the reason', async () => {
    const console = await start()
    console.failures.push(...Array.from({ length: 4 }, () => ({ status: 403, body: QUOTA })))
    expect(await reasonOf(read(console).data)).toBe(
      'NotMeasured: the quota of Search Console is used up (Quota exceeded for sc-domain:oak.example): try again in 15 minutes, or ask for fewer keywords',
    )
    expect(console.queries).toHaveLength(4)
  })

  test('does so at once where it asks for more patience than a run has', async () => {
    const console = await start()
    console.failures.push({ status: 429, headers: { 'retry-after': '900' } })
    expect(await reasonOf(read(console).data)).toContain('the quota of Search Console is used up')
  })

  test('in a form that nobody documents is an answer like any other', async () => {
    const console = await start()
    console.failures.push({ status: 403, body: { error: { message: 'No', errors: [null], details: 7 } } })
    expect(await reasonOf(read(console).data)).toMatch(/^NotMeasured: .*No/)
  })

  test.each(['<html>Sign in to the network</html>', '', '{"rows": ['])(
    'without JSON is no answer without rows: %j',
    async text => {
      const console = await start()
      console.failures.push({ text })
      expect(await reasonOf(read(console).data)).toBe(
        'NotMeasured: Search Console answered with something else than JSON: check the network and its proxy',
      )
    },
  )

  test('a token that has expired gets a new one', async () => {
    const console = await start()
    console.failures.push({ status: 401, body: googleError(401, 'Invalid Credentials', 'authError') })
    expect((await read(console).data).observations).toHaveLength(3)
    expect(console.tokens).toHaveLength(2)
  })

  test('every token says so', async () => {
    const console = await start()
    const failure = { status: 401, body: googleError(401, 'Invalid Credentials', 'authError') }
    console.failures.push(failure, failure)
    expect(await reasonOf(read(console).data)).toContain(
      'does not accept the token of SEO_PREFLIGHT_GOOGLE_KEY',
    )
  })

  test('a service account that may not read the property says what to do', async () => {
    const console = await start()
    console.failures.push({
      status: 403,
      body: googleError(403, 'User does not have permission', 'forbidden'),
    })
    expect(await reasonOf(read(console).data)).toBe(
      'NotMeasured: the service account of SEO_PREFLIGHT_GOOGLE_KEY may not read "sc-domain:oak.example" (User does not have permission): add its e-mail address as a user of that property in Search Console',
    )
    expect(console.queries).toHaveLength(1)
  })

  test('the pages alone costs the pages alone', async () => {
    const console = await start()
    console.failures.push(undefined, undefined, {
      status: 400,
      body: googleError(400, 'Too expensive', 'invalid'),
    })
    const { observations, notes } = await read(console).data
    expect(observations).toHaveLength(3)
    expect(notes).toEqual([
      'The pages of the keywords are not known: Search Console answered with HTTP 400 (Too expensive)',
    ])
  })
})

test('a client of a provider asks at its own hosts alone, over HTTPS', async () => {
  const console = await start()
  const client = new ProviderClient('Search Console', ['www.googleapis.com'], { standIns: console.standIns })
  for (const address of [
    'https://evil.example/',
    'http://www.googleapis.com/',
    'https://www.googleapis.com:8443/',
  ]) {
    const asked = client.ask({ method: 'GET', url: new URL(address), signal: QUERY.signal }, () => false)
    await expect(asked).rejects.toThrow('Search Console is asked at its own hosts alone')
  }
  await client.close()
  expect(console.server.requests).toEqual([])
})

describe('the key of a service account', () => {
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey
  const account = (key: string) =>
    JSON.stringify({ client_email: 'preflight@oak.iam.gserviceaccount.com', private_key: key })

  test('that was revoked or is another one is named, by its variable', async () => {
    const console = await start()
    const reason = await reasonOf(read(console, {}, account(other)).data)
    expect(reason).toBe(
      'NotMeasured: Google does not accept the service account of SEO_PREFLIGHT_GOOGLE_KEY (invalid_grant: Invalid JWT Signature.): make a new key for it, and check the clock of this machine',
    )
  })

  test('that gets no JSON for a token is not blamed', async () => {
    const console = await start()
    const portal = await startWebServer({ '/token': '<html>Sign in to the network</html>' })
    console.standIns['oauth2.googleapis.com'] = portal.origin
    const reason = await reasonOf(read(console).data)
    await portal.close()
    expect(reason).toContain('answered with something else than JSON')
  })

  test('may have its line ends written out', async () => {
    const console = await start()
    const { private_key: key } = JSON.parse(console.key) as { private_key: string }
    expect((await read(console, {}, account(key.replaceAll('\n', '\\n'))).data).observations).toHaveLength(3)
  })

  test.each([
    ['no JSON', 'AIzaSySecretOfMine'],
    ['JSON of something else', '{"api_key":"AIzaSySecretOfMine"}'],
    ['null', 'null'],
    ['no key', account('AIzaSySecretOfMine')],
  ])('that is %s is refused without showing it', async (_what, key) => {
    const console = await start()
    const reason = await reasonOf(read(console, {}, key).data)
    expect(reason).toMatch(/^NotMeasured: .*SEO_PREFLIGHT_GOOGLE_KEY/)
    expect(reason).not.toContain('Secret')
    expect(console.tokens).toEqual([])
  })
})

test('Search Console that cannot be reached is named after some tries, without the address of a request', async () => {
  const console = await start()
  await console.server.close()
  const { data, waits } = read(console)
  expect(await reasonOf(data)).toBe('NotMeasured: Search Console could not be reached (ECONNREFUSED)')
  expect(waits).toEqual([1000, 2000, 4000])
})
