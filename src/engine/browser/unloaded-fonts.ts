import type { elementSelector } from './element-selector.ts'
import type { UnloadedFont } from './measured-layout.ts'
import type { StandInFonts } from './stand-in-fonts.ts'

/** How much of a page is looked at. */
interface UnloadedFontLimits {
  maxListed: number
  /** Characters of markup, and of an address in it. */
  maxMarkup: number
  maxAddress: number
}

/** Text in one list of fonts. */
export interface AskedFont {
  first: Element
  /** The start of what stands in it. */
  words: string
  characters: number
  /** A main heading or one below it asks for it. */
  isOfHeading: boolean
}

/**
 * The fonts that texts ask for first and that nothing on the page loads, nor any other one of their list. It runs in the
 * page: it must not use anything from outside of itself but what it is given.
 *
 * @param asked by the value of `font-family`
 */
export function unloadedFonts(
  asked: ReadonlyMap<string, AskedFont>,
  limits: UnloadedFontLimits,
  fonts: Pick<StandInFonts, 'webFonts'>,
  selectorOf: typeof elementSelector,
): UnloadedFont[] {
  const GENERIC =
    /^(?:(?:ui-)?(?:serif|sans-serif|monospace|rounded)|cursive|fantasy|system-ui|math|emoji|fangsong|-apple-system|blinkmacsystemfont)$/i
  const bare = (name: string) => name.replaceAll(/["']/g, '').trim()
  /** A name without what people write or leave out in it. */
  const plain = (name: string) =>
    bare(name)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')

  /** And without the weight, which is no part of a name in CSS. */
  const WEIGHT =
    /(?:variablefont|variable|wght|webfont|thin|hairline|extralight|ultralight|light|regular|normal|book|medium|semibold|demibold|extrabold|ultrabold|bold|black|heavy|italic|rg|bd)+$/
  const family = (name: string) => plain(name).replace(WEIGHT, '')

  const declared = new Map<string, string>()
  for (const { family: name } of document.fonts) declared.set(family(name), bare(name))
  /** What a font that the page loads is called, of which a name is another one. */
  const loadedAs = (name: string) => {
    const base = family(name)
    if (base === '') return undefined
    const face = declared.get(base)
    if (face !== undefined) return face
    if (base === plain(name)) return undefined
    const start = Array.from(name, (_, at) => name.slice(0, at + 1)).find(part => plain(part) === base)
    return start !== undefined && fonts.webFonts().has(start.trim().toLowerCase()) ? start.trim() : undefined
  }
  /** Names in addresses of fonts that a script loads later, as after consent, wherever the page has them but in comments. */
  const laterFonts = () => {
    const names = new Set<string>()
    const [start = '', ...rest] = document.documentElement.outerHTML.slice(0, limits.maxMarkup).split('<!--')
    const behindComments = rest.map(text => {
      const end = text.indexOf('-->')
      return end < 0 ? '' : text.slice(end)
    })
    for (const part of [start, ...behindComments]) {
      for (const [, list = ''] of part.matchAll(/(?<![-\w])famil(?:y|ies)["']?\s{0,5}[=:]([^<>]{1,500})/gi))
        for (const name of list.replaceAll(/%20|\+/g, ' ').split(/%[0-9a-f]{2}|[^\p{L}\p{N} -]+/iu))
          names.add(plain(name))
    }
    return names
  }
  let later: ReadonlySet<string> | undefined

  const found: UnloadedFont[] = []
  for (const [list, { first, words, characters, isOfHeading }] of asked) {
    const names = list.split(',').map(bare)
    const [name = '', next = ''] = names
    if (name === '' || GENERIC.test(name) || names.some(one => fonts.webFonts().has(one.toLowerCase())))
      continue
    const declaredAs = loadedAs(name)
    later ??= laterFonts()
    if (declaredAs === undefined && later.has(plain(name))) continue
    found.push({
      name: name.slice(0, 60),
      next: next.slice(0, 60),
      characters,
      isOfHeading,
      selector: selectorOf(first),
      text: words.slice(0, 80),
      ...(declaredAs !== undefined && { declaredAs: declaredAs.slice(0, 60) }),
    })
    if (found.length >= limits.maxListed) break
  }
  return found
}
