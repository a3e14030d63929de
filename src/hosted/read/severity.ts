import type { Json, JsonObject, Severity } from '../../api/results.ts'
import { own } from './fields.ts'

const SEVERITY_NAMES = [
  ...['severity', 'level', 'priority', 'impact', 'importance', 'type', 'status', 'result', 'outcome'],
  ...['verdict', 'state'],
] as const

const SEVERITY_WORDS: Readonly<Record<Severity, readonly string[]>> = {
  error: [
    ...['error', 'errors', 'critical', 'blocker', 'fatal', 'high', 'severe', 'serious', 'danger'],
    // The worst that a service can say of a check, beside "warn" and "pass".
    ...['fail', 'failed', 'failure'],
  ],
  warning: [
    ...['warning', 'warnings', 'warn', 'medium', 'moderate', 'major', 'improvement', 'needs-improvement'],
  ],
  notice: [
    ...['notice', 'notices', 'low', 'info', 'information', 'informational', 'minor', 'trivial', 'hint'],
    ...['suggestion', 'recommendation', 'opportunity', 'tip'],
  ],
}

/** Of a failure whose severity is not said: nothing is known that would justify more. */
export const UNKNOWN_SEVERITY: Severity = 'notice'

/** The severity that an entry of a list states; undefined where it states none. */
export function severityIn(item: JsonObject): Severity | undefined {
  for (const name of SEVERITY_NAMES) {
    const severity = severityOfWord(own(item, name))
    if (severity !== undefined) return severity
  }
  return undefined
}

/** The severity that a word of a service means; undefined for words that say nothing of it. */
export function severityOfWord(word: Json | undefined): Severity | undefined {
  if (typeof word !== 'string') return undefined
  const plain = word.trim().toLowerCase().replaceAll(/[_ ]/g, '-')
  return (Object.keys(SEVERITY_WORDS) as Severity[]).find(severity =>
    SEVERITY_WORDS[severity].includes(plain),
  )
}
