/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500

/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS =
  /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis

/** A URL of a style sheet, with what stands before the braces around it. */
export interface CssUse {
  url: string
  /** Selectors and at-rules with what they are given, from the outermost one; the first of them where they are many. */
  preludes: readonly string[]
  /** Tells apart the innermost braces around it. */
  block: number
}

/** Most braces around a URL that are looked at. */
const MAX_DEPTH = 8
/** Characters of a prelude that are kept: one that is longer ends with them. */
export const MAX_PRELUDE = 2000

/** URLs of a style sheet or of a `style` attribute: see {@link cssUses}. */
export function cssUrls(css: string): string[] {
  return cssUses(css).map(({ url }) => url)
}

/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`), the names of `@namespace` and what custom properties hold are none, nor are sources of a font that no
 * browser asks for.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
export function cssUses(css: string): CssUse[] {
  const uses: CssUse[] = []
  const preludes: string[] = []
  const blocks: number[] = []
  let opened = 0
  let depth = 0
  let start = 0
  let rule = ''
  /** Where the declaration begins whose font is in the style sheet itself, so that no source behind it is loaded. */
  let embedded = -1
  for (const match of css.matchAll(TOKENS)) {
    const [token, double, single, name, doubleUrl, singleUrl, bareUrl] = match
    const end = match.index + token.length
    if (token.startsWith('/*')) {
      if (match.index === start || isBlank(css, start, match.index)) start = end
      continue
    }
    const address = doubleUrl ?? singleUrl ?? bareUrl
    const text = address ?? (rule === '@import' ? (double ?? single) : undefined)
    if (text !== undefined && rule !== '@namespace') {
      const url = unescaped(text).trim()
      const source = address !== undefined && isFontFace(preludes) ? fontSource(url, css, end) : undefined
      const isUnused = source !== undefined && (source === 'unread' || start === embedded)
      if (source === 'embedded') embedded = start
      if (url !== '' && !url.startsWith('#') && !isUnused && !isOfProperty(css, start))
        uses.push({ url, preludes: [...preludes], block: blocks.at(-1) ?? 0 })
      if (uses.length >= MAX_URLS) break
    }
    if (token === '{') {
      if (depth < MAX_DEPTH)
        preludes.push(css.slice(start, Math.min(match.index, start + MAX_PRELUDE)).trim())
      blocks.push(++opened)
      depth++
    } else if (token === '}' && depth > 0) {
      depth--
      blocks.pop()
      if (depth < MAX_DEPTH) preludes.pop()
    }
    if (/^[;{}]$/.test(token)) start = end
    rule = name?.toLowerCase() ?? ''
  }
  return uses
}

/** Formats that browsers read, and older ones, whose files count as named all the same. */
const FONT_FORMATS = /^(?:woff2?|truetype|opentype|collection)(?:-variations)?$/
const OLD_FORMATS = /^(?:embedded-opentype|svg|no-ie-404)$/
const FORMAT = /^\s{0,20}format\(\s{0,20}["']?([\w-]{1,40})/i
const MAX_FORMAT = 100

function isFontFace(preludes: readonly string[]): boolean {
  return preludes.at(-1)?.toLowerCase().endsWith('@font-face') === true
}

/**
 * What is special about a source of a font: one that is in the style sheet itself, or one of a format that no browser
 * knows and so none loads.
 *
 * @see https://www.w3.org/TR/css-fonts-4/#font-face-src-loading
 */
function fontSource(url: string, css: string, end: number): 'embedded' | 'unread' | 'other' {
  const format = FORMAT.exec(css.slice(end, end + MAX_FORMAT))?.[1]?.toLowerCase()
  const isRead = format === undefined || FONT_FORMATS.test(format)
  if (!isRead) return OLD_FORMATS.test(format) ? 'other' : 'unread'
  return /^data:/i.test(url) && !/^data:[^,;]{0,100}(?:svg|fontobject)/i.test(url) ? 'embedded' : 'other'
}

/** Whether a declaration is one of a custom property, whose URL is relative to the style sheet that uses it. */
function isOfProperty(css: string, start: number): boolean {
  return css
    .slice(start, start + MAX_PRELUDE)
    .trimStart()
    .startsWith('--')
}

/** Whether nothing but a few blanks stands between two places. */
function isBlank(css: string, from: number, to: number): boolean {
  return to - from <= 100 && css.slice(from, to).trim() === ''
}

/** @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code?: string, character?: string) => {
    if (code === undefined) return character ?? ''
    const point = Number.parseInt(code, 16)
    return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
  })
}
