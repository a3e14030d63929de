import { comparedPages, judgeGroups, judgeSameField, sameTextGroups } from '../../judging/same-on-site.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { contentOverPages } from './content-over-pages.ts'

/** Contents that several pages of a site have in common: each once. */
export const contentOverSite = defineSiteTopic({
  checks: {
    'duplicate-h1': overSite(contentOverPages.checks['duplicate-h1']),
    'duplicate-text': overSite(contentOverPages.checks['duplicate-text']),
  },
  judge: site => ({
    judgements: {
      'duplicate-h1': judgeSameField(site, ({ h1 }) => h1, 'H1'),
      'duplicate-text': judgeGroups(
        comparedPages(site).filter(({ record }) => record.fingerprint !== undefined).length,
        sameTextGroups(site),
        names => `Nearly the same text as ${names}`,
        'no indexable page has enough text of its own to compare',
      ),
    },
  }),
})
