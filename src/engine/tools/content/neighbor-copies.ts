import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { type Element, type HtmlDocument, isElement, parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import { goesRound } from './carousels.ts'
import { isPlaceholder } from './placeholder-text.ts'

/** Characters of a text, and letters in it, from which on nobody writes it twice in a row by intention. */
const MIN_TEXT = 30
const MIN_LETTERS = 24
const ENTRIES: ReadonlySet<string> = new Set(['li', 'p', 'dd', 'blockquote'])
const NAMES: Readonly<Record<string, string>> = { li: 'list entry', p: 'paragraph' }
/** Places that are told, nodes of one entry that are looked at, and blocks of the page. */
const MAX_TOLD = 5
const MAX_NODES = 60
const MAX_BLOCKS = 5000
/** What an entry may hold that its neighbor with the same words has not. */
const NO_TEXT: ReadonlySet<string> = new Set([
  ...[
    'img',
    'picture',
    'video',
    'audio',
    'iframe',
    'object',
    'canvas',
    'input',
    'select',
    'textarea',
    'button',
    'ul',
    'ol',
  ],
])

/** Entries and paragraphs that say the same as the one right before them, and nothing else. */
export function neighborCopies(document: HtmlDocument, blocks: readonly TextBlock[]): Occurrence[] {
  const copies = blocks.slice(0, MAX_BLOCKS).filter((block, at) => {
    const before = blocks[at - 1]
    return before !== undefined && isCopy(block, before)
  })
  return copies
    .slice(0, MAX_TOLD)
    .map(({ element, text }) =>
      document.occurrence(
        element,
        `The same text as the ${NAMES[element.tagName] ?? 'text'} right before it: "${cutEnd(text, 80)}".`,
      ),
    )
}

function isCopy(block: TextBlock, before: TextBlock): boolean {
  const { element, text, kind } = block
  return (
    text === before.text &&
    text.length >= MIN_TEXT &&
    kind === 'text' &&
    before.kind === 'text' &&
    [block, before].every(({ linkCharacters }) => linkCharacters <= text.length / 2) &&
    ENTRIES.has(element.tagName) &&
    element.tagName === before.element.tagName &&
    (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS &&
    isNextTo(element, before.element) &&
    [element, before.element].every(holdsOnlyText) &&
    !isPlaceholder(block) &&
    !goesRound(element)
  )
}

function isNextTo(element: Element, before: Element): boolean {
  const siblings = parentOf(element)?.childNodes.filter(isElement) ?? []
  const at = siblings.indexOf(element)
  return at > 0 && siblings[at - 1] === before
}

function holdsOnlyText(element: Element): boolean {
  for (const { nodeName } of firstNodes(element, MAX_NODES)) if (NO_TEXT.has(nodeName)) return false
  return true
}
