import type { Occurrence } from '../../../api/results.ts'
import type { PublishedCopy } from '../../../net/published-copies.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { failWhere, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { FILES_UNKNOWN, publishedCopiesOf } from '../../visit/published-copies.ts'
import type { Visit } from '../../visit/visit.ts'

/** Old copies of pages, which only the server of a folder can tell of: nothing leads to them. */
export const pageCopies = defineTopic({
  checks: {
    'page-copy-published': {
      scope: 'site',
      severity: 'notice',
      title: 'An old copy of a page can be found by search engines',
      why: 'Search engines keep what they once knew, and may show the copy in place of the page. Visitors then read what no longer holds.',
      fix: 'Delete the file: its history belongs into the repository. If visitors come to it from elsewhere, redirect it to the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '/index_bak.html beside /index.html, with the same title, and without noindex',
    },
  },
  async judge(visit) {
    const copies = await publishedCopiesOf(visit)
    const judgement = copies
      ? failWhere((await Promise.all(copies.map(copy => placeOf(visit, copy)))).flat())
      : notApplicable(FILES_UNKNOWN)
    return { judgements: { 'page-copy-published': judgement } }
  },
})

async function placeOf(visit: Visit, { path, kind, of }: PublishedCopy): Promise<Occurrence[]> {
  if (kind !== 'page' || of === undefined) return []
  const url = new URL(path, visit.origin).href
  const robots = await visit.robotsTxt(url)
  if (robots.kind === 'rules' && !verdictFor(robots, 'Googlebot', url).allowed) return []
  const message = `${percentDecoded(path)} is a copy of ${percentDecoded(of)} by its name and title. No page, script or list of the site names it, and search engines may index it.`
  return [{ url, message }]
}
