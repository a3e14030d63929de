import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { request } from 'undici'
import { type StaticSite, serveStaticSite } from '../../src/pages/static-site.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples')
/** Broken on purpose, as `examples/README.md` says. */
const MISSING = ['/assets/t4-carriers.pdf', '/bikes/size-guide', '/de/besuch']

let site: StaticSite

beforeAll(async () => {
  site = await serveStaticSite(join(EXAMPLES, 'site'))
})
afterAll(() => site.close())

async function statusOf(path: string): Promise<number> {
  const answer = await request(`${site.origin}${path}`)
  await answer.body.dump()
  return answer.statusCode
}

async function pathsIn(pattern: RegExp, extension: RegExp): Promise<string[]> {
  const root = join(EXAMPLES, 'site')
  const names = (await readdir(root, { recursive: true })).filter(name => extension.test(name))
  const texts = await Promise.all(names.map(name => readFile(join(root, name), 'utf8')))
  return [...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1]!)))].sort()
}

test('what the pages link to is served, except what is broken on purpose', async () => {
  const paths = await pathsIn(/(?:href|src)="(\/[^"#]*)/g, /\.html$/)
  const missing = []
  for (const path of paths) if ((await statusOf(path)) === 404) missing.push(path)
  expect(missing).toEqual(MISSING)
})

test('the pages of the sitemap are served, except the one that is gone on purpose', async () => {
  const missing = []
  for (const path of await pathsIn(/<loc>https:\/\/kranz-cycles\.example(.*)<\/loc>/g, /^sitemap\.xml$/))
    if ((await statusOf(path)) !== 200) missing.push(path)
  expect(missing).toEqual(['/bikes/tour-t3'])
})

test('every page that the list of faults names is served', async () => {
  const readme = await readFile(join(EXAMPLES, 'README.md'), 'utf8')
  const pages = [...readme.matchAll(/^\| `(\/[^`*]*)`/gm)].map(match => match[1]!)
  expect(pages.length).toBeGreaterThan(6)
  for (const page of pages) expect([page, await statusOf(page)]).toEqual([page, 200])
})
