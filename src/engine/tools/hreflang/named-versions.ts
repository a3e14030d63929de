import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { type LanguageAlternates, languageAlternates } from '../../page/language-alternates.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { PageAddress } from '../../page/page-address.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { type LanguageVersion, versionsOf } from './language-versions.ts'

/** What a page names as its language versions. */
export interface NamedVersions {
  page: JudgedPage
  address: PageAddress
  alternates: LanguageAlternates
  /** Those whose URL and code can be read. */
  versions: readonly LanguageVersion[]
  /** What is to be said of all checks of versions where the page names none at all. */
  without?: Judgement
  /** What is to be said of nearly all of them where none stands where search engines read it. */
  notRead?: Judgement
}

export const NOT_READ = notApplicable(
  'search engines read none of the hreflang links, which is reported separately',
)
export const NO_READABLE_VERSION = notApplicable(
  'no hreflang link has both a URL and a code that can be read',
)

export const namedVersions = perVisit(async (visit): Promise<NamedVersions> => {
  const page = await shownJudgedPage(visit)
  const alternates = languageAlternates(page)
  const { read, inBody, withoutRelation, sentHidden } = alternates
  const named = { page, address: new PageAddress(page), alternates, versions: versionsOf(read) }
  if (read.length > 0) return named
  if (inBody.length + withoutRelation.length > 0) return { ...named, notRead: NOT_READ }
  const none = notApplicable('the page has no hreflang links')
  return { ...named, without: sentHidden.length > 0 ? notMeasured(SENT_HIDDEN) : none }
})
