import type { RankEntry } from '../api/results.ts'
import type { NamePath } from '../expressions/names.ts'
import { type Schema, unknownName } from '../expressions/schema-names.ts'
import type { Conditions } from './conditions.ts'
import type { Judgeable, PartialJudgement } from './judged-runs.ts'
import { inline } from './reason-line.ts'

/** What a rank project is to an expression where it stands nowhere: behind all places that count. */
const NOWHERE = 101

/** One rank project as an expression on `rank` sees it. */
export interface RankBody {
  /** Its id, for messages. */
  id: string
  body: unknown
  mayHave(path: NamePath): boolean
}

/**
 * The rank projects that were measured, as expressions see them: JSONata can compare a null with nothing. So what is not
 * known is not there, and a keyword that is not among the results has position 101.
 */
export async function rankBodies({ rank = [] }: Judgeable): Promise<RankBody[]> {
  const { rankShape } = await import('../api/rank-schemas.ts')
  const schema = rankShape() as Schema
  const mayHave = (path: NamePath) => !path.includes('facts') && unknownName(path, schema) === undefined
  return rank
    .filter(({ reason }) => reason === undefined)
    .map(({ project, dashboard }) => ({
      id: project.id,
      body: { project: withPlaces(project), dashboard: withPlaces(dashboard) },
      mayHave,
    }))
}

/**
 * Rank projects that gave no positions, where a condition is about them: what that means is for `not-measured` to say.
 * Without a condition they are no concern of the gate.
 */
export function judgeUnmeasuredRank(
  { rank = [] }: Judgeable,
  { failIf, notMeasured }: Conditions,
): PartialJudgement {
  if (notMeasured === 'ignore' || !failIf.some(({ scope }) => scope === 'rank')) return {}
  const lines = rank.flatMap(({ project, reason }) =>
    reason === undefined ? [] : [`rank: ${inline(project.id)} was not measured: ${inline(reason)}`],
  )
  return notMeasured === 'fail' ? { reasons: lines } : { warnings: lines }
}

function withPlaces(value: RankEntry['project'] | RankEntry['dashboard']): unknown {
  const { facts, ...rest } = value
  return { ...(placed(rest) as object), facts }
}

function placed(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(item => item !== null).map(placed)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).flatMap(([name, item]) => {
    const shown = item === null && standsNowhere(name, value as Record<string, unknown>) ? NOWHERE : item
    return shown === null || shown === undefined ? [] : [[name, placed(shown)] as const]
  })
  return Object.fromEntries(known)
}

/** A null that means: looked for, and not among the results. */
function standsNowhere(name: string, holder: Record<string, unknown>): boolean {
  if (name === 'position') return holder['state'] !== 'unknown'
  return (name === 'before' || name === 'after') && 'keyword' in holder
}
