import type { TextBlock } from '../../page/text/blocks.ts'
import { addPlainHashes } from './plain-words.ts'
import { wordsOf } from './text-statistics.ts'

/** A hash of each word of some blocks, in their order, the same whatever its case. */
export function wordHashesOf(blocks: readonly Pick<TextBlock, 'text'>[]): number[] {
  const hashes: number[] = []
  for (const { text } of blocks) {
    if (addPlainHashes(text, hashes, BASIS, mix)) continue
    for (const word of wordsOf(text)) hashes.push(hashOf(word.toLowerCase()))
  }
  return hashes
}

/** FNV-1a over UTF-16 code units. */
const BASIS = 0x811c9dc5 | 0
const PRIME = 0x01000193

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

function hashOf(text: string): number {
  let hash = BASIS
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at))
  return hash
}
