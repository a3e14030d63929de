import type { Occurrence } from '../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, sameForAll } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { isThanks } from '../../syntax/for-users.ts'
import type { Visit } from '../../visit/visit.ts'
import { saysThanks } from '../content/thanks-wording.ts'
import { placeHere, readAnswer } from './samples.ts'
import { type SiteSitemaps, siteSitemaps } from './site-sitemaps.ts'
import { withoutEntries } from './survey-gaps.ts'

const checks = {
  'thanks-page-listed': {
    scope: 'site',
    severity: 'notice',
    title: 'The sitemap lists a thank-you page',
    why: 'It may appear in search results. Visitors who come from there have sent nothing, read that their message or order has arrived, and are counted as customers.',
    fix: 'Remove the page from the sitemap, and set it to noindex.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: '<loc>https://www.example.com/thank-you</loc>, with <h1>Thank you for your message!</h1>',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the sitemaps offer search engines the pages that forms lead to. One with noindex is for `listed-noindex`. */
export const listedThanks = defineTopic({
  checks,
  async judge(visit) {
    const site = await siteSitemaps(visit)
    if (site.entries === 0) return { judgements: sameForAll(checks, withoutEntries(site.survey)) }
    return { judgements: { 'thanks-page-listed': await judgeListed(visit, site) } }
  },
})

/** Pages with such an address that are read: a form leads to one, in each language. */
const MAX_READ = 3

/** By their addresses and their words: a page that is called "thanks" may name those who helped. */
async function judgeListed(visit: Visit, { listed, origins }: SiteSitemaps): Promise<Judgement> {
  const named = listed.filter(url => URL.canParse(url) && isThanks(url)).slice(0, MAX_READ)
  const asked = named.flatMap(url => placeHere(url, visit.preview, origins) ?? [])
  if (asked.length === 0)
    return notApplicable('no page that the sitemaps list is called as one that says thanks')
  const found: Occurrence[] = []
  for (const url of new Set(asked)) {
    const exchange = await visit.fetchForSite(url)
    const { final, failure } = exchange
    if (!final) return notMeasured(`${failure.url} ${failure.message}`)
    if (provesNothing(final.status))
      return notMeasured(`${url} answers ${final.status}, so it cannot be judged`)
    const { noindexHeader, noindexMeta } = readAnswer(exchange, url, visit.preview)
    if (!isSuccess(final.status) || !isSamePage(final.url, url) || noindexHeader || noindexMeta) continue
    const page = openHtml(final, undefined)
    if (page && saysThanks(page.document)) {
      found.push({
        url,
        message: 'The page says thanks for what visitors have sent, and the sitemap lists it.',
      })
    }
  }
  return failWhere(found)
}
