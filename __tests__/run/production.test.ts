import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ReportView } from '../../src/report/view/report-view.ts'
import type { Written } from '../../src/settings/table.ts'
import { runProgram } from '../support/runs.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const HOME = 'https://www.shop.example/'
const PAGE = `<!doctype html><html lang="en"><head><title>Bicycles, made by hand in Bristol</title>
<link rel="canonical" href="${HOME}"><meta property="og:url" content="${HOME}"></head><body><h1>Bicycles</h1></body></html>`

let site: WebServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
  site = await startWebServer({
    '/': { headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' }, body: PAGE },
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/** Whether a noindex that platforms add passes, as it does on a preview alone, and what the run says of it. */
async function audit(given: Written) {
  const notes: string[] = []
  const written = { url: site.origin, tools: 'robots', 'report-dir': join(folder, 'out'), ...given }
  const { report } = await runProgram(written, { onNote: line => notes.push(line) })
  const checks = report.pages[0]!.runs[0]!.checks
  return { noindex: checks.find(({ id }) => id === 'robots/noindex-header'), notes }
}

test('production that the pages agree on is named, and its rules hold', async () => {
  const { noindex, notes } = await audit({})
  expect(noindex).toMatchObject({
    outcome: 'pass',
    message: expect.stringContaining('on a preview of www.shop.example'),
  })
  expect(notes).toEqual([
    `The pages are judged as a preview of ${HOME}, which canonical and og:url name. Set "production-url" to it, or to "none" if that is wrong`,
  ])
})

test('a CNAME file names production alone', async () => {
  const build = join(folder, 'with-domain')
  await mkdir(build, { recursive: true })
  await writeFile(
    join(build, 'index.html'),
    '<!doctype html><html lang="en"><title>Sheds</title><h1>Sheds</h1>',
  )
  await writeFile(join(build, 'CNAME'), 'sheds.example.org\n')
  const notes: string[] = []
  await runProgram(
    { 'static-dir': build, tools: 'serp', formats: 'markdown', 'report-dir': join(folder, 'out') },
    { onNote: line => notes.push(line) },
  )
  expect(notes).toEqual([
    'The pages are judged as a preview of https://sheds.example.org/, which CNAME names. Set "production-url" to it, or to "none" if that is wrong',
  ])
  const shown = await readFile(join(folder, 'out', 'report.md'), 'utf8')
  expect(shown).toContain('https://sheds.example.org')
  expect(shown).not.toContain('127.0.0.1')
})

test('a page in a folder that is called as that of production is a page like the others', async () => {
  const at = 'https://mary.github.io/sheds/'
  const build = join(folder, 'with-namesake')
  for (const path of ['', 'sheds', 'prices', 'contact']) {
    await mkdir(join(build, path), { recursive: true })
    const links = ['', 'sheds/', 'prices/', 'contact/'].map(to => `<a href="${at}${to}">Go to ${to}</a>`)
    await writeFile(
      join(build, path, 'index.html'),
      `<!doctype html><html lang="en"><title>Sheds ${path}</title><link rel="canonical" href="${at}${path && `${path}/`}"><h1>Sheds ${path}</h1>${links.join(' ')}`,
    )
  }
  const { report } = await runProgram({
    'static-dir': build,
    'production-url': at,
    tools: 'serp broken-links',
    'report-dir': join(folder, 'out'),
  })
  const failed = report.pages.flatMap(({ url, runs }) =>
    runs.flatMap(({ checks }) =>
      checks.flatMap(({ id, outcome }) =>
        outcome === 'fail' && /broken-links|canonical/.test(id) ? [{ url, id, outcome }] : [],
      ),
    ),
  )
  expect(report.pages.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/',
    '/contact/',
    '/prices/',
    '/sheds/',
  ])
  expect(failed).toEqual([])
})

test('production-url goes before what the pages say', async () => {
  const { noindex, notes } = await audit({ 'production-url': 'https://other.example' })
  expect(noindex).toMatchObject({ message: expect.stringContaining('on a preview of other.example') })
  expect(notes).toEqual([])
})

test('production-url: none says that it is no preview', async () => {
  const { noindex, notes } = await audit({ 'production-url': 'none' })
  expect(noindex).toMatchObject({ outcome: 'fail' })
  expect(notes).toEqual([])
})

test.each(['https://sheds.example/guide/', 'https://sheds.example/', 'none'])(
  'a build for a folder is in that folder of production, with its sitemap: %s',
  async production => {
    const build = join(folder, 'build')
    await mkdir(join(build, 'walls'), { recursive: true })
    const page =
      '<!doctype html><html lang="en"><head><title>Sheds</title><script src="/guide/app.js"></script>'
    const urls = ['', 'walls/'].map(path => `<url><loc>https://sheds.example/guide/${path}</loc></url>`)
    const files = {
      'index.html': `${page}<body><a href="/guide/walls/">Walls</a>`,
      'walls/index.html': `${page}<body><a href="/guide/">Sheds</a>`,
      'app.js': '',
      'robots.txt': 'Sitemap: https://sheds.example/guide/sitemap.xml\n',
      'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    }
    for (const [name, content] of Object.entries(files)) await writeFile(join(build, name), content)

    const { report } = await runProgram({
      'static-dir': build,
      'production-url': production,
      tools: 'sitemap broken-links',
      'report-dir': join(folder, 'out'),
    })

    expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/guide/', '/guide/walls/'])
    const runs = [...report.pages, ...report.sites].flatMap(({ runs }) => runs)
    const failed = runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'))
    expect(failed.map(({ id }) => id)).toEqual([])
  },
)

test.each([
  [
    'beside that folder alone',
    '',
    ['broken-links/files-outside-site-folder', 'broken-links/files-outside-site-folder'],
  ],
  ['in that folder as well', 'guide/', ['sitemap/listed-broken']],
])('where the build alone speaks of a folder, and the sitemap lists pages %s', async (_, first, expected) => {
  const build = join(folder, `guess-${first.length}`)
  await mkdir(build, { recursive: true })
  const page = `<!doctype html><html lang="en"><head><title>Sheds</title><link rel="canonical" href="https://sheds.example/${first}"><script src="/guide/app.js"></script>`
  const urls = [first, 'walls'].map(path => `<url><loc>https://sheds.example/${path}</loc></url>`)
  const files = {
    'index.html': `${page}<body><a href="/guide/walls">Walls</a>`,
    'walls.html': `${page}<body><a href="/guide/">Sheds</a>`,
    'app.js': '',
    'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(build, name), content)
  const notes: string[] = []

  const { report } = await runProgram(
    {
      'static-dir': build,
      'production-url': 'https://sheds.example',
      tools: 'sitemap broken-links',
      analyze: 'true',
      'report-dir': join(folder, 'out'),
    },
    { onNote: line => notes.push(line) },
  )

  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/guide/', '/guide/walls'])
  const runs = [...report.pages, ...report.sites].flatMap(({ runs }) => runs)
  const failed = runs.flatMap(({ checks }) =>
    checks.filter(({ id, outcome }) => outcome === 'fail' && /listed-(?:broken|redir)|outside-/.test(id)),
  )
  expect(failed.map(({ id }) => id)).toEqual(expected)
  expect(notes).toContainEqual(
    'The pages load their scripts and styles from /guide/, so they are judged as https://sheds.example/guide/. If they will be at https://sheds.example/, set the base path of the build to /: nothing would load there',
  )
})

test('settings mean a page by its address on production and on the preview', async () => {
  const config = join(folder, 'config.yml')
  await writeFile(
    config,
    `ignore: serp/description-missing ${HOME}\noverrides:\n  - url: https://www.shop.example/*\n    tools: serp\n    min-score: 100\n`,
  )
  const { report, warnings } = await runProgram({
    url: site.origin,
    tools: 'robots',
    config,
    'report-dir': join(folder, 'out'),
  })
  const [run, ...others] = report.pages[0]!.runs
  expect([run?.tool, others]).toEqual(['serp', []])
  expect(run!.checks.find(({ id }) => id === 'serp/description-missing')).toMatchObject({
    ignored: `serp/description-missing ${HOME}`,
  })
  expect(report.verdict.reasons).toEqual([expect.stringContaining('is below min-score 100')])
  expect(warnings).toEqual([])
})

describe('what people are shown of a server on this machine', () => {
  const shown = async (productionUrl: string) => {
    const views: ReportView[] = []
    const written = {
      url: site.origin,
      tools: 'serp',
      'report-dir': join(folder, 'out'),
      'production-url': productionUrl,
    }
    const publish = async (view: ReportView) => {
      views.push(view)
    }
    const { report } = await runProgram(written, { publish })
    const json = JSON.parse(await readFile(join(folder, 'out/report.json'), 'utf8')) as {
      pages: { url: string }[]
    }
    expect([report, json].map(({ pages }) => pages[0]!.url)).toEqual([`${site.origin}/`, `${site.origin}/`])
    const html = await readFile(join(folder, 'out/report.html'), 'utf8')
    return { urls: JSON.stringify(views).match(/https?:\/\/(?:127|www\.shop)[^/"\s]*/g), html }
  }

  test('goes by its address on production', async () => {
    const { urls, html } = await shown('https://www.shop.example')
    expect(new Set(urls)).toEqual(new Set(['https://www.shop.example']))
    expect(html).toContain(`href="${HOME}"`)
    expect(html).not.toContain(site.origin)
  })

  test('goes by its address in a folder of production', async () => {
    const { html } = await shown('https://www.shop.example/docs/')
    expect(html).toContain('href="https://www.shop.example/docs/"')
    expect(html).not.toContain(site.origin)
  })

  test('is no link where production is not known', async () => {
    const { urls, html } = await shown('none')
    expect(urls).toContain(site.origin)
    expect(html).toContain(site.origin)
    expect(html).not.toContain(`href="${site.origin}`)
  })
})

test('baseline: production needs an address', async () => {
  await expect(audit({ 'production-url': 'none', baseline: 'production' })).rejects.toThrow(
    'production-url: is missing',
  )
})
