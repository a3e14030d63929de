import type { Json, ToolRun } from '../../api/results.ts'
import type { Part, Path } from '../read/reading.ts'
import { AT_A_GLANCE, type BodyReading } from '../read/tool-run.ts'
import { ignoredFields } from './ignored-fields.ts'
import { suggestedMapping } from './suggested-mapping.ts'

/** How an answer of the service was read, for the one who writes a `mapping`. */
export interface Explanation {
  /** Which reader took the body; undefined where none did. */
  by: string | undefined
  run: ToolRun
  parts: readonly Part[]
  /** The outermost fields that nothing was read of, and whether there are more. */
  ignored: { paths: readonly Path[]; more: boolean }
  /** JSONata to start from, which reads the same; undefined where none is needed. */
  mapping: string | undefined
}

/** @param body undefined where what came is no JSON */
export function explanationOf({ by, run, parts }: BodyReading, body: Json | undefined): Explanation {
  const isRead = parts.length > 0 && body !== undefined
  const paths = parts.flatMap(part =>
    'names' in part && part.names ? part.names.map(name => [...part.path, name]) : [part.path],
  )
  return {
    by,
    run,
    parts,
    ignored: isRead ? ignoredFields(body, paths) : { paths: [], more: false },
    mapping: isRead && by === AT_A_GLANCE ? suggestedMapping(body, parts) : skeletonFor(by, run),
  }
}

/** Its names are to be replaced: as it stands it gives nothing, which is no result. */
const SKELETON = `{
  "score": path.to.the.score,
  "issues": path.to.the.list.{ "code": code, "severity": severity, "message": message, "url": url }
}`

function skeletonFor(by: string | undefined, { foreign, status }: ToolRun): string | undefined {
  return by === undefined && foreign !== undefined && status === 'not-measured' ? SKELETON : undefined
}
