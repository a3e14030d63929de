import { analysisSchema } from '../../api/result-schemas.ts'
import type { Analysis, Json, JsonObject, Page } from '../../api/results.ts'
import { firstText, isObject, nestedContainersOf, own } from './fields.ts'
import { scoreIn } from './general/score.ts'
import { inShape } from './in-shape.ts'
import { whyNoResult } from './no-result.ts'
import { ownAnalysis } from './own-shape.ts'
import type { Timing } from './tool-run.ts'

/**
 * An analysis from the body of `POST /analyze`: our own shape where it is a result for this URL, else score and pages where they are
 * recognised, and the body in `facts`.
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
  const known = inShape(analysisSchema, body.json)
  const own = known && ownAnalysis(known, url)
  if (own) return 'url' in own ? own : notMeasured(`The service answered with ${own.instead}`, {})
  if (!isObject(body.json)) {
    return notMeasured('The service did not answer with an object', { body: body.json })
  }
  const excuse = whyNoResult(body.json)
  if (excuse !== undefined) return notMeasured(excuse, body.json)
  // Our own shape has its score in one place only.
  const score = known ? null : (scoreIn(body.json)?.score ?? null)
  return score === null
    ? notMeasured("No score is recognised in the service's analysis; all of it is among the facts", body.json)
    : { ...analysis, status: 'measured', score, pages: pagesIn(body.json), facts: body.json }
}

const PAGE_LISTS = ['pages', 'urls', 'crawledPages', 'crawled_pages', 'topPages', 'top_pages']
const ADDRESSES = ['url', 'page', 'address', 'loc', 'href']
const MAX_PAGES = 1000

/** Pages that a service lists under a usual name, with their scores. What else it says of them is among the facts. */
function pagesIn(body: JsonObject): Page[] {
  for (const container of nestedContainersOf(body, ['analysis', 'site', 'crawl'])) {
    for (const name of PAGE_LISTS) {
      const list = own(container, name)
      const pages = Array.isArray(list) ? list.slice(0, MAX_PAGES).flatMap(pageOf) : []
      if (pages.length > 0) return pages
    }
  }
  return []
}

function pageOf(entry: Json): Page[] {
  const page = isObject(entry) ? entry : { url: entry }
  const url = firstText(page, ADDRESSES)
  if (url === undefined || !/^https?:\/\//i.test(url)) return []
  return [{ url, score: scoreIn(page)?.score ?? null, runs: [] }]
}
