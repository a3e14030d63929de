import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { file, html, PDF, page, plain, site, withHeader } from './sites.ts'

/** A site whose sitemap lists one page. */
const listed = (path: string): Record<string, Answer> =>
  site({
    '/b': html(),
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}${path}</loc></url></urlset>`,
    },
  })
const keptOut = (check: string): Answer =>
  check === 'noindex-header'
    ? { headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' }, body: html() }
    : html('<meta name="robots" content="noindex">')

/** A build for a folder, whose sitemap lists a page as if it were at the root of production. */
const inGuessedFolder = (path: string, isHomeGuessed: boolean) => ({
  site: {
    '/guide/': html(path === '/guide/' ? '<meta name="robots" content="noindex">' : ''),
    '/guide/a/': html('<meta name="robots" content="noindex">'),
    '/guide/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/a/</loc></url></urlset>',
    },
  },
  path,
  productionUrl: 'https://shop.example/guide/',
  isHomeGuessed,
})

export const PAGES: readonly Case[] = [
  {
    check: 'noindex-meta',
    outcome: 'pass',
    when: 'there is index',
    site: page('<meta name="robots" content="index, follow">'),
  },
  {
    check: 'noindex-meta',
    outcome: 'fail',
    when: 'there is noindex',
    site: page('<meta name="ROBOTS" content="NoIndex,follow">'),
    line: 2,
    selector: 'html > head > meta',
    says: 'noindex for all search engines',
  },
  {
    check: 'noindex-meta',
    outcome: 'fail',
    when: 'there is none for Bing',
    site: page('<meta name="bingbot" content="none">'),
    says: 'none for bingbot',
  },
  {
    check: 'noindex-meta',
    outcome: 'pass',
    when: 'there is noindex for news',
    site: page('<meta name="googlebot-news" content="noindex">'),
  },
  { check: 'noindex-meta', outcome: 'not-measured', when: 'it is a PDF', site: site({ '/': PDF }) },
  {
    check: 'noindex-meta',
    outcome: 'not-measured',
    when: 'the page answers 500',
    site: site({ '/': { status: 500 } }),
  },
  {
    check: 'meta-outside-head',
    outcome: 'pass',
    when: 'the tag is in the head',
    site: page('<meta name="robots" content="noindex">'),
  },
  {
    check: 'meta-outside-head',
    outcome: 'fail',
    when: 'the tag is behind a stray div',
    site: page('<div></div><meta name="robots" content="noindex">'),
    line: 2,
    says: 'This tag is outside <head>',
  },
  {
    check: 'meta-outside-head',
    outcome: 'fail',
    when: 'of several such tags one says more than the default',
    site: page(
      '<div></div><meta name="robots" content="index,follow"><meta name="robots" content="index,nofollow">',
    ),
    says: ['This tag is outside <head>'],
  },
  {
    check: 'meta-outside-head',
    outcome: 'not-applicable',
    when: 'the tag allows what is allowed without it',
    site: page('<div></div><meta name="robots" content="index,follow">'),
  },
  { check: 'meta-outside-head', outcome: 'not-measured', when: 'it is a PDF', site: site({ '/': PDF }) },
  { check: 'noindex-header', outcome: 'pass', when: 'there is no header', site: site() },
  {
    check: 'noindex-header',
    outcome: 'fail',
    when: 'there is noindex',
    site: withHeader('noindex'),
    snippet: 'X-Robots-Tag: noindex',
    says: 'noindex for all search engines',
  },
  {
    check: 'noindex-header',
    outcome: 'fail',
    when: 'it is for Google',
    site: withHeader('otherbot: nofollow, googlebot: none'),
    says: 'none for googlebot',
  },
  {
    check: 'noindex-header',
    outcome: 'pass',
    when: 'it is for another crawler',
    site: withHeader('otherbot: noindex, nofollow'),
  },
  {
    check: 'noindex-header',
    outcome: 'fail',
    when: 'a PDF has it',
    site: site({ '/': { ...PDF, headers: { ...PDF.headers, 'x-robots-tag': 'noindex' } } }),
    says: 'noindex for all search engines',
  },
  {
    check: 'noindex-header',
    outcome: 'not-measured',
    when: 'the page answers 500',
    site: site({ '/': { status: 500, headers: { 'x-robots-tag': 'noindex' } } }),
  },
  {
    check: 'unavailable-after-past',
    outcome: 'pass',
    when: 'the date is to come',
    site: page('<meta name="robots" content="unavailable_after: 2999-01-01">'),
  },
  {
    check: 'unavailable-after-past',
    outcome: 'fail',
    when: 'the date is of RFC 850',
    site: page('<meta name="robots" content="unavailable_after: Friday, 25-Jun-10 15:00:00 CET, nofollow">'),
    says: 'unavailable_after Friday, 25-Jun-10 15:00:00 CET has passed',
  },
  {
    check: 'unavailable-after-past',
    outcome: 'fail',
    when: 'a header has the date',
    site: withHeader('unavailable_after: 25 Jun 2010 15:00:00 PST'),
    says: 'unavailable_after 25 Jun 2010 15:00:00 PST has passed',
  },
  ...(
    [
      ['home-nofollow', '/', '/a'],
      ['page-nofollow', '/a', '/'],
    ] as const
  ).flatMap(([check, path, other]): Case[] => [
    {
      check,
      outcome: 'pass',
      when: 'there is follow',
      site: site({ [path]: html('<meta name="robots" content="follow">') }),
      path,
    },
    {
      check,
      outcome: 'fail',
      when: 'there is nofollow',
      site: site({ [path]: html('<meta name="robots" content="nofollow">') }),
      path,
      says: 'nofollow for all search engines',
      line: 2,
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'the page is kept out by none',
      site: site({ [path]: html('<meta name="robots" content="none">') }),
      path,
    },
    {
      check,
      outcome: 'not-applicable',
      when: `the page is ${other}`,
      site: site({ [other]: html('<meta name="robots" content="nofollow">') }),
      path: other,
    },
  ]),
  ...(['noindex-meta', 'noindex-unlisted'] as const).map(
    (check): Case => ({
      check,
      outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
      when: 'the sitemap lists a draft that the start page does not link to',
      site: {
        '/': html('', '<a href="/b">B</a>'),
        '/b': html(),
        '/a': html('<meta name="robots" content="noindex, nofollow">', '<h1>Press</h1><h2>A rédiger</h2>'),
        '/sitemap.xml': {
          headers: { 'content-type': 'application/xml' },
          body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url><url><loc>{origin}/a</loc></url></urlset>',
        },
      },
      path: '/a',
    }),
  ),
  ...(
    [
      ['not-applicable', 'fail', '<div>Gepland</div>', '<h3>Oak</h3>'],
      ['fail', 'not-applicable', '<div>Gepland</div>', '<h3><a href="/blog/oak/">Oak</a></h3>'],
      ['fail', 'not-applicable', '<div>12 May</div>', '<h3>Oak</h3>'],
    ] as const
  ).flatMap(([meta, unlisted, mark, entry], at) =>
    (['noindex-meta', 'noindex-unlisted'] as const).map(
      (check): Case => ({
        check,
        outcome: check === 'noindex-meta' ? meta : unlisted,
        when: `the sitemap lists a post that may be planned, and the list of posts may lead to it (${at + 1})`,
        site: {
          '/': html('', '<a href="/blog/">Blog</a>'),
          '/blog/': html('', `<h1>Blog</h1><a href="/blog/pine/">Pine</a>${entry}`),
          '/blog/oak/': html(
            '<meta name="robots" content="noindex">',
            `<main><h1>Oak</h1>${mark}<p>Oak lasts.</p></main>`,
          ),
          '/sitemap.xml': {
            headers: { 'content-type': 'application/xml' },
            body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url><url><loc>{origin}/blog/oak/</loc></url></urlset>',
          },
        },
        path: '/blog/oak/',
      }),
    ),
  ),
  ...(
    [
      ['not-applicable', '<h1>Presse</h1><p>Pressematerial folgt.</p>'],
      ['fail', '<h1>Presse</h1><p>Was daraus folgt, steht im Bericht.</p>'],
      ['fail', `<h1>Presse</h1><p>${'Wir spielen Quartette. '.repeat(20)}</p><p>Bilder folgen.</p>`],
    ] as const
  ).map(
    ([outcome, body], at): Case => ({
      check: 'noindex-unlisted',
      outcome,
      when: `the sitemap leaves out a page that says what is to come, text ${at + 1}`,
      site: {
        '/': html('', '<a href="/a">A</a>'),
        '/a': html('<meta name="robots" content="noindex">', body),
        '/sitemap.xml': {
          headers: { 'content-type': 'application/xml' },
          body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url></urlset>',
        },
      },
      path: '/a',
    }),
  ),
  ...(['noindex-meta', 'noindex-unlisted'] as const).flatMap((check): Case[] => [
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'the sitemap lists the page without the folder, which only the build speaks of',
      ...inGuessedFolder('/guide/a/', true),
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
      when: 'the sitemap lists a page of that name beside the folder, which the settings name',
      ...inGuessedFolder('/guide/a/', false),
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'it is the home page of the folder that the site is in, which the sitemap leaves out',
      ...inGuessedFolder('/guide/', false),
    },
  ]),
  ...(['noindex-meta', 'noindex-unlisted'] as const).map(
    (check): Case => ({
      check,
      outcome: check === 'noindex-meta' ? 'fail' : 'not-applicable',
      when: 'a template writes it into all pages, and the sitemap lists none by its full URL',
      site: {
        '/': html('<meta name="robots" content="noindex, nofollow">', '<a href="/a">A</a>'),
        '/a': html('<meta name="robots" content="noindex, nofollow">'),
        '/sitemap.xml': {
          headers: { 'content-type': 'application/xml' },
          body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/</loc></url><url><loc>/a</loc></url></urlset>',
        },
      },
      path: '/a',
    }),
  ),
  {
    check: 'noindex-unlisted',
    outcome: 'fail',
    when: 'it stands beside nofollow, there is no sitemap, and the start page links to others alone',
    site: {
      '/': html('', '<a href="/b">B</a>'),
      '/b': html(),
      '/a': html('<meta name="robots" content="noindex, nofollow">'),
    },
    path: '/a',
  },
  ...(['noindex-meta', 'noindex-header', 'noindex-unlisted'] as const).flatMap((check): Case[] => [
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
      when: 'there is no sitemap, and the start page links to others alone',
      site: { '/': html('', '<a href="/b">B</a>'), '/b': html(), '/a': keptOut(check) },
      path: '/a',
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'there is no sitemap, and the start page links to it',
      site: { '/': html('', '<a href="/a#top">A</a>'), '/a': keptOut(check) },
      path: '/a',
    },
    ...['/interne/licenses', '/utility-pages/changelog', '/style-guide'].map(
      (path): Case => ({
        check,
        outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
        when: `there is no sitemap, the start page links to it, and it is internal by its address, ${path}`,
        site: { '/': html('', `<a href="${path}">A</a>`), [path]: keptOut(check) },
        path,
      }),
    ),
    ...[
      { link: '/a.html', path: '/a' },
      { link: '/a/', path: '/a' },
      { link: '/blog/', path: '/blog/a' },
    ].map(
      ({ link, path }): Case => ({
        check,
        outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
        when: `there is no sitemap, and the start page links to ${link}, which leads to ${path}`,
        site: { '/': html('', `<a href="${link}">A</a>`), [path]: keptOut(check) },
        path,
      }),
    ),
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
      when: 'the sitemap leaves the page out',
      site: { ...listed('/b'), '/a': keptOut(check) },
      path: '/a',
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'fail' : 'not-applicable',
      when: 'the sitemap lists only the page that it names as canonical',
      site: {
        ...listed('/b'),
        '/a': {
          headers: {
            'content-type': 'text/html',
            'x-robots-tag': check === 'noindex-header' ? 'noindex' : 'all',
          },
          body: html(
            `${check === 'noindex-header' ? '' : '<meta name="robots" content="noindex">'}<link rel="canonical" href="/b">`,
          ),
        },
      },
      path: '/a',
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'the sitemap lists the page',
      site: { ...listed('/a'), '/a': keptOut(check) },
      path: '/a',
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'it is the home page, which the sitemap leaves out',
      site: { ...listed('/b'), '/': keptOut(check) },
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'it is the page of a shop for a new password',
      site: { ...listed('/b'), '/my-account/lost-password/': keptOut(check) },
      path: '/my-account/lost-password/',
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'it is an error page',
      site: { ...listed('/b'), '/404.html': keptOut(check) },
      path: '/404.html',
    },
    ...['/impressum.html', '/de/Datenschutzerklärung/', '/mentions_legales', '/danke/index.html'].map(
      (path): Case => ({
        check,
        outcome: 'not-applicable',
        when: `it is ${path}, which no sitemap lists`,
        site: { '/': html(), [encodeURI(path)]: keptOut(check) },
        path: encodeURI(path),
        says: /kept out of search on purpose/,
      }),
    ),
    ...['/tag/red/', '/blog/page/2', '/offline.html', '/drafts/sale', '/lp/sale.html', '/cont'].map(
      (path): Case => ({
        check,
        outcome: 'not-applicable',
        when: `it is ${path}, which the sitemap leaves out`,
        site: { ...listed('/b'), [path]: keptOut(check) },
        path,
        says: /kept out of search on purpose/,
      }),
    ),
    {
      check,
      outcome: 'not-applicable',
      when: 'it is a list of a tag that the sitemap lists, which sitemap/listed-noindex reports',
      site: { ...listed('/tag/red/'), '/tag/red/': keptOut(check) },
      path: '/tag/red/',
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'it is a calendar in which there is nothing',
      site: {
        '/': html(),
        '/events': {
          headers: {
            'content-type': 'text/html',
            ...(check === 'noindex-header' && { 'x-robots-tag': 'noindex' }),
          },
          body: `${html(check === 'noindex-header' ? '' : '<meta name="robots" content="noindex, follow">')}<ul><li>There were no results found.</li></ul>`,
        },
      },
      path: '/events',
      says: /without an entry/,
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'it is a calendar of a month by its address',
      site: { '/': html(), '/events/2016-02/': keptOut(check) },
      path: '/events/2016-02/',
      says: /kept out of search on purpose/,
    },
    ...['/print.html', '/manual/print_page/'].map(
      (path): Case => ({
        check,
        outcome: 'not-applicable',
        when: `it is ${path}, a version for printing`,
        site: { '/': html(), [path]: keptOut(check) },
        path,
        says: /repeats other pages/,
      }),
    ),
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'it is /prints, which are for sale',
      site: { '/': html(), '/prints': keptOut(check) },
      path: '/prints',
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'it is a legal notice that the sitemap lists, which sitemap/listed-noindex reports',
      site: { ...listed('/impressum'), '/impressum': keptOut(check) },
      path: '/impressum',
    },
    {
      check,
      outcome: check === 'noindex-unlisted' ? 'not-applicable' : 'fail',
      when: 'it is a page about imprints, where nothing says what is left out',
      site: { '/': html(), '/imprints-of-london': keptOut(check) },
      path: '/imprints-of-london',
    },
    {
      check,
      outcome:
        check === 'noindex-meta' ? 'not-measured' : check === 'noindex-header' ? 'fail' : 'not-applicable',
      when: 'a PDF has the header, which the sitemap lists',
      site: {
        ...listed('/a'),
        '/a': { ...PDF, headers: { ...PDF.headers, 'x-robots-tag': 'noindex' } },
      },
      path: '/a',
    },
  ]),
  {
    check: 'noindex-meta',
    outcome: 'not-applicable',
    when: 'the page only sends its visitors to their language',
    site: {
      ...listed('/en/'),
      '/': html(
        '<meta name="robots" content="noindex,follow"><meta http-equiv="refresh" content="0; url=/en/">',
      ),
      '/en/': html(),
    },
    says: /sends its visitors elsewhere/,
  },
  { check: 'noindex-unlisted', outcome: 'not-applicable', when: 'there is no noindex', site: site() },
  ...(
    [
      ['fail', 'noindex, follow'],
      ['not-applicable', 'noindex, nofollow'],
      ['not-applicable', 'noindex, noarchive, nosnippet'],
      ['not-applicable', 'none'],
    ] as const
  ).map(
    ([outcome, rules]): Case => ({
      check: 'noindex-unlisted',
      outcome,
      when: `the page, which the sitemap leaves out, says "${rules}"`,
      site: { ...listed('/b'), '/a': html(`<meta name="robots" content="${rules}">`) },
      path: '/a',
    }),
  ),
  {
    check: 'noindex-unlisted',
    outcome: 'not-applicable',
    when: 'the page asks for a password',
    site: {
      ...listed('/b'),
      '/a': html('<meta name="robots" content="noindex">', '<input type="password" aria-label="Password">'),
    },
    path: '/a',
    says: /behind a password/,
  },
  {
    check: 'noindex-unlisted',
    outcome: 'fail',
    when: 'the page of a shop has a field for a password beside its text',
    site: {
      ...listed('/b'),
      '/a': html(
        '<meta name="robots" content="noindex">',
        `<input type="password" aria-label="Password"><p>${'A red bike for parcels and children. '.repeat(50)}</p>`,
      ),
    },
    path: '/a',
  },
  {
    check: 'noindex-unlisted',
    outcome: 'not-applicable',
    when: 'robots.txt blocks the page as well',
    site: {
      ...listed('/b'),
      '/robots.txt': 'User-agent: *\nDisallow: /a',
      '/a': keptOut('noindex-unlisted'),
    },
    path: '/a',
    says: /reported separately/,
  },
  {
    check: 'noindex-unlisted',
    outcome: 'not-measured',
    when: 'the page answers 500',
    site: site({ '/': { status: 500 } }),
  },
  {
    check: 'unknown-directive',
    outcome: 'pass',
    when: 'all are known, noarchive among them',
    site: page(
      '<meta name="robots" content="max-snippet:-1, max-image-preview:large, noarchive, , indexifembedded">',
    ),
  },
  {
    check: 'unknown-directive',
    outcome: 'pass',
    when: 'a comma is missing between what crawlers do anyway',
    site: page('<meta name="robots" content="index follow">'),
  },
  {
    check: 'unknown-directive',
    outcome: 'fail',
    when: 'blanks stand in place of commas',
    site: page('<meta name="robots" content="noindex nofollow">'),
    says: '"noindex nofollow" is not a known rule',
  },
  {
    check: 'unknown-directive',
    outcome: 'pass',
    when: 'it is one of another crawler',
    site: page('<meta name="robots" content="max-snippet:20"><meta name="yandex" content="whatever">'),
  },
  {
    check: 'invalid-directive-value',
    outcome: 'pass',
    when: 'the values are of their form',
    site: page(
      '<meta name="robots" content="max-snippet: 20, max-video-preview:-1, max-image-preview: Standard">',
    ),
  },
  {
    check: 'invalid-directive-value',
    outcome: 'fail',
    when: 'there is a word in place of a number',
    site: page('<meta name="robots" content="max-snippet:none">'),
    says: 'max-snippet: "none" is not a whole number of -1 or more',
  },
  {
    check: 'invalid-directive-value',
    outcome: 'fail',
    when: 'the value is no date',
    site: page('<meta name="robots" content="unavailable_after: soon">'),
    says: 'unavailable_after: "soon" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT',
  },
  {
    check: 'conflicting-directives',
    outcome: 'pass',
    when: 'nofollow is for one crawler',
    site: page('<meta name="robots" content="follow"><meta name="googlebot" content="nofollow">'),
  },
  {
    check: 'conflicting-directives',
    outcome: 'fail',
    when: 'one crawler is let off, which cannot be',
    site: page('<meta name="robots" content="nofollow"><meta name="googlebot" content="follow">'),
    says: '"follow" is overridden by "nofollow" (meta tag in line 2)',
  },
  {
    check: 'conflicting-directives',
    outcome: 'fail',
    when: 'the header is against the tag',
    site: withHeader('nosnippet', html('<meta name="robots" content="max-snippet:50">')),
    line: 2,
    says: '"max-snippet:50" is overridden by "nosnippet" (X-Robots-Tag)',
  },
  {
    check: 'conflicting-directives',
    outcome: 'not-applicable',
    when: 'noindex makes it moot',
    site: withHeader('noindex, nofollow', html('<meta name="robots" content="index, follow">')),
  },
  {
    check: 'blocked-and-noindex',
    outcome: 'pass',
    when: 'there is noindex alone',
    site: page('<meta name="robots" content="noindex">'),
  },
  {
    check: 'blocked-and-noindex',
    outcome: 'fail',
    when: 'there are both',
    site: { ...file('User-agent: *', 'Disallow: /'), '/': html('<meta name="robots" content="noindex">') },
    says: 'Googlebot and Bingbot may not fetch the page, so its noindex has no effect there',
  },
  ...(
    [
      ['not-applicable', '/b', 'the page is set to noindex as well, and the sitemap leaves it out'],
      ['fail', '/a', 'the page is set to noindex as well, and the sitemap lists it'],
    ] as const
  ).map(
    ([outcome, path, when]): Case => ({
      check: 'page-blocked',
      outcome,
      when,
      site: {
        ...listed(path),
        '/robots.txt': plain('User-agent: *\nDisallow: /a*\n'),
        '/a': html('<meta name="robots" content="noindex">'),
      },
      path: '/a',
    }),
  ),
  {
    check: 'blocked-and-noindex',
    outcome: 'not-measured',
    when: 'the page answers 500',
    site: site({ '/': { status: 500 } }),
  },
  { check: 'meta-outside-head', outcome: 'not-applicable', when: 'there is no such tag', site: site() },
  {
    check: 'unavailable-after-past',
    outcome: 'not-applicable',
    when: 'there is no date',
    site: page('<meta name="robots" content="max-snippet:20">'),
  },
  { check: 'unknown-directive', outcome: 'not-applicable', when: 'there are no rules', site: site() },
  {
    check: 'unknown-directive',
    outcome: 'not-applicable',
    when: 'the rules are for another crawler',
    site: page('<meta name="yandex" content="whatever">'),
  },
  {
    check: 'invalid-directive-value',
    outcome: 'not-applicable',
    when: 'no rule has a value',
    site: page('<meta name="robots" content="noindex">'),
  },
  { check: 'conflicting-directives', outcome: 'not-applicable', when: 'there are no rules', site: site() },
  {
    check: 'blocked-and-noindex',
    outcome: 'not-applicable',
    when: 'there is no noindex',
    site: file('User-agent: *', 'Disallow: /'),
  },
]
