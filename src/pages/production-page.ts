import type { Settings } from '../settings/table.ts'
import { isSecretName } from '../text/url-secrets.ts'
import { joinedUrl } from './joined-url.ts'

interface ProductionPlace extends Pick<Settings, 'url' | 'paths'> {
  productionUrl: string
  /** Of the preview, which stands for that address, as `/pr-1`; left out, its root does. */
  folder?: string
}

/**
 * Where a page will live. A folder that the `url` of a preview with `paths` names is the root of the site; the path of
 * `production-url` goes before all. What lets an audit into the preview, a password or a secret parameter, stays behind.
 */
export function productionPage(
  url: string,
  { productionUrl, folder = '', url: roots = [], paths = [] }: ProductionPlace,
): string {
  const page = new URL(url)
  const folders = paths.length === 0 ? [] : roots.filter(root => new URL(root).origin === page.origin)
  const root = [...folders.map(named => new URL(named).pathname.replace(/\/$/, '')), folder].find(
    start => page.pathname === start || page.pathname.startsWith(`${start}/`),
  )
  const production = new URL(joinedUrl(productionUrl, page.pathname.slice(root?.length ?? 0)))
  production.search = page.search
  for (const name of [...production.searchParams.keys()]) {
    if (isSecretName(name)) production.searchParams.delete(name)
  }
  return production.href
}
