import { expect, test } from '@jest/globals'
import type { Visit } from '../../../src/engine/visit/visit.ts'
import { VisitStore } from '../../../src/engine/visit/visit-store.ts'

const open = (url: string, bytes = 0) => ({ url, bytes }) as Visit
const LIMITS = { ttlMs: 60_000, visits: 10, bytes: 100 }

test('all tools on one page share one visit until it is released', () => {
  const store = new VisitStore(open)
  const first = store.get('http://a/')
  expect(store.get('http://a/')).toBe(first)
  expect(store.get('http://b/')).not.toBe(first)
  store.release('http://a/')
  expect(store.get('http://a/')).not.toBe(first)
})

test('a visit ends after its time without use', async () => {
  const store = new VisitStore(open, { ...LIMITS, ttlMs: 1 })
  const first = store.get('http://a/')
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(store.get('http://a/')).not.toBe(first)
  store.clear()
})

test('the visit whose last use is longest ago goes when there are too many', () => {
  const store = new VisitStore(open, { ...LIMITS, visits: 2 })
  const [a, b] = [store.get('http://a/'), store.get('http://b/')]
  store.get('http://a/')
  store.get('http://c/')
  expect(store.get('http://a/')).toBe(a)
  expect(store.get('http://b/')).not.toBe(b)
  store.clear()
})

test('the same goes when visits are too large together, but never the one that is asked for', () => {
  const sizes: Readonly<Record<string, number>> = { 'http://a/': 60, 'http://b/': 30, 'http://c/': 30 }
  const store = new VisitStore(url => open(url, sizes[url] ?? 500), LIMITS)
  const [a, b, c] = [store.get('http://a/'), store.get('http://b/'), store.get('http://c/')]
  expect(store.get('http://b/')).toBe(b)
  expect(store.get('http://c/')).toBe(c)
  expect(store.get('http://a/')).not.toBe(a)
  const large = store.get('http://large/')
  expect(store.get('http://large/')).toBe(large)
  store.clear()
})
