import type { Occurrence } from '../../../api/results.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { attribute, HtmlDocument } from '../../formats/html/document.ts'
import { header, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { redirectIn } from '../../page/instant-redirect.ts'
import { relations } from '../../page/link-elements.ts'
import { deploymentRoot, whyRootIsForeign } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'

/** Where an icon of the site may be. */
export interface FaviconLink {
  url: string
  /** By a link of a page; else it is the address that browsers try by themselves. */
  declared: boolean
  /** Phones alone load it, once somebody puts the page on their start screen. */
  isForTouch: boolean
  /** Its address is written from the root of the host, as `/icon.png`, or in full. */
  isFromRoot: boolean
  /** The page that links it, or the site that has it at its usual address. */
  page: string
  at(message: string): Occurrence
}

/**
 * Icons of a page; where it links none and the root of the host is the site's, `/favicon.ico`, and where that is absent, the icons of the home page, which is
 * where Google takes the icon of a site from.
 */
export async function findFavicons(visit: Visit, page: HtmlPage): Promise<FaviconLink[]> {
  const own = declaredIcons(page.document)
  if (own.length > 0) return own
  if (whyRootIsForeign(page.preview) !== undefined) return await iconsOfHomePage(visit, page)
  const url = new URL('/favicon.ico', page.url).href
  const usual = {
    url,
    declared: false,
    isForTouch: false,
    isFromRoot: true,
    page: page.url,
    at: (message: string) => ({ url, message }),
  }
  if ((await visit.fetchForSite(url)).final?.status === 200) return [usual]
  return [...(await iconsOfHomePage(visit, page)), usual]
}

/**
 * The icons that the home page links, where this is another page. One that only sends its visitors on, such as to their
 * language, is as a redirect: the page that it leads to on its host is looked at.
 */
export async function iconsOfHomePage(visit: Visit, page: HtmlPage): Promise<FaviconLink[]> {
  const home = `${deploymentRoot(page.preview, new URL(page.url).origin).replace(/\/$/, '')}/`
  if (home === page.url) return []
  const document = await documentAt(visit, home)
  if (document === undefined) return []
  const icons = declaredIcons(document)
  const next = icons.length === 0 ? redirectIn(document)?.url : undefined
  if (next === undefined || new URL(next).host !== new URL(home).host) return icons
  const led = await documentAt(visit, next)
  return led === undefined ? [] : declaredIcons(led)
}

async function documentAt(visit: Visit, url: string): Promise<HtmlDocument | undefined> {
  const { final } = await visit.fetchForSite(url)
  if (final?.status !== 200 || mediaType(final) !== 'text/html') return undefined
  const { text } = decodeHtml(final.body, header(final, 'content-type'))
  return new HtmlDocument(text, final.url)
}

/** Icons linked by the relations that Google supports, those made for browsers first. */
function declaredIcons(document: HtmlDocument): FaviconLink[] {
  const links = document.elements('link').filter(link => attribute(link, 'href')?.trim())
  const icons = links.filter(link => relations(link).includes('icon'))
  const touchIcons = links.filter(link => relations(link).some(rel => rel.startsWith('apple-touch-icon')))
  const seen = new Set<string>()
  return [...icons, ...touchIcons].flatMap(link => {
    const url = document.resolve(attribute(link, 'href')!)
    if (url === undefined || seen.has(url) || !/^(?:https?:|data:.*,.)/is.test(url)) return []
    seen.add(url)
    return [
      {
        url,
        declared: true,
        isForTouch: !icons.includes(link),
        isFromRoot: /^(?:\/|https?:)/i.test(attribute(link, 'href')!.trim()),
        page: document.url,
        at: (message: string) =>
          document.occurrence(link, message, url.startsWith('data:') ? document.url : url),
      },
    ]
  })
}
