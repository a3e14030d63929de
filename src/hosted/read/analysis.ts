import { analysisSchema } from '../../api/result-schemas.ts'
import type { Analysis, Json } from '../../api/results.ts'
import { isObject } from './fields.ts'
import { scoreIn } from './general/score.ts'
import { whyNoResult } from './no-result.ts'
import { ownAnalysis } from './own-shape.ts'
import type { Timing } from './tool-run.ts'

/**
 * An analysis from the body of `POST /analyze`: our own shape where it is a result for this URL, else the score where it is recognised, and the
 * body in `facts`.
 */
export function readAnalysis(
  url: string,
  body: { json: Json } | { instead: string },
  timing: Timing,
): Analysis {
  const analysis = { url, score: null, pages: [], ...timing }
  const notMeasured = (reason: string, facts: Analysis['facts']): Analysis => ({
    ...analysis,
    status: 'not-measured',
    reason,
    facts,
  })
  if ('instead' in body) {
    return notMeasured(
      `The service answered with ${body.instead}; check that \`base-url\` is its API root`,
      {},
    )
  }
  const known = analysisSchema.safeParse(body.json)
  const own = known.success ? ownAnalysis(known.data, url) : undefined
  if (own) return 'url' in own ? own : notMeasured(`The service answered with ${own.instead}`, {})
  if (!isObject(body.json)) {
    return notMeasured('The service did not answer with an object', { body: body.json })
  }
  const excuse = whyNoResult(body.json)
  if (excuse !== undefined) return notMeasured(excuse, body.json)
  // Our own shape has its score in one place only.
  const score = known.success ? null : (scoreIn(body.json)?.score ?? null)
  return score === null
    ? notMeasured("No score is recognised in the service's analysis; all of it is among the facts", body.json)
    : { ...analysis, status: 'measured', score, facts: body.json }
}
