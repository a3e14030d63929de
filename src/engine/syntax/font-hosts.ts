/** Hosts whose style sheets, and scripts, bring nothing but fonts: without them a text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net'])
/** Hosts of the files of these fonts. */
const FILE_HOSTS = new Set(['fonts.gstatic.com'])
/** Fonts of icons, for which the name of the icon stands there without them. */
const ICONS = /\b(?:icons?|symbols)\b/i
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

/** Whether a host serves style sheets of fonts alone. */
export function isFontHost(hostname: string): boolean {
  return FONT_HOSTS.has(hostname)
}

/** Whether an address is of fonts for letters, or of a style sheet with nothing else: a page is complete without it. */
export function isOfLetterFonts({ hostname, pathname, search }: URL): boolean {
  const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname)
  return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '))
}
