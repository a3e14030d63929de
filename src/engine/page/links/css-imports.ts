/** What a style sheet imports. */
export interface CssImport {
  /** As it is written. */
  address: string
  /** What stands behind it: its layer, and for which screens it is. */
  condition: string
}

/** Imports of one sheet. */
const MAX_IMPORTS = 50
const BLANK = /\s+/y
const BEFORE_IMPORTS = /@(?:charset|layer)[^;{}]{0,1000};/y
const IMPORT =
  /@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000}(?:;[^"')\s;]{1,500}){0,10})["']?\s{0,20}\)?([^;{}]{0,500});/iy

/** What a style sheet imports; browsers ignore what stands behind its first rule. */
export function cssImports(css: string): CssImport[] {
  const found: CssImport[] = []
  let at = css.startsWith('\ufeff') ? 1 : 0
  const matchHere = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(css)
    if (match) at = pattern.lastIndex
    return match
  }
  while (found.length < MAX_IMPORTS) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      if (end < 0) break
      at = end + 2
      continue
    }
    const imported = matchHere(IMPORT)
    if (imported) found.push({ address: imported[1]!, condition: imported[2]!.trim() })
    else if (!matchHere(BLANK) && !matchHere(BEFORE_IMPORTS)) break
  }
  return found
}
