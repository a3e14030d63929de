import { parse } from 'tldts'
import type { RenderedPage } from '../browser/rendered-page.ts'
import { attribute, type Element } from '../formats/html/document.ts'
import { linksOf } from '../page/links/page-links.ts'

/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST =
  /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i
/** What lays pages out or makes them. */
const FRAMEWORK =
  /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i
/** What the parts of an app are called, or what loads them. */
const PART =
  /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i

/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: the page does not wait for it (`async`), it is of another site, and the only thing that the page
 * names or loads from there. In doubt it does not: what may be a framework or a part of the site itself shapes the page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
export function widgetsOf({ document, requests }: Pick<RenderedPage, 'document' | 'requests'>) {
  const sites = new Map<string, string | undefined>()
  const siteOf = (address: URL): string | undefined => {
    const { hostname } = address
    if (!sites.has(hostname)) {
      sites.set(hostname, parse(hostname, { allowPrivateDomains: true }).domain ?? undefined)
    }
    return sites.get(hostname)
  }
  const named = new Map<string | undefined, Set<string>>()
  const note = (address: URL | null | undefined) => {
    if (!address) return
    const site = siteOf(address)
    named.set(site, (named.get(site) ?? new Set()).add(address.href))
  }
  for (const { address } of linksOf(document)) note(address)
  for (const { url } of requests) note(URL.parse(url))
  const scripts = Map.groupBy(document.elements('script'), script =>
    document.resolve(attribute(script, 'src') ?? ''),
  )
  const own = siteOf(new URL(document.url))
  return (url: string): boolean => {
    const address = new URL(url)
    const site = siteOf(address)
    if (site === undefined || site === own || named.get(site)?.size !== 1) return false
    const { hostname, pathname } = address
    if (FILE_HOST.test(hostname) || FRAMEWORK.test(hostname + pathname) || PART.test(pathname)) return false
    return scripts.get(address.href)?.every(isNotWaitedFor) ?? false
  }
}

function isNotWaitedFor(script: Element): boolean {
  return attribute(script, 'async') !== undefined && !/module/i.test(attribute(script, 'type') ?? '')
}
