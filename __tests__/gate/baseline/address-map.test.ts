import { describe, expect, test } from '@jest/globals'
import type { Baseline } from '../../../src/api/comparison.ts'
import type { Page } from '../../../src/api/results.ts'
import { addressMap } from '../../../src/gate/baseline/address-map.ts'

const NOW = 'https://pr.example'

function mapOf(now: readonly string[], before: readonly string[], counterparts?: Record<string, string>) {
  const pages = (urls: readonly string[]): Page[] => urls.map(url => ({ url, score: null, runs: [] }))
  const baseline: Baseline = {
    name: 'main',
    source: 'engine',
    version: '1.0.0',
    sites: [],
    pages: pages(before),
    ...(counterparts && { counterparts }),
  }
  return addressMap(NOW, pages(now), baseline)
}

describe('addresses of a baseline', () => {
  test.each<[string, readonly string[], readonly string[], string, string | undefined]>([
    [
      'have the same path',
      [`${NOW}/a`],
      ['https://shop.example/a'],
      'https://shop.example/x?y=1',
      `${NOW}/x?y=1`,
    ],
    [
      'may be with www or http',
      [`${NOW}/a`],
      ['https://shop.example/a'],
      'http://www.shop.example/x',
      `${NOW}/x`,
    ],
    [
      'are none of another host',
      [`${NOW}/a`],
      ['https://shop.example/a'],
      'https://other.example/x',
      undefined,
    ],
    ['are none of a private one', [`${NOW}/a`], ['https://shop.example/a'], 'http://127.0.0.1/x', undefined],
    [
      'lie in the folder of a preview',
      [`${NOW}/pr-2/docs/a`, `${NOW}/pr-2/docs/b`],
      ['https://pr.example/pr-1/docs/a', 'https://pr.example/pr-1/docs/c'],
      'https://pr.example/pr-1/about',
      `${NOW}/pr-2/about`,
    ],
    [
      'beside that folder belong to something else',
      [`${NOW}/pr-2/docs/a`, `${NOW}/pr-2/docs/b`],
      ['https://pr.example/pr-1/docs/a', 'https://pr.example/pr-1/docs/c'],
      'https://pr.example/about',
      undefined,
    ],
    [
      'have the same path where no page is in both',
      [`${NOW}/a`],
      ['https://shop.example/b'],
      'https://shop.example/b',
      `${NOW}/b`,
    ],
    [
      'are taken without secrets',
      [`${NOW}/a`],
      ['https://shop.example/a'],
      'https://shop.example/x?token=1&y=2',
      `${NOW}/x?y=2`,
    ],
  ])('%s', (_, now, before, url, here) => {
    expect(mapOf(now, before)!.here(url)).toBe(here)
  })

  test('follow the pairs that are known', () => {
    const map = mapOf([`${NOW}/site/`, `${NOW}/site/a`], [], {
      [`${NOW}/site/`]: 'https://shop.example/',
      [`${NOW}/site/a`]: 'https://shop.example/a',
    })!
    expect(map.here('https://shop.example/x')).toBe(`${NOW}/site/x`)
    expect(map.before(`${NOW}/site/x`)).toBe('https://shop.example/x')
    expect(map.before(`${NOW}/x`)).toBeUndefined()
  })

  test('are not known where the pairs contradict each other', () => {
    const map = mapOf([`${NOW}/b`, `${NOW}/site/a`], [], {
      [`${NOW}/b`]: 'https://shop.example/b',
      [`${NOW}/site/a`]: 'https://shop.example/a',
    })
    expect(map).toBeUndefined()
  })

  test('are not known where nothing says which site is which', () => {
    expect(mapOf([`${NOW}/a`], ['https://one.example/b', 'https://two.example/c'])).toBeUndefined()
  })
})
