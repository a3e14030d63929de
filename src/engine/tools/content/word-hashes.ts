import type { TextBlock } from '../../page/text/blocks.ts'
import { eachPlainWord, isPlain } from './plain-words.ts'
import { wordsOf } from './text-statistics.ts'

/** A hash of each word of some blocks, in their order, the same whatever its case. */
export function wordHashesOf(blocks: readonly Pick<TextBlock, 'text'>[]): number[] {
  const hashes: number[] = []
  for (const { text } of blocks) {
    const lower = text.toLowerCase()
    // No object for each word. Lower case has the words of the text where each character keeps its place.
    if (isPlain(text)) eachPlainWord(lower, (from, to) => hashes.push(hashOf(lower, from, to)))
    else for (const word of wordsOf(text)) hashes.push(hashOf(word.toLowerCase()))
  }
  return hashes
}

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5 | 0
  for (let at = from; at < to; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
