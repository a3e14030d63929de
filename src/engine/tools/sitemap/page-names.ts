import { comparablePath } from '../../syntax/comparable-url.ts'

/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html']

/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
export function namesOf(url: string, origins: readonly string[]): { exact: string[]; similar: string[] } {
  const on = (path: string) => origins.map(origin => `${origin}${path}`)
  const path = comparablePath(url)
  const [pathname = '/', query] = path.split(/(?=\?)/, 2)
  const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '')
  const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`)
  return { exact: on(path), similar: similar.flatMap(on) }
}
