import { describe, expect, test } from '@jest/globals'
import { asGathered, type Gathering, type PartlyGathered } from '../../../src/engine/browser/gathering.ts'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { traced, traceOf } from '../../../src/engine/visit/input-trace.ts'
import { noteMissingGatherings } from '../../../src/engine/visit/missing-gatherings.ts'

/** What reading something of a page was made from, where Chrome found closed menus and had no time for dead ones. */
async function inputsOf(read: (page: RenderedPage) => unknown): Promise<string[]> {
  const wanted = new Set<Gathering>(['closedMenus', 'deadMenus'])
  const page = asGathered({ closedMenus: [] } as unknown as PartlyGathered, wanted)
  noteMissingGatherings(page)
  const reading = traced(async () => read(page))
  await reading
  return [...traceOf(reading)!.all().inputs.keys()]
}

describe('what Chrome tries out in a page', () => {
  test('was made from what no later run can compare where there was no time for it', async () => {
    expect(await inputsOf(page => expect(page.deadMenus).toBeUndefined())).toEqual([
      'not asked: Chrome had no time for deadMenus',
    ])
  })

  test('is what it is where it came to its end', async () => {
    expect(await inputsOf(page => expect(page.closedMenus).toEqual([]))).toEqual([])
  })

  test('was made from what no later run can compare where there was no time to draw all contrasts', async () => {
    const inputsOfAxe = async (more: object) => {
      const page = { axe: { results: { violations: [], ...more } } } as unknown as RenderedPage
      noteMissingGatherings(page)
      const reading = traced(async () => page.axe)
      expect(await reading).toEqual({ results: { violations: [], ...more } })
      return [...traceOf(reading)!.all().inputs.keys()]
    }

    expect(await inputsOfAxe({ undrawn: true })).toEqual([
      'not asked: Chrome had no time to draw all contrasts',
    ])
    expect(await inputsOfAxe({})).toEqual([])
  })

  test('still throws where it was not to be gathered', async () => {
    const message = 'not among what its reader declares to gather'
    expect(await inputsOf(page => expect(() => page.narrowLayout).toThrow(message))).toEqual([])
  })
})
