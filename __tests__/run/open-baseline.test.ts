import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FailureRef } from '../../src/api/comparison.ts'
import type { Page } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import type { Report } from '../../src/report/report.ts'
import { openIncremental } from '../../src/run/incremental/open-incremental.ts'
import { openBaseline } from '../../src/run/open-baseline.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { piecesOf } from '../support/pieces.ts'
import { type Finished, runProgram } from '../support/runs.ts'
import { type Answer, startWebServer, type WebServer } from '../support/web-server.ts'

let folder: string
let servers: WebServer[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baseline-'))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()))
  servers = []
  await rm(folder, { recursive: true, force: true })
})

async function serve(routes: Record<string, Answer>): Promise<WebServer> {
  const server = await startWebServer(routes)
  servers.push(server)
  return server
}

interface PageParts {
  name: string
  head?: string
  main?: string
}

/** A page of the site as one build makes it: the names of its assets and the lines before its content are its own. */
function page(build: string, { name, head = '', main = '' }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<title>${name} made by hand in our shop in Bristol</title>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/app.${build}.css">
${'\n'.repeat(build.charCodeAt(0) % 7)}${head}
</head>
<body><header><nav><a href="/">Home</a> <a href="/about">About us</a> <a href="/shop">Our shop</a></nav></header>
<main><h1>${name}</h1>
<p>${`${name} of steel are made by hand by the same three people since many years. `.repeat(6)}</p>
${main}</main></body></html>`
}

const description = (name: string) =>
  `<meta name="description" content="${name} of steel, made by hand in Bristol since 1974, with a guarantee of ten years on every frame.">`
const link = (path: string) => `<p>Read more on <a href="${path}">the page ${path.slice(1)}</a> of ours.</p>`

function site(build: string, pages: Record<string, PageParts>): Record<string, Answer> {
  return {
    ...Object.fromEntries(Object.entries(pages).map(([path, parts]) => [path, page(build, parts)])),
    [`/assets/app.${build}.css`]: { headers: { 'content-type': 'text/css' }, body: 'body{}' },
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /cart\n' },
  }
}

const production = (build: string) =>
  site(build, {
    '/': { name: 'Bicycles', head: description('Bicycles'), main: link('/gone') + link('/lost') },
    '/about': {
      name: 'People',
      head: `${description('People')}<link rel="canonical" href="/about">`,
      main: '<p><a href="/shop"></a></p>',
    },
    '/shop': { name: 'Frames' },
  })

/** Two faults are gone: a broken link and a missing description. Three are new: see the test. */
const preview = (build: string) =>
  site(build, {
    '/': {
      name: 'Bicycles',
      head: description('Bicycles'),
      main: `<p>New!</p>${link('/lost')}${link('/new')}`,
    },
    '/about': {
      name: 'People',
      head: `${description('People')}<link rel="canonical" href="ftp://shop.example/about">`,
      main: '<p>We are open.</p><p><a href="/shop"></a></p>',
    },
    '/shop': { name: 'Frames', head: `<meta name="robots" content="noindex">${description('Frames')}` },
  })

const audit = (given: Written, around = {}): Promise<Finished> =>
  runProgram(
    {
      paths: '/ /about /shop',
      tools: 'robots serp content broken-links',
      'report-dir': join(folder, 'out'),
      ...given,
    },
    around,
  )

/** As `serp/title-missing /about at /about`: check, path of the page, path of what is at fault. */
function named(failures: readonly FailureRef[]): string[] {
  return failures.map(({ check, page, place }) => {
    const where = place ? ` at ${new URL(place.url).pathname}` : ''
    return `${check} ${new URL(page).pathname}${where}`
  })
}

async function writtenReport(): Promise<Report> {
  return JSON.parse(await readFile(join(folder, 'out/report.json'), 'utf8')) as Report
}

describe('a preview against production', () => {
  const againstProduction = (live: WebServer, given: Written): Promise<Finished> =>
    audit({ baseline: 'production', 'production-url': live.origin, 'fail-on': 'notice', ...given })

  test.each(['3f9ab2c1', '77aa0b1c', 'a0b1c2d3'])(
    'has the same three new failures and two fixed ones in build %s',
    async build => {
      const [live, draft] = [await serve(production('0a1b2c3d')), await serve(preview(build))]
      const { report, warnings } = await againstProduction(live, { url: draft.origin })
      const { comparison, verdict, pages } = report
      expect(named(comparison!.new)).toEqual([
        'broken-links/broken-internal-link / at /new',
        'robots/noindex-meta /shop at /shop',
        'serp/canonical-invalid /about at /about',
      ])
      expect(named(comparison!.fixed)).toEqual([
        'broken-links/broken-internal-link / at /gone',
        'serp/description-missing /shop at /shop',
      ])
      expect(named(comparison!.known)).toContain('content/link-empty /about')
      expect(verdict.reasons).toEqual(comparison!.new.map(({ check }) => expect.stringContaining(check)))
      expect(comparison).toMatchObject({ baseline: `production at ${live.origin}`, notes: [] })
      expect(warnings).toEqual([])
      expect(pages.map(({ url }) => new URL(url).origin)).toEqual(pages.map(() => draft.origin))
      expect(await writtenReport()).toMatchObject({ comparison: JSON.parse(JSON.stringify(comparison)) })
    },
  )

  test('can be judged by an expression over the comparison, and tells of no page of production', async () => {
    const [live, draft] = [await serve(production('0a1b2c3d')), await serve(preview('3f9ab2c1'))]
    const pages: string[] = []
    const { report } = await audit(
      {
        url: draft.origin,
        baseline: 'production',
        'production-url': live.origin,
        'fail-on': 'never',
        'fail-if': 'report: $count(comparison.fixed) = 2',
      },
      { onPage: (page: Page) => pages.push(page.url) },
    )
    expect(report.verdict.reasons).toEqual(['report: fail-if "$count(comparison.fixed) = 2" is true'])
    expect(pages.map(url => new URL(url).origin)).toEqual([draft.origin, draft.origin, draft.origin])
  })

  test('sends the headers of the preview to no page of production', async () => {
    const seen: Record<string, (string | undefined)[]> = { live: [], draft: [] }
    const noting = (name: string, routes: Record<string, Answer>): Record<string, Answer> =>
      Object.fromEntries(
        Object.entries(routes).map(([path, body]) => [
          path,
          (request, response) => {
            seen[name]!.push(request.headers['x-bypass'] as string | undefined)
            if (typeof body !== 'string') return response.writeHead(404).end()
            return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
          },
        ]),
      )
    const live = await serve(noting('live', production('0a1b2c3d')))
    const draft = await serve(noting('draft', preview('0a1b2c3d')))
    await againstProduction(live, { url: draft.origin, headers: 'x-bypass: secret-of-the-preview' })
    expect(new Set(seen['draft'])).toEqual(new Set(['secret-of-the-preview']))
    expect(new Set(seen['live'])).toEqual(new Set([undefined]))
  })

  test('that lacks a page counts what fails there, and says so', async () => {
    const { '/shop': _, ...routes } = production('0a1b2c3d')
    const { '/shop': shop, ...others } = preview('3f9ab2c1')
    // With its noindex nobody would miss the title.
    const untitled = String(shop).replace(/<title>.*?<\/title>|<meta name="robots"[^>]*>/gs, '')
    const [live, draft] = [await serve(routes), await serve({ ...others, '/shop': untitled })]
    const { report, warnings } = await againstProduction(live, { url: draft.origin, tools: 'serp' })
    expect(named(report.comparison!.new)).toContain('serp/title-missing /shop at /shop')
    expect(warnings).toEqual([
      `baseline: ${draft.origin}/shop: is not in the baseline, so its failures count as new`,
    ])
  })

  test('that is down is no baseline, which is said and changes nothing else', async () => {
    const [live, draft] = [await startWebServer({}), await serve(preview('3f9ab2c1'))]
    await live.close()
    const { report, warnings } = await againstProduction(live, { url: draft.origin, tools: 'serp' })
    expect(report.comparison).toBeUndefined()
    expect(report.withoutBaseline).toMatch(/^nothing was measured of production at http:/)
    expect(warnings).toEqual([`baseline: ${report.withoutBaseline}; every failure counts`])
    expect(report.verdict.reasons.join()).toContain('serp/favicon-missing')
  })

  test('is compared in shards as in one run', async () => {
    const [live, draft] = [await serve(production('0a1b2c3d')), await serve(preview('3f9ab2c1'))]
    const whole = await againstProduction(live, { url: draft.origin })
    for (const number of [1, 2]) {
      const place = join(folder, `shards/${number}`)
      await againstProduction(live, { url: draft.origin, shard: `${number}/2`, 'report-dir': place })
    }
    const merged = await runProgram({
      merge: join(folder, 'shards'),
      baseline: 'production',
      'production-url': live.origin,
      'fail-on': 'notice',
      'report-dir': join(folder, 'out'),
    })
    expect(merged.report.comparison).toEqual(whole.report.comparison)
    expect(merged.report.verdict).toEqual(whole.report.verdict)
    expect(merged.report.baseline).toBeUndefined()
  })
})

describe('a report as the baseline', () => {
  let draft: WebServer
  let file: string
  beforeAll(async () => {
    const live = await serve(production('0a1b2c3d'))
    draft = await serve(preview('3f9ab2c1'))
    file = join(folder, 'main.json')
    await audit({ url: live.origin })
    await writeFile(file, JSON.stringify(await writtenReport()))
  })

  const newOf = ({ report }: Finished) => named(report.comparison!.new)

  test('gives the same failures from a file and from the base branch', async () => {
    const fromFile = await audit({ url: draft.origin, baseline: file })
    const written = await readFile(file)
    const branchReport = async () => piecesOf(written)
    const fromBranch = await audit({ url: draft.origin, baseline: 'branch' }, { branchReport })
    expect(newOf(fromFile)).toHaveLength(3)
    expect(newOf(fromBranch)).toEqual(newOf(fromFile))
    expect(fromFile.report.comparison!.fixed).toHaveLength(2)
    expect(fromBranch.report.comparison!.baseline).toMatch(/^the base branch, \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
  })

  test('hands on the figures of the runs before it, the last 20', async () => {
    const written = JSON.parse(await readFile(file, 'utf8')) as Report
    const { startedAt, score, counts } = written
    const own = { startedAt, score, errors: counts.error, warnings: counts.warning }
    const first = await audit({ url: draft.origin, baseline: file })
    expect(first.report.history).toEqual([own])
    expect((await writtenReport()).history).toEqual([own])
    const earlier = Array.from({ length: 20 }, (_, day) => ({
      startedAt: `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00.000Z`,
      score: null,
      errors: day,
      warnings: 0,
    }))
    const branchReport = async () => piecesOf(JSON.stringify({ ...written, history: earlier }))
    const { report } = await audit({ url: draft.origin, baseline: 'branch' }, { branchReport })
    expect(report.history).toEqual([...earlier.slice(1), own])
  })

  test('does not count what is ignored as new or fixed, and takes tools of overrides', async () => {
    const config = join(folder, 'config.yml')
    await writeFile(
      config,
      'overrides:\n  - url: /shop\n    tools: -robots\nignore:\n  - serp/* /about\n  - "*/*link* */new"\n',
    )
    const { report, warnings } = await audit({ url: draft.origin, baseline: file, config })
    expect(newOf({ report, warnings })).toEqual([])
    expect(report.verdict).toMatchObject({ passed: true, reasons: [] })
    expect(report.pages.map(({ runs }) => runs.length)).toEqual([4, 4, 3])
    const written = JSON.stringify(await writtenReport())
    expect(written).toContain('"ignored":"serp/* /about"')
    expect(written).toContain('"by":"*/*link* */new"')
  })

  test.each<[string, Written, RegExp]>([
    ['a file that is not there', { baseline: './none.json' }, /^"\.\/none\.json" is not there$/],
    ['a branch without report', { baseline: 'branch' }, /^the base branch has no report yet$/],
  ])('%s is said, and the run goes on without', async (_, given, missing) => {
    const { report, warnings } = await audit(
      { url: draft.origin, tools: 'robots', ...given },
      { branchReport: async () => undefined },
    )
    expect(report.comparison).toBeUndefined()
    expect(report.withoutBaseline).toMatch(missing)
    expect(warnings).toEqual([`baseline: ${report.withoutBaseline}; every failure counts`])
    expect(report.verdict.reasons).toEqual([expect.stringContaining('robots/noindex-meta')])
  })

  test('that GitHub refuses is said with its cause', async () => {
    const branchReport = () => Promise.reject(new Error('the token lacks "actions: read"'))
    const { report } = await audit(
      { url: draft.origin, tools: 'robots', baseline: 'branch' },
      { branchReport },
    )
    expect(report.withoutBaseline).toBe('the report of the base branch: the token lacks "actions: read"')
  })

  test('of a branch that is no report is said with what is wrong', async () => {
    const { report } = await audit(
      { url: draft.origin, tools: 'robots', baseline: 'branch' },
      { branchReport: async () => piecesOf('{') },
    )
    expect(report.withoutBaseline).toBe('the report of the base branch: its report.json is not JSON')
  })

  test('of a service is not compared with one of the engine', async () => {
    const hosted = join(folder, 'hosted.json')
    await writeFile(hosted, (await readFile(file, 'utf8')).replace('"source":"engine"', '"source":"hosted"'))
    const { report } = await audit({ url: draft.origin, tools: 'robots', baseline: hosted })
    expect(report.withoutBaseline).toMatch(
      /was measured by a hosted service, and this run by the embedded engine$/,
    )
  })

  test.each([
    ['text', 'no JSON at all', /^baseline: ".*" is not JSON$/],
    [
      'JSON of something else',
      '{"pages":[]}',
      /^baseline: ".*" is not a report that this version can read: schemaVersion: /,
    ],
    [
      'a report with values of any depth',
      `{"facts":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      /^baseline: ".*" is nested more than 250 levels deep$/,
    ],
  ])('that is %s is refused before any request', async (_, content, message) => {
    const wrong = join(folder, 'wrong.json')
    await writeFile(wrong, content)
    const { requests } = draft
    const before = requests.length
    await expect(audit({ url: draft.origin, baseline: wrong })).rejects.toThrow(message)
    expect(requests).toHaveLength(before)
  })

  test.each([
    [
      'is in the checkout',
      [],
      /^All pages are measured, since the baseline is in the checkout, where a pull request/,
    ],
    ['was made without fingerprints', undefined, /since the baseline was made without "incremental"$/],
  ])('gives no results that are taken over where it %s', async (_, others, note) => {
    const notes: string[] = []
    const settings = await loadSettings(
      {
        url: draft.origin,
        tools: 'robots',
        baseline: file,
        incremental: 'true',
        'report-dir': join(folder, 'taken'),
      },
      path => path,
    )
    // As on a runner: the workspace first, then where else a file may be.
    const within = others && { ...settings.within, baseline: [folder, ...others] }
    const { whole, isForeign, baseline } = await openBaseline(
      { ...settings, ...(within && { within }) },
      undefined,
    )
    expect(baseline).toBeDefined()
    await openIncremental({} as SeoApi, [], {
      settings,
      preview: undefined,
      baseline: whole,
      isForeign,
      signal: new AbortController().signal,
      onNote: line => notes.push(line),
    })
    expect(notes).toEqual([expect.stringMatching(note)])
  })

  test('of a branch is refused where there is no GitHub', async () => {
    await expect(audit({ url: draft.origin, baseline: 'branch' })).rejects.toThrow(
      /^baseline: "branch" works only in a GitHub workflow/,
    )
  })
})
