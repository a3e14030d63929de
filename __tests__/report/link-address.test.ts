import { expect, test } from '@jest/globals'
import { linkAddress } from '../../src/report/link-address.ts'

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  '/a',
  '',
  '//a.example',
  'http://127.0.0.1:7360/blog',
  'http://localhost:3000/',
  'http://[::1]/',
])('%p is no link', url => expect(linkAddress(url)).toBeUndefined())

test.each([
  ['https://a.example', 'https://a.example/'],
  ['HTTP://A.example/b c', 'http://a.example/b%20c'],
  ['https://u:p@a.example/?token=x', 'https://a.example/?token=***'],
  ['https://a.example/#|`<">', 'https://a.example/#%7C%60%3C%22%3E'],
])('%s is a link to %s', (url, address) => expect(linkAddress(url)).toBe(address))

test('an address without end is no link', () => {
  expect(linkAddress(`https://a.example/${'a'.repeat(3000)}`)).toBeUndefined()
})
