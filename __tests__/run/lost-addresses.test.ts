import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/report.ts'
import type { Surroundings } from '../../src/run/run.ts'
import type { Written } from '../../src/settings/table.ts'
import { ADDED, LOST, siteAfter, siteBefore } from '../support/changed-site.ts'
import { startEngine } from '../support/engine.ts'
import { piecesOf } from '../support/pieces.ts'
import { runProgram } from '../support/runs.ts'
import { startService, TOKEN } from '../support/service.ts'
import { type Answer, startWebServer, type WebServer } from '../support/web-server.ts'

const TOOLS = 'redirects sitemap serp content'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function audit(given: Written, around: Partial<Surroundings> = {}) {
  const written = { tools: TOOLS, 'report-dir': join(folder, 'out'), ...given }
  return await runProgram(written, around)
}

/** Lost addresses by path, with what they answer and what is said. */
function lostOf({ comparison }: Report) {
  return comparison?.lost?.map(({ url, status, successor }) => [
    new URL(url).pathname,
    status,
    ...(successor === undefined ? [] : [new URL(successor).pathname]),
  ])
}

function pathsIn(urls: readonly string[] | undefined) {
  return urls?.map(url => new URL(url).pathname + new URL(url).search)
}

function placesOf({ sites }: Report, id: string) {
  const check = sites.flatMap(({ runs }) => runs.flatMap(run => run.checks)).find(check => check.id === id)
  return { outcome: check?.outcome, places: pathsIn(check?.occurrences.map(({ url }) => url)), check }
}

/** A page with enough text of its own to be recognised by it. */
function page(title: string): string {
  const text = Array.from(
    { length: 30 },
    (_, index) => `${title} is made of steel in workshop ${title.length * index}.`,
  )
  return `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>${text.join(' ')}</p></main>`
}

