import { parse } from 'tldts'
import type { RenderedPage } from '../browser/rendered-page.ts'
import { attribute, type Element } from '../formats/html/document.ts'
import { linksOf } from '../page/links/page-links.ts'
import { isOfPackageHost } from '../page/package-hosts.ts'

/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST =
  /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i
/** What lays pages out or makes them. */
const FRAMEWORK =
  /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i
/** What the parts of an app are called, or what loads them. */
const PART =
  /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i

/** Kinds of resources that make a page; frames and what scripts ask for are none. */
const PARTS: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Font', 'Image'])
/** What services call scripts that fill a box of their own, wherever the page has it. */
const WIDGET =
  /(?:^|[/_.-])(?:widgets?|embed(?:s|ded|der)?)(?:[._-](?:v?\d{1,3}|min|bundle|loader|sdk)){0,3}(?:\.js$|\/|$)/i

/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: it is of another site, the page does not wait for it (`async`), and it is the only thing that the
 * page names or loads from there; or it is called a widget, and the page has no other part from there. In doubt it does
 * not: what may be a framework or a part of the site itself shapes the page.
 *
 * @param byName whether what is called a widget is taken for one
 * @returns a function of an address and of whether its host sends the files of others
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
export function widgetsOf(
  { document, requests }: Pick<RenderedPage, 'document' | 'requests'>,
  byName = true,
) {
  const sites = new Map<string, string | undefined>()
  const siteOf = (address: URL): string | undefined => {
    const { hostname } = address
    if (!sites.has(hostname)) {
      sites.set(hostname, parse(hostname, { allowPrivateDomains: true }).domain ?? undefined)
    }
    return sites.get(hostname)
  }
  const named = new Map<string | undefined, Set<string>>()
  const parts = new Map<string | undefined, Set<string>>()
  const note = (address: URL | null | undefined, of = named) => {
    if (!address) return
    const site = siteOf(address)
    of.set(site, (of.get(site) ?? new Set()).add(address.href))
  }
  for (const { address } of linksOf(document)) note(address)
  for (const { url, type, inFrame } of requests) {
    note(URL.parse(url))
    if (!inFrame && PARTS.has(type)) note(URL.parse(url), parts)
  }
  const scripts = Map.groupBy(document.elements('script'), script =>
    document.resolve(attribute(script, 'src') ?? ''),
  )
  const own = siteOf(new URL(document.url))
  return (url: string, isOfFileHost: boolean): boolean => {
    const address = new URL(url)
    const site = siteOf(address)
    const { hostname, pathname } = address
    if (site === undefined || site === own || FRAMEWORK.test(hostname + pathname)) return false
    if (byName && WIDGET.test(pathname)) return parts.get(site)?.size === 1 && !isOfPackageHost(address)
    if (isOfFileHost || FILE_HOST.test(hostname) || PART.test(pathname)) return false
    if (named.get(site)?.size !== 1) return false
    return scripts.get(address.href)?.every(isNotWaitedFor) ?? false
  }
}

function isNotWaitedFor(script: Element): boolean {
  return attribute(script, 'async') !== undefined && !/module/i.test(attribute(script, 'type') ?? '')
}
