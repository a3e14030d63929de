import type { Case } from '../../../support/tool-cases.ts'
import { html, pair, versions } from './pages.ts'

/** A page whose root element starts like that. */
function rooted(root: string, head = '', headers: Record<string, string> = {}) {
  return { '/': { headers, body: html(head, '<p>Text</p>', root) } }
}

const GERMAN =
  '<p>Unser rotes Rad trägt Pakete bei jedem Wetter durch die Stadt, und sein Rahmen wird in einer kleinen Werkstatt von Hand geschweißt. Die Fahrer loben den leisen Riemen, der weder Öl noch Pflege braucht und länger hält als drei gewöhnliche Ketten.</p>'.repeat(
    6,
  )

const SERBIAN =
  '<p>Deca obožavaju med, a osim što je ukusan, on je bogat hranljivim materijama i pomaže u jačanju imuniteta. Ovde možete pronaći sve što je potrebno za pčelare, od košnica i okvira do zaštitne odeće i alata za rad.</p>'.repeat(
    6,
  )

const LANGS: [string, 'pass' | 'fail', RegExp?][] = [
  ['en', 'pass'],
  ['EN-gb', 'pass'],
  ['zh-Hant-HK', 'pass'],
  ['fil', 'pass'],
  ['es-419', 'pass'],
  ['sq-XK', 'pass'],
  ['de-DE-1996', 'pass'],
  ['i-klingon', 'pass'],
  ['zxx', 'pass'],
  ['en_US', 'fail', /write "en-US"/],
  ['en-UK', 'fail', /United Kingdom is GB/],
  ['english', 'fail', /the language "english" does not exist/],
  ['xx', 'fail', /the language "xx" does not exist/],
  ['de-XY1', 'fail'],
  ['{{ lang }}', 'fail'],
]

export const LANGUAGES: Case[] = [
  { check: 'html-lang-missing', outcome: 'pass', when: 'there is one', site: pair() },
  {
    check: 'html-lang-missing',
    outcome: 'fail',
    when: 'html has no lang',
    site: rooted('<html>'),
    says: /has no lang/,
    selector: 'html',
  },
  {
    check: 'html-lang-missing',
    outcome: 'fail',
    when: 'html has no lang and the text is German',
    site: {
      '/': html('', `<main>${GERMAN}</main>`, '<html>'),
    },
    says: '<html> has no lang attribute: write <html lang="de">',
  },
  ...(
    [
      ['rs', 'write <html lang="sr-Latn">'],
      ['hr', 'write <html lang="hr">'],
      ['com', 'write the code of its language, one of hr, bs, sr-Latn'],
    ] as const
  ).map(
    ([topLevel, says]): Case => ({
      check: 'html-lang-missing',
      outcome: 'fail',
      when: `html has no lang, the text is Serbian or Croatian, and production is under .${topLevel}`,
      site: { '/': html('', `<main>${SERBIAN}</main>`, '<html>') },
      productionUrl: `https://www.bees-example.${topLevel}/`,
      says: `<html> has no lang attribute: ${says}`,
    }),
  ),
  {
    check: 'html-lang-missing',
    outcome: 'fail',
    when: 'lang is empty',
    site: rooted('<html lang="">'),
    says: /empty/,
  },
  {
    check: 'html-lang-missing',
    outcome: 'fail',
    when: 'the source has no html element',
    site: { '/': '<title>x</title>' },
  },
  {
    check: 'html-lang-missing',
    outcome: 'pass',
    when: 'XHTML has it as xml:lang',
    site: rooted('<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en">', '', {
      'content-type': 'application/xhtml+xml',
    }),
  },
  {
    check: 'html-lang-missing',
    outcome: 'not-applicable',
    when: 'the page only leads elsewhere',
    site: { '/': '<meta http-equiv="refresh" content="0; url=/new">' },
  },
  ...LANGS.map(
    ([lang, outcome, says]): Case => ({
      check: 'html-lang-invalid',
      outcome,
      when: `it is "${lang}"`,
      site: rooted(`<html lang="${lang}">`),
      ...(says && { says }),
    }),
  ),
  {
    check: 'html-lang-invalid',
    outcome: 'not-applicable',
    when: 'there is none',
    site: rooted('<html>'),
  },
  { check: 'self-language-mismatch', outcome: 'pass', when: 'they agree', site: pair() },
  {
    check: 'self-language-mismatch',
    outcome: 'pass',
    when: 'they agree but for region and script',
    site: { '/': versions({ 'zh-Hant-TW': '{origin}/' }, '', 'zh') },
  },
  {
    check: 'self-language-mismatch',
    outcome: 'fail',
    when: 'they differ',
    site: { '/': versions({ de: '{origin}/' }) },
    says: /hreflang is "de", but lang is "en"/,
    selector: 'html > head > link',
  },
  {
    check: 'self-language-mismatch',
    outcome: 'not-applicable',
    when: 'the page is not among its versions',
    site: { '/': versions({ de: '{origin}/de' }) },
  },
  {
    check: 'og-locale-mismatch',
    outcome: 'pass',
    when: 'it is of the same language',
    site: rooted('<html lang="en-GB">', '<meta property="og:locale" content="en_US">'),
  },
  {
    check: 'og-locale-mismatch',
    outcome: 'fail',
    when: 'it is of another language',
    site: rooted('<html lang="de">', '<meta property="og:locale" content="en_US">'),
    says: /og:locale is en_US, but lang is "de"/,
  },
  {
    check: 'og-locale-mismatch',
    outcome: 'not-applicable',
    when: 'hreflang agrees with it, so that lang is wrong',
    site: { '/': versions({ de: '{origin}/' }, '<meta property="og:locale" content="de_DE">') },
  },
  { check: 'og-locale-mismatch', outcome: 'not-applicable', when: 'there is none', site: pair() },
]
