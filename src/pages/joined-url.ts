/** Stands for any site while a path is read. */
const ANY_SITE = 'http://site.invalid/'

/**
 * Puts a path behind a URL, whose own path may be the folder of a preview. Whatever the path holds, the result is on
 * the origin of the URL and below its folder, since only the setters of its parts are used, which cannot change the
 * host: read as a reference, `/\host/` and `/<tab>/host/` would be another site (URL Standard, "relative state").
 *
 * @param base an http or https URL
 * @param path with its query and fragment; without a query it gets that of the URL
 * @throws TypeError where the base is no URL
 */
export function joinedUrl(base: string, path: string): string {
  const [, pathname = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path)!
  // What climbs with "..", encoded or not, ends at the root of the path, not above the folder that it goes behind.
  const read = new URL(ANY_SITE)
  read.pathname = pathname
  const joined = new URL(base)
  joined.pathname = joined.pathname.replace(/\/$/, '') + (pathname === '' ? '' : read.pathname)
  if (search !== undefined && search !== '?') joined.search = search
  joined.hash = hash
  return joined.href
}
