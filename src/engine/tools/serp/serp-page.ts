import type { Item } from '../../formats/structured-data/item.ts'
import { structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { agreedCanonical, type CanonicalLink, canonicalLinks } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { type Metadata, renderedMetadata, sentMetadata } from './metadata.ts'
import { type SiteNames, siteNamesOf } from './site-names.ts'

/** What a page says of itself to search engines, as scripts make it. */
export interface SerpPage {
  page: JudgedPage
  metadata: Metadata
  meta: MetaTexts
  /** Items of its structured data. */
  items: readonly Item[]
  siteNames: SiteNames
  canonicals: readonly CanonicalLink[]
  /** The canonical that counts; undefined where there is none, or several that differ. */
  canonical: CanonicalLink | undefined
  /** The same of the page as sent: social networks run no scripts. */
  sent: { metadata: Metadata; meta: MetaTexts; canonical: CanonicalLink | undefined }
}

/** @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.judgedPage} */
export const serpPage = perVisit(async (visit): Promise<SerpPage> => {
  const page = await shownJudgedPage(visit)
  const { document, sent } = page
  const meta = readMetaTexts(document)
  const { items } = structuredDataOf(document)
  const canonicals = canonicalLinks(page)
  const metadata = sentMetadata(sent.document)
  return {
    page,
    metadata: document === sent.document ? metadata : renderedMetadata(document, metadata),
    meta,
    items,
    siteNames: siteNamesOf(items, meta),
    canonicals,
    canonical: agreedCanonical(canonicals),
    sent: {
      metadata,
      meta: document === sent.document ? meta : readMetaTexts(sent.document),
      canonical: agreedCanonical(canonicalLinks(sent)),
    },
  }
})
