import type { Case } from '../../../support/tool-cases.ts'
import { jsonLd, openGraph, PLAIN, page } from './pages.ts'

export const IDENTITY: Case[] = [
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'structured data says it',
    site: page(jsonLd({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Mary', url: '/' })),
  },
  {
    check: 'site-name-missing',
    outcome: 'fail',
    when: 'nothing says it',
    site: PLAIN,
    says: 'No WebSite structured data and no og:site_name',
  },
  {
    check: 'site-name-missing',
    outcome: 'not-applicable',
    when: 'it is a deep page',
    site: { '/a': PLAIN },
    path: '/a',
  },
  {
    check: 'site-name-conflict',
    outcome: 'pass',
    when: 'og:site_name is an alternate name',
    site: openGraph(
      { 'og:site_name': 'MB' },
      jsonLd({ '@type': 'WebSite', name: 'Mary Bakes', alternateName: ['MB'] }),
    ),
  },
  {
    check: 'site-name-conflict',
    outcome: 'fail',
    when: 'the names differ',
    site: openGraph(
      { 'og:site_name': 'John' },
      jsonLd({ '@graph': [{ '@type': ['WebSite'], name: 'Mary' }] }),
    ),
    says: /"John".*"Mary"/,
  },
  {
    check: 'site-name-conflict',
    outcome: 'not-applicable',
    when: 'there is one name',
    site: openGraph({ 'og:site_name': 'Mary' }),
  },
]
