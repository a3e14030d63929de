/**
 * Tells whether texts are those that a glob means: `*` stands for anything, also across slashes, `{a,b}` for either.
 * All else stands for itself, as URLs have question marks and brackets. It takes no more steps than the glob and the
 * text have characters multiplied, since texts come from pages.
 */
export function globMatcher(glob: string): (text: string) => boolean {
  const patterns = alternatives(glob).map(pattern => pattern.split(/\*+/))
  return text => patterns.some(parts => matchesParts(parts, text))
}

/**
 * Tells whether URLs are those that a glob means: one that begins with a slash means path and query on any host; one
 * without a scheme means host, path and query, as `*.example/blog/*`.
 */
export function urlMatcher(glob: string): (url: string) => boolean {
  const matches = globMatcher(glob)
  return url => {
    const parsed = URL.parse(url)
    if (!parsed) return matches(url)
    const rest = parsed.pathname + parsed.search
    if (glob.startsWith('/')) return matches(rest) || matches(rest + parsed.hash)
    const start = glob.includes('://') ? `${parsed.protocol}//${parsed.host}` : parsed.host
    return matches(start + rest) || matches(start + rest + parsed.hash) || (rest === '/' && matches(start))
  }
}

/** Whether a text consists of the parts in their order, with anything between them. */
function matchesParts(parts: readonly string[], text: string): boolean {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}

/** Most globs that the braces of one stand for. */
const MAX_ALTERNATIVES = 1000

/** The globs without braces that one with braces stands for. Braces do not nest. */
function alternatives(glob: string): string[] {
  let globs = ['']
  for (const [, braces, plain] of glob.matchAll(/\{([^{}]*,[^{}]*)\}|([^{}]+|[{}])/g)) {
    const words = braces === undefined ? [plain!] : braces.split(',')
    if (globs.length * words.length > MAX_ALTERNATIVES) return [glob]
    globs = globs.flatMap(start => words.map(word => start + word))
  }
  return globs
}
