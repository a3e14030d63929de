import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { namesInTar, namesInZip, unpackedStart } from '../../src/pages/archive-names.ts'
import { publishedCopies } from '../../src/pages/published-copies.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { tarOf, zipOf } from '../support/archives.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

type Files = Readonly<Record<string, string | Buffer>>

async function folderOf(files: Files): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'copies-')))
  cleanups.push(() => rm(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

const PAGE = '<!doctype html><title>x</title>'
const SITE = {
  'index.html': PAGE,
  'about/index.html': PAGE,
  'contact.html': PAGE,
  'news/index.html': PAGE,
} as const
const COPY = ['shop/README.md', 'shop/docs/index.html', 'shop/docs/about.html', 'shop/docs/contact.html']
const ZIP = zipOf(COPY)
const DUMP =
  '-- MySQL dump 10.13\n--\n-- Host: localhost\nCREATE TABLE `users` (id int);\nINSERT INTO `users` VALUES (1);\n'
const PROGRAM = "<?php\n$password = 'x';\n"
const copiesOf = async (files: Files) => await publishedCopies(await folderOf({ ...SITE, ...files }))

describe('a copy of the site beside its pages is told', () => {
  test.each<[string, string, string | Buffer, object]>([
    ['a ZIP with pages of the site', 'shop.zip', ZIP, { kind: 'site', pages: 3 }],
    ['one with a comment', 'old/shop.zip', zipOf(COPY, 'made by hand'), { kind: 'site', pages: 3 }],
    ['a tar', 'shop.tar', tarOf(COPY), { kind: 'site', pages: 3 }],
    ['a packed tar', 'shop.tar.gz', gzipSync(tarOf(COPY)), { kind: 'site', pages: 3 }],
    [
      'an archive of a WordPress',
      'backup.zip',
      zipOf(['www/wp-config.php', 'www/wp-content/index.php']),
      { kind: 'wordpress' },
    ],
    ['a dump of MySQL', 'backup.sql', DUMP, { kind: 'database' }],
    ['a packed dump', 'backup.sql.gz', gzipSync(DUMP), { kind: 'database' }],
    ['a dump of PostgreSQL', 'live.dump', 'PGDMP\x01\x0e', { kind: 'database' }],
    ['a program under another name', 'lib/config.php.bak', PROGRAM, { kind: 'program' }],
    ['a copy of an editor', 'config.php~', PROGRAM, { kind: 'program' }],
  ])('%s', async (_, path, content, told) => {
    expect(await copiesOf({ [path]: content })).toEqual([{ path: `/${path}`, ...told }])
  })
})

const named = (title: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>x</body></html>`

describe('an old copy of a page is told', () => {
  test.each<[string, string, string, string]>([
    ['of the home page', 'index_bak.html', '/index_bak.html', '/'],
    ['of a page in a folder', 'about-old2.html', '/about-old2.html', '/about/'],
    ['of a file', 'contact copy.html', '/contact%20copy.html', '/contact.html'],
    ['that is in a folder', 'news-copie/index.html', '/news-copie/', '/news/'],
    ['with a dot', 'news/index.backup.html', '/news/index.backup.html', '/news/'],
    ['that names itself', 'contact_old.html', '/contact_old.html', '/contact.html'],
  ])('%s', async (_, file, path, of) => {
    const canonical = `<link rel="canonical" href="https://www.example.com${path}">`
    expect(await copiesOf({ [file]: named('x', canonical) })).toEqual([{ path, kind: 'page', of }])
  })
})

describe('nothing is told of', () => {
  test.each<[string, Files]>([
    ['a page without its original', { 'prices-old.html': named('x') }],
    ['one with another title', { 'contact-old.html': named('How we were reached') }],
    [
      'one that a page links to',
      { 'contact-old.html': named('x'), 'a.html': '<a href="contact-old">Old</a>' },
    ],
    ['one that a sitemap names', { 'contact-old.html': named('x'), 'sitemap.xml': '/contact-old.html' }],
    ['one with noindex', { 'contact-old.html': named('x', '<meta name="robots" content="noindex">') }],
    [
      'one that leads to its original',
      { 'contact-old.html': named('x', '<meta http-equiv="refresh" content="0; url=contact">') },
    ],
    [
      'one whose canonical is its original',
      { 'contact-old.html': named('x', '<link rel="canonical" href="/contact.html">') },
    ],
    ['one that the host redirects', { 'contact-old.html': named('x'), _redirects: '/contact-old /contact' }],
    ['folders that hosts leave out', { '_x/a.html': named('x'), '_x/a-old.html': named('x') }],
    ['a word that ends like one', { 'scold.html': named('x'), 'sc.html': named('x') }],
  ])('%s, which is a page', async (_, files) => {
    expect(await copiesOf(files)).toEqual([])
  })

  test.each<[string, Files]>([
    ['an archive that a page links to', { 'shop.zip': ZIP, 'get.html': '<a href="/shop.zip">All</a>' }],
    ['one that a script names', { 'shop.zip': ZIP, 'app.js': 'load("shop.zip")' }],
    ['one in a folder of downloads', { 'downloads/shop.zip': ZIP }],
    ['a manual to be read offline', { 'shop-docs.zip': ZIP }],
    ['a release', { 'shop-1.2.0.zip': ZIP }],
    [
      'one that the rules for the host name',
      { 'shop.zip': ZIP, '.htaccess': 'RedirectMatch 404 \\.(zip|bak)$' },
    ],
    ['an archive of other files', { 'fonts.zip': zipOf(['a.woff2', 'b.woff2', 'index.html']) }],
    [
      'a template with a home page of its own',
      { 'kit2.zip': zipOf(['index.html', 'a.html', 'b.html', 'c.html']) },
    ],
    ['an archive whose directory is cut off', { 'shop.zip': ZIP.subarray(0, -30) }],
    ['what is no archive', { 'shop.zip': 'PK', 'a.tar': 'x', 'b.tgz': 'x' }],
    ['a schema without data', { 'schema.sql': 'create table public.events (id uuid);' }],
    ['a dump without rows', { 'schema.sql': '-- MySQL dump 10.13\nCREATE TABLE `users` (id int);\n' }],
    ['queries', { 'queries.sql': 'INSERT INTO users VALUES (1);' }],
    ['a program that servers run', { 'config.php': PROGRAM }],
    ['an old text', { 'config.php.bak': 'see config.php' }],
    ['hidden files', { '.backup.zip': ZIP, '.git/backup.sql': DUMP }],
  ])('%s', async (_, files) => {
    expect(await copiesOf(files)).toEqual([])
  })

  test('a site without a home page', async () => {
    expect(await publishedCopies(await folderOf({ 'about.html': PAGE, 'shop.zip': ZIP }))).toEqual([])
  })

  test('what git does not track, as it is not deployed', async () => {
    const top = await folderOf({ ...SITE, 'shop.zip': ZIP, 'backup.sql': DUMP })
    execFileSync('git', ['init', '-q'], { cwd: top })
    execFileSync('git', ['add', 'index.html', 'backup.sql'], { cwd: top })
    expect((await publishedCopies(top)).map(({ path }) => path)).toEqual(['/backup.sql'])
  })
})

test('the server of a folder tells them with its home page, where it is asked by HEAD', async () => {
  const site = await serveStaticSite(await folderOf({ ...SITE, 'shop.zip': ZIP, 'contact_old.html': PAGE }))
  cleanups.push(() => site.close())
  const said = async (method: string, path = '/') =>
    (await fetch(site.origin + path, { method })).headers.get('seo-preflight-published-copies')
  expect(JSON.parse(decodeURIComponent((await said('HEAD')) ?? ''))).toEqual([
    { path: '/shop.zip', kind: 'site', pages: 3 },
    { path: '/contact_old.html', kind: 'page', of: '/contact.html' },
  ])
  expect([await said('GET'), await said('HEAD', '/about/')]).toEqual([null, null])
})

test('any bytes give names or none', () => {
  const bytes = fc.uint8Array({ maxLength: 2000 }).map(Buffer.from)
  const damaged = fc
    .tuple(fc.constantFrom(ZIP, tarOf(COPY)), fc.nat(), fc.nat(255))
    .map(([whole, at, byte]) => {
      const copy = Buffer.from(whole)
      copy[at % copy.length] = byte
      return copy
    })
  fc.assert(
    fc.property(fc.oneof(bytes, damaged), fc.nat(5000), (buffer, more) => {
      for (const names of [namesInZip(buffer, buffer.length + more), namesInTar(buffer)]) {
        expect(names.every(name => typeof name === 'string')).toBe(true)
      }
      expect(unpackedStart(buffer)).toBeInstanceOf(Buffer)
    }),
  )
})
