import { expect, test } from '@jest/globals'
import { shownUrl } from '../../src/text/shown-url.ts'

test.each([
  ['https://user:pass@host.example/?token=abc', 'https://host.example/?token=***'],
  ['https://user:p@ss@host.example/', 'https://host.example/'],
  ['https:user:pass@host.example/a', 'https://host.example/a'],
  [
    'https://host.example/a?x-vercel-protection-bypass=s3cret&b=1',
    'https://host.example/a?x-vercel-protection-bypass=***&b=1',
  ],
  ['https://host.example/?_vercel_share=s3cret', 'https://host.example/?_vercel_share=***'],
  ['https://host.example/a?page=2&X-Amz-Signature=abc', 'https://host.example/a?page=2&X-Amz-Signature=***'],
  ['https://host.example/a?API_KEY=abc&keyword=shoes', 'https://host.example/a?API_KEY=***&keyword=shoes'],
  ['https://host.example/a?%74oken=abc', 'https://host.example/a?%74oken=***'],
  ['https://host.example/a?code=abc&country-code=de', 'https://host.example/a?code=***&country-code=de'],
  ['https://host.example/#access_token=abc&state=1', 'https://host.example/#access_token=***&state=1'],
  ['/a?session=abc&amp;sig=def', '/a?session=***&amp;sig=***'],
  ['https://host.example/a@b?x=y@z', 'https://host.example/a@b?x=y@z'],
])('shows %s as %s', (url, shown) => {
  expect(shownUrl(url)).toBe(shown)
})

test.each([
  'key',
  'secret',
  'password',
  'sig',
  'signature',
  'auth',
  'session',
  'jwt',
  'client_secret',
  'refresh-token',
])('the value of %s is not shown', name => {
  expect(shownUrl(`https://host.example/?${name}=hidden`)).toBe(`https://host.example/?${name}=***`)
})

test('is cut in the middle, where URLs differ least', () => {
  const shown = shownUrl(`https://host.example/${'a'.repeat(300)}/end.html`, 60)
  expect(shown).toHaveLength(60)
  expect(shown).toMatch(/^https:\/\/host\.example\/a+….*\/end\.html$/)
})
