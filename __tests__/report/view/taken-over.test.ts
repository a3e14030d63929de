import { expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import { TakenOver } from '../../../src/report/view/taken-over.ts'

function page(...taken: boolean[]) {
  const runs = taken.map(isTaken => ({
    tool: 'serp' as const,
    url: 'https://example.com/',
    status: 'measured' as const,
    score: 100,
    checks: [],
    facts: {},
    ...(isTaken && { takenOver: true as const }),
    startedAt: '2026-11-23T10:00:00.000Z',
    durationMs: 1,
  }))
  return { url: 'https://example.com/', score: 100, runs }
}

function inWords(...pages: Pick<Page, 'runs'>[]) {
  const takenOver = new TakenOver()
  for (const page of pages) takenOver.add(page)
  return takenOver.inWords()
}

test('says how many results were taken over, and on how many pages all', () => {
  expect(inWords(page(true, true), page(true, false), page(false))).toBe(
    'Taken over from it: 3 of 5 results, all of them on 1 of 3 pages, because their inputs have not changed',
  )
})

test('says nothing where none was', () => {
  expect(inWords(page(false, false))).toBeUndefined()
})
