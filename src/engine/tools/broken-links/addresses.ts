import type { Occurrence } from '../../../api/results.ts'
import { hostKind, isLocalHost, isLoopback, literalAddress } from '../../../net/host-kind.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import { relations } from '../../page/link-elements.ts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { isPlaceholderAddress } from '../../syntax/placeholder-address.ts'
import { bareHost, type Preview } from '../../syntax/preview.ts'
import { type DoubledRoot, doubledRoots } from './doubled-root.ts'
import { instructions, isShown } from './explained-hosts.ts'
import { formerLocalHosts, localOptions } from './former-local-hosts.ts'
import { hostsOfSamePages } from './hosts-of-same-pages.ts'
import {
  doubledFault,
  type Fault,
  hasMistypedScheme,
  joinedFault,
  malformedFault,
  namesOtherSite,
  unfinishedFault,
  unfinishedHost,
} from './malformed-addresses.ts'
import { referringPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { isInternal, type Site } from './site.ts'
import { hostsOfCopies, isOnDevelopmentHost, isStagingOf, testHostOf } from './test-hosts.ts'

type AddressCheck =
  | 'insecure-internal-link'
  | 'local-address'
  | 'staging-link'
  | 'malformed-address'
  | 'malformed-external-address'
  | 'unsafe-characters'
  | 'address-too-long'

interface Address {
  link: PageLink
  url: URL
}

/** Characters of a URL above which browsers, servers or crawlers cut or refuse it; sitemaps allow 2,048. */
const MAX_URL_LENGTH = 2000

const URL_STANDARD = 'https://url.spec.whatwg.org/#url-writing'

/** Whether addresses are such that the site should name, whatever answers there. */
export const addresses = defineTopic({
  checks: {
    'insecure-internal-link': {
      severity: 'warning',
      title: 'The HTTPS page names URLs of its own site with http:',
      why: 'Visitors leave the secure connection, and search engines see a second URL of the page. Metadata such as og:url, feeds and structured data spreads the insecure URL.',
      fix: 'Use https: URLs, or relative ones.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="http://www.example.com/sizes">Sizes</a> on https://www.example.com/',
    },
    'local-address': {
      severity: 'error',
      title: 'The page uses a URL of a development server or a private network',
      why: 'The URL works only for whoever built the page.',
      fix: 'Use the public URL, or a relative one.',
      help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
      example: '<a href="http://localhost:3000/sizes">Sizes</a>',
    },
    'staging-link': {
      severity: 'warning',
      title: 'The page uses a test version of its site, a copy, a tunnel, or a bare IP address',
      why: "Visitors and search engines find pages that are not for them. A tunnel to a developer's machine answers only while it is open, a test host only until somebody removes it, and an IP address belongs to another server one day.",
      fix: 'Use the public URL, or a relative one.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="https://staging.example.com/sizes">Sizes</a>',
    },
    'malformed-address': {
      severity: 'error',
      title: 'A URL of the site is malformed',
      why: 'Browsers and crawlers cannot open it, or read it as the name of a file beside the page.',
      fix: 'Write the URL as https://host/path, or as a path.',
      help: URL_STANDARD,
      example: '<a href="http:///sizes">Sizes</a>, or <img src="//images/bike.jpg"> for /images/bike.jpg',
    },
    'malformed-external-address': {
      severity: 'warning',
      title: 'A URL of another site is malformed',
      why: 'Nothing is found at this URL: visitors get an error, and programs that read the data of the page lose a value.',
      fix: 'Write the URL as https://host/path.',
      help: URL_STANDARD,
      example: '<a href="http://http://other.example/">Test</a>',
    },
    'unsafe-characters': {
      severity: 'notice',
      title: 'A URL contains a line break or a backslash',
      why: 'Browsers repair that. Other programs may cut the URL off or read it differently.',
      fix: 'Write the URL on one line, and / instead of \\.',
      help: URL_STANDARD,
      example: '<a href="\\bikes\\red">Red bike</a>',
    },
    'address-too-long': {
      severity: 'notice',
      title: 'A link within the site has more than 2,000 characters',
      why: 'Servers, proxies and crawlers cut off or reject such URLs, and sitemaps allow fewer than 2,048 characters.',
      fix: 'Shorten the URL: keep state out of it.',
      help: 'https://www.sitemaps.org/protocol.html#locdef',
      example: '<a href="/search?q=…"> of 2,400 characters',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, links, site } = await referringPage(visit)
    const doubled = await doubledRoots(visit)
    return {
      judgements: unlessUnfilled(page, judgeAddresses(page.document, links, site, doubled), [
        'not-applicable',
      ]),
    }
  },
})

/** What the addresses show as written, before any is asked for. */
function judgeAddresses(
  document: HtmlDocument,
  links: readonly PageLink[],
  site: Site,
  doubled: ReadonlyMap<PageLink, DoubledRoot>,
): Record<AddressCheck, Judgement> {
  const addresses = links.flatMap(link => {
    const url = link.url === undefined ? null : URL.parse(link.url)
    return url && /^https?:$/.test(url.protocol) ? [{ link, url }] : []
  })
  const judge = <T>(
    of: readonly T[],
    none: string,
    fault: (one: T) => [PageLink, string, string?] | undefined,
  ) => {
    if (of.length === 0) return notApplicable(none)
    return failWhere(distinct(of.flatMap(one => placeOf(fault(one)))))
  }
  // What other sites put into their addresses is up to them, as the code that a playground opens with.
  const own = addresses.filter(({ link, url }) => link.kind === 'navigation' && isInternal(site, url))
  const insecure = addresses.filter(
    ({ link, url }) =>
      NAMED.has(link.kind) && !namesAuthor(link) && isInternal(site, url) && willBeSecure(url, site),
  )
  const isInstruction = instructions()
  const withOptions = [...addresses, ...localOptions(document)]
  const former = formerLocalHosts(withOptions, site)
  const copies = hostsOfCopies(addresses, site).union(hostsOfSamePages(addresses, site))
  const anyAddress = links.filter(
    link =>
      link.href.trim() !== '' &&
      !isOgUrlWithoutPage(link) &&
      !/^\s*(?:data|javascript|mailto|tel|sms|blob|about):/i.test(link.href),
  )
  return {
    'insecure-internal-link': isSecure(site)
      ? judge(insecure, 'the page has no links within the site', insecureFault)
      : notApplicable('the page itself is not served over HTTPS'),
    'local-address': judgeHere(
      judge(withOptions, NO_ADDRESSES, address => {
        if (former.has(address.url.host)) return formerFault(address)
        return doubled.has(address.link) || unfinishedHost(address.link, site) !== undefined
          ? undefined
          : localFault(address, site, isInstruction)
      }),
      site,
    ),
    'staging-link': judgeHere(
      judge(addresses, NO_ADDRESSES, address => stagingFault(address, site, isInstruction, copies)),
      site,
    ),
    'malformed-address': judge(anyAddress, NO_ADDRESSES, link => {
      const root = doubled.get(link)
      // One that nobody misses is told with those that have two slashes elsewhere.
      if (root) return root.isSpare ? undefined : doubledFault(link, root)
      const joined = joinedFault(link)
      if (joined) return isOfSite(link, joined.meant, site) ? joined.fault : undefined
      const fault = isOfCard(link) ? undefined : unfinishedFault(link, site)
      return fault ?? (namesOtherSite(link, site) ? undefined : malformedFault(link))
    }),
    'malformed-external-address': judge(anyAddress, NO_ADDRESSES, link => {
      const joined = joinedFault(link)
      if (joined) return isOfSite(link, joined.meant, site) ? undefined : joined.fault
      const fault = isOfCard(link) ? unfinishedFault(link, site) : undefined
      return fault ?? (namesOtherSite(link, site) ? malformedFault(link) : undefined)
    }),
    'unsafe-characters': judge(addresses, NO_ADDRESSES, ({ link }) => characterFault(link)),
    'address-too-long': judge(own, 'the page has no links within the site', lengthFault),
  }
}

/** What only shared links and search results show: a team loses no more than a picture there, or a value. */
function isOfCard({ kind }: PageLink): boolean {
  return kind === 'social-image' || kind === 'structured-data'
}

/** Whether what an address was meant to be is a part of the site that visitors lose. */
function isOfSite(link: PageLink, meant: URL | null, site: Site): boolean {
  return !isOfCard(link) && meant !== null && isInternal(site, meant)
}

/** What is no address of a page as og:url is told by `serp/og-url-mismatch`: it is no link, and none is lost by it. */
function isOgUrlWithoutPage({ place, url }: PageLink): boolean {
  return place === 'og:url' && !/^https?:/.test((url && URL.parse(url)?.protocol) || '')
}

const NO_ADDRESSES = 'the page has no URLs'

/** A page on a machine or a private network may link to what is beside it there: only what is wrong in any case counts. */
function judgeHere(judgement: Judgement, site: Site): Judgement {
  return site.local && judgement.outcome !== 'fail'
    ? notApplicable('the page itself is on this machine or a private network')
    : judgement
}

function placeOf(fault: Fault): Occurrence[] {
  if (!fault) return []
  const [{ document, element }, message, url] = fault
  return [document.occurrence(element, message, url)]
}

/** The first place of each fault: what stands in a menu and again below it is one. */
function distinct(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.toReversed().map(one => [one.message, one])).values()].toReversed()
}

