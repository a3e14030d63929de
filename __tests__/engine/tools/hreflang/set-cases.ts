import type { Case } from '../../../support/tool-cases.ts'
import { alternate, canonical, html, pair, versions } from './pages.ts'

const NONE = { '/': html('') }
const CHECKS = [
  'code-conflict',
  'sources-disagree',
  'url-in-several-languages',
  'self-missing',
  'x-default-missing',
  'canonical-conflict',
] as const

/** A local build that names production in its canonical. */
function preview(byCode: Record<string, string>) {
  return { '/a': versions(byCode, canonical('https://example.com/a')) }
}

function withHeader(link: string) {
  return {
    '/': { headers: { link }, body: versions({ en: '{origin}/', de: '{origin}/de' }) },
    '/de': versions({ en: '{origin}/', de: '{origin}/de' }, '', 'de'),
  }
}

export const SETS: Case[] = [
  ...CHECKS.map((check): Case => ({ check, outcome: 'not-applicable', when: 'there are none', site: NONE })),
  ...CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'no code can be read',
      site: { '/': versions({ e_n: '/' }) },
    }),
  ),
  { check: 'code-conflict', outcome: 'pass', when: 'each code has one URL', site: pair() },
  {
    check: 'code-conflict',
    outcome: 'pass',
    when: 'a link stands twice',
    site: { '/': html(alternate('en', '{origin}/') + alternate('EN', '{origin}/#top')) },
  },
  {
    check: 'code-conflict',
    outcome: 'fail',
    when: 'a code has two URLs',
    site: { '/': html(alternate('en', '{origin}/') + alternate('EN', '{origin}/en')) },
    says: /^en has two URLs: .* and .*\/en$/,
    selector: 'html > head > link:nth-of-type(2)',
  },
  {
    check: 'sources-disagree',
    outcome: 'pass',
    when: 'header and HTML name the same page',
    site: withHeader('<{origin}/de>; rel="alternate"; hreflang="de"'),
  },
  {
    check: 'sources-disagree',
    outcome: 'fail',
    when: 'they name different pages',
    site: withHeader('<{origin}/german>; rel="alternate"; hreflang="de"'),
    says: /\/german in the header, .*\/de in the HTML/,
  },
  { check: 'sources-disagree', outcome: 'not-applicable', when: 'there is one alone', site: pair() },
  {
    check: 'sources-disagree',
    outcome: 'not-applicable',
    when: 'each names other languages',
    site: withHeader('<{origin}/fr>; rel="alternate"; hreflang="fr"'),
  },
  {
    check: 'url-in-several-languages',
    outcome: 'not-applicable',
    when: 'there is x-default alone',
    site: { '/': versions({ 'x-default': '{origin}/' }) },
  },
  {
    check: 'url-in-several-languages',
    outcome: 'pass',
    when: 'a page serves several countries and everybody else',
    site: { '/': versions({ en: '{origin}/', 'en-GB': '{origin}/', 'x-default': '{origin}/' }) },
  },
  {
    check: 'url-in-several-languages',
    outcome: 'pass',
    when: 'both codes are of one language',
    site: { '/': versions({ no: '{origin}/', nb: '{origin}/' }) },
  },
  {
    check: 'url-in-several-languages',
    outcome: 'fail',
    when: 'a page serves two languages',
    site: { '/': versions({ en: '{origin}/', de: '{origin}/' }) },
    says: /is linked for both en and de$/,
  },
  { check: 'self-missing', outcome: 'pass', when: 'the page is among them', site: pair() },
  {
    check: 'self-missing',
    outcome: 'pass',
    when: 'the page is the language selector',
    site: { '/': versions({ 'x-default': '{origin}/', en: '{origin}/en', de: '{origin}/de' }) },
  },
  {
    check: 'self-missing',
    outcome: 'pass',
    when: 'a preview names itself by its address in production',
    site: preview({ en: 'https://example.com/a', de: 'https://example.com/de/a' }),
    path: '/a',
  },
  {
    check: 'self-missing',
    outcome: 'pass',
    when: 'the address has parameters that the canonical leaves out',
    site: { '/a': versions({ en: '{origin}/a' }, canonical('{origin}/a')) },
    path: '/a?utm_source=x',
  },
  {
    check: 'self-missing',
    outcome: 'pass',
    when: 'a local build without canonical is among them by its path',
    site: { '/a': versions({ en: 'https://example.com/a' }) },
    path: '/a',
    says: /by its path/,
  },
  {
    check: 'self-missing',
    outcome: 'not-applicable',
    when: 'the page is among them by the host on which its developer built it',
    site: preview({ en: 'http://example.localhost/a', de: 'http://example.localhost/de/a' }),
    path: '/a',
    says: /development server/,
  },
  {
    check: 'self-missing',
    outcome: 'fail',
    when: 'only another page is among them by that host',
    site: preview({ de: 'http://example.localhost/de/a' }),
    path: '/a',
  },
  {
    check: 'self-missing',
    outcome: 'fail',
    when: 'a preview names its path on another domain than that of production',
    site: preview({ en: 'https://example.net/a', de: 'https://example.net/de/a' }),
    path: '/a',
    says: /^None of the links \(en, de\) leads to this page: https:\/\/example\.net\/a has its path, but is not on example\.com$/,
  },
  {
    check: 'self-missing',
    outcome: 'pass',
    when: 'a preview names its path on another host of the domain of production',
    site: preview({ en: 'https://stage.example.com/a', de: 'https://stage.example.com/de/a' }),
    path: '/a',
    says: /by its path/,
  },
  {
    check: 'self-missing',
    outcome: 'fail',
    when: 'only another page is named',
    site: { '/': versions({ de: '{origin}/de' }) },
    says: /^None of the links \(de\) leads to this page$/,
  },
  {
    check: 'self-missing',
    outcome: 'fail',
    when: 'a preview names production, but not itself there',
    site: preview({ de: 'https://example.com/de/a' }),
    path: '/a',
  },
  {
    check: 'self-missing',
    outcome: 'not-applicable',
    when: 'a local build does not say where it will live',
    site: { '/a': versions({ de: 'https://example.com/de/a' }) },
    path: '/a',
    says: /not known/,
  },
  {
    check: 'x-default-missing',
    outcome: 'not-applicable',
    when: 'production has another path for the page, and the other version is nowhere',
    site: {
      '/': versions(
        { en: 'https://example.com', nl: 'https://example.com/nl' },
        canonical('https://example.com/index'),
      ),
    },
    productionUrl: 'https://example.com/',
  },
  {
    check: 'x-default-missing',
    outcome: 'not-applicable',
    when: 'all versions are in one language',
    site: {
      '/': versions({ 'en-US': '{origin}/', 'en-GB': '{origin}/gb' }),
      '/gb': versions({ 'en-US': '{origin}/', 'en-GB': '{origin}/gb' }),
    },
  },
  {
    check: 'x-default-missing',
    outcome: 'not-applicable',
    when: 'the other version redirects to the page',
    site: { ...pair(), '/de': { status: 302, headers: { location: '/' } } },
  },
  {
    check: 'x-default-missing',
    outcome: 'pass',
    when: 'there is one',
    site: { '/': versions({ en: '{origin}/', 'x-default': '{origin}/' }) },
  },
  {
    check: 'x-default-missing',
    outcome: 'not-applicable',
    when: 'the page is its only version, as themes write it',
    site: { '/': versions({ 'en-us': '{origin}/' }) },
    says: /only one version/,
  },
  {
    check: 'x-default-missing',
    outcome: 'fail',
    when: 'there is none',
    site: pair(),
    says: /^None of the 2 hreflang links is x-default$/,
  },
  {
    check: 'x-default-missing',
    outcome: 'not-applicable',
    when: 'the only other version is not there, so that the links are to go',
    site: { '/': versions({ en: '{origin}/', de: '{origin}/gone' }) },
    says: /only one version that is there/,
  },
  {
    check: 'x-default-missing',
    outcome: 'fail',
    when: 'one of three versions is not there',
    site: pair({ '/': versions({ en: '{origin}/', de: '{origin}/de', fr: '{origin}/gone' }) }),
    says: /^None of the 3 hreflang links is x-default$/,
  },
  {
    check: 'canonical-conflict',
    outcome: 'pass',
    when: 'the canonical is the page itself',
    site: { '/': versions({ en: '{origin}/' }, canonical('{origin}/')) },
  },
  {
    check: 'canonical-conflict',
    outcome: 'fail',
    when: 'the German page has the English one as canonical',
    site: {
      '/de': versions({ en: '{origin}/en', de: '{origin}/de' }, canonical('{origin}/en'), 'de'),
      '/en': versions({ en: '{origin}/en', de: '{origin}/de' }, canonical('{origin}/en')),
    },
    path: '/de',
    says: 'This page is the de version, but its canonical is {origin}/en (the en version). Let it name the page itself: {origin}/de',
    snippet: '<link rel="canonical" href="{origin}/en">',
    count: 1,
  },
  {
    check: 'canonical-conflict',
    outcome: 'fail',
    when: 'the canonical is the version of another language, with the same path on another host',
    site: {
      'https://example.de/a': versions(
        { en: 'https://example.com/a', de: 'https://example.de/a' },
        canonical('https://example.com/a'),
        'de',
      ),
    },
    path: 'https://example.de/a',
    says: 'This page is the de version, but its canonical is https://example.com/a (the en version). Let it name the page itself: https://example.de/a',
  },
  {
    check: 'canonical-conflict',
    outcome: 'fail',
    when: 'the canonical has the same path on a host that is not production',
    site: {
      'https://pr-1.example.net/a': versions(
        { en: 'https://example.com/a', de: 'https://example.com/de/a' },
        canonical('https://old.example.org/a'),
      ),
    },
    path: 'https://pr-1.example.net/a',
    productionUrl: 'https://example.com/',
    says: 'This page is the en version, but its canonical is https://old.example.org/a. Let it name the page itself: https://example.com/a',
  },
  {
    check: 'canonical-conflict',
    outcome: 'pass',
    when: 'the canonical on another host is of the same language',
    site: {
      'https://www.example.com/a': versions(
        { en: 'https://example.com/a', de: 'https://example.de/a' },
        canonical('https://example.com/a'),
      ),
    },
    path: 'https://www.example.com/a',
  },
  ...['index', 'index.html'].map(
    (file): Case => ({
      check: 'canonical-conflict',
      outcome: 'pass',
      when: `the canonical is the file behind the address of the page: ${file}`,
      site: { '/': versions({ en: 'https://example.com' }, canonical(`https://example.com/${file}`)) },
      productionUrl: 'https://example.com/',
    }),
  ),
  { check: 'canonical-conflict', outcome: 'not-applicable', when: 'there is no canonical', site: pair() },
]
