import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** One weakness of a policy, in the words of Google's CSP Evaluator. */
export interface CspWeakness {
  severity: 'high' | 'syntax' | 'medium' | 'possibly high' | 'possibly medium' | 'strict' | 'info'
  directive: string
  value: string | null
  advice: string
}

const SEVERITIES: Readonly<Partial<Record<Severity, CspWeakness['severity']>>> = {
  [Severity.HIGH]: 'high',
  [Severity.SYNTAX]: 'syntax',
  [Severity.MEDIUM]: 'medium',
  [Severity.HIGH_MAYBE]: 'possibly high',
  [Severity.MEDIUM_MAYBE]: 'possibly medium',
  [Severity.STRICT_CSP]: 'strict',
  [Severity.INFO]: 'info',
}

/** Severities that are certain: the others ask the author to make sure of something. */
const CERTAIN: ReadonlySet<CspWeakness['severity']> = new Set(['high', 'syntax', 'medium'])

/** Newer words of the standard that the evaluator takes for mistakes. */
const NEWER_WORDS = new Set([
  'fenced-frame-src',
  "'report-sha256'",
  "'report-sha384'",
  "'report-sha512'",
  "'trusted-types-eval'",
])

/** Most characters of all policies that are evaluated: twice what the longest known ones have. */
const MAX_LENGTH = 32_768

/**
 * Weaknesses of the policies of a page. Browsers enforce each policy on its own, so where there are several, a hole
 * counts only if all of them leave the same directive open.
 *
 * @throws where the policies are too long, or hold what the evaluator cannot read
 * @see https://csp-evaluator.withgoogle.com/
 */
export function cspWeaknesses(policies: readonly string[]): CspWeakness[] {
  const length = policies.reduce((sum, policy) => sum + policy.length, 0)
  if (length > MAX_LENGTH) throw new Error(`it has ${length} characters, more than ${MAX_LENGTH}`)
  const found = policies.map(weaknessesOf)
  const isOpenInAll = (directive: string) =>
    found.every(list => list.some(one => isHole(one) && groupOf(one.directive) === groupOf(directive)))
  const kept = found.flatMap(list => list.filter(one => !isHole(one) || isOpenInAll(one.directive)))
  return [...new Map(kept.map(one => [JSON.stringify(one), one])).values()]
}

/** Whether a weakness is certain enough to be a finding. */
export function isCertain({ severity }: CspWeakness): boolean {
  return CERTAIN.has(severity)
}

function isHole({ severity }: CspWeakness): boolean {
  return severity === 'high' || severity === 'medium'
}

/** Scripts fall back to default-src, so a hole in either is the same hole. */
function groupOf(directive: string): string {
  return directive === 'default-src' || directive.startsWith('script-src') ? 'script-src' : directive
}

function weaknessesOf(policy: string): CspWeakness[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate().flatMap(weaknessOf)
}

function weaknessOf({ severity, directive, value, description }: Finding): CspWeakness[] {
  const name = SEVERITIES[severity]
  if (name === undefined || NEWER_WORDS.has(value ?? directive)) return []
  return [{ severity: name, directive, value: value ?? null, advice: description }]
}
