/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 * Judged is what scripts make of the page; the social card, the end of `<head>` and what is not closed as sent.
 */

import { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { breadcrumbNames } from './breadcrumb-names.ts'
import { CANONICAL_CHECKS, type CanonicalJudgements, judgeCanonical } from './canonical.ts'
import { CANONICAL_TARGET_CHECKS, judgeCanonicalTarget } from './canonical-target.ts'
import { DESCRIPTION_CHECKS, descriptionOf, judgeDescription } from './description.ts'
import { FAVICON_CHECKS, judgeFavicon } from './favicon.ts'
import { type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { HEAD_CHECKS, judgeHead, type Metadata, readMetadata } from './metadata.ts'
import { pageSize } from './page-size.ts'
import { judgePreviewControls, PREVIEW_CONTROL_CHECKS } from './preview-controls.ts'
import { resultPreview, statedDates } from './result-preview.ts'
import { judgeScriptChanges, SCRIPT_CHECKS, scriptChangeFacts } from './script-changes.ts'
import { allSiteNames, judgeSiteIdentity, SITE_IDENTITY_CHECKS, siteNamesOf } from './site-name.ts'
import { judgeSocialCard, SOCIAL_CARD_CHECKS } from './social-card.ts'
import { judgeTitle, TITLE_CHECKS, titleOf } from './title.ts'
import { urlForm } from './url-form.ts'

const serp = defineTopic({
  readsDocument: true,
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
    ...SCRIPT_CHECKS,
  },
  async judge(visit) {
    assertShown(await visit.htmlPage())
    const page = await visit.judgedPage()
    const { document, sent } = page
    const sentMetadata = readMetadata(sent.document)
    const metadata = document === sent.document ? sentMetadata : readMetadata(document, sentMetadata)
    const meta = readMetaTexts(document)
    const { items } = new StructuredData(document)
    const siteNames = siteNamesOf(items, meta)
    const title = titleOf(metadata)
    const description = descriptionOf(metadata)
    const canonical = judgeCanonical(page, metadata)
    const { chosen } = canonical
    const [target, favicon, card] = await Promise.all([
      judgeCanonicalTarget(visit, page, chosen),
      judgeFavicon(visit, page),
      judgeCard(visit, page, sentMetadata, meta),
    ])
    const changes = judgeScriptChanges(page, metadata, chosen)
    const url = chosen?.url?.href ?? page.url
    const source = { title, description, url, breadcrumb: breadcrumbNames(items) }
    return {
      judgements: {
        ...judgeHead(sent.document, sentMetadata),
        ...unlessUnfilled(page, {
          ...judgeTitle(page, metadata, allSiteNames(siteNames)),
          ...judgeDescription(document, metadata),
          ...withoutRemoved(canonical.judgements, changes),
          ...target,
          ...judgePreviewControls(page),
          ...judgeSiteIdentity(page, items, siteNames, meta),
        }),
        ...unlessUnfilled(page, favicon.judgements, ['fail', 'not-applicable']),
        ...changes,
        ...card.judgements,
      },
      facts: {
        desktop: resultPreview(source, 'desktop'),
        mobile: resultPreview(source, 'mobile'),
        canonical: chosen?.url?.href ?? null,
        favicon: favicon.fact,
        siteName: allSiteNames(siteNames)[0] ?? null,
        date: statedDates(document, items, meta),
        richResultHints: [...new Set(items.flatMap(({ types }) => types))],
        card: card.fact,
        rendered: scriptChangeFacts(page, metadata, chosen),
      },
    }
  },
})

/** Networks run no scripts, so the card is made of what was sent. */
function judgeCard(visit: Visit, page: JudgedPage, sent: Metadata, rendered: MetaTexts) {
  const { chosen } = judgeCanonical(page.sent, sent)
  const texts = { title: titleOf(sent), description: descriptionOf(sent) }
  return judgeSocialCard(visit, page, readMetaTexts(page.sent.document), rendered, chosen, texts)
}

/** A canonical that scripts remove is one fault. */
function withoutRemoved(
  judgements: CanonicalJudgements,
  { 'canonical-changed-by-scripts': changed }: Record<keyof typeof SCRIPT_CHECKS, Judgement>,
): CanonicalJudgements {
  const missing = judgements['canonical-missing']
  return missing.outcome === 'fail' && changed.outcome === 'fail'
    ? { ...judgements, 'canonical-missing': notApplicable('scripts remove it, which is reported apart') }
    : judgements
}

export const topics = [serp, urlForm, pageSize]
