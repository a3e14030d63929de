import { distance } from 'fastest-levenshtein'

/** Most characters of a word that is compared: longer ones were no slip of the hand. */
const MAX_LENGTH = 200

/** The word that was probably meant; undefined where none is near. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined
  const typed = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of allowed) {
    const apart = candidate.startsWith(typed) && typed.length > 2 ? 1 : distance(typed, candidate)
    if (apart < bestDistance) {
      best = candidate
      bestDistance = apart
    }
  }
  return best
}

/** ` (did you mean "x"?)`, or nothing where no allowed word is near. */
export function suggestion(word: string, allowed: readonly string[]): string {
  const meant = nearest(word, allowed)
  return meant === undefined ? '' : ` (did you mean "${meant}"?)`
}
