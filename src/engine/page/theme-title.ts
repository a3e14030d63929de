/** Makers of free themes, as the titles of their pages name them. */
const MAKER =
  'start bootstrap|freehtml5\\.co|colorlib|bootstrapmade|html5 up|templatemo|tooplate|themewagon|w3layouts|html codex|untree\\.co|themefisher|free-css\\.com|styleshout|os templates|htmlcodex|uideck'
const THEME_TITLE = new RegExp(
  `\\b(?:template|theme|starter)s?\\b.{0,30}\\b(?:${MAKER})\\b|\\b(?:${MAKER})\\b.{0,30}\\b(?:template|theme|starter)s?$|\\bby html5 up$`,
  'i',
)
/** What those who sell and give away templates put behind the name of each: "Appton - Bootstrap 4 Template". */
const OF_KIND =
  /^.{1,40}\s[-–—|]\s(?:[\p{L}\d]{2,20}\s)?(?:bootstrap(?:\s\d)?|webflow|tailwind(?:\scss)?|html5?|framer|elementor)\s(?:(?:responsive|html5?|website|landing page|ecommerce|multipurpose)\s){0,3}template$/iu
const THEME_AUTHOR = new RegExp(
  `^(?:https?://)?(?:www\\.)?(?:${MAKER}|mark otto, jacob thornton,? and bootstrap contributors|lovable)(?:\\.(?:com|net|org))?/?$`,
  'i',
)
/** Names of themes as they stand in settings that nobody changed: "Hugo Serif Theme". */
const THEME_NAME =
  /^(?:hugo|jekyll|gatsby|astro|next\.?js|nuxt|eleventy|hexo|bootstrap)\s[\p{L}\d.-]{2,20}(?:\s[\p{L}\d.-]{2,20})?\s(?:theme|template|starter|boilerplate)$/iu
/** Themes whose names are no words of anything else, as their demos have them for a headline. */
const THEMES =
  /^(?:al-folio|minimal mistakes|beautiful jekyll|(?:hugo )?papermod|academic ?pages|hugo ?blox(?: builder)?|wowchemy|hux blog|just the docs|hugo profile|hugo-?coder|startbootstrap[\w -]{1,30})$/i
/** What a builder puts behind the title of each page until somebody names the site. */
const UNNAMED_SITE = /^(?:my ?site|my framer site|lovable app|v0 app|your site title|webflow site)$/i
/** Characters of a title that are looked at. */
const MAX_TITLE = 200

/** Whether a title is the one that a theme came with: it names the theme's maker, and that the page is a template. */
export function isThemeTitle(title: string): boolean {
  return title.length <= MAX_TITLE && (THEME_TITLE.test(title) || OF_KIND.test(title))
}

/** Whether what a page names as its author is the maker of its theme. */
export function isThemeAuthor(author: string): boolean {
  return author.length <= MAX_TITLE && THEME_AUTHOR.test(author.trim())
}

/** Whether a text is the name of a theme and nothing else. */
export function isThemeName(text: string): boolean {
  return text.length <= MAX_TITLE && THEME_NAME.test(text.trim())
}

/** Whether a text is what a known theme is called. */
export function isKnownTheme(text: string): boolean {
  return text.length <= MAX_TITLE && THEMES.test(text.trim())
}

/** Whether the part of a title where the name of the site belongs is what a builder has put there. */
export function isUnnamedSite(name: string): boolean {
  return name.length <= MAX_TITLE && UNNAMED_SITE.test(name.trim())
}
