import { expect, test } from '@jest/globals'
import { readableHosts } from '../../src/text/readable-hosts.ts'
import { cpuClock } from '../support/cpu-time.ts'

test.each([
  ['https://xn--mller-kva.example/xn--a', 'https://müller.example/xn--a'],
  ['www.xn--bcher-kva.com has no address', 'www.bücher.com has no address'],
  ['xn--4dkp5a8a5557ccvb.com', '日本ラーメン.com'],
  ['a.example, xn--e1afmkfd.xn--p1ai', 'a.example, пример.рф'],
  ['no host: xn--', 'no host: xn--'],
  ['a host that imitates: xn--ggle-55da.com', 'a host that imitates: xn--ggle-55da.com'],
  ['no Punycode: xn--99999999999.com', 'no Punycode: xn--99999999999.com'],
  ['www.example.com', 'www.example.com'],
])('%s reads as %s', (text, readable) => expect(readableHosts(text)).toBe(readable))

test('takes long texts in time', () => {
  const text = `${'a.'.repeat(50_000)} ${'xn--'.repeat(50_000)} ${'xn--a.'.repeat(50_000)} ${'a'.repeat(200_000)}`
  const seconds = cpuClock()
  expect(readableHosts(text)).toHaveLength(text.length)
  expect(seconds()).toBeLessThan(2)
})
