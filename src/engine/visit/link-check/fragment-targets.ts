import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, foldSpace, HtmlDocument, type Node, textOf } from '../../formats/html/document.ts'
import { scanTags } from '../../formats/html/tag-scan.ts'
import { hashNamesIn } from './hash-names.ts'

/** Types of scripts that hold data and make no places, such as structured data. Plug-ins give others to what they start later. */
const IS_DATA = /^\s*(?:application\/(?:[\w.-]{1,40}\+)?json|speculationrules)\s*$/i

/** A page with scripts and less text than this, in characters, is made by its scripts: they make its ids too. */
const MIN_TEXT_OF_STATIC_PAGE = 200

/** Places of one page that are known. Nobody writes as many. */
const MAX_PLACES = 100_000

/**
 * The places of a page that a fragment can lead to. Only a hash of each is kept: a run may know those of thousands of
 * pages. Two texts with the same hash (1 in 4 billion) can hide a missing place, never invent one.
 */
export class FragmentTargets {
  readonly #hashes: Uint32Array
  /** Those of the source, which are there whatever scripts do. */
  readonly #sent: Uint32Array
  /** Whether the page has scripts, which may make places that the source does not show. */
  readonly scripted: boolean
  /** Whether all places of the page as sent are here: it came whole, and scripts do not make all of it. */
  readonly complete: boolean

  /** @param rendered what scripts added */
  constructor(
    sent: Iterable<string>,
    { scripted, complete }: { scripted: boolean; complete: boolean },
    rendered: readonly string[] = [],
  ) {
    const hashes = new Set(Array.from(sent, hash))
    this.#sent = Uint32Array.from(hashes).sort()
    const all = rendered.length === 0 ? hashes : hashes.union(new Set(rendered.map(hash)))
    this.#hashes = all.size === hashes.size ? this.#sent : Uint32Array.from(all).sort()
    this.scripted = scripted
    this.complete = complete
  }

  /**
   * Whether a fragment leads to a place of the page.
   *
   * @param fragment behind the `#`, as it stands in a parsed URL
   * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
   */
  has(fragment: string): boolean {
    return placeNames(fragment).some(name => name === '' || isAmong(this.#hashes, hash(name)))
  }

  /** The places in the source that fragments lead to; undefined where one of them leads to none there. */
  sentPlaces(fragments: readonly string[]): readonly number[] | undefined {
    const places = new Set<number>()
    for (const fragment of fragments) {
      const name = placeNames(fragment).find(name => name === '' || isAmong(this.#sent, hash(name)))
      if (name === undefined) return undefined
      if (name !== '') places.add(hash(name))
    }
    return [...places].sort((one, other) => one - other)
  }

  /** @param places as {@link sentPlaces} gives them */
  hasSent(places: readonly number[]): boolean {
    return places.every(place => isAmong(this.#sent, place))
  }
}

/** What a place may be called that a fragment leads to; an empty name is the top of every page. */
function placeNames(fragment: string): string[] {
  const decoded = percentDecoded(fragment)
  return decoded.toLowerCase() === 'top' ? [''] : [fragment, decoded]
}

function isAmong(sorted: Uint32Array, wanted: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle]!
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

/**
 * The places of a document: every `id`, every `name` of an `a`, and what its scripts may answer.
 *
 * @param truncated whether the body was cut
 * @param rendered what scripts made of it, whose places count as well
 */
export function fragmentTargetsOf(
  document: HtmlDocument,
  truncated: boolean,
  rendered: HtmlDocument = document,
): FragmentTargets {
  const added = rendered === document ? [] : placesOf(rendered)
  const scripted = document.elements('script').some(script => !IS_DATA.test(attribute(script, 'type') ?? ''))
  const made = scripted && isAlmostEmpty(document)
  const whole = !truncated && document.unread === undefined && rendered.unread === undefined
  return new FragmentTargets(placesOf(document), { scripted, complete: whole && !made }, added)
}

/**
 * The same of a source of which nothing else is asked for. Of one that is badly written it may find places that no
 * document of it has, and it misses none.
 */
export function fragmentTargetsIn(source: string, truncated: boolean): FragmentTargets {
  const names: string[] = []
  let scripted = false
  let room = MIN_TEXT_OF_STATIC_PAGE
  const isSure = scanTags(source, {
    onStartTag(tagName, attributes) {
      if (tagName === 'script')
        scripted ||= !IS_DATA.test(attributes.find(({ name }) => name === 'type')?.value ?? '')
      for (const { name, value } of attributes) {
        const isPlace = value !== '' && (name === 'id' || (name === 'name' && tagName === 'a'))
        if (isPlace && names.length <= MAX_PLACES) names.push(value)
      }
    },
    onText(text, parent) {
      if (parent === 'script') names.push(...hashNamesIn(text))
      else if (room > 0) room -= foldSpace(text).length
    },
  })
  if (!isSure) return fragmentTargetsOf(new HtmlDocument(source, 'about:blank'), truncated)
  const whole = !truncated && names.length <= MAX_PLACES
  return new FragmentTargets(names, { scripted, complete: whole && !(scripted && room > 0) })
}

function placesOf(document: HtmlDocument): string[] {
  const names: string[] = []
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id) names.push(id)
    const name = element.tagName === 'a' ? attribute(element, 'name') : undefined
    if (name) names.push(name)
    if (element.tagName === 'script') names.push(...hashNamesIn(textOf(element)))
  }
  return names
}

function isAlmostEmpty({ body }: HtmlDocument): boolean {
  let room = MIN_TEXT_OF_STATIC_PAGE
  const stack: Node[] = body ? [body] : []
  for (let node = stack.pop(); node && room > 0; node = stack.pop()) {
    if (node.nodeName === '#text') room -= foldSpace((node as { value?: string }).value ?? '').length
    if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName)) continue
    for (let at = node.childNodes.length - 1; at >= 0; at--) stack.push(node.childNodes[at]!)
  }
  return room > 0
}

const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'template'])

/** FNV-1a over UTF-16 code units, in 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
