import type { Json } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { looksLikeHtml, titleOfHtml } from '../html-words.ts'

/** Deeper values are no result of anything, and would exhaust the stack of whoever walks them. */
const MAX_DEPTH = 200
/** More than any answer has: parsing so many takes about 100 ms. */
const MAX_VALUES = 500_000
const MAX_NAMES = 250_000
const MAX_CONTAINERS = 200_000
/** To parse an object of many names takes longer than anything else. */
const MAX_NAMES_OF_ONE = 10_000

/** The JSON of a body, or what came instead, as the end of a sentence: "the service answered with …". */
export function parseJson(text: string): { json: Json } | { instead: string } {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  if (trimmed === '') return { instead: 'an empty body' }
  const excess = /^[[{]/.test(trimmed) ? excessOf(trimmed) : undefined
  if (excess !== undefined) return { instead: excess }
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
  return { json }
}

/**
 * What is too much of a JSON text, as its shape shows: its depth, or the number of its values. That is looked at before
 * the text is parsed, since a few megabytes of brackets or of names hold the program for seconds.
 */
function excessOf(text: string): string | undefined {
  /** Names so far of each object that is open; of lists nothing. */
  const names: number[] = []
  let containers = 0
  let named = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        if (names.push(0) > MAX_DEPTH) return `JSON that is nested more than ${MAX_DEPTH} levels deep`
        if (++containers > MAX_CONTAINERS) return `JSON of more than ${MAX_CONTAINERS} lists and objects`
        break
      case 0x5d: // ]
      case 0x7d: // }
        names.pop()
        break
      case 0x3a: // :
        if (++names[names.length - 1]! > MAX_NAMES_OF_ONE)
          return `JSON with more than ${MAX_NAMES_OF_ONE} names in one object`
        if (++named > MAX_NAMES) return `JSON of more than ${MAX_NAMES} names with values`
        break
      case 0x2c: // ,
        if (++values > MAX_VALUES) return `JSON of more than ${MAX_VALUES} values`
        break
      default:
        break
    }
  }
  return undefined
}

/** Index of the quote that ends a string; of an unfinished one the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at
    if (code === 0x5c) at++
  }
  return text.length
}
