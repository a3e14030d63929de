import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const MAX_UNIT_BYTES = 3

/**
 * The text of as many items, from the first, as fit when it is compressed.
 *
 * @param write gives the text of some items
 * @param maxBytes of the text in gzip
 */
export async function fitGzip<T>(
  items: readonly T[],
  write: (items: readonly T[]) => string,
  maxBytes: number,
): Promise<string> {
  let count = items.length
  for (;;) {
    const text = write(items.slice(0, count))
    if (count === 0 || text.length * MAX_UNIT_BYTES <= maxBytes) return text
    const size = (await promisify(gzip)(text)).length
    if (size <= maxBytes) return text
    // Less than their share, since they are not of one size.
    count = Math.floor(count * Math.min(0.9, (maxBytes / size) * 0.95))
  }
}
