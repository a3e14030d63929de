import { isLocalHost, isLoopback } from '../../net/host-kind.ts'

/** A deployment that is not production: what its platform does to it is no fault of the pages. */
export interface Preview {
  /** Host where the pages will live, with its port; undefined where only that it is a preview is known. */
  host: string | undefined
  /** Its origin, as `https://www.shop.example`. */
  origin: string | undefined
  /** Folder of production that the root of the preview will be, as `/docs`; empty where paths are the same. */
  folder: string
  /** Folder of production that all of the deployment is in, as `/docs`; empty where it is all of the host. */
  home: string
  /** Set where nobody has named that folder, and the build alone asks for its files there. */
  isHomeGuessed?: true
  /** Folder of the preview that the deployment is in where production has none such, as `/pr-1`; mostly empty. */
  base: string
  /** Origin of the preview itself. */
  here: string
  /** Addresses of pages that lie in a folder of the deployment which is called as the one that production is in. */
  namesakes?: readonly string[]
  /** Ends a note on what counts otherwise than it looks, as `on a preview of www.shop.example`. */
  words: string
}

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 * @param isHomeGuessed whether the folder of `productionUrl` was named by nobody
 * @param namesakes pages of the deployment in a folder which is called as that of `productionUrl`, and is another one
 */
export function previewOf(
  url: string,
  productionUrl: string | undefined,
  base = '',
  isHomeGuessed = false,
  namesakes: readonly string[] = [],
): Preview | undefined {
  const audited = new URL(url)
  const here = audited.origin
  if (productionUrl === undefined) {
    return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' }
  }
  const { host, origin, pathname } = new URL(productionUrl)
  if (bareHost(host) === bareHost(audited.host)) return undefined
  const folder = pathname.replace(/\/$/, '')
  const isBelow = base !== '' && isInFolder(audited.pathname, base)
  const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url)
  return {
    host,
    origin,
    folder: isOfHome ? '' : folder,
    home: folder,
    ...(isHomeGuessed && { isHomeGuessed }),
    base: isBelow ? base : '',
    here,
    ...(namesakes.length > 0 && { namesakes }),
    words: `on a preview of ${host}`,
  }
}

/**
 * The pages of a folder, served at the root of the preview, that lie in a folder in it which is called as the one that
 * production is in: few of them, where there are pages at all that lie elsewhere.
 *
 * @param pages addresses on the preview
 */
export function namesakesAmong(pages: readonly string[], productionUrl: string): string[] {
  const folder = new URL(productionUrl).pathname.replace(/\/$/, '')
  if (folder === '') return []
  const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder))
  return inside.length * 2 < pages.length ? inside : []
}

/**
 * Whether nobody knows the addresses that pages will have: they are audited on this machine or in a private network, and
 * production is there too, or nothing says where it is. What needs a full address, such as a canonical, cannot be asked of them.
 */
export function hasNoAddressYet(preview: Preview | undefined, url: string): boolean {
  const hosts = [url, preview?.origin].flatMap(address =>
    address === undefined ? [] : new URL(address).hostname,
  )
  return hosts.every(isLocalHost)
}

/** Whether an address is on the production host of a preview, with or without www. */
export function isOnProduction(preview: Preview | undefined, url: URL): boolean {
  return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host)
}

/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
export function hereOf(preview: Preview | undefined, url: URL): URL | undefined {
  if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home)) return undefined
  const { here, base, folder } = preview
  // A generator writes the folder that it was given before some addresses of production too.
  if (base !== '' && isInFolder(url.pathname, base)) return new URL(here + url.pathname + url.search)
  return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`)
}

/** Whether the pages of a preview over plain HTTP are on HTTPS on production. */
export function isSecureOnProduction(preview: Preview | undefined): boolean {
  return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:')
}

/** What an address without a scheme, as `//host/path`, is over on production; undefined where it is as on the preview. */
export function schemeOfHosts(preview: Preview | undefined): 'https:' | undefined {
  return isSecureOnProduction(preview) ? 'https:' : undefined
}

/** Whether what such a page loads is mixed content on production: by an address with `http:` that is not that of the preview. */
export function isMixedOnProduction(preview: Preview | undefined, address: string): boolean {
  if (!isSecureOnProduction(preview) || !address.startsWith('http:')) return false
  const url = URL.parse(address)
  return url !== null && url.origin !== preview?.here && !isLoopback(url.hostname)
}

/** The address of production that what is at an address of the preview will have; undefined where it is not known. */
export function productionAddressOf(preview: Preview | undefined, url: URL): URL | undefined {
  if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
    return undefined
  const path = url.pathname.slice(preview.base.length) || '/'
  return new URL(`${preview.origin}${preview.folder}${path}${url.search}`)
}

/**
 * The address of production that a page will have if it is not in the folder that the build alone asks for its files in;
 * undefined where nothing about the folder is a guess.
 */
