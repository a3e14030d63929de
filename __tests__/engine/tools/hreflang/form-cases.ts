import type { Case } from '../../../support/tool-cases.ts'
import { alternate, canonical, html, pair, versions } from './pages.ts'

const NONE = { '/': html('') }
const NONE_SAYS = /has no hreflang links/

/** A page with one link in its head. */
function one(link: string, more = '') {
  return { '/': html(`${link}${more}`) }
}

export const FORM: Case[] = [
  { check: 'outside-head', outcome: 'pass', when: 'the links are in head', site: pair() },
  {
    check: 'outside-head',
    outcome: 'fail',
    when: 'a link is in the body',
    site: { '/': html('', alternate('de', '/de')) },
    says: /in the body/,
    selector: 'html > body > link',
  },
  {
    check: 'outside-head',
    outcome: 'fail',
    when: 'an image has closed the head before the link',
    site: { '/': html(`<img src="/x.png" alt="">${alternate('de', '/de')}`) },
    selector: 'html > body > link',
  },
  {
    check: 'outside-head',
    outcome: 'not-measured',
    when: 'the link waits in a hidden element for scripts to move it',
    site: { '/': html('', `<div hidden>${alternate('de', '/de')}</div>`) },
    says: /scripts may move it/,
  },
  { check: 'outside-head', outcome: 'not-applicable', when: 'there is none', site: NONE, says: NONE_SAYS },
  { check: 'rel-not-alternate', outcome: 'pass', when: 'all have it', site: pair() },
  {
    check: 'rel-not-alternate',
    outcome: 'pass',
    when: 'the relation is a proper one of another kind',
    site: { '/': versions({ en: '/' }, '<link rel="license" hreflang="en" href="/licence">') },
  },
  {
    check: 'rel-not-alternate',
    outcome: 'fail',
    when: 'the relation is misspelt',
    site: one('<link rel="alternative" hreflang="de" href="/de">'),
    selector: 'html > head > link',
  },
  {
    check: 'rel-not-alternate',
    outcome: 'fail',
    when: 'there is no rel',
    site: one('<link hreflang="de" href="/de">'),
  },
  { check: 'rel-not-alternate', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  { check: 'mixed-with-media', outcome: 'pass', when: 'no link has media', site: pair() },
  {
    check: 'mixed-with-media',
    outcome: 'fail',
    when: 'a link has media',
    site: one(alternate('de', '/de', ' media="only screen and (max-width: 640px)"')),
    says: /max-width/,
  },
  { check: 'mixed-with-media', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  { check: 'href-invalid', outcome: 'pass', when: 'all have URLs', site: pair() },
  {
    check: 'href-invalid',
    outcome: 'fail',
    when: 'a link has none',
    site: one('<link rel="alternate" hreflang="de">'),
    says: /no href/,
  },
  {
    check: 'href-invalid',
    outcome: 'fail',
    when: 'it is not one of the web',
    site: one(alternate('de', 'javascript:void(0)')),
    says: /javascript/,
  },
  { check: 'href-invalid', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  { check: 'href-relative', outcome: 'pass', when: 'all are absolute', site: pair() },
  {
    check: 'href-relative',
    outcome: 'fail',
    when: 'one is a path',
    site: one(alternate('de', '/de')),
    says: '"/de" is relative; write the full URL that it will have',
  },
  {
    check: 'href-relative',
    outcome: 'fail',
    when: 'one is a path, and production is known',
    site: one(alternate('de', '/de')),
    productionUrl: 'https://www.example.com/',
    says: '"/de" is relative; write https://www.example.com/de',
  },
  {
    check: 'href-relative',
    outcome: 'fail',
    when: 'one has no scheme',
    site: one(alternate('de', '//example.com/de')),
    says: '"//example.com/de" is relative; write http://example.com/de',
  },
  { check: 'href-relative', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  { check: 'href-local-host', outcome: 'pass', when: 'it is the audited server', site: pair() },
  {
    check: 'href-local-host',
    outcome: 'fail',
    when: 'it is a server on another port',
    site: one(alternate('de', 'http://localhost:1/de')),
    says: /localhost:1/,
  },
  { check: 'href-local-host', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  { check: 'href-fragment', outcome: 'pass', when: 'none has one', site: pair() },
  {
    check: 'href-fragment',
    outcome: 'fail',
    when: 'one has one',
    site: one(alternate('de', '/de#inhalt')),
    says: /#inhalt/,
  },
  { check: 'href-fragment', outcome: 'not-applicable', when: 'there is no hreflang', site: NONE },
  {
    check: 'href-http',
    outcome: 'pass',
    when: 'all are on https',
    site: { 'https://www.example.com/': versions({ en: 'https://www.example.com/' }) },
  },
  {
    check: 'href-http',
    outcome: 'fail',
    when: 'the page is on https and a version is not',
    site: {
      'https://www.example.com/': versions({
        en: 'https://www.example.com/',
        de: 'http://www.example.com/de',
      }),
    },
    says: /http:\/\/www\.example\.com\/de/,
  },
  {
    check: 'href-http',
    outcome: 'fail',
    when: 'the canonical of a local page is on https and a version is not',
    site: { '/': versions({ en: 'http://www.example.com/' }, canonical('https://www.example.com/')) },
  },
  ...(['href-relative', 'href-local-host', 'href-fragment'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'no URL can be read',
      site: one(alternate('de', 'javascript:void(0)')),
    }),
  ),
  {
    check: 'href-http',
    outcome: 'pass',
    when: 'the versions are on other hosts with https',
    site: { 'https://www.example.com/': versions({ de: 'https://example.de/' }) },
  },
  {
    check: 'href-http',
    outcome: 'not-applicable',
    when: 'the versions are on other hosts without https',
    site: { 'https://www.example.com/': versions({ de: 'http://example.de/' }) },
  },
  {
    check: 'href-http',
    outcome: 'not-applicable',
    when: 'all is on http',
    site: pair(),
    says: /has an https URL/,
  },
]
