import { copiedPages } from '../../judging/copied-pages.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { isComparable, pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'

/** Whether a folder of the site holds the site once more. */
export const copiesOverPages = defineRunTopic({
  checks: {
    'site-copied': {
      severity: 'warning',
      title: 'A folder holds a second copy of the site',
      why: 'Search engines find each page twice and choose one of them themselves; visitors get to an old one, with old prices and dead links.',
      fix: 'Delete the folder, or redirect its pages to the originals. If the copy is meant to be there, make its canonicals name the originals, or set noindex.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
      example:
        '/shop/, /shop/menu and /shop/contact, which are /, /menu and /contact as they were a year ago',
    },
  },
  judge: pages => ({ 'site-copied': judgeCopies(pages) }),
})

function judgeCopies(pages: readonly RunPage[]): Judgement[] {
  const originals = copiedPages(pages.filter(isComparable))
  return pages.map(page => {
    const original = originals.get(page)
    if (!original) return pages.length < 2 ? notApplicable('only one page of the site was audited') : pass()
    return fail({ url: page.url, message: `It is a copy of ${pathOf(original.url)}.` })
  })
}
