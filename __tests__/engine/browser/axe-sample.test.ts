import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { SAMPLE, sampleElements } from '../../../src/engine/browser/axe-sample.ts'

const MOST = { ...SAMPLE, rules: ['costly', 'other'], elements: 3, ofKind: 2, further: 5 }

/** An element as far as its kind goes. */
function element(tagName: string, attributes: Record<string, string> = {}, parentElement: unknown = null) {
  return { tagName, parentElement, getAttribute: (name: string) => attributes[name] ?? null }
}

/** What rules look at of elements, and how many they leave out, with the function as it is put into pages. */
function sampled(elements: readonly unknown[], ids: readonly string[] = ['costly']) {
  const seen: Record<string, number[]> = Object.fromEntries(ids.map(id => [id, []]))
  const rules = ids.map(id => ({
    id,
    matches(one: unknown, more: unknown) {
      seen[this.id]!.push(elements.indexOf(one))
      return more === 'yes'
    },
  }))
  const unseen = runInNewContext(`(${sampleElements.toString()})`)({ _audit: { rules } }, MOST)
  for (const rule of rules) for (const one of elements) rule.matches(one, 'yes')
  return { seen, unseen: { ...unseen() }, rules }
}

const alike = (count: number, attributes = {}, parent: unknown = null) =>
  Array.from({ length: count }, () => element('P', attributes, parent))

test('all of the first elements are looked at', () => {
  expect(sampled(alike(3))).toMatchObject({ seen: { costly: [0, 1, 2] }, unseen: {} })
})

test('of those behind them some of each kind are looked at, and the others are counted', () => {
  const elements = [...alike(7), ...alike(1, { class: 'a' }), ...alike(1, { style: 'color:red' })]
  expect(sampled(elements)).toMatchObject({ seen: { costly: [0, 1, 2, 3, 4, 7, 8] }, unseen: { costly: 2 } })
})

test('what stands in something else is another kind', () => {
  const [dark, light] = [element('DIV', { class: 'dark' }), element('DIV', { class: 'light' })]
  const inside = (parent: unknown) => alike(3, {}, element('UL', {}, parent))
  expect(sampled([...alike(3), ...inside(dark), ...inside(light), ...inside(dark)]).seen).toEqual({
    costly: [0, 1, 2, 3, 4, 6, 7],
  })
})

test('of all kinds together no more than a bound is looked at', () => {
  const elements = Array.from({ length: 20 }, (_, at) => element('P', { class: `c${at}` }))
  expect(sampled(elements)).toMatchObject({
    seen: { costly: [0, 1, 2, 3, 4, 5, 6, 7] },
    unseen: { costly: 12 },
  })
})

test('each rule counts for itself, and others look at all', () => {
  const { seen, unseen, rules } = sampled(alike(6), ['costly', 'other', 'cheap'])
  expect(seen).toEqual({ costly: [0, 1, 2, 3, 4], other: [0, 1, 2, 3, 4], cheap: [0, 1, 2, 3, 4, 5] })
  expect(unseen).toEqual({ costly: 1, other: 1 })
  expect(rules[2]!.matches(null, 'no')).toBe(false)
})
