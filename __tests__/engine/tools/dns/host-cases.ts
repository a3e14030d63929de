import { expect } from '@jest/globals'
import { SOA, zone } from './audits.ts'
import { at, type Case, of, platform, to } from './case.ts'

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
  { check: 'no-address', outcome: 'pass', audit: of(zone()) },
  {
    check: 'no-address',
    outcome: 'fail',
    audit: of(www({ TXT: 'here' })),
    says: at('www.example.com', 'A', /neither an A nor an AAAA/),
  },
  {
    check: 'no-address',
    outcome: 'not-applicable',
    audit: of(aliases(1, {})),
    because: /leads to no name/,
  },
  {
    check: 'no-ipv4',
    outcome: 'fail',
    audit: of(www({ AAAA: '2606:2800:21f::1' })),
    says: at('www.example.com', 'A', 'there is no A record'),
  },
  { check: 'no-ipv4', outcome: 'pass', audit: of(zone()) },
  { check: 'no-ipv4', outcome: 'not-applicable', audit: of(www({ TXT: 'here' })) },
  { check: 'no-ipv6', outcome: 'pass', audit: of(zone()) },
  {
    check: 'no-ipv6',
    outcome: 'fail',
    audit: of(www({ A: '93.184.215.14' })),
    says: at('www.example.com', 'AAAA', 'there is no AAAA record'),
  },
  {
    check: 'no-ipv6',
    outcome: 'not-applicable',
    audit: platform,
    because: /vercel\.app/,
  },
  { check: 'private-address-among-public', outcome: 'pass', audit: of(zone()) },
  {
    check: 'private-address-among-public',
    outcome: 'fail',
    audit: of(www({ A: ['93.184.215.14', '10.0.0.5'] })),
    says: at('www.example.com', 'A', '10.0.0.5 is not a public address'),
  },
  {
    check: 'private-address-among-public',
    outcome: 'not-applicable',
    audit: of(www({ A: '10.0.0.5' })),
    because: /all addresses are private/,
  },
  { check: 'cname-dangling', outcome: 'pass', audit: of(aliases(2, cdn)) },
  {
    check: 'cname-dangling',
    outcome: 'fail',
    audit: of(aliases(2, {})),
    says: at(
      'www.example.com',
      'CNAME',
      'www.example.com → c0.example.net → end.example.net: end.example.net does not exist',
    ),
  },
  { check: 'cname-dangling', outcome: 'not-applicable', audit: of(zone()) },
  { check: 'cname-chain-long', outcome: 'pass', audit: of(aliases(5, cdn)) },
  {
    check: 'cname-chain-long',
    outcome: 'fail',
    audit: of(aliases(6, cdn)),
    says: at('www.example.com', 'CNAME', /^6 CNAMEs, 5 are the most: www\.example\.com → c0/),
  },
  { check: 'cname-chain-long', outcome: 'not-applicable', audit: of(zone()) },
  { check: 'cname-at-apex', outcome: 'pass', audit: of(zone()) },
  {
    check: 'cname-at-apex',
    outcome: 'fail',
    audit: of(zone({ 'example.com': { A: undefined, AAAA: undefined, CNAME: 'end.example.net' }, ...cdn })),
    says: at('example.com', 'CNAME', 'example.com is an alias of end.example.net'),
  },
  { check: 'cname-at-apex', outcome: 'not-applicable', audit: platform },
  { check: 'apex-unresolved', outcome: 'pass', audit: of(zone()) },
  {
    check: 'apex-unresolved',
    outcome: 'fail',
    audit: of(zone({ 'example.com': { A: undefined, AAAA: undefined } })),
    says: at('example.com', 'A', 'example.com has no address, while www.example.com is the site'),
  },
  {
    check: 'apex-unresolved',
    outcome: 'not-applicable',
    audit: to('https://pr-1.preview.example.com/', { 'pr-1.preview.example.com': { A: '93.184.215.14' } }),
  },
  { check: 'www-unresolved', outcome: 'pass', audit: to('https://example.com/', {}) },
  {
    check: 'www-unresolved',
    outcome: 'fail',
    audit: to('https://example.com/', { 'www.example.com': undefined }),
    says: at('www.example.com', 'A', /www\.example\.com has no address/),
  },
  { check: 'www-unresolved', outcome: 'not-applicable', audit: of(zone()) },
  { check: 'ttl-too-long', outcome: 'pass', audit: of(www({ A: '93.184.215.14', ttl: 86_400 })) },
  {
    check: 'ttl-too-long',
    outcome: 'fail',
    audit: of(www({ A: '93.184.215.14', ttl: 172_800 })),
    says: at('www.example.com', 'A', '172800 s, 86400 s are the most'),
  },
  {
    check: 'ttl-too-long',
    outcome: 'fail',
    audit: of(www({ AAAA: '2606:2800:21f::1', ttl: 172_800 })),
    says: at('www.example.com', 'AAAA', '172800 s, 86400 s are the most'),
  },
  { check: 'ttl-too-long', outcome: 'not-applicable', audit: of(www({ TXT: 'here' })) },
  {
    check: 'https-record-invalid',
    outcome: 'pass',
    audit: of(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[1, H2]]) } })),
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    audit: of(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[2, '']]) } })),
    says: at('www.example.com', 'HTTPS', /no-default-alpn without alpn/),
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    audit: of(zone({ 'www.example.com': { HTTPS: binding(1, '.', [[0, '0003']]) } })),
    says: at('www.example.com', 'HTTPS', 'its mandatory lists port, which it does not have'),
  },
  {
    check: 'https-record-invalid',
    outcome: 'fail',
    audit: of(zone({ 'www.example.com': { HTTPS: binding(0, 'gone.example.net') } })),
    says: at('www.example.com', 'HTTPS', 'its alias gone.example.net does not exist'),
  },
  { check: 'https-record-invalid', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'idn-mixed-scripts',
    outcome: 'pass',
    audit: to('https://bücher.com/', idn('xn--bcher-kva.com')),
  },
  {
    check: 'idn-mixed-scripts',
    outcome: 'pass',
    audit: to('https://日本ラーメン.com/', idn('xn--4dkp5a8a5557ccvb.com')),
  },
  {
    check: 'idn-mixed-scripts',
    outcome: 'fail',
    audit: to('https://gооgle.com/', idn('xn--ggle-55da.com')),
    says: { message: expect.stringMatching(/mixes Latin and Cyrillic/) },
  },
  { check: 'idn-mixed-scripts', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'soa-timers',
    outcome: 'fail',
    audit: of(zone({ 'example.com': { SOA: { ...SOA, retry: 20_000, minimum: 604_800 } } })),
    says: at('example.com', 'SOA', 'retry (20000 s) is longer than refresh (10000 s)'),
  },
]
