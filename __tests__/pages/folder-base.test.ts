import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { baseOfFolder } from '../../src/pages/folder-base.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { cpuClock } from '../support/cpu-time.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'base-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const VITEPRESS = `<head><link rel="preload stylesheet" href="/guide/assets/style.60bfe4bc.css" as="style">
<script type="module" src="/guide/assets/app.js"></script><link rel="modulepreload" href="/guide/assets/theme.js">`
const BUILT = { 'assets/style.60bfe4bc.css': '', 'assets/app.js': '', 'assets/theme.js': '' }

describe('the folder that a built site is made for', () => {
  test('is none where the home page is a pipe, which nobody writes to', async () => {
    const folder = await folderWith(BUILT)
    execFileSync('mkfifo', [join(folder, 'index.html')])
    expect(await baseOfFolder(folder)).toBe('')
  })

  test.each<[string, string, Record<string, string>]>([
    ['of VitePress', '/guide', { 'index.html': VITEPRESS, ...BUILT }],
    [
      'of two names, without quotes',
      '/team/guide',
      { 'index.html': '<link rel=stylesheet href=/team/guide/css/a.css>', 'css/a.css': '' },
    ],
    [
      'with a query behind the file',
      '/guide',
      { 'index.html': '<script src="/guide/app.js?v=2"></script>', 'app.js': '' },
    ],
    [
      'where one of the files is missing',
      '/guide',
      {
        'index.html': '<link href="/guide/a.css" rel=stylesheet><script src="/guide/b.js"></script>',
        'b.js': '',
      },
    ],
    [
      'of links, where files are loaded by relative addresses',
      '/palestine',
      {
        'index.html':
          '<link href="css/a.css"><a href="/palestine/">Home</a><a href="/palestine/de/">Deutsch</a><a href="/palestine/fr/">Français</a>',
        'de/index.html': '',
      },
    ],
    [
      'none: links lead to pages that are missing',
      '',
      { 'index.html': '<a href="/blog/">Blog</a><a href="/blog/a/">A</a>' },
    ],
    [
      'none: links lead to several folders',
      '',
      { 'index.html': '<a href="/blog/a/">A</a><a href="/shop/a/">A</a>', 'a/index.html': '' },
    ],
    ['none: one link alone', '', { 'index.html': '<a href="/blog/a/">A</a>', 'a/index.html': '' }],
    [
      'none: the pages that links lead to are there',
      '',
      {
        'index.html': '<a href="/blog/a/">A</a><a href="/blog/b/">B</a>',
        'blog/a/index.html': '',
        'a/index.html': '',
      },
    ],
    [
      'behind a home page that leads on and has a link to where it leads',
      '/guide',
      {
        'index.html':
          '<title>Redirecting to: /guide/ar/</title><meta http-equiv="refresh" content="2;url=/guide/ar/"><body><a href="/guide/ar/">Redirecting</a>',
        'ar/index.html': VITEPRESS,
        ...BUILT,
      },
    ],
    [
      'none: the files lie under their own address',
      '',
      { 'index.html': VITEPRESS, 'guide/assets/app.js': '' },
    ],
    ['none: all files are missing', '', { 'index.html': VITEPRESS }],
    [
      'none: a folder of that name is there',
      '',
      { 'index.html': VITEPRESS, 'guide/index.html': '', ...BUILT },
    ],
    [
      'none: another file is beside it',
      '',
      { 'index.html': `${VITEPRESS}<script src="/analytics.js"></script>`, ...BUILT },
    ],
    [
      'none: the addresses are relative',
      '',
      { 'index.html': '<script src="guide/app.js"></script>', 'app.js': '' },
    ],
    [
      'none: the file is of another host',
      '',
      { 'index.html': '<script src="//cdn.example/app.js"></script>', 'app.js': '' },
    ],
    [
      'none: the address climbs',
      '',
      { 'index.html': '<script src="/../x/app.js"></script>', 'x/app.js': '', 'app.js': '' },
    ],
    [
      'where a link leads beside it and others into it',
      '/guide',
      { 'index.html': `${VITEPRESS}<a href="/shop/">Shop</a><a class=b href=/guide/faq>FAQ</a>`, ...BUILT },
    ],
    [
      'none: no link has it, so that the addresses of the files are wrong',
      '',
      {
        'index.html': `${VITEPRESS}<a href="/about">About</a><a href="https://a.example/guide/">A</a>`,
        ...BUILT,
      },
    ],
    [
      'of the page that the home page leads to',
      '/guide',
      {
        'index.html':
          '<meta charset=utf-8><meta http-equiv=refresh content="0; url=https://a.example/guide/ja/">',
        'ja/index.html': VITEPRESS,
        ...BUILT,
      },
    ],
    [
      'none: the home page leads to another host',
      '',
      { 'index.html': '<meta http-equiv="refresh" content="0;url=https://b.example/">', ...BUILT },
    ],
    ['none: there is no home page', '', { 'about.html': VITEPRESS, ...BUILT }],
  ])('%s', async (_, expected, files) => {
    expect(await baseOfFolder(await folderWith(files))).toBe(expected)
  })

  test('is found in linear time whatever the home page is', async () => {
    const clock = cpuClock()
    for (const tag of [
      '<script src="/',
      '<script ',
      '<a ',
      '<a href=',
      '<a href="/',
      '<a href ',
      '<meta http-equiv=refresh url=',
    ])
      expect(await baseOfFolder(await folderWith({ 'index.html': tag.repeat(1e5) }))).toBe('')
    for (const tag of ['<a ', '<script src="/x'])
      expect(await baseOfFolder(await folderWith({ 'index.html': tag + 'href href='.repeat(1e5) }))).toBe('')
    expect(clock()).toBeLessThan(3000)
  })
})

test('a site that is made for a folder is served in it, and nothing is beside it', async () => {
  const files = { 'index.html': VITEPRESS, 'blog/index.html': 'blog', '404.html': 'lost', ...BUILT }
  const site = await serveStaticSite(await folderWith(files))
  cleanups.push(() => site.close())
  const answers = [
    '/guide/',
    '/guide',
    '/?x',
    '/guide/blog',
    '/guide/assets/app.js',
    '/assets/app.js',
    '/guides/',
  ]
  const seen = await Promise.all(
    answers.map(async path => {
      const { statusCode, headers, body } = await request(site.origin + path)
      await body.dump()
      return [path, statusCode, headers['location']]
    }),
  )
  expect(site.base).toBe('/guide')
  expect(seen).toEqual([
    ['/guide/', 200, undefined],
    ['/guide', 301, '/guide/'],
    ['/?x', 301, '/guide/?x'],
    ['/guide/blog', 301, '/guide/blog/'],
    ['/guide/assets/app.js', 200, undefined],
    ['/assets/app.js', 404, undefined],
    ['/guides/', 404, undefined],
  ])
})
