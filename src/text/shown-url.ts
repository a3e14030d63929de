import { cutMiddle } from './cut.ts'
import { oneLine } from './one-line.ts'
import { readableHosts } from './readable-hosts.ts'
import { withoutUserInformation } from './url-secrets.ts'

/** UTF-16 units of a URL that a line shows, where the caller names no other length. */
export const MAX_SHOWN_URL = 120

/** A URL as it may be shown on one line: no secrets, nothing invisible, its host as people write it, at most `maxLength` UTF-16 units. */
export function shownUrl(url: string, maxLength = MAX_SHOWN_URL): string {
  return cutMiddle(oneLine(readableHosts(withoutUserInformation(url)), Number.POSITIVE_INFINITY), maxLength)
}
