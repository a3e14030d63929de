import type { Occurrence } from '../../../api/results.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { Sample } from './samples.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'

/** What some of the listed addresses answer. */
export const SAMPLE_CHECKS = {
  'listed-broken': {
    severity: 'error',
    title: 'The sitemap lists a page that is not there',
    why: 'Search engines are sent to errors, and trust the sitemap less. A page that was meant to be there is lost.',
    fix: 'Publish the page, or remove its address from the sitemap. A few addresses were tried: others may be affected.',
    help: HELP,
    example: '<loc>https://www.example.com/gone</loc>, which answers 404',
  },
  'listed-redirects': {
    severity: 'warning',
    title: 'The sitemap lists an address that redirects',
    why: 'A sitemap is for the addresses that search results should show; a redirect says that this is another one.',
    fix: 'List the address that the redirect leads to.',
    help: HELP,
    example: '<loc>https://www.example.com/old</loc>, which answers 301',
  },
  'listed-noindex': {
    severity: 'warning',
    title: 'The sitemap lists a page that is set to noindex',
    why: 'The sitemap asks search engines to index the page, the page forbids it.',
    fix: 'Remove the address from the sitemap, or the noindex from the page.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
  },
  'listed-not-canonical': {
    severity: 'warning',
    title: 'The sitemap lists a page that names another one as canonical',
    why: 'Sitemap and canonical disagree on the address that search results should show.',
    fix: 'List canonical addresses alone.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example:
      '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
  },
  'listed-blocked': {
    severity: 'warning',
    title: 'The sitemap lists a page that robots.txt closes',
    why: 'The sitemap invites crawlers to a page that they may not fetch.',
    fix: 'Remove the address from the sitemap, or open it in robots.txt.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
  },
} satisfies Record<string, CheckDefinition>

/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function cannotTell(status: number): boolean {
  return [401, 403, 405, 429].includes(status) || status >= 500
}

function isSuccess({ status }: Sample): boolean {
  return status !== undefined && status >= 200 && status < 300
}

/** Whether all that was asked for is kept out of search by a header, as preview platforms do with all that they serve. */
export function isClosedByPlatform(samples: readonly Sample[]): boolean {
  const answered = samples.filter(isSuccess)
  return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader)
}

export function judgeSamples(samples: readonly Sample[]): Record<keyof typeof SAMPLE_CHECKS, Judgement> {
  if (samples.length === 0) {
    const none = notApplicable('the sitemaps list no address that can be tried on the audited site')
    return Object.fromEntries(Object.keys(SAMPLE_CHECKS).map(name => [name, none])) as never
  }
  const failed = samples.find(({ status, failure }) => failure !== undefined || cannotTell(status!))
  const unclear =
    failed &&
    notMeasured(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`)
  const answered = samples.filter(({ status }) => status !== undefined && !cannotTell(status))
  const good = answered.filter(sample => isSuccess(sample))
  const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined)
  const judge = (among: readonly Sample[], message: (sample: Sample) => string | undefined): Judgement => {
    const places = among.flatMap(sample => {
      const said = message(sample)
      return said === undefined ? [] : [occurrence(sample, said)]
    })
    if (places.length > 0) return fail(places)
    return unclear ?? (among.length > 0 ? pass() : notApplicable('none of the addresses tried shows a page'))
  }
  const platform = isClosedByPlatform(samples)
  return {
    'listed-broken': judge(answered, sample => (isSuccess(sample) ? undefined : `answers ${sample.status}`)),
    'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `leads to ${redirectsTo}`),
    'listed-noindex': judge(direct, sample => noindexOf(sample, platform)),
    'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
    'listed-blocked': failWhere(
      samples.filter(({ blocked }) => blocked).map(sample => occurrence(sample, 'is closed to Googlebot')),
    ),
  }
}

/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }: Sample, platform: boolean): string | undefined {
  if (noindexMeta) return 'has a robots meta tag with noindex'
  return noindexHeader && !platform ? 'is sent with X-Robots-Tag: noindex' : undefined
}

function occurrence({ asked, file, line }: Sample, message: string): Occurrence {
  const place = file === undefined ? 'listed' : `listed in ${file} line ${line}`
  return { url: asked, message: `${message}; ${place}` }
}
