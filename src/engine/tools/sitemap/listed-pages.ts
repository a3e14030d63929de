import type { Occurrence } from '../../../api/results.ts'
import { closesAll } from '../../formats/robots-txt/robots-txt.ts'
import { FaultList } from '../../judging/fault-list.ts'
import {
  fail,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { provesNothing } from '../../network/status.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import type { Visit } from '../../visit/visit.ts'
import { namesOf } from './page-names.ts'
import { canonicalFault, isClosedByPlatform, readAnswer, type Sample, showsPage } from './samples.ts'
import { type SiteSitemaps, siteSitemaps } from './site-sitemaps.ts'
import { withoutEntries } from './survey-gaps.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'

const checks = {
  'listed-broken': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists a page that does not exist',
    why: 'Search engines get an error where the sitemap promises a page, and drop the URL. If the page should exist, it is lost.',
    fix: 'Publish the page, or remove its URL from the sitemap.',
    help: HELP,
    example: '<loc>https://www.example.com/gone</loc>, which answers 404',
  },
  'listed-redirects': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists a URL that redirects',
    why: 'A sitemap is for the URLs that search results should show. A redirect says that another URL is the right one.',
    fix: 'List the URL that the redirect leads to.',
    help: HELP,
    example: '<loc>https://www.example.com/old</loc>, which answers 301',
  },
  'listed-noindex': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists a page with noindex',
    why: 'The sitemap asks search engines to index the page, but the page forbids it.',
    fix: 'Remove the URL from the sitemap, or the noindex from the page.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
  },
  'listed-not-canonical': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists a page whose canonical is another URL',
    why: 'The sitemap and the canonical disagree on the URL that search results should show.',
    fix: 'List only canonical URLs. If the canonical redirects to the listed URL, correct the canonical instead.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example:
      '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
  },
  'listed-blocked': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists a page that robots.txt blocks',
    why: 'The sitemap sends crawlers to a page that they may not fetch.',
    fix: 'Remove the URL from the sitemap, or allow it in robots.txt.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
  },
} satisfies Record<string, CheckDefinition>

/** What some of the listed addresses answer. */
export const listedPages = defineTopic({
  checks,
  async judge(visit) {
    const site = await siteSitemaps(visit)
    const { samples } = site
    const own = await auditedSample(visit, site)
    return {
      judgements:
        site.entries > 0 ? judgeSamples(site, own) : sameForAll(checks, withoutEntries(site.survey)),
      facts: { samples: samples.map(factsOf) },
    }
  },
})

const ALL_BLOCKED = notApplicable('robots.txt blocks the whole site, which is reported separately')

/** What is known of the audited page, where the sitemaps list it and it is none of those that are tried. */
async function auditedSample(
  visit: Visit,
  { entries, urls, origins, samples }: SiteSitemaps,
): Promise<Sample[]> {
  const { url } = visit
  const isListed = entries > 0 && namesOf(url, origins).exact.some(name => urls.has(name))
  if (!isListed || samples.some(({ asked }) => isSamePage(asked, url))) return []
  return [{ url, asked: url, blocked: false, ...readAnswer(await visit.exchange(), url, visit.preview) }]
}

