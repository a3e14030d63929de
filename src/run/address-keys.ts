import { loosePath } from '../engine/page/page-address.ts'
import { isSecretName } from '../text/url-secrets.ts'

/** The addresses that are not among others in any spelling, each once. */
export function notAmong(urls: readonly string[], others: readonly string[]): string[] {
  const same = new Set(others.map(keyOf))
  const fresh = urls.map(keyOf).filter(key => !same.has(key))
  if (fresh.length === 0) return []
  const alike = new Set(others.map(looseKeyOf))
  return [...new Map(fresh.map(url => [looseKeyOf(url), url]))].flatMap(([key, url]) =>
    alike.has(key) ? [] : [url],
  )
}

/** Without what lets an audit in, and without fragment. */
export function keyOf(url: string): string {
  const address = new URL(url)
  address.hash = ''
  address.username = ''
  address.password = ''
  if (address.search === '') return address.href
  for (const name of [...address.searchParams.keys()]) {
    if (isSecretName(name)) address.searchParams.delete(name)
  }
  return address.href
}

/** The same for addresses that servers take as one, as with a slash at the end and without. */
function looseKeyOf(url: string): string {
  return loosePath(new URL(keyOf(url))).toLowerCase()
}