/** What names pages of the site; mixed content is for the tool `security`. */
const NAMED: ReadonlySet<LinkKind> = new Set(['navigation', 'related', 'structured-data'])

/** Whether metadata names who made the site, such as `humans.txt`: neither visitors nor search engines follow it. */
function namesAuthor({ element }: PageLink): boolean {
  return element.tagName === 'link' && relations(element).includes('author')
}

function isSecure({ page, preview }: Site): boolean {
  return page.protocol === 'https:' || isSecureProduction(preview)
}

/** A preview without HTTPS names itself so, and only production with it. */
function willBeSecure({ host }: URL, { page, preview, futureHosts }: Site): boolean {
  return page.protocol === 'https:' || (isSecureProduction(preview) && futureHosts.has(bareHost(host)))
}

function isSecureProduction(preview: Preview | undefined): boolean {
  return preview?.origin?.startsWith('https:') === true
}

function insecureFault({ link, url }: Address): Fault {
  if (url.protocol !== 'http:') return undefined
  const does = link.element.tagName === 'form' ? 'The form sends to' : 'The link leads to'
  return link.kind === 'navigation'
    ? [link, `${does} ${shown(url.href)}`, url.href]
    : [link, `${link.place} is ${shown(url.href)}`, url.href]
}

/** What is named at the server at which the site was made. */
function formerFault({ link, url }: Address): Fault {
  const does = link.kind === 'navigation' ? 'leads to' : link.kind === 'submission' ? 'sends to' : 'names'
  return link.place === 'og:url' ? undefined : [link, `${does} ${shown(url.href)}`, url.href]
}

