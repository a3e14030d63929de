import type { Json, Severity } from '../../api/results.ts'

const WORDS: Readonly<Record<Severity, readonly string[]>> = {
  error: ['error', 'errors', 'critical', 'blocker', 'fatal', 'high', 'severe', 'serious', 'danger'],
  warning: ['warning', 'warnings', 'warn', 'medium', 'moderate', 'major'],
  notice: [
    ...['notice', 'notices', 'low', 'info', 'information', 'informational', 'minor', 'trivial', 'hint'],
    ...['suggestion', 'recommendation', 'opportunity', 'tip'],
  ],
}

/** The severity that a word of a service means; undefined for words that say nothing of it. */
export function severityOfWord(word: Json | undefined): Severity | undefined {
  if (typeof word !== 'string') return undefined
  const plain = word.trim().toLowerCase()
  return (Object.keys(WORDS) as Severity[]).find(severity => WORDS[severity].includes(plain))
}
