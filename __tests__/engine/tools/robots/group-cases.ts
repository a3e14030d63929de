import { type Case, file, gone, site } from './sites.ts'

export const GROUPS: readonly Case[] = [
  ['conflicting-rules', 'pass', 'different patterns', site()],
  [
    'conflicting-rules',
    'fail',
    'one pattern both ways',
    file('User-agent: *', 'Disallow: /a', 'Allow: /a'),
    { line: 3, message: 'contradicts line 2' },
  ],
  [
    'duplicate-rule',
    'pass',
    'a rule in two groups of one crawler, which is the fault of the second group',
    file('User-agent: *', 'Allow: /', 'User-agent: *', 'Allow: /'),
  ],
  [
    'conflicting-rules',
    'fail',
    'rules of two groups of one crawler',
    file('User-agent: *', 'Allow: /a', 'User-agent: *', 'Disallow: /a'),
    { line: 4, message: 'contradicts line 2' },
  ],
  [
    'repeated-group',
    'pass',
    'groups that close nothing',
    file('User-agent: Googlebot', 'Disallow:', 'User-agent: Googlebot*', 'Disallow:'),
  ],
  [
    'user-agent-form',
    'pass',
    'a star behind the name',
    file('User-agent: Mediapartners-Google*', 'Disallow: /x'),
  ],
  [
    'duplicate-rule',
    'pass',
    'the same rule for another crawler',
    file('User-agent: *', 'Disallow: /a', 'User-agent: Bingbot', 'Disallow: /a'),
  ],
  [
    'duplicate-rule',
    'fail',
    'a rule twice',
    file('User-agent: *', 'Disallow: /a', 'Disallow: /a'),
    { line: 3, message: 'is line 2 again' },
  ],
  ['repeated-group', 'pass', 'one group each', site()],
  [
    'repeated-group',
    'fail',
    'two groups for *',
    file('User-agent: *', 'Disallow: /a', '', 'User-agent: *', 'Disallow: /b'),
    { line: 4 },
  ],
  ...(['conflicting-rules', 'duplicate-rule', 'repeated-group'] as const).map(
    (check): Case => [check, 'not-applicable', 'a sitemap alone', file('Sitemap: {origin}/sitemap.xml')],
  ),

  ['sitemap-not-absolute', 'pass', 'a full address', site()],
  [
    'sitemap-not-absolute',
    'fail',
    'a path',
    file('Sitemap: /sitemap.xml'),
    { line: 1, message: '"/sitemap.xml" is not a full http or https URL' },
  ],
  ['sitemap-not-absolute', 'not-applicable', 'no sitemap', file('User-agent: *')],
  [
    'sitemap-duplicate',
    'pass',
    'two sitemaps',
    file('Sitemap: {origin}/sitemap.xml', 'Sitemap: {origin}/b.xml'),
  ],
  [
    'sitemap-duplicate',
    'fail',
    'one twice',
    file('Sitemap: {origin}/sitemap.xml', 'Sitemap: {origin}/sitemap.xml'),
    { line: 2 },
  ],
  ['sitemap-duplicate', 'not-applicable', 'no sitemap', file('User-agent: *')],
  ['sitemap-unreachable', 'pass', 'it is there', site()],
  ['sitemap-unreachable', 'fail', '404', site(gone('/sitemap.xml')), { line: 4, message: 'answers 404' }],
  ['sitemap-unreachable', 'not-measured', '403', site({ '/sitemap.xml': { status: 403 } })],
  [
    'sitemap-unreachable',
    'pass',
    'HEAD is refused',
    site({
      '/sitemap.xml': (request, response) => {
        response.statusCode = request.method === 'HEAD' ? 405 : 200
        response.end()
      },
    }),
  ],
  [
    'sitemap-unreachable',
    'not-applicable',
    'another host',
    file('Sitemap: https://www.example.com/sitemap.xml'),
  ],
]
