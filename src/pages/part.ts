/**
 * One of several parts of a list, of which together each item is in exactly one, in order, and whose lengths differ by
 * one at most.
 *
 * @param number of the part, from 1 on
 */
export function partOf<T>(
  items: readonly T[],
  { number, count }: { number: number; count: number },
): readonly T[] {
  const start = (part: number) => Math.floor((items.length * part) / count)
  return items.slice(start(number - 1), start(number))
}
