import { expect, test } from '@jest/globals'
import { concurrencyOf } from '../../src/run/concurrency.ts'
import { startInWords } from '../../src/run/start-in-words.ts'
import { VERSION } from '../../src/version.ts'

test.each([
  [{ pages: 30, tools: 5, pagesAtOnce: 8 }, '5 tools on 30 pages by the embedded engine, up to 8 at once'],
  [{ pages: 3, tools: 1, pagesAtOnce: 8 }, '1 tool on 3 pages by the embedded engine, up to 3 at once'],
  [{ pages: 1, tools: 17, pagesAtOnce: 8 }, '17 tools on 1 page by the embedded engine'],
  [
    { pages: 3, tools: 2, service: 'seo.example', pagesAtOnce: Number.POSITIVE_INFINITY },
    '2 tools on 3 pages by seo.example',
  ],
])('a run of %j begins with words', (run, words) => {
  expect(startInWords(run)).toBe(`SEO Preflight ${VERSION}: ${words}`)
})

test('a number that is set is obeyed, of pages or of calls', () => {
  const everything = Number.POSITIVE_INFINITY
  expect(concurrencyOf({ concurrency: 3 })).toEqual({ pages: 3, runs: everything })
  expect(concurrencyOf({ concurrency: 3, baseUrl: 'https://seo.example' })).toEqual({
    pages: everything,
    runs: 3,
  })
})

test('without one a service gets four calls at once, and the machine says how many pages', () => {
  expect(concurrencyOf({ baseUrl: 'https://seo.example' }).runs).toBe(4)
  expect(concurrencyOf({}).pages).toBeGreaterThanOrEqual(1)
})
