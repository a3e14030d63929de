import type { Case } from '../../../support/tool-cases.ts'
import { zone } from './audits.ts'
import { inZone, ofHost, platform } from './sites.ts'

/** Data of an HTTPS record: priority, target, parameters by number. */
function binding(priority: number, target: string, parameters: readonly (readonly [number, string])[] = []) {
  const head = Buffer.alloc(2)
  head.writeUInt16BE(priority)
  const labels = target.split('.').filter(Boolean)
  const name = labels.flatMap(label => [Buffer.from([label.length]), Buffer.from(label)])
  const values = parameters.map(([key, hex]) => {
    const value = Buffer.from(hex, 'hex')
    const start = Buffer.alloc(4)
    start.writeUInt16BE(key)
    start.writeUInt16BE(value.length, 2)
    return Buffer.concat([start, value])
  })
  return Buffer.concat([head, ...name, Buffer.from([0]), ...values])
}

const H2 = '026832'
const www = (records: object) => zone({ 'www.example.com': { A: undefined, AAAA: undefined, ...records } })
const aliases = (count: number, end: object) => {
  const chain = Array.from({ length: count - 1 }, (_, index) => [
    `c${index}.example.net`,
    { CNAME: index === count - 2 ? 'end.example.net' : `c${index + 1}.example.net` },
  ])
  const first = count > 1 ? 'c0.example.net' : 'end.example.net'
  return zone({
    'www.example.com': { A: undefined, AAAA: undefined, CNAME: first },
    ...Object.fromEntries(chain),
    ...end,
  })
}
const cdn = { 'end.example.net': { A: '93.184.215.14' } }
const idn = (host: string) => ({ [host]: { A: '93.184.215.14', NS: 'ns1.example.net' } })

