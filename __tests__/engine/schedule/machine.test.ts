import { expect, test } from '@jest/globals'
import { pagesAtOnce, tabsFor, thisMachine } from '../../../src/engine/schedule/machine.ts'

const GB = 1024 ** 3

test.each([
  { what: 'a runner of GitHub', cores: 4, memory: 14 * GB, pages: 16, tabs: 12 },
  { what: 'a small runner', cores: 2, memory: 6 * GB, pages: 8, tabs: 6 },
  { what: 'a container with little memory', cores: 8, memory: 1.2 * GB, pages: 4, tabs: 3 },
  { what: 'one with hardly any', cores: 2, memory: 0.3 * GB, pages: 1, tabs: 1 },
  {
    what: 'a large machine, which a server under audit cannot be one for',
    cores: 64,
    memory: 256 * GB,
    pages: 16,
    tabs: 12,
  },
])('$what has $pages pages in work, and runs axe on $tabs', ({ cores, memory, pages, tabs }) => {
  expect(pagesAtOnce({ cores, memory })).toBe(pages)
  expect(tabsFor(pages, { runsAxe: true })).toBe(tabs)
})

test('without axe, no page in work waits for a tab', () => {
  expect([1, 2, 3, 8].map(pages => tabsFor(pages, { runsAxe: false }))).toEqual([1, 2, 3, 8])
})

test('there are 32 tabs at most, however many pages somebody wants in work', () => {
  expect([64, 1000].map(pages => tabsFor(pages, { runsAxe: false }))).toEqual([32, 32])
  expect(tabsFor(64, { runsAxe: true })).toBe(32)
})

test('what this process may use is there', () => {
  const { cores, memory } = thisMachine()
  expect(cores).toBeGreaterThanOrEqual(1)
  expect(memory).toBeGreaterThan(0)
  expect(pagesAtOnce()).toBeGreaterThanOrEqual(1)
})
