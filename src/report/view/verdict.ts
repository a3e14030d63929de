import { SEVERITIES, type Severity } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { counted } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'
import type { Finding } from './findings.ts'
import type { PageView } from './pages.ts'

/** The answer of the gate, as it is told. */
export interface VerdictView {
  /**
   * Whether the build may go on; a shard is `open`, since it is not judged by itself; `not-gated` is a build that may go
   * on whatever is found, with something found.
   */
  state: 'passed' | 'failed' | 'open' | 'not-gated'
  /**
   * One line, as `Failed: 3 errors on 2 of 8 pages`: what was found of the worst severity. A build that failed without
   * an error says why it failed instead, if that is short.
   */
  headline: string
  /** Why it failed, as the gate says it, but for what the headline says. */
  reasons: readonly string[]
}

/** Most reasons that are listed, where there is a fold and where there is none. */
const MAX_REASONS = 10
const MAX_FOLDED = 100
/** Reasons before a fold, which is there for more than a few others. */
const OPEN_REASONS = 5
const MIN_FOLDED = 3
/** UTF-16 units of a reason that is the headline. */
const MAX_HEADLINE = 100

/** @param fresh what is new against the baseline, where there is one: then nothing else counts */
export function verdictView(
  report: Report,
  pages: readonly PageView[],
  sites: readonly PageView[],
  fresh: readonly Finding[] | undefined,
): VerdictView {
  const { verdict, shard, counts } = report
  const state = stateOf(report)
  const judged = fresh ? countNew(fresh) : counts
  const findings = findingsInWords(report, pages, sites, judged, fresh)
  if (shard) {
    const headline = `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findings}`
    return { state, headline, reasons: [] }
  }
  const { passed, reasons } = verdict
  const [reason, ...others] = reasons
  const isAboutPages = passed || judged.error > 0 || !isAnyMeasured({ pages })
  if (isAboutPages || reason === undefined)
    return { state, headline: `${STATE_WORDS[state]}: ${findings}`, reasons }
  if (others.length > 0 || reason.length > MAX_HEADLINE)
    return { state, headline: `Failed for ${counted(reasons.length, 'reason')}`, reasons }
  return { state, headline: `Failed: ${oneLine(reason)}`, reasons: [] }
}

const STATE_WORDS: Readonly<Record<VerdictView['state'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  open: 'Not judged',
  'not-gated': 'Not gated',
}

export function stateOf({ verdict, shard, counts }: Report): VerdictView['state'] {
  if (shard) return 'open'
  if (!verdict.passed) return 'failed'
  const isAnythingFound = SEVERITIES.some(severity => counts[severity] > 0)
  return verdict.failOn === 'never' && isAnythingFound ? 'not-gated' : 'passed'
}

/** Reasons made safe for one line each; of many the first, and how many there are. */
export function reasonLines(reasons: readonly string[]): string[] {
  const lines = reasons.slice(0, MAX_REASONS).map(reason => oneLine(reason))
  const more = reasons.length - lines.length
  return more === 0 ? lines : [...lines, `and ${counted(more, 'more reason')}`]
}

/** The same where the others can be folded: those that stand open, and those behind them. */
export function foldedReasons(reasons: readonly string[]): { open: string[]; folded: string[] } {
  const isShort = reasons.length < OPEN_REASONS + MIN_FOLDED
  const lines = reasons.slice(0, MAX_FOLDED).map(reason => oneLine(reason))
  const more = reasons.length - lines.length
  if (more > 0) lines.push(`and ${counted(more, 'more reason')}`)
  return isShort
    ? { open: lines, folded: [] }
    : { open: lines.slice(0, OPEN_REASONS), folded: lines.slice(OPEN_REASONS) }
}

/** Whether anything was measured of any page. */
export function isAnyMeasured({ pages }: { pages: readonly Pick<PageView, 'runs'>[] }): boolean {
  return pages.some(({ runs }) => Object.values(runs).some(({ status }) => status === 'measured'))
}

function findingsInWords(
  { counts }: Report,
  pages: readonly PageView[],
  sites: readonly PageView[],
  judged: Record<Severity, number>,
  fresh: readonly Finding[] | undefined,
): string {
  const all = counted(pages.length, 'page')
  const worst = SEVERITIES.find(severity => judged[severity] > 0)
  if (worst) {
    const having = fresh
      ? havingNew(fresh, worst, [...pages, ...sites])
      : [...pages, ...sites].filter(({ failures }) => failures[worst] > 0)
    const onPages = having.filter(({ isSite }) => !isSite).length
    const onSites = having.length - onPages
    const where = [
      ...(onPages > 0 ? [`${onPages} of ${all}`] : []),
      ...(onSites > 0 ? [onSites === 1 ? 'the whole site' : `${onSites} sites`] : []),
    ]
    const found = counted(judged[worst], fresh ? `new ${worst}` : worst)
    return where.length === 0 ? found : `${found} on ${where.join(' and ')}`
  }
  if (pages.length === 0) return 'no page was audited'
  if (!isAnyMeasured({ pages })) return `nothing was measured on ${all}`
  const nothing = fresh ? 'nothing new' : 'nothing found'
  return counts.notMeasured > 0
    ? `${nothing}, but ${counted(counts.notMeasured, 'tool run')} not measured`
    : `${nothing} on ${all}`
}

function countNew(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, notice: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}

/** The rows with something new of a severity; a page that an analysis alone has visited is none of them. */
function havingNew(fresh: readonly Finding[], worst: Severity, rows: readonly PageView[]): PageView[] {
  const failures = fresh.flatMap(finding => finding.failures)
  const urls = new Set(failures.filter(({ severity }) => severity === worst).map(({ page }) => page.url))
  return rows.filter(({ url }) => urls.has(url))
}
