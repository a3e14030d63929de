/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 */
import { assertShown } from '../../page/instant-redirect.ts'
import { StructuredData } from '../../page/structured-data/structured-data.ts'
import { defineTool } from '../../tool-definition.ts'
import { breadcrumbNames } from './breadcrumb-names.ts'
import { CANONICAL_CHECKS, judgeCanonical } from './canonical.ts'
import { CANONICAL_TARGET_CHECKS, judgeCanonicalTarget } from './canonical-target.ts'
import { DESCRIPTION_CHECKS, descriptionOf, judgeDescription } from './description.ts'
import { FAVICON_CHECKS, judgeFavicon } from './favicon.ts'
import { HEAD_CHECKS, judgeHead, readMetadata } from './head.ts'
import { readMetaTexts } from './meta-texts.ts'
import { judgePageSize, PAGE_SIZE_CHECKS } from './page-size.ts'
import { judgePreviewControls, PREVIEW_CONTROL_CHECKS } from './preview-controls.ts'
import { resultPreview, statedDates } from './result-preview.ts'
import { allSiteNames, judgeSiteIdentity, SITE_IDENTITY_CHECKS, siteNamesOf } from './site-identity.ts'
import { judgeSocialCard, SOCIAL_CARD_CHECKS } from './social-card.ts'
import { judgeTitle, TITLE_CHECKS, titleOf } from './title.ts'
import { judgeUrl, URL_CHECKS } from './url-form.ts'

export const serpTool = defineTool({
  name: 'serp',
  title: 'Search result preview',
  checks: {
    ...HEAD_CHECKS,
    ...TITLE_CHECKS,
    ...DESCRIPTION_CHECKS,
    ...CANONICAL_CHECKS,
    ...CANONICAL_TARGET_CHECKS,
    ...PREVIEW_CONTROL_CHECKS,
    ...FAVICON_CHECKS,
    ...SITE_IDENTITY_CHECKS,
    ...SOCIAL_CARD_CHECKS,
    ...URL_CHECKS,
    ...PAGE_SIZE_CHECKS,
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    assertShown(page)
    const { document } = page
    const metadata = readMetadata(document)
    const meta = readMetaTexts(document)
    const { items } = new StructuredData(document)
    const siteNames = siteNamesOf(items, meta)
    const title = titleOf(metadata)
    const description = descriptionOf(metadata)
    const canonical = judgeCanonical(page, metadata)
    const [target, favicon, card] = await Promise.all([
      judgeCanonicalTarget(visit, page, canonical.chosen),
      judgeFavicon(visit, page),
      judgeSocialCard(visit, page, meta, canonical.chosen, { title, description }),
    ])
    const url = canonical.chosen?.url?.href ?? page.url
    const source = { title, description, url, breadcrumb: breadcrumbNames(items) }
    return {
      judgements: {
        ...judgeHead(document, metadata),
        ...judgeTitle(page, metadata, allSiteNames(siteNames)),
        ...judgeDescription(document, metadata),
        ...canonical.judgements,
        ...target,
        ...judgePreviewControls(page),
        ...favicon.judgements,
        ...judgeSiteIdentity(page, items, siteNames, meta),
        ...card.judgements,
        ...judgeUrl(page),
        ...judgePageSize(page),
      },
      facts: {
        desktop: resultPreview(source, 'desktop'),
        mobile: resultPreview(source, 'mobile'),
        canonical: canonical.chosen?.url?.href ?? null,
        favicon: favicon.fact,
        siteName: allSiteNames(siteNames)[0] ?? null,
        date: statedDates(document, items, meta),
        richResultHints: [...new Set(items.flatMap(({ types }) => types))],
        card: card.fact,
      },
    }
  },
})
