import { parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** What is to be written, in brackets: "[Description of routes and methods]". One word or two may be a remark. */
const DESCRIPTION = /^\[(?:[^\][\s]{1,40}\s){2,30}[^\][\s]{1,40}\]$/
const LONGEST = 300
/** Such sections from which on they were left by a template: one may be a remark of an editor. */
const MIN_SECTIONS = 2

/**
 * Paragraphs that only say in brackets what is to be written below their heading, and are all that stands there. In
 * transcripts and songs brackets stand among other lines, and designers set them above a heading.
 *
 * @returns none where there is only one of them
 */
export function unwrittenSections(blocks: readonly TextBlock[]): TextBlock[] {
  const found = blocks.filter(({ element, kind, prose, linkCharacters }, at) => {
    const before = blocks[at - 1]
    const behind = blocks[at + 1]
    return (
      kind === 'text' &&
      element.tagName === 'p' &&
      linkCharacters === 0 &&
      before?.kind === 'heading' &&
      parentOf(before.element) === parentOf(element) &&
      (behind === undefined || behind.kind === 'heading') &&
      prose.length <= LONGEST &&
      DESCRIPTION.test(prose)
    )
  })
  return found.length < MIN_SECTIONS ? [] : found
}
