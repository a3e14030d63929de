import type { Json } from '../../api/results.ts'
import { looksLikeHtml, oneLine, titleOfHtml } from '../plain-text.ts'

/** Deeper values are no result of anything, and would exhaust the stack of whoever walks them. */
const MAX_DEPTH = 200

/** The JSON of a body, or what came instead, as the end of a sentence: "the service answered with …". */
export function parseJson(text: string): { json: Json } | { instead: string } {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  if (trimmed === '') return { instead: 'an empty body' }
  let json: Json
  try {
    json = JSON.parse(trimmed)
  } catch (error) {
    if (looksLikeHtml(trimmed)) {
      const title = titleOfHtml(trimmed)
      return { instead: `an HTML page${title === undefined ? '' : ` titled "${title}"`}, not with JSON` }
    }
    if (!/^[[{"]/.test(trimmed)) return { instead: `text that is not JSON: "${oneLine(trimmed, 80)}"` }
    return { instead: `JSON that is broken or cut off (${oneLine((error as Error).message, 120)})` }
  }
  if (depthExceeds(json, MAX_DEPTH))
    return { instead: `JSON that is nested more than ${MAX_DEPTH} levels deep` }
  return { json }
}

function depthExceeds(json: Json, limit: number): boolean {
  let level: Json[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
