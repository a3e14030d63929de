import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'

/** `expect(actual).toEqual(expected)` for large values: that takes seconds, and is asked only where they differ, to say in what. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
