import { expect, test } from '@jest/globals'
import { lastingHeaders } from '../../../src/engine/network/lasting-headers.ts'

function lasting(headers: Record<string, string>): string {
  const map = new Map(Object.entries(headers).map(([name, value]) => [name, [value]]))
  return JSON.stringify(lastingHeaders({ headers: map }))
}

const DATE = 'Mon, 23 Nov 2026 10:00:00 GMT'
const LATER = 'Tue, 24 Nov 2026 10:00:00 GMT'

test.each([
  ['the time of the answer', { date: DATE }, { date: LATER }],
  ['an id of the request', { 'x-amz-cf-id': 'a' }, { 'x-amz-cf-id': 'b' }],
  ['an id of a host', { 'x-vercel-id': 'fra1::1' }, { 'x-vercel-id': 'fra1::2' }],
  ['the order of headers', { a: '1', b: '2' }, { b: '2', a: '1' }],
  ['the value of a cookie', { 'set-cookie': 'id=abc; Path=/' }, { 'set-cookie': 'id=xyz; Path=/' }],
  [
    'the date of a cookie that lives as long',
    { date: DATE, 'set-cookie': 'id=1; Expires=Tue, 24 Nov 2026 10:00:00 GMT' },
    { date: LATER, 'set-cookie': 'id=1; Expires=Wed, 25 Nov 2026 10:00:00 GMT' },
  ],
])('%s tells no answers apart', (_, one, other) => {
  expect(lasting(one)).toBe(lasting(other))
})

test.each([
  ['a header that came', {}, { 'x-powered-by': 'PHP' }],
  ['a header that went', { etag: '"1"' }, {}],
  ['what a header holds', { 'x-robots-tag': 'all' }, { 'x-robots-tag': 'noindex' }],
  ['the name of a cookie', { 'set-cookie': 'a=1' }, { 'set-cookie': 'b=1' }],
  ['an attribute of a cookie', { 'set-cookie': 'a=1' }, { 'set-cookie': 'a=1; Secure' }],
  ['the length of a cookie', { 'set-cookie': 'a=1' }, { 'set-cookie': 'a=12' }],
  [
    'how long a cookie lives',
    { date: DATE, 'set-cookie': 'id=1; Expires=Tue, 24 Nov 2026 10:00:00 GMT' },
    { date: DATE, 'set-cookie': 'id=1; Expires=Thu, 26 Nov 2026 10:00:00 GMT' },
  ],
  [
    'which date in the past a cookie has',
    { date: DATE, 'set-cookie': 'id=; Expires=Thu, 01 Jan 1970 00:00:00 GMT' },
    { date: DATE, 'set-cookie': 'id=; Expires=Thu, 01 Jan 1970 00:00:01 GMT' },
  ],
])('%s tells answers apart', (_, one, other) => {
  expect(lasting(one)).not.toBe(lasting(other))
})
