import { judgeSameField } from '../../judging/same-on-site.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { textsOverPages } from './texts-over-pages.ts'

/** What search results show of the pages of a site, where several of them say the same: each text once. */
export const textsOverSite = defineSiteTopic({
  checks: {
    'duplicate-title': overSite(textsOverPages.checks['duplicate-title']),
    'duplicate-description': overSite(textsOverPages.checks['duplicate-description']),
  },
  judge: site => ({
    judgements: {
      'duplicate-title': judgeSameField(site, ({ title }) => title, 'title'),
      'duplicate-description': judgeSameField(site, ({ description }) => description, 'meta description'),
    },
  }),
})
