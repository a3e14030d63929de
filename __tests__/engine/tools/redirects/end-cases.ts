import type { Case } from '../../../support/tool-cases.ts'
import { chain, moved, PAGE, sessionTest, to, withCookie } from './sites.ts'

export const END_CASES: readonly Case[] = [
  { check: 'final-status', outcome: 'pass', when: 'the page answers 200', site: { '/': PAGE } },
  ...[404, 410, 500, 503].map(
    (status): Case => ({
      check: 'final-status',
      outcome: 'fail',
      when: `the page answers ${status}`,
      site: { '/': { status } },
      at: '{origin}/',
      says: new RegExp(`Answers ${status}`),
    }),
  ),
  ...[403, 429].map(
    (status): Case => ({
      check: 'final-status',
      outcome: 'not-measured',
      when: `the page answers ${status}`,
      site: { '/': { status } },
      says: /headers/,
    }),
  ),
  { check: 'final-status', outcome: 'not-applicable', when: 'the page redirects', site: moved('/gone') },
  { check: 'unusable-status', outcome: 'pass', when: 'the page answers 200', site: { '/': PAGE } },
  ...[204, 300, 304, 305, 306, 399].map(
    (status): Case => ({
      check: 'unusable-status',
      outcome: 'fail',
      when: `the page answers ${status}`,
      site: { '/': { status } },
      at: '{origin}/',
      says: new RegExp(`Answers ${status}`),
    }),
  ),
  { check: 'unusable-status', outcome: 'not-applicable', when: 'the page is a loop', site: moved('/') },
  { check: 'empty-page', outcome: 'pass', when: 'the page has something in it', site: { '/': PAGE } },
  ...['', ' \r\n'].map(
    (body): Case => ({
      check: 'empty-page',
      outcome: 'fail',
      when: `the page is ${JSON.stringify(body)}`,
      site: { '/': { body, headers: { 'content-type': 'text/html' } } },
      at: '{origin}/',
      says: 'Answers 200 with an empty body',
    }),
  ),
  ...['', '<body></body>', '<body><noscript>x</noscript> <!-- main --></body>'].map(
    (body): Case => ({
      check: 'empty-page',
      outcome: 'fail',
      when: `a page with a title and styles is cut off behind its head: ${body}`,
      site: { '/': `<!doctype html><title>Plumbers</title><style>a { color: red }</style>${body}` },
      at: '{origin}/',
      says: 'The <body> of the page has nothing in it, and no script fills it: the file may have been cut off',
    }),
  ),
  ...[
    '<script src="/app.js"></script>',
    '<meta http-equiv="refresh" content="5; url=/a">',
    '<body><img src="/a.png" alt="">',
    '<body><div></div>',
    '<frameset><frame src="/a"></frameset>',
  ].map(
    (body): Case => ({
      check: 'empty-page',
      outcome: 'pass',
      when: `a page without text has ${body}`,
      site: { '/': `<!doctype html><title>Plumbers</title>${body}` },
    }),
  ),
  {
    check: 'empty-page',
    outcome: 'pass',
    when: 'a page without text leads on by its header',
    site: {
      '/': {
        headers: { 'content-type': 'text/html', refresh: '5; url=/a' },
        body: '<!doctype html><title>Plumbers</title><body></body>',
      },
    },
  },
  {
    check: 'empty-page',
    outcome: 'pass',
    when: 'the URL is of an empty text',
    site: { '/': { body: '', headers: { 'content-type': 'text/plain' } } },
  },
  {
    check: 'empty-page',
    outcome: 'not-applicable',
    when: 'the page answers 404',
    site: { '/': { status: 404, body: '' } },
  },
  { check: 'empty-page', outcome: 'not-applicable', when: 'the page is a loop', site: moved('/') },
  { check: 'broken-redirect', outcome: 'pass', when: 'the target answers 200', site: moved('/new') },
  {
    check: 'broken-redirect',
    outcome: 'fail',
    when: 'the target answers 404',
    site: moved('/gone'),
    at: '{origin}/gone',
    says: /Answers 404/,
  },
  {
    check: 'broken-redirect',
    outcome: 'fail',
    when: 'the host of the target does not exist',
    site: moved('http://nowhere.invalid/'),
    at: '{origin}/',
    says: /nowhere\.invalid.*does not resolve/,
  },
  {
    check: 'broken-redirect',
    outcome: 'not-measured',
    when: 'the target takes no connection',
    site: moved('http://127.0.0.1:1/'),
  },
  {
    check: 'broken-redirect',
    outcome: 'not-measured',
    when: 'it is protected',
    site: { ...moved('/x'), '/x': { status: 403 } },
  },
  ...[204, 301].map(
    (status): Case => ({
      check: 'broken-redirect',
      outcome: 'not-applicable',
      when: `the target answers ${status} and leads nowhere`,
      site: { ...moved('/x'), '/x': { status } },
    }),
  ),
  {
    check: 'broken-redirect',
    outcome: 'not-applicable',
    when: 'the page does not redirect',
    site: { '/': PAGE },
  },
  { check: 'loop', outcome: 'pass', when: 'the redirects end', site: chain(2) },
  {
    check: 'loop',
    outcome: 'fail',
    when: 'the page redirects to itself',
    site: moved('/'),
    at: '{origin}/',
    says: /loop/,
  },
  {
    check: 'loop',
    outcome: 'fail',
    when: 'the slash at the end comes and goes',
    site: { '/a': to('/a/'), '/a/': to('/a') },
    path: '/a',
    at: '{origin}/a/',
  },
  {
    check: 'loop',
    outcome: 'fail',
    when: 'a cookie does not end it',
    site: moved('/', 302, { 'set-cookie': 'a=b' }),
  },
  ...(['loop', 'loop-without-cookies'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the page does not redirect',
      site: { '/': PAGE },
    }),
  ),
  { check: 'loop', outcome: 'not-applicable', when: 'a cookie ends it', site: { '/': withCookie } },
  { check: 'loop-without-cookies', outcome: 'pass', when: 'the redirects end', site: chain(1) },
  {
    check: 'loop-without-cookies',
    outcome: 'fail',
    when: 'a cookie ends it',
    site: { '/': withCookie },
    at: '{origin}/',
  },
  {
    check: 'loop-without-cookies',
    outcome: 'fail',
    when: 'what the session of a cookie holds ends it',
    site: sessionTest(),
    at: '{origin}/test',
  },
  {
    check: 'loop-without-cookies',
    outcome: 'not-applicable',
    when: 'there are no cookies',
    site: moved('/'),
  },
]
