import { type Case, page } from './case.ts'

/** What a site answers where it has no page, and what the tool says of that. */
export const MISSING_PAGE_CASES: readonly Pick<Case, 'check' | 'outcome' | 'about' | 'answer'>[] = [
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    about: 'a 404 with the navigation',
    answer: { status: 404, body: page('<a href="/">Home</a>') },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    about: 'a 404 with a search',
    answer: { status: 404, body: page('<form action="/search"></form>') },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    about: 'a 404 without a link',
    answer: { status: 404, body: page('<h1>Not Found</h1>') },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    about: 'a 404 that is plain text',
    answer: { status: 404, body: 'Not Found', headers: { 'content-type': 'text/plain' } },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-applicable',
    about: 'a 200, which redirects tells of',
    answer: { body: page('<h1>Not Found</h1>') },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-measured',
    about: 'a 503',
    answer: { status: 503, body: page('') },
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-measured',
    about: 'a 404 that scripts fill',
    answer: { status: 404, body: page('<div id="root"></div><script src="/app.js"></script>') },
  },
]
