import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { brokenLinksTool } from '../../src/engine/tools/broken-links/broken-links.ts'
import { uxTool } from '../../src/engine/tools/ux/ux.ts'
import { readHtaccess } from '../../src/pages/htaccess.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { auditVisit } from '../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../support/visits.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const PAGES = {
  'index.html': '<h1>home</h1>',
  'about.html': '<h1>about</h1>',
  'marriage/index.html': '<h1>marriage</h1>',
  'recipes/flow.html': '<h1>flow</h1>',
  'mission/our-aim/index.html': '<h1>aim</h1>',
}

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'htaccess-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries({ ...PAGES, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const REWRITES = `
RewriteEngine On
RewriteCond %{HTTPS} off
RewriteRule ^(.*)$ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
RewriteCond %{HTTP_HOST} ^www\\.(.+)$ [NC]
RewriteRule ^(.*)$ https://%1/$1 [R=301,L]
RewriteRule ^old/secret - [F,L]
RewriteRule ^old/gone/?$ - [G]
RewriteCond %{THE_REQUEST} \\.html [NC]
RewriteRule ^(.*)\\.html$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteRule ^missions/our-aim/?$ /mission/our-aim/ [R=301,L]
RewriteRule ^(team|contact)/?$ /about.html [NC,L]
RewriteRule ^old/(?!new).*$ /about.html [R=301,L]
RewriteRule ^shop/(.*)$ https://shop.example/$1 [R=301,L]
RewriteRule ^(.*)\\.php$ https://www.example.com/$1 [R=301,L]
RewriteCond %{HTTP_COOKIE} lang=de
RewriteRule ^de$ /about.html [L]
`

const MOVES = `
# Redirect 301 /nothing /about.html
Redirect 301 /flow /recipes/flow
Redirect permanent "/two words" /about.html
RedirectMatch 301 ^/blog/(.+)$ /recipes/$1
Redirect gone /old
Redirect 410 /older /about.html
Redirect 302 /elsewhere https://other.example/
Redirect 301 /typo /nowhere
<IfModule !mod_rewrite.c>
Redirect 301 /unused /about.html
</IfModule>
<FilesMatch "x">
Redirect 301 /files /about.html
</FilesMatch>
<IfModule mod_alias.c>
Redirect 301 \\
  /used /about.html
