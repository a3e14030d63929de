import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { request } from 'undici'
import { serveStaticSite } from '../../src/pages/static-site.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** How the server of a folder with these files sends a style sheet to a reader that takes all. */
async function codingOf(paths: readonly string[], productionUrl?: string): Promise<unknown> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'pages-')))
  cleanups.push(() => rm(top, { recursive: true }))
  for (const path of ['.git/config', 'dist/index.html', 'dist/a.css', ...paths]) {
    await mkdir(dirname(join(top, path)), { recursive: true })
    await writeFile(join(top, path), 'p { color: #123456 }\n'.repeat(500))
  }
  const site = await serveStaticSite(join(top, 'dist'), 0, productionUrl)
  cleanups.push(() => site.close())
  const { headers, body } = await request(`${site.origin}${site.base}/a.css`, {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  await body.dump()
  return headers['content-encoding']
}

test.each<[string, string[], string | undefined, string]>([
  ['no sign of a host', [], undefined, 'br'],
  ['a domain for GitHub Pages', ['dist/CNAME'], undefined, 'gzip'],
  ['a mark for GitHub Pages', ['dist/.nojekyll'], 'https://a.example/', 'gzip'],
  ['an address of GitHub Pages', ['dist/_headers'], 'https://mary.github.io/a/', 'gzip'],
  ['rules for another host in it', ['dist/CNAME', 'dist/_headers'], undefined, 'br'],
  ['settings for another host above it', ['dist/.nojekyll', 'vercel.json'], undefined, 'br'],
])('a folder with %s is served as its host does: %#', async (_, paths, productionUrl, coding) => {
  expect(await codingOf(paths, productionUrl)).toBe(coding)
})
