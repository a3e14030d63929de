import type { Json } from '../../api/results.ts'

/** Whether search loses by it, gains by it, or it takes a person to tell. */
export type Effect = 'loss' | 'gain' | 'open'

/** Verbs and the like as they stand behind one page, or behind several. */
export interface Forms {
  /** Ends a verb: `lose` and this. */
  s: 's' | ''
  has: 'has' | 'have'
  is: 'is' | 'are'
  its: 'its' | 'their'
  itself: 'itself' | 'themselves'
}

interface Told {
  effect: Effect
  words: string
  isWhole?: true
  /** The words for several pages of which before or after differ. */
  vaguely?: string
}

/** How changes of one fact are told. */
export interface FactWords {
  label: string
  tell(before: Json, after: Json, forms: Forms): Told
  /** A value in words, where it is more than a text. */
  shown?(value: Json): string
}
