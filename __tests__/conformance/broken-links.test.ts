import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../src/engine/formats/html/document.ts'
import { cssUrls } from '../../src/engine/page/links/css-urls.ts'
import { linksOf } from '../../src/engine/page/links/page-links.ts'
import { srcsetUrls } from '../../src/engine/page/links/srcset.ts'
import { brokenLinksTool } from '../../src/engine/tools/broken-links/broken-links.ts'
import { fragmentTargetsOf } from '../../src/engine/visit/link-check/fragment-targets.ts'
import { auditSite } from '../support/tool-runs.ts'

/*
 * Cases of the web platform tests for the parser of the standard, html/semantics/embedded-content/the-img-element/
 * srcset/parse-a-srcset-attribute.html (https://github.com/web-platform-tests/wpt, 3-clause BSD), which are about
 * which candidates there are.
 */
describe('srcset', () => {
  test.each<[string, string[]]>([
    ['', []],
    [',', []],
    [',,,', []],
    ['  data:,a  1x  ', ['data:,a']],
    ['\t\tdata:,a\t\t1x\t\t', ['data:,a']],
    ['\n\ndata:,a\n\n1x\n\n', ['data:,a']],
    ['\f\fdata:,a\f\f1x\f\f', ['data:,a']],
    ['data:,a', ['data:,a']],
    ['data:,a ', ['data:,a']],
    ['data:,a,', ['data:,a']],
    ['data:,a ,', ['data:,a']],
    ['data:,a 1x', ['data:,a']],
    ['data:,a 1w', ['data:,a']],
    ['data:,a 1h', []],
    ['data:,a 1 1x', []],
    ['data:,a 1x 1x', []],
    ['data:,a 1w 1w', []],
    ['data:,a 1h 1h', []],
    ['data:,a 1w 1h', ['data:,a']],
    ['data:,a 1h 1w', ['data:,a']],
    ['data:,a 1x 1w', []],
    ['data:,a 1x 1h', []],
    ['data:,a 1x 1h 1w', []],
    ['data:,a 1w 1h 1x', []],
    ['data:,a (', []],
    ['data:,a ( , data:,b 1x, ), data:,c', ['data:,c']],
    ['data:,a ((( , data:,b 1x, ), data:,c', ['data:,c']],
    ['data:,a [ , data:,b 1x, ], data:,c', ['data:,b', ']', 'data:,c']],
    ['data:,a { , data:,b 1x, }, data:,c', ['data:,b', '}', 'data:,c']],
    ['data:,a " , data:,b 1x, ", data:,c', ['data:,b', '"', 'data:,c']],
    ['data:,a \\,data:;\\,b, data:,c', ['data:;\\,b', 'data:,c']],
    ['data:,a, data:,b (', ['data:,a']],
    ['data:,a 1x, data:,b 1x', ['data:,a', 'data:,b']],
    ['data:,a 0w', []],
    ['data:,a -1w', []],
    ['data:,a 1e0w', []],
    ['data:,a 1.0w', []],
    ['data:,a 0x', ['data:,a']],
    ['data:,a 1.5x', ['data:,a']],
    ['data:,a 1e0x', ['data:,a']],
    ['data:,a 1e-1x', ['data:,a']],
    ['data:,a .5x', ['data:,a']],
    ['data:,a NaNx', []],
    ['data:,a Infinityx', []],
    ['data:,a 0x1x', []],
    ['data:,a 1X', []],
    ['data:,a 1W', []],
  ])('%j has %j', (value, urls) => {
    expect(srcsetUrls(value)).toEqual(urls)
  })
})

/* Examples of https://www.w3.org/TR/css-values-4/#urls, https://www.w3.org/TR/css-cascade-4/#at-import and css-namespaces. */
describe('CSS', () => {
  test.each<[string, string[]]>([
    [
      'body { background: url("http://www.example.com/pinkish.gif") }',
      ['http://www.example.com/pinkish.gif'],
    ],
    [
      "body { background: url('http://www.example.com/pinkish.gif') }",
      ['http://www.example.com/pinkish.gif'],
    ],
    [
      'li { list-style: url(http://www.example.com/redball.png) disc }',
      ['http://www.example.com/redball.png'],
    ],
    ['@import "mystyle.css";', ['mystyle.css']],
    ['@import url("mystyle.css");', ['mystyle.css']],
    ['@import url("landscape.css") screen and (orientation: landscape);', ['landscape.css']],
    ["@import 'custom.css' layer(x);", ['custom.css']],
    ['@IMPORT/**/"a.css";', ['a.css']],
    ['@namespace svg url(http://www.w3.org/2000/svg);', []],
    ['@namespace "http://www.w3.org/1999/xhtml"; p { background: URL( a.png ) }', ['a.png']],
    ['p { fill: url(#gradient) }', []],
    ['/* url(no.png) */ p { background: url(yes.png) }', ['yes.png']],
    ['p::before { content: "url(no.png)" }', []],
    ['a { background: url(a\\)b.png), url("c\\"d.png"), url("\\65.png") }', ['a)b.png', 'c"d.png', 'e.png']],
    ['@font-face { src: url(a.woff2) format("woff2"), url(b.woff) }', ['a.woff2', 'b.woff']],
    ['p { background: url(a.png', ['a.png']],
    ['p { --x: "', []],
    // What uses the property may be another style sheet, to which the address is relative then.
    ['p { --hero: url(a.png); background: url(b.png) }', ['b.png']],
    [" --hero: url('a.png')", []],
  ])('%j refers to %j', (css, urls) => {
    expect(cssUrls(css)).toEqual(urls)
  })
})

