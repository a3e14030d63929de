import type { Case } from '../../../support/tool-cases.ts'
import { chain, moved, PAGE, to, WWW_TO_BARE } from './sites.ts'

export const CHAIN_CASES: readonly Case[] = [
  { check: 'missing-location', outcome: 'pass', when: 'there is one', site: moved('/new') },
  {
    check: 'missing-location',
    outcome: 'fail',
    when: 'there is none',
    site: { '/': { status: 301, body: 'moved' } },
    at: '{origin}/',
    says: /301 with no Location/,
  },
  { check: 'missing-location', outcome: 'fail', when: 'it is empty', site: moved(''), says: /empty/ },
  { check: 'missing-location', outcome: 'not-applicable', when: 'nothing redirects', site: { '/': PAGE } },
  { check: 'invalid-location', outcome: 'pass', when: 'it is relative', site: moved('new') },
  ...['http://', 'javascript:alert(1)', 'myapp://open', 'https://exa mple.com/'].map(
    (location): Case => ({
      check: 'invalid-location',
      outcome: 'fail',
      when: `it is ${location}`,
      site: moved(location),
      at: '{origin}/',
    }),
  ),
  { check: 'invalid-location', outcome: 'not-applicable', when: 'nothing redirects', site: { '/': PAGE } },
  ...(['invalid-location', 'conflicting-locations'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'a redirect names no target',
      site: { '/': { status: 301 } },
    }),
  ),
  { check: 'conflicting-locations', outcome: 'pass', when: 'there is one', site: moved('/new') },
  {
    check: 'conflicting-locations',
    outcome: 'fail',
    when: 'there are two',
    site: {
      '/': (_request, response) => {
        response.writeHead(301, ['Location', '/new', 'Location', '/other']).end()
      },
      '/new': PAGE,
    },
    at: '{origin}/',
    says: /\/new and Location: \/other/,
  },
  {
    check: 'conflicting-locations',
    outcome: 'not-applicable',
    when: 'nothing redirects',
    site: { '/': PAGE },
  },
  { check: 'chain', outcome: 'pass', when: 'there is one redirect', site: chain(1) },
  {
    check: 'chain',
    outcome: 'fail',
    when: 'there are two',
    site: chain(2),
    at: '{origin}/',
    says: /^2 redirects: .* → .*\/1 → .*\/end$/,
  },
  { check: 'chain', outcome: 'fail', when: 'there are three', site: chain(3) },
  { check: 'chain', outcome: 'not-applicable', when: 'there are four', site: chain(4) },
  { check: 'long-chain', outcome: 'pass', when: 'there are three', site: chain(3) },
  { check: 'long-chain', outcome: 'fail', when: 'there are four', site: chain(4), at: '{origin}/' },
  { check: 'long-chain', outcome: 'not-applicable', when: 'there are eleven', site: chain(11) },
  { check: 'endless-chain', outcome: 'pass', when: 'there are ten', site: chain(10) },
  {
    check: 'endless-chain',
    outcome: 'fail',
    when: 'there are eleven',
    site: chain(11),
    at: '{origin}/',
  },
  {
    check: 'endless-chain',
    outcome: 'fail',
    when: 'there is no end',
    site: chain(40),
    says: /^21 redirects/,
  },
  { check: 'endless-chain', outcome: 'not-applicable', when: 'it is a loop', site: moved('/') },
  ...[301, 308].map(
    (status): Case => ({
      check: 'temporary-redirect',
      outcome: 'pass',
      when: `it is ${status}`,
      site: moved('/new', status),
    }),
  ),
  ...[302, 303, 307].map(
    (status): Case => ({
      check: 'temporary-redirect',
      outcome: 'fail',
      when: `it is ${status}`,
      site: moved('/new', status),
      at: '{origin}/',
      says: new RegExp(`^Redirects with ${status} to http.*/new$`),
    }),
  ),
  ...['/de/', '/en-GB'].map(
    (language): Case => ({
      check: 'temporary-redirect',
      outcome: 'pass',
      when: `the home page leads to ${language}`,
      site: moved(language, 302),
    }),
  ),
  {
    check: 'temporary-redirect',
    outcome: 'not-applicable',
    when: 'nothing redirects',
    site: { '/': PAGE },
  },
  {
    check: 'protocol-downgrade',
    outcome: 'pass',
    when: 'http leads to https',
    site: WWW_TO_BARE,
    path: 'http://shoes.com/',
  },
  {
    check: 'protocol-downgrade',
    outcome: 'fail',
    when: 'https leads to http',
    site: { 'https://shoes.com/a': to('http://shoes.com/a'), 'http://shoes.com/a': PAGE },
    path: 'https://shoes.com/a',
    at: 'https://shoes.com/a',
    says: /301 to http:\/\/shoes\.com\/a/,
  },
  {
    check: 'protocol-downgrade',
    outcome: 'not-applicable',
    when: 'nothing redirects',
    site: { '/': PAGE },
  },
]
