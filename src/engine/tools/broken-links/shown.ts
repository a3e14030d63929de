import { cutEnd } from '../../../text/cut.ts'
import { SHOWN_URL_LENGTH } from './limits.ts'

/** An address as messages show it. */
export function shown(address: string): string {
  return cutEnd(address, SHOWN_URL_LENGTH)
}
