import type { Json, JsonObject } from './json.ts'
import { factOf } from './lazy-facts.ts'
import type { PageDocument } from './results.ts'

/** What a tool gives as the reason of `facts.rendered` where the document as sent is all that there is to see. */
export const NO_SCRIPTS = 'no scripts run on the page'
/** The same where scripts were seen to change nothing on another page of its template, the `sample` of that fact. */
export const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template'
/** The same where nobody wanted to see what scripts make of pages. */
export const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"'

/** Which document of a page was judged, as the first of its runs tells that does; undefined where none does. */
export function documentIn(runs: readonly { facts: JsonObject }[]): PageDocument | undefined {
  for (const run of runs) {
    const { judged, reason, sample } = objectOf(factOf(run, 'rendered'))
    if (judged !== 'rendered' && judged !== 'sent') continue
    return {
      judged,
      ...(typeof reason === 'string' && { reason }),
      ...(typeof sample === 'string' && { sample }),
    }
  }
  return undefined
}

/** Facts of a service may be anything. */
function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
