import { fail, type Judgement, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import type { Visit } from '../../visit/visit.ts'
import { namesOf } from './page-names.ts'
import { canonicalFault, knownWayBack, readAnswer, showsPage } from './samples.ts'
import { siteSitemaps } from './site-sitemaps.ts'
import { withoutEntries } from './survey-gaps.ts'

const checks = {
  'page-listed-redirects': {
    severity: 'warning',
    title: 'The sitemap lists this page with a URL that redirects',
    why: 'A sitemap is for the URLs that search results should show. A redirect says that another URL is the right one.',
    fix: 'List the URL that the redirect leads to.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    example: '<loc>https://www.example.com/old</loc>, audited as /old, which answers 301',
  },
  'page-listed-not-canonical': {
    severity: 'warning',
    title: 'The sitemap lists this page, but its canonical is another URL',
    why: 'The sitemap and the canonical disagree on the URL that search results should show.',
    fix: 'Make the canonical name the page itself, or remove the page from the sitemap if the canonical is right.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example:
      '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the audited page, where the sitemaps list it, is what they say. Its noindex is for the robots tool. */
export const listedPage = defineTopic({
  checks,
  async judge(visit) {
    const { survey, entries, urls, origins, samples } = await siteSitemaps(visit)
    const none = (reason: string) => ({ judgements: sameForAll(checks, notApplicable(reason)) })
    if (entries === 0) return { judgements: sameForAll(checks, withoutEntries(survey)) }
    const isListed = namesOf(visit.url, origins).exact.some(name => urls.has(name))
    if (!isListed) return none('the sitemaps do not list the page by this URL')
    if (samples.some(({ asked }) => isSamePage(asked, visit.url))) {
      return none('the page is one of those that are tried for the whole site')
    }
    return { judgements: await judgeListed(visit) }
  },
})

async function judgeListed(visit: Visit): Promise<Record<keyof typeof checks, Judgement>> {
  const read = readAnswer(await visit.exchange(), visit.url, visit.preview)
  const answer = await knownWayBack(visit, read, visit.url)
  const { redirectsTo } = answer
  const fault = canonicalFault(answer)
  if (!showsPage(answer)) return sameForAll(checks, notApplicable('the page does not answer with success'))
  if (redirectsTo !== undefined) {
    return {
      'page-listed-redirects': fail({ url: visit.url, message: `redirects to ${redirectsTo}` }),
      'page-listed-not-canonical': notApplicable('the address redirects'),
    }
  }
  return {
    'page-listed-redirects': pass(),
    'page-listed-not-canonical': fault === undefined ? pass() : fail({ url: visit.url, message: fault }),
  }
}
