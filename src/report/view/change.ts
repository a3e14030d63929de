import type { LostAddress } from '../../api/comparison.ts'
import type { SearchFact } from '../../api/search-facts.ts'
import type { PageName } from './page-names.ts'

/** What search engines see differently from the baseline; all is empty where they see no difference. */
export interface ChangeView {
  /** `unsure` where no difference was found, and not all could be compared. */
  state: 'same' | 'different' | 'unsure'
  /** The state in a line, as `Search sees no difference`, `Search sees 7 differences`. */
  headline: string
  /** Addresses that are gone. */
  lost: readonly LostAddressView[]
  /** Equal changes once, those that cost most first. */
  changes: readonly ChangeGroup[]
  /** Pages that the baseline does not have. */
  added: readonly PageName[]
  /** What could not be compared, one line each. */
  uncompared: readonly string[]
  /** What was not compared since it was not asked for, in a line; undefined where all was. */
  notRun: string | undefined
}

export interface LostAddressView extends LostAddress {
  /** The address without the origin of the pages. */
  label: string
  /** As `/team is lost: it answers 404; redirect it to /about`. */
  words: string
}

/** The same change of one page, or of several that are made from one template. */
export interface ChangeGroup {
  what: SearchFact
  /** As `Title`, `Rich results`. */
  label: string
  /** Whether search loses by it, gains by it, or it takes a person to tell. */
  effect: 'loss' | 'gain' | 'open'
  /** As `23 pages of /blog/* lose their description`, `/pricing has another title`. */
  words: string
  /** Set where the words say before and after as well. */
  isWhole?: true
  pages: readonly PageName[]
  /** What the pages have in common, as `/blog/*`; undefined for one page. */
  template: string | undefined
  /** Of the first page, in words; empty where there is none. */
  before: string
  after: string
}
