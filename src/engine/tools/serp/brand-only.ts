import { attribute, type Element, isElement } from '../../formats/html/document.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { folded, foldedPath } from '../../syntax/folded-path.ts'
import { hereOf } from '../../syntax/preview.ts'
import type { SiteNames } from './site-names.ts'
import { squashed } from './title-parts.ts'

/** What parts the name of a site from the title in front of it. */
export const NAME_SEPARATOR = /\s[|–—·•»:-]\s|[｜|：]/gu

/**
 * Whether a title is the name of the site and nothing else. A template that puts the title of each page into `og:site_name`
 * makes no name of it: one of several parts, or one that the address of the page says as well, counts only where data or
 * the logo says that the site is called so.
 */
export function isBrandOnly(
  title: string,
  page: JudgedPage,
  { structured, alternate, openGraph }: SiteNames,
): boolean {
  const isTitle = (name: string) => name.toLowerCase() === title.toLowerCase()
  if ([...structured, ...alternate].some(isTitle)) return true
  if (openGraph === undefined || !isTitle(openGraph)) return false
  const mayBeOfPage = openGraph.search(NAME_SEPARATOR) >= 0 || isLastPart(openGraph, page.document.url)
  return !mayBeOfPage || callsHome(squashed(openGraph), page)
}

/** Whether an address ends with a text: "Liên hệ" of /lien-he.html. */
export function isLastPart(text: string, url: string): boolean {
  const path = foldedPath(url)
    .replace(/\/(?:index\.\w{1,5})?$/, '')
    .replace(/\.\w{1,5}$/, '')
  return path.slice(path.lastIndexOf('/') + 1) === folded(text).replace(/[^\p{L}\p{N}]+/gu, '-')
}

/** Links of a page that are looked at: a logo is one of the first. */
const MAX_LINKS = 50
const MAX_NAME = 120
/** Nodes in a link among which its image is. */
const MAX_NODES = 20

/**
 * Whether the page links to itself by a name, as the logo of a home page does: of a site for a folder of its host, such
 * as documentation, nothing else says that this is its home.
 */
export function callsItself(key: string, page: JudgedPage): boolean {
  const here = new URL(page.document.url)
  return linksOf(page).some(
    ({ link, target }) =>
      target.host === here.host &&
      target.pathname === here.pathname &&
      squashed(startOfSeenText(link, MAX_NAME)) === key,
  )
}

/** Whether a link to the home page says a name, be it in letters or as the alternative text of a logo. */
function callsHome(key: string, page: JudgedPage): boolean {
  const { host } = new URL(page.document.url)
  return linksOf(page).some(
    ({ link, target }) =>
      target.host === host &&
      isSiteHome({ url: target.href, preview: page.preview }) &&
      [startOfSeenText(link, MAX_NAME), altIn(link)].some(name => squashed(name) === key),
  )
}

function linksOf({ document, preview }: JudgedPage): { link: Element; target: URL }[] {
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .flatMap(link => {
      const href = attribute(link, 'href')
      const address = href === undefined || /^\s*#/.test(href) ? undefined : document.addressOf(href)
      // A logo may lead to production, whose copy is this page.
      return address ? [{ link, target: hereOf(preview, address) ?? address }] : []
    })
}

function altIn(link: Element): string {
  const image = [...firstNodes(link, MAX_NODES)].find(node => isElement(node) && node.tagName === 'img')
  return image && isElement(image) ? (attribute(image, 'alt') ?? '').slice(0, MAX_NAME) : ''
}
