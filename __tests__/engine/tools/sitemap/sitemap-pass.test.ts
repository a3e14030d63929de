import { expect, test } from '@jest/globals'
import { newEntry } from '../../../../src/engine/formats/sitemap/sitemap-document.ts'
import { SitemapPass } from '../../../../src/engine/tools/sitemap/sitemap-pass.ts'
import type { SitemapFile } from '../../../../src/engine/visit/sitemap-survey.ts'

const HOME = 'https://shop.example'

/** What is kept of a sitemap that lists so many addresses of a length. */
function listedOf(count: number, length: number) {
  const pass = new SitemapPass(HOME, undefined)
  const url = `${HOME}/sitemap.xml`
  const file = { url, finalUrl: url, foundBy: 'probe', vouchedFor: false } as SitemapFile
  for (let at = 0; at < count; at++) {
    const loc = `${HOME}/${at}/`
    pass.entry({ ...newEntry(at), loc: loc + 'x'.repeat(length - loc.length) }, file)
  }
  const characters = pass.listed.reduce((sum, { length }) => sum + length, 0)
  return { counted: pass.urls.size, listed: pass.listed.length, characters }
}

test('the addresses of a usual large sitemap are kept, and of one with very long ones the first', () => {
  expect(listedOf(10_000, 100)).toMatchObject({ counted: 10_000, listed: 10_000 })
  const long = listedOf(10_000, 1000)
  expect(long.counted).toBe(10_000)
  expect(long.characters).toBeGreaterThan(5_000_000)
  expect(long.characters).toBeLessThan(6_000_000)
})
