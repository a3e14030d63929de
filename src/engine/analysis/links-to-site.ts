import { attribute, type HtmlDocument } from '../formats/html/document.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { relations } from '../page/link-elements.ts'
import type { Regions } from '../page/text/regions.ts'
import { askedAt, bareHost, isFullAddress, type Preview } from '../syntax/preview.ts'
import type { FoundLink } from './page-job.ts'

/** Addresses of a site that one page leads to; a link list of more is not made for readers. */
const MAX_LINKS = 20_000

/**
 * The links of a page to pages of its site, each address once, in document order: those to other forms of its host, as
 * with `www.` or over http, are among them. Hidden ones are too, since crawlers follow them.
 *
 * @param isNofollow whether the page forbids that its links are followed
 * @param regions which parts of the page are its frame; undefined where that is not known
 * @returns the links, and how many addresses of other sites it links to
 */
export function linksToSite(
  { document, preview }: HtmlPage,
  isNofollow: boolean,
  regions: Regions | undefined,
): { links: FoundLink[]; external: number } {
  const own = bareHost(new URL(document.url).host)
  const targets = new Map<string, Target | undefined>()
  const links = new Map<string, FoundLink>()
  const external = new Set<string>()
  for (const element of document.elements('a', 'area')) {
    const href = attribute(element, 'href')
    if (href === undefined || href.startsWith('#')) continue
    const written = beforeFragment(href)
    let target = targets.get(written)
    if (target === undefined && !targets.has(written)) {
      target = targetOf(written, document, preview)
      targets.set(written, target)
    }
    if (!target) continue
    const { url, onProduction } = target
    if (target.host !== own) {
      if (external.size < MAX_LINKS) external.add(url)
      continue
    }
    const nofollow = isNofollow || relations(element).includes('nofollow')
    const inContent = regions !== undefined && !regions.boilerplate.has(element)
    const known = links.get(url)
    if (known) {
      if (known.onProduction) known.onProduction = onProduction
      known.nofollow &&= nofollow
      known.inContent ||= inContent
    } else if (links.size < MAX_LINKS) {
      links.set(url, { url, nofollow, inContent, ...(onProduction && { onProduction }) })
    }
  }
  return { links: [...links.values()], external: external.size }
}

/** Where an address leads that is written in links. */
interface Target {
  url: string
  /** Without `www.`. */
  host: string
  onProduction: boolean
}

/** Undefined for what is no page. */
function targetOf(written: string, document: HtmlDocument, preview: Preview | undefined): Target | undefined {
  const address = document.addressOf(written)
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') return undefined
  const url = withoutFragment(askedAt(preview, address.href))
  const host = bareHost(url === address.href ? address.host : new URL(url).host)
  return { url, host, onProduction: url !== withoutFragment(address.href) && isFullAddress(written) }
}

/** Links of one page to the places of another differ in it alone. White space in front of it is part of the address. */
function beforeFragment(href: string): string {
  const at = href.indexOf('#')
  return at < 0 || /\s/.test(href[at - 1]!) ? href : href.slice(0, at)
}
