import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { canonical, PLAIN, page } from './pages.ts'

/** A page at `/a` whose canonical is `/b`, and what `/b` answers. */
function toB(answer: Answer): Record<string, Answer> {
  return { '/a': canonical('{origin}/b'), '/b': answer }
}

export const TARGETS: Case[] = [
  { check: 'canonical-target-redirects', outcome: 'pass', when: 'it answers', site: toB(canonical('/b')) },
  {
    check: 'canonical-target-redirects',
    outcome: 'fail',
    when: 'it redirects',
    site: { ...toB({ status: 301, headers: { location: '/a' } }) },
    says: /\/b redirects to .*\/a/,
    selector: 'html > head > link',
    line: 1,
  },
  {
    check: 'canonical-target-redirects',
    outcome: 'fail',
    when: 'it redirects in a loop',
    site: toB({ status: 301, headers: { location: '/b' } }),
    says: /loop/,
  },
  {
    check: 'canonical-target-redirects',
    outcome: 'not-applicable',
    when: 'there is none',
    site: { '/a': PLAIN },
  },
  { check: 'canonical-target-broken', outcome: 'pass', when: 'it answers', site: toB(canonical('/b')) },
  ...(['pass', 'fail'] as const).map(
    (outcome): Case => ({
      check: 'canonical-target-broken',
      outcome,
      when: `it names the file of the folder without its ending, and the server ${outcome === 'pass' ? 'answers' : 'does not answer'} to that`,
      productionUrl: 'https://shop.example',
      path: '/de/',
      site: {
        '/de/': canonical('https://shop.example/de/index'),
        ...(outcome === 'pass' && { '/de/index': canonical('https://shop.example/de/index') }),
      },
    }),
  ),
  ...(
    [
      ['https://shop.github.io', 'fail'],
      ['https://shop.example', 'pass'],
    ] as const
  ).map(
    ([productionUrl, outcome]): Case => ({
      check: 'canonical-target-redirects',
      outcome,
      when: `it names the folder without its slash, and production is ${productionUrl}`,
      productionUrl,
      path: '/sheds/',
      site: {
        '/sheds/': canonical(`${productionUrl}/sheds`),
        '/sheds': { status: 301, headers: { location: '/sheds/' } },
      },
      ...(outcome === 'fail' && { says: /\/sheds redirects to .*\/sheds\/$/ }),
    }),
  ),
  ...(
    [
      ['https://shop.github.io/sheds', 'https://shop.github.io/sheds', 'fail'],
      ['https://shop.github.io/sheds', 'https://shop.github.io/sheds/', 'pass'],
      ['https://shop.example/sheds', 'https://shop.example/sheds', 'pass'],
    ] as const
  ).map(
    ([productionUrl, named, outcome]): Case => ({
      check: 'canonical-target-redirects',
      outcome,
      when: `it is ${named}, and the root will be ${productionUrl}`,
      productionUrl,
      path: '/',
      site: { '/': canonical(named) },
      ...(outcome === 'fail' && {
        says: 'GitHub Pages redirects https://shop.github.io/sheds to https://shop.github.io/sheds/, with a slash at the end',
      }),
    }),
  ),
  {
    check: 'canonical-target-redirects',
    outcome: 'pass',
    when: 'GitHub Pages answers it without the slash too',
    productionUrl: 'https://shop.github.io',
    path: '/sheds/',
    site: {
      '/sheds/': canonical('https://shop.github.io/sheds'),
      '/sheds': canonical('https://shop.github.io/sheds'),
    },
  },
  {
    check: 'canonical-target-broken',
    outcome: 'pass',
    when: 'it is the page, its escapes in another case',
    site: { '/k%C3%A4se': canonical('{origin}/k%c3%a4se') },
    path: '/k%C3%A4se',
  },
  {
    check: 'canonical-target-broken',
    outcome: 'fail',
    when: 'it is missing',
    site: { '/a': canonical('/b') },
    says: /404/,
  },
  {
    check: 'canonical-target-broken',
    outcome: 'not-applicable',
    when: 'it is on another host',
    site: { '/a': canonical('https://example.com/a') },
  },
  ...[408, 999].map(
    (status): Case => ({
      check: 'canonical-target-broken',
      outcome: 'not-measured',
      when: `it answers ${status}, which some servers do to programs`,
      site: toB({ status }),
      says: `the canonical {origin}/b answers ${status}`,
    }),
  ),
  {
    check: 'canonical-target-broken',
    outcome: 'not-measured',
    when: 'it is protected',
    site: toB({ status: 403 }),
  },
  {
    check: 'canonical-target-broken',
    outcome: 'not-measured',
    when: 'its server fails',
    site: toB({ status: 503 }),
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'pass',
    when: 'it may be listed',
    site: toB(canonical('/b')),
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'fail',
    when: 'its meta forbids it',
    site: toB(page('<meta name="robots" content="noindex, follow">')),
    says: /\/b has noindex/,
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'fail',
    when: 'its header forbids it to Googlebot',
    site: toB({ headers: { 'x-robots-tag': 'googlebot: noindex' }, body: PLAIN }),
    says: '{origin}/b has noindex',
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'pass',
    when: 'its header forbids it to another crawler',
    site: toB({ headers: { 'x-robots-tag': 'otherbot: noindex, nofollow' }, body: PLAIN }),
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'not-applicable',
    when: 'the whole preview forbids it',
    site: {
      '/a': { headers: { 'x-robots-tag': 'noindex' }, body: canonical('{origin}/b') },
      '/b': { headers: { 'x-robots-tag': 'noindex' }, body: PLAIN },
    },
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'not-applicable',
    when: 'it is the page itself, which is set to noindex',
    site: { '/a': canonical('/a', '<meta name="robots" content="noindex">') },
    says: /this page is set to noindex/,
  },
  {
    check: 'canonical-target-noindex',
    outcome: 'not-applicable',
    when: 'it is missing',
    site: { '/a': canonical('/b') },
  },
  {
    check: 'canonical-target-elsewhere',
    outcome: 'pass',
    when: 'it declares itself',
    site: toB(canonical('/b')),
  },
  {
    check: 'canonical-target-elsewhere',
    outcome: 'pass',
    when: 'it declares itself on production',
    site: toB(canonical('https://example.com/b')),
  },
  {
    check: 'canonical-target-elsewhere',
    outcome: 'pass',
    when: 'it declares itself on production, where its address has no ending',
    site: { '/a': canonical('{origin}/b.html'), '/b.html': canonical('https://example.com/b') },
  },
  {
    check: 'canonical-target-elsewhere',
    outcome: 'fail',
    when: 'it declares a third page',
    site: toB(canonical('/c')),
    says: /canonical of .*\/b is .*\/c/,
  },
  {
    check: 'canonical-target-elsewhere',
    outcome: 'not-applicable',
    when: 'it is missing',
    site: { '/a': canonical('/b') },
  },
].map(one => ({ path: '/a', ...one }) as Case)
