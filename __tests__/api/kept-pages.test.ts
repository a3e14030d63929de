import { describe, expect, test } from '@jest/globals'
import { changedPage, factsByTool, isKept, mapSame, PageKeeper, withRuns } from '../../src/api/kept-pages.ts'
import type { Page } from '../../src/api/results.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../support/reports.ts'

const URL = 'https://shop.example/'

const page = (): Page =>
  auditedPage(URL, [
    measuredRun({
      checks: [passedCheck(), failedCheck(), passedCheck({ id: 'serp/noted', message: 'as it was sent' })],
      facts: { title: 'Shop\nof “shoes”', links: [{ url: URL, status: 200 }], ['__proto__']: 1 },
    }),
    notMeasuredRun(),
  ])

describe('a page that is kept', () => {
  test('is the same page', () => {
    const kept = new PageKeeper().keep(page())
    expect(kept).toEqual(page())
    expect(JSON.stringify(kept)).toBe(JSON.stringify(page()))
    expect(structuredClone({ ...kept })).toEqual(page())
    expect(isKept(kept)).toBe(true)
    expect(isKept({ ...kept })).toBe(false)
  })

  test('is the same after another page was asked for', () => {
    const keeper = new PageKeeper()
    const [one, other] = [keeper.keep(page()), keeper.keep(auditedPage(`${URL}other`))]
    const { facts } = one.runs[0]!
    expect(other.runs[0]!.facts).toEqual({})
    expect(one.runs[0]!.facts).toEqual(facts)
    expect(one).toEqual(page())
  })

  test('has checks that say nothing once in memory', () => {
    const keeper = new PageKeeper()
    const [one, other] = [keeper.keep(page()), keeper.keep(page())]
    expect(one.runs[0]!.checks[0]).toBe(other.runs[0]!.checks[0])
    const worse = keeper.keep(
      auditedPage(URL, [measuredRun({ checks: [passedCheck({ severity: 'error' })] })]),
    )
    expect(worse.runs[0]!.checks[0]!.severity).toBe('error')
  })

  test('without any run has none', () => {
    expect(new PageKeeper().keep(auditedPage(URL, [])).runs).toEqual([])
  })
})

describe('a page with other runs', () => {
  const changed = (page: Page) => withRuns(page, [{ ...page.runs[0]!, score: 3 }, page.runs[1]!], 7)

  test('is kept where it was, and is what it would be anyway', () => {
    const kept = changed(new PageKeeper().keep(page()))
    expect(isKept(kept)).toBe(true)
    expect(kept).toEqual(changed(page()))
    expect(isKept(changed(page()))).toBe(false)
  })

  test('can lose runs, and get other facts', () => {
    const kept = new PageKeeper().keep(page())
    const some = withRuns(kept, [{ ...kept.runs[1]!, facts: { new: true } }])
    const again = withRuns(some, [some.runs[0]!, page().runs[0]!])
    expect(again.runs).toEqual([{ ...page().runs[1]!, facts: { new: true } }, page().runs[0]!])
    expect(kept).toEqual(page())
  })

  test('has the facts of each tool without its runs', () => {
    const kept = new PageKeeper().keep(page())
    const { runs } = kept
    const robots = measuredRun({ tool: 'robots', facts: { allowed: true } })
    const more = withRuns(kept, [{ ...runs[0]!, score: 3 }, robots])
    expect(factsByTool(more)).toEqual(factsByTool({ runs: more.runs }))
    expect(factsByTool(more)).toEqual({ [runs[0]!.tool]: page().runs[0]!.facts, robots: { allowed: true } })
    const again = withRuns(more, more.runs.toReversed())
    expect(factsByTool(again)).toEqual(factsByTool(more))
    const failing = { ...kept }
    Object.defineProperty(failing, 'runs', { get: () => expect(false).toBe(true) })
    for (const symbol of Object.getOwnPropertySymbols(kept))
      Object.defineProperty(failing, symbol, Object.getOwnPropertyDescriptor(kept, symbol)!)
    expect(factsByTool(failing)).toEqual(factsByTool(kept))
  })

  test('is the page itself where they are the same', () => {
    const kept = new PageKeeper().keep(page())
    expect(withRuns(kept, [...kept.runs])).toBe(kept)
    expect(
      withRuns(
        kept,
        mapSame(kept.runs, run => run),
      ),
    ).toBe(kept)
    expect(changedPage(kept, part => part)).toBe(kept)
  })

  test('goes by another address where that is changed', () => {
    const kept = new PageKeeper().keep(page())
    const moved = changedPage(kept, part =>
      'tool' in (part as object) ? part : { ...part, url: `${URL}moved` },
    )
    expect(moved).toEqual({ ...page(), url: `${URL}moved` })
    expect(isKept(moved)).toBe(true)
  })
})