function sitemap(urls: readonly string[]): Answer {
  const body = urls
    .map(url => `<url><loc>${url.startsWith('/') ? `{origin}${url}` : url}</loc></url>`)
    .join('')
  return {
    headers: { 'content-type': 'application/xml' },
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`,
  }
}

const to = (location: string, status = 301): Answer => ({ status, headers: { location } })

describe('of a changed site', () => {
  let before: WebServer
  let after: WebServer
  let file: string
  beforeAll(async () => {
    before = await startWebServer(siteBefore())
    // It names production throughout, as builds do.
    after = await startWebServer(siteAfter({ home: before.origin, hash: 'e5f6a7b8', reversed: true }))
    file = join(folder, 'before.json')
    await audit({ url: before.origin, sitemap: 'true', 'max-pages': '50', tools: TOOLS })
    await writeFile(file, await readFile(join(folder, 'out/report.json')))
  })
  afterAll(() => Promise.all([before.close(), after.close()]))

  const expectTold = (report: Report) => {
    expect(lostOf(report)).toEqual([
      [LOST[1], 410],
      [LOST[0], 404],
    ])
    expect(pathsIn(report.comparison?.added)).toEqual([ADDED])
    expect(placesOf(report, 'redirects/address-lost')).toMatchObject({
      outcome: 'fail',
      places: [LOST[1], LOST[0]],
    })
    expect(placesOf(report, 'redirects/address-redirected-elsewhere').outcome).toBe('pass')
    const isNew = ({ check }: { check: string }) => check === 'redirects/address-lost'
    expect(report.comparison!.new.filter(isNew)).toHaveLength(2)
    expect(report.comparison!.notes.filter(note => /lost|address/.test(note))).toEqual([])
    expect(report.verdict.reasons).toContainEqual(expect.stringContaining('redirects/address-lost'))
  }

  test('the lost and new addresses are told against production', async () => {
    const { report } = await audit({
      url: after.origin,
      sitemap: 'true',
      'max-pages': '50',
      'production-url': before.origin,
      baseline: 'production',
    })
    expectTold(report)
  })

  test('they are the same against a file and the base branch, whichever pages the run audits', async () => {
    const given = { url: after.origin, sitemap: 'true' }
    const ofFile = await audit({ ...given, 'max-pages': '4', baseline: file })
    expectTold(ofFile.report)
    const written = await readFile(file)
    const ofBranch = await audit(
      { ...given, 'max-pages': '2', baseline: 'branch' },
      { branchReport: async () => piecesOf(written.toString()) },
    )
    expectTold(ofBranch.report)
  })

  test('a run against itself has lost nothing and gained nothing', async () => {
    const { report } = await audit({ url: before.origin, sitemap: 'true', baseline: file })
    expect(report.comparison).toMatchObject({ lost: [], added: [], notes: [] })
    expect(placesOf(report, 'redirects/address-lost').outcome).toBe('pass')
  })

  test('a line of ignore allows one of them', async () => {
    const { report, warnings } = await audit({
      url: after.origin,
      paths: '/about',
      baseline: file,
      ignore: 'redirects/address-lost /offers/*',
    })
    expect(lostOf(report)).toEqual([[LOST[0], 404]])
    expect(placesOf(report, 'redirects/address-lost').places).toEqual([LOST[0]])
    expect(warnings).toEqual([])
  })

  test('what the run itself audits is told by its page', async () => {
    const { report } = await audit({ url: after.origin, paths: `/about ${LOST[0]}`, baseline: file })
    expect(lostOf(report)).toEqual([
      [LOST[1], 410],
      [LOST[0], 404],
    ])
    expect(placesOf(report, 'redirects/address-lost').places).toEqual([LOST[1]])
    const [, lost] = report.pages
    const ofPage = lost!.runs
      .flatMap(({ checks }) => checks)
      .find(({ id }) => id === 'redirects/final-status')
    expect(ofPage?.outcome).toBe('fail')
  })

  test('the first of several shards looks for them, and all are told when they are merged', async () => {
    const shards = await mkdtemp(join(folder, 'shards-'))
    const given = { sitemap: 'true', 'max-pages': '6', baseline: file, tools: TOOLS }
    for (const number of [1, 2]) {
      const dir = join(shards, String(number))
      const shard = await audit({ ...given, url: after.origin, shard: `${number}/2`, 'report-dir': dir })
      expect(shard.report.lookup === undefined).toBe(number === 2)
    }
    const { report } = await audit({ merge: shards, baseline: file })
    expectTold(report)
    expect(report.lookup).toBeUndefined()
  })

  test('a hosted service cannot be asked for them, which is said', async () => {
    const service = await startService(startEngine({ addresses: 'any' }))
    try {
      const given = { 'base-url': service.baseUrl, token: TOKEN, tools: 'redirects' }
      await audit({ ...given, url: before.origin, paths: `/about ${LOST[0]}` })
      const hosted = join(folder, 'hosted.json')
      await writeFile(hosted, await readFile(join(folder, 'out/report.json')))
      const { report, warnings } = await audit({
        ...given,
        url: after.origin,
        paths: '/about',
        baseline: hosted,
      })
      const note = 'lost addresses were not looked for: a hosted service cannot be asked for them'
      expect(report.comparison).toMatchObject({ notes: expect.arrayContaining([note]) })
      expect(report.comparison).not.toHaveProperty('lost')
      expect(warnings).toContain(`baseline: ${note}`)
    } finally {
      await service.close()
    }
  })

  test('without the tool redirects nothing is looked for', async () => {
    const { report } = await audit({ url: after.origin, paths: '/about', tools: 'serp', baseline: file })
    expect(report.comparison).not.toHaveProperty('lost')
    expect(report.sites.every(({ listed }) => listed === undefined)).toBe(true)
  })
})

describe('what an address answers', () => {
  const kept = ['/', '/blog/', '/hub', '/new-name', '/about', '/docs/start', '/Case', '/shop?page=2']
  const moved = [1, 2, 3, 4, 5].map(number => `/old/${number}`)
  const all = {
    ...Object.fromEntries([...kept, ...moved].map(path => [path, page(`The page ${path}`)])),
    '/renamed': page('The page /new-name'),
    '/renamed-well': page('The page /hub'),
    '/folder/': page('A folder'),
    '/file.html': page('A file'),
    '/to-home': page('To home'),
    '/blog/post': page('A post of the blog'),
    '/chain': page('A chain'),
    '/loop': page('A loop'),
    '/login-needed': page('A login'),
    '/closed': page('A closed page'),
    '/busy': page('A busy page'),
    '/led': to('/about'),
    '/always-gone': { status: 404 },
    '/back': page('Back from production'),
    '/articles/long-story': page('A long story'),
  } satisfies Record<string, Answer>
  let live: WebServer
  let draft: WebServer
  beforeAll(async () => {
    live = await startWebServer({
      ...all,
      '/sitemap.xml': sitemap([
        ...Object.keys(all),
        'http://169.254.169.254/latest',
        'https://other.example/x',
        'http://127.0.0.1:1/y',
      ]),
    })
    draft = await startWebServer({
      ...Object.fromEntries(kept.map(path => [path, all[path as keyof typeof all]])),
      ...Object.fromEntries(moved.map(path => [path, to('/hub')])),
      '/renamed-well': to('/new-name'),
      '/folder': page('A folder'),
      '/file': page('A file'),
      '/file.html': to('/file', 308),
      '/folder/': to('/folder', 308),
      '/to-home': to('/', 302),
      '/blog/post': to('/blog/'),
      '/chain': to('/chain-end'),
      '/loop': to('/loop'),
      '/login-needed': { status: 401 },
      '/closed': { status: 403 },
      '/busy': { status: 503 },
      '/led': to('/about'),
      '/Case': to('/case'),
      '/case': page('The page /Case'),
      '/back': to(`${live.origin}/back-again`),
      '/back-again': page('Back from production'),
      '/stories/long-story': page('Another text'),
      '/sitemap.xml': sitemap([...kept, '/stories/long-story']),
    })
  })
  afterAll(() => Promise.all([live.close(), draft.close()]))

  test('is a page, its successor, a loss, or nothing that could be told', async () => {
    const { report } = await audit({
      url: draft.origin,
      paths: '/ /hub /new-name /about',
      'production-url': live.origin,
      baseline: 'production',
      tools: 'redirects serp content',
    })
    const { comparison } = report
    expect(
      comparison!.lost!.map(({ url, note, successor }) => [
        new URL(url).pathname,
        note,
        ...(successor === undefined ? [] : [new URL(successor).pathname]),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['/renamed', 'answers 404', '/new-name'],
        ['/articles/long-story', 'answers 404', '/stories/long-story'],
        ['/to-home', 'redirects to the home page /, not to its successor'],
        ['/blog/post', 'redirects to /blog/ above it, not to its successor'],
        ['/chain', 'redirects to /chain-end, which answers 404'],
        ['/loop', expect.stringContaining('redirect')],
        ...moved.map(path => [path, 'redirects to /hub, as 4 other addresses do']),
      ]),
    )
    expect(comparison!.lost).toHaveLength(11)
    expect(pathsIn(comparison!.added)).toEqual(['/stories/long-story'])
    expect(comparison!.notes).toEqual([
      expect.stringMatching(
        /\/login-needed is lost could not be told: answers 401, see the setting "headers"$/,
      ),
      expect.stringMatching(/\/closed is lost could not be told: answers 403, see the setting "headers"$/),
      expect.stringMatching(/\/busy is lost could not be told: answers 503$/),
    ])
  })

  test('nothing but the audited site and production is asked', async () => {
    const asked = [...draft.requests, ...live.requests].map(request => request.split(' ')[1])
    expect(asked).not.toContain('/latest')
    expect(asked).not.toContain('/y')
    expect(asked).not.toContain('/x')
  })
})

describe('a preview', () => {
  const servers: WebServer[] = []
  afterAll(() => Promise.all(servers.map(server => server.close())))

  async function serve(routes: Record<string, Answer>) {
    const server = await startWebServer(routes)
    servers.push(server)
    return server
  }

  /** What a run on a preview says against production, which lists a home page, a page that is kept and one that is lost. */
  async function compared(routes: Record<string, Answer>, given: Written = {}) {
    const live = await serve({
      '/': page('Bicycles'),
      '/kept': page('A page that is kept'),
      '/lost': page('A page that is lost'),
      '/sitemap.xml': sitemap(['/', '/kept', '/lost']),
    })
    const draft = await serve(routes)
    const { report } = await audit({
      url: draft.origin,
      'production-url': live.origin,
      baseline: 'production',
      tools: 'redirects serp',
      ...given,
    })
    return { report, live, draft, check: placesOf(report, 'redirects/address-lost') }
  }

  /** Answers every address that is not in a table with one document. */
  const forAll = (known: Record<string, Answer>, body: string) =>
    new Proxy(known, {
      get: (routes, path) =>
        routes[String(path)] ?? (path === '/robots.txt' || path === '/sitemap.xml' ? undefined : body),
    })

  test('that shows an error page with 200 for what is missing has lost what shows it', async () => {
    const { report } = await compared(
      forAll(
        { '/': page('Bicycles'), '/kept': page('A page that is kept') },
        page('Sorry, there is nothing here'),
      ),
    )
    expect(report.comparison!.lost).toMatchObject([
      { status: 200, note: 'answers 200 with the page for missing addresses' },
    ])
    expect(lostOf(report)).toEqual([['/lost', 200]])
  })

  test('that answers everything with a document for scripts says nothing of what is lost', async () => {
    const shell =
      '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script></body>'
    const { report, check } = await compared(forAll({}, shell))
    expect(report.comparison).not.toHaveProperty('lost')
    expect(check).toMatchObject({
      outcome: 'not-measured',
      check: {
        message: expect.stringContaining(
          'the site answers 200 for pages that do not exist, and scripts fill what it sends',
        ),
      },
    })
  })

  test('behind a login says nothing of what is lost', async () => {
    const wall: Answer = { status: 401, headers: { 'www-authenticate': 'Basic' } }
    const { report, check } = await compared(
      { '/': page('Bicycles'), '/kept': wall, '/lost': to('https://sso.example.invalid/login') },
      {},
    )
    expect(report.comparison).not.toHaveProperty('lost')
    expect(check.outcome).toBe('not-measured')
  })

  test('in a folder has its addresses there', async () => {
    const draft = await serve({
      '/pr-7/': page('Bicycles'),
      '/pr-7/kept': page('A page that is kept'),
      '/kept': page('A page of something else'),
      '/lost': page('A page of something else'),
    })
    const live = await serve({
      '/': page('Bicycles'),
      '/kept': page('A page that is kept'),
      '/lost': page('A page that is lost'),
      '/sitemap.xml': sitemap(['/', '/kept', '/lost']),
    })
    const { report } = await audit({
      url: `${draft.origin}/pr-7/`,
      paths: '/ /kept',
      'production-url': live.origin,
      baseline: 'production',
      tools: 'redirects serp',
    })
    expect(lostOf(report)).toEqual([['/pr-7/lost', 404]])
  })

  test('whose production is down is compared with nothing', async () => {
    const draft = await serve({ '/': page('Bicycles') })
    const { report } = await audit({
      url: draft.origin,
      'production-url': 'http://127.0.0.1:1/',
      baseline: 'production',
      tools: 'redirects serp',
    })
    expect(report.comparison).toBeUndefined()
    expect(report.withoutBaseline).toContain('nothing was measured of production')
    expect(placesOf(report, 'redirects/address-lost').outcome).not.toBe('fail')
  })
})