export const HOST_CASES: readonly Case[] = [
  { check: 'no-address', outcome: 'pass', when: 'the host has addresses', ...inZone(zone()) },
  {
    check: 'no-address',
    outcome: 'fail',
    when: 'it has a text alone',
    ...inZone(www({ TXT: 'here' })),
    at: 'dns:www.example.com?type=A',
    says: /neither an A nor an AAAA/,
  },
  {
    check: 'no-address',
    outcome: 'not-applicable',
    when: 'its CNAME leads to no name',
    ...inZone(aliases(1, {})),
    says: /names a host that does not exist/,
  },
  {
    check: 'no-ipv4',
    outcome: 'fail',
    when: 'there is an AAAA record alone',
    ...inZone(www({ AAAA: '2606:2800:21f::1' })),
    at: 'dns:www.example.com?type=A',
    says: 'www.example.com has AAAA records only',
  },
  { check: 'no-ipv4', outcome: 'pass', when: 'there are both', ...inZone(zone()) },
  {
    check: 'no-ipv4',
    outcome: 'not-applicable',
    when: 'there is no address',
    ...inZone(www({ TXT: 'here' })),
  },
  {
    check: 'private-address-among-public',
    outcome: 'pass',
    when: 'all addresses are public',
    ...inZone(zone()),
  },
  {
    check: 'private-address-among-public',
    outcome: 'fail',
    when: 'one of two is private',
    ...inZone(www({ A: ['93.184.215.14', '10.0.0.5'] })),
    at: 'dns:www.example.com?type=A',
    says: '10.0.0.5 is not a public address',
  },
  {
    check: 'private-address-among-public',
    outcome: 'not-applicable',
    when: 'all are private',
    ...inZone(www({ A: '10.0.0.5' })),
    says: /all addresses are private/,
  },
  { check: 'cname-dangling', outcome: 'pass', when: 'the last name exists', ...inZone(aliases(2, cdn)) },
  {
    check: 'cname-dangling',
    outcome: 'fail',
    when: 'the last name does not exist',
    ...inZone(aliases(2, {})),
    at: 'dns:www.example.com?type=CNAME',
    says: 'www.example.com → c0.example.net → end.example.net: end.example.net does not exist',
  },
  { check: 'cname-dangling', outcome: 'not-applicable', when: 'the host is no alias', ...inZone(zone()) },
  { check: 'cname-at-apex', outcome: 'pass', when: 'the domain has addresses', ...inZone(zone()) },
  {
    check: 'cname-at-apex',
    outcome: 'fail',
    when: 'the domain is an alias',
    ...inZone(zone({ 'example.com': { A: undefined, AAAA: undefined, CNAME: 'end.example.net' }, ...cdn })),
    at: 'dns:example.com?type=CNAME',
    says: 'example.com has a CNAME record to end.example.net',
  },
  {
    check: 'cname-at-apex',
    outcome: 'not-applicable',
    when: 'the host is one of a platform',
    ...platform,
    says: 'my-app.vercel.app is a host of the platform vercel.app, whose DNS is not the site’s',
  },
  { check: 'apex-unresolved', outcome: 'pass', when: 'the domain has an address', ...inZone(zone()) },
  {
    check: 'apex-unresolved',
    outcome: 'fail',
    when: 'the domain has none and its www is audited',
    ...inZone(zone({ 'example.com': { A: undefined, AAAA: undefined } })),
    at: 'dns:example.com?type=A',
    says: 'example.com has no address, but www.example.com has one',
  },
  {
    check: 'apex-unresolved',
    outcome: 'not-applicable',
    when: 'another host is audited',
    ...ofHost('pr-1.preview.example.com', { 'pr-1.preview.example.com': { A: '93.184.215.14' } }),
  },
  {
    check: 'www-unresolved',
    outcome: 'pass',
    when: 'its www has an address',
    ...ofHost('example.com', {}),
  },
  {
    check: 'www-unresolved',
    outcome: 'fail',
    when: 'its www does not exist',
    ...ofHost('example.com', { 'www.example.com': undefined }),
    at: 'dns:www.example.com?type=A',
    says: /www\.example\.com has no address/,
  },
  {
    check: 'www-unresolved',
    outcome: 'not-applicable',
    when: 'the www itself is audited',
    ...inZone(zone()),
  },
  {
    check: 'https-record-invalid',
    outcome: 'pass',
    when: 'the record is good',
    ...inZone(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[1, H2]]) } })),
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    when: 'it leaves no protocol',
    ...inZone(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[2, '']]) } })),
    at: 'dns:www.example.com?type=HTTPS',
    says: /no-default-alpn without alpn/,
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    when: 'it asks for a parameter that it does not have',
    ...inZone(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[0, '0003']]) } })),
    at: 'dns:www.example.com?type=HTTPS',
    says: 'The mandatory keys of the record list port, which is missing',
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    when: 'it leads to a name that does not exist',
    ...inZone(zone({ 'www.example.com': { HTTPS: binding(0, 'gone.example.net') } })),
    at: 'dns:www.example.com?type=HTTPS',
    says: 'The target gone.example.net does not exist',
  },
  { check: 'https-record-invalid', outcome: 'not-applicable', when: 'there is none', ...inZone(zone()) },
  {
    check: 'idn-mixed-scripts',
    outcome: 'pass',
    when: 'the name is German',
    ...ofHost('bücher.com', idn('xn--bcher-kva.com')),
  },
  {
    check: 'idn-mixed-scripts',
    outcome: 'pass',
    when: 'the name is Japanese',
    ...ofHost('日本ラーメン.com', idn('xn--4dkp5a8a5557ccvb.com')),
  },
  {
    check: 'idn-mixed-scripts',
    outcome: 'fail',
    when: 'Latin letters stand beside Cyrillic ones',
    ...ofHost('gооgle.com', idn('xn--ggle-55da.com')),
    says: /mixes Latin and Cyrillic/,
  },
  {
    check: 'idn-mixed-scripts',
    outcome: 'not-applicable',
    when: 'the name is plain ASCII',
    ...inZone(zone()),
  },
]
