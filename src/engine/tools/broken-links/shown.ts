import { cutEnd } from '../../../text/cut.ts'

/** Characters of a URL in a message. */
const SHOWN_URL_LENGTH = 200

/** An address as messages show it. */
export function shown(address: string): string {
  return cutEnd(address, SHOWN_URL_LENGTH)
}
