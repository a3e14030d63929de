import { type LinkCase, OK, STAGED_PAGE } from './case.ts'

const check = 'unfilled-address'
const OTHERS = [
  'https://events.example/groups/hull-None/',
  'https://x.com/undefined',
  'https://maps.example/?q=%5Bobject%20Object%5D',
  'https://shop.example/item?id=null',
  'https://shop.example/items?page=NaN',
]
const answered = (addresses: readonly string[]) => Object.fromEntries(addresses.map(url => [url, OK]))

export const UNFILLED_CASES: readonly LinkCase[] = [
  {
    check,
    name: 'names, values and whole addresses that a program did not have',
    body: [...OTHERS, 'undefined'].map(url => `<a href="${url}">More</a>`).join(''),
    staged: true,
    routes: answered([...OTHERS, `${STAGED_PAGE}undefined`]),
    outcome: 'fail',
    says: [
      'The link to https://events.example/groups/hull-None/ has "None" where a value should be.',
      'https://x.com/undefined has "undefined"',
      'has "[object Object]"',
      'https://shop.example/item?id=null has "null"',
      'https://shop.example/items?page=NaN has "NaN"',
      'https://www.example.com/undefined has "undefined"',
    ],
    at: OTHERS[0]!,
    line: 3,
  },
  {
    check,
    name: 'titles, choices, words to look for, and where visitors come from',
    body: [
      '/sal-slip-none',
      '/why-is-it-undefined',
      '/All-or-None',
      '/undefined/',
      '/null/',
      '/?filter=None',
      '/?sort=null',
      '/?utm_term=undefined',
      '/?ref=undefined',
      '/?nil=1',
    ]
      .map(path => `<a href="https://other.example${path}">More</a>`)
      .join(''),
    staged: true,
    routes: answered([
      'https://other.example/sal-slip-none',
      'https://other.example/why-is-it-undefined',
      'https://other.example/All-or-None',
      'https://other.example/undefined/',
      'https://other.example/null/',
      'https://other.example/',
      'https://other.example/?filter=None',
      'https://other.example/?sort=null',
      'https://other.example/?utm_term=undefined',
      'https://other.example/?ref=undefined',
      'https://other.example/?nil=1',
    ]),
    outcome: 'pass',
  },
  {
    check,
    name: 'its text has the word',
    body: '<a href="/search?q=undefined">All pages about undefined</a>',
    routes: { '/search?q=undefined': OK },
    outcome: 'pass',
  },
  {
    check,
    name: 'the page shows code with the word',
    body: '<p>If it is <code>undefined</code>, see <a href="/search?q=undefined">these pages</a>',
    routes: { '/search?q=undefined': OK },
    outcome: 'pass',
  },
  {
    check,
    name: 'a page that is not there, which is told as a broken link',
    body: '<a href="undefined">More</a>',
    outcome: 'pass',
  },
  { check, name: 'no links', body: '<img src="/undefined">', outcome: 'not-applicable' },
]
