import { setImmediate } from 'node:timers/promises'

/** Things that are worked on in a row, which takes a few milliseconds. */
const PIECE = 2000

/** As `map`, but others get their turn in between, however many things there are. */
export async function mapInPieces<T, Result>(
  things: readonly T[],
  map: (thing: T, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < things.length; from += PIECE) {
    for (let at = from; at < Math.min(from + PIECE, things.length); at++) results.push(map(things[at]!, at))
    await setImmediate()
  }
  return results
}

/** As `filter`, but others get their turn in between. */
export async function filterInPieces<T>(things: readonly T[], isWanted: (thing: T) => boolean): Promise<T[]> {
  const wanted = await mapInPieces(things, isWanted)
  return things.filter((_, at) => wanted[at])
}
