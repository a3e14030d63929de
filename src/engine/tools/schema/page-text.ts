import { attribute, foldSpace, type HtmlDocument, textWith } from '../../formats/html/document.ts'
import { isJsonLd } from '../../formats/structured-data/json-ld.ts'
import { BLOCK_TAGS } from '../../page/text/blocks.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** What a page says outside of its JSON-LD, for comparison with it. */
export interface PageText {
  /** Text of the body, hidden parts included, white space folded. */
  text: string
  /** {@link text} with titles and alternative texts, in {@link comparable} form. */
  said: string
  /** The same without blanks. */
  joined: string
  words: ReadonlySet<string>
  /** All of the source but the JSON-LD. */
  source: string
  /** Enough text stands in the document itself that it is not filled by scripts alone. */
  isFilled: boolean
}

/** Characters of text from which on a page is taken to be filled without scripts. */
const MIN_CHARACTERS = 300
/** Characters of a title; those of drawings may lie in each other. */
const MAX_TITLE = 1000
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'value', 'placeholder', 'label']

/** Whose text is not joined to what stands around it. */
const APART: ReadonlySet<string> = new Set([...BLOCK_TAGS, 'br', 'button', 'option', 'label'])

export function pageTextOf(document: HtmlDocument): PageText {
  const text = foldSpace(document.body ? textWith(document.body, APART) : '')
  const spoken = document
    .elements()
    .flatMap(element => SPOKEN_ATTRIBUTES.flatMap(name => attribute(element, name) ?? []))
  const titles = document.elements('title').map(title => startOfSeenText(title, MAX_TITLE))
  const said = comparable([text, ...titles, ...spoken].join(' '))
  return {
    text,
    said,
    joined: said.replaceAll(' ', ''),
    words: new Set(said.split(' ')),
    source: withoutJsonLd(document),
    isFilled: text.length >= MIN_CHARACTERS,
  }
}

/** Letters and digits of a text, in one case, with single blanks between the words. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function withoutJsonLd(document: HtmlDocument): string {
  const parts: string[] = []
  let from = 0
  for (const script of document.elements('script').filter(isJsonLd)) {
    const location = script.sourceCodeLocation
    if (!location) continue
    parts.push(document.source.slice(from, location.startOffset))
    from = location.endOffset
  }
  return [...parts, document.source.slice(from)].join('')
}