</IfModule>
`

describe.each<[what: string, rules: string, more: Record<string, string>, may: string[], not: string[]]>([
  [
    'rewriting',
    REWRITES,
    {},
    ['/marriage.html', '/missions/our-aim', '/Team/', '/contact', '/old/x', '/shop/bikes?a=b'],
    ['/marraige/', '/marraige.html', '/nothing', '/old/secret/x', '/old/gone', '/x.php', '/de', '/img/x.png'],
  ],
  [
    'redirects',
    MOVES,
    {},
    ['/flow', '/two%20words', '/blog/flow', '/elsewhere', '/elsewhere/x', '/used'],
    ['/flow2', '/flow/x', '/blog/x', '/old', '/older', '/typo', '/unused', '/files'],
  ],
  ['rewriting that is off', REWRITES.replace('On', 'Off'), {}, [], ['/marriage.html', '/contact']],
  ['moving the whole site', 'Redirect 301 / https://new.example/', {}, [], ['/nothing', '/a/b']],
  [
    'an app for all',
    'RewriteEngine On\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^ index.html [L]\n',
    {},
    [],
    ['/nothing'],
  ],
  [
    'a program for all that is not there',
    'RewriteEngine On\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule . /index.php [L]\n',
    {},
    [],
    ['/nothing'],
  ],
  [
    'a program for all',
    'RewriteEngine On\nRewriteRule ^private/ - [F]\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_FILENAME} !-d\nRewriteRule . /index.php [L]\n',
    { 'index.php': '<?php' },
    ['/nothing', '/events/', '/events/open-day.html'],
    ['/private/x', '/photo.jpg', '/style.css'],
  ],
  [
    'a program as the index',
    'DirectoryIndex index.html index.php',
    { 'forum/index.php': '' },
    ['/forum/'],
    ['/x/'],
  ],
  [
    'rules that end',
    'RewriteEngine On\nRewriteRule ^a$ b [L]\nRewriteRule ^b$ a [L]\nRewriteRule ^(.*)x$ $1xx [L]\n',
    {},
    [],
    ['/a', '/b', '/yx'],
  ],
])('%s', (_, rules, more, may, not) => {
  test.each([...may.map(path => [path, true] as const), ...not.map(path => [path, false] as const)])(
    '%s: %s',
    async (path, expected) => {
      const htaccess = await readHtaccess(await folderOf({ ...more, '.htaccess': rules }), '')
      expect(await htaccess.mayAnswer(path)).toBe(expected)
    },
  )
})

test.each([['CNAME'], ['_redirects'], ['netlify.toml']])('with %s it is of no use', async name => {
  const htaccess = await readHtaccess(await folderOf({ [name]: '', '.htaccess': MOVES }), '')
  expect(await htaccess.mayAnswer('/flow')).toBe(false)
})

test('many rules and long paths end soon', async () => {
  const line = 'RewriteRule ^(.*)(.*)(.*)(.*)x$ /about.html$1 [L]\n'
  const htaccess = await readHtaccess(
    await folderOf({ '.htaccess': `RewriteEngine On\n${line.repeat(3000)}` }),
    '',
  )
  const start = performance.now()
  expect(await htaccess.mayAnswer(`/${'a'.repeat(900)}`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(3000)
})

describe('served', () => {
  async function get(files: Readonly<Record<string, string>>, path: string) {
    const site = await serveStaticSite(await folderOf(files))
    cleanups.push(() => site.close())
    const { statusCode, headers, body } = await request(site.origin + path)
    return { statusCode, headers, text: await body.text() }
  }

  test('what a rule may answer is told with the 404', async () => {
    const { statusCode, headers } = await get({ '.htaccess': REWRITES }, '/marriage.html')
    expect(statusCode).toBe(404)
    expect(headers['seo-preflight-made-at-deployment']).toBe('.htaccess')
    const typo = await get({ '.htaccess': REWRITES }, '/marraige/')
    expect(typo.headers['seo-preflight-made-at-deployment']).toBeUndefined()
  })

  test('the page for what is missing is the one of ErrorDocument', async () => {
    const files = { '404.html': 'other', 'fehler/404.html': 'own' }
    const named = await get({ ...files, '.htaccess': 'ErrorDocument 404 /fehler/404.html' }, '/x')
    expect(named).toMatchObject({ statusCode: 404, text: 'own' })
    expect(named.headers['content-location']).toBe('/fehler/404.html')
    const lost = await get({ ...files, '.htaccess': 'ErrorDocument 404 /lost.html' }, '/x')
    expect(lost).toMatchObject({ statusCode: 404, text: 'other' })
    expect(lost.headers['content-location']).toBeUndefined()
  })

  test('the index of a folder has the name of DirectoryIndex', async () => {
    const files = { 'shop/home.html': 'shop', '.htaccess': 'DirectoryIndex index.html home.html' }
    expect(await get(files, '/shop/')).toMatchObject({ statusCode: 200, text: 'shop' })
    const moved = await get(files, '//shop?a=b')
    expect(moved).toMatchObject({ statusCode: 301 })
    expect(moved.headers['location']).toBe('/shop/?a=b')
    expect(await get(files, '/')).toMatchObject({ text: '<h1>home</h1>' })
  })
})

describe('audited', () => {
  async function visitOf(files: Readonly<Record<string, string>>) {
    const site = await serveStaticSite(await folderOf(files))
    cleanups.push(() => site.close())
    const http = startHttpClient()
    cleanups.push(() => http.close())
    return openVisit(`${site.origin}/`, { http })
  }

  const LINKS =
    '<!doctype html><html lang="en"><title>Parish</title><a href="marriage.html">Marriage</a><a href="marraige/">Typo</a>'

  test('a link is not broken where a rule may lead on, and a mistyped one is', async () => {
    const visit = await visitOf({ 'index.html': LINKS, '.htaccess': REWRITES })
    const check = (await auditVisit(brokenLinksTool, visit)).check('broken-internal-link')
    expect(check.occurrences).toMatchObject([{ message: expect.stringContaining('/marraige/ answers 404') }])
    const right = LINKS.replace('marraige/', 'about')
    const other = await visitOf({ 'index.html': right, '.htaccess': REWRITES })
    expect((await auditVisit(brokenLinksTool, other)).check('broken-internal-link')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringMatching(/marriage\.html \(answers 404 here; a rule in \.htaccess may/),
    })
  })

  const LOST = '<!doctype html><title>Lost</title><link rel="stylesheet" href="site.css">'

  test.each([
    ['fail', 'a page for what is missing has another name', {}, 'ErrorDocument 404 /lost/page.html'],
    [
      'not-applicable',
      'a program answers for all',
      { 'index.php': '' },
      'RewriteEngine On\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^ index.php [L]\nErrorDocument 404 /lost/page.html',
    ],
  ])('%s where %s', async (outcome, _, more, rules) => {
    const files = { 'lost/page.html': LOST, 'site.css': 'p { color: red }', '.htaccess': rules }
    const result = await auditVisit(uxTool, await visitOf({ ...files, ...more }))
    expect(result.check('not-found-page-relative').outcome).toBe(outcome)
    expect(result.check('not-found-page-bare').outcome).toBe(outcome)
  })
})
