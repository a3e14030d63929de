import type { CrawledSite } from '../../judging/crawled-site.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { languageInAddress } from '../../judging/same-on-pages.ts'
import { comparedPages, judgeGroups, judgeSameField, sameTextGroups } from '../../judging/same-on-site.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { contentOverPages } from './content-over-pages.ts'
import { furtherPagesNamedAlike } from './further-pages.ts'

/** Contents that several pages of a site have in common: each once. */
export const contentOverSite = defineSiteTopic({
  checks: {
    'duplicate-h1': overSite(contentOverPages.checks['duplicate-h1']),
    'duplicate-text': overSite(contentOverPages.checks['duplicate-text']),
  },
  judge: site => ({
    judgements: {
      'duplicate-h1': judgeH1(site),
      'duplicate-text': judgeGroups(
        comparedPages(site).filter(({ record }) => record.fingerprint !== undefined).length,
        sameTextGroups(site),
        names => `The same or nearly the same text as ${names}`,
        'no indexable page has enough text of its own to compare',
      ),
    },
  }),
})

function judgeH1(site: CrawledSite): Judgement {
  const told = furtherPagesNamedAlike(site.pages, ({ url, title, h1 }) => ({
    url,
    title: title?.hash ?? title?.text,
    h1: h1?.hash ?? h1?.text,
  }))
  return judgeSameField(
    site,
    record => (told.has(record) ? undefined : record.h1),
    'H1',
    ({ url, language }) => languageInAddress(url) ?? language,
  )
}
