import type { Occurrence } from '../api/results.ts'

/** What tells elements apart in their source, whoever wrote it down. */
interface ElementSource {
  /** Tag, and the attributes that say what an element is about. */
  key: string
  text: string
  /** Whether the source goes on to the end of the element, so that there is no more text. */
  isWhole: boolean
}

/** Attributes by which an element is known: scripts change classes and styles, and leave these as they are. */
const TELLING = ['href', 'src', 'id', 'name', 'content'] as const
const ATTRIBUTE = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/** A start tag, whose attributes may have `>` in their values. */
const START_TAG = /^<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/i

/**
 * The places of a list that are at none of some others, by the source of their elements. Two tools write down the same
 * element in two ways: one as the server sent it, the other as the browser has it, cut at other ends.
 */
export function placesElsewhere(places: readonly Occurrence[], others: readonly Occurrence[]): Occurrence[] {
  const known = Map.groupBy(others.flatMap(sourceOf), ({ key }) => key)
  return places.filter(place =>
    sourceOf(place).some(source => !known.get(source.key)?.some(other => isSame(source, other))),
  )
}

function sourceOf({ snippet }: Occurrence): ElementSource[] {
  return snippet === undefined ? [] : [elementSource(snippet)]
}

function elementSource(snippet: string): ElementSource {
  const [startTag, tag, written] = START_TAG.exec(snippet) ?? []
  if (startTag === undefined) return { key: snippet, text: '', isWhole: true }
  const attributes = new Map(
    written!
      .matchAll(ATTRIBUTE)
      .map(([, name, ...values]) => [name!.toLowerCase(), values.find(value => value !== undefined)!]),
  )
  const telling = TELLING.map(name => decoded(attributes.get(name) ?? ''))
  const text = decoded(snippet.slice(startTag.length).replace(/<[^>]*>?/g, ''))
  return {
    key: JSON.stringify([tag!.toLowerCase(), ...telling]),
    text: text.replace(/\s+/g, ' ').trim(),
    isWhole: snippet.endsWith('>') && snippet.length > startTag.length,
  }
}

function isSame(one: ElementSource, other: ElementSource): boolean {
  if (one.text === other.text) return true
  return (
    (!one.isWhole && other.text.startsWith(one.text)) || (!other.isWhole && one.text.startsWith(other.text))
  )
}

/** What was cut ends in an ellipsis, and browsers write `&amp;` where a source may have the sign itself. */
function decoded(text: string): string {
  return text.replace(/…$/, '').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')
}
