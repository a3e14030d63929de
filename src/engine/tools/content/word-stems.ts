import { wordsOf } from './text-statistics.ts'

/** Letters by which forms of one word are taken for the same. */
const STEM_LETTERS = 4
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The beginnings of the words of a text, but for short ones. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  for (const word of wordsOf(text.normalize('NFKC').toLowerCase())) {
    if (word.length >= STEM_LETTERS || NO_SPACES.test(word))
      stems.add([...word.slice(0, 2 * STEM_LETTERS)].slice(0, STEM_LETTERS).join(''))
  }
  return stems
}

/** Whether two texts can have words in common: a Latin name over a Japanese text is no disagreement. */
export function isSameScript(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const latin = (words: ReadonlySet<string>) =>
    [...words].filter(word => /^\p{Script=Latin}/u.test(word)).length / words.size
  return Math.abs(latin(some) - latin(others)) < 0.5
}
