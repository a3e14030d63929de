import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic, type Findings } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { canonicalLinks } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { namesItself } from '../../page/page-address.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { isThere } from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { LOC_CHECKS } from './addresses.ts'
import { judgeAgreement } from './alternate-agreement.ts'
import { AGREEMENT_CHECKS, ALTERNATE_CHECKS } from './alternates.ts'
import { DISCOVERY_CHECKS, judgeDiscovery, unclearReason } from './discovery.ts'
import { FILE_CHECKS, judgeFiles } from './format.ts'
import { HOST_CHECKS } from './hosts.ts'
import { factsOf } from './inventory.ts'
import { DATE_CHECKS } from './lastmod.ts'
import { isClosedByPlatform, judgeSamples, SAMPLE_CHECKS } from './listed-pages.ts'
import { findListing, judgeListing, LISTING_CHECKS, type Listing, namesOf } from './listing.ts'
import { readAnswer, type Sample } from './samples.ts'
import { all, readSite, type SiteSitemaps, unreadReason } from './site-sitemaps.ts'
import { EXTENSION_CHECKS } from './videos.ts'

// Not checked: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
// trailing slashes and letter case of addresses (style, see serp); changefreq and priority beyond their form (Google
// ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
// that answers 404 (robots); non-ASCII addresses (read as IRIs by Google and Bing).

const CONTENT_CHECKS = {
  ...LOC_CHECKS,
  ...HOST_CHECKS,
  ...DATE_CHECKS,
  ...EXTENSION_CHECKS,
  ...ALTERNATE_CHECKS,
}
const CHECKS = {
  ...DISCOVERY_CHECKS,
  ...FILE_CHECKS,
  ...CONTENT_CHECKS,
  ...SAMPLE_CHECKS,
  ...LISTING_CHECKS,
  ...AGREEMENT_CHECKS,
}

/** The sitemaps of the site, and whether the page is in them. */
const sitemap = defineTopic({
  checks: CHECKS,
  judge,
})

async function judge(visit: Visit): Promise<Findings<keyof typeof CHECKS>> {
  const exchange = await visit.exchange()
  const { origin } = new URL(exchange.final?.url ?? visit.url)
  const site = await visit.onceForSite(`sitemaps ${origin}`, () => readSite(visit, origin))
  const { survey } = site
  const unclear = unclearReason(survey)
  if (exchange.failure && unclear !== undefined)
    throw new NotMeasured(`${exchange.failure.url} ${exchange.failure.message}`)
  const page = await judgePage(visit, site)
  const answered = survey.files.some(({ reading }) => reading && reading.kind !== 'html')
  const without = unclear === undefined ? notApplicable('the site has no sitemap') : notMeasured(unclear)
  return {
    judgements: {
      ...judgeDiscovery(survey),
      ...(answered ? judgeFiles(survey) : all(FILE_CHECKS, without)),
      ...judgeContent(site, without),
      ...(site.entries > 0 ? judgeSamples(page.samples) : all(SAMPLE_CHECKS, emptyReason(site, without))),
      'page-not-listed': page.judgement,
      'alternate-contradicts-page': page.agreement,
    },
    facts: factsOf(site, page.listing, page.samples),
  }
}

function judgeContent(
  site: SiteSitemaps,
  without: Judgement,
): Record<keyof typeof CONTENT_CHECKS, Judgement> {
  const isIndex = site.survey.files.some(({ reading }) => reading?.kind === 'index')
  return site.entries > 0 || isIndex ? site.judgements : all(CONTENT_CHECKS, emptyReason(site, without))
}

function emptyReason({ survey }: SiteSitemaps, without: Judgement): Judgement {
  return survey.files.some(isThere) ? notApplicable('the sitemaps list nothing') : without
}

interface PageJudgement {
  judgement: Judgement
  agreement: Judgement
  listing: Listing | undefined
  /** Those of the site, and before them the audited page where it is listed. */
  samples: readonly Sample[]
}

async function judgePage(visit: Visit, site: SiteSitemaps): Promise<PageJudgement> {
  const { samples, urls, origins, entries } = site
  if (entries === 0) {
    const nothing = notApplicable('the sitemaps list nothing')
    return { judgement: nothing, agreement: nothing, listing: undefined, samples }
  }
  const html = await pageOf(visit)
  const url = 'judgement' in html ? visit.url : html.url
  const canonicals = 'judgement' in html ? [] : canonicalLinks(html).flatMap(link => link.url ?? [])
  const listing = findListing(urls, url, origins, canonicals)
  const withPage = await addPage(visit, site)
  if ('judgement' in html) {
    return { judgement: html.judgement, agreement: html.judgement, listing, samples: withPage }
  }
  const excuse = await excuseOf(visit, html, site)
  return {
    judgement: judgeListing(listing, url, excuse, unreadReason(site.survey)),
    agreement: judgeAgreement(html, site),
    listing,
    samples: withPage,
  }
}

/** The audited page is a sample too where it is listed by the address that it was audited by. */
async function addPage(visit: Visit, { samples, urls, origins }: SiteSitemaps): Promise<readonly Sample[]> {
  const listed = namesOf(visit.url, origins).exact.some(name => urls.has(name))
  if (!listed || samples.some(({ asked }) => isSamePage(asked, visit.url))) return samples
  const robots = await visit.robotsTxt(visit.url)
  const blocked = robots.kind === 'rules' && !verdictFor(robots, 'Googlebot', visit.url).allowed
  const answer = readAnswer(await visit.exchange(), visit.url, visit.preview)
  return [{ url: visit.url, asked: visit.url, blocked, ...answer }, ...samples]
}

async function pageOf(visit: Visit): Promise<HtmlPage | { judgement: Judgement }> {
  try {
    return await visit.htmlPage()
  } catch (error) {
    if (error instanceof NotMeasured) return { judgement: notMeasured(error.message) }
    throw error
  }
}

/** Why a page need not be in a sitemap. */
async function excuseOf(visit: Visit, page: HtmlPage, site: SiteSitemaps): Promise<string | undefined> {
  const meta = metaDirectives(page.document).inHead
  const headers = isClosedByPlatform(site.samples) ? [] : shippedHeaderDirectives(page)
  if (directivesFor([...meta, ...headers], 'Googlebot').some(isNoindex)) return 'the page is set to noindex'
  const canonical = canonicalLinks(page).find(link => link.url)?.url
  if (canonical && !namesItself(canonical, page)) return 'the page names another one as canonical'
  const robots = await visit.robotsTxt(page.url)
  if (robots.kind === 'rules' && !verdictFor(robots, 'Googlebot', page.url).allowed)
    return 'robots.txt closes the page'
  const { survey, listsOwnHost, origins } = site
  const elsewhere = survey.files.every(file => !isThere(file) || !file.url.startsWith(`${survey.origin}/`))
  if (elsewhere && !listsOwnHost && origins.length > 1) {
    return 'the sitemap was read from another host, which may not know this version of the site'
  }
  return undefined
}

export const topics = [sitemap]
