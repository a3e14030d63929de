import { isHomePage } from '../syntax/comparable-url.ts'
import type { HtmlPage } from './html-page.ts'

/**
 * Whether a page is the home page of its site: of its host, or of the folder of production that all of the deployment is
 * in, as that of a project on GitHub Pages.
 */
export function isSiteHome({ url, preview }: Pick<HtmlPage, 'url' | 'preview'>): boolean {
  if (isHomePage(url)) return true
  const { pathname } = new URL(url)
  return [preview?.home, preview?.base].some(
    folder =>
      folder &&
      pathname.startsWith(`${folder}/`) &&
      isHomePage(new URL(pathname.slice(folder.length), url).href),
  )
}
