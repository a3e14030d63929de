import { expect, test } from '@jest/globals'
import { EXIT, explain } from '../src/exit.ts'

test('what the system refuses is no fault of this program', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })
  expect(explain(error)).toMatchObject({
    lines: [expect.stringMatching(/^The run failed: ENOSPC: .*\(the system said so;/)],
    code: EXIT.runFailed,
    stack: expect.stringContaining('ENOSPC'),
  })
})

test('what nobody expected is', () => {
  expect(explain(new TypeError('x is not a function\nat all')).lines).toEqual([
    'The run failed: x is not a function (a fault of this program; set RUNNER_DEBUG=1 for its stack)',
  ])
})
