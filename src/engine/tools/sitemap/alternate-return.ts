import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { openHtml } from '../../page/open-html.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import type { Visit } from '../../visit/visit.ts'
import type { OpenReturn } from './open-returns.ts'
import { placeHere } from './samples.ts'
import { type SiteSitemaps, siteSitemaps, withoutContent } from './site-sitemaps.ts'
import { placeIn } from './sitemap-place.ts'
import { whyIncomplete } from './survey-gaps.ts'

/** Whether language versions that the sitemaps name link back, there or in their own HTML. */
export const alternateReturn = defineTopic({
  checks: {
    'alternate-no-return': {
      scope: 'site',
      severity: 'warning',
      title: 'A language version in the sitemap does not link back',
      why: 'Google ignores a language version that does not link back to the page.',
      fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
      help: 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap',
      example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
    },
  },
  async judge(visit) {
    const site = await siteSitemaps(visit)
    const judgement =
      withoutContent(site) ??
      (await visit.onceForSite(`sitemap returns ${site.survey.origin}`, () => judgeReturns(visit, site)))
    return { judgements: { 'alternate-no-return': judgement } }
  },
})

/** Versions whose own HTML is asked for a link back. */
const MAX_TRIED = 3

async function judgeReturns(visit: Visit, site: SiteSitemaps): Promise<Judgement> {
  const { versions, returns, urls, survey } = site
  if (versions.count === 0) return notApplicable('the sitemaps name no language versions')
  if (returns.isOverflown || whyIncomplete(survey) !== undefined) {
    return notMeasured('not all links between versions could be followed')
  }
  const open = returns.among(urls)
  if (open.length > 0) {
    const tried = await Promise.all(open.slice(0, MAX_TRIED).map(one => linksBackInHtml(visit, site, one)))
    if (tried.every(Boolean)) {
      return pass('the pages link back in their HTML; their entries in the sitemap do not')
    }
  }
  const faults = new FaultList()
  for (const { file, named, ...place } of open) {
    const [version, page] = named ? [named.to, named.from] : ['the version', 'this page']
    faults.add(() =>
      placeIn(file, place, `The sitemap entry of ${version} has no xhtml:link back to ${page}`),
    )
  }
  return faults.judgeAmong(returns.returned, 'no version of a page is another page of the sitemaps')
}

async function linksBackInHtml(
  visit: Visit,
  { origins }: SiteSitemaps,
  { named }: OpenReturn,
): Promise<boolean> {
  const asked = named && placeHere(named.to, visit.preview, origins)
  const back = named && placeHere(named.from, visit.preview, origins)
  if (asked === undefined || back === undefined) return false
  const { final } = await visit.fetchForSite(asked)
  const page = final?.status === 200 ? openHtml(final) : undefined
  if (!page) return false
  return languageAlternates(page).read.some(({ url }) => {
    const here = url && placeHere(url.href, visit.preview, origins)
    return here !== undefined && comparableUrl(here) === comparableUrl(back)
  })
}
