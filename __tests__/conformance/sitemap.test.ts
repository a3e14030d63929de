import { describe, expect, test } from '@jest/globals'
import type { SitemapChild, SitemapEntry, SitemapProblem } from '../../src/engine/formats/sitemap/format.ts'
import { readSitemap } from '../../src/engine/formats/sitemap/read-sitemap.ts'
import { sitemapTool } from '../../src/engine/tools/sitemap/sitemap.ts'
import { w3cDate } from '../../src/engine/tools/sitemap/w3c-date.ts'
import { entry, urlset, xml } from '../support/sitemaps.ts'
import { auditSite } from '../support/tool-runs.ts'

async function read(...lines: string[]) {
  const entries: SitemapEntry[] = []
  const children: SitemapChild[] = []
  const problems: SitemapProblem[] = []
  async function* chunks() {
    yield Buffer.from(lines.join('\n'))
  }
  const { kind } = await readSitemap(chunks(), undefined, {
    entry: found => entries.push(found),
    child: found => children.push(found),
    problem: found => problems.push(found),
  })
  return { kind, entries, children, problems }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

describe('examples of https://www.sitemaps.org/protocol.html', () => {
  test('the sitemap that uses all tags', async () => {
    const { kind, entries, problems } = await read(
      DECLARATION,
      `<urlset ${PROTOCOL}>`,
      '  <url>',
      '    <loc>http://www.example.com/</loc>',
      '    <lastmod>2005-01-01</lastmod>',
      '    <changefreq>monthly</changefreq>',
      '    <priority>0.8</priority>',
      '  </url>',
      '</urlset>',
    )
    expect([kind, problems]).toEqual(['urlset', []])
    expect(entries).toMatchObject([
      {
        loc: 'http://www.example.com/',
        lastmod: '2005-01-01',
        line: 4,
      },
    ])
  })

  test('several addresses with escaped ampersands and times', async () => {
    const { entries, problems } = await read(
      DECLARATION,
      `<urlset ${PROTOCOL}>`,
      '<url><loc>http://www.example.com/catalog?item=12&amp;desc=vacation_hawaii</loc><changefreq>weekly</changefreq></url>',
      '<url><loc>http://www.example.com/catalog?item=74&amp;desc=vacation_newfoundland</loc><lastmod>2004-12-23T18:00:15+00:00</lastmod><priority>0.3</priority></url>',
      '</urlset>',
    )
    expect(problems).toEqual([])
    expect(entries.map(({ loc }) => loc)).toEqual([
      'http://www.example.com/catalog?item=12&desc=vacation_hawaii',
      'http://www.example.com/catalog?item=74&desc=vacation_newfoundland',
    ])
    expect(w3cDate(entries[1]!.lastmod!)).toBe(Date.UTC(2004, 11, 23, 18, 0, 15))
  })

  test.each([
    ['&amp;', '&'],
    ['&apos;', "'"],
    ['&quot;', '"'],
    ['&gt;', '>'],
    ['&lt;', '<'],
  ])('the escape %s stands for %s', async (written, character) => {
    const { entries } = await read(
      `<urlset ${PROTOCOL}>`,
      entry(`http://www.example.com/${written}`),
      '</urlset>',
    )
    expect(entries[0]!.loc).toBe(`http://www.example.com/${character}`)
  })

  test('the index with two compressed sitemaps', async () => {
    const { kind, children, problems } = await read(
      DECLARATION,
      `<sitemapindex ${PROTOCOL}>`,
      '<sitemap><loc>http://www.example.com/sitemap1.xml.gz</loc><lastmod>2004-10-01T18:23:17+00:00</lastmod></sitemap>',
      '<sitemap><loc>http://www.example.com/sitemap2.xml.gz</loc><lastmod>2005-01-01</lastmod></sitemap>',
      '</sitemapindex>',
    )
    expect([kind, problems]).toEqual(['index', []])
    expect(children.map(({ loc }) => loc)).toEqual([
      'http://www.example.com/sitemap1.xml.gz',
      'http://www.example.com/sitemap2.xml.gz',
    ])
  })

  test('a text file, one address a line', async () => {
    const { kind, entries } = await read(
      'http://www.example.com/catalog?item=1',
      'http://www.example.com/catalog?item=11',
    )
    expect([kind, entries.length]).toEqual(['text', 2])
  })

  test("an element of one's own namespace extends the protocol", async () => {
    const { problems } = await read(
      DECLARATION,
      `<urlset ${PROTOCOL} xmlns:example="http://www.example.com/schemas/example_schema">`,
      '<url><loc>http://www.example.com/</loc><example:example_tag>x</example:example_tag></url>',
      '</urlset>',
    )
    expect(problems).toEqual([])
  })
})

// https://www.sitemaps.org/protocol.html#location: a sitemap at /catalog/sitemap.xml. The site is in that folder of its host,
// since the robots.txt of a host may name any sitemap of it (protocol.html#sitemaps_cross_submits), and another check asks
// for that; and since a sitemap deeper in a site is found only where somebody submits it, which makes up for its place:
// https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
test.each([
  ['/catalog/show?item=23', 'pass'],
  ['/catalog/show?item=233&amp;user=3453', 'pass'],
  ['/image/show?item=23', 'fail'],
  ['/image/show?item=233&amp;user=3453', 'fail'],
])('location: /catalog/sitemap.xml listing %s is a %s', async (path, outcome) => {
  const site = {
    '/catalog/': '<title>x</title>',
    '/catalog/sitemap.xml': xml(urlset(entry(`{origin}${path}`))),
  }
  const { check } = await auditSite(sitemapTool, site, {
    path: '/catalog/',
    productionUrl: 'https://shop.example/catalog/',
  })
  expect(check('outside-path').outcome).toBe(outcome)
})

// https://www.w3.org/TR/NOTE-datetime, its six forms with their example.
test.each([
  ['1997', Date.UTC(1997, 0)],
  ['1997-07', Date.UTC(1997, 6)],
  ['1997-07-16', Date.UTC(1997, 6, 16)],
  ['1997-07-16T19:20+01:00', Date.UTC(1997, 6, 16, 18, 20)],
  ['1997-07-16T19:20:30+01:00', Date.UTC(1997, 6, 16, 18, 20, 30)],
  ['1997-07-16T19:20:30.45+01:00', Date.UTC(1997, 6, 16, 18, 20, 30)],
  ['1994-11-05T08:15:30-05:00', Date.UTC(1994, 10, 5, 13, 15, 30)],
  ['1994-11-05T13:15:30Z', Date.UTC(1994, 10, 5, 13, 15, 30)],
])('the date %s is one of the W3C', (text, milliseconds) => {
  expect(w3cDate(text)).toBe(milliseconds)
})

// The same note: fixed numbers of digits, these separators, and T as a letter of its own.
test.each([
  '97-07-16',
  '1997-7-16',
  '1997/07/16',
  '16.07.1997',
  '1997-07-16 19:20',
  '1997-13-01',
  '1997-02-30',
  'today',
  '',
])('the date "%s" is none', text => {
  expect(w3cDate(text)).toBeUndefined()
})

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps'

async function judgesGood(checks: readonly string[], ...lines: string[]) {
  const { check } = await auditSite(sitemapTool, {
    '/': '<title>x</title>',
    '/sitemap.xml': xml(lines.join('\n')),
  })
  return Object.fromEntries(checks.map(name => [name, check(name).outcome]))
}

const WELL = ['not-well-formed', 'namespace', 'extension-namespace', 'unexpected-tag'] as const

test(`the image sitemap of ${GOOGLE}/image-sitemaps is good`, async () => {
  const found = await judgesGood(
    [...WELL, 'image-loc-missing', 'image-too-many'],
    DECLARATION,
    `<urlset ${PROTOCOL} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    '<url><loc>https://example.com/sample1.html</loc>',
    '<image:image><image:loc>https://example.com/image.jpg</image:loc></image:image>',
    '<image:image><image:loc>https://example.com/photo.jpg</image:loc></image:image></url>',
    '</urlset>',
  )
  expect(new Set(Object.values(found))).toEqual(new Set(['pass']))
})

test(`the video sitemap of ${GOOGLE}/video-sitemaps is good`, async () => {
  const found = await judgesGood(
    [...WELL, 'video-incomplete', 'video-invalid'],
    `<urlset ${PROTOCOL} xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">`,
    '<url><loc>https://www.example.com/videos/some_video_landing_page.html</loc><video:video>',
    '<video:thumbnail_loc>https://www.example.com/thumbs/123.jpg</video:thumbnail_loc>',
    '<video:title>Grilling steaks for summer</video:title>',
    '<video:description>Alkis shows you how to get perfectly done steaks every time</video:description>',
    '<video:content_loc>http://streamserver.example.com/video123.mp4</video:content_loc>',
    '<video:player_loc>https://www.example.com/videoplayer.php?video=123</video:player_loc>',
    '<video:duration>600</video:duration><video:expiration_date>2021-11-05T19:20:30+08:00</video:expiration_date>',
    '<video:rating>4.2</video:rating><video:view_count>12345</video:view_count>',
    '<video:publication_date>2007-11-05T19:20:30+08:00</video:publication_date>',
    '<video:family_friendly>yes</video:family_friendly>',
    '<video:restriction relationship="allow">IE GB US CA</video:restriction>',
    '<video:price currency="EUR">1.99</video:price>',
    '<video:requires_subscription>yes</video:requires_subscription><video:live>no</video:live>',
    '</video:video></url></urlset>',
  )
  expect(new Set(Object.values(found))).toEqual(new Set(['pass']))
})

test(`the news sitemap of ${GOOGLE}/news-sitemap is complete, and old`, async () => {
  const found = await judgesGood(
    [...WELL, 'news-incomplete', 'news-invalid', 'news-too-old'],
    `<urlset ${PROTOCOL} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">`,
    '<url><loc>http://www.example.org/business/article55.html</loc><news:news><news:publication>',
    '<news:name>The Example Times</news:name><news:language>en</news:language></news:publication>',
    '<news:publication_date>2008-12-23</news:publication_date>',
    '<news:title>Companies A, B in Merger Talks</news:title></news:news></url></urlset>',
  )
  expect(found).toMatchObject({ 'news-incomplete': 'pass', 'news-invalid': 'pass', 'news-too-old': 'fail' })
})

test('the language versions of https://developers.google.com/search/docs/specialty/international/localized-versions are good', async () => {
  const pages = [
    'https://www.example.de/english/page.html',
    'https://www.example.de/deutsch/page.html',
    'https://www.example.de/schweiz-deutsch/page.html',
  ]
  const links = ['en', 'de', 'de-ch'].map(
    (language, index) => `<xhtml:link rel="alternate" hreflang="${language}" href="${pages[index]}"/>`,
  )
  const found = await judgesGood(
    [...WELL, 'alternate-invalid', 'alternate-no-self', 'alternate-no-return'],
    DECLARATION,
    `<urlset ${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.map(page => entry(page, links.join('\n'))),
    '</urlset>',
  )
  expect(new Set(Object.values(found))).toEqual(new Set(['pass']))
})

test('the RSS 2.0 sample of https://www.rssboard.org/rss-specification lists its items', async () => {
  const { kind, entries } = await read(
    '<?xml version="1.0"?>',
    '<rss version="2.0"><channel><title>Liftoff News</title><link>http://liftoff.msfc.nasa.gov/</link>',
    '<item><title>Star City</title><link>http://liftoff.msfc.nasa.gov/news/2003/news-starcity.asp</link><pubDate>Tue, 03 Jun 2003 09:39:21 GMT</pubDate></item>',
    '<item><description>Sky watchers</description><guid>http://liftoff.msfc.nasa.gov/2003/05/30.html#item572</guid></item>',
    '</channel></rss>',
  )
  expect([kind, entries.map(({ loc }) => loc)]).toEqual([
    'rss',
    ['http://liftoff.msfc.nasa.gov/news/2003/news-starcity.asp'],
  ])
})

test('the Atom feed of https://www.rfc-editor.org/rfc/rfc4287#section-1.1 lists its pages, not its enclosures', async () => {
  const { kind, entries } = await read(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<link rel="alternate" type="text/html" hreflang="en" href="http://example.org/"/>',
    '<link rel="self" type="application/atom+xml" href="http://example.org/feed.atom"/>',
    '<entry><title>Atom draft-07 snapshot</title>',
    '<link rel="enclosure" type="audio/mpeg" length="1337" href="http://example.org/audio/ph34r_my_podcast.mp3"/>',
    '<link rel="alternate" type="text/html" href="http://example.org/2005/04/02/atom"/>',
    '<updated>2005-07-31T12:29:29Z</updated></entry></feed>',
  )
  expect([kind, entries.map(({ loc }) => loc)]).toEqual(['atom', ['http://example.org/2005/04/02/atom']])
})