/** @param own the audited page, of which only its noindex is told here; the rest is for checks of the page */
function judgeSamples(
  { samples, tried: counts, closed, survey, urls }: SiteSitemaps,
  own: readonly Sample[],
): Judgements<keyof typeof checks> {
  if (samples.length === 0) {
    return sameForAll(checks, notApplicable('the sitemaps list no URL that can be tried on the audited site'))
  }
  const failed = samples.find(({ status, failure }) => failure !== undefined || provesNothing(status!))
  const unclear =
    failed &&
    notMeasured(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`)
  const answered = samples.filter(({ status }) => status !== undefined && !provesNothing(status))
  const good = answered.filter(showsPage)
  const isDirect = (sample: Sample) => showsPage(sample) && sample.redirectsTo === undefined
  const direct = good.filter(isDirect)
  const triedOf = (count: number, beside = '') =>
    count < urls.size ? `${count} of ${urls.size} listed URLs were tried${beside}` : undefined
  const judge = (
    among: readonly Sample[],
    message: (sample: Sample) => string | undefined,
    tried = triedOf(counts.read),
  ): Judgement => {
    const places = among.flatMap(sample => {
      const said = message(sample)
      return said === undefined ? [] : [placeOf(sample, said)]
    })
    if (places.length > 0) return fail(places, tried)
    return unclear ?? (among.length > 0 ? pass() : notApplicable('none of the URLs tried shows a page'))
  }
  const isPlatform = isClosedByPlatform(samples)
  // What crawlers may not fetch is wrong in the list, whatever it answers; where all is closed, that is another fault.
  const isAllBlocked = samples.every(({ blocked }) => blocked)
  const open = isAllBlocked ? answered : answered.filter(({ blocked }) => !blocked)
  return {
    'listed-broken': judge(
      open,
      sample => (showsPage(sample) ? undefined : `answers ${sample.status}`),
      triedOf(counts.asked),
    ),
    'listed-redirects': inOneSentence(
      judge(good, ({ redirectsTo }) => redirectsTo && `redirects to ${redirectsTo}`, triedOf(counts.asked)),
      good.filter(({ redirectsTo }) => redirectsTo !== undefined),
    ),
    'listed-noindex':
      direct.length > 1 && direct.every(({ noindexMeta }) => noindexMeta)
        ? notApplicable('all pages that were tried have noindex, which is reported separately')
        : judge(
            [...direct, ...own.filter(isDirect)],
            sample => noindexOf(sample, isPlatform),
            triedOf(counts.read, ', and the audited pages'),
          ),
    'listed-not-canonical': judge(direct, canonicalFault),
    'listed-blocked': closesAll(survey.robots, 'Googlebot', survey.origin)
      ? ALL_BLOCKED
      : judgeBlocked(samples, isAllBlocked ? [] : closed),
  }
}

/** @param closed further pages, which were not asked for; some of them are samples */
function judgeBlocked(samples: readonly Sample[], closed: readonly string[]): Judgement {
  const tried = samples.filter(({ blocked }) => blocked)
  const known = new Set(tried.map(({ asked }) => asked))
  const list = new FaultList()
  const add = (place: Pick<Sample, 'asked' | 'file' | 'line'>) =>
    list.add(placeOf(place, 'is blocked by robots.txt for Googlebot'))
  for (const sample of tried) add(sample)
  for (const asked of closed) if (!known.has(asked)) add({ asked })
  return list.judge()
}

/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }: Sample, isPlatform: boolean): string | undefined {
  if (noindexMeta) return 'has a robots meta tag with noindex'
  return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined
}

/** Redirects from which on one sentence says of all how little they differ from what is listed. */
const MIN_ALIKE = 2

/** What is too little or too much in a listed URL for which it redirects, and the URL to list in its place. */
const LITTLE = {
  slash: { why: 'the slash at their end is missing', list: (url: string) => `${url}/` },
  noSlash: { why: 'they end in a slash', list: (url: string) => url.replace(/\/$/, '') },
  https: {
    why: 'they begin with http:// instead of https://',
    list: (url: string) => url.replace(/^http:/, 'https:'),
  },
} as const

function littleOf({ asked, redirectsTo }: Sample): keyof typeof LITTLE | undefined {
  const kinds = Object.keys(LITTLE) as (keyof typeof LITTLE)[]
  return kinds.find(kind => redirectsTo !== asked && redirectsTo === LITTLE[kind].list(asked))
}

/** Where all listed URLs have the same little fault that is said once, and each place is a line to correct. */
function inOneSentence(judgement: Judgement, moved: readonly Sample[]): Judgement {
  const [little, ...others] = new Set(moved.map(littleOf))
  if (judgement.outcome !== 'fail' || moved.length < MIN_ALIKE || !little || others.length > 0)
    return judgement
  const { why, list } = LITTLE[little]
  const inOrder = moved.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const places = inOrder.map(({ url, asked, file, line }) => ({
    url: asked,
    message: `List ${list(url)}${file === undefined ? '' : ` (${file}, line ${line})`}.`,
  }))
  return fail(places, `${moved.length} listed URLs redirect only because ${why}.`)
}

function placeOf(
  { asked, file, line }: Pick<Sample, 'asked' | 'file' | 'line'>,
  message: string,
): Occurrence {
  const lists = file === undefined ? 'the sitemap lists it' : `${file} lists it in line ${line}`
  return { url: asked, message: `The page ${message}; ${lists}.` }
}

function factsOf({ url, asked, status, failure, redirectsTo, canonical, ...flags }: Sample) {
  return {
    url,
    asked,
    status: status ?? null,
    failure: failure ?? null,
    redirectsTo: redirectsTo ?? null,
    canonical: canonical ?? null,
    noindex: flags.noindexHeader || flags.noindexMeta,
    blocked: flags.blocked,
  }
}
