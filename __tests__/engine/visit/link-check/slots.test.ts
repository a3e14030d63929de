import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Slots } from '../../../../src/engine/visit/link-check/slots.ts'

const ticks = () => new Promise(resolve => setImmediate(resolve))

describe('slots', () => {
  test('let so many begin at once, and the others in their order when some end', async () => {
    const slots = new Slots(2)
    const begun: number[] = []
    for (let number = 0; number < 5; number++) slots.take(() => begun.push(number))
    expect(begun).toEqual([0, 1])
    slots.give()
    slots.give()
    await ticks()
    expect(begun).toEqual([0, 1, 2, 3])
    for (let ended = 0; ended < 2; ended++) {
      slots.give()
      await ticks()
    }
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(slots.isIdle).toBe(false)
    slots.give()
    expect(slots.isIdle).toBe(true)
  })

  test('take what ends at once, however many wait', async () => {
    const slots = new Slots(1)
    let ended = 0
    slots.take(() => undefined)
    for (let number = 0; number < 50_000; number++) {
      slots.take(() => {
        ended++
        slots.give()
      })
    }
    slots.give()
    await ticks()
    expect(ended).toBe(50_000)
    expect(slots.isIdle).toBe(true)
  })

  test('become more at once, and fewer as what is under way ends', async () => {
    const slots = new Slots(1)
    let begun = 0
    for (let number = 0; number < 9; number++) slots.take(() => begun++)
    slots.most = 4
    await ticks()
    expect(begun).toBe(4)
    slots.most = 2
    for (const expected of [4, 4, 5, 6]) {
      slots.give()
      await ticks()
      expect(begun).toBe(expected)
    }
  })

  test('never let more go on than there are, and forget none', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(fc.boolean()), async (most, moves) => {
        const slots = new Slots(most)
        let active = 0
        let begun = 0
        let asked = 0
        for (const isAsking of moves) {
          if (isAsking) {
            asked++
            slots.take(() => {
              active++
              begun++
            })
          } else if (active > 0) {
            active--
            slots.give()
          }
          await ticks()
          expect(active).toBe(Math.min(most, asked - begun + active))
        }
      }),
    ))
})
