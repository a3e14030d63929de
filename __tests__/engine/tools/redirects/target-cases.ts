import type { Case } from '../../../support/tool-cases.ts'
import { PAGE, to, WWW_TO_BARE } from './sites.ts'

export const TARGET_CASES: readonly Case[] = [
  {
    check: 'cross-domain',
    outcome: 'pass',
    when: 'www leads to no www',
    site: WWW_TO_BARE,
    path: 'https://www.shoes.com/',
  },
  {
    check: 'cross-domain',
    outcome: 'fail',
    when: 'one customer of a host leads to another',
    site: { 'https://a.vercel.app/': to('https://b.vercel.app/'), 'https://b.vercel.app/': PAGE },
    path: 'https://a.vercel.app/',
    at: 'https://a.vercel.app/',
    says: /b\.vercel\.app/,
  },
  { check: 'cross-domain', outcome: 'not-applicable', when: 'nothing redirects', site: { '/': PAGE } },
  {
    check: 'redirect-to-home',
    outcome: 'pass',
    when: 'it leads to another page',
    site: { '/old/shoes': to('/new'), '/new': PAGE },
    path: '/old/shoes',
  },
  {
    check: 'redirect-to-home',
    outcome: 'fail',
    when: 'an inner page leads home',
    site: { '/old/shoes': to('/'), '/': PAGE },
    path: '/old/shoes',
    at: '{origin}/old/shoes',
  },
  ...['/index.html', '/home', '/de', '/en-US/', '/index.php'].map(
    (path): Case => ({
      check: 'redirect-to-home',
      outcome: 'not-applicable',
      when: `${path} leads home`,
      site: { [path]: to('/'), '/': PAGE },
      path,
    }),
  ),
  {
    check: 'lost-query',
    outcome: 'pass',
    when: 'it is kept',
    site: { '/a': to('/a/?x=1'), '/a/': PAGE },
    path: '/a?x=1',
  },
  {
    check: 'lost-query',
    outcome: 'fail',
    when: 'only the slash was to change',
    site: { '/a': to('/a/'), '/a/': PAGE },
    path: '/a?utm_source=x&b=1',
    at: '{origin}/a?utm_source=x&b=1',
    says: /drops utm_source, b$/,
  },
  {
    check: 'lost-query',
    outcome: 'not-applicable',
    when: 'the path stands for it',
    site: { '/p': to('/p/5'), '/p/5': PAGE },
    path: '/p?id=5',
  },
  {
    check: 'lost-query',
    outcome: 'not-applicable',
    when: 'there is none',
    site: { '/a': to('/a/'), '/a/': PAGE },
    path: '/a',
  },
]
