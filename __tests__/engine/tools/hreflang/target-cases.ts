import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { GERMAN } from '../content/prose.ts'
import { alternate, canonical, html, pair, versions } from './pages.ts'

const CHECKS = [
  'target-broken',
  'target-redirects',
  'target-blocked',
  'target-noindex',
  'target-canonical-elsewhere',
  'return-link-missing',
  'target-language-mismatch',
] as const

const NONE = { '/': html('') }
const ALONE = { '/': versions({ en: '{origin}/' }) }
const NOINDEX = '<meta name="robots" content="noindex">'
const BOTH = { en: '{origin}/', de: '{origin}/de' }

const FRENCH = `<p>${'Nous livrons chaque matin le pain et les gâteaux que nos clients ont commandés la veille. Les vélos partent de la boulangerie avant six heures, et la tournée prend fin quand la ville se réveille. '.repeat(6)}</p>`
const NORWEGIAN = `<p>${'Vi leverer brød og kaker hver morgen til alle kundene som har bestilt dagen før. Syklene kjører fra bakeriet før klokken seks, og runden er ferdig når byen våkner. '.repeat(6)}</p>`

const EN = 'https://example.com/'
const DE = 'https://example.de/'
const TWO_HOSTS = { en: EN, de: DE }

/** Two live sites, one for each language. */
function hosts(german: Answer, headers: Record<string, string> = {}) {
  return { [EN]: { headers, body: versions(TWO_HOSTS, canonical(EN)) }, [DE]: german }
}

/** A build on a server of its own that names production, and what it answers at `/de/a`. */
function build(german: Answer, byCode = { en: `${EN}a`, de: `${EN}de/a` }) {
  return { '/a': versions(byCode, canonical(`${EN}a`)), '/de/a': german }
}

