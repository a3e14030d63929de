import { describe, expect, test } from '@jest/globals'
import { superLinear } from '../../support/growth.ts'

describe('growth of time', () => {
  let spun = 0
  const spin = (turns: number) => {
    for (let turn = 0; turn < turns; turn++) spun = (spun + turn) % 7
  }

  test('finds nothing in work that is linear, or a logarithm more', async () => {
    expect(await superLinear(turns, size => spin(size * 300))).toBeUndefined()
    expect(await superLinear(turns, size => spin(size * Math.log2(size) * 20))).toBeUndefined()
  })

  test('finds work that grows with the square', async () => {
    const found = await superLinear(turns, size => spin(size * size), { largest: 16_000 })
    expect(found).toMatch(/per doubling \(\d+: /)
  })

  test('lets pass what costs next to nothing at the largest size', async () => {
    expect(await superLinear(turns, size => spin((size * size) / 100), { largest: 4000 })).toBeUndefined()
  })
})

function turns(size: number): number {
  return size
}
