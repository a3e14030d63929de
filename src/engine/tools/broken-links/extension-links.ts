import { failEach, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { checkedPage } from './page-targets.ts'
import { isInternal, type Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether links name a page in one way, where its host knows it with and without the ending of its file. */
export const extensionLinks = defineTopic({
  checks: {
    'html-ending-mixed': {
      severity: 'notice',
      title: 'Links name a page with and without .html',
      why: 'The page answers at both URLs and has no canonical: links and statistics are divided, and search engines crawl both.',
      fix: 'Write all links in one form, and name it in the canonical of the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<nav><a href="/events">Events</a></nav> … <footer><a href="/events.html">Events</a></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, targets } = await checkedPage(visit)
    const judgement = judgeLinks(page, site, targets)
    return { judgements: unlessUnfilled(page, { 'html-ending-mixed': judgement }, ['not-applicable']) }
  },
})

const ENDING = /\.html?$/i

function judgeLinks(page: JudgedPage, site: Site, targets: readonly CheckedTarget[]): Judgement {
  if (declaredCanonical(page)) return notApplicable('the pages of the site have canonicals, as this one has')
  const working = targets.filter(
    ({ address, role, state, answer, links }) =>
      role === 'link' &&
      state === 'ok' &&
      answer?.movedTo === undefined &&
      isInternal(site, address) &&
      links.some(({ kind }) => kind === 'navigation'),
  )
  const own = new URL(page.url).pathname.replace(ENDING, '')
  const plain = new Set(working.map(({ address }) => address.pathname))
  return failEach(
    working.filter(({ address }) => ENDING.test(address.pathname)),
    ({ address, url, links }) => {
      const without = address.pathname.replace(ENDING, '')
      // Links to places of the page itself have its address, in whichever form it was asked for.
      if (!plain.has(without) || without === own) return undefined
      const { document, element } = links[0]!
      const message = `Links to ${address.pathname} and to ${without}: two URLs of one page.`
      return document.occurrence(element, message, url)
    },
    'no link to a page of the site ends in .html',
  )
}
