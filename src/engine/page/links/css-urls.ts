/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500

/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS =
  /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis

/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`) and the names of `@namespace` are none.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
export function cssUrls(css: string): string[] {
  const urls: string[] = []
  let rule = ''
  for (const [token, double, single, name, doubleUrl, singleUrl, bareUrl] of css.matchAll(TOKENS)) {
    if (token.startsWith('/*')) continue
    const address = doubleUrl ?? singleUrl ?? bareUrl
    const text = address ?? (rule === '@import' ? (double ?? single) : undefined)
    if (text !== undefined && rule !== '@namespace') {
      const url = unescaped(text).trim()
      if (url !== '' && !url.startsWith('#')) urls.push(url)
      if (urls.length >= MAX_URLS) break
    }
    rule = name?.toLowerCase() ?? ''
  }
  return urls
}

/** @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code?: string, character?: string) => {
    if (code === undefined) return character ?? ''
    const point = Number.parseInt(code, 16)
    return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
  })
}
