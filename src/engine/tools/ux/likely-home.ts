import type { HtmlPage } from '../../page/html-page.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { hasNoAddressYet } from '../../syntax/preview.ts'
import { withoutIndexFile } from './home-links.ts'
import { webLinks } from './own-links.ts'

/** Addresses on one origin that are enough to take it for that of the site. */
const MIN_ADDRESSES = 3

/**
 * Whether a page that does not say where it will live, nor anybody else, has most of its links on one other origin, with
 * the start of that among them: most likely the site itself, named in full.
 */
export function linksToLikelyHome({ document, url, preview }: HtmlPage): boolean {
  if (!hasNoAddressYet(preview, url)) return false
  const here = new URL(url).origin
  const links = webLinks(document).map(link => link.url)
  const [most = []] = [...Map.groupBy(links, ({ origin }) => origin).values()].sort(
    (one, other) => other.length - one.length,
  )
  const addresses = new Set(most.map(comparableUrl))
  return (
    most[0]?.origin !== here &&
    most.length > links.length / 2 &&
    addresses.size >= MIN_ADDRESSES &&
    most.some(({ pathname }) => withoutIndexFile(pathname) === '/')
  )
}
