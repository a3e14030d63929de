import type { Section } from './blocks.ts'

export interface Budget {
  /** Most that the document may measure. */
  max: number
  /** How the platform measures a text: bytes for a job summary, UTF-16 units for a comment. */
  measure(text: string): number
}

/**
 * Puts sections together, an empty line between them, until the next does not fit. Then the document ends there, with
 * the notice that says so.
 *
 * @param sections taken one by one, so that those that do not fit are never made
 * @returns a text within the budget; empty where not even the notice fits
 */
export function fitSections(sections: Iterable<Section>, notice: Section, { max, measure }: Budget): string {
  const taken: Section[] = []
  const noticeSize = measure(`\n${notice}`)
  let size = 0
  let besideNotice = 0
  for (const section of sections) {
    size += measure(`\n${section}`)
    if (size > max) {
      return noticeSize > max ? '' : [...taken.slice(0, besideNotice), notice].join('\n')
    }
    taken.push(section)
    if (size + noticeSize <= max) besideNotice = taken.length
  }
  return taken.join('\n')
}

/** Size of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}
