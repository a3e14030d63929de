import { expect, test } from '@jest/globals'
import type { Check } from '../../src/api/results.ts'
import { SharedChecks } from '../../src/api/shared-checks.ts'
import { failedCheck, passedCheck } from '../support/reports.ts'

const CHECKS: Record<string, Check> = {
  'one that passed': passedCheck(),
  'one that does not apply': passedCheck({ outcome: 'not-applicable' }),
  'one that passed with a note': passedCheck({ message: 'as it was sent' }),
  'one that was not measured': passedCheck({ outcome: 'not-measured', message: 'it was not sent' }),
  'one that failed': failedCheck(),
  'one that failed at more places than are listed': failedCheck({ occurrenceCount: 90 }),
  'one that counts for others': failedCheck({
    twins: ['content/other'],
    failedPages: ['https://a.example/'],
  }),
  'one without places or message': failedCheck({ occurrences: [] }),
}

test.each(Object.entries(CHECKS))('%s is the same again, with its fields in their order', (_, check) => {
  const checks = new SharedChecks()
  for (const other of Object.values(CHECKS)) checks.brief(other)
  const brief = checks.brief(check)
  expect(JSON.stringify(checks.whole(JSON.parse(JSON.stringify(brief))))).toBe(JSON.stringify(check))
})

test('a check that says nothing is a number, and others hold none of their texts', () => {
  const checks = new SharedChecks()
  expect(checks.brief(passedCheck())).toBe(0)
  expect(checks.brief(passedCheck())).toBe(0)
  const { title, help } = failedCheck()
  const brief = JSON.stringify(checks.brief(failedCheck()))
  expect(brief).not.toContain(title)
  expect(brief).not.toContain(help)
})

test('nothing of an answer is kept', () => {
  const checks = new SharedChecks()
  checks.brief(failedCheck({ message: 'only 3 words', failedPages: ['https://a.example/'] }))
  expect(JSON.stringify(checks.from(0))).not.toMatch(/3 words|a\.example/)
})

test('checks with other texts are others', () => {
  const checks = new SharedChecks()
  const [one, other] = [failedCheck(), failedCheck({ severity: 'notice' })]
  const briefs = [one, other].map(check => checks.brief(check))
  expect(briefs.map(brief => checks.whole(brief))).toEqual([one, other])
})

test('who has the same checks under the same numbers can read what others wrote', () => {
  const [one, other] = [new SharedChecks(), new SharedChecks()]
  let told = 0
  for (const check of [...Object.values(CHECKS), ...Object.values(CHECKS)]) {
    const brief = one.brief(check)
    other.add(structuredClone(one.from(told)))
    told = one.size
    expect(other.whole(structuredClone(brief))).toEqual(check)
  }
})

test('a field that is there without a value is none', () => {
  const checks = new SharedChecks()
  const check = { ...passedCheck(), message: undefined } as unknown as Check
  expect([checks.brief(check), checks.brief(check), checks.brief(Object.freeze(check))]).toEqual([0, 0, 0])
})

test('of very many checks with one id the further ones are kept as they are', () => {
  const checks = new SharedChecks()
  const many = Array.from({ length: 200 }, (_, index) => failedCheck({ title: `Title ${index}` }))
  const briefs = many.map(check => checks.brief(check))
  expect(checks.size).toBeLessThan(100)
  expect(briefs.map(brief => checks.whole(brief))).toEqual(many)
})
