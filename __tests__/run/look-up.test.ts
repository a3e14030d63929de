import { describe, expect, test } from '@jest/globals'
import type { AddressAnswer, ListedAddresses } from '../../src/api/addresses.ts'
import type { Baseline } from '../../src/api/comparison.ts'
import type { Page, Site, ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { type LookUpOptions, lookUp } from '../../src/run/look-up.ts'

const HERE = 'https://pr.example'
const LIVE = 'https://shop.example'

function page(url: string, title = 'A page', finalUrl?: string): Page {
  const run: ToolRun = {
    tool: 'serp',
    url,
    ...(finalUrl !== undefined && { finalUrl }),
    status: 'measured',
    score: 100,
    checks: [],
    facts: { title },
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
  }
  return { url, score: 100, runs: [run] }
}

function site(origin: string, paths: readonly string[], whole = true): Site {
  return { origin, score: 100, runs: [], listed: { paths: [...paths], whole } }
}

function baseline(given: Partial<Baseline>): Baseline {
  return { name: 'main', source: 'engine', version: '1.0.0', sites: [], pages: [page(`${LIVE}/`)], ...given }
}

interface Sites {
  /** What sitemaps list, by origin. */
  lists?: Record<string, ListedAddresses>
  /** Whether there is a page at an address. */
  has?: (url: string) => boolean
}

/** A look at sites that answer as they are told, with all addresses that were asked for. */
async function look({ lists = {}, has = () => true }: Sites, given: Partial<LookUpOptions>) {
  const asked: string[] = []
  const api: Pick<SeoApi, 'listedAddresses' | 'addressAnswers'> = {
    listedAddresses: async url => lists[new URL(url).origin] ?? { urls: [], whole: false },
    async addressAnswers(_url, addresses, { signal } = {}) {
      signal?.throwIfAborted()
      asked.push(...addresses)
      return addresses.map(
        (url): AddressAnswer =>
          has(url)
            ? { state: 'there', status: 200, reason: 'answers 200' }
            : { state: 'gone', status: 404, reason: 'answers 404' },
      )
    },
  }
  const looked = await lookUp({
    api: api as SeoApi,
    pages: [page(`${HERE}/`)],
    baseline: undefined,
    isProduction: false,
    production: undefined,
    otherAddress: undefined,
    signal: new AbortController().signal,
    onFault(error) {
      throw error
    },
    ...given,
  })
  return { ...looked, asked }
}

const numbered = (count: number, path = '/p') =>
  Array.from({ length: count }, (_, index) => `${path}${index}`)
const on = (origin: string, paths: readonly string[]) => paths.map(path => origin + path)

describe('what the sitemaps list', () => {
  test('is in the report as far as there is room, and without a baseline nothing is asked for', async () => {
    const lists = { [HERE]: { urls: on(HERE, numbered(50_000)), whole: true } }
    const { listed, lookup, asked } = await look({ lists }, {})
    expect(listed.get(HERE)!.paths).toHaveLength(5000)
    expect(listed.get(HERE)!.whole).toBe(false)
    expect([lookup, asked]).toEqual([undefined, []])
  })

  test('has less room where the addresses are long', async () => {
    const lists = { [HERE]: { urls: on(HERE, numbered(300, `/${'x'.repeat(1000)}`)), whole: true } }
    const { listed } = await look({ lists }, {})
    expect(JSON.stringify([...listed]).length).toBeLessThan(210_000)
    expect(listed.get(HERE)!.whole).toBe(false)
  })
})

describe('of many addresses', () => {
  test('those are asked for first that the run does not list, and the rest is counted', async () => {
    const kept = numbered(50_000)
    const lists = {
      [LIVE]: { urls: on(LIVE, [...kept, '/lost']), whole: true },
      [HERE]: { urls: on(HERE, kept), whole: true },
    }
    const pages = { [`${HERE}/`]: `${LIVE}/` }
    const { lookup, asked } = await look(
      { lists, has: url => url !== `${HERE}/lost` },
      { baseline: baseline({ counterparts: pages }), isProduction: true },
    )
    expect(asked[0]).toBe(`${HERE}/lost`)
    expect(new Set(asked.filter(url => url.startsWith(HERE))).size).toBe(2000)
    expect(lookup!.open.map(({ url }) => url)).toEqual([`${HERE}/lost`])
    expect(lookup!.notes).toEqual(['48001 more addresses were not asked for: at most 2000 are'])
  })
})

describe('addresses of a baseline', () => {
  test('are its pages, what it has crawled and what its sitemaps list, each once', async () => {
    const { asked, lookup } = await look(
      { has: url => !url.endsWith('/crawled') },
      {
        baseline: baseline({
          pages: [page(`${LIVE}/`), page(`${LIVE}/a`)],
          visited: [{ url: `${LIVE}/a` }, { url: `${LIVE}/crawled`, title: 'Crawled' }],
          sites: [site(LIVE, ['/', '/a', '/listed'])],
        }),
      },
    )
    expect(asked).toEqual(on(HERE, ['/a', '/crawled', '/listed']))
    expect(lookup).toMatchObject({
      sites: [{ origin: HERE, known: 4, asked: 3 }],
      open: [{ url: `${HERE}/crawled`, from: 'page', title: 'Crawled', state: 'gone' }],
      notes: [],
    })
  })

  test('that it has found broken itself were lost before', async () => {
    const broken = page(`${LIVE}/`)
    broken.runs.push({
      ...broken.runs[0]!,
      tool: 'broken-links',
      checks: [
        {
          id: 'broken-links/broken-internal-link',
          title: '',
          severity: 'error',
          outcome: 'fail',
          help: '',
          occurrences: [{ url: `${LIVE}/stale` }],
        },
      ],
    })
    const given = baseline({ pages: [broken], sites: [site(LIVE, ['/stale', '/b'])] })
    const { asked } = await look({}, { baseline: given })
    expect(asked).toEqual([`${HERE}/b`])
  })

  test('that production lists and does not have were lost before', async () => {
    const lists = { [LIVE]: { urls: on(LIVE, ['/', '/stale', '/lost']), whole: true } }
    const { lookup } = await look(
      { lists, has: url => url === `${LIVE}/lost` },
      { baseline: baseline({ counterparts: { [`${HERE}/`]: `${LIVE}/` } }), isProduction: true },
    )
    expect(lookup!.open.map(({ url }) => url)).toEqual([`${HERE}/lost`])
  })

  const otherAddress = (url: string) =>
    url.replace(...((url.startsWith(HERE) ? [HERE, LIVE] : [LIVE, HERE]) as [string, string]))
  const lists = { [LIVE]: { urls: on(LIVE, ['/', '/live']), whole: true } }

  test('are those of the sitemap of production, where the baseline has none', async () => {
    const { asked } = await look({ lists }, { baseline: baseline({}), production: `${LIVE}/`, otherAddress })
    expect(asked).toEqual([`${HERE}/live`])
  })

  test('are not those of production where that is elsewhere than the pages say', async () => {
    const wrong = (url: string) => otherAddress(url).replace('.example/', '.example/folder/')
    const { asked } = await look(
      { lists },
      { baseline: baseline({}), production: `${LIVE}/`, otherAddress: wrong },
    )
    expect(asked).toEqual([])
  })

  test('are asked for where the run was redirected or has measured nothing', async () => {
    const unmeasured: Page = { url: `${HERE}/b`, score: null, runs: [] }
    const { asked } = await look(
      {},
      {
        pages: [page(`${HERE}/`), page(`${HERE}/a`, 'A', `${HERE}/z`), unmeasured],
        baseline: baseline({ pages: on(LIVE, ['/', '/a', '/b']).map(url => page(url)) }),
      },
    )
    expect(asked).toEqual(on(HERE, ['/a', '/b']))
  })
})

test('an address that both sitemaps list and nobody has seen is not lost: it may have been gone before', async () => {
  const sites = [site(LIVE, ['/', '/stale', '/removed'])]
  const lists = { [HERE]: { urls: on(HERE, ['/', '/stale']), whole: true } }
  const isHome = (url: string) => url === `${HERE}/`
  const { lookup } = await look({ lists, has: isHome }, { baseline: baseline({ sites }) })
  expect(lookup!.open.map(({ url }) => url)).toEqual([`${HERE}/removed`])
  expect(lookup!.notes).toEqual([
    `${HERE}/stale did not answer as a page, and the sitemap still lists it: whether the baseline had it is not known`,
  ])
})

test('an address of any length is asked for only as far as sitemaps may have it', async () => {
  const given = baseline({ sites: [site(LIVE, ['/a', `/${'x'.repeat(3000)}`])] })
  const { asked } = await look({}, { baseline: given })
  expect(asked).toEqual([`${HERE}/a`])
})

describe('new pages', () => {
  const list = (origin: string, paths: string[], whole = true) => ({
    [origin]: { urls: on(origin, paths), whole },
  })
  const own = list(HERE, ['/', '/b/', '/new', '/file.pdf'])

  test('are told against a report whose sitemap is known, whatever their spelling', async () => {
    const { lookup } = await look(
      { lists: own },
      { baseline: baseline({ sites: [site(LIVE, ['/', '/b'])] }) },
    )
    expect(lookup!.added).toEqual([`${HERE}/new`])
  })

  test.each<[string, Site[]]>([
    ['is not known', []],
    ['is known in part', [site(LIVE, ['/', '/b'], false)]],
  ])('are not told against a report whose sitemap %s', async (_, sites) => {
    const { lookup } = await look({ lists: own }, { baseline: baseline({ sites }) })
    expect(lookup).not.toHaveProperty('added')
  })

  test('are told against production where that answers 404', async () => {
    const { lookup } = await look(
      { lists: { ...own, ...list(LIVE, ['/', '/b']) }, has: url => url !== `${LIVE}/new` },
      {
        pages: [page(`${HERE}/`), page(`${HERE}/unlisted`)],
        baseline: baseline({
          counterparts: { [`${HERE}/`]: `${LIVE}/`, [`${HERE}/unlisted`]: `${LIVE}/unlisted` },
        }),
        isProduction: true,
      },
    )
    expect(lookup!.added).toEqual([`${HERE}/new`])
  })
})

test('a run that is cancelled tells nothing of addresses, and keeps what is listed', async () => {
  const cancelled = new AbortController()
  cancelled.abort()
  const { listed, lookup } = await look(
    { lists: { [HERE]: { urls: [`${HERE}/a`], whole: true } } },
    { baseline: baseline({ sites: [site(LIVE, ['/lost'])] }), signal: cancelled.signal },
  )
  expect(listed.get(HERE)!.paths).toEqual(['/a'])
  expect(lookup).toBeUndefined()
})

test('sites that cannot be told apart are said', async () => {
  const { lookup } = await look(
    {},
    {
      baseline: baseline({
        pages: on(LIVE, ['/x'])
          .concat('https://b.example/y')
          .map(url => page(url)),
      }),
    },
  )
  expect(lookup).toMatchObject({
    sites: [],
    notes: [expect.stringContaining('lost addresses were not looked for')],
  })
})