export function addressBesideGuess(preview: Preview | undefined, url: URL): URL | undefined {
  if (!preview?.isHomeGuessed || preview.origin === undefined) return undefined
  if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home)) return undefined
  const path = url.pathname.slice(preview.home.length) || '/'
  return new URL(`${preview.origin}${path}${url.search}`)
}

/**
 * Where to ask for what a page names: on the preview for what production will have from it. A path from the root of the host
 * that begins with the folder of production leads into the deployment, also where the preview has it at its root.
 */
export function askedAt(preview: Preview | undefined, url: string): string {
  const parsed = preview?.host === undefined ? null : URL.parse(url)
  if (!parsed || !preview) return url
  const { here, base, folder, namesakes = [] } = preview
  if (namesakes.includes(here + parsed.pathname + parsed.search)) return url
  if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
    return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href
  return hereOf(preview, parsed)?.href ?? url
}

/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
export function whyRootIsForeign(preview: Preview | undefined): string | undefined {
  if (preview === undefined) return undefined
  const { base } = preview
  if (base !== '') return `the preview is ${base}/: the root of its host is not part of this deployment`
  if (preview.home === '') return undefined
  return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`
}

/**
 * Whether each project has a folder for itself on a host, by its name: what is at the root there is of another project, or
 * of nobody.
 */
export function isSharedHost(host: string): boolean {
  return SHARED_HOST.test(host)
}

const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/

/**
 * The address of production that a link from the root of the host, as `/sizes`, or up from a page, as `../sizes`, has where
 * the site is in a folder of a host that others share, and the link leads out of it; undefined for all else. A preview that
 * has the folder at its root answers such a link with a page of the site, which production does not.
 *
 * @param written the link as the page has it
 * @param url the link as an address on the preview
 * @param from what the link is relative to, on the preview; undefined where that is another address than that of the page
 */
export function addressOutsideFolder(
  preview: Preview | undefined,
  url: URL,
  written: string,
  from: URL | undefined,
): URL | undefined {
  if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
    return undefined
  if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here) return undefined
  const path = written.trim()
  if (path.startsWith('../')) {
    // A way up that ends at the root here leads further up from where the page is on production.
    const page = from && productionAddressOf(preview, from)
    const there = page && URL.parse(path, page)
    return there && !isInFolder(there.pathname, preview.home) ? there : undefined
  }
  if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home)) return undefined
  return new URL(`${preview.origin}${url.pathname}${url.search}`)
}

/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
export function deploymentRoot(preview: Preview | undefined, origin: string): string {
  if (preview === undefined) return origin
  if (preview.base !== '') return origin + preview.base
  return preview.folder === '' ? origin + preview.home : origin
}

/** The origins of production, without and with www, which no IP address can have; none where it is not known. */
export function productionOrigins(preview: Preview | undefined): string[] {
  if (preview?.origin === undefined || preview.host === undefined) return []
  const { protocol } = new URL(preview.origin)
  const bare = bareHost(preview.host)
  return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin))
}

/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
export function productionPatterns(preview: Preview | undefined): string[] {
  return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`)
}

function isInFolder(path: string, folder: string): boolean {
  return folder === '' || `${path}/`.startsWith(`${folder}/`)
}

/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS: ReadonlySet<string> = new Set([
  'vercel.live',
  'netlify-cdp-loader.netlify.app',
  'app.netlify.com',
])

/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
export function platformScriptPatterns(preview: Preview | undefined): string[] {
  return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`)
}

/** Whether a script is the platform's and not the site's. */
export function isPlatformScript(preview: Preview | undefined, url: string): boolean {
  return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '')
}

/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES: ReadonlySet<string> = new Set([
  ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
  ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
])

/** Whether a cookie is the platform's and not the site's. */
export function isPlatformCookie(preview: Preview | undefined, name: string): boolean {
  return preview !== undefined && PLATFORM_COOKIES.has(name)
}

/** Whether a host is a preview by the name that its platform gave it. */
export function hasPreviewName(hostname: string): boolean {
  return PREVIEW_HOSTS.some(pattern => pattern.test(hostname))
}

/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS: readonly RegExp[] = [
  /\.vercel\.app$/,
  /--[^.]+\.netlify\.app$/,
  /^[^.]+\.[^.]+\.pages\.dev$/,
  /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
  /-pr-\d+\.onrender\.com$/,
]

/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
export function previewHint(preview: Preview | undefined, url: string): string {
  const { hostname } = new URL(url)
  const isUnsaid = preview === undefined && hasPreviewName(hostname)
  return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : ''
}

/** Whether what a page writes names its host, as `https://…` and `//…`; all else means the deployment itself. */
export function isFullAddress(written: string): boolean {
  return /^\s*(?:https?:)?\/\//i.test(written)
}

/** A host without `www.`, which for most sites is the same place. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '')
}
