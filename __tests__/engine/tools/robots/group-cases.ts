import type { Case } from '../../../support/tool-cases.ts'
import { file, gone, site } from './sites.ts'

export const GROUPS: readonly Case[] = [
  { check: 'conflicting-rules', outcome: 'pass', when: 'the patterns differ', site: site() },
  {
    check: 'conflicting-rules',
    outcome: 'fail',
    when: 'one pattern goes both ways',
    site: file('User-agent: *', 'Disallow: /a', 'Allow: /a'),
    line: 3,
    says: 'This rule contradicts line 2',
  },
  {
    check: 'duplicate-rule',
    outcome: 'pass',
    when: 'a rule is in two groups of one crawler, which is the fault of the second group',
    site: file('User-agent: *', 'Allow: /', 'User-agent: *', 'Allow: /'),
  },
  {
    check: 'conflicting-rules',
    outcome: 'fail',
    when: 'rules of two groups of one crawler go both ways',
    site: file('User-agent: *', 'Allow: /a', 'User-agent: *', 'Disallow: /a'),
    line: 4,
    says: 'This rule contradicts line 2',
  },
  {
    check: 'repeated-group',
    outcome: 'pass',
    when: 'the groups close nothing',
    site: file('User-agent: Googlebot', 'Disallow:', 'User-agent: Googlebot*', 'Disallow:'),
  },
  {
    check: 'repeated-group',
    outcome: 'pass',
    when: 'the groups say the same',
    site: file(
      ...['User-agent: *', 'Disallow: /a', 'Allow: /a/b', '', 'User-agent: ada', 'Allow: /'],
      ...['', 'User-agent: *', 'Allow: /a/b', 'Disallow: /a'],
    ),
  },
  {
    check: 'repeated-group',
    outcome: 'fail',
    when: 'one of the groups says less',
    site: file('User-agent: *', 'Disallow: /a', 'Disallow: /b', '', 'User-agent: *', 'Disallow: /a'),
    says: '"*" already has a group in line 1; crawlers obey the rules of both',
    line: 5,
  },
  {
    check: 'user-agent-form',
    outcome: 'pass',
    when: 'a star stands behind the name',
    site: file('User-agent: Mediapartners-Google*', 'Disallow: /x'),
  },
  {
    check: 'duplicate-rule',
    outcome: 'pass',
    when: 'the rule is for another crawler',
    site: file('User-agent: *', 'Disallow: /a', 'User-agent: Bingbot', 'Disallow: /a'),
  },
  {
    check: 'duplicate-rule',
    outcome: 'fail',
    when: 'a rule is there twice',
    site: file('User-agent: *', 'Disallow: /a', 'Disallow: /a'),
    line: 3,
    says: 'This rule repeats line 2',
  },
  { check: 'repeated-group', outcome: 'pass', when: 'each crawler has one group', site: site() },
  {
    check: 'repeated-group',
    outcome: 'fail',
    when: '* has two groups',
    site: file('User-agent: *', 'Disallow: /a', '', 'User-agent: *', 'Disallow: /b'),
    says: '"*" already has a group in line 1; crawlers obey the rules of both',
    line: 4,
  },
  ...(['conflicting-rules', 'duplicate-rule', 'repeated-group'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'there is only a sitemap',
      site: file('Sitemap: {origin}/sitemap.xml'),
    }),
  ),

  { check: 'sitemap-not-absolute', outcome: 'pass', when: 'the address is a full one', site: site() },
  {
    check: 'sitemap-not-absolute',
    outcome: 'fail',
    when: 'the address is a path',
    site: file('Sitemap: /sitemap.xml'),
    line: 1,
    says: '"/sitemap.xml" is not a full http or https URL',
  },
  {
    check: 'sitemap-not-absolute',
    outcome: 'fail',
    when: 'the line ends at its colon',
    site: file('User-agent: *', 'Sitemap:'),
    line: 2,
    says: 'The line names no sitemap',
  },
  {
    check: 'sitemap-not-absolute',
    outcome: 'not-applicable',
    when: 'the only line lacks its own colon',
    site: file('User-agent: *', 'sitemap https://www.example.com/sitemap.xml'),
  },
  {
    check: 'sitemap-not-absolute',
    outcome: 'not-applicable',
    when: 'no sitemap is named',
    site: file('User-agent: *'),
  },
  { check: 'sitemap-unreachable', outcome: 'pass', when: 'it is there', site: site() },
  {
    check: 'sitemap-unreachable',
    outcome: 'fail',
    when: 'it answers 404',
    site: site(gone('/sitemap.xml')),
    line: 4,
    says: '{origin}/sitemap.xml answers 404',
  },
  {
    check: 'sitemap-unreachable',
    outcome: 'not-measured',
    when: 'it answers 403',
    site: site({ '/sitemap.xml': { status: 403 } }),
  },
  {
    check: 'sitemap-unreachable',
    outcome: 'pass',
    when: 'only HEAD is refused',
    site: site({
      '/sitemap.xml': (request, response) => {
        response.statusCode = request.method === 'HEAD' ? 405 : 200
        response.end()
      },
    }),
  },
  {
    check: 'sitemap-unreachable',
    outcome: 'not-applicable',
    when: 'it is on another host',
    site: file('Sitemap: https://www.shop.example/sitemap.xml'),
  },
  ...(
    [
      ['https://example.com', /is the sample address of a template/],
      ['https://your-domain.com', /is the sample address of a template/],
      ['http://localhost:1313', /is there only on the computer that built the site/],
    ] as const
  ).map(
    ([origin, says]): Case => ({
      check: 'sitemap-unreachable',
      outcome: 'fail',
      when: `it is on ${origin}, which nobody has set to the site`,
      productionUrl: 'https://www.shop.example',
      site: file(`Sitemap: ${origin}/sitemap.xml`),
      line: 1,
      says,
    }),
  ),
  {
    check: 'group-without-rules',
    outcome: 'fail',
    when: 'only a sitemap follows the crawler',
    site: file('User-agent: *', 'Disallow: /a', '', 'User-agent: GPTBot', 'Sitemap: {origin}/sitemap.xml'),
    line: 4,
    says: 'The group for "gptbot" has no Allow and no Disallow',
  },
  {
    check: 'group-without-rules',
    outcome: 'pass',
    when: 'the file has no rule at all',
    site: file('User-agent: *', 'Sitemap: {origin}/sitemap.xml'),
  },
  {
    check: 'group-without-rules',
    outcome: 'pass',
    when: 'a group opens everything',
    site: file('User-agent: *', 'Disallow:'),
  },
  {
    check: 'group-without-rules',
    outcome: 'pass',
    when: 'two crawlers share the rules below',
    site: file('User-agent: Bingbot', 'User-agent: *', 'Disallow: /a'),
  },
  {
    check: 'group-without-rules',
    outcome: 'pass',
    when: 'a group has a line that its crawler reads',
    site: file('User-agent: *', 'Disallow: /a', '', 'User-agent: Bingbot', 'Crawl-delay: 10'),
  },
  {
    check: 'group-without-rules',
    outcome: 'not-applicable',
    when: 'there is no group',
    site: file('Sitemap: {origin}/sitemap.xml'),
  },
  ...(['a host that lacks it', 'a host that does not exist'] as const).map(
    (where): Case => ({
      check: 'sitemap-unreachable',
      outcome: 'fail',
      when: `it is on ${where}`,
      path: 'https://www.example.com/',
      ...(where.endsWith('exist') && { unknownHosts: ['old.example'] }),
      site: {
        'https://www.example.com/': '<p>Page</p>',
        'https://www.example.com/robots.txt': {
          headers: { 'content-type': 'text/plain' },
          body: 'Sitemap: https://old.example/sitemap.xml',
        },
        ...(where.endsWith('lacks it') && { 'https://old.example/': '<p>Old</p>' }),
      },
      line: 1,
      says: where.endsWith('exist') ? /does not resolve/ : /\/sitemap\.xml answers 404$/,
    }),
  ),
  {
    check: 'sitemap-unreachable',
    outcome: 'not-measured',
    when: 'it is on a host that this machine cannot find, of a preview on it',
    productionUrl: 'https://www.example.com',
    site: file('Sitemap: https://no-such-host.invalid/sitemap.xml'),
  },
]
