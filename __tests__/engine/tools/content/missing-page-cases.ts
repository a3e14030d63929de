import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { GERMAN, htmlPage } from './prose.ts'

const check = 'not-found-page-in-english'
const HOME = 'https://shop.example/'
const german = (content = '') => htmlPage({ lang: 'de', content: `<p>${GERMAN}</p>${content}` })

/** A German site that answers this where it has no page. */
const missing = (answer: Answer, home = german()) => ({
  path: HOME,
  site: {
    [HOME]: home,
    // The one that is asked for is known by its site: sha256("https://shop.example"), the first 16 digits.
    [`${HOME}seo-preflight-f617a4db4e7353d6`]: answer,
  },
})
const notFound = (body: string) => ({ status: 404, body: `<!doctype html><title>404</title><body>${body}` })

export const MISSING_PAGE_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'it is that of a framework',
    ...missing(
      notFound(
        '<nav><p>Über uns</p></nav><h1>NOT FOUND</h1><p>You just hit a route that doesn&#39;t exist.</p>',
      ),
    ),
    says: 'The home page is German, but the 404 page says "NOT FOUND".',
    at: `${HOME}seo-preflight-f617a4db4e7353d6`,
  },
  {
    check,
    outcome: 'fail',
    when: 'a local server shows the 404.html of the site',
    // The server of the tests says the same of what it does not have.
    site: { '/': german(), '/404.html': '<h1>Not found</h1>' },
    at: '{origin}/404.html',
  },
  {
    check,
    outcome: 'fail',
    when: 'it is that of a theme',
    ...missing(notFound('<header><h1>Verein</h1></header><h1>No page found!</h1>')),
    says: 'The home page is German, but the 404 page says "No page found!".',
    at: `${HOME}seo-preflight-f617a4db4e7353d6`,
  },
  ...[
    '<h1>Seite nicht gefunden</h1><p>404</p>',
    '<h1>Page not found</h1><p>Diese Seite gibt es leider nicht.</p>',
    '<h1>404</h1>',
  ].map(
    (body): Case => ({
      check,
      outcome: 'pass',
      when: `it says ${body}`,
      ...missing(notFound(body)),
    }),
  ),
  {
    check,
    outcome: 'not-applicable',
    when: 'the site has an English version as well',
    ...missing(notFound('<h1>Page not found</h1>'), german('<a href="/en/">English</a>')),
    says: /English version/,
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'a local server has a page of its own',
    site: german(),
    says: /local server/,
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the site is English',
    site: htmlPage(),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the page is not the home page',
    site: { '/a': german() },
    path: '/a',
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'scripts make it',
    ...missing(notFound('<div id="root"></div><script src="/app.js"></script>')),
  },
]
