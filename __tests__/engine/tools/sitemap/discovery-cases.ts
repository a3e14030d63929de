import { gzipSync } from 'node:zlib'
import { sitemapIndex, urlset, xml } from '../../../support/sitemaps.ts'
import { type Case, containing, DOWN, file, HOME, html, NONE, robots, site, unreachable } from './sites.ts'

export const DISCOVERY: Case[] = [
  ['missing', 'pass', 'one that robots.txt names', site()],
  ['missing', 'fail', 'none', NONE, { path: '/', message: containing('6 common addresses') }],
  [
    'missing',
    'fail',
    'one that is named and gone',
    site({ '/sitemap.xml': { status: 404 } }),
    { message: containing('/sitemap.xml, which robots.txt names, answers 404; none is at 5 common') },
  ],
  ['missing', 'fail', 'an app that answers everything', { ...NONE, '/sitemap.xml': html() }],
  ['missing', 'not-applicable', 'a web page in its place', file(html(), 'text/html')],
  ['missing', 'not-measured', '503', unreachable],
  ['not-in-robots', 'pass', 'it is named', site()],
  [
    'not-in-robots',
    'fail',
    'it is not named',
    site({ '/robots.txt': robots() }),
    { path: '/sitemap.xml', message: containing('/robots.txt does not name it') },
  ],
  [
    'not-in-robots',
    'fail',
    'a compressed one at a common address',
    { ...NONE, '/sitemap.xml.gz': xml(gzipSync(urlset(HOME)), 'application/gzip') },
    { path: '/sitemap.xml.gz' },
  ],
  ['not-in-robots', 'not-applicable', 'there is none', NONE],
  ['html-served', 'pass', 'a sitemap', site()],
  [
    'html-served',
    'fail',
    'a web page',
    file(html(), 'text/html'),
    { path: '/sitemap.xml', message: containing('robots.txt line 3') },
  ],
  ['html-served', 'not-applicable', 'none', NONE],
  [
    'child-unreachable',
    'pass',
    'all are there',
    site({ '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml')), '/a.xml': xml(urlset(HOME)) }),
  ],
  [
    'child-unreachable',
    'fail',
    'one is gone',
    site({
      '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml', '{origin}/b.xml')),
      '/a.xml': xml(urlset(HOME)),
    }),
    { path: '/b.xml', message: containing('answers 404, named in') },
  ],
  ['child-unreachable', 'not-applicable', 'no index', site()],
  [
    'child-unreachable',
    'not-measured',
    'one is down',
    site({ '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml')), '/a.xml': DOWN }),
  ],
  [
    'nested-index',
    'pass',
    'sitemaps',
    site({ '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml')), '/a.xml': xml(urlset(HOME)) }),
  ],
  [
    'nested-index',
    'fail',
    'an index in an index',
    site({
      '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml')),
      '/a.xml': xml(sitemapIndex('{origin}/b.xml')),
    }),
    { path: '/sitemap.xml', line: 3, message: containing('/a.xml, which is an index itself') },
  ],
  [
    'nested-index',
    'fail',
    'itself',
    site({ '/sitemap.xml': xml(sitemapIndex('{origin}/sitemap.xml')) }),
    { path: '/sitemap.xml', line: 3 },
  ],
  ['nested-index', 'not-applicable', 'no index', site()],
  [
    'nested-index',
    'not-applicable',
    'an index whose sitemaps are gone',
    site({ '/sitemap.xml': xml(sitemapIndex('{origin}/gone.xml')) }),
  ],
]
