import type { Case } from '../../../support/tool-cases.ts'
import { canonical, openGraph, PLAIN, page } from './pages.ts'

const MARY = 'https://mary.example'

/** Canonicals of pages on hosts of their own. */
const PUBLIC_PAGES = [
  ['canonical-cross-domain', 'pass', 'https://www.example.com/a', 'https://www.example.com/a'],
  ['canonical-cross-domain', 'pass', 'https://www.example.com/a?x=1', 'http://www.example.com/a'],
  [
    'canonical-cross-domain',
    'fail',
    'https://www.example.com/a',
    'https://example.com/a',
    ' is not on www.example.com',
  ],
  [
    'canonical-cross-domain',
    'fail',
    'https://pr-7.preview.example/a',
    'https://shop.example/a',
    ' is not on pr-7.preview.example',
  ],
  ['canonical-cross-domain', 'not-applicable', 'https://example.com/a', 'http://localhost:3000/a'],
  [
    'canonical-local-host',
    'fail',
    'https://example.com/a',
    'http://127.0.0.1:3000/a',
    ' works only on the computer that built the page',
  ],
  ['canonical-protocol', 'pass', 'https://example.com/a', 'https://example.com/b'],
  ['canonical-protocol', 'fail', 'https://example.com/a', 'http://example.com/a', ''],
  ['canonical-protocol', 'not-applicable', 'http://example.com/a', 'http://example.com/a'],
] as const

