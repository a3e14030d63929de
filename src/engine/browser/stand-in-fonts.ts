/** How much a font may differ from the one that stands in for it, and how much of a page is looked at. */
export interface FontLimits {
  /** How much narrower letters of a font may be that this machine lacks, in parts of the size of type. */
  narrowerLetters: number
  narrowerBoldLetters: number
  /** Width of the sample of letters in Roboto and Arial, in sizes of type, and somewhat more. */
  sampleWidth: number
  /** Share of its width here that a text may have in a font that the page loads and did not get. */
  webFontShare: number
  /** The same of a font whose letters are narrow, as its name says or by what is known of it, and of one of the narrowest. */
  condensedShare: number
  narrowestShare: number
  maxListed: number
  /** Characters of the address of a style sheet. */
  maxAddress: number
}

export const FONT_LIMITS = {
  // In DejaVu Sans, which stands in on many machines, a text is a sixth wider than in Roboto and Arial: letters have 0.6.
  narrowerLetters: 0.1,
  narrowerBoldLetters: 0.14,
  sampleWidth: 8.4,
  // Of headings in serifs, those in DejaVu Serif are up to half wider again than those in the font that was meant.
  webFontShare: 2 / 3,
  // Of headings in DejaVu Sans Bold those in Barlow Condensed and Oswald take a little over half, those in Anton less.
  condensedShare: 1 / 2,
  narrowestShare: 2 / 5,
  maxListed: 100,
  maxAddress: 2000,
} as const

/** What is known of text that stands in another font than the one that its page asks for. */
export interface StandInFonts {
  /** Whether this machine, or the page, lacks the font that an element asks for first: a text is as wide with it as without. */
  isInStandIn(element: Element): boolean
  /** The same of a font that the page loads: visitors get it, however wide what stands in for it here is. */
  isInMissingWebFont(element: Element): boolean
  nameOf(element: Element): string
  /** Names of fonts that the page loads, in lower case; and other words of the addresses of its style sheets. */
  webFonts(): ReadonlySet<string>
  /** The first of some elements whose font has narrow letters, else the first of them. */
  narrowestOf(elements: readonly Element[]): Element | undefined
  /**
   * What holds while letters are as close as they may be in the font that an element lacks. Afterwards they are as they
   * were.
   */
  withNarrowLetters<T>(element: Element, look: () => T): T
}

