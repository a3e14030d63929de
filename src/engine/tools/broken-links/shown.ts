import { SHOWN_URL_LENGTH } from './limits.ts'

/** An address as messages show it. */
export function shown(address: string): string {
  return address.length <= SHOWN_URL_LENGTH ? address : `${address.slice(0, SHOWN_URL_LENGTH - 1)}…`
}
