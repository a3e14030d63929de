import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { byHeader, html, PAGE } from './sites.ts'

const TO_CANONICAL = '<meta http-equiv=refresh content="0;url=/new"><link rel=canonical href=/new>'

export const PAGE_CASES: readonly Case[] = [
  { check: 'soft-404', outcome: 'pass', when: 'unknown pages answer 404', site: { '/': PAGE } },
  { check: 'instant-refresh', outcome: 'pass', when: 'there is none', site: { '/': PAGE } },
  {
    check: 'instant-refresh',
    outcome: 'fail',
    when: 'a meta element does it',
    site: html('\n<meta http-equiv=Refresh content="0; url=/new">'),
    at: '{origin}/',
    says: /\/new at once/,
  },
  {
    check: 'instant-refresh',
    outcome: 'fail',
    when: 'a header does it',
    site: { '/': { headers: { refresh: '0;url=/new' }, body: PAGE } },
    says: /header Refresh: 0;url=\/new/,
  },
  {
    check: 'instant-refresh',
    outcome: 'pass',
    when: 'it is for browsers without scripts',
    site: html('<noscript><meta http-equiv=refresh content="0;url=/x"></noscript>'),
  },
  { check: 'instant-refresh', outcome: 'not-applicable', when: 'there is no page', site: {} },
  { check: 'endless-reload', outcome: 'pass', when: 'there is no refresh', site: { '/': PAGE } },
  { check: 'endless-reload', outcome: 'not-applicable', when: 'there is no page', site: {} },
  {
    check: 'endless-reload',
    outcome: 'fail',
    when: 'a refresh without a URL comes at once',
    site: html('\n<meta http-equiv=refresh content=0>'),
    says: /leads to the page itself at once/,
  },
  {
    check: 'endless-reload',
    outcome: 'pass',
    when: 'the page reloads after a minute',
    site: html('<meta http-equiv=refresh content=60>'),
  },
  {
    check: 'endless-reload',
    outcome: 'pass',
    when: 'the refresh leads elsewhere',
    site: html('<meta http-equiv=refresh content="0; url=/new">'),
  },
  {
    check: 'instant-refresh',
    outcome: 'not-applicable',
    when: 'it leads to the canonical',
    site: html(TO_CANONICAL),
    says: /reported separately/,
  },
  {
    check: 'script-redirect',
    outcome: 'pass',
    when: 'a script leads where a refresh leads',
    site: html(`${TO_CANONICAL}<script>location="/new"</script>`),
  },
  { check: 'instant-refresh-to-canonical', outcome: 'pass', when: 'there is none', site: { '/': PAGE } },
  {
    check: 'instant-refresh-to-canonical',
    outcome: 'fail',
    when: 'it leads there',
    site: html(TO_CANONICAL),
    says: /\/new at once/,
  },
  {
    check: 'instant-refresh-to-canonical',
    outcome: 'fail',
    when: 'the canonical is its address in production',
    site: html(
      '<meta http-equiv=refresh content="0;url=/new"><link rel=canonical href=https://shoes.com/new>',
    ),
    productionUrl: 'https://shoes.com/',
  },
  {
    check: 'instant-refresh-to-canonical',
    outcome: 'not-applicable',
    when: 'it leads elsewhere',
    site: html('<meta http-equiv=refresh content="0;url=/new"><link rel=canonical href=/>'),
  },
  {
    check: 'delayed-refresh',
    outcome: 'pass',
    when: 'the page reloads itself',
    site: html('<meta http-equiv=refresh content=300>'),
  },
  {
    check: 'delayed-refresh',
    outcome: 'fail',
    when: 'it leads elsewhere',
    site: html('<meta http-equiv=refresh content="5;url=/new">'),
    at: '{origin}/',
    says: /after 5 s/,
  },
  { check: 'delayed-refresh', outcome: 'not-applicable', when: 'there is no page', site: {} },
  ...[
    "if (!localStorage.seen) location = '/new'",
    "window.location.hash = 'top'",
    'location.href = target',
    "location = '#top'",
    "button.onclick = () => { location.href = '/new' }",
    'location.reload()',
  ].map(
    (script): Case => ({
      check: 'script-redirect',
      outcome: 'not-measured',
      when: `without Chrome the page has ${script}`,
      site: html(`<script>${script}</script>`),
    }),
  ),
  ...[
    "location = '/new'",
    'window.location.href = "/new";',
    "location.replace('/new')",
    " document.location.assign( '/new' ) ; ",
  ].map(
    (script): Case => ({
      check: 'script-redirect',
      outcome: 'fail',
      when: script,
      site: html(`<script>${script}</script>`),
      at: '{origin}/',
      says: /\/new$/,
    }),
  ),
  {
    check: 'script-redirect',
    outcome: 'fail',
    when: 'the site is for a host that cannot redirect',
    site: html("<script>location = '/new'</script>"),
    productionUrl: 'https://moss.github.io/',
    says: /\/new\. GitHub Pages sends no redirects of a site: put the content at this URL/,
  },
  {
    check: 'script-redirect',
    outcome: 'pass',
    when: 'it is data',
    site: html('<script type="text/template">location = "/new"</script>'),
  },
  {
    check: 'script-redirect',
    outcome: 'not-applicable',
    when: 'there is no page',
    site: { '/': { status: 404 } },
  },
  {
    check: 'script-redirect',
    outcome: 'not-measured',
    when: 'the page is no HTML',
    site: { '/': { headers: { 'content-type': 'text/plain' }, body: 'x' } },
  },
  { check: 'user-agent-redirect', outcome: 'pass', when: 'all are treated alike', site: { '/': PAGE } },
  {
    check: 'user-agent-redirect',
    outcome: 'fail',
    when: 'Googlebot is sent elsewhere',
    site: { '/': byHeader('user-agent', /Googlebot/, '/bots'), '/bots': PAGE },
    at: '{origin}/',
    says: /\/bots for Googlebot/,
  },
  {
    check: 'user-agent-redirect',
    outcome: 'not-measured',
    when: 'strangers may not pose as Googlebot',
    site: {
      '/': (request, response) =>
        response
          .writeHead(/Googlebot/.test(String(request.headers['user-agent'])) ? 403 : 200, {
            'content-type': 'text/html',
          })
          .end(PAGE),
    },
  },
  { check: 'user-agent-redirect', outcome: 'not-applicable', when: 'there is no page', site: {} },
  { check: 'language-redirect', outcome: 'pass', when: 'all are treated alike', site: { '/': PAGE } },
  {
    check: 'language-redirect',
    outcome: 'fail',
    when: 'German browsers are sent elsewhere',
    site: { '/': byHeader('accept-language', /^de/, '/de/'), '/de/': PAGE },
    at: '{origin}/',
    says: /\/de\/ with Accept-Language: de/,
  },
  {
    check: 'language-redirect',
    outcome: 'not-measured',
    when: 'the page leads elsewhere each time',
    site: (() => {
      let count = 0
      const page: Answer = (_request, response) =>
        response.writeHead(302, { location: `/session/${++count}` }).end()
      return {
        '/': page,
        ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`/session/${n}`, PAGE])),
      }
    })(),
  },
  { check: 'language-redirect', outcome: 'not-applicable', when: 'there is no page', site: {} },
]
