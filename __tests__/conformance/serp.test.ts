import { describe, expect, test } from '@jest/globals'
import { parseLinkHeader } from '../../src/engine/syntax/link-header.ts'
import { serpTool } from '../../src/engine/tools/serp/serp.ts'
import { textWidth } from '../../src/engine/tools/serp/text-width.ts'
import { auditSite } from '../support/tool-runs.ts'

const TITLE = '<title>White paper on maple bars</title>'

async function outcomeOf(check: string, html: string): Promise<string> {
  return (await auditSite(serpTool, html)).check(check).outcome
}

describe('RFC 8288 section 3.5 (https://www.rfc-editor.org/rfc/rfc8288#section-3.5)', () => {
  const links = (value: string) =>
    parseLinkHeader(value).map(({ target, parameters }) => [target, parameters.get('rel')])

  test.each([
    [
      '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"',
      [['http://example.com/TheBook/chapter2', 'previous']],
    ],
    ['</>; rel="http://example.net/foo"', [['/', 'http://example.net/foo']]],
    ['</terms>; rel="copyright"; anchor="#foo"', [['/terms', 'copyright']]],
    [
      `</TheBook/chapter2>; rel="previous"; title*=UTF-8'de'letztes%20Kapitel, </TheBook/chapter4>; rel="next"; title*=UTF-8'de'n%c3%a4chstes%20Kapitel`,
      [
        ['/TheBook/chapter2', 'previous'],
        ['/TheBook/chapter4', 'next'],
      ],
    ],
    [
      '<http://example.org/>; rel="start http://example.net/relation/other"',
      [['http://example.org/', 'start http://example.net/relation/other']],
    ],
    [
      '<https://example.org/>; rel="start", <https://example.org/index>; rel="index"',
      [
        ['https://example.org/', 'start'],
        ['https://example.org/index', 'index'],
      ],
    ],
  ])('%s', (value, expected) => {
    expect(links(value)).toEqual(expected)
  })

  test.each([
    [
      'blanks around every separator',
      '<a> ; rel = "canonical" , <b>;rel=next',
      [
        ['a', 'canonical'],
        ['b', 'next'],
      ],
    ],
    [
      'a parameter without a value',
      '<a>; x, <b>; rel=canonical',
      [
        ['a', undefined],
        ['b', 'canonical'],
      ],
    ],
    ['a comma in a URL and in a quoted string', '<a,b>; title="x, \\"<y>\\""; rel=next', [['a,b', 'next']]],
    ['of two rel parameters the first counts', '<a>; rel=canonical; rel=next', [['a', 'canonical']]],
    ['the rest behind a fault is dropped', '<a>; rel=canonical, b; rel=next', [['a', 'canonical']]],
  ])('appendix B.2: %s', (_rule, value, expected) => {
    expect(links(value)).toEqual(expected)
  })
})

describe('RFC 6596 section 3 (https://www.rfc-editor.org/rfc/rfc6596#section-3)', () => {
  const purse = (href: string) => `${TITLE}<link rel="canonical" href="${href}">`
  const audit = (target: Parameters<typeof auditSite>[1] & object) =>
    auditSite(
      serpTool,
      { '/page.php': purse('{origin}/item'), ...target },
      '/page.php?item=purse&category=bags',
    )

  test('a canonical may be any duplicate or superset of the page', async () => {
    const { run } = await audit({ '/item': purse('{origin}/item') })
    const failed = run.checks.filter(({ id, outcome }) => id.includes('canonical') && outcome === 'fail')
    expect(failed).toEqual([])
  })

  test.each([
    [
      'the source of a redirect',
      'canonical-target-redirects',
      { status: 301, headers: { location: '/page.php' } },
    ],
    ['an address that answers 4xx', 'canonical-target-broken', { status: 410 }],
    ['the start of a chain of canonicals', 'canonical-target-elsewhere', purse('{origin}/third')],
  ])('a canonical is not %s', async (_target, check, answer) => {
    expect((await audit({ '/item': answer })).check(check).outcome).toBe('fail')
  })
})

describe('Google on canonicals', () => {
  // https://developers.google.com/search/blog/2011/06/supporting-relcanonical-http-headers
  test('a Link header declares one', async () => {
    const { run } = await auditSite(serpTool, {
      '/': {
        headers: { link: '<https://www.example.com/white-paper.html>; rel="canonical"' },
        body: `${TITLE}<p>x</p>`,
      },
    })
    expect(run.facts['canonical']).toBe('https://www.example.com/white-paper.html')
  })

  // https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical
  test('one without its scheme is a path below the page, which does not exist', async () => {
    const { check } = await auditSite(
      serpTool,
      `${TITLE}<link rel=canonical href="example.com/cupcake.html">`,
    )
    expect(check('canonical-relative').occurrences[0]?.message).toMatch(/\/example\.com\/cupcake\.html$/)
    expect(check('canonical-target-broken').outcome).toBe('fail')
  })

  test('several that differ count as none', async () => {
    const html = `${TITLE}<link rel=canonical href="/a"><link rel=canonical href="/b">`
    expect(await outcomeOf('canonical-multiple', html)).toBe('fail')
  })

  test('one in the body is disregarded', async () => {
    const html = `${TITLE}<body><link rel=canonical href="/a">`
    expect(await outcomeOf('canonical-outside-head', html)).toBe('fail')
  })

  // https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
  test.each(['hreflang="en"', 'lang="en"', 'media="print"', 'type="text/html"'])(
    'one with %s is not used',
    async attributes => {
      const html = `${TITLE}<link rel="canonical" ${attributes} href="/">`
      expect(await outcomeOf('canonical-invalid', html)).toBe('fail')
    },
  )
})

