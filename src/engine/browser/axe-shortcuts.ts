/** What axe-core has of its checks, beside what it documents. */
interface AuditedAxe {
  _audit: {
    checks: Record<
      string,
      { evaluate(this: unknown, node: unknown, ...rest: unknown[]): unknown } | undefined
    >
  }
}

/**
 * Spares axe-core work that changes nothing of what it finds:
 *
 * - An element that is large enough passes `target-size`, whatever is how far from it.
 * - The addresses of links are resolved for each pair of neighbours, and letters are measured one by one to tell icons
 *   from words: once is enough for each.
 *
 * It runs in the page, in a world of its own: it must not use anything from outside of itself.
 *
 * @returns puts back what it has put in place of what the browser gives
 */
export function takeShortcuts(axe: AuditedAxe): () => void {
  const { 'target-size': size, 'target-offset': offset } = axe._audit.checks
  if (size && offset) {
    const [isLarge, isFarFromOthers] = [size.evaluate, offset.evaluate]
    let large: unknown
    size.evaluate = function (node, ...rest) {
      const result = isLarge.call(this, node, ...rest)
      large = result === true ? node : undefined
      return result
    }
    offset.evaluate = function (node, ...rest) {
      return node === large || isFarFromOthers.call(this, node, ...rest)
    }
  }

  const { URL } = window
  const resolved = new Map<string, URL>()
  window.URL = new Proxy(URL, {
    construct(target, [url, base]: [string, string]) {
      const key = `${base} ${url}`
      const address = resolved.get(key) ?? new target(url, base)
      resolved.set(key, address)
      return address
    },
  })

  const drawing = CanvasRenderingContext2D.prototype
  const { measureText } = drawing
  const letters = new Map<string, TextMetrics>()
  drawing.measureText = function (text) {
    if (text.length !== 1) return measureText.call(this, text)
    const key = `${text}${this.font}`
    const measured = letters.get(key) ?? measureText.call(this, text)
    letters.set(key, measured)
    return measured
  }
  return () => {
    window.URL = URL
    drawing.measureText = measureText
  }
}
