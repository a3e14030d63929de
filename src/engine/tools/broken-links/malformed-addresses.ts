import { percentDecoded } from '../../../text/percent-decoded.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import type { DoubledRoot } from './doubled-root.ts'
import { isShown } from './explained-hosts.ts'
import { shown } from './shown.ts'
import { isInternal, type Site } from './site.ts'

/** A place, its message, and where it is another one than the page the resource at fault. */
export type Fault = [PageLink, string, string?] | undefined

/** Schemes that people mistype; a colon or a slash is missing or doubled. */
const MISTYPED_SCHEME =
  /^(?:https?\/\/|(?:htt|htp|htps|hhtp|hhtps|htttp|htttps|ttp|ttps|htpp|htpps|httpp|httpss|http s|https s)s?:\/\/|https?:\/\/https?:?\/\/|https?;\/\/|https?:\/\/\/)/i

/** Hosts that browsers read where the scheme stands twice: `http://http/…`, `http://https:/…`. */
const SCHEME_AS_HOST = /^(?:https?|ftp)$/

/** Whether the scheme of an address is mistyped, or stands twice. */
export function hasMistypedScheme({ href, url }: PageLink): boolean {
  if (MISTYPED_SCHEME.test(href.trim())) return true
  return SCHEME_AS_HOST.test((url === undefined ? null : URL.parse(url))?.hostname ?? '')
}

/** A domain of the site of which an address has only the name: `https://example/` for `https://example.com/`. */
export function unfinishedHost({ url }: PageLink, { page, futureHosts }: Site): string | undefined {
  const name = (url === undefined ? null : URL.parse(url))?.hostname ?? ''
  if (name === '' || name.includes('.')) return undefined
  return [...futureHosts, page.hostname].find(host => host.startsWith(`${name}.`))
}

/** What is wrong with an address that has only the name of a domain of the site; undefined of all others. */
export function unfinishedFault(link: PageLink, site: Site): Fault {
  const host = unfinishedHost(link, site)
  if (host === undefined) return undefined
  return [link, `${link.place} is ${shown(link.href.trim())}, whose domain lacks its end: ${host}`]
}

/** What styles name so that old browsers, which do not read `format()`, ask for nothing: `url("https://:/") format("No-IE-404")`. */
const FOR_OLD_BROWSERS = /^(?:https?:)?\/\/:\/?$/i

/** What is wrong with an address that browsers cannot open; undefined of all others. */
export function malformedFault(link: PageLink): Fault {
  const href = link.href.trim()
  if (link.kind === 'asset' && FOR_OLD_BROWSERS.test(href)) return undefined
  if (link.url === undefined) return isPattern(link) ? undefined : [link, `"${shown(href)}" is not a URL`]
  if (hasMistypedScheme(link)) return [link, `"${shown(href)}" has a mistyped scheme`]
  return undefined
}

/** The host of one address, right behind which another one begins: `https://shop.examplehttps://cdn.example/a.png`. */
const TWO_ADDRESSES = /^\s*https?:\/\/[^/?#\\\s:]{1,253}(https?:\/\/.{1,2000})/i

/** What is wrong with two addresses that were written together, and the second of them, which was meant; undefined of all others. */
export function joinedFault(link: PageLink): { fault: Fault; meant: URL | null } | undefined {
  const second = TWO_ADDRESSES.exec(link.href)?.[1]
  if (second === undefined) return undefined
  const fault: Fault = [
    link,
    `"${shown(link.href.trim())}" is two URLs in one; the second begins at "${shown(second)}"`,
  ]
  return { fault, meant: URL.parse(second) }
}

/** What a reader is to fill in: `http://<ip>:8080`, `https://{name}.example`, `http://host:port/`. */
const TO_FILL_IN =
  /^https?:\/\/[^/?#]{0,100}?(?:<[^<>]{1,50}>|\{[^{}]{1,50}\}|\[[^[\]:]{1,50}\]|:\w{0,20}port\b)/i

/** Whether a link shows the pattern of an address, as programs make them of texts that begin with http://. */
function isPattern(link: PageLink): boolean {
  const [pattern] = TO_FILL_IN.exec(percentDecoded(link.href.trim())) ?? []
  return pattern !== undefined && isShown(pattern, link)
}

/** What is said of an address whose first slash stands twice. */
export function doubledFault(link: PageLink, { host, meant }: DoubledRoot): Fault {
  const message = `"${shown(link.href.trim())}" begins with two slashes, so browsers ask the host "${host}" for it; ${meant.pathname} is there`
  return [link, message, meant.href]
}

/** Schemes and slashes in front of the host that was meant. */
const BEFORE_HOST = /^(?:[a-z ]{0,8}[:;]{0,2}\/{1,4}){1,3}/i
/** Files, which stand where the host should where the host itself is missing: `http:///sizes.html`. */
const FILE = /\.(?:x?html?|php|aspx?|jsp|pdf|png|jpe?g|gif|webp|avif|svg|css|m?js)$/i
const MAX_AUTHORITY = 300

/** Whether what a malformed address was meant to be is another site, as far as it can be read. */
export function namesOtherSite({ href }: PageLink, site: Site): boolean {
  const before = BEFORE_HOST.exec(href.trim())
  if (!before) return false
  const [authority = ''] = href
    .trim()
    .slice(before[0].length)
    .slice(0, MAX_AUTHORITY)
    .split(/[/?#\\]/, 1)
  const host = authority.replace(/\s+/g, '')
  const url = URL.parse(`https://${host}/`) ?? URL.parse(`https://${host.split(':', 1)[0]}/`)
  if (!url?.hostname.includes('.') || FILE.test(url.hostname)) return false
  return !isInternal(site, url)
}
