import type { AddressAnswer, ListedAddresses } from '../api/addresses.ts'

/** What stands for the sitemaps of a site that were not read. */
export const NOTHING_LISTED: ListedAddresses = { urls: [], whole: false }

/** What stands for the answer of an address where none came, or one that says nothing of its page. */
export function unknownAnswer(reason: string, status: number | null = null): AddressAnswer {
  return { state: 'unknown', status, reason }
}
