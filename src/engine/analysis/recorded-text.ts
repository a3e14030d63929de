import { createHash } from 'node:crypto'
import { cutEnd, ownCopy } from '../../text/cut.ts'

/** Characters of an address that a record names beside its own. */
export const MAX_ADDRESS = 250

/** Hash of a text in a few characters: two of ten thousand texts are the same by chance once in billions of sites. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A text as a record holds it: the start of a long one, with a hash of all of it. No memory of the page is kept by it. */
export function recordedText(text: string, maxLength: number): { text: string; hash?: string } {
  if (text.length <= maxLength) return { text: ownCopy(text) }
  return { text: ownCopy(cutEnd(text, maxLength)), hash: hashOf(text) }
}
