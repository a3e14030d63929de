import { expect, test } from '@jest/globals'
import { ApiError } from '../../src/api/errors.ts'
import { EXIT, explain } from '../../src/run/exit.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'

test('what the system refuses is no bug in SEO Preflight', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })
  expect(explain(error)).toMatchObject({
    lines: [expect.stringMatching(/^The run failed: ENOSPC: .*\(an error of the operating system;/)],
    code: EXIT.runFailed,
    stack: expect.stringContaining('ENOSPC'),
  })
})

test('what nobody expected is', () => {
  expect(explain(new TypeError('x is not a function\nat all')).lines).toEqual([
    'The run failed: x is not a function (a bug in SEO Preflight; set RUNNER_DEBUG=1 for its stack)',
  ])
})

test('every line of an error is one line that steers no terminal, whatever it quotes', () => {
  for (const text of HOSTILE_TEXTS) {
    const errors = [
      new SettingsError(`url: "${text}"`),
      new ApiError('redirect', `to ${text}`),
      new Error(text),
    ]
    for (const line of errors.flatMap(error => explain(error).lines)) {
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
      expect(line.isWellFormed()).toBe(true)
    }
  }
})
