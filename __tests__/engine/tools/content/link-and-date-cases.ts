import type { CheckCase } from './check-case.ts'
import { htmlPage } from './prose.ts'

const dated = (name: string, value: string) => `<meta property="article:${name}_time" content="${value}">`
const article = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', ...data })}</script>`

export const LINK_AND_DATE_CASES: readonly CheckCase[] = [
  {
    check: 'link-empty',
    name: 'links with text, image and label',
    page: htmlPage({
      content:
        '<a href="/a">A</a><a href="/b"><img src="/b.png" alt="B"></a><a href="/c" aria-label="C"><svg></svg></a>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    name: 'an icon alone',
    page: htmlPage({ content: '<a href="/cart"><i class="icon-cart"></i></a>' }),
    outcome: 'fail',
    says: ['/cart has no text'],
    line: 8,
  },
  {
    check: 'link-empty',
    name: 'a custom element may bring the name',
    page: htmlPage({ content: '<a href="/cart"><my-icon></my-icon></a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    name: 'no links',
    page: '<html lang="en"><body><p>Hello</p>',
    outcome: 'not-applicable',
  },
  {
    check: 'link-text-generic',
    name: 'click here',
    page: htmlPage({ content: 'For prices <a href="/p">Click here!</a>' }),
    outcome: 'fail',
    says: ['"Click here!" leads to'],
    line: 8,
  },
  {
    check: 'link-text-generic',
    name: 'in German',
    page: htmlPage({ lang: 'de', content: '<p lang="de"><a href="/p">Mehr erfahren</a></p>' }),
    outcome: 'fail',
    says: ['Mehr erfahren'],
  },
  {
    check: 'link-text-generic',
    name: 'a page that has the word for its name',
    page: htmlPage({ content: '<a href="/operators/this">&lt;this&gt;</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    name: 'a keyword of a language in its manual',
    page: htmlPage({ content: '<a href="/statements#continue">continue</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    name: 'no links',
    page: '<html lang="en"><body><p>Hello</p>',
    outcome: 'not-applicable',
  },
  {
    check: 'link-text-generic',
    name: 'links that are not followed',
    page: '<html lang="en"><body><a rel="nofollow" href="https://example.com/">Click here</a>',
    outcome: 'not-applicable',
    says: ['no link that search engines follow'],
  },
  { check: 'link-text-generic', name: 'a text that names the target', page: htmlPage(), outcome: 'pass' },
  {
    check: 'date-in-future',
    name: 'dates of the past',
    page: htmlPage({ head: dated('published', '2024-05-01') }),
    outcome: 'pass',
  },
  {
    check: 'date-in-future',
    name: 'a date to come',
    page: htmlPage({ head: article({ datePublished: '2999-01-01' }) }),
    outcome: 'fail',
    says: ['published (schema): 2999-01-01'],
    line: 3,
  },
  { check: 'date-in-future', name: 'no dates', page: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'dates-contradict',
    name: 'the same day in two places',
    page: htmlPage({
      head: article({ datePublished: '2024-05-01' }) + dated('published', '2024-05-01T22:00:00Z'),
    }),
    outcome: 'pass',
  },
  {
    check: 'dates-contradict',
    name: 'two days of publication',
    page: htmlPage({ head: article({ datePublished: '2024-05-01' }) + dated('published', '2023-05-01') }),
    outcome: 'fail',
    says: ['published 2023-05-01 (meta), but 2024-05-01 (schema)'],
  },
  {
    check: 'dates-contradict',
    name: 'changed before it was published',
    page: htmlPage({ head: article({ datePublished: '2024-05-01', dateModified: '2024-01-01' }) }),
    outcome: 'fail',
    says: ['before it was published'],
  },
  {
    check: 'dates-contradict',
    name: 'changed before it was published, by a second source',
    page: htmlPage({
      head:
        article({ datePublished: '2024-05-01' }) +
        dated('published', '2024-05-01') +
        dated('modified', '2024-01-01'),
    }),
    outcome: 'fail',
    says: ['modified 2024-01-01, before it was published 2024-05-01'],
  },
  {
    check: 'dates-contradict',
    name: 'one date',
    page: htmlPage({ head: dated('published', '2024-05-01') }),
    outcome: 'not-applicable',
    says: ['no two dates'],
  },
  { check: 'dates-contradict', name: 'no dates', page: htmlPage(), outcome: 'not-applicable' },
]
