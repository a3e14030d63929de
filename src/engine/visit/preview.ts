/** A deployment that is not production: what its platform does to it is no fault of the pages. */
export interface Preview {
  /** Host where the pages will live, with its port; undefined where only that it is a preview is known. */
  host: string | undefined
  /** Its origin, as `https://www.shop.example`. */
  origin: string | undefined
  /** Ends a note on what counts otherwise than it looks, as `on a preview of www.shop.example`. */
  words: string
}

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www.
 *
 * @param productionUrl where the pages will live, if that is known
 */
export function previewOf(url: string, productionUrl: string | undefined): Preview | undefined {
  if (productionUrl === undefined) return { host: undefined, origin: undefined, words: 'on a preview' }
  const { host, origin } = new URL(productionUrl)
  if (bareHost(host) === bareHost(new URL(url).host)) return undefined
  return { host, origin, words: `on a preview of ${host}` }
}

/** Whether an address is on the production host of a preview, with or without www. */
export function isOnProduction(preview: Preview | undefined, url: URL): boolean {
  return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host)
}

/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS: ReadonlySet<string> = new Set([
  'vercel.live',
  'netlify-cdp-loader.netlify.app',
  'app.netlify.com',
])

/** Whether a script is the platform's and not the site's. */
export function isPlatformScript(preview: Preview | undefined, url: string): boolean {
  return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '')
}

/** A host without `www.`, which for most sites is the same place. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '')
}
