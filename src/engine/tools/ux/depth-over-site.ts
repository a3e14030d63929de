import { FaultList } from '../../judging/fault-list.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { whyLinksUnknown } from '../../judging/site-links.ts'
import { defineSiteTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { isArchive, isFurtherPage } from '../../syntax/list-addresses.ts'

/** Clicks from the start page above which visitors hardly come to a page. Site audits draw the line between 3 and 5. */
const MAX_CLICKS = 5

/** How far the pages of a site are from its start page. */
export const depthOverSite = defineSiteTopic({
  checks: {
    'page-too-deep': {
      scope: 'site',
      severity: 'notice',
      title: 'A page is more than five clicks away from the start page',
      why: 'Few visitors come that far, and search engines consider pages far from the start page less important.',
      fix: 'Link to the page from a category, a table of contents, or related pages that are nearer to the start page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '/archive/17/red-bike, found only by clicking through 17 pages of a list',
    },
  },
  needsWhole: ['page-too-deep'],
  judge(site) {
    const { pages } = site
    const unknown = whyLinksUnknown(site)
    if (unknown !== undefined) throw new NotMeasured(unknown)
    const deep = pages.filter(
      ({ url, indexable, depth }) =>
        indexable === true && depth !== null && depth > MAX_CLICKS && !isFurtherPage(url) && !isArchive(url),
    )
    const list = new FaultList()
    for (const { url, depth } of deep.toSorted((a, b) => b.depth! - a.depth!)) {
      list.add({ url, message: `${pathOf(url)} is ${depth} clicks away (at most ${MAX_CLICKS})` })
    }
    return { judgements: { 'page-too-deep': list.judgeAmong(pages.length, 'the site has no pages') } }
  },
})
