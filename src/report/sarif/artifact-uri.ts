import { createHash } from 'node:crypto'
import { withoutSecrets } from '../../text/url-secrets.ts'
import type { PageName } from '../view/page-names.ts'

/** Characters of a path; GitHub shows the end of it. */
const MAX_PATH = 400
/** What RFC 3986 has in a path. */
const NOT_IN_PATH = /[^\w\-.~!$&'()*+,;=:@%/]+/gu
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g

/** A file of the repository as a relative reference. */
export function fileUri(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/**
 * Where a page stands of which no file is known. GitHub takes relative references alone: it refuses a whole upload for
 * one with another scheme than `file`, and where two runs name one place differently it takes them for two. So it is the
 * path of the page without its origin, which a preview has a new one of each time, in a folder that no repository has.
 */
export function pageUri({ url, isSite }: PageName): string {
  if (isSite) return '(site)'
  const parsed = URL.parse(withoutSecrets(url))
  const path = (parsed ? parsed.pathname + parsed.search : withoutSecrets(url)).toWellFormed()
  const encoded = path
    .replace(NOT_IN_PATH, characters => encodeURIComponent(characters))
    .replace(BROKEN_ESCAPE, '%25')
    .replace(/^\/+|\/+$/g, '')
  return encoded === '' ? '(page)' : `(page)/${bounded(encoded)}`
}

function bounded(path: string): string {
  if (path.length <= MAX_PATH) return path
  const key = createHash('sha256').update(path).digest('hex').slice(0, 8)
  return `${path.slice(0, MAX_PATH).replace(/%[^%]?$/, '')}~${key}`
}