describe('Google on valid page metadata (https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata)', () => {
  const head = (first: string) => `<html><head>${first}${TITLE}</head><body><p>x</p></body></html>`

  test.each([
    '<meta charset="utf-8">',
    '<link rel="stylesheet" href="/a.css">',
    '<script>1</script>',
    '<style>a{}</style>',
    '<base href="/">',
    '<noscript><link rel="stylesheet" href="/a.css"></noscript>',
    '<template><div></div></template>',
  ])('%s may stand in head', async first => {
    expect(await outcomeOf('head-closed-early', head(first))).toBe('pass')
  })

  test.each(['<iframe src="/x"></iframe>', '<img src="/x">', '<div></div>', '<p>x</p>', 'text'])(
    '%s closes head',
    async first => {
      expect(await outcomeOf('head-closed-early', head(first))).toBe('fail')
    },
  )
})

describe('Google on robots rules (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag)', () => {
  test.each([
    ['max-snippet:0, max-image-preview:large', 'fail'],
    ['googlebot: nosnippet', 'fail'],
    ['otherbot: noindex, nosnippet', 'pass'],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', 'pass'],
  ])('X-Robots-Tag %s', async (value, outcome) => {
    const { check } = await auditSite(serpTool, { '/': { headers: { 'x-robots-tag': value }, body: TITLE } })
    expect(check('snippet-suppressed').outcome).toBe(outcome)
  })

  test.each([
    ['<p>Shown <span data-nosnippet>not shown</span>.</p>', 'pass', 'pass'],
    ['<div data-nosnippet="true">not in snippet</div>', 'pass', 'pass'],
    ['<section data-nosnippet>not in snippet</section>', 'pass', 'pass'],
    ['<div data-nosnippet>some text', 'pass', 'fail'],
    ['<mytag data-nosnippet>some text</mytag>', 'fail', 'not-applicable'],
  ])('data-nosnippet in %s', async (html, misplaced, unclosed) => {
    const { check } = await auditSite(serpTool, `${TITLE}<body>${html}</body>`)
    expect(check('data-nosnippet-misplaced').outcome).toBe(misplaced)
    expect(check('data-nosnippet-unclosed').outcome).toBe(unclosed)
  })
})

describe('Google on titles and favicons', () => {
  // https://developers.google.com/search/docs/appearance/title-link
  test.each(['Home', 'Profile', 'Untitled'])('"%s" is too vague', async title => {
    expect(await outcomeOf('title-default', `<title>${title}</title>`)).toBe('fail')
  })

  // https://developers.google.com/search/docs/appearance/favicon-in-search
  test.each(['icon', 'shortcut icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'])(
    'rel="%s" names an icon',
    async rel => {
      expect(await outcomeOf('favicon-missing', `${TITLE}<link rel="${rel}" href="/i.png">`)).toBe('pass')
    },
  )
})

test('the example of the Open Graph protocol (https://ogp.me/#metadata) lacks a description alone', async () => {
  const { check } = await auditSite(
    serpTool,
    `<html prefix="og: https://ogp.me/ns#"><head><title>The Rock (1996)</title>
      <meta property="og:title" content="The Rock" />
      <meta property="og:type" content="video.movie" />
      <meta property="og:url" content="{origin}/title/tt0117500/" />
      <meta property="og:image" content="{origin}/images/rock.jpg" /></head></html>`,
  )
  expect(check('open-graph-incomplete').occurrences.map(({ message }) => message)).toEqual([
    'The page has no og:description.',
  ])
})

// Adobe's font metrics of Helvetica (Core 14 AFM files), which Arial shares, in 1/1000 em.
test.each([
  [' ', 278],
  ['A', 667],
  ['W', 944],
  ['i', 222],
  ['m', 833],
  ['0', 556],
  ['@', 1015],
  ['s', 500],
  ['&', 667],
  ['—', 1000],
  ['é', 556],
  ['Ö', 778],
  ['€', 556],
])('"%s" is as wide as in the metrics of Helvetica', (character, thousandths) => {
  expect(textWidth(character, 1000)).toBe(thousandths)
})
