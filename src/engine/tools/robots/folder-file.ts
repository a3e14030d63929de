import { isThisMachine } from '../../../net/host-kind.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { deploymentRoot } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { robotsOfPage, servesHtml } from './robots-file.ts'

/** A robots.txt in the folder that production is in. */
export const folderFile = defineTopic({
  checks: {
    'file-in-folder': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt is in a folder, where no crawler reads it',
      why: 'Crawlers ask for /robots.txt at the root of the host alone. The rules and sitemaps of a file in a folder have no effect.',
      fix: 'Move its lines to the robots.txt at the root of the host. If that is not yours, submit the sitemap in Search Console, keep pages out of search results with noindex, and remove the file.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-location-and-range-of-validity',
      example: 'https://www.example.com/docs/robots.txt, for a site at https://www.example.com/docs/',
    },
  },
  async judge(visit) {
    return { judgements: { 'file-in-folder': await judge(visit) } }
  },
})

/** A line without which nobody misses the file. */
const LINE = /^[ \t]*(?:sitemap|disallow)[ \t]*:[ \t]*[^\s#]/im

async function judge(visit: Visit): Promise<Judgement> {
  const { preview } = visit
  if (preview?.origin === undefined || preview.home === '' || preview.isHomeGuessed)
    return notApplicable('the site is not known to be in a folder of its host')
  const { url } = await robotsOfPage(visit)
  const { origin, hostname } = new URL(url)
  const root = deploymentRoot(preview, origin)
  // A platform closes its previews to crawlers by a file of its own there.
  if (root === origin && !isThisMachine(hostname))
    return notApplicable('the robots.txt at the root of a preview may be that of its platform')
  const { final, failure } = await visit.fetchForSite(`${root}/robots.txt`)
  if (!final) return notMeasured(`${failure!.url} ${failure!.message}`)
  if (final.status !== 200 || servesHtml(final) || !LINE.test(final.body.toString('latin1'))) return pass()
  return fail({
    url: final.url,
    message: `This file will be ${preview.origin}${preview.home}/robots.txt. Crawlers read only ${preview.origin}/robots.txt.`,
  })
}
