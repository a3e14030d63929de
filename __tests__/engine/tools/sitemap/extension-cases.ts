import { entry, sitemapIndex, urlset, xml } from '../../../support/sitemaps.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { daysAgo, HOME, html, link, listing, news, numbered, pair, site, video } from './sites.ts'

/** Two pages that are versions of each other, as the sitemap says. */
const versions = () => listing(entry('{origin}/', pair), entry('{origin}/about', pair))

/** A page that names versions by elements of HTML. */
const pageWith = (links: string) => html(links.replaceAll('<xhtml:link', '<link'))

/** A sitemap for each of two languages, both of which list all pages, with versions for those of their own alone. */
const byLanguage = (first: readonly string[], second: readonly string[]) =>
  site({
    '/sitemap.xml': xml(sitemapIndex('{origin}/en.xml', '{origin}/de.xml')),
    '/en.xml': xml(urlset(...first)),
    '/de.xml': xml(urlset(...second)),
  })

export const EXTENSION: readonly Case[] = [
  {
    check: 'image-loc-missing',
    outcome: 'pass',
    when: 'an image has an address',
    site: listing(
      entry('{origin}/', '<image:image><image:loc>https://a.example/a.png</image:loc></image:image>'),
    ),
  },
  {
    check: 'image-loc-missing',
    outcome: 'fail',
    when: 'an image has none',
    site: listing(entry('{origin}/', '\n<image:image/>')),
    line: 4,
    column: 1,
    says: 'has no <image:loc>',
  },
  { check: 'image-loc-missing', outcome: 'not-applicable', when: 'there are no images', site: site() },
  {
    check: 'image-too-many',
    outcome: 'pass',
    when: 'a page has 1,000',
    site: listing(entry('{origin}/', '<image:image><image:loc>a</image:loc></image:image>'.repeat(1000))),
  },
  {
    check: 'image-too-many',
    outcome: 'fail',
    when: 'a page has 1,001',
    site: listing(entry('{origin}/', '<image:image><image:loc>a</image:loc></image:image>'.repeat(1001))),
    line: 3,
    says: '1001 images (at most 1000)',
  },
  { check: 'image-too-many', outcome: 'not-applicable', when: 'there are no images', site: site() },
  {
    check: 'video-incomplete',
    outcome: 'pass',
    when: 'a video has all that is required',
    site: listing(video('')),
  },
  {
    check: 'video-incomplete',
    outcome: 'fail',
    when: 'a video has a title alone',
    site: listing(entry('{origin}/', '<video:video><video:title>T</video:title></video:video>')),
    line: 3,
    says: 'has no thumbnail_loc, description, content_loc or player_loc',
  },
  { check: 'video-incomplete', outcome: 'not-applicable', when: 'there are no videos', site: site() },
  {
    check: 'video-invalid',
    outcome: 'pass',
    when: 'values are good',
    site: listing(video('<video:duration>28800</video:duration><video:rating>4.2</video:rating>')),
  },
  {
    check: 'video-invalid',
    outcome: 'fail',
    when: 'a video takes eight hours and a second',
    site: listing(video('<video:duration>28801</video:duration>')),
    line: 3,
    says: 'duration is "28801"',
  },
  {
    check: 'video-invalid',
    outcome: 'fail',
    when: 'a video has 33 tags',
    site: listing(video('<video:tag>t</video:tag>'.repeat(33))),
    says: '33 tags (at most 32)',
  },
  {
    check: 'video-invalid',
    outcome: 'fail',
    when: 'a description has 2,049 characters',
    site: listing(video('').replace('>D<', `>${'😀'.repeat(2049)}<`)),
    says: 'description of 2049 characters (at most 2048)',
  },
  {
    check: 'video-invalid',
    outcome: 'not-applicable',
    when: 'a description has 2,048 characters',
    site: listing(video('').replace('>D<', `>${'😀'.repeat(2048)}<`)),
  },
  { check: 'video-invalid', outcome: 'not-applicable', when: 'there are no videos', site: site() },
  {
    check: 'video-invalid',
    outcome: 'not-applicable',
    when: 'videos have no such values',
    site: listing(video('')),
  },
  {
    check: 'news-incomplete',
    outcome: 'pass',
    when: 'an article has all that is required',
    site: listing(entry('{origin}/', news(daysAgo(1)))),
  },
  {
    check: 'news-incomplete',
    outcome: 'fail',
    when: 'an article has no title',
    site: listing(entry('{origin}/', news(daysAgo(1), 'en', ''))),
    line: 3,
    says: 'has no title',
  },
  { check: 'news-incomplete', outcome: 'not-applicable', when: 'there is no news', site: site() },
  {
    check: 'news-invalid',
    outcome: 'pass',
    when: 'the language is a region of Chinese',
    site: listing(entry('{origin}/', news(daysAgo(1), 'zh-tw'))),
  },
  {
    check: 'news-invalid',
    outcome: 'fail',
    when: 'a date is in words',
    site: listing(entry('{origin}/', news('yesterday'))),
    says: 'publication_date is "yesterday", which is not a valid date',
  },
  {
    check: 'news-invalid',
    outcome: 'fail',
    when: 'a language is in words',
    site: listing(entry('{origin}/', news(daysAgo(1), 'English'))),
    says: 'language is "English"',
  },
  { check: 'news-invalid', outcome: 'not-applicable', when: 'there is no news', site: site() },
  ...(['news-invalid', 'news-too-old'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'an article has neither date nor language',
      site: listing(entry('{origin}/', '<news:news><news:title>T</news:title></news:news>')),
    }),
  ),
  {
    check: 'news-too-old',
    outcome: 'pass',
    when: 'an article is of yesterday',
    site: listing(entry('{origin}/', news(daysAgo(1)))),
  },
  {
    check: 'news-too-old',
    outcome: 'fail',
    when: 'an article is of last year',
    site: listing(entry('{origin}/', news(daysAgo(365)))),
    line: 3,
    says: /^is from \d{4}-\d\d-\d\dT/,
  },
  { check: 'news-too-old', outcome: 'not-applicable', when: 'there is no news', site: site() },
  {
    check: 'news-too-many',
    outcome: 'pass',
    when: 'a sitemap has 1,000 articles',
    site: listing(...numbered(1000, () => news(daysAgo(1)))),
  },
  {
    check: 'news-too-many',
    outcome: 'fail',
    when: 'a sitemap has 1,001 articles',
    site: listing(...numbered(1001, () => news(daysAgo(1)))),
    line: 1003,
    says: 'this is article 1,001 of the file (at most 1,000)',
  },
  { check: 'news-too-many', outcome: 'not-applicable', when: 'there is no news', site: site() },
  {
    check: 'alternate-invalid',
    outcome: 'pass',
    when: 'versions are named as they should be',
    site: listing(entry('{origin}/', pair), entry('{origin}/about', pair)),
  },
  {
    check: 'alternate-invalid',
    outcome: 'fail',
    when: 'a language has an underscore',
    site: listing(entry('{origin}/', `\n${link('en_US', '{origin}/')}`)),
    line: 4,
    column: 1,
    says: 'hreflang is "en_US"',
  },
  {
    check: 'alternate-invalid',
    outcome: 'fail',
    when: 'a country does not exist',
    site: listing(entry('{origin}/', link('en-UK', '{origin}/'))),
    says: /"UK" is not a country/,
  },
  {
    check: 'alternate-invalid',
    outcome: 'fail',
    when: 'an address is a path',
    site: listing(entry('{origin}/', link('en', '/'))),
    says: /href is "\/"/,
  },
  { check: 'alternate-invalid', outcome: 'not-applicable', when: 'there are no versions', site: site() },
  ...(['alternate-invalid', 'alternate-no-self'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the links are to other forms of the page',
      site: listing(
        entry(
          '{origin}/',
          [
            '<xhtml:link rel="alternate" media="only screen and (max-width: 640px)" href="{origin}/m"/>',
            '<xhtml:link rel="alternate" href="android-app://com.example/http/a"/>',
            '<xhtml:link rel="amphtml" href="{origin}/amp"/>',
          ].join(''),
        ),
      ),
    }),
  ),
  {
    check: 'alternate-no-self',
    outcome: 'pass',
    when: 'a page is among its versions',
    site: listing(entry('{origin}/', pair), entry('{origin}/about', pair)),
  },
  {
    check: 'alternate-no-self',
    outcome: 'fail',
    when: 'a page names others alone',
    site: listing(entry('{origin}/', link('de', '{origin}/about'))),
    line: 3,
    says: '{origin}/ does not link to itself among its language versions',
  },
  {
    check: 'alternate-no-self',
    outcome: 'pass',
    when: 'an entry of another sitemap has the page among its versions',
    site: byLanguage(
      [entry('{origin}/', link('de', '{origin}/about')), entry('{origin}/about', pair)],
      [entry('{origin}/', pair), entry('{origin}/about', link('en', '{origin}/'))],
    ),
  },
  {
    check: 'alternate-no-self',
    outcome: 'fail',
    when: 'the entry with versions, which is the second of the page, does not have it among them',
    site: byLanguage([entry('{origin}/about')], [entry('{origin}/about', link('en', '{origin}/'))]),
    line: 3,
  },
  { check: 'alternate-no-self', outcome: 'not-applicable', when: 'there are no versions', site: site() },
  {
    check: 'alternate-no-return',
    outcome: 'pass',
    when: 'versions name each other',
    site: listing(entry('{origin}/', pair), entry('{origin}/about', pair)),
  },
  {
    check: 'alternate-no-return',
    outcome: 'pass',
    when: 'each language has a sitemap that lists the pages of the others too, without versions',
    site: byLanguage(
      [entry('{origin}/', pair), entry('{origin}/about')],
      [entry('{origin}/'), entry('{origin}/about', pair)],
    ),
  },
  {
    check: 'alternate-no-return',
    outcome: 'pass',
    when: 'pages are listed twice with all of their versions',
    site: byLanguage(
      [entry('{origin}/', pair), entry('{origin}/about', pair)],
      [entry('{origin}/', pair), entry('{origin}/about', pair)],
    ),
  },
  {
    check: 'alternate-no-return',
    outcome: 'pass',
    when: 'the second entry of a page names a version that the first does not',
    site: byLanguage(
      [entry('{origin}/', link('en', '{origin}/')), entry('{origin}/', pair)],
      [entry('{origin}/about', pair)],
    ),
  },
  {
    check: 'alternate-no-return',
    outcome: 'fail',
    when: 'none of the entries of a version names the page',
    site: byLanguage(
      [entry('{origin}/', pair), entry('{origin}/about')],
      [entry('{origin}/', pair), entry('{origin}/about', link('de', '{origin}/about'))],
    ),
    line: 3,
  },
  {
    check: 'alternate-no-return',
    outcome: 'not-applicable',
    when: 'the version is not listed',
    site: listing(entry('{origin}/', pair)),
  },
  {
    check: 'alternate-no-return',
    outcome: 'fail',
    when: 'a version does not name the page',
    site: listing(entry('{origin}/', pair), entry('{origin}/about')),
    line: 3,
    says: 'The sitemap entry of {origin}/about has no xhtml:link back to {origin}/',
  },
  {
    check: 'alternate-no-return',
    outcome: 'not-applicable',
    when: 'the page does not name itself either, which another check says',
    site: listing(
      entry('{origin}/', link('x-default', '{origin}/about')),
      entry('{origin}/about', link('en', '{origin}/about')),
    ),
  },
  {
    check: 'alternate-no-return',
    outcome: 'pass',
    when: 'the HTML of a version names the page',
    site: {
      ...listing(entry('{origin}/', pair), entry('{origin}/about')),
      '/about': pageWith(link('en', '{origin}/') + link('de', '{origin}/about')),
    },
    says: 'the pages link back in their HTML; their entries in the sitemap do not',
  },
  {
    check: 'alternate-no-return',
    outcome: 'fail',
    when: 'the HTML of a version names another page',
    site: {
      ...listing(entry('{origin}/', pair), entry('{origin}/about')),
      '/about': pageWith(link('en', '{origin}/b') + link('de', '{origin}/about')),
    },
  },
  { check: 'alternate-no-return', outcome: 'not-applicable', when: 'there are no versions', site: site() },
  {
    check: 'alternate-contradicts-page',
    outcome: 'pass',
    when: 'both name the same',
    site: { ...versions(), '/': pageWith(pair) },
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'fail',
    when: 'only the second entry of the page names versions, and the page another address',
    site: {
      ...byLanguage([entry('{origin}/')], [entry('{origin}/', pair)]),
      '/': pageWith(link('en', '{origin}/') + link('de', '{origin}/ueber')),
    },
    says: /de is http/,
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'pass',
    when: 'the page leaves a version out',
    site: { ...versions(), '/': pageWith(link('en', '{origin}/')) },
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'fail',
    when: 'the page names another address',
    site: { ...versions(), '/': pageWith(link('en', '{origin}/') + link('de', '{origin}/ueber')) },
    says: /de is http/,
    line: 1,
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'not-applicable',
    when: 'the sitemap names no versions',
    site: site({ '/': pageWith(pair) }),
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'not-applicable',
    when: 'the page names no versions',
    site: versions(),
  },
  {
    check: 'alternate-contradicts-page',
    outcome: 'not-applicable',
    when: 'the sitemap names no versions of this page',
    site: site({ '/sitemap.xml': xml(urlset(HOME, entry('{origin}/about', pair))), '/': pageWith(pair) }),
  },
]
