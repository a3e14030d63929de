/** Some of a list, the same ones for the same seed. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed)
  return all
    .map(item => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item)
}

/** Numbers from 0 up to, not including, 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
