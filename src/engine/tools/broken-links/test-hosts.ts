import { getDomain, parse } from 'tldts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import { isInternal, type Site } from './site.ts'

/** First labels of host names that nobody gives to what is meant for the public. */
const STAGING_LABELS = new Set(['staging', 'stage', 'stg', 'preprod', 'pre-prod', 'uat'])

/**
 * Hosts that lead to the machine of a developer or to a workspace in a cloud, for as long as it runs; the services have
 * their own pages elsewhere or at `www`.
 *
 * @see https://ngrok.com/docs/universal-gateway/domains/
 * @see https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/do-more-with-tunnels/trycloudflare/
 * @see https://docs.github.com/en/codespaces/developing-in-a-codespace/forwarding-ports-in-your-codespace
 */
const TUNNEL =
  /^(?!www\.)[^.]+(?:\.[^.]+){0,3}\.(?:ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|trycloudflare\.com|loca\.lt|lhr\.life|serveo\.net|devtunnels\.ms|(?:preview\.)?app\.github\.dev|githubpreview\.dev|webcontainer(?:-api)?\.io|gitpod\.(?:io|dev))$|^[^.]+-\d{2,5}\.csb\.app$/

/** Gitpod has pages of its own below its name. */
const NO_WORKSPACE = /^(?:api|app|blog|docs|status)\.gitpod\.io$|^(?!\d+-)[^.]+\.gitpod\.(?:io|dev)$/

/** Sandboxes, which pages link to and embed to show code, and load nothing else from. */
const SANDBOX = /^[^.]+\.csb\.app$/
const SHOWN: ReadonlySet<LinkKind> = new Set(['navigation', 'frame'])

/** What a host is that the public does not belong on; undefined for all others, and for what stands in for a site by right. */
export function testHostOf({ hostname }: URL, kind: LinkKind): string | undefined {
  if (TUNNEL.test(hostname) && !NO_WORKSPACE.test(hostname)) return "a tunnel to a developer's machine"
  return SANDBOX.test(hostname) && !SHOWN.has(kind) ? 'a sandbox' : undefined
}

/** Whether a host is a test version of the audited site, by its name. */
export function isStagingOf(site: Site, url: URL): boolean {
  if (!hasStagingLabel(url.hostname) || hasStagingLabel(site.page.hostname)) return false
  const domain = getDomain(url.href)
  const own = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)]
  return domain !== null && own.some(address => getDomain(address) === domain)
}

/** What a page loads and no visitor opens. */
const FILES: ReadonlySet<LinkKind> = new Set([
  'image',
  'media',
  'asset',
  'stylesheet',
  'script',
  'icon',
  'manifest',
  'social-image',
])

/** First labels of the hosts on which developers try a site: `dev`, `test2`, `dev-shop`, `shop-dev`. A blog or manual for developers is none. */
const DEVELOPMENT_LABEL =
  /^(?:dev|devel|develop|development|test|staging|stg|uat)\d{0,2}$|^(?:dev|staging|stg|uat)-(?!blog|doc|portal|cent|hub|forum|tool)[a-z\d-]{1,60}$|^[a-z\d-]{1,60}-(?:dev|staging|stg|uat)$/

/**
 * Whether a page loads a file from the host on which its developers try it. A link may lead to such a name by right, as to a
 * portal for developers, and a file there is not meant for the pages of another host.
 */
export function isOnDevelopmentHost({ page, futureHosts }: Site, url: URL, kind: LinkKind): boolean {
  if (!FILES.has(kind) || !DEVELOPMENT_LABEL.test(url.hostname.split('.', 1)[0]!)) return false
  const domain = getDomain(url.href, { allowPrivateDomains: true })
  const own = [page.hostname, ...futureHosts].map(host => URL.parse(`https://${host}`)?.hostname ?? '')
  if (domain === null || domain === url.hostname || own.includes(url.hostname)) return false
  if (own.some(host => DEVELOPMENT_LABEL.test(host.split('.', 1)[0]!))) return false
  return own.some(host => getDomain(host, { allowPrivateDomains: true }) === domain)
}

/** Letters with which the name of a copy begins as that of the site does: takwaweb.agency.example of takwafoods.com. */
const MIN_SAME_LETTERS = 5

/**
 * Hosts where a copy of the audited site is, as its developers had it: below the domain of somebody else, with a name that
 * begins as that of the site, they send a style sheet from the folder in which those of the site are, and take its forms or
 * have its pages. A host of files alone has no pages, and a service that takes forms sends no such styles.
 */
export function hostsOfCopies(
  addresses: readonly { link: { kind: LinkKind }; url: URL }[],
  site: Site,
): ReadonlySet<string> {
  const sheets = addresses.filter(({ link }) => link.kind === 'stylesheet').map(({ url }) => url)
  const folders = new Set(sheets.filter(url => isInternal(site, url)).map(folderOf))
  const styles = new Set(
    sheets
      .filter(url => !isInternal(site, url) && folders.has(folderOf(url)))
      .map(({ hostname }) => hostname),
  )
  if (styles.size === 0) return styles
  const pages = new Set(
    addresses
      .filter(({ link: { kind } }) => kind === 'navigation' || kind === 'submission')
      .map(({ url }) => url.hostname),
  )
  const own = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)].map(address =>
    parse(address, { allowPrivateDomains: true }),
  )
  const names = own.flatMap(({ domainWithoutSuffix }) => domainWithoutSuffix ?? [])
  const isOwn = (host: string) => {
    const domain = getDomain(host, { allowPrivateDomains: true })
    return domain === null || own.some(one => one.domain === domain)
  }
  const isNamedAlike = (host: string) => {
    const { subdomain } = parse(host, { allowPrivateDomains: true })
    const label = subdomain?.split('.')[0] ?? ''
    const start = label.slice(0, MIN_SAME_LETTERS)
    return start.length === MIN_SAME_LETTERS && names.some(name => name.startsWith(start))
  }
  return new Set([...styles].filter(host => pages.has(host) && isNamedAlike(host) && !isOwn(host)))
}

function folderOf({ pathname }: URL): string {
  return pathname.slice(0, pathname.lastIndexOf('/') + 1)
}

function hasStagingLabel(hostname: string): boolean {
  return hostname.split('.').some(label => STAGING_LABELS.has(label))
}
