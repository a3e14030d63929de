import { oneLine } from '../../../text/one-line.ts'
import type { PageView } from '../pages.ts'
import { factsOf, flagIn, numberIn, objectIn, textIn } from './facts.ts'

/** What the MDN HTTP Observatory makes of the headers of a page. */
export interface HeaderGradesView {
  /** As `B+`; undefined where it gave none. */
  grade: string | undefined
  band: 'good' | 'middling' | 'poor' | 'none'
  /** Its points, or why there is no grade. */
  words: string
  /** Those that failed first. */
  tests: readonly HeaderTestView[]
}

export interface HeaderTestView {
  /** As `Content-Security-Policy`. */
  name: string
  passes: boolean
  /** As `-25 points`; empty where it costs and gives none, and where points do not count. */
  points: string
}

const GRADE = /^[A-F][+-]?$/
const MAX_TESTS = 20

/** Names of headers as the standards write them; others are words. */
const NAMES: Readonly<Record<string, string>> = {
  'content-security-policy': 'Content-Security-Policy',
  cookies: 'Cookies',
  'cross-origin-embedder-policy': 'Cross-Origin-Embedder-Policy',
  'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
  'cross-origin-resource-policy': 'Cross-Origin-Resource-Policy',
  'cross-origin-resource-sharing': 'Cross-origin sharing (CORS)',
  redirection: 'Redirect to HTTPS',
  'referrer-policy': 'Referrer-Policy',
  'strict-transport-security': 'Strict-Transport-Security',
  'subresource-integrity': 'Subresource Integrity',
  'x-content-type-options': 'X-Content-Type-Options',
  'x-frame-options': 'X-Frame-Options',
}

/** @returns undefined where nothing is known of it */
export function headerGrades(page: Pick<PageView, 'runs' | 'facts'>): HeaderGradesView | undefined {
  const facts = factsOf(page, 'security')
  const stated = textIn(facts, 'grade')
  const grade = stated !== undefined && GRADE.test(stated) ? stated : undefined
  const observatory = objectIn(facts, 'observatory')
  const score = numberIn(observatory, 'score')
  const found = objectIn(observatory, 'tests') ?? {}
  const tests = Object.keys(found)
    .slice(0, MAX_TESTS)
    .flatMap(name => {
      const test = objectIn(found, name)
      const passes = flagIn(test, 'pass')
      const modifier = test?.['modifier']
      const points =
        grade !== undefined && typeof modifier === 'number' && modifier !== 0 ? pointsInWords(modifier) : ''
      return passes === undefined ? [] : [{ name: NAMES[name] ?? oneLine(name, 60), passes, points }]
    })
    .toSorted((a, b) => Number(a.passes) - Number(b.passes))
  if (grade === undefined && tests.length === 0) return undefined
  const reason = textIn(facts, 'gradeReason')
  return {
    grade,
    band: bandOf(grade),
    words:
      grade === undefined
        ? `No grade${reason === undefined ? '' : `: ${oneLine(reason)}`}`
        : score === undefined
          ? 'MDN HTTP Observatory'
          : `${score} points in the MDN HTTP Observatory`,
    tests,
  }
}

function pointsInWords(modifier: number): string {
  return `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`
}

function bandOf(grade: string | undefined): HeaderGradesView['band'] {
  if (grade === undefined) return 'none'
  if (/^[AB]/.test(grade)) return 'good'
  return /^[CD]/.test(grade) ? 'middling' : 'poor'
}
