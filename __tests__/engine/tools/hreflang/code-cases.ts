import type { Case } from '../../../support/tool-cases.ts'
import { html, pair, versions } from './pages.ts'

const NONE = { '/': html('') }

/** The page as its own version under the given codes. */
function coded(...codes: string[]) {
  return { '/': versions(Object.fromEntries(codes.map(code => [code, '{origin}/']))) }
}

/** Codes that fail a check, with what is said of them. */
const FAULTS: [Case['check'], string, RegExp][] = [
  ['code-malformed', '', /empty/],
  ['code-malformed', 'en_US', /write "en-US"/],
  ['code-malformed', ' de', /^" de" has spaces around it; write "de"$/],
  ['code-malformed', 'x-default ', /write "x-default"/],
  ['code-malformed', 'en us', /write "en-US"/],
  ['code-malformed', 'zh-TW-Hant', /write "zh-Hant-TW"/],
  ['code-malformed', 'x_default', /write "x-default"/],
  ['language-unknown', 'default', /write "x-default"/],
  ['code-malformed', 'en,de', /"en,de"/],
  ['language-unknown', 'us-en', /country first; write "en-US"/],
  ['language-unknown', 'us', /"us": us is a country \(United States\).*"en-US"/],
  ['language-unknown', 'jp', /Japan.*"ja-JP"/],
  ['language-unknown', 'eng', /English is "en"/],
  ['language-unknown', 'xx-DE', /the language "xx" does not exist/],
  ['language-unknown', 'english', /the language "english" does not exist/],
  ['language-not-iso-639-1', 'iw', /Hebrew is "he"/],
  ['region-unknown', 'en-UK', /United Kingdom is GB/],
  ['region-unknown', 'en-EU', /European Union is not a country/],
  ['region-unknown', 'de-XX', /the country XX does not exist/],
  ['region-unknown', 'fr-TP', /Timor-Leste is TL/],
  ['region-is-area', 'es-419', /Latin America, and there is no link for "es"/],
  ['region-is-area', 'en-001', /"en-001"/],
  ['script-unknown', 'zh-Xxxx', /the script Xxxx does not exist/],
]

/** Codes that pass a check. */
const GOOD: [Case['check'], ...string[]][] = [
  ['code-malformed', 'en', 'EN-us', 'zh-Hant-TW', 'X-Default'],
  ['language-unknown', 'uk', 'eu', 'be', 'fil', 'iw', 'x-default'],
  ['language-not-iso-639-1', 'no', 'nb', 'zh-Hans', 'fil', 'gsw'],
  ['region-unknown', 'en-GB', 'de-AT', 'es-419', 'pt-br'],
  ['region-is-area', 'es-419', 'es'],
  ['script-unknown', 'zh-Hans', 'sr-Latn-RS'],
]

export const CODES: Case[] = [
  ...FAULTS.map(
    ([check, code, says]): Case => ({
      check,
      outcome: 'fail',
      when: `it is "${code}"`,
      site: coded(code),
      says,
    }),
  ),
  ...GOOD.map(
    ([check, ...codes]): Case => ({
      check,
      outcome: 'pass',
      when: `they are ${codes.join(', ')}`,
      site: coded(...codes),
    }),
  ),
  ...GOOD.map(([check]): Case => ({ check, outcome: 'not-applicable', when: 'there is none', site: NONE })),
  {
    check: 'region-unknown',
    outcome: 'pass',
    when: 'the language of another code is unknown, which is one fault and not two',
    site: coded('us-en', 'en-GB'),
  },
  {
    check: 'region-unknown',
    outcome: 'not-applicable',
    when: 'the language of the only code is unknown',
    site: coded('us-en'),
  },
  ...(['region-unknown', 'region-is-area', 'script-unknown'] as const).map(
    (check): Case => ({ check, outcome: 'not-applicable', when: 'codes are languages alone', site: pair() }),
  ),
  ...(['language-unknown', 'language-not-iso-639-1'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'there is x-default alone',
      site: coded('x-default'),
    }),
  ),
  { check: 'language-unknown', outcome: 'pass', when: 'all is well', site: pair() },
]
