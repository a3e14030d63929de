import { expect } from '@jest/globals'
import { zone } from './audits.ts'
import { apex, at, type Case, NO_MAIL, of, texts } from './case.ts'

const spf = (record: string, more: Parameters<typeof zone>[0] = {}) =>
  of(zone({ 'example.com': { TXT: record }, ...more }))
const tenIncludes = (count: number) => ({
  record: `v=spf1 ${Array.from({ length: count }, (_, index) => `include:s${index}.example.net`).join(' ')} -all`,
  names: texts(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `s${index}.example.net`,
        'v=spf1 ip4:198.51.100.0/24 -all',
      ]),
    ),
  ),
})

export const SPF_CASES: readonly Case[] = [
  { check: 'spf-missing', outcome: 'pass', audit: of(zone()) },
  {
    check: 'spf-missing',
    outcome: 'fail',
    audit: of(apex({ TXT: 'something else' })),
    says: at('example.com', 'TXT', /begins with v=spf1/),
  },
  { check: 'spf-missing', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-multiple', outcome: 'pass', audit: of(zone()) },
  {
    check: 'spf-multiple',
    outcome: 'fail',
    audit: of(apex({ TXT: ['v=spf1 mx -all', 'v=spf1 a -all'] })),
    says: { url: 'dns:example.com?type=TXT', message: '"v=spf1 mx -all"' },
  },
  { check: 'spf-invalid', outcome: 'pass', audit: of(zone()) },
  {
    check: 'spf-invalid',
    outcome: 'fail',
    audit: spf('v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all'),
    says: {
      message: '"ip4:192.0.2.300" does not hold an IPv4 address',
      snippet: 'v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all',
    },
  },
  {
    check: 'spf-invalid',
    outcome: 'fail',
    audit: spf('v=spf1 include:gone.example.net -all'),
    says: { message: '"include:gone.example.net" finds no SPF record at gone.example.net' },
  },
  {
    check: 'spf-invalid',
    outcome: 'fail',
    audit: spf(
      'v=spf1 include:a.example.net -all',
      texts({ 'a.example.net': 'v=spf1 include:example.com -all' }),
    ),
    says: { message: '"a.example.net: include:example.com" leads back to example.com: a loop' },
  },
  {
    check: 'spf-invalid',
    outcome: 'not-measured',
    audit: spf('v=spf1 include:a.example.net -all', { 'a.example.net': 'servfail' }),
    because: /SERVFAIL/,
  },
  { check: 'spf-invalid', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  {
    check: 'spf-too-many-lookups',
    outcome: 'pass',
    audit: spf(tenIncludes(10).record, tenIncludes(10).names),
  },
  {
    check: 'spf-too-many-lookups',
    outcome: 'fail',
    audit: spf(tenIncludes(11).record, tenIncludes(11).names),
    says: { message: expect.stringMatching(/^11 lookups, 10 are the most: "include:s10\.example\.net"/) },
  },
  { check: 'spf-too-many-lookups', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  {
    check: 'spf-too-many-void-lookups',
    outcome: 'pass',
    audit: spf('v=spf1 a:x1.example.net a:x2.example.net -all'),
  },
  {
    check: 'spf-too-many-void-lookups',
    outcome: 'fail',
    audit: spf('v=spf1 a:x1.example.net mx:x2.example.net exists:x3.example.net -all'),
    says: { message: expect.stringMatching(/^3 lookups find nothing, 2 are the most: "a:x1\.example\.net"/) },
  },
  { check: 'spf-too-many-void-lookups', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-allows-all', outcome: 'pass', audit: of(zone()) },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 mx +all'),
    says: { message: '"+all" matches everybody' },
  },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 all' })),
    says: { message: '"a.example.net: all" matches everybody' },
  },
  {
    check: 'spf-allows-all',
    outcome: 'pass',
    audit: spf('v=spf1 -include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 +all' })),
  },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 ip4:0.0.0.0/0 -all'),
    says: { message: '"ip4:0.0.0.0/0" matches everybody' },
  },
  {
    check: 'spf-allows-all',
    outcome: 'not-applicable',
    audit: spf('v=spf1 ipv4:192.0.2.1 -all'),
    because: /not valid/,
  },
  {
    check: 'spf-allows-all',
    outcome: 'not-measured',
    audit: spf('v=spf1 include:a.example.net -all', { 'a.example.net': 'servfail' }),
    because: /SERVFAIL/,
  },
  { check: 'spf-neutral', outcome: 'pass', audit: spf('v=spf1 mx ~all') },
  {
    check: 'spf-neutral',
    outcome: 'fail',
    audit: spf('v=spf1 mx ?all'),
    says: { message: 'the record ends with ?all' },
  },
  {
    check: 'spf-neutral',
    outcome: 'fail',
    audit: spf('v=spf1 mx'),
    says: { message: 'the record ends with no all' },
  },
  {
    check: 'spf-neutral',
    outcome: 'pass',
    audit: spf('v=spf1 redirect=a.example.net', texts({ 'a.example.net': 'v=spf1 ip4:192.0.2.1 -all' })),
  },
  { check: 'spf-ptr', outcome: 'pass', audit: of(zone()) },
  { check: 'spf-ptr', outcome: 'fail', audit: spf('v=spf1 ptr -all'), says: { message: '"ptr"' } },
  { check: 'spf-ignored-terms', outcome: 'pass', audit: of(zone()) },
  {
    check: 'spf-ignored-terms',
    outcome: 'fail',
    audit: spf('v=spf1 -all mx'),
    says: { message: '"mx" stands behind all' },
  },
  {
    check: 'spf-ignored-terms',
    outcome: 'fail',
    audit: spf('v=spf1 redirect=a.example.net -all'),
    says: { message: '"redirect=a.example.net" is ignored beside all' },
  },
  { check: 'spf-multiple', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-allows-all', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-neutral', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-ptr', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
  { check: 'spf-ignored-terms', outcome: 'not-applicable', audit: of(apex(NO_MAIL)) },
]
