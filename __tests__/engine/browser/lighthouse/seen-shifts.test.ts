import { expect, test } from '@jest/globals'
import {
  shiftDistances,
  type TraceEvent,
  unseenShift,
  withoutUnseenShifts,
} from '../../../../src/engine/browser/lighthouse/seen-shifts.ts'

/** An event of a frame, so many milliseconds after the trace began. */
const event = (name: string, ms: number, frame = 'main'): TraceEvent => ({
  name,
  ts: ms * 1000,
  args: { frame },
})

/** Milliseconds at which the shifts came that are left. */
const shifts = (...events: TraceEvent[]) =>
  withoutUnseenShifts(events)
    .filter(({ name }) => name === 'LayoutShift')
    .map(({ ts }) => ts / 1000)

test('a shift before the first paint was seen by nobody', () => {
  expect(
    shifts(
      event('navigationStart', 0),
      event('LayoutShift', 349),
      event('firstPaint', 480),
      event('LayoutShift', 502),
    ),
  ).toEqual([502])
})

test('a shift right before the time of the first paint may be of the frame that follows it', () => {
  expect(shifts(event('navigationStart', 0), event('LayoutShift', 1303), event('firstPaint', 1304))).toEqual([
    1303,
  ])
})

test('the first paint is that of the same frame after its last navigation', () => {
  expect(
    shifts(
      event('navigationStart', 0),
      event('firstPaint', 10, 'other'),
      event('LayoutShift', 100),
      event('LayoutShift', 100, 'other'),
      event('firstPaint', 300),
      event('navigationStart', 1000),
      event('LayoutShift', 1100),
      event('firstPaint', 1300),
    ),
  ).toEqual([100])
})

test('all shifts are left where no paint is told of, and all other events everywhere', () => {
  expect(shifts(event('navigationStart', 0), event('LayoutShift', 100))).toEqual([100])
  const others: TraceEvent[] = [event('Layout', 5), { name: 'RunTask', ts: 7, args: {} }]
  expect(withoutUnseenShifts(others)).toEqual(others)
})

test('what is left out is added up', () => {
  const shift = { ...event('LayoutShift', 349), args: { frame: 'main', data: { weighted_score_delta: 0.8 } } }
  const all = [event('navigationStart', 0), shift, event('firstPaint', 480)]
  expect(unseenShift(all, withoutUnseenShifts(all))).toBe(0.8)
})

test('what became far higher where it stands grew, and what came up from below the screen did not', () => {
  const shift = (from: number[], to: number[]) => ({
    ...event('LayoutShift', 400),
    args: { data: { weighted_score_delta: 0.2, impacted_nodes: [{ old_rect: from, new_rect: to }] } },
  })
  const grown = (from: number[], to: number[]) => shiftDistances([shift(from, to)])[0]?.grown
  expect(grown([30, 110, 352, 131], [0, 112, 509, 905])).toEqual({ from: 131, to: 905 })
  expect(grown([0, 110, 352, 40], [0, 110, 352, 80])).toBeUndefined()
  expect(grown([0, 800, 352, 23], [0, 300, 352, 523])).toBeUndefined()
  expect(grown([0, 0, 0, 0], [0, 0, 352, 523])).toBeUndefined()
})

test('the way down of a shift is that of what went furthest, and what went up or aside counts as none', () => {
  const shift = (score: number, ...ways: [number, number][]) => ({
    ...event('LayoutShift', 400),
    args: {
      data: {
        weighted_score_delta: score,
        impacted_nodes: ways.map(([from, to]) => ({
          old_rect: [0, from, 10, 10],
          new_rect: [0, to, 10, 10],
        })),
      },
    },
  })
  expect(
    shiftDistances([shift(0.2, [100, 120], [293, 513]), shift(0.1, [300, 200]), event('Layout', 5)]),
  ).toEqual([{ score: 0.2, down: 220 }])
})
