import { describe, expect, test } from '@jest/globals'
import {
  type HostKind,
  hostKind,
  isLocalHost,
  isLoopback,
  isMetadataAddress,
  isPublicAddress,
  isSampleHost,
  isThisMachine,
  literalAddress,
  neverLeavesMachine,
  plainHost,
} from '../../src/net/host-kind.ts'

const KINDS: Readonly<Record<HostKind, string>> = {
  loopback: `
    127.0.0.1 127.1.2.3 127.255.255.254 ::1 [::1] ::ffff:127.0.0.1 [::ffff:7f00:1]
    localhost LOCALHOST localhost. shop.localhost a.b.localhost.`,
  unspecified: '0.0.0.0 0.1.2.3 :: [::] ::ffff:0.0.0.0',
  'link-local': '169.254.0.1 169.254.169.254 fe80::1 fe80::1%eth0 [fe80::1] febf::1 ::ffff:169.254.169.254',
  metadata:
    '168.63.129.16 100.100.100.200 192.0.0.192 fd00:ec2::254 fd00:ec2::23 fd20:ce::254 ::ffff:a83f:8110',
  private: `
    10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 100.64.0.1 100.127.255.255 fc00::1 fd12:3456::1
    ::ffff:10.0.0.1 web intranet router.lan printer.local api.internal shop.test SHOP.TEST nas.home 1.0.168.192.arpa`,
  reserved: `
    192.0.0.1 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
    ::7f00:1 ::808:808 ::8.8.8.8 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 ::ffff:a8:3f81:10 fec0::1 64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1
    100::1 2001::1 2001:db8::1 2002:7f00:1:: 2002:808:808::1 3fff::1 5f00::1 ff02::1 4000::1`,
  public: `
    8.8.8.8 1.1.1.1 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.255.255 169.253.255.255
    168.63.129.15 2606:4700:4700::1111 [2a00:1450:4001:80e::200e] shop.example shop.example. www.münchen.example
    localhost.example test.example notlocalhost.example 127.0.0.1.example`,
}

// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
const DENIED = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 100.100.100.200 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1
  198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16
  :: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:a8:3f81:10 ::ffff:0:127.0.0.1 fe80::1 fe80::1%eth0
  fec0::1 fc00::1 fd00::1 fd00:ec2::254 64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1 100::1 2001::1 2001:0:4136::1
  2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:808:808::1 3fff::1 5f00::1 ff02::1 ff0e::1 4000::1
`
  .trim()
  .split(/\s+/)

const ALLOWED = `
  8.8.8.8 1.1.1.1 93.184.215.14 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.255.255 198.17.0.1
  198.20.0.1 223.255.255.255 168.63.129.15 2606:4700:4700::1111 2a00:1450:4001:80e::200e 2001:4860:4860::8888
`
  .trim()
  .split(/\s+/)

const CASES = (Object.keys(KINDS) as HostKind[]).flatMap(kind =>
  KINDS[kind]
    .trim()
    .split(/\s+/)
    .map(host => ({ host, kind })),
)

test.each(CASES)('$host is $kind', ({ host, kind }) => {
  expect(hostKind(host)).toBe(kind)
  expect(isLocalHost(host)).toBe(kind !== 'public')
  expect(isThisMachine(host)).toBe(kind === 'loopback' || kind === 'unspecified')
  expect(isLoopback(host)).toBe(kind === 'loopback')
})

describe('what is sent to a host never leaves the machine', () => {
  test.each(['127.0.0.1', '127.1.2.3', '[::1]', '::1', '[::ffff:7f00:1]', 'localhost', 'localhost.'])(
    'where it is %s',
    host => expect(neverLeavesMachine(host)).toBe(true),
  )

  test.each([
    'shop.localhost',
    '0.0.0.0',
    '[::]',
    '[64:ff9b::7f00:1]',
    '10.0.0.1',
    'web',
    'shop.test',
    'shop.example',
    '127.0.0.1.example',
  ])('except to %s', host => expect(neverLeavesMachine(host)).toBe(false))
})

describe('an address is public', () => {
  test.each(CASES.filter(({ host, kind }) => kind === 'public' && literalAddress(host)))(
    '$host',
    ({ host }) => expect(isPublicAddress(host)).toBe(true),
  )

  test.each(CASES.filter(({ kind }) => kind !== 'public'))('but not $host', ({ host }) =>
    expect(isPublicAddress(host)).toBe(false),
  )

  test.each(ALLOWED)('%s', address => expect(isPublicAddress(address)).toBe(true))

  test.each(DENIED)('but not %s', address => expect(isPublicAddress(address)).toBe(false))

  test.each(['', 'localhost', 'example.com', '1.2.3.4.5', ':::'])('nor what is none: %j', text =>
    expect(isPublicAddress(text)).toBe(false),
  )
})

describe('an address belongs to the metadata service of a cloud', () => {
  test.each([
    ...CASES.filter(({ kind }) => kind === 'link-local' || kind === 'metadata').map(({ host }) => host),
    '::169.254.169.254',
    '::ffff:0:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '64:ff9b::168.63.129.16',
  ])('%s', address => expect(isMetadataAddress(address)).toBe(true))

  test.each(['10.0.0.1', '127.0.0.1', '8.8.8.8', '64:ff9b::8.8.8.8', '2002:808:808::1', 'metadata.example'])(
    'but not %s',
    address => expect(isMetadataAddress(address)).toBe(false),
  )
})

test.each([
  ['[::1]', '::1'],
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1.', '127.0.0.1'],
  ['[fe80::1%25eth0]', 'fe80::1%25eth0'],
  ['localhost', undefined],
  ['shop.example.', undefined],
])('the address that %s is: %s', (host, address) => {
  expect(literalAddress(host)).toBe(address)
})

test.each([
  ['[::1]', '::1'],
  ['shop.example.', 'shop.example'],
  ['shop.example', 'shop.example'],
])('%s without brackets and the dot of the root is %s', (host, bare) => {
  expect(plainHost(host)).toBe(bare)
})

test.each([
  ['example.com', true],
  ['WWW.Example.org', true],
  ['example.net.', true],
  ['shop.example', false],
  ['my-example.com', false],
  ['example.com.evil.net', false],
  ['example.de', false],
])('%s is the host of a template: %s', (host, expected) => {
  expect(isSampleHost(host)).toBe(expected)
})
