import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { pagesOfFolder } from '../../src/pages/folder-pages.ts'
import { readHostRules } from '../../src/pages/host-rules.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const REDIRECTS = `
# old addresses
/old      /new
/gone/*   /archive/:splat 302!
/news/:year/:slug /blog/:slug?year=:year 301
/work     /works.html   200
/café     /kaffee/grüße
/shop/*   https://shop.example/:splat  301
/api/*    https://api.example/:splat  200
/de       /de/  302  Country=de
/find id=:id /items/:id 301
/*        /index.html   200
`

test.each([
  ['/old', { status: 301, to: '/new' }],
  ['/old/', { status: 301, to: '/new' }],
  ['/gone/a/b', { status: 302, to: '/archive/a/b' }],
  ['/news/2026/open', { status: 301, to: '/blog/open?year=2026' }],
  ['/work', { status: 200, to: '/works.html' }],
  ['/caf%C3%A9', { status: 301, to: '/kaffee/gr%C3%BC%C3%9Fe' }],
  ['/shop/bikes', { status: 301, to: 'https://shop.example/bikes' }],
])('%s is answered as _redirects says', async (path, answer) => {
  const rules = await readHostRules(await folderOf({ _redirects: REDIRECTS }))
  expect(rules.answerTo(path)).toEqual(answer)
})

test.each([
  ['what another host answers', '/api/bikes'],
  ['a rule with a condition', '/de'],
  ['a rule with a query', '/find'],
  ['an app at any address', '/typo'],
])('%s is not known', async (_, path) => {
  const rules = await readHostRules(await folderOf({ _redirects: REDIRECTS }))
  expect(rules.answerTo(path)).toBeUndefined()
})

test('the tables of netlify.toml are rules too, but for those with conditions', async () => {
  const toml = `
[build]
  publish = "."
[[redirects]]
  from = "/works"
  to = "/pages/works.html"
  status = 200
[[redirects]]
  from = '/old' # moved
  to = '/new'
[[redirects]]
  from = "/de"
  to = "/de/"
  [redirects.conditions]
    Country = ["de"]
[[headers]]
  for = "/*"
`
  const rules = await readHostRules(await folderOf({ 'netlify.toml': toml }))
  expect(rules.answerTo('/works')).toEqual({ status: 200, to: '/pages/works.html' })
  expect(rules.answerTo('/old')).toEqual({ status: 301, to: '/new' })
  expect(rules.answerTo('/de')).toBeUndefined()
  expect(rules.addressOf('/pages/works.html')).toBe('/works')
})

const VERCEL = {
  cleanUrls: true,
  redirects: [
    { source: '/old', destination: '/new' },
    { source: '/sale', destination: '/offers', permanent: false },
    { source: '/shop/:path*', destination: 'https://shop.example/:path*', statusCode: 301 },
    { source: '/de', destination: '/de/', has: [{ type: 'host', value: 'a.example' }] },
    { source: '/post-(\\d+)', destination: '/posts' },
    7,
  ],
  rewrites: [
    { source: '/kontakt', destination: '/contact.html' },
    { source: '/(.*)', destination: '/index.html' },
  ],
}

test.each([
  ['/old', { status: 308, to: '/new' }],
  ['/sale', { status: 307, to: '/offers' }],
  ['/shop/bikes/red', { status: 301, to: 'https://shop.example/bikes/red' }],
  ['/kontakt', { status: 200, to: '/contact.html' }],
  ['/de', undefined],
  ['/post-7', undefined],
  ['/typo', undefined],
])('%s is answered as vercel.json says', async (path, answer) => {
  const rules = await readHostRules(await folderOf({ 'vercel.json': JSON.stringify(VERCEL) }))
  expect(rules.answerTo(path)).toEqual(answer)
})

test('a vercel.json that is no JSON has no rules', async () => {
  for (const text of ['{', '[]', '7', '{"redirects":7}'])
    expect((await readHostRules(await folderOf({ 'vercel.json': text }))).answerTo('/old')).toBeUndefined()
})

test('a folder is served by its rules, and files go before them', async () => {
  const page = '<!doctype html><title>x</title>'
  const folder = await folderOf({
    'index.html': page,
    'works.html': `${page}<h1>Works</h1>`,
    'new.html': page,
    _redirects: '/work /works.html 200\n/new /index.html 200\n/old /new 301\n/lost /missing.html 200',
  })
  const site = await serveStaticSite(folder)
  cleanups.push(() => site.close())
  const asked = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
  expect(await (await asked('/work')).text()).toContain('Works')
  expect((await asked('/old')).headers.get('location')).toBe('/new')
  expect((await asked('/lost')).status).toBe(404)
  const { pages } = await pagesOfFolder(site.root, site.origin, join(folder, 'report'))
  expect(pages.map(({ url }) => url.slice(site.origin.length))).toEqual(['/', '/new', '/work'])
})

const onPosix = process.platform === 'win32' ? test.skip : test

onPosix('a pipe in place of the rules holds nobody up', async () => {
  const folder = await folderOf({})
  execFileSync('mkfifo', [join(folder, '_redirects')])
  expect((await readHostRules(folder)).answerTo('/old')).toBeUndefined()
})
