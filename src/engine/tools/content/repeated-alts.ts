import { attribute, type Element } from '../../formats/html/document.ts'

/** An image with its alternative text. */
export interface Alt {
  image: Element
  text: string
}

/** Different images with one alternative text from which on it cannot be theirs: a few may show one thing from its sides. */
const TOO_MANY_ALIKE = 5
/** The same for texts of several words, which describe what all pictures of one room or one village show. */
const TOO_MANY_DESCRIBED = 6
const DESCRIBING_WORDS = 4
/** The texts that too many different images share, each with the first of these. */
export function repeatedAlts(alts: readonly Alt[]): (Alt & { count: number })[] {
  const byText = new Map<string, { first: Element; files: Set<string> }>()
  for (const { image, text } of alts) {
    const file = fileOf(image)
    if (file === undefined) continue
    const same = byText.get(text) ?? { first: image, files: new Set() }
    same.files.add(file)
    byText.set(text, same)
  }
  const names = [...byText].filter(([text, { files }]) => isName(text, files)).map(([text]) => text)
  const called = new Set(names.length < MIN_CALLED ? [] : names)
  return [...byText].flatMap(([text, { first, files }]) =>
    called.has(text) ||
    files.size < (isDescription(text) ? TOO_MANY_DESCRIBED : TOO_MANY_ALIKE) ||
    [...files].every(file => LOGO.test(file) || isNamedAfter(file, text))
      ? []
      : [{ image: first, text, count: files.size }],
  )
}

/** Names of one word by which a page tells those apart whom it shows, each on several pictures. */
const MIN_CALLED = 2

/** Whether a text is the name of the one whom pictures show, as "Poe" of poe1.jpg and poe2.jpg. */
function isName(text: string, files: ReadonlySet<string>): boolean {
  if (files.size < 2 || !/^\p{Lu}[\p{Ll}\p{M}]{1,30}$/u.test(text)) return false
  const name = text.toLowerCase()
  return [...files].every(file => file.startsWith(name) && /^[-_ ]?\d{0,3}$/.test(file.slice(name.length)))
}

function isDescription(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length >= DESCRIBING_WORDS
}

/** Whether the name of a file has all words of a text, as pictures of one person or thing do: nobody knows a better one. */
function isNamedAfter(file: string, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 1 && file.includes(words.join('-'))
}

/** Files of one logo in its variants, as for dark ground or a narrow header. */
const LOGO = /(?:^|[^a-z])(?:logo|brand|wordmark)(?![a-z])/

/**
 * The file of an image without what tells its sizes, and its colors for day and night, apart; undefined where scripts set it or it
 * is in the page.
 */
function fileOf(image: Element): string | undefined {
  const src = ['data-src', 'data-lazy-src', 'data-original', 'src']
    .map(name => attribute(image, name)?.trim())
    .find(value => value !== undefined && value !== '' && !value.startsWith('data:'))
  if (src === undefined) return undefined
  const path = src.slice(0, 2000).split(/[?#]/, 1)[0]!
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(
      /(?:[_@-](?:\d{1,4}x\d{0,4}|\d{1,4}[wx]|thumb|small|large|scaled|light|dark|mobile|desktop))+$/,
      '',
    )
}
