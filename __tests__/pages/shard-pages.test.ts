import { expect, test } from '@jest/globals'
import { shardPages } from '../../src/pages/shard-pages.ts'

const urls = Array.from(
  { length: 50 },
  (_, number) => `https://docs.example/${number < 25 ? 'a' : 'b'}/${number}`,
)
const pathOf = (url: string) => url.slice('https://docs.example'.length)

/** What each of some shards gets. */
const parted = (count: number, costs?: ReadonlyMap<string, number>, all = urls) =>
  Array.from({ length: count }, (_, index) => shardPages(all, { number: index + 1, count }, costs))

test.each([1, 2, 3, 7, 49, 50, 60])(
  '%i shards have each page once, in order, and about as many each',
  count => {
    const parts = parted(count)
    expect(parts.flatMap(({ urls }) => urls)).toEqual(urls)
    const lengths = parts.map(({ urls }) => urls.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    expect(new Set(parts.map(({ division }) => division)).size).toBe(1)
  },
)

test('where costs are known, each shard costs about the same', () => {
  const costs = new Map(urls.map((url, number) => [pathOf(url), number < 10 ? 900 : 100]))
  const parts = parted(4, costs)
  expect(parts.flatMap(({ urls }) => urls)).toEqual(urls)
  const sums = parts.map(({ urls }) => urls.reduce((sum, url) => sum + costs.get(pathOf(url))!, 0))
  const mean = sums.reduce((sum, cost) => sum + cost, 0) / sums.length
  for (const sum of sums) expect(Math.abs(sum - mean)).toBeLessThanOrEqual(900)
  expect(parts.map(({ urls }) => urls.length)).not.toEqual(parted(4).map(({ urls }) => urls.length))
})

test('a page of unknown cost costs the median of its folder, or of all', () => {
  const known = (numbers: readonly number[], cost: number) =>
    numbers.map(number => [pathOf(urls[number]!), cost] as const)
  const costs = new Map([...known([0, 1, 2], 900), ...known([25, 26, 27], 100)])
  expect(parted(2, costs).map(({ urls }) => urls.length)).toEqual([14, 36])
  expect(parted(2, new Map(known([0], 700))).map(({ urls }) => urls.length)).toEqual([25, 25])
})

test('other pages, costs or numbers of shards are another division, and another port of this machine is not', () => {
  const divisionOf = (all: readonly string[], count = 2, costs?: ReadonlyMap<string, number>) =>
    shardPages(all, { number: 1, count }, costs).division
  const own = divisionOf(urls)
  expect(divisionOf(urls.slice(1))).not.toBe(own)
  expect(divisionOf(urls.toReversed())).not.toBe(own)
  expect(divisionOf(urls, 3)).not.toBe(own)
  const costs = new Map([3000, 1, 1].map((cost, number) => [pathOf(urls[number]!), cost]))
  expect(divisionOf(urls, 2, costs)).not.toBe(own)
  const local = (port: number) => [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/a`]
  expect(divisionOf(local(7360))).toBe(divisionOf(local(40123)))
})

test('no pages are no part of anything', () => {
  expect(shardPages([], { number: 1, count: 3 }).urls).toEqual([])
})
