import type { ComparedFact } from '../../judging/compared-facts.ts'
import { judgeSameText } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'

/** What search results show of the pages, where several of them say the same. */
export const textsOverPages = defineRunTopic({
  checks: {
    'duplicate-title': {
      severity: 'warning',
      title: 'Several pages have the same title',
      why: 'People and search engines cannot tell the pages apart in the results, and Google may write titles of its own.',
      fix: 'Give each page a title that describes only this page.',
      help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
      example: '/shoes and /boots both have <title>Our shop</title>',
    },
    'duplicate-description': {
      severity: 'notice',
      title: 'Several pages have the same meta description',
      why: 'One description for several pages describes none of them, so Google mostly shows text of the page instead.',
      fix: 'Write a description of its own for each page, or leave it out.',
      help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
      example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
    },
  },
  judge: pages => ({
    'duplicate-title': judgeSameText(pages, own('title', 'serp/title-default'), 'title'),
    'duplicate-description': judgeSameText(
      pages,
      own('description', 'serp/description-default'),
      'meta description',
    ),
  }),
})

/** A text of a page, but for one that a template brought: that it is to be written is said by another check. */
function own(fact: ComparedFact, saidBy: string): (page: RunPage) => unknown {
  return page => (page.failed(saidBy) ? undefined : page.facts('serp')?.[fact])
}
