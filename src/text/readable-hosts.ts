import { domainToUnicode } from 'node:url'

/** A host with a label in Punycode. All repetition is bounded, and a host is tried from its start alone. */
const ENCODED_HOST =
  /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){0,10}xn--[a-z0-9-]{1,59}(?:\.[a-z0-9_-]{1,63}){0,10}(?![\w-])/g

const SCRIPTS = [
  ...[
    'Latin',
    'Cyrillic',
    'Greek',
    'Arabic',
    'Hebrew',
    'Armenian',
    'Georgian',
    'Devanagari',
    'Bengali',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  ...['Tibetan', 'Ethiopic'],
]
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']
const ofScripts = (scripts: readonly string[]) =>
  `[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}0-9_-]+`
/** A label whose letters go together in one language. */
const ONE_SCRIPT = new RegExp(
  `^(?:${[...SCRIPTS.map(script => ofScripts([script])), ofScripts(EAST_ASIAN)].join('|')})$`,
  'u',
)

/**
 * A text with its internationalised host names as people write them, `müller.example` for `xn--mller-kva.example`. A
 * name whose labels mix scripts stays encoded, as it may imitate another.
 */
export function readableHosts(text: string): string {
  if (!text.includes('xn--')) return text
  return text.replace(ENCODED_HOST, host => {
    const name = domainToUnicode(host)
    return name !== '' && name.split('.').every(label => ONE_SCRIPT.test(label)) ? name : host
  })
}
