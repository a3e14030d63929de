import { attribute } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { relations } from '../../page/link-elements.ts'

/** A folder right below the root of the host, with its index file or without. */
const FOLDER = /^(\/[^/]+\/)(?:index\.html?)?$/i

/**
 * Whether a page is the start of a folder that has scripts and styles of its own, all by addresses from the root of the
 * host: so generators build a site for a folder, as that of a project on GitHub Pages.
 */
export function hasOwnFolder({ document, url }: HtmlPage): boolean {
  const { pathname, origin } = new URL(url)
  const [, folder] = FOLDER.exec(pathname) ?? []
  if (folder === undefined) return false
  const styles = document.elements('link').filter(link => relations(link).includes('stylesheet'))
  const written = [
    ...document.elements('script').map(script => attribute(script, 'src')),
    ...styles.map(link => attribute(link, 'href')),
  ]
  const addresses = written.filter(address => address?.trim().startsWith('/')) as string[]
  const own = addresses.flatMap(address => {
    const target = URL.parse(document.resolve(address) ?? '')
    return target?.origin === origin ? [target.pathname] : []
  })
  return own.length > 0 && own.every(path => path.startsWith(folder))
}
