/** Makers of free themes, as the titles of their pages name them. */
const MAKER =
  'start bootstrap|freehtml5\\.co|colorlib|bootstrapmade|html5 up|templatemo|tooplate|themewagon|w3layouts|html codex|untree\\.co|themefisher|free-css\\.com|styleshout|os templates|htmlcodex|uideck'
const THEME_TITLE = new RegExp(
  `\\b(?:template|theme|starter)s?\\b.{0,30}\\b(?:${MAKER})\\b|\\b(?:${MAKER})\\b.{0,30}\\b(?:template|theme|starter)s?$|\\bby html5 up$`,
  'i',
)
/** Characters of a title that are looked at. */
const MAX_TITLE = 200

/** Whether a title is the one that a theme came with: it names the theme's maker, and that the page is a template. */
export function isThemeTitle(title: string): boolean {
  return title.length <= MAX_TITLE && THEME_TITLE.test(title)
}