export const TARGETS: Case[] = [
  ...CHECKS.map((check): Case => ({ check, outcome: 'pass', when: 'both pages name both', site: pair() })),
  ...CHECKS.map((check): Case => ({ check, outcome: 'not-applicable', when: 'there are none', site: NONE })),
  ...CHECKS.map(
    (check): Case => ({ check, outcome: 'not-applicable', when: 'it names itself alone', site: ALONE }),
  ),
  ...CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'pass',
      when: 'two live sites name each other',
      site: hosts(versions(TWO_HOSTS, canonical(DE), 'de')),
    }),
  ),
  ...CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'pass',
      when: 'a build names production and has both pages',
      site: build(versions({ en: `${EN}a`, de: `${EN}de/a` }, canonical(`${EN}de/a`), 'de')),
      path: '/a',
    }),
  ),
  ...CHECKS.map(
    (check): Case => ({
      check,
      outcome: 'not-measured',
      when: 'a build names a host that is not the one of its canonical',
      site: build('', { en: `${EN}a`, de: `${DE}a` }),
      path: '/a',
      says: /example\.de is another host, and the page is audited on a private server/,
    }),
  ),
  {
    check: 'return-link-missing',
    outcome: 'not-measured',
    when: 'the host is kept out of search, so it is not where the page will live',
    site: hosts(versions({ en: 'https://www.example.com/', de: DE }), { 'x-robots-tag': 'noindex' }),
    says: /kept out of search/,
  },
  ...CHECKS.map(
    (check): Case => ({
      check,
      outcome: check === 'target-broken' ? 'not-measured' : 'pass',
      when: 'one of several versions does not answer',
      site: {
        '/': versions({ ...BOTH, fr: '{origin}/fr' }),
        '/de': versions({ ...BOTH, fr: '{origin}/fr' }, '', 'de'),
        '/fr': { status: 503 },
      },
      says: '{origin}/fr answers 503',
    }),
  ),
  ...[401, 403, 429, 503].map(
    (status): Case => ({
      check: 'return-link-missing',
      outcome: 'not-measured',
      when: `the other page answers ${status}`,
      site: pair({ '/de': { status } }),
      says: new RegExp(`answers ${status}`),
    }),
  ),
  {
    check: 'target-broken',
    outcome: 'fail',
    when: 'it answers 404',
    site: { '/': versions(BOTH) },
    says: /\/de answers 404/,
    selector: 'html > head > link:nth-of-type(2)',
  },
  {
    check: 'target-broken',
    outcome: 'fail',
    when: 'a build names a page of production that it does not have',
    site: { '/a': versions({ en: `${EN}a`, de: `${EN}de/a` }, canonical(`${EN}a`)) },
    path: '/a',
    says: /\/de\/a answers 404/,
  },
  ...['/de/a.html', '/de/a/', '/de/a/index.html'].map(
    (path): Case => ({
      check: 'return-link-missing',
      outcome: 'pass',
      when: `the paths of a build differ from those of production, and the page is ${path}`,
      site: {
        '/a.html': versions({ en: `${EN}a`, de: `${EN}de/a` }, canonical(`${EN}a`)),
        [path]: versions({ en: `${EN}a`, de: `${EN}de/a` }, canonical(`${EN}de/a`), 'de'),
      },
      path: '/a.html',
    }),
  ),
  {
    check: 'target-broken',
    outcome: 'fail',
    when: 'the paths of a build differ from those of production, and the page is in no form there',
    site: { '/a.html': versions({ en: `${EN}a`, de: `${EN}de/a` }, canonical(`${EN}a`)) },
    path: '/a.html',
    says: /\/de\/a answers 404/,
  },
  ...['index', 'index.html', ''].map(
    (file): Case => ({
      check: 'target-canonical-elsewhere',
      outcome: 'pass',
      when: `the canonical of the version is its folder or the file in it: "${file}"`,
      site: {
        '/en/': versions({ en: `${EN}en/`, de: `${EN}de/` }, canonical(`${EN}en/`)),
        '/de/': versions({ en: `${EN}en/`, de: `${EN}de/` }, canonical(`${EN}de/${file}`), 'de'),
      },
      path: '/en/',
      productionUrl: EN,
    }),
  ),
  {
    check: 'target-canonical-elsewhere',
    outcome: 'pass',
    when: 'a live version names the file of its folder as canonical',
    site: hosts(versions(TWO_HOSTS, canonical(`${DE}index.html`), 'de')),
  },
  {
    check: 'target-canonical-elsewhere',
    outcome: 'fail',
    when: 'the canonical of the version is a folder with the name of an index file',
    site: pair({ '/de': versions(BOTH, canonical('{origin}/de/index/'), 'de') }),
  },
  {
    check: 'return-link-missing',
    outcome: 'pass',
    when: 'a build is audited at its index file',
    site: {
      '/index.html': versions({ en: EN, de: `${EN}de/` }, canonical(EN)),
      '/de/': versions({ en: EN, de: `${EN}de/` }, canonical(`${EN}de/`), 'de'),
      '/': versions({ en: EN, de: `${EN}de/` }, canonical(EN)),
    },
    path: '/index.html',
  },
  {
    check: 'return-link-missing',
    outcome: 'not-applicable',
    when: 'a template links to the home page of each language, so that this page is not among them',
    site: {
      '/about': versions({ en: '{origin}/', de: '{origin}/de' }),
      '/': versions({ en: '{origin}/', de: '{origin}/de' }),
      '/de': versions({ en: '{origin}/', de: '{origin}/de' }, '', 'de'),
    },
    path: '/about',
    says: /reported separately$/,
  },
  {
    check: 'return-link-missing',
    outcome: 'fail',
    when: 'this page is not among them, and another version has none at all',
    site: { '/about': versions({ de: '{origin}/de' }), '/de': html('') },
    path: '/about',
    says: /\/de has no hreflang links$/,
  },
  {
    check: 'target-broken',
    outcome: 'fail',
    when: 'it redirects in a loop',
    site: pair({ '/de': { status: 301, headers: { location: '/de' } } }),
    says: /loop/,
  },
  {
    check: 'target-redirects',
    outcome: 'fail',
    when: 'it redirects',
    site: pair({ '/de': { status: 301, headers: { location: '/de/' } }, '/de/': versions(BOTH) }),
    says: /\/de redirects to .*\/de\/$/,
  },
  {
    check: 'target-redirects',
    outcome: 'pass',
    when: 'x-default leads readers to their language',
    site: {
      '/en': versions({ en: '{origin}/en', 'x-default': '{origin}/' }),
      '/': { status: 302, headers: { location: '/en' } },
    },
    path: '/en',
  },
  {
    check: 'target-redirects',
    outcome: 'pass',
    when: 'the server of a build puts a slash behind a path',
    site: {
      ...build({ status: 301, headers: { location: '/de/a/' } }),
      '/de/a/': versions({ en: `${EN}a`, de: `${EN}de/a` }, '', 'de'),
    },
    path: '/a',
  },
  {
    check: 'target-blocked',
    outcome: 'fail',
    when: 'robots.txt closes it',
    site: pair({ '/robots.txt': 'User-agent: *\nDisallow: /de' }),
    says: /\/de is blocked by line 2 of .*Disallow: \/de/,
  },
  {
    check: 'target-blocked',
    outcome: 'not-applicable',
    when: 'robots.txt closes all of the site',
    site: pair({ '/robots.txt': 'User-agent: *\nDisallow: /' }),
  },
  {
    check: 'target-noindex',
    outcome: 'fail',
    when: 'it has noindex',
    site: pair({ '/de': versions(BOTH, NOINDEX, 'de') }),
    says: /\/de is set to noindex/,
  },
  {
    check: 'target-noindex',
    outcome: 'not-applicable',
    when: 'so has the page',
    site: { '/': versions(BOTH, NOINDEX), '/de': versions(BOTH, NOINDEX, 'de') },
  },
  {
    check: 'target-canonical-elsewhere',
    outcome: 'fail',
    when: 'it names the English page as canonical',
    site: pair({ '/de': versions(BOTH, canonical('{origin}/'), 'de') }),
    says: /^The canonical of .*\/de is .*\/$/,
  },
  {
    check: 'target-canonical-elsewhere',
    outcome: 'not-applicable',
    when: 'the page itself names another one as well',
    site: {
      '/de': versions(
        { en: '{origin}/', de: '{origin}/de', fr: '{origin}/fr' },
        canonical('{origin}/'),
        'de',
      ),
      '/fr': versions(
        { en: '{origin}/', de: '{origin}/de', fr: '{origin}/fr' },
        canonical('{origin}/'),
        'fr',
      ),
      '/': versions({ en: '{origin}/', de: '{origin}/de', fr: '{origin}/fr' }, canonical('{origin}/')),
    },
    path: '/de',
  },
  {
    check: 'target-canonical-elsewhere',
    outcome: 'fail',
    when: 'it names its address of http as canonical',
    site: hosts(versions(TWO_HOSTS, canonical('http://example.de/'), 'de')),
    says: /is http:\/\/example\.de\/$/,
  },
  {
    check: 'return-link-missing',
    outcome: 'fail',
    when: 'the other page names no versions',
    site: pair({ '/de': html('') }),
    says: /\/de has no hreflang links/,
    selector: 'html > head > link:nth-of-type(2)',
  },
  {
    check: 'return-link-missing',
    outcome: 'fail',
    when: 'the other page names versions, but not this one',
    site: pair({ '/de': versions({ de: '{origin}/de' }, '', 'de') }),
    says: /has hreflang links \(1\), but none to this page$/,
  },
  {
    check: 'return-link-missing',
    outcome: 'fail',
    when: 'x-default is the home page, which has versions of its own',
    site: {
      '/a': versions({ en: '{origin}/a', 'x-default': '{origin}/' }),
      '/': versions({ en: '{origin}/', 'x-default': '{origin}/' }),
    },
    path: '/a',
    says: /\/ is x-default here, but has hreflang links \(2\) only for its own versions: let x-default be the version of this page/,
  },
  ...(
    [
      ['x-default', 'names others alone', { de: '{origin}/de' }],
      ['fr', 'has versions of its own', { fr: '{origin}/', de: '{origin}/de' }],
    ] as const
  ).map(
    ([code, what, others]): Case => ({
      check: 'return-link-missing',
      outcome: 'fail',
      when: `a page that is ${code} here ${what}`,
      site: { '/a': versions({ en: '{origin}/a', [code]: '{origin}/' }), '/': versions({ ...others }) },
      path: '/a',
      says: /has hreflang links \(\d\), but none to this page$/,
    }),
  ),
  {
    check: 'return-link-missing',
    outcome: 'fail',
    when: 'a live site on another host does not link back',
    site: hosts(versions({ de: DE }, canonical(DE), 'de')),
  },
  {
    check: 'return-link-missing',
    outcome: 'pass',
    when: 'the other page links back in its header',
    site: pair({
      '/de': {
        headers: { link: '<{origin}/>; rel="alternate"; hreflang="en"' },
        body: html('', '', '<html lang="de">'),
      },
    }),
  },
  {
    check: 'return-link-missing',
    outcome: 'not-measured',
    when: 'the other page streams its links',
    site: pair({ '/de': html('', `<div hidden>${alternate('en', '/')}</div>`, '<html lang="de">') }),
    says: /hidden element/,
  },
  {
    check: 'return-link-missing',
    outcome: 'not-applicable',
    when: 'the other page is not there, which is reported separately',
    site: { '/': versions(BOTH) },
  },
  {
    check: 'return-link-missing',
    outcome: 'not-applicable',
    when: 'the versions are those of the canonical',
    site: { '/copy': versions(BOTH, canonical('{origin}/')), '/': versions(BOTH), '/de': versions(BOTH) },
    path: '/copy',
  },
  {
    check: 'target-language-mismatch',
    outcome: 'fail',
    when: 'Belgium is meant and Belarusian named',
    site: {
      '/': versions({ en: '{origin}/', be: '{origin}/be' }),
      '/be': versions({ en: '{origin}/', be: '{origin}/be' }, '', 'nl-BE'),
    },
    says: /is linked as be \(Belarusian\), but its lang is "nl-BE"/,
  },
  {
    check: 'target-language-mismatch',
    outcome: 'fail',
    when: 'its text is not translated',
    site: pair({ '/de': versions(BOTH, '', 'de-DE', FRENCH) }),
    says: /\/de is linked as de \(German\), but its text is French$/,
  },
  {
    check: 'target-language-mismatch',
    outcome: 'fail',
    when: 'its text is not translated, and it declares no language',
    site: pair({ '/de': versions(BOTH, '', '', FRENCH) }),
    says: /\/de is linked as de \(German\), but its text is French$/,
  },
  {
    check: 'target-language-mismatch',
    outcome: 'fail',
    when: 'both its lang and its text are in another language',
    site: pair({ '/de': versions(BOTH, '', 'fr', FRENCH) }),
    says: /\/de is linked as de \(German\), but its lang is "fr" and its text is French$/,
  },
  ...(
    [
      ['its text is translated', versions(BOTH, '', 'de', `<p>${GERMAN}</p>`)],
      ['only a part of its text is not translated', versions(BOTH, '', 'de', `<p>${GERMAN}</p>${FRENCH}`)],
      [
        'its text says that it is in another language',
        versions(BOTH, '', 'de', `<div lang="fr">${FRENCH}</div>`),
      ],
      [
        'its text is in a language that is alike',
        versions({ en: '{origin}/', da: '{origin}/de' }, '', 'da', NORWEGIAN),
      ],
      [
        'scripts translate its text by marks',
        versions(BOTH, '', 'de', `<h1 data-i18n="head">X</h1>${FRENCH}`),
      ],
      [
        'a service translates its text',
        versions(BOTH, '<script src="https://cdn.weglot.com/weglot.min.js"></script>', 'de', FRENCH),
      ],
      ['it is the version for everybody else', versions(BOTH, '', 'en', FRENCH)],
    ] as const
  ).map(
    ([when, page]): Case => ({
      check: 'target-language-mismatch',
      outcome: 'pass',
      when,
      site: when.includes('alike')
        ? { '/': versions({ en: '{origin}/', da: '{origin}/de' }), '/de': page }
        : when.includes('everybody')
          ? {
              '/': versions({ en: '{origin}/', de: '{origin}/de', 'x-default': '{origin}/all' }),
              '/de': versions(BOTH, '', 'de'),
              '/all': page,
            }
          : pair({ '/de': page }),
    }),
  ),
  {
    check: 'target-language-mismatch',
    outcome: 'not-applicable',
    when: 'the version declares none',
    site: pair({ '/de': versions(BOTH, '', '') }),
  },
]
