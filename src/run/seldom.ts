/** Passes on the first call, and then at most one in so many milliseconds. */
export function seldom<Args extends unknown[]>(
  tell: (...args: Args) => void,
  milliseconds: number,
  now: () => number = () => performance.now(),
): (...args: Args) => void {
  let next = Number.NEGATIVE_INFINITY
  return (...args) => {
    if (now() < next) return
    next = now() + milliseconds
    tell(...args)
  }
}
