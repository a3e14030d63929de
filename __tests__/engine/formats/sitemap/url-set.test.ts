import { expect, test } from '@jest/globals'
import { UrlSet } from '../../../../src/engine/formats/sitemap/url-set.ts'

test('a set of addresses tells new from known ones, a hundred thousand of them alike but for a number', () => {
  const set = new UrlSet()
  const urls = Array.from({ length: 100_000 }, (_, index) => `https://www.example.com/products/item-${index}`)
  expect(urls.every(url => set.add(url))).toBe(true)
  expect(urls.some(url => set.add(url))).toBe(false)
  expect(set.size).toBe(urls.length)
  expect(set.has(urls[7]!)).toBe(true)
  expect(urls.some(url => set.has(`${url}/`))).toBe(false)
})
