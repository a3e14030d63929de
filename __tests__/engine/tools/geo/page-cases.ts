import type { Case } from '../../../support/tool-cases.ts'
import { html, PLAIN } from './pages.ts'

function llms(body: string, type = 'text/plain') {
  return { '/': html(), '/llms.txt': { headers: { 'content-type': type }, body } }
}

function metaRobots(content: string, name = 'robots') {
  return { '/': html(`<meta name="${name}" content="${content}">`) }
}

const GOOD_LLMS =
  '# Kettles\n\n> All about kettles.\n\n## Guides\n\n- [Steel](https://example.com/steel): why steel\n- [Glass](/glass)\n'

export const PAGES: Case[] = [
  { check: 'quoting-forbidden', outcome: 'pass', when: 'nothing is said', site: PLAIN },
  { check: 'quoting-forbidden', outcome: 'pass', when: 'a limit is set', site: metaRobots('max-snippet:50') },
  {
    check: 'quoting-forbidden',
    outcome: 'pass',
    when: 'Google may not archive',
    site: metaRobots('noarchive', 'googlebot'),
  },
  {
    check: 'quoting-forbidden',
    outcome: 'not-applicable',
    when: 'the page is kept out of the index as well',
    site: metaRobots('noindex, nosnippet, noarchive'),
  },
  {
    check: 'quoting-forbidden',
    outcome: 'fail',
    when: 'the page has nosnippet',
    site: metaRobots('nosnippet'),
    says: /nosnippet/,
    selector: 'html > head > meta',
    line: 1,
  },
  {
    check: 'quoting-forbidden',
    outcome: 'fail',
    when: 'a header has max-snippet:0',
    site: { '/': { headers: { 'x-robots-tag': 'max-snippet:0' }, body: html() } },
    says: /max-snippet:0/,
  },
  {
    check: 'quoting-forbidden',
    outcome: 'fail',
    when: 'Bing may not archive',
    site: metaRobots('noarchive', 'bingbot'),
    says: /noarchive keeps the page out of AI answers of Bing; snippets in search results stay allowed/,
  },
  { check: 'text-needs-scripts', outcome: 'pass', when: 'the text is there', site: PLAIN },
  {
    check: 'text-needs-scripts',
    outcome: 'pass',
    when: 'a short page has no scripts',
    site: { '/': html('', '<div id="root"></div>') },
  },
  {
    check: 'text-needs-scripts',
    outcome: 'pass',
    when: 'a page is a picture',
    site: { '/': html('<script src="/x.js"></script>', '<main id="app"><img src="/x.png" alt="x"></main>') },
  },
  {
    check: 'text-needs-scripts',
    outcome: 'pass',
    when: 'a short page with its headline has an empty custom element',
    site: { '/': html('<script src="/x.js"></script>', '<h1>Eq</h1><x-toolbar></x-toolbar>') },
  },
  {
    check: 'text-needs-scripts',
    outcome: 'not-applicable',
    when: 'the page is a step of an order',
    site: { '/checkout/confirm': html('', '<div id="root"></div><script src="/x.js"></script>') },
    path: '/checkout/confirm',
  },
  {
    check: 'text-needs-scripts',
    outcome: 'fail',
    when: 'the page is an empty place for scripts',
    site: {
      '/': html(
        '',
        '<noscript>Enable JavaScript</noscript><div id="root"></div><script src="/x.js"></script>',
      ),
    },
    says: /0 characters of text/,
    selector: '#root',
    line: 1,
  },
  { check: 'content-unmarked', outcome: 'pass', when: 'there is a main', site: PLAIN },
  {
    check: 'content-unmarked',
    outcome: 'pass',
    when: 'there is an article',
    site: { '/': html('', '<article>Text</article>') },
  },
  {
    check: 'content-unmarked',
    outcome: 'fail',
    when: 'there is neither',
    site: { '/': html('', '<div>Text</div>') },
    says: 'The page has no <main> and no <article>.',
  },
  {
    check: 'content-unmarked',
    outcome: 'not-applicable',
    when: 'there is no text',
    site: { '/': html('', '') },
  },
  { check: 'llms-txt-invalid', outcome: 'pass', when: 'it is well formed', site: llms(GOOD_LLMS) },
  {
    check: 'llms-txt-invalid',
    outcome: 'pass',
    when: 'it is Markdown',
    site: llms(GOOD_LLMS, 'text/markdown'),
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'fail',
    when: 'it has no title',
    site: llms(`Kettles are for boiling.\n${GOOD_LLMS}`),
    says: /not begin with a title/,
    line: 1,
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'fail',
    when: 'its lists link to nothing',
    site: llms(
      '# Kettles\n\n> Kettles of copper and steel, made by hand in a small town by the sea.\n\n## Kettles\n\n- Copper\n- Steel\n',
    ),
    says: [/link to no page/],
    line: 7,
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'pass',
    when: 'facts stand among its links',
    site: llms(`${GOOD_LLMS}- Copper\n`),
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'fail',
    when: 'it is almost empty',
    site: llms('# K'),
    says: [/only 3 characters/],
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'fail',
    when: 'it is almost empty and has no title',
    site: llms('All about kettles.'),
    says: [/only 18 characters/, /title/],
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'not-applicable',
    when: 'there is none',
    site: PLAIN,
    says: /no llms\.txt/,
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'not-applicable',
    when: 'the server answers all paths with a page',
    site: llms(html(), 'text/html'),
  },
  {
    check: 'llms-txt-invalid',
    outcome: 'not-measured',
    when: 'the server is down for it',
    site: { '/': html(), '/llms.txt': { status: 500 } },
  },
]
