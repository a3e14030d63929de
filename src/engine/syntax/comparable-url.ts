/** Whether a URL is the home page of its host, index files included. */
export function isHomePage(url: string): boolean {
  return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname)
}

/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
export function isHomeOfLanguage(url: string, lang: string): boolean {
  const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(
    new URL(url).pathname,
  )
  return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1]!.toLowerCase()
}

/** Whether a URL was written with its scheme and host. */
export function isAbsolute(href: string): boolean {
  return /^https?:\/\//i.test(href)
}

/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
export function comparableUrl(url: string | URL): string {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase())
}

/** Path and query of a URL, in the form of {@link comparableUrl}. */
export function comparablePath(url: string | URL): string {
  return comparableUrl(url).slice(new URL(url).origin.length)
}

/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
export function isSamePage(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b)
}
