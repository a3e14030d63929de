import { expect, test } from '@jest/globals'
import { changedRun, lazyFactsOf, WrittenFacts, withLazyFacts } from '../../src/api/lazy-facts.ts'
import { measuredRun } from '../support/reports.ts'

const run = measuredRun({ facts: { title: 'Shop “é”' } })
const written = () => {
  const json = new TextEncoder().encode(JSON.stringify(run.facts))
  return withLazyFacts({ ...run, facts: null }, new WrittenFacts(json))
}

test('facts that came as JSON are those that were written', () => {
  expect(written()).toEqual(run)
  expect(JSON.stringify(written())).toBe(JSON.stringify(run))
  expect({ ...written() }).toEqual(run)
})

test('a run with other checks has the same facts, which are not made for that', () => {
  const facts = {
    value: () => {
      throw new Error('made')
    },
    json: () => '{}',
  }
  const changed = changedRun(withLazyFacts({ ...run, facts: null }, facts), { score: 7 })
  expect(lazyFactsOf(changed)).toBe(facts)
  expect(changed.score).toBe(7)
  expect(changedRun(written(), { score: 7 })).toEqual({ ...run, score: 7 })
  expect(JSON.stringify(changedRun(run, { score: 7 }))).toBe(
    JSON.stringify(changedRun(written(), { score: 7 })),
  )
})

test('a copy has its facts itself', () => {
  expect(lazyFactsOf({ ...written() })).toBeUndefined()
})
