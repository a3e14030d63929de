import { type Credentials, withoutCredentials } from '../syntax/url-credentials.ts'
import type { Failure } from './exchange.ts'

/** Where a redirect leads, or why it leads nowhere. */
export type RedirectTarget = { url: string; credentials?: Credentials } | { failure: Failure }

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
export function redirectTarget(location: string, base: string): RedirectTarget {
  const target = location.trim() === '' ? null : URL.parse(location, base)
  if (!target) return refused('bad-location', base, `redirects to "${location}", which is not a URL`)
  if (!isHttp(target))
    return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`)
  if (!target.href.includes('#')) target.hash = new URL(base).hash
  return withoutCredentials(target.href)
}

export function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

export function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}

function refused(kind: Failure['kind'], url: string, message: string): RedirectTarget {
  return { failure: { kind, url, message } }
}