function localFault(
  { link, url }: Address,
  site: Site,
  isInstruction: ReturnType<typeof instructions>,
): Fault {
  if (isLeftOver({ link, url }, site)) return [link, `loads ${shown(url.href)}`, url.href]
  if (url.hostname === site.page.hostname || !isLocalHost(url.hostname)) return undefined
  if (site.local && !isElsewhere(url, site)) return undefined
  if (isShown(url.hostname, link) || hasMistypedScheme(link)) return undefined
  // What a template left is told as a link that leads nowhere.
  if (link.kind === 'navigation' && isPlaceholderAddress(url)) return undefined
  // Whatever its host, that it is another page is said of og:url by serp/og-url-mismatch, and no visitor follows it.
  if (link.place === 'og:url' || isInstruction(link, url)) return undefined
  const lacksDot = !/[.:]/.test(url.hostname) && url.hostname !== 'localhost'
  const why = lacksDot ? ', a host that no public network has: the URL may have been left unfinished' : ''
  return [link, `links to ${shown(url.href)}${why}`, url.href]
}

/** Whether a page that this machine serves, as one that is to be published is, names a host of a private network. */
function isElsewhere({ hostname }: URL, { page }: Site): boolean {
  return isLoopback(page.hostname) && hostKind(hostname) === 'private'
}

