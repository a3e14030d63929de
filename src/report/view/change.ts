import type { LostAddress } from '../../api/comparison.ts'
import type { SearchFact } from '../../api/search-facts.ts'
import type { PageName } from './page-names.ts'

/** What search engines see differently from the baseline; all is empty where they see no difference. */
export interface ChangeView {
  /** Addresses that are gone. */
  lost: readonly LostAddressView[]
  /** Equal changes once, those that cost most first. */
  changes: readonly ChangeGroup[]
  /** Pages that the baseline does not have. */
  added: readonly PageName[]
}

export interface LostAddressView extends LostAddress {
  /** The address without the origin of the pages. */
  label: string
}

/** The same change of one page, or of several that are made from one template. */
export interface ChangeGroup {
  what: SearchFact
  /** As `Title`, `Rich results`. */
  label: string
  /** Whether search loses by it, gains by it, or it takes a person to tell. */
  effect: 'loss' | 'gain' | 'open'
  /** As `23 pages of /blog/* lose their description`, `/pricing: title changed`. */
  words: string
  pages: readonly PageName[]
  /** What the pages have in common, as `/blog/*`; undefined for one page. */
  template: string | undefined
  /** Of the first page, in words; empty where there is none. */
  before: string
  after: string
}
