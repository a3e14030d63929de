import { expect, test } from '@jest/globals'
import type { Visit } from '../../../src/engine/visit/visit.ts'
import { VisitStore } from '../../../src/engine/visit/visit-store.ts'

const open = (url: string) => ({ url }) as Visit

test('all tools on one page share one visit until it is released', () => {
  const store = new VisitStore(open)
  const first = store.get('http://a/')
  expect(store.get('http://a/')).toBe(first)
  expect(store.get('http://b/')).not.toBe(first)
  store.release('http://a/')
  expect(store.get('http://a/')).not.toBe(first)
})

test('a visit ends after its time without use', async () => {
  const store = new VisitStore(open, 1)
  const first = store.get('http://a/')
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(store.get('http://a/')).not.toBe(first)
  store.clear()
})

test('the visit whose last use is longest ago goes when there are too many', () => {
  const store = new VisitStore(open, 60_000, 2)
  const [a, b] = [store.get('http://a/'), store.get('http://b/')]
  store.get('http://a/')
  store.get('http://c/')
  expect(store.get('http://a/')).toBe(a)
  expect(store.get('http://b/')).not.toBe(b)
  store.clear()
})
