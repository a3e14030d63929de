import type { Json, JsonObject, Occurrence } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { firstText, isObject, own, textOf } from './fields.ts'

const URL_NAMES = ['url', 'page_url', 'pageUrl', 'page', 'link', 'href'] as const
const LIST_NAMES = ['occurrences', 'instances', 'nodes', 'elements', 'urls', 'pages'] as const
const MAX_SNIPPET = 300
/** What is longer is no address that anyone could open. */
const MAX_URL = 8000

/**
 * The places that an item of a service names, at least one: the page itself.
 *
 * @param max most places that are read; the count is of all
 */
export function occurrencesOf(
  item: JsonObject,
  pageUrl: string,
  max: number,
): { occurrences: Occurrence[]; count: number } {
  for (const name of LIST_NAMES) {
    const list = own(item, name)
    if (!Array.isArray(list) || list.length === 0) continue
    const occurrences = list.slice(0, Math.max(0, max)).map(place => occurrenceOf(place, pageUrl))
    return { occurrences, count: list.length }
  }
  return { occurrences: max > 0 ? [occurrenceOf(item, pageUrl)] : [], count: 1 }
}

function occurrenceOf(place: Json, pageUrl: string): Occurrence {
  if (!isObject(place)) return { url: urlFrom(textOf(place), pageUrl) ?? pageUrl }
  const selector = selectorOf(own(place, 'selector') ?? own(place, 'css_selector') ?? own(place, 'target'))
  const snippet = firstText(place, ['snippet', 'html', 'source'])
  const message = firstText(place, ['message', 'detail', 'details'])
  const line = positionOf(own(place, 'line') ?? own(place, 'line_number') ?? own(place, 'lineNumber'))
  const column = positionOf(own(place, 'column'))
  return {
    url: urlFrom(firstText(place, URL_NAMES), pageUrl) ?? pageUrl,
    ...(message === undefined ? {} : { message: oneLine(message, 500) }),
    ...(selector === undefined ? {} : { selector: oneLine(selector, MAX_SNIPPET) }),
    ...(snippet === undefined ? {} : { snippet: oneLine(snippet, MAX_SNIPPET) }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }
}

/** Absolute addresses and paths; anything else is no address. */
function urlFrom(text: string | undefined, pageUrl: string): string | undefined {
  if (text === undefined || text.length > MAX_URL || !/^(https?:\/\/|\/)/i.test(text)) return undefined
  return URL.parse(text, pageUrl)?.href
}

/** A selector as text, or as a list of which the first counts. */
function selectorOf(value: Json | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? textOf(first) : undefined
}

function positionOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
