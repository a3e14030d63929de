import { expect, test } from '@jest/globals'
import { changedRun, factOf, lazyFactsOf, WrittenFacts, withLazyFacts } from '../../src/api/lazy-facts.ts'
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
    mayHave: () => false,
  }
  const changed = changedRun(withLazyFacts({ ...run, facts: null }, facts), { score: 7 })
  expect(lazyFactsOf(changed)).toBe(facts)
  expect(changed.score).toBe(7)
  expect(factOf(changed, 'title')).toBeUndefined()
  expect(changedRun(written(), { score: 7 })).toEqual({ ...run, score: 7 })
  expect(JSON.stringify(changedRun(run, { score: 7 }))).toBe(
    JSON.stringify(changedRun(written(), { score: 7 })),
  )
})

test('a copy has its facts itself', () => {
  expect(lazyFactsOf({ ...written() })).toBeUndefined()
})

test('one fact of a run is that of its facts, whatever is inside of others', () => {
  expect(factOf(written(), 'title')).toBe('Shop “é”')
  const facts = { text: '"heuristic":true', 'a"heuristic': true, list: [{ heuristic: true }] }
  const json = new TextEncoder().encode(JSON.stringify(facts))
  const nested = withLazyFacts({ ...run, facts: null }, new WrittenFacts(json))
  expect(factOf(nested, 'heuristic')).toBeUndefined()
  expect(factOf({ facts }, 'text')).toBe(factOf(nested, 'text'))
})
