import { expect, test } from '@jest/globals'
import { withScheme } from '../../src/settings/site-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  ['example.com/', 'https://example.com/'],
  ['www.example.co.uk/a/b.html?c=d#e', 'https://www.example.co.uk/a/b.html?c=d#e'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['example.com?a=http://b', 'https://example.com?a=http://b'],
  ['my_branch--shop.netlify.app', 'https://my_branch--shop.netlify.app'],
  ['bücher.example', 'https://bücher.example'],
  ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ['shop.xn--p1ai', 'https://shop.xn--p1ai'],
  ['shop.example.', 'https://shop.example.'],
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['LOCALHOST:3000/a', 'http://LOCALHOST:3000/a'],
  ['shop.localhost:3000', 'http://shop.localhost:3000'],
  ['127.0.0.1:8080/a', 'http://127.0.0.1:8080/a'],
  ['93.184.216.34', 'http://93.184.216.34'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('%s is %s', (written, whole) => {
  expect(withScheme(written)).toBe(whole)
  expect(URL.canParse(whole)).toBe(true)
})

test.each([
  'https://example.com/',
  'ftp://example.com/',
  'mailto:a@example.com',
  'data:text/html,example.com',
  'user:1234@example.com',
  'shop',
  'shop/about',
  'index.html',
  'dist/index.html',
  './dist',
  '../example.com',
  '/about',
  '//example.com/',
  'example.com:port',
  'v1.2',
  'C:\\site',
  '',
])('%s stays as it is', written => {
  expect(withScheme(written)).toBe(written)
})
