import { expect, test } from '@jest/globals'
import type { Check } from '../../src/api/results.ts'
import { expectCheck, type Said } from './tool-cases.ts'

const ORIGIN = 'http://127.0.0.1:1'
const ABOUT = {
  id: 'serp/title-missing',
  scope: 'page',
  title: 'T',
  severity: 'error',
  help: 'https://a.example/',
} as const
const FAILED: Check = {
  ...ABOUT,
  outcome: 'fail',
  occurrences: [
    {
      url: `${ORIGIN}/a`,
      message: `none on ${ORIGIN}/a`,
      selector: 'html > head',
      snippet: '<head>',
      line: 2,
      column: 7,
    },
    { url: `${ORIGIN}/b`, message: 'none' },
  ],
}
const PASSED: Check = { ...ABOUT, outcome: 'pass', message: 'one title', occurrences: [] }
const NOT_APPLICABLE: Check = { ...ABOUT, outcome: 'not-applicable', message: 'no head', occurrences: [] }

test.each<[string, Check, Said]>([
  ['outcome', FAILED, { outcome: 'fail' }],
  ['first message', FAILED, { outcome: 'fail', says: /^none on/ }],
  ['whole message', FAILED, { outcome: 'fail', says: 'none on {origin}/a' }],
  ['messages', FAILED, { outcome: 'fail', says: [/on/, 'none'] }],
  [
    'place',
    FAILED,
    { outcome: 'fail', at: '{origin}/a', selector: 'html > head', snippet: /head/, line: 2, column: 7 },
  ],
  ['count', FAILED, { outcome: 'fail', count: 2 }],
  ['count of all', { ...FAILED, occurrenceCount: 70 }, { outcome: 'fail', count: 70 }],
  ['message of the check', PASSED, { outcome: 'pass', says: [/one/, /title/], line: null }],
  ['reason', NOT_APPLICABLE, { outcome: 'not-applicable', says: 'no head' }],
])('the right %s is taken', (_what, check, said) => {
  expect(() => expectCheck(check, said, ORIGIN)).not.toThrow()
})

test.each<[string, Check, Said]>([
  ['outcome', FAILED, { outcome: 'pass' }],
  ['first message', FAILED, { outcome: 'fail', says: /^none$/ }],
  ['whole message', FAILED, { outcome: 'fail', says: 'none' }],
  ['number of messages', FAILED, { outcome: 'fail', says: [/on/] }],
  ['order of messages', FAILED, { outcome: 'fail', says: ['none', /on/] }],
  ['URL', FAILED, { outcome: 'fail', at: '{origin}/b' }],
  ['selector', FAILED, { outcome: 'fail', selector: 'html' }],
  ['snippet', FAILED, { outcome: 'fail', snippet: 'head' }],
  ['line', FAILED, { outcome: 'fail', line: 1 }],
  ['line where there is to be none', FAILED, { outcome: 'fail', line: null }],
  ['column', FAILED, { outcome: 'fail', column: 1 }],
  ['count', FAILED, { outcome: 'fail', count: 1 }],
  ['message of the check', PASSED, { outcome: 'pass', says: [/one/, /two/] }],
  ['selector of what passed', PASSED, { outcome: 'pass', selector: 'html' }],
  ['reason', NOT_APPLICABLE, { outcome: 'not-applicable', says: /no body/ }],
])('another %s is not', (_what, check, said) => {
  expect(() => expectCheck(check, said, ORIGIN)).toThrow()
})

test.each<[string, Check]>([
  ['a failure without a place', { ...FAILED, occurrences: [] }],
  ['a failure of a place without a URL', { ...FAILED, occurrences: [{ url: '', message: 'none' }] }],
  ['a failure without a message', { ...FAILED, occurrences: [{ url: ORIGIN }] }],
  ['a pass with a place', { ...PASSED, occurrences: [{ url: ORIGIN }] }],
  ['what does not apply without a reason', { ...ABOUT, outcome: 'not-applicable', occurrences: [] }],
])('%s is none', (_what, check) => {
  expect(() => expectCheck(check, { outcome: check.outcome }, ORIGIN)).toThrow()
})
