import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'

export interface Target {
  /** The pages to audit, each once, in the order they were given. */
  urls: readonly string[]
  close(): Promise<void>
}

/** The addresses of a static folder's pages are the same in every run and on every shard, where nobody else has it. */
const STATIC_SITE_PORT = 7360

/**
 * Finds out which pages to audit, and serves the static folder where that is the target.
 *
 * @throws SettingsError where the folder cannot be served
 */
export async function openTarget(settings: Settings): Promise<Target> {
  const { staticDir, url = [], paths = [] } = settings
  if (staticDir === undefined) return { urls: withPaths(url, paths), close: async () => {} }
  const { serveStaticSite } = await import('./static-site.ts')
  const site = await serveStaticSite(staticDir, STATIC_SITE_PORT).catch((error: Error) => {
    throw new SettingsError(`static-dir: "${staticDir}" ${error.message}`)
  })
  return { urls: withPaths([`${site.origin}/`], paths), close: () => site.close() }
}

/** Each path behind each URL; the URLs themselves where there are no paths. */
function withPaths(urls: readonly string[], paths: readonly string[]): string[] {
  const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => joined(url, path))))
  return [...new Set(pages)]
}

/** The path goes behind the URL's own, which may be a folder of a preview; its query stays the URL's where it has none. */
function joined(url: string, path: string): string {
  const base = new URL(url)
  const behind = new URL(path, base)
  behind.pathname = base.pathname.replace(/\/$/, '') + behind.pathname
  if (behind.search === '') behind.search = base.search
  return behind.href
}
