import type { Case } from '../../../support/tool-cases.ts'
import { zone } from './audits.ts'
import { apex, inZone, NO_MAIL, texts } from './sites.ts'

const spf = (record: string, more: Parameters<typeof zone>[0] = {}) =>
  inZone(zone({ 'example.com': { TXT: record }, ...more }))
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
  { check: 'spf-missing', outcome: 'pass', when: 'there is a record', ...inZone(zone()) },
  {
    check: 'spf-missing',
    outcome: 'fail',
    when: 'there is another text alone',
    ...inZone(apex({ TXT: 'something else' })),
    at: 'dns:example.com?type=TXT',
    says: /starts with v=spf1/,
  },
  {
    check: 'spf-missing',
    outcome: 'not-applicable',
    when: 'the domain has no mail',
    ...inZone(apex(NO_MAIL)),
  },
  { check: 'spf-multiple', outcome: 'pass', when: 'there is one', ...inZone(zone()) },
  {
    check: 'spf-multiple',
    outcome: 'fail',
    when: 'there are two',
    ...inZone(apex({ TXT: ['v=spf1 mx -all', 'v=spf1 a -all'] })),
    at: 'dns:example.com?type=TXT',
    says: '"v=spf1 mx -all"',
  },
  { check: 'spf-invalid', outcome: 'pass', when: 'the record is good', ...inZone(zone()) },
  {
    check: 'spf-invalid',
    outcome: 'fail',
    when: 'a term is malformed',
    ...spf('v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all'),
    says: '"ip4:192.0.2.300" has no valid IPv4 address',
    snippet: 'v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all',
  },
  {
    check: 'spf-invalid',
    outcome: 'fail',
    when: 'an included domain has no record',
    ...spf('v=spf1 include:gone.example.net -all'),
    says: '"include:gone.example.net" finds no SPF record at gone.example.net',
  },
  ...['a:', 'mx:', 'exists:', 'include:', 'redirect='].map(
    (term): Case => ({
      check: 'spf-invalid',
      outcome: 'fail',
      when: `the name of ${term} cannot be`,
      ...spf(`v=spf1 ${term}mail..example.com`),
      says: `"${term}mail..example.com" has no possible domain name`,
    }),
  ),
  {
    check: 'spf-too-many-lookups',
    outcome: 'not-applicable',
    when: 'a name cannot be',
    ...spf(`v=spf1 a:${'x'.repeat(64)}.example.com -all`),
    says: 'the SPF record is not valid',
  },
  ...['exists:%{c}.example.com', 'a:%{r}', 'redirect=%{T1r}._spf.example.com'].map(
    (term): Case => ({
      check: 'spf-invalid',
      outcome: 'fail',
      when: `${term} has a macro for explanations alone`,
      ...spf(`v=spf1 ${term}`),
      says: new RegExp(
        `^"${RegExp.escape(term)}" has the macro %\\{[crT]\\}, which is allowed in explanations only$`,
      ),
    }),
  ),
  {
    check: 'spf-invalid',
    outcome: 'fail',
    when: 'records include each other',
    ...spf(
      'v=spf1 include:a.example.net -all',
      texts({ 'a.example.net': 'v=spf1 include:example.com -all' }),
    ),
    says: '"a.example.net: include:example.com" is a loop back to example.com',
  },
  {
    check: 'spf-invalid',
    outcome: 'not-measured',
    when: 'an included record cannot be asked for',
    ...spf('v=spf1 include:a.example.net -all', { 'a.example.net': 'servfail' }),
    says: /SERVFAIL/,
  },
  { check: 'spf-invalid', outcome: 'not-applicable', when: 'there is no record', ...inZone(apex(NO_MAIL)) },
  {
    check: 'spf-too-many-lookups',
    outcome: 'pass',
    when: 'there are 10',
    ...spf(tenIncludes(10).record, tenIncludes(10).names),
  },
  {
    check: 'spf-too-many-lookups',
    outcome: 'fail',
    when: 'there are 11',
    ...spf(tenIncludes(11).record, tenIncludes(11).names),
    says: /^11 lookups \(at most 10\); the first one too many is "include:s10\.example\.net"/,
  },
  {
    check: 'spf-too-many-lookups',
    outcome: 'not-applicable',
    when: 'there is no record',
    ...inZone(apex(NO_MAIL)),
  },
  {
    check: 'spf-too-many-void-lookups',
    outcome: 'pass',
    when: 'there are 2',
    ...spf('v=spf1 a:x1.example.net a:x2.example.net -all'),
  },
  {
    check: 'spf-too-many-void-lookups',
    outcome: 'fail',
    when: 'there are 3',
    ...spf('v=spf1 a:x1.example.net mx:x2.example.net exists:x3.example.net -all'),
    says: /^3 lookups find nothing \(at most 2\): "a:x1\.example\.net"/,
  },
  {
    check: 'spf-too-many-void-lookups',
    outcome: 'not-applicable',
    when: 'there is no record',
    ...inZone(apex(NO_MAIL)),
  },
  { check: 'spf-allows-all', outcome: 'pass', when: 'it ends with -all', ...inZone(zone()) },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    when: 'it ends with +all',
    ...spf('v=spf1 mx +all'),
    says: '"+all" allows everybody',
  },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    when: 'an included record ends with all',
    ...spf('v=spf1 include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 all' })),
    says: '"a.example.net: all" allows everybody',
  },
  {
    check: 'spf-allows-all',
    outcome: 'pass',
    when: 'such a record is excluded',
    ...spf('v=spf1 -include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 +all' })),
  },
  {
    check: 'spf-allows-all',
    outcome: 'fail',
    when: 'it allows all networks',
    ...spf('v=spf1 ip4:0.0.0.0/0 -all'),
    says: '"ip4:0.0.0.0/0" allows everybody',
  },
  {
    check: 'spf-allows-all',
    outcome: 'not-applicable',
    when: 'the record is not valid',
    ...spf('v=spf1 ipv4:192.0.2.1 -all'),
    says: /not valid/,
  },
  {
    check: 'spf-allows-all',
    outcome: 'not-measured',
    when: 'an included record cannot be asked for',
    ...spf('v=spf1 include:a.example.net -all', { 'a.example.net': 'servfail' }),
    says: /SERVFAIL/,
  },
  { check: 'spf-ignored-terms', outcome: 'pass', when: 'all terms count', ...inZone(zone()) },
  {
    check: 'spf-ignored-terms',
    outcome: 'fail',
    when: 'a term stands behind all',
    ...spf('v=spf1 -all mx'),
    says: '"mx" is after "all"',
  },
  {
    check: 'spf-ignored-terms',
    outcome: 'fail',
    when: 'a redirect stands beside all',
    ...spf('v=spf1 redirect=a.example.net -all'),
    says: '"redirect=a.example.net" is ignored beside "all"',
  },
  { check: 'spf-multiple', outcome: 'not-applicable', when: 'there is no record', ...inZone(apex(NO_MAIL)) },
  {
    check: 'spf-allows-all',
    outcome: 'not-applicable',
    when: 'there is no record',
    ...inZone(apex(NO_MAIL)),
  },
  {
    check: 'spf-ignored-terms',
    outcome: 'not-applicable',
    when: 'there is no record',
    ...inZone(apex(NO_MAIL)),
  },
]
