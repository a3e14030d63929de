/**
 * Whether a JSON-like value has more characters and values than `most`, counted together. It looks at no more than
 * that.
 */
export function exceedsSize(value: unknown, most: number): boolean {
  const left: unknown[] = [value]
  let size = 0
  while (left.length > 0) {
    if (size > most) return true
    const next = left.pop()
    size += typeof next === 'string' ? next.length : 1
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next)) {
      for (const item of next) left.push(item)
      continue
    }
    for (const [key, item] of Object.entries(next)) {
      size += key.length
      left.push(item)
    }
  }
  return size > most
}