export const CANONICALS: Case[] = [
  { check: 'canonical-missing', outcome: 'pass', when: 'it is in head', site: canonical('{origin}/') },
  {
    check: 'canonical-missing',
    outcome: 'pass',
    when: 'it is in the header',
    site: { '/': { headers: { link: '</>; rel="canonical"' }, body: PLAIN } },
  },
  {
    check: 'canonical-missing',
    outcome: 'fail',
    when: 'there is none',
    site: { [`${MARY}/`]: PLAIN },
    path: `${MARY}/`,
    says: 'No canonical in <head> or in a Link header',
  },
  {
    check: 'canonical-missing',
    outcome: 'fail',
    when: 'there is none on a preview, which is a second address of the page',
    site: PLAIN,
    productionUrl: MARY,
    says: 'No canonical in <head> or in a Link header',
  },
  {
    check: 'canonical-missing',
    outcome: 'not-applicable',
    when: 'the page asks not to be indexed',
    site: page('<meta name="robots" content="noindex">'),
    productionUrl: MARY,
  },
  {
    check: 'canonical-missing',
    outcome: 'not-applicable',
    when: 'the page is for those who look after the site',
    site: { '/admin/': PLAIN },
    path: '/admin/',
    productionUrl: MARY,
  },
  {
    check: 'canonical-missing',
    outcome: 'fail',
    when: 'og:url says where the page will be',
    site: openGraph({ 'og:url': `${MARY}/` }),
    says: 'No canonical in <head> or in a Link header',
  },
  ...[undefined, 'https://example.com/', '/', 'http://localhost:4000/'].map(
    (url): Case => ({
      check: 'canonical-missing',
      outcome: 'not-applicable',
      when: `nobody knows where the page will be, with ${url ?? 'none'} as og:url`,
      site: {
        '/bars': page(
          url === undefined ? '' : `<meta property="og:url" content="${url}">`,
          '<a href="/bars">Bars</a><a href="/bars#top">Top</a><a href="/bars/index.html">In a folder</a>' +
            '<a href="/">Home</a><a href="https://other.example/bars?a=1">Other</a>',
        ),
      },
      says: 'neither the final URL of the page nor a second one is known',
    }),
  ),
  ...(
    [
      ['/bars', '?sort=price', '/bars?sort=price'],
      ['/bars?sort=price', '/bars', '/bars'],
      ['/bars?sort=price', '/', '/bars'],
    ] as const
  ).map(
    ([path, href, second]): Case => ({
      check: 'canonical-missing',
      outcome: 'fail',
      when: `${path} links to ${href}, wherever it will be`,
      site: { [path]: page('', `<a href="${href}">A</a>`) },
      path,
      says: `No canonical in <head> or in a Link header, and the page ${
        href === '/' && path.startsWith('/bars') ? 'is also at' : 'links to itself as'
      } ${second}`,
    }),
  ),
  {
    check: 'canonical-missing',
    outcome: 'not-applicable',
    when: 'it links to itself as the file in its folder, which is reported separately',
    site: page('', '<a href="/">A</a><a href="index.html">A</a>'),
    says: 'neither the final URL of the page nor a second one is known',
  },
  {
    check: 'canonical-missing',
    outcome: 'not-applicable',
    when: 'it is in the body',
    site: page('', '<link rel="canonical" href="/">'),
  },
  { check: 'canonical-invalid', outcome: 'pass', when: 'it is a URL', site: canonical('{origin}/') },
  { check: 'canonical-invalid', outcome: 'fail', when: 'it is empty', site: canonical(''), says: /no URL/ },
  {
    check: 'canonical-invalid',
    outcome: 'fail',
    when: 'it cannot be parsed',
    site: canonical('https://'),
    says: /not a URL/,
  },
  {
    check: 'canonical-invalid',
    outcome: 'fail',
    when: 'it is a file',
    site: canonical('file:///home/me/index.html'),
    says: /not an http or https URL/,
    selector: 'html > head > link',
    line: 1,
  },
  {
    check: 'canonical-invalid',
    outcome: 'fail',
    when: 'it is limited to a language',
    site: page('<link rel="canonical" hreflang="en" href="/">'),
    says: /hreflang/,
  },
  {
    check: 'canonical-invalid',
    outcome: 'fail',
    when: 'it is limited to a medium in the header',
    site: { '/': { headers: { link: '</>; rel="canonical"; media="print"' }, body: PLAIN } },
    says: /ignores a canonical with the attribute media/,
  },
  { check: 'canonical-invalid', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'canonical-multiple',
    outcome: 'pass',
    when: 'two are equal',
    site: canonical('/', '<link rel="canonical" href="{origin}/">'),
  },
  {
    check: 'canonical-multiple',
    outcome: 'fail',
    when: 'two differ',
    site: canonical('/', '<link rel="canonical" href="/b">'),
    selector: 'html > head > link:nth-of-type(1)',
    line: 1,
    says: ['{origin}/', '{origin}/b'],
  },
  { check: 'canonical-multiple', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'canonical-header-conflict',
    outcome: 'pass',
    when: 'both agree',
    site: { '/': { headers: { link: '<{origin}/>; rel=canonical' }, body: canonical('/') } },
  },
  {
    check: 'canonical-header-conflict',
    outcome: 'fail',
    when: 'they differ',
    site: { '/': { headers: { link: '</b>; rel=canonical' }, body: canonical('/') } },
    says: /header says \/b, the HTML says \/$/,
  },
  {
    check: 'canonical-header-conflict',
    outcome: 'not-applicable',
    when: 'there is one',
    site: canonical('/'),
  },
  { check: 'canonical-outside-head', outcome: 'pass', when: 'it is in head', site: canonical('/') },
  {
    check: 'canonical-outside-head',
    outcome: 'fail',
    when: 'it is in the body',
    site: page('', '<link rel="canonical" href="/">'),
    selector: 'html > body > link',
    line: 1,
    says: 'is not in <head>',
  },
  { check: 'canonical-outside-head', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'canonical-outside-head',
    outcome: 'not-applicable',
    when: 'the one in head names the same address',
    site: page('<link rel="canonical" href="{origin}/">', '<link rel="canonical" href="/">'),
    says: /names the same address/,
  },
  {
    check: 'canonical-outside-head',
    outcome: 'fail',
    when: 'the one in head names another address',
    site: page('<link rel="canonical" href="/a">', '<link rel="canonical" href="/">'),
    says: 'is not in <head>',
  },
  { check: 'canonical-relative', outcome: 'pass', when: 'it is absolute', site: canonical('{origin}/') },
  {
    check: 'canonical-relative',
    outcome: 'pass',
    when: 'it lacks the scheme alone',
    site: canonical('//www.example.com/'),
  },
  {
    check: 'canonical-relative',
    outcome: 'fail',
    when: 'it is a path',
    site: canonical('/b'),
    says: /"\/b" means http/,
  },
  { check: 'canonical-relative', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'canonical-fragment', outcome: 'pass', when: 'it has none', site: canonical('/') },
  {
    check: 'canonical-fragment',
    outcome: 'fail',
    when: 'it has one',
    site: canonical('/#top'),
    says: /#top/,
  },
  { check: 'canonical-fragment', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'canonical-local-host',
    outcome: 'pass',
    when: 'it is the audited server',
    site: canonical('{origin}/'),
  },
  {
    check: 'canonical-local-host',
    outcome: 'pass',
    when: 'it is production',
    site: canonical('https://shop.example/'),
  },
  {
    check: 'canonical-local-host',
    outcome: 'fail',
    when: 'it is a dev server that was left over',
    site: canonical('http://localhost:4321/'),
    says: /localhost:4321/,
  },
  ...['https://example.com/', 'https://www.example.org/a', 'https://www.ihre-domain.de/'].map(
    (href): Case => ({
      check: 'canonical-local-host',
      outcome: 'fail',
      when: `it is ${href}, as templates have it`,
      site: canonical(href),
      says: `${href} is the sample address of a template`,
    }),
  ),
  {
    check: 'canonical-local-host',
    outcome: 'pass',
    when: 'production is example.com',
    site: { 'https://pr-7.preview.example/a': canonical('https://www.example.com/a') },
    path: 'https://pr-7.preview.example/a',
    productionUrl: 'https://www.example.com',
  },
  { check: 'canonical-local-host', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  ...(
    [
      ['canonical-to-root', 'not-applicable', 'https://www.example.comundefined', /on another host/],
      ['canonical-to-root', 'not-applicable', 'https://old.example/', /on another host/],
      ['canonical-to-root', 'fail', 'https://example.com/', /^The canonical of \/a is /],
      [
        'canonical-not-production',
        'fail',
        'https://www.example.comundefined',
        '"undefined" was appended to the host of the canonical https://www.example.comundefined/: a value is missing in the template.',
      ],
      ['canonical-not-production', 'fail', 'https://example.comNaN', /^"NaN" was appended/],
    ] as const
  ).map(
    ([check, outcome, href, says]): Case => ({
      check,
      outcome,
      when: `it is ${href}, and production is known`,
      site: { 'https://pr-7.preview.example/a': canonical(href) },
      path: 'https://pr-7.preview.example/a',
      productionUrl: 'https://www.example.com',
      says,
    }),
  ),
  {
    check: 'canonical-to-root',
    outcome: 'pass',
    when: 'it is the page',
    site: { '/a': canonical('/a') },
    path: '/a',
  },
  {
    check: 'canonical-to-root',
    outcome: 'fail',
    when: 'each page declares the home page of production',
    site: { '/a': canonical('https://example.com/') },
    path: '/a',
    says: 'The canonical of /a is https://example.com/',
  },
  {
    check: 'canonical-to-root',
    outcome: 'fail',
    when: 'each page of a saved copy declares the file of the home page',
    site: { '/news.html': canonical('index.html') },
    path: '/news.html',
    says: /^The canonical of \/news\.html is .*\/index\.html$/,
  },
  {
    check: 'canonical-to-root',
    outcome: 'pass',
    when: 'a page declares the file of its own folder',
    site: { '/news/may.html': canonical('index.html') },
    path: '/news/may.html',
  },
  ...(
    [
      ['/ar/about', '/en', 'ar'],
      ['/en/offers/red', '/en/', 'en'],
      ['/shop/ar/about', '/shop/en', 'ar'],
    ] as const
  ).map(
    ([path, target, lang]): Case => ({
      check: 'canonical-to-root',
      outcome: 'fail',
      when: `${path} declares the home page of a language, ${target}`,
      site: {
        [path]: `<html lang="${lang}"><head><title>Roofs</title><link rel="canonical" href="{origin}${target}"></head><body><p>Roofs</p></body></html>`,
      },
      path,
      says: /^The canonical of /,
    }),
  ),
  ...(
    [
      ['/it/services', '/it', 'en'],
      ['/ar/', '/en/', 'ar'],
      ['/de/page/2', '/de/', 'de'],
      ['/shop/red', '/de', 'de'],
    ] as const
  ).map(
    ([path, target, lang]): Case => ({
      check: 'canonical-to-root',
      when: `${path} declares ${target}, in ${lang}`,
      site: {
        [path]: `<html lang="${lang}"><head><title>Roofs</title><link rel="canonical" href="{origin}${target}"></head><body><p>Roofs</p></body></html>`,
      },
      path,
      outcome: path === '/ar/' || path === '/de/page/2' ? 'not-applicable' : 'pass',
    }),
  ),
  ...(
    [
      ['/index-print', 'not-applicable'],
      ['/indexOriginal.html', 'not-applicable'],
      ['/indexes', 'fail'],
      ['/shop/index-print', 'fail'],
    ] as const
  ).map(
    ([path, outcome]): Case => ({
      check: 'canonical-to-root',
      outcome,
      when: `${path} declares the home page`,
      site: { [path]: canonical('/') },
      path,
    }),
  ),
  {
    check: 'canonical-to-root',
    outcome: 'not-applicable',
    when: 'it is the second page of the list of the home page',
    site: { '/page/2/': canonical('/') },
    path: '/page/2/',
    says: /first page of the list/,
  },
  {
    check: 'canonical-to-root',
    outcome: 'fail',
    when: 'it is the second page of another list',
    site: { '/blog/page/2/': canonical('/') },
    path: '/blog/page/2/',
    says: /^The canonical of \/blog\/page\/2\/ is /,
  },
  {
    check: 'canonical-to-root',
    outcome: 'not-applicable',
    when: 'it is the home page',
    site: canonical('/'),
  },
  {
    check: 'canonical-to-root',
    outcome: 'not-applicable',
    when: 'it is the home page of a site in a folder, whose canonical is the root of the host',
    site: { '/docs/': canonical('https://www.example.com/') },
    path: '/docs/',
    productionUrl: 'https://www.example.com/docs/',
  },
  ...(
    [
      ['not-applicable', '/bikes/a.css', 'the styles of the page lie below it, as where a site begins'],
      ['fail', '/a.css', 'the styles of the page lie above it'],
    ] as const
  ).map(
    ([outcome, styles, when]): Case => ({
      check: 'canonical-to-root',
      outcome,
      when,
      site: {
        '/bikes/': `<html lang="en"><head><title>Bikes</title><link rel="stylesheet" href="${styles}"><link rel="canonical" href="https://www.example.com/"></head><body><p>Bikes</p></body></html>`,
      },
      path: '/bikes/',
      ...(outcome === 'fail' && { says: 'The canonical of /bikes/ is https://www.example.com/' }),
    }),
  ),
  {
    check: 'canonical-to-root',
    outcome: 'fail',
    when: 'each page of a site in a folder declares its home page',
    site: { '/docs/a': canonical('https://www.example.com/docs/') },
    path: '/docs/a',
    productionUrl: 'https://www.example.com/docs/',
    says: 'The canonical of /docs/a is https://www.example.com/docs/',
  },
  {
    check: 'canonical-cross-domain',
    outcome: 'not-applicable',
    when: 'the page is on this machine',
    site: canonical('https://shop.example/'),
  },
  ...(
    [
      ['pass', 'production', 'https://example.com/a', 'https://www.example.com'],
      ['fail', 'a third host', 'https://old.example/a', 'https://www.example.com'],
      ['not-applicable', 'another host and production is not known', 'https://old.example/a', undefined],
    ] as const
  ).map(
    ([outcome, what, href, productionUrl]): Case => ({
      check: 'canonical-not-production',
      outcome,
      when: `it names ${what}`,
      site: { 'https://pr-7.preview.example/a': canonical(href) },
      path: 'https://pr-7.preview.example/a',
      ...(productionUrl !== undefined && { productionUrl }),
      ...(outcome === 'fail' && { says: 'https://old.example/a is not on www.example.com' }),
    }),
  ),
  ...(
    [
      ['canonical-not-production', 'fail', 'that leads out of the folder of production', '/a'],
      [
        'canonical-relative',
        'pass',
        'that leads out of the folder of production, which is reported separately',
        '/a',
      ],
      ['canonical-not-production', 'pass', 'in the folder of production', 'https://mary.github.io/bikes/a'],
      ['canonical-relative', 'fail', 'beside the page', 'a'],
    ] as const
  ).map(
    ([check, outcome, what, href]): Case => ({
      check,
      outcome,
      when: `it is an address ${what}`,
      site: { 'https://pr-7.preview.example/a': canonical(href) },
      path: 'https://pr-7.preview.example/a',
      productionUrl: 'https://mary.github.io/bikes/',
      ...(check === 'canonical-not-production' &&
        outcome === 'fail' && {
          says: '"/a" is https://mary.github.io/a on production, and the site is in /bikes/.',
        }),
    }),
  ),
  {
    check: 'canonical-cross-domain',
    outcome: 'not-applicable',
    when: 'production is known and it names a third host',
    site: { 'https://pr-7.preview.example/a': canonical('https://old.example/a') },
    path: 'https://pr-7.preview.example/a',
    productionUrl: 'https://www.example.com',
  },
  {
    check: 'canonical-protocol',
    outcome: 'not-applicable',
    when: 'the page is on http',
    site: canonical('http://example.com/'),
  },
  ...(['canonical-missing', 'canonical-outside-head'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-measured',
      when: 'it is streamed in a hidden element',
      site: page('', '<div hidden><link rel="canonical" href="/"></div>'),
    }),
  ),
  ...['/en/', '/pt-br', '/home'].map(
    (path): Case => ({
      check: 'canonical-to-root',
      outcome: 'not-applicable',
      when: `the page is ${path}`,
      site: { [path]: canonical('/') },
      path,
    }),
  ),
  {
    check: 'canonical-missing',
    outcome: 'fail',
    when: 'the header speaks of a part of the page',
    site: { '/': { headers: { link: '</b>; rel="canonical"; anchor="#part"' }, body: PLAIN } },
    productionUrl: MARY,
    says: 'No canonical in <head> or in a Link header',
  },
  ...PUBLIC_PAGES.map(
    ([check, outcome, url, href, fault]): Case => ({
      check,
      outcome,
      when: `the page ${url} declares ${href}`,
      site: { [url]: canonical(href) },
      path: url,
      ...(fault !== undefined && { says: `${href}${fault}` }),
    }),
  ),
  {
    check: 'host-unlike-cname',
    outcome: 'fail',
    when: 'the canonical has the www that the domain has not',
    site: { '/': canonical('https://www.kranz-cycles.de/'), '/CNAME': 'kranz-cycles.de\n' },
    says: 'The CNAME file publishes the site on kranz-cycles.de, but the canonical is on www.kranz-cycles.de.',
    selector: /link/,
  },
  {
    check: 'host-unlike-cname',
    outcome: 'fail',
    when: 'og:url still is that of GitHub',
    site: { '/': openGraph({ 'og:url': 'https://mary.github.io/' }), '/CNAME': 'kranz-cycles.de' },
    says: 'The CNAME file publishes the site on kranz-cycles.de, but og:url is on mary.github.io.',
  },
  {
    check: 'host-unlike-cname',
    outcome: 'pass',
    when: 'they agree',
    site: { '/': canonical('https://kranz-cycles.de/'), '/CNAME': 'Kranz-Cycles.de' },
  },
  ...(
    [
      ['there is no such file', canonical('https://kranz-cycles.de/'), undefined, undefined],
      ['the file has no host', canonical('https://kranz-cycles.de/'), '<h1>Home</h1>', undefined],
      ['the page names no public host', canonical('/'), 'kranz-cycles.de', undefined],
      [
        'production is known to be elsewhere than the canonical',
        canonical('https://mary.github.io/'),
        'kranz-cycles.de',
        'https://kranz-cycles.de/',
      ],
    ] as const
  ).map(
    ([when, home, file, productionUrl]): Case => ({
      check: 'host-unlike-cname',
      outcome: 'not-applicable',
      when,
      site: { '/': home, ...(file !== undefined && { '/CNAME': file }) },
      ...(productionUrl !== undefined && { productionUrl }),
    }),
  ),
]
