import { domainToUnicode } from 'node:url'
import { fail, type Judgement, notApplicable, pass } from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import { at } from '../places.ts'
import { subjectOf } from '../subject.ts'

/** Whether a label of the host name mixes scripts that no language writes together. */
export const mixedScripts = defineTopic({
  checks: {
    'idn-mixed-scripts': {
      scope: 'site',
      severity: 'warning',
      title: 'The host name mixes scripts',
      why: 'Such names are used to imitate others, so browsers show them in their encoded form (xn--…).',
      fix: 'Use a name in one script and redirect this one to it.',
      help: 'https://www.unicode.org/reports/tr39/#Restriction_Level_Detection',
      example: 'xn--pple-43d.example, an "apple" whose first letter is Cyrillic',
    },
  },
  async judge(visit) {
    const { host } = await subjectOf(visit)
    return { judgements: { 'idn-mixed-scripts': judgeName(host) } }
  },
})

/** Scripts that are written together in one language (Unicode Technical Standard 39, "highly restrictive"). */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Arabic'],
  ...['Hebrew', 'Armenian', 'Georgian', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...[
    'Gujarati',
    'Gurmukhi',
    'Sinhala',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Tibetan',
    'Ethiopic',
    'Cherokee',
  ],
] as const

function judgeName(host: string): Judgement {
  if (!host.includes('xn--')) return notApplicable('the host name has ASCII letters only')
  const unicode = domainToUnicode(host)
  if (unicode === '') return notApplicable('the host name cannot be decoded')
  for (const label of unicode.split('.')) {
    const scripts = scriptsOf(label)
    if (scripts.length > 1 && !WRITTEN_TOGETHER.some(set => scripts.every(one => set.includes(one)))) {
      return fail(at(host, 'A', `"${label}" mixes ${scripts.join(' and ')}`))
    }
  }
  return pass()
}

/** Scripts that each have a letter in the label which belongs to no other script of it. */
function scriptsOf(label: string): string[] {
  return SCRIPTS.filter(script => new RegExp(`\\p{Script=${script}}`, 'u').test(label))
}
