import type { Json } from '../../../api/results.ts'
import { checksOf, type Entry } from '../entries.ts'
import { plainlyStated } from '../outcome.ts'
import type { NoReading, Page, Part, Reading } from '../reading.ts'
import { UNKNOWN_SEVERITY } from '../severity.ts'
import { containerLevels } from './containers.ts'
import { countsIn } from './counts.ts'
import { gradeIn } from './grade.ts'
import { type FoundList, listsIn } from './lists.ts'
import { scoreIn } from './score.ts'

/**
 * What a person reads at a glance in a body of a shape that is not known: a score, a grade, lists and maps of checks or
 * failures, numbers of failures, or a verdict that is a failure. A reading without parts says that nothing is recognised.
 */
export function readGenerally(body: Json, page: Page): Reading | NoReading {
  const score = scoreIn(body, page.tool)
  const grade = gradeIn(body, page.tool)
  const found = listsIn(body, page)
  if ('reason' in found) return found
  const lists = telling(found, score !== undefined)
  const listed = {
    entries: lists.flatMap(({ entries }) => entries),
    parts: lists.map(({ part }) => part),
  }
  const others = lists.length > 0 ? listed : ofWhole(body, page)
  const parts: Part[] = [
    ...(score ? [{ as: 'score', path: score.path, form: score.form } as const] : []),
    ...(grade ? [{ as: 'grade', path: grade.path } as const] : []),
    ...others.parts,
  ]
  return {
    score: score?.score ?? null,
    ...(grade && { grade: grade.grade }),
    checks: checksOf(others.entries, page),
    parts,
  }
}

/** The lists that count: advice where there is nothing else, and what passed beside what could fail. */
function telling(lists: readonly FoundList[], hasScore: boolean): FoundList[] {
  const sure = lists.filter(({ kind }) => kind === 'failures' || kind === 'checks')
  const advice = lists.filter(({ kind }) => kind === 'advice')
  const chosen = sure.length > 0 ? sure : advice
  if (chosen.length === 0 && !hasScore) return []
  return lists.filter(
    list => chosen.includes(list) || list.kind === 'passed' || list.kind === 'errors of the service?',
  )
}

/** What a body that lists nothing says of the whole. */
function ofWhole(body: Json, page: Page): { entries: Entry[]; parts: Part[] } {
  const counts = countsIn(body, page)
  if (counts.parts.length > 0) return counts
  for (const { object, path } of containerLevels(body, page.tool).flat()) {
    // These may say how the request went.
    const { status: _, state: __, ok: ___, success: ____, ...rest } = object
    // A lone "passed" may be said of anything: of what it holds nobody could be sure.
    const stated = plainlyStated(rest)
    if (stated?.outcome !== 'fail') continue
    const message = `${stated.name}: ${rest[stated.name]}`
    const item = { message, ...rest, key: 'verdict', title: 'Verdict of the service' }
    const entries = [{ item, meaning: { outcome: undefined, severity: UNKNOWN_SEVERITY } }]
    return { entries, parts: [{ as: 'verdict', path }] }
  }
  return { entries: [], parts: [] }
}
