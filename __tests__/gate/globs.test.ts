import { describe, expect, test } from '@jest/globals'
import { globMatcher, urlMatcher } from '../../src/gate/globs.ts'

describe('a glob of check ids', () => {
  test.each<[string, string, boolean]>([
    ['serp/title-missing', 'serp/title-missing', true],
    ['serp/title-missing', 'serp/title-missing-too', false],
    ['serp/*', 'serp/title-missing', true],
    ['serp/*', 'robots/title-missing', false],
    ['*', 'serp/title-missing', true],
    ['*/title-*', 'serp/title-missing', true],
    ['*title*missing*', 'serp/title-missing', true],
    ['*missing-title', 'serp/title-missing', false],
    ['{serp,schema}/*', 'schema/type-unknown', true],
    ['{serp,schema}/{a,b}', 'serp/b', true],
    ['{serp,schema}/*', 'robots/a', false],
    ['aba*aba', 'aba', false],
    ['a{b', 'a{b', true],
  ])('%s and %s: %s', (glob, id, matches) => {
    expect(globMatcher(glob)(id)).toBe(matches)
  })

  test('takes no long time on a text that is made for it', () => {
    expect(globMatcher(`${'a*'.repeat(50)}b`)('a'.repeat(100_000))).toBe(false)
    expect(globMatcher('{a,b}'.repeat(50))('a'.repeat(50))).toBe(false)
  })
})

describe('a glob of URLs', () => {
  test.each<[string, string, boolean]>([
    ['https://shop.example/', 'https://shop.example/', true],
    ['https://shop.example', 'https://shop.example/', true],
    ['https://shop.example/*', 'https://shop.example/a/b?c=d', true],
    ['https://shop.example/*', 'http://shop.example/a', false],
    ['/blog/*', 'https://any.example/blog/2026/post', true],
    ['/blog/*', 'https://any.example/en/blog/post', false],
    ['/blog', 'https://any.example/blog', true],
    ['/blog', 'https://any.example/blog/', false],
    ['/s?q=*', 'https://any.example/s?q=shoes', true],
    ['/s?q=*', 'https://any.example/sXq=shoes', false],
    ['/a_(b)[c]', 'https://any.example/a_(b)[c]', true],
    ['shop.example/*', 'https://shop.example/a', true],
    ['*.example/blog/*', 'https://shop.example/blog/a', true],
    ['*linkedin.com/*', 'https://www.linkedin.com/company/x', true],
    ['*', 'https://shop.example/a', true],
    ['http://[::1]:8080/*', 'http://[::1]:8080/a', true],
    ['/a#b', 'https://any.example/a#b', true],
    ['*.pdf', 'https://any.example/x/y.pdf', true],
    ['/über/*', 'https://any.example/%C3%BCber/a%20b', true],
    ['/über/*', 'https://any.example/%c3%bcber/', true],
    ['/über/*', 'https://any.example/%C3%A4ber/', false],
    ['/%C3%BCber/*', 'https://any.example/%C3%BCber/', true],
    ['/s?q=größe%20*', 'https://any.example/s?q=gr%C3%B6%C3%9Fe%20XL', true],
    ['/%C3%BC/ö', 'https://any.example/%C3%BC/%C3%B6', true],
    ['/a%2Fü', 'https://any.example/a/%C3%BC', false],
    ['/ü*', 'https://any.example/%FC', false],
    ['https://müller.example/*', 'https://müller.example/a', true],
    ['*müller.example/straße', 'https://www.xn--mller-kva.example:8080/stra%C3%9Fe', false],
    ['*müller.example:8080/straße', 'https://www.xn--mller-kva.example:8080/stra%C3%9Fe', true],
    ['http://[::1]:8080/ü', 'http://[::1]:8080/%C3%BC', true],
    ['https://xn--mller-kva.example/*', 'https://müller.example/a', true],
    ['https://Shop.Example/*', 'https://shop.example/a', true],
    ['HTTPS://SHOP.example', 'https://shop.example/', true],
    ['Shop.Example*', 'https://shop.example/a', true],
    ['*.Example/blog/*', 'https://shop.example/blog/a', true],
    ['https://*.Example/Blog/*', 'https://shop.example/Blog/a', true],
    ['https://*.Example/Blog/*', 'https://shop.example/blog/a', false],
    ['https://MÜLLER.example/*', 'https://müller.example/a', true],
    ['{A.Example,b.example}/*', 'https://a.example/x', true],
    ['{/a,/b}/*', 'https://any.example/b/c', true],
    ['/Blog/*', 'https://any.example/blog/a', false],
    ['*.PDF', 'https://any.example/x/y.PDF', true],
    ['*.PDF', 'https://any.example/x/y.pdf', false],
    ['*Blog/x', 'https://any.example/blog/x', false],
  ])('%s and %s: %s', (glob, url, matches) => {
    expect(urlMatcher(glob)(url)).toBe(matches)
  })
})
