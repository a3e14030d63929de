import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { INDEX_FILE_MOVES } from '../../src/net/index-file-moves.ts'
import { mayMoveIndexFiles } from '../../src/pages/clean-url-host.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function checkoutOf(files: Readonly<Record<string, string>>): Promise<string> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'host-')))
  cleanups.push(() => rm(top, { recursive: true }))
  for (const [path, content] of Object.entries({ '.git': '', 'dist/index.html': '', ...files })) {
    await mkdir(dirname(join(top, path)), { recursive: true })
    await writeFile(join(top, path), content)
  }
  return top
}

const CLEAN = '{ "hosting": { "cleanUrls" : true } }'

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['no file of a host', {}, false],
  ['_headers', { 'dist/_headers': '' }, true],
  ['_redirects', { 'dist/_redirects': '' }, true],
  ['wrangler.toml at the top of the repository', { 'wrangler.toml': '' }, true],
  ['netlify.toml at the top of the repository', { 'netlify.toml': '' }, true],
  ['_headers beside a CNAME of GitHub Pages', { 'dist/_headers': '', 'dist/CNAME': 'a.example' }, false],
  ['vercel.json with clean URLs', { 'vercel.json': '{"cleanUrls":true}' }, true],
  ['vercel.json without', { 'vercel.json': '{"cleanUrls":false}' }, false],
  ['firebase.json with clean URLs', { 'firebase.json': CLEAN }, true],
])('with %s a host may lead from index files to folders: %#', async (_, files, expected) => {
  expect(await mayMoveIndexFiles(join(await checkoutOf(files), 'dist'))).toBe(expected)
})

test('the server of the folder tells it of index files, and of nothing else', async () => {
  const site = await serveStaticSite(
    join(await checkoutOf({ 'dist/_headers': '', 'dist/a.html': '' }), 'dist'),
  )
  cleanups.push(() => site.close())
  const told = async (path: string) => (await fetch(site.origin + path)).headers.get(INDEX_FILE_MOVES)
  expect(await Promise.all(['/index.html', '/index.html?a', '/', '/a.html'].map(told))).toEqual([
    '1',
    '1',
    null,
    null,
  ])
})