/** What a page loads, and links to for browsers. */
const LOADED: ReadonlySet<LinkKind> = new Set(['image', 'stylesheet', 'script', 'icon', 'manifest'])

/**
 * Whether a page that is to be published elsewhere loads a file from the machine of its developer. One with a port may be
 * of a server beside this one, as the settings of this machine have it.
 */
function isLeftOver({ link, url }: Address, { page, preview }: Site): boolean {
  const isOfMachine = isLoopback(url.hostname) && url.port === '' && url.host !== page.host
  return isOfMachine && LOADED.has(link.kind) && preview?.host !== undefined && !isLocalHost(preview.host)
}

function stagingFault(
  { link, url }: Address,
  site: Site,
  isInstruction: ReturnType<typeof instructions>,
  copies: ReadonlySet<string>,
): Fault {
  if (url.host === site.page.host) return undefined
  const does = link.kind === 'navigation' ? 'leads to' : link.kind === 'submission' ? 'sends to' : 'names'
  const address = literalAddress(url.hostname)
  if (address !== undefined) {
    return isOfPrivateSite(site) ||
      link.kind !== 'navigation' ||
      isLocalHost(url.hostname) ||
      isShown(address, link) ||
      isInstruction(link, url)
      ? undefined
      : [link, bareAddressWords(url), url.href]
  }
  const host = testHostOf(site.page, 'asset') === undefined ? testHostOf(url, link.kind) : undefined
  if (host !== undefined && !isShown(url.hostname, link))
    return [link, `${does} ${host}: ${shown(url.href)}`, url.href]
  if (copies.has(url.hostname))
    return [link, `${does} a copy of the site on another host: ${shown(url.href)}`, url.href]
  if (isOnDevelopmentHost(site, url, link.kind))
    return [link, `loads ${shown(url.href)} from ${shown(url.hostname)}, a host for tests`, url.href]
  return isStagingOf(site, url) ? [link, `${does} ${shown(url.href)}`, url.href] : undefined
}

/** Whether a page on this machine or in a private network is not known to be published elsewhere. */
function isOfPrivateSite({ local, preview }: Site): boolean {
  return local && (preview?.host === undefined || isLocalHost(preview.host))
}

function bareAddressWords({ protocol, href }: URL): string {
  const words = `leads to the bare IP address ${shown(href)}`
  return protocol === 'http:'
    ? `${words}, without HTTPS: browsers warn, and nobody can tell whose it is`
    : words
}

const HINTS: ReadonlySet<string> = new Set(['preload', 'modulepreload', 'prefetch', 'prerender'])

/** What only tells browsers to load a file early: no other program reads that. */
function isHint({ element }: PageLink): boolean {
  return element.tagName === 'link' && relations(element).every(relation => HINTS.has(relation))
}

/** A space within is none: browsers and crawlers alike read it as %20. */
function characterFault(link: PageLink): Fault {
  const href = link.href.trim()
  if (hasMistypedScheme(link) || isHint(link)) return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  if (/[\n\r\t]/.test(href)) return [link, `"${shown(href)}" contains a line break or tab`]
  return path.includes('\\') ? [link, `"${shown(href)}" contains a backslash`] : undefined
}

/** Servers and crawlers do not get what is behind the #. */
function lengthFault({ link, url }: Address): Fault {
  const { length } = withoutFragment(url.href)
  return length > MAX_URL_LENGTH
    ? [link, `${length} characters (at most ${MAX_URL_LENGTH}): ${shown(url.href)}`]
    : undefined
}
