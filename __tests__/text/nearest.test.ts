import { expect, test } from '@jest/globals'
import { nearest, suggestion } from '../../src/text/nearest.ts'

const TOOLS = ['robots', 'sitemap', 'schema', 'serp', 'accessibility']

test.each([
  ['robot', 'robots'],
  ['Sitemaps', 'sitemap'],
  ['shcema', 'schema'],
  ['access', 'accessibility'],
  ['zzzzzzz', undefined],
  ['robots'.repeat(100), undefined],
])('for %j %j is meant', (typed, meant) => {
  expect(nearest(typed, TOOLS)).toBe(meant)
  expect(suggestion(typed, TOOLS)).toBe(meant === undefined ? '' : ` (did you mean "${meant}"?)`)
})
