import type { Occurrence, Outcome, PageRecord } from '../../api/results.ts'
import type { Exchange } from '../network/exchange.ts'
import type { Preview } from '../syntax/preview.ts'

/** An address of a site with what its server answered, to be read. Plain data: it may go to another thread. */
export interface PageJob {
  url: string
  exchange: Exchange
  preview: Preview | undefined
}

/** What a record says of a page by itself. */
export type OwnRecord = Omit<PageRecord, 'foundBy' | 'depth' | 'linksIn' | 'linksOut'>

/** Another address that a page links to. */
export interface FoundLink {
  /** Absolute, without fragment; of production on a preview as its address there. */
  url: string
  nofollow: boolean
  inContent: boolean
  /** Whether all of its links name production. Left out, they do not. */
  onProduction?: boolean
}

/** What a check of a page came to. */
export interface PageCheck {
  id: string
  outcome: Outcome
  /** The first place, where it failed. */
  place?: Occurrence
  message?: string
}

/** What was read of one address. Plain data. */
export interface PageReading {
  record: OwnRecord
  /** To pages of the site's host in any form, each address once. */
  links: readonly FoundLink[]
  /** Where its first redirect leads. */
  redirect?: string
  canonical?: string
  alternates?: readonly { code: string; url: string }[]
  checks: readonly PageCheck[]
}
