import type { Settings } from '../settings/table.ts'
import { isSecretName } from '../text/url-secrets.ts'
import { joinedUrl } from './joined-url.ts'

/**
 * Where a page will live. A folder that the `url` of a preview with `paths` names is the root of the site; the path of
 * `production-url` goes before all. What lets an audit into the preview, a password or a secret parameter, stays behind.
 */
export function productionPage(
  url: string,
  { productionUrl, url: roots = [], paths = [] }: { productionUrl: string } & Pick<Settings, 'url' | 'paths'>,
): string {
  const page = new URL(url)
  const folders = paths.length === 0 ? [] : roots.filter(root => new URL(root).origin === page.origin)
  const root = folders
    .map(folder => new URL(folder).pathname.replace(/\/$/, ''))
    .find(folder => page.pathname === folder || page.pathname.startsWith(`${folder}/`))
  const production = new URL(joinedUrl(productionUrl, page.pathname.slice(root?.length ?? 0)))
  production.search = page.search
  for (const name of [...production.searchParams.keys()]) {
    if (isSecretName(name)) production.searchParams.delete(name)
  }
  return production.href
}
