/**
 * A function that replaces secrets in text by `***`: as they are, and in their base64, URL-encoded and JSON forms.
 *
 * @param secrets the values to hide
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>()
  for (const secret of secrets) {
    forms.add(secret)
    forms.add(encodeURIComponent(secret))
    forms.add(JSON.stringify(secret).slice(1, -1))
    for (const form of base64Forms(secret)) forms.add(form)
  }
  const ordered = [...forms].filter(form => form.length > 3).sort((a, b) => b.length - a.length)
  if (ordered.length === 0) return text => text
  const pattern = new RegExp(ordered.map(form => RegExp.escape(form)).join('|'), 'g')
  return text => text.replace(pattern, '***')
}

/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the part that the secret alone
 * decides.
 */
function base64Forms(secret: string): string[] {
  const forms: string[] = [Buffer.from(secret).toString('base64url')]
  for (let offset = 0; offset < 3; offset++) {
    const encoded = Buffer.from('\0'.repeat(offset) + secret)
      .toString('base64')
      .replace(/=+$/, '')
    const whole = encoded.slice(Math.ceil((offset * 4) / 3), encoded.length - 1)
    if (whole.length >= 6) forms.push(whole)
  }
  return forms
}

/**
 * Applies a function to every text inside a JSON-like value, keys included. A frozen object that stands in several
 * places is changed once, and stands in all of them again.
 */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const shared = new Map<object, unknown>()
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return change(node)
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node === 'object' && node !== null) {
      const known = shared.get(node)
      if (known !== undefined) return known
      const entries = Object.entries(node).map(([key, item]) => [change(key), visit(item)])
      const changed: unknown = Object.fromEntries(entries)
      if (Object.isFrozen(node)) shared.set(node, Object.freeze(changed))
      return changed
    }
    return node
  }
  return visit(value) as T
}
