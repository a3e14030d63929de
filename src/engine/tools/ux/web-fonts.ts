/**
 * Fonts that pages load and that come with no system: neither Windows nor Apple's systems, Android or ChromeOS have them.
 * Left out: Roboto and Noto, which Android has; PT Sans, PT Serif and Nanum Gothic, which macOS has; Tinos, which ChromeOS has.
 *
 * @see https://fonts.google.com/?sort=popularity
 * @see https://learn.microsoft.com/en-us/typography/fonts/windows_11_font_list
 * @see https://developer.apple.com/fonts/system-fonts/
 */
const WEB_FONTS: ReadonlySet<string> = new Set(
  [
    'Abril Fatface|Alegreya|Alegreya Sans|Alfa Slab One|Amatic SC|Anton|Archivo|Archivo Black|Archivo Narrow|Arvo|Asap|Assistant',
    'Barlow|Barlow Condensed|Barlow Semi Condensed|Be Vietnam Pro|Bebas Neue|Bitter|Bree Serif|Cabin|Cairo|Cardo|Catamaran|Caveat',
    'Chakra Petch|Cinzel|Comfortaa|Cookie|Cormorant|Cormorant Garamond|Courgette|Crimson Pro|Crimson Text|DM Sans|DM Serif Display',
    'DM Serif Text|Dancing Script|Domine|Dosis|EB Garamond|Encode Sans|Exo|Exo 2|Figtree|Fira Sans|Fira Sans Condensed|Fjalla One',
    'Fraunces|Frank Ruhl Libre|Gothic A1|Great Vibes|Heebo|Hind|Hind Siliguri|IBM Plex Sans|IBM Plex Serif|Inconsolata|Indie Flower',
    'Inter|Inter Tight|Instrument Sans|Instrument Serif|Jost|Josefin Sans|Josefin Slab|Kalam|Kanit|Karla|Kaushan Script|Lato|Lexend',
    'Lexend Deca|Libre Baskerville|Libre Franklin|Lobster|Lobster Two|Lora|M PLUS Rounded 1c|Manrope|Marcellus|Maven Pro|Merriweather',
    'Merriweather Sans|Montserrat|Montserrat Alternates|Mukta|Mulish|Muli|Neuton|Newsreader|Nunito',
    'Nunito Sans|Old Standard TT|Onest|Open Sans|Open Sans Condensed|Orbitron|Oswald|Outfit|Overpass|Oxanium|Pacifico|Passion One',
    'Pathway Gothic One|Patua One|Permanent Marker|Philosopher|Play|Playfair Display|Playfair Display SC|Plus Jakarta Sans|Poppins',
    'Prata|Press Start 2P|Prompt|Public Sans|Questrial|Quicksand|Rajdhani|Raleway|Red Hat Display|Righteous|Roboto Slab|Rokkitt|Rubik',
    'Ruda|Russo One|Sacramento|Saira|Sarabun|Satisfy|Secular One|Shadows Into Light|Signika|Sora|Source Sans 3|Source Sans Pro',
    'Source Serif 4|Source Serif Pro|Space Grotesk|Special Elite|Spectral|Syne|Tajawal|Teko|Titillium Web|Ubuntu|Ubuntu Condensed',
    'Unbounded|Unna|Urbanist|Varela|Varela Round|Vazirmatn|Vollkorn|Work Sans|Yanone Kaffeesatz|Yantramanav|Zilla Slab|Zen Maru Gothic',
    // Bought fonts.
    'Proxima Nova|Gotham|Gotham Pro|Museo|Museo Sans|Museo Slab|Brandon Grotesque|Futura PT|Circular|Circular Std|Gilroy|Sofia Pro',
    'Aktiv Grotesk|Satoshi|General Sans|Clash Display|Cabinet Grotesk|TT Norms|Graphik Web',
  ].flatMap(names => names.toLowerCase().split('|')),
)

/** Whether no device has a font unless its owner put it there. Adobe Fonts writes hyphens for blanks: "proxima-nova". */
export function comesWithNoSystem(name: string): boolean {
  return WEB_FONTS.has(name.toLowerCase().replaceAll('-', ' '))
}
