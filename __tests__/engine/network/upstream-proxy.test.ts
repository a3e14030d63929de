import { expect, test } from '@jest/globals'
import { upstreamProxyFor } from '../../../src/engine/network/upstream-proxy.ts'

const PROXY = 'http://proxy.example:3128/'
const proxyFor = (url: string, env: Record<string, string>) => upstreamProxyFor(new URL(url), env)?.href

test.each([
  ['http://shop.example/', { HTTP_PROXY: PROXY }, PROXY],
  ['https://shop.example/', { HTTP_PROXY: PROXY }, PROXY],
  ['https://shop.example/', { HTTPS_PROXY: PROXY }, PROXY],
  ['http://shop.example/', { HTTPS_PROXY: PROXY }, undefined],
  ['http://shop.example/', { http_proxy: PROXY, HTTP_PROXY: 'http://other.example/' }, PROXY],
  ['http://shop.example/', {}, undefined],
  ['http://shop.example/', { HTTP_PROXY: '' }, undefined],
  ['http://shop.example/', { http_proxy: '', HTTP_PROXY: PROXY }, PROXY],
  ['https://shop.example/', { https_proxy: '', HTTPS_PROXY: PROXY }, PROXY],
  ['http://shop.example/', { HTTP_PROXY: PROXY, no_proxy: '', NO_PROXY: 'shop.example' }, undefined],
  ['http://shop.example/', { HTTP_PROXY: 'garbage' }, undefined],
  ['http://shop.example/', { HTTP_PROXY: 'socks5://proxy.example' }, undefined],
])('%s with %j goes through %s', (url, env, proxy) => expect(proxyFor(url, env)).toBe(proxy))

test.each([
  ['shop.example', true],
  ['example', true],
  ['.example', true],
  ['*.example', true],
  ['*.shop.example', false],
  ['SHOP.EXAMPLE.', true],
  ['shop.example:8443', false],
  ['shop.example:443', true],
  ['other.example, shop.example', true],
  ['other.example shop.example', true],
  ['hop.example', false],
  ['*', true],
  ['*:80', false],
  ['', false],
])('NO_PROXY "%s" leaves https://shop.example/ out: %p', (list, isLeftOut) => {
  expect(proxyFor('https://shop.example/', { HTTPS_PROXY: PROXY, NO_PROXY: list })).toBe(
    isLeftOut ? undefined : PROXY,
  )
})

test.each(['http://localhost:3000/', 'http://app.localhost/', 'http://127.0.0.1/', 'http://[::1]:8080/'])(
  '%s never goes through a proxy, which would lead to its own machine',
  url => expect(proxyFor(url, { HTTP_PROXY: PROXY })).toBeUndefined(),
)

test('an address of IPv6 is left out with its port or without', () => {
  const url = 'http://[2001:db8::1]:8080/'
  expect(proxyFor(url, { HTTP_PROXY: PROXY, NO_PROXY: '[2001:db8::1]:8080' })).toBeUndefined()
  expect(proxyFor(url, { HTTP_PROXY: PROXY, NO_PROXY: '2001:db8::1' })).toBeUndefined()
  expect(proxyFor(url, { HTTP_PROXY: PROXY, NO_PROXY: '[2001:db8::1]:80' })).toBe(PROXY)
})
