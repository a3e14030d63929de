import { distance } from 'fastest-levenshtein'

/** Edits between two names that are taken for one with a slip of the pen. */
const MAX_SLIPS = 2
/** Names below this length differ from others by so little that no guess is made. */
const MIN_GUESSED = 5

interface Candidate {
  name: string
  plain: string
  /** How many were named before it. */
  place: number
}

/** Names among which those are found that a wrong one was meant to be. */
export class NearNames {
  /** Names of another length take as many edits as they differ by. */
  readonly #byLength: ReadonlyMap<number, readonly Candidate[]>

  constructor(names: Iterable<string>) {
    const candidates = [...names].map((name, place) => ({ name, plain: plain(name), place }))
    this.#byLength = Map.groupBy(candidates, one => one.plain.length)
  }

  /** The first of the names that differ least, in case or by few letters. */
  nearest(name: string, isMeant: (candidate: string) => boolean = () => true): string | undefined {
    const sought = plain(name)
    const slips = slipsOf(sought)
    let best: (Candidate & { edits: number }) | undefined
    for (let length = sought.length - slips; length <= sought.length + slips; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        const edits = candidate.plain === sought ? 0 : distance(sought, candidate.plain)
        const isNearer = best
          ? edits < best.edits || (edits === best.edits && candidate.place < best.place)
          : edits <= slips
        if (isNearer && isMeant(candidate.name)) best = { ...candidate, edits }
      }
    }
    return best?.name
  }
}

function slipsOf({ length }: string): number {
  if (length < MIN_GUESSED) return 0
  return length < 2 * MIN_GUESSED ? 1 : MAX_SLIPS
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .slice(0, 100)
}