/** It runs in the page: it must not use anything from outside. */
export function standInFonts(limits: FontLimits): StandInFonts {
  const pen = document.createElement('canvas').getContext('2d')
  const bare = (name: string) => name.replaceAll(/["']/g, '').trim().toLowerCase()
  // A name in quotes may have a comma.
  const familyOf = (element: Element) =>
    /^(?:"[^"]*"|[^,]*)/.exec(getComputedStyle(element).fontFamily)?.[0] ?? ''

  const lacking = new Map<string, boolean>()
  const isInStandIn = (element: Element) => {
    const family = familyOf(element)
    if (!pen || /^(?:serif|ui-serif|ui-rounded|(?:ui-)?monospace|cursive|fantasy)$|^$/i.test(family))
      return false
    // Of a font that the page loads there may be no more than the weights that its texts have.
    const { fontStyle, fontWeight } = getComputedStyle(element)
    const face = `${fontStyle} ${fontWeight}`
    const known = lacking.get(`${face} ${family}`)
    if (known !== undefined) return known
    const widthIn = (font: string, style = face) => {
      pen.font = `${style} 72px ${font}`
      return pen.measureText('mmMwWLliI0O&1').width
    }
    // On phones and on most desktops the font without serifs is Roboto, or as wide.
    const isLacking = /^(?:(?:ui-)?sans-serif|system-ui)$/i.test(family)
      ? widthIn(family, 'normal') > 72 * limits.sampleWidth
      : ['monospace', 'serif'].every(other => widthIn(`${family}, ${other}`) === widthIn(other))
    lacking.set(`${face} ${family}`, isLacking)
    return isLacking
  }

  /** Addresses of the style sheets of the page, also of those that did not come, and of what those import that did. */
  const sheetAddresses = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i]')
    const addresses = Array.from(links, ({ href }) => href).slice(0, limits.maxListed)
    for (const sheet of Array.from(document.styleSheets).slice(0, limits.maxListed)) {
      try {
        // Imports stand before all other rules.
        for (let at = 0; at < limits.maxListed; at++) {
          const rule = sheet.cssRules[at]
          if (!(rule instanceof CSSImportRule)) break
          addresses.push(rule.href)
        }
      } catch {
        // The rules of a sheet of another host are its own.
      }
    }
    return addresses
  }
  let names: Set<string> | undefined
  /** By rules of its own, or by style sheets that have them in their address. */
  const webFonts = () => {
    if (names) return names
    names = new Set(Array.from(document.fonts, ({ family }) => bare(family)))
    for (const address of sheetAddresses().filter(({ length }) => length <= limits.maxAddress)) {
      const plain = address.replaceAll('%20', ' ').replaceAll(/%[0-9a-f]{2}/gi, '|')
      for (const name of plain.split(/[^\p{L}\p{N} +-]+/u)) names.add(bare(name.replaceAll(/[+-]/g, ' ')))
    }
    return names
  }
  const isInMissingWebFont = (element: Element) =>
    isInStandIn(element) && webFonts().has(bare(familyOf(element)))

  const CONDENSED =
    /condensed|compressed|narrow\b|\bcond\b|^(?:oswald|teko|khand|rajdhani|pathway gothic one|fjalla one|archivo narrow|antonio|squada one|economica|dosis|yanone kaffeesatz|staatliches|passion one)$/
  const NARROWEST =
    /extra ?condensed|ultra ?condensed|^(?:bebas neue|bebas|anton(?: sc)?|league gothic|big shoulders .{1,30}|six caps|smooch sans|bahiana|londrina .{1,20}|fjalla|sofia sans extra condensed|stint ultra condensed)$/
  /** Share of its width here that a text may have in the font that it lacks. */
  const shareOf = (element: Element): number => {
    const name = bare(familyOf(element))
    if (NARROWEST.test(name)) return limits.narrowestShare
    return CONDENSED.test(name) ? limits.condensedShare : limits.webFontShare
  }

  /** In parts of the size of type. */
  const narrowSpacing = (element: Element) => {
    const { fontSize, fontStyle, fontWeight, fontFamily, letterSpacing } = getComputedStyle(element)
    const own = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize)
    if (!pen || !isInMissingWebFont(element))
      return own - (Number(fontWeight) >= 600 ? limits.narrowerBoldLetters : limits.narrowerLetters)
    const text = ((element as HTMLElement).innerText ?? element.textContent ?? '').trim().slice(0, 100) || 'n'
    pen.font = `${fontStyle} ${fontWeight} 72px ${fontFamily}`
    const letter = pen.measureText(text).width / text.length / 72
    return own - letter * (1 - shareOf(element))
  }

  return {
    isInStandIn,
    isInMissingWebFont,
    webFonts,
    nameOf: element => familyOf(element).replaceAll(/["']/g, '').slice(0, 60),
    narrowestOf: elements => elements.find(element => shareOf(element) < limits.webFontShare) ?? elements[0],
    withNarrowLetters(element, look) {
      const spacing = narrowSpacing(element)
      const sheets = [...document.adoptedStyleSheets]
      const narrow = new CSSStyleSheet()
      // What follows a change slowly would follow both changes.
      const still = '* { transition: none !important }'
      narrow.replaceSync(`${still} * { letter-spacing: ${spacing}em !important }`)
      document.adoptedStyleSheets = [...sheets, narrow]
      const seen = look()
      narrow.replaceSync(still)
      // The width is asked for so that the letters are as they were before the page may be slow again.
      void document.documentElement.scrollWidth
      document.adoptedStyleSheets = sheets
      return seen
    },
  }
}
