import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'search-leads-nowhere'
const form = (action: string, name = 's', more = '') =>
  page(`<form role="search" action="${action}"><input type="search" name="${name}"></form>${more}`)
/** More than a page has that scripts are to fill. */
const TEXT = 'The shed stands on six feet of concrete and has a floor of spruce boards. '.repeat(10)
const HOME = page('<h1>Sheds</h1>')

export const SITE_SEARCH_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the server answers each search of a WordPress theme with the home page',
    site: { '/page': form('/'), '/': HOME },
    says: ['This form finds nothing: /?s=test answers with the same page as /.'],
    selector: 'html > body > form',
  },
  {
    check,
    outcome: 'fail',
    when: 'nothing is there',
    site: { '/page': form('/search.php', 'q') },
    says: 'This form finds nothing: /search.php?q=test answers 404.',
  },
  {
    check,
    outcome: 'pass',
    when: 'the server finds something',
    site: { '/page': form('/'), '/?s=test': page('<h1>2 results for test</h1>'), '/': HOME },
  },
  {
    check,
    outcome: 'pass',
    when: 'a script may find something',
    site: {
      '/page': form('/', 's', `<p>${TEXT}</p><script src="/fuse.min.js"></script>`),
      '/': HOME,
      '/fuse.min.js': '',
    },
  },
  {
    check,
    outcome: 'fail',
    when: 'the script about it is that of a WordPress theme, which opens the field',
    site: {
      '/page': form(
        '/',
        's',
        `<p>${TEXT}</p><script src="/wp-content/themes/press/js/navigation-search.min.js"></script>`,
      ),
      '/': HOME,
      '/wp-content/themes/press/js/navigation-search.min.js': '',
    },
    says: ['This form finds nothing: /?s=test answers with the same page as /.'],
  },
  {
    check,
    outcome: 'pass',
    when: 'the script is that of a plugin, which may find something in the browser',
    site: {
      '/page': form(
        '/',
        's',
        `<p>${TEXT}</p><script src="/wp-content/plugins/static-search/search.js"></script>`,
      ),
      '/': HOME,
      '/wp-content/plugins/static-search/search.js': '',
    },
  },
  {
    check,
    outcome: 'pass',
    when: 'the page that answers is there for searches alone',
    site: { '/page': form('/results', 'q'), '/results': HOME },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'a script takes care of the only form, and another one is sent in a body',
    site: page(
      '<form onsubmit="find()" action="/"><input type="search" name="s"></form><form method="post" action="/x"><input type="search" name="q"></form>',
    ),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'another host answers',
    site: form('https://www.google.com/search', 'q'),
    says: 'www.google.com answers the search, which is not part of this deployment',
  },
]