/*
 * Where a fragment leads: https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 * (the fragment as it is, then percent-decoded, then `top` in any case), and the `name` of `a` alone.
 */
describe('fragments', () => {
  const document = new HtmlDocument(
    '<p id="plain"><p id="größe"><p id="a%20b"><p id="c d"><a name="old"></a><img name="image"><p id="Case">',
    'https://example.com/',
  )
  const targets = fragmentTargetsOf(document, false)

  test.each([
    '',
    'top',
    'TOP',
    'plain',
    'gr%C3%B6%C3%9Fe',
    'größe',
    'a%20b',
    'c%20d',
    'old',
    'Case',
    '%74op',
  ])('#%s leads somewhere', fragment => {
    expect(targets.has(fragment)).toBe(true)
  })

  test.each(['image', 'case', 'Plain', 'gr%F6%DFe', '%', 'none'])('#%s leads nowhere', fragment => {
    expect(targets.has(fragment)).toBe(false)
  })
})

/* Examples of https://developers.google.com/search/docs/crawling-indexing/links-crawlable. */
describe('links that Google can crawl', () => {
  const judge = async (link: string) => {
    const { check } = await auditSite(brokenLinksTool, link)
    return check('uncrawlable-link').outcome
  }

  test.each([
    '<a href="/products/category/shoes">',
    '<a href="./products/category/shoes">',
    '<a href="/products/category/shoes" onclick="javascript:goTo(\'shoes\')">',
    '<a href="/products/category/shoes" class="pretty">',
  ])('%s', async link => {
    expect(await judge(link)).toBe('pass')
  })

  test.each([
    '<a routerLink="products/category">',
    '<span href="https://example.com">',
    '<a onclick="goto(\'https://example.com\')">',
    '<a href="javascript:goTo(\'products\')">',
    '<a href="javascript:window.location.href=\'/products\'">',
  ])('not %s', async link => {
    expect(await judge(link)).toBe('fail')
  })
})

/* Examples of RFC 6068 section 6 and RFC 3966 section 6. */
describe('links of other schemes', () => {
  test.each([
    'mailto:chris@example.com',
    'mailto:infobot@example.com?subject=current-issue',
    'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    'mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E',
    'mailto:majordomo@example.com?body=subscribe%20bamboo-l',
    'mailto:joe@example.com?cc=bob@example.com&amp;body=hello',
    'mailto:?to=joe@example.com&amp;cc=bob@example.com&amp;body=hello',
    'mailto:gorby%25kremvax@example.com',
    'mailto:unlikely%3Faddress@example.com?blat=foop',
    'mailto:%22not%40me%22@example.org',
    'mailto:%22oh%5C%5Cno%22@example.org',
    "mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org",
    'mailto:user@example.org?subject=caf%C3%A9',
    'mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&amp;body=NATTO',
    'mailto:addr1@an.example,addr2@an.example',
    'tel:+1-201-555-0123',
    'tel:7042;phone-context=example.com',
    'tel:863-1234;phone-context=+1-914-555',
  ])('%s is valid', async href => {
    const { run } = await auditSite(brokenLinksTool, `<a href="${href}">x</a>`)
    expect(run.checks.filter(({ id, outcome }) => /mailto|tel/.test(id) && outcome === 'fail')).toEqual([])
  })
})

/* The attributes of type URL in https://html.spec.whatwg.org/multipage/indices.html#attributes-3, each read. */
test.each([
  ['a href', '<a href="/x">'],
  ['area href', '<map><area href="/x"></map>'],
  ['audio src', '<audio src="/x"></audio>'],
  ['blockquote cite', '<blockquote cite="/x"></blockquote>'],
  ['button formaction', '<button formaction="/x">'],
  ['del cite', '<del cite="/x">'],
  ['embed src', '<embed src="/x">'],
  ['form action', '<form action="/x">'],
  ['iframe src', '<iframe src="/x"></iframe>'],
  ['img src', '<img src="/x">'],
  ['img srcset', '<img srcset="/x 2x">'],
  ['input formaction', '<input formaction="/x">'],
  ['input src', '<input type="image" src="/x">'],
  ['ins cite', '<ins cite="/x">'],
  ['link href', '<link rel="stylesheet" href="/x">'],
  ['link imagesrcset', '<link rel="preload" as="image" imagesrcset="/x 2x">'],
  ['object data', '<object data="/x"></object>'],
  ['q cite', '<q cite="/x">'],
  ['script src', '<script src="/x"></script>'],
  ['source src', '<audio><source src="/x"></audio>'],
  ['source srcset', '<picture><source srcset="/x"></picture>'],
  ['track src', '<video><track src="/x"></video>'],
  ['video poster', '<video poster="/x"></video>'],
  ['video src', '<video src="/x"></video>'],
  ['svg a xlink:href', '<svg><a xlink:href="/x"></a></svg>'],
  ['svg image href', '<svg><image href="/x"/></svg>'],
  ['svg use href', '<svg><use href="/x#i"/></svg>'],
])('%s holds a URL', (_, html) => {
  const urls = linksOf(new HtmlDocument(html, 'https://example.com/')).map(({ url }) => url?.split('#')[0])
  expect(urls).toEqual(['https://example.com/x'])
})
