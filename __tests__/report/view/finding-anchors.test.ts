import { expect, test } from '@jest/globals'
import { findingAnchors } from '../../../src/report/view/finding-anchors.ts'

const anchorsOf = (...ids: string[]) => [...findingAnchors(ids.map(id => ({ id }))).values()]

test('an anchor is made from the id of the check, wherever the finding stands', () => {
  expect(anchorsOf('serp/title-missing', 'broken-links/broken-fragment')).toEqual([
    'finding-serp-title-missing',
    'finding-broken-links-broken-fragment',
  ])
  expect(anchorsOf('broken-links/broken-fragment', 'serp/title-missing').at(-1)).toBe(
    'finding-serp-title-missing',
  )
})

test.each([
  [
    ['a/b', 'a-b', 'A/B'],
    ['finding-a-b', 'finding-a-b_2', 'finding-a-b_3'],
  ],
  [
    ['', '"><script>', '日本'],
    ['finding', 'finding-script', 'finding_2'],
  ],
  [[`x/${'y'.repeat(5_000)}`], [`finding-x-${'y'.repeat(98)}`]],
])('ids that are no names have anchors that differ: %#', (ids, anchors) =>
  expect(anchorsOf(...ids)).toEqual(anchors),
)
