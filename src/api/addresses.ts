import type { z } from 'zod'
import type { identitySchema, listedSchema, lookupSchema } from './address-schemas.ts'

export type Listed = z.infer<typeof listedSchema>
export type Lookup = z.infer<typeof lookupSchema>
export type OpenAddress = Lookup['open'][number]

/** By what a page is recognised at another address, as far as that is known. */
export type Identity = z.infer<typeof identitySchema>

/** What the sitemaps of a site list, as far as that is known. */
export interface ListedAddresses {
  /** Of the site alone, each once, in the order of the files; addresses of production as those on the site. */
  urls: readonly string[]
  /** Whether the site has a sitemap, and these are all addresses that its sitemaps list. */
  whole: boolean
}

/** What is at an address: `there` is a page that it does not redirect to. It was read where that was asked for. */
export interface AddressAnswer extends Pick<OpenAddress, 'status' | 'redirect' | 'reason'>, Identity {
  state: OpenAddress['state'] | 'there'
}

/**
 * Checks that compare with a baseline by themselves: what fails is new against it, and a baseline says nothing of them.
 */
export const AGAINST_BASELINE: ReadonlySet<string> = new Set([
  'redirects/address-lost',
  'redirects/address-redirected-elsewhere',
])
