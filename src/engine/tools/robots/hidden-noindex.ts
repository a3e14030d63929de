import { MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { failWhere } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable } from '../../not-measured.ts'
import { directivesFor, isNoindex } from '../../page/page-directives.ts'
import { crawlPermission } from './crawl-permission.ts'
import { pageRules } from './page-rules.ts'

/** Whether search engines get to see a noindex of the page. */
export const hiddenNoindex = defineTopic({
  checks: {
    'blocked-and-noindex': {
      severity: 'warning',
      title: 'robots.txt keeps search engines from seeing the noindex of the page',
      why: 'A crawler that may not fetch the page never sees its noindex, so the bare URL can stay in search results.',
      fix: 'To keep the page out of search, allow it in robots.txt and leave the noindex. Otherwise remove both.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: 'Disallow: /thanks\nwith <meta name="robots" content="noindex"> in /thanks',
    },
  },
  async judge(visit) {
    const { shipped } = await pageRules(visit)
    const { stops } = await crawlPermission(visit)
    const { url, robots } = stops.at(-1)!
    const keptOut = MAIN_SEARCH_BOTS.filter(bot => directivesFor(shipped, bot).some(isNoindex))
    if (keptOut.length === 0) throw new NotApplicable('the page has no noindex')
    const unseen = keptOut.filter(bot => robots.kind === 'rules' && !verdictFor(robots, bot, url).allowed)
    const message = `${unseen.join(' and ')} may not fetch the page, so its noindex has no effect there`
    return { judgements: { 'blocked-and-noindex': failWhere(unseen.length === 0 ? [] : [{ url, message }]) } }
  },
})
