import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import { NotMeasured } from '../../not-measured.ts'
import { canonicalLinks } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { instantRedirect } from '../../page/instant-redirect.ts'
import { isLedOn } from '../../page/judged-page.ts'
import { namesItself } from '../../page/page-address.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { addressBesideGuess } from '../../syntax/preview.ts'
import { isThere } from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { misnamesProduction } from './hosts.ts'
import { namesOf } from './page-names.ts'
import { isClosedByPlatform } from './samples.ts'
import { type SiteSitemaps, siteSitemaps } from './site-sitemaps.ts'
import { whyIncomplete } from './survey-gaps.ts'

/** Whether the audited page is in the sitemaps. */
export const listing = defineTopic({
  checks: {
    'page-not-listed': {
      severity: 'notice',
      title: 'The page is not in the sitemap',
      why: 'Search engines find the page only through links, and may learn of changes later.',
      fix: 'Add the URL of the page to the sitemap. If it is left out on purpose, add this check to "ignore" for the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
      example: "https://www.example.com/new is in none of the site's sitemaps",
    },
  },
  async judge(visit) {
    const site = await siteSitemaps(visit)
    if (site.entries === 0) {
      return found(notApplicable('the sitemaps list nothing'), undefined)
    }
    const page = await pageOrReason(visit)
    if (typeof page === 'string') return found(notMeasured(page), findListing(site, visit.url))
    const canonicals = canonicalLinks(page).flatMap(({ url }) => url ?? [])
    const listed = findListing(site, page.url, [...canonicals, ...besideGuess(visit, page.url)])
    const excuse = await excuseOf(visit, page, site)
    const judgement = excuse === undefined ? judge(listed, page.url, site) : notApplicable(excuse)
    // Only for a page that is left out is it worth showing it in Chrome.
    const leadsOn = judgement.outcome === 'fail' && (await sendsOn(visit, page))
    return found(leadsOn ? notApplicable('the page only sends its visitors elsewhere') : judgement, listed)
  },
})

/**
 * Whether the sitemaps of the site list the audited page. What leaves it out is not known where there is none, where one
 * was not read to its end, or where they are those of another host.
 */
export async function placeInSitemaps(visit: Visit): Promise<'listed' | 'left-out' | 'unknown'> {
  const site = await siteSitemaps(visit)
  if (site.entries === 0) return 'unknown'
  const page = await pageOrReason(visit)
  // That the page which it names as canonical is listed says nothing of the page itself.
  const canonicals =
    typeof page === 'string'
      ? []
      : canonicalLinks(page).flatMap(({ url }) => (url && namesItself(url, page) ? [url] : []))
  const url = typeof page === 'string' ? visit.url : page.url
  if (findListing(site, url, [...canonicals, ...besideGuess(visit, url)]) !== 'not-listed') return 'listed'
  return whyIncomplete(site.survey) !== undefined || isOfOtherHost(site) ? 'unknown' : 'left-out'
}

type Listing = 'listed' | 'listed-otherwise' | 'not-listed'

function found(judgement: Judgement, listed: Listing | undefined) {
  return {
    judgements: { 'page-not-listed': judgement },
    facts: { listed: listed === undefined ? null : listed !== 'not-listed' },
  }
}

async function pageOrReason(visit: Visit): Promise<HtmlPage | string> {
  try {
    return await visit.htmlPage()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

function besideGuess({ preview }: Visit, url: string): URL[] {
  const beside = addressBesideGuess(preview, new URL(url))
  return beside ? [beside] : []
}

/** @param further addresses of the page */
function findListing(
  { urls, origins }: Pick<SiteSitemaps, 'urls' | 'origins'>,
  url: string,
  further: readonly URL[] = [],
): Listing {
  const names = namesOf(url, origins)
  if (names.exact.some(name => urls.has(name))) return 'listed'
  const others = further.map(other => comparableUrl(other))
  const similar = further.flatMap(other => namesOf(other.href, origins).similar)
  const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name))
  return isKnown ? 'listed-otherwise' : 'not-listed'
}

function judge(listed: Listing, url: string, site: SiteSitemaps): Judgement {
  const { survey, ofLanguages, origins } = site
  if (listed === 'listed') return pass()
  if (listed === 'listed-otherwise') return pass('it is listed with another form of its URL')
  if (findListing({ urls: ofLanguages.urls, origins }, url) !== 'not-listed') {
    return pass('the sitemap in the folder of its language lists it, which crawlers are not told of')
  }
  const incomplete = whyIncomplete(survey)
  if (incomplete !== undefined) return notMeasured(incomplete)
  return fail({ url, message: 'No sitemap lists this page' })
}

/** Whether a refresh or a script leads to another page, which is the one that belongs in the sitemap. */
async function sendsOn(visit: Visit, page: HtmlPage): Promise<boolean> {
  return instantRedirect(page) !== undefined || isLedOn(await visit.judgedPage())
}

/** Lists of what belongs to a tag, an author and the like, as generators make them and mostly leave them out. */
const ARCHIVE = /\/(?:tags?|authors?|archives?|page)\/[^/]+\/?$/i

/** Why a page need not be in a sitemap. */
async function excuseOf(visit: Visit, page: HtmlPage, site: SiteSitemaps): Promise<string | undefined> {
  if (isForUsers(page.url)) return 'the page is for people who are on the site already'
  if (isLegalNotice(page.url)) return 'nobody searches for a legal notice, and many leave it out on purpose'
  const meta = metaDirectives(page.document).inHead
  const headers = isClosedByPlatform(site.samples) ? [] : shippedHeaderDirectives(page)
  if (directivesFor([...meta, ...headers], 'Googlebot').some(isNoindex)) return 'the page is set to noindex'
  const canonical = canonicalLinks(page).find(link => link.url)?.url
  if (canonical && !namesItself(canonical, page)) return 'the page names another one as canonical'
  const robots = await visit.robotsTxt(page.url)
  if (robots.kind === 'rules' && !verdictFor(robots, 'Googlebot', page.url).allowed)
    return 'robots.txt closes the page'
  if (ARCHIVE.test(new URL(page.url).pathname)) return 'lists of pages by tag, author or date may be left out'
  if (site.urls.size === 0) return 'no entry of the sitemaps is a full URL, which is reported separately'
  if (site.samples.length > 1 && site.samples.every(({ status }) => status !== undefined && isGone(status)))
    return 'nothing of what the sitemaps list is there, which is reported separately'
  if (misnamesProduction(site, visit.preview))
    return 'the sitemaps list a host that is not production, which is reported separately'
  return isOfOtherHost(site)
    ? 'the sitemap was read from another host, which may not know this version of the site'
    : undefined
}

function isOfOtherHost({ survey, hosts, origins }: SiteSitemaps): boolean {
  const elsewhere = survey.files.every(file => !isThere(file) || !file.url.startsWith(`${survey.origin}/`))
  return elsewhere && !hosts.listsOwn && origins.length > 1
}
