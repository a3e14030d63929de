import type { HtmlDocument } from './document.ts'

/**
 * A reading that several need of the same document: worked out when the first of them asks, and kept as long as the
 * document is.
 */
export function perDocument<Value>(
  read: (document: HtmlDocument) => Value,
): (document: HtmlDocument) => Value {
  return document => {
    const known = document.readings.get(read) as { value: Value } | undefined
    if (known) return known.value
    const value = read(document)
    document.readings.set(read, { value })
    return value
  }
}
