import { isHomePage } from '../syntax/comparable-url.ts'
import type { HtmlPage } from './html-page.ts'

type Placed = Pick<HtmlPage, 'url' | 'preview'>

/**
 * Whether a page is the home page of its site: of its host, or of the folder of production that all of the deployment is
 * in, as that of a project on GitHub Pages.
 */
export function isSiteHome(page: Placed): boolean {
  return isHomePage(addressInSite(page))
}

/** The address of a page as if its site had the host for itself: `/de/` for `/project/de/`. */
export function addressInSite({ url, preview }: Placed): string {
  const address = new URL(url)
  const folder = [preview?.home, preview?.base].find(one => one && address.pathname.startsWith(`${one}/`))
  if (!folder) return url
  // What stands behind the folder may begin with two slashes, which as a relative address is another host.
  address.pathname = address.pathname.slice(folder.length)
  return address.href
}
