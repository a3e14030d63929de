import type { Outcome } from '../../../../src/api/results.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { PLAIN, page } from './pages.ts'

/** A case about the address of a page. */
function at(path: string, check: string, outcome: Outcome, says?: RegExp): Case {
  const known = { check, outcome, when: `the page is at ${path.slice(0, 40)}`, site: { [path]: PLAIN }, path }
  return says ? { ...known, says } : known
}

export const URLS: Case[] = [
  at('/recipes/maple-bars', 'url-too-long', 'pass'),
  at(`/${encodeURIComponent('مسالك'.repeat(30))}`, 'url-too-long', 'pass'),
  at(`/${'a'.repeat(300)}`, 'url-too-long', 'fail', /301 characters/),
  at('/recipes/maple-bars', 'url-hard-to-read', 'pass'),
  at('/rezepte/k%C3%A4se', 'url-hard-to-read', 'pass'),
  at('/Recipes/Maple-Bars', 'url-hard-to-read', 'pass'),
  at('/recipes/maple_bars', 'url-hard-to-read', 'pass'),
  at('/Recipes/maple_bars%20now', 'url-hard-to-read', 'fail', /^"\/Recipes\/maple_bars now" has spaces$/),
  at('/recipes/maple-bars?page=2', 'url-crawl-trap', 'pass'),
  ...[
    '/index_old.html',
    '/shop/index.test.html',
    '/services_new_v2_not%20needed',
    '/about%20-%20Copy.html',
    '/contact(1).html',
    '/menu_old',
    '/menu-unused',
    '/prueba_logo.html',
  ].map(path => at(path, 'url-leftover', 'fail', /looks like an old copy of a page, or like a try-out/)),
  ...[
    '/how_old',
    '/categories/test/',
    '/home-test',
    '/ad-copy',
    '/rules/no-unused',
    '/commands/remove-unused.html',
    '/spare-key-kopie',
    '/the-old-town',
    '/index',
    '/blog/2',
  ].map(path => at(path, 'url-leftover', 'pass')),
  ...[
    ['/articles/test3/', 'Test article 3 | Kranz'],
    ['/test-pages/', 'Test pages - Kranz'],
  ].map(
    ([path, title]): Case => ({
      check: 'url-leftover',
      outcome: 'fail',
      when: `title and URL say so: ${path}`,
      site: { [path!]: page(`<title>${title}</title>`, `<p>${'Nobody is to read this. '.repeat(20)}</p>`) },
      path: path!,
    }),
  ),
  ...[
    ['/blog/testing/', 'Testing pages in Chrome | Kranz'],
    ['/tests/brake-test', 'Brake test 3 | Kranz'],
    ['/contest-3', 'Test page | Kranz'],
  ].map(
    ([path, title]): Case => ({
      check: 'url-leftover',
      outcome: 'pass',
      when: `the page is about tests, or only its title says so: ${path}`,
      site: {
        [path!]: page(`<title>${title}</title>`, `<p>${'All that there is to read. '.repeat(20)}</p>`),
      },
      path: path!,
    }),
  ),
  {
    check: 'url-leftover',
    outcome: 'pass',
    when: 'there is a test to take',
    site: { '/test': page('', `<p>${'Which shed fits you best? '.repeat(20)}</p>`) },
    path: '/test',
  },
  {
    check: 'url-leftover',
    outcome: 'pass',
    when: 'the page is about the word behind its name',
    site: { '/docs/database_backup.html': page('<title>Backup of the database | Kranz</title>') },
    path: '/docs/database_backup.html',
  },
  {
    check: 'url-leftover',
    outcome: 'not-applicable',
    when: 'the page is kept out of search',
    site: { '/index_old': page('<meta name="robots" content="noindex">') },
    path: '/index_old',
  },
  at('/recipes/maple-bars/', 'url-sample', 'pass'),
  at(
    '/blog/my-first-post/',
    'url-sample',
    'fail',
    /^"my-first-post" is the name of a sample; the page is called "Maple/,
  ),
  at('/Sample-Page.html', 'url-sample', 'fail'),
  {
    check: 'url-sample',
    outcome: 'not-applicable',
    when: 'the page has no title and no H1',
    site: { '/sample-page/': page('') },
    path: '/sample-page/',
  },
  {
    check: 'url-sample',
    outcome: 'pass',
    when: 'the page is called so',
    site: { '/hello-world/': page('<title>Hello, world! | Ada</title>') },
    path: '/hello-world/',
  },
  {
    check: 'url-sample',
    outcome: 'pass',
    when: 'it is the sample itself, and its title is the name of the site',
    site: { '/hello-world/': page('<title>Kranz</title>', '<h1>Blog Post</h1><h2>Hello world!</h2>') },
    path: '/hello-world/',
  },
  ...(
    [
      ['/ja/hello-world/', 'こんにちは、世界 | 青木'],
      ['/tutorial/hello-world/', 'Your first program | Kranz'],
      ['/blog/my-first-post/', 'My first blog post | Kranz'],
    ] as const
  ).map(
    ([path, title]): Case => ({
      check: 'url-sample',
      outcome: 'pass',
      when: `it is at ${path} and called "${title}"`,
      site: { [path]: page(`<title>${title}</title>`) },
      path,
    }),
  ),
  at(
    '/a//b/b/b?a=1&b=2&c=3&d=4&e=5',
    'url-crawl-trap',
    'fail',
    /empty folder.*"b" 3 times; 5 query parameters/,
  ),
  { check: 'page-too-large', outcome: 'pass', when: 'it is small', site: PLAIN },
  {
    check: 'page-too-large',
    outcome: 'fail',
    when: 'it is over 2 MB',
    site: page('', `<p>${'word '.repeat(440_000)}</p>`),
    says: /2\.1 MB uncompressed/,
  },
]
