import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../../src/api/results.ts'
import { fail } from '../../../src/engine/judging/judgement.ts'
import { boundedFacts, boundedOccurrence } from '../../../src/engine/judging/result-limits.ts'
import { defineTopic, type ToolDefinition } from '../../../src/engine/judging/tool-definition.ts'
import { auditSite } from '../../support/tool-runs.ts'

const times = (count: number, entry: Json) => Array.from({ length: count }, () => entry)

describe('facts', () => {
  test('stay as they are where a report can hold them', () => {
    const facts: JsonObject = {
      text: 'a'.repeat(2000),
      list: times(1000, { a: [1, null, true] }),
      none: null,
    }
    expect(boundedFacts(facts)).toEqual(facts)
  })

  test('say how many entries of a list are left out', () => {
    const { links, factsLeftOut } = boundedFacts({ links: times(1200, 'a') }) as {
      links: Json[]
    } & JsonObject
    expect(links).toHaveLength(1000)
    expect(factsLeftOut).toEqual({ links: 200 })
  })

  test('keep the start of a text', () => {
    expect(boundedFacts({ name: 'a'.repeat(5000) })).toEqual({ name: `${'a'.repeat(1999)}…` })
  })

  test('have no more characters than a report can hold, whatever is in them', () => {
    const list = times(1000, 'a'.repeat(2000))
    const bounded = boundedFacts({ deep: { a: list, b: list }, c: times(1000, { list }), last: 1 })
    expect(JSON.stringify(bounded).length).toBeLessThan(1_200_000)
    expect(bounded['last']).toBe(1)
    expect(bounded['factsLeftOut']).toMatchObject({ 'deep.a': expect.any(Number), deep: 1, c: 1000 })
  })

  test('are cut where they lie in each other without end', () => {
    let value: Json = 'a'
    for (let depth = 0; depth < 20_000; depth++) value = depth % 2 === 0 ? [value] : { a: value }
    expect(JSON.stringify(boundedFacts({ value })).length).toBeLessThan(1000)
  })

  test('keep pictures of the page whole', () => {
    const picture = `data:image/webp;base64,${'A'.repeat(100_000)}`
    const facts = { screenshots: { phone: picture }, pictures: { favicon: picture } }
    expect(boundedFacts(facts)).toEqual(facts)
  })
})

test('a place has the start of each of its texts', () => {
  const long = 'a'.repeat(10_000)
  const place = boundedOccurrence({ url: long, message: long, selector: long, snippet: long, line: 1 })
  expect(place).toMatchObject({ message: `${'a'.repeat(499)}…`, line: 1 })
  expect(JSON.stringify(place).length).toBeLessThan(7000)
})

test('half a character is not left at the end of a text', () => {
  const { message } = boundedOccurrence({ url: '', message: `a${'🙂'.repeat(300)}` })
  expect(message).toBe(`a${'🙂'.repeat(249)}…`)
})

test('the result of a tool is bounded', async () => {
  const long = 'a'.repeat(100_000)
  const check = { severity: 'error', title: 't', why: 'w', fix: 'f', help: '', example: '' } as const
  const topic = defineTopic({
    checks: { long: check },
    judge: () => ({
      judgements: { long: fail({ url: long, message: long, selector: long }, long) },
      facts: { long, list: times(5000, long) },
    }),
  })
  const tool: ToolDefinition = { name: 'ux', title: 'Long', needs: [], topics: async () => [topic] }
  const { run } = await auditSite(tool, '<!doctype html><p>text')
  expect(run.facts['factsLeftOut']).toEqual({ list: expect.any(Number) })
  expect(JSON.stringify(run).length).toBeLessThan(1_200_000)
})
