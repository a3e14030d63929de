import type { Examination } from './examination.ts'
import { nameOfDetected, primary } from './language.ts'

/** Letters of two languages that share all others, each with those that only one of the two has. */
const ONLY_IN: Readonly<Record<string, { letters: RegExp; other: string }>> = {
  uk: { letters: /[іїєґ]/giu, other: 'ru' },
  ru: { letters: /[ыэёъ]/giu, other: 'uk' },
}
/** Letters of the other language by which a text of a few sentences is known, and those of its own for each of them. */
const MIN_TELLING = 8
const MOST_OWN = 0.5
/** Characters of the content that are looked at. */
const MAX_TEXT = 20_000

/** What letters say against the declared language; undefined where they say nothing. */
export function otherByLetters({ main, declared }: Examination): string | undefined {
  const own = ONLY_IN[primary(declared)]
  const other = own && ONLY_IN[own.other]
  if (!own || !other) return undefined
  const text = main.blocks
    .filter(({ kind, lang }) => kind !== 'code' && primary(lang) === primary(declared))
    .map(({ prose }) => prose)
    .join(' ')
    .slice(0, MAX_TEXT)
  const [ours, theirs] = [own, other].map(({ letters }) => text.match(letters)?.length ?? 0) as [
    number,
    number,
  ]
  if (theirs < MIN_TELLING || ours > theirs * MOST_OWN) return undefined
  const name = nameOfDetected(own.other, declared)
  return `lang="${declared}", but the content is ${name}: ${theirs} letters of it are those that only ${name} has.`
}
