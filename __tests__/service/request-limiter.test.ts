import { expect, test } from '@jest/globals'
import { parseList } from 'structured-headers'
import type { HttpProblem } from '../../src/service/problem.ts'
import { type Admission, RequestLimiter } from '../../src/service/request-limiter.ts'

const TOKEN = {}
const LIMITS = { perMinute: 3, atOnce: 2 }

/** A limiter with a clock that stands until it is told to go on. */
function startLimiter() {
  let now = 1000
  const limiter = new RequestLimiter(() => now)
  return {
    enter: (token: object = TOKEN) => limiter.enter(token, LIMITS),
    refusal(token: object = TOKEN): HttpProblem {
      try {
        limiter.enter(token, LIMITS)
      } catch (error) {
        return error as HttpProblem
      }
      throw new Error('it was let in')
    },
    pass: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

/** A field of the draft as a reader of structured fields (RFC 9651) has it: by policy, its parameters. */
function policies({ headers }: Pick<Admission, 'headers'>, field: string) {
  return parseList(headers[field]!).map(([name, parameters]) => [
    name,
    Object.fromEntries(parameters as Map<string, unknown>),
  ])
}

test('each answer says what the limits are and what is left of them', () => {
  const { enter, pass } = startLimiter()
  const first = enter()
  expect(policies(first, 'ratelimit-policy')).toEqual([
    ['requests-per-minute', { q: 3, w: 60 }],
    ['requests-at-once', { q: 2, qu: 'concurrent-requests' }],
  ])
  expect(policies(first, 'ratelimit')).toEqual([
    ['requests-per-minute', { r: 2, t: 60 }],
    ['requests-at-once', { r: 1 }],
  ])
  first.leave()
  first.leave()
  pass(10.5)
  expect(policies(enter(), 'ratelimit')).toEqual([
    ['requests-per-minute', { r: 1, t: 50 }],
    ['requests-at-once', { r: 1 }],
  ])
})

test('a minute begins with its first request, and when it is over the next one does', () => {
  const { enter, refusal, pass } = startLimiter()
  for (let i = 0; i < 3; i++) {
    enter().leave()
    pass(5)
  }
  const problem = refusal()
  expect(problem).toMatchObject({
    status: 429,
    headers: { 'retry-after': '45' },
    extension: { 'violated-policies': ['requests-per-minute'] },
  })
  expect(policies(problem, 'ratelimit')[0]).toEqual(['requests-per-minute', { r: 0, t: 45 }])
  pass(44.9)
  expect(refusal().headers['retry-after']).toBe('1')
  pass(0.1)
  expect(policies(enter(), 'ratelimit')[0]).toEqual(['requests-per-minute', { r: 2, t: 60 }])
})

test('requests that are under way count beyond the end of a minute, and a refused one does not count', () => {
  const { enter, refusal, pass } = startLimiter()
  const first = enter()
  enter()
  expect(refusal().extension).toMatchObject({ 'violated-policies': ['requests-at-once'] })
  pass(61)
  expect(refusal().status).toBe(429)
  first.leave()
  expect(policies(enter(), 'ratelimit')).toEqual([
    ['requests-per-minute', { r: 2, t: 60 }],
    ['requests-at-once', { r: 0 }],
  ])
})

test('one token does not use up what another one has', () => {
  const { enter, refusal } = startLimiter()
  enter()
  enter()
  expect(refusal().status).toBe(429)
  expect(enter({}).headers['ratelimit']).toContain('r=2;')
})
