import { expect, test } from '@jest/globals'
import { CrawlScope } from '../../../src/engine/crawl/crawl-scope.ts'

const SITE = 'https://shop.example'

test.each([
  ['/cart;jsessionid=A1', '/cart;jsessionid=B2'],
  ['/cart;JSESSIONID=A1.node1?a=b', '/cart?a=b'],
  ['/(S(k3))/cart', '/(S(x9))/cart'],
  ['/cart', '/cart;jsessionid=A1'],
])('%s and %s are one page, whatever the session', (first, second) => {
  const scope = new CrawlScope(SITE)
  expect(scope.take(SITE + first)).toBe(SITE + first)
  expect(scope.take(SITE + second)).toBeUndefined()
})

test.each([
  ['/cart;jsessionid=A1', '/help;jsessionid=A1'],
  ['/cart;color=red', '/cart;color=blue'],
  ['/list_(S)', '/list'],
])('%s and %s are two pages', (first, second) => {
  const scope = new CrawlScope(SITE)
  expect(scope.take(SITE + first)).toBe(SITE + first)
  expect(scope.take(SITE + second)).toBe(SITE + second)
})
