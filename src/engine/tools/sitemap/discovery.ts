import { getDomain } from 'tldts'
import type { Occurrence } from '../../../api/results.ts'
import { isLocalHost, isSampleHost } from '../../../net/host-kind.ts'
import { closesAll, type SitemapLine, sitemapsOf, whyForeign } from '../../formats/robots-txt/robots-txt.ts'
import {
  fail,
  failAmong,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { hasNoAddressYet, isOnProduction, type Preview } from '../../syntax/preview.ts'
import { isOwnersHost } from '../../syntax/sample-host.ts'
import { isThere, type SitemapFile, type SitemapSurvey } from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { servesHtml } from '../robots/robots-file.ts'
import type { HostUses } from './host-uses.ts'
import { type SiteSitemaps, siteSitemaps } from './site-sitemaps.ts'
import { hasNoEntries } from './sitemap-files.ts'
import { pagesOfSmallSite } from './small-site.ts'
import { answerOf, isUnclear, whyUnclear } from './survey-gaps.ts'

const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps'

/** Whether crawlers find the sitemaps. That robots.txt names one that is missing is for the robots tool. */
export const discovery = defineTopic({
  checks: {
    missing: {
      scope: 'site',
      severity: 'notice',
      title: 'Crawlers find no sitemap',
      why: 'Search engines then find pages only through links. That works on a small, well-linked site; on others they find pages late or never.',
      fix: 'Let your site generator write a sitemap.xml, and name it in robots.txt. A sitemap at another URL is found only if robots.txt names it. Where the robots.txt of the host is not yours, submit the sitemap in Search Console.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
      example: 'robots.txt has no Sitemap line, and /sitemap.xml answers 404',
    },
    'not-in-robots': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt does not name the sitemap',
      why: 'Crawlers look there for the sitemap. Not all of them try common URLs such as /sitemap.xml.',
      fix: 'Add a line "Sitemap: https://…" with the full URL to robots.txt. If there is no robots.txt, one with only this line is enough.',
      help: BUILD,
      example:
        '/sitemap.xml is there, and robots.txt has no line "Sitemap: https://www.example.com/sitemap.xml"',
    },
    'html-served': {
      scope: 'site',
      severity: 'warning',
      title: 'The sitemap is a web page',
      why: 'Search engines find no URLs in it and report the sitemap as invalid.',
      fix: 'Serve the XML file. If a rule answers every URL with the app, exclude the sitemap from it.',
      help: 'https://support.google.com/webmasters/answer/7451001',
      example: 'GET /sitemap.xml\n200, Content-Type: text/html, <!doctype html><div id="app">',
    },
    'child-unreachable': {
      scope: 'site',
      severity: 'warning',
      title: 'The sitemap index names a sitemap that does not exist',
      why: 'Search engines do not learn of the pages in it.',
      fix: 'Publish the file at that URL, or remove it from the index.',
      help: LARGE,
      example:
        '<sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>\nwhere /sitemap-3.xml answers 404',
    },
    'nested-index': {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap index names another index',
      why: 'An index may name only sitemaps. Search engines do not follow a second index, so they do not learn of the pages behind it.',
      fix: 'Name all sitemaps in one index, or each index in robots.txt.',
      help: LARGE,
      example:
        '<sitemap><loc>https://www.example.com/more.xml</loc></sitemap>\nwhere more.xml begins with <sitemapindex>',
    },
  },
  async judge(visit) {
    const site = await siteSitemaps(visit)
    const { survey, hosts } = site
    const hasNoAddress = hasNoAddressYet(visit.preview, survey.origin)
    const { files } = survey
    const isIndexed = files.some(({ reading }) => reading?.kind === 'index')
    const noIndex = notApplicable('there is no sitemap index')
    return {
      judgements: {
        missing: await judgeMissing(visit, site, hasNoAddress),
        'not-in-robots': judgeNamed(site, hasNoAddress && [...hosts.origins].every(isNoSite), visit.preview),
        'html-served': judgeHtml(files),
        'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
        'nested-index': isIndexed ? judgeNested(survey) : noIndex,
      },
    }
  },
})

/**
 * A sitemap lists full addresses, so none is missed of a site whose addresses nobody knows yet. Nor is one missed of a few
 * pages that the home page leads to.
 *
 * @see https://www.sitemaps.org/protocol.html#locdef
 */
async function judgeMissing(
  visit: Visit,
  { survey, inFolder }: SiteSitemaps,
  hasNoAddress: boolean,
): Promise<Judgement> {
  const { files, probes, origin } = survey
  if (files.some(isThere)) return pass()
  const unclear = whyUnclear(survey)
  if (unclear !== undefined) return notMeasured(unclear)
  if (files.some(({ reading }) => reading)) {
    return notApplicable('the file named as a sitemap is not one, which is reported separately')
  }
  if (files.length === 0 && hasNoAddress) {
    return notApplicable('a sitemap lists full URLs, and the final host of the pages is not known')
  }
  if (inFolder !== undefined) {
    return notApplicable(
      `${inFolder} is a sitemap, of which crawlers are not told, which is reported separately`,
    )
  }
  const pages = files.length === 0 ? await pagesOfSmallSite(visit) : undefined
  if (pages !== undefined) {
    return notApplicable(
      pages === 1
        ? 'the home page leads to no other page of the site but legal ones and logins, so a sitemap would list it alone'
        : `the home page leads to all ${pages} pages of the site, so crawlers find them without a sitemap`,
    )
  }
  const named = files[0] && namedInVain(files[0], visit)
  const empty = probes.find(isEmpty)
  if (empty && !named)
    return fail({ url: empty.url, message: 'The file is there and empty, so crawlers find no URL in it.' })
  const common = askedInWords(probes)
  return fail({ url: `${origin}/`, message: named ? `${named}; no ${common}` : `No ${common}.` })
}

/** Where none was found, with the folder that was asked: "sitemap at /shop/sitemap.xml or 5 other common URLs". */
function askedInWords([first, ...others]: SiteSitemaps['survey']['probes']): string {
  if (!first) return 'sitemap was found'
  const more = others.length === 1 ? ' or another common URL' : ` or ${others.length} other common URLs`
  return `sitemap at ${new URL(first.url).pathname}${others.length === 0 ? '' : more}`
}

/** What became of a sitemap that robots.txt names; on a preview, that of another host was looked for on this one. */
function namedInVain(file: SitemapFile, { preview }: Visit): string {
  const { url, namedAs } = file
  return namedAs === undefined || isOfSite(namedAs, preview)
    ? `${url}, which robots.txt names, ${answerOf(file)}`
    : `robots.txt names ${namedAs}, which is on another host, and ${url} ${answerOf(file)}`
}

/** Whether an address is one of production. */
function isOfSite(address: string, preview: Preview | undefined): boolean {
  return isOnProduction(preview, new URL(address))
}

/** Whether a file is there and nothing is in it. */
function isEmpty({ reading }: SitemapFile): boolean {
  return reading?.kind === 'unknown' && !reading.gzipBroken && reading.bytes <= MAX_EMPTY_BYTES
}

/** A line end, behind the mark of the order of bytes. */
const MAX_EMPTY_BYTES = 5

function isNoSite(origin: string): boolean {
  const { hostname } = new URL(origin)
  return isLocalHost(hostname) || isSampleHost(hostname)
}

/** @param hasNoAddress whether nothing, the sitemap's own addresses included, says where the site will be */
function judgeNamed(
  { survey: { files, robots, lines, origin }, hosts, inFolder, ofLanguages }: SiteSitemaps,
  hasNoAddress: boolean,
  preview: Preview | undefined,
): Judgement {
  const others = linesOfOtherSites(lines, origin, hosts, preview)
  const atRoot = inFolder ?? files.find(({ foundBy }) => foundBy === 'probe')?.url
  const found = [...(atRoot === undefined ? [] : [atRoot]), ...ofLanguages.files]
  if (found.length === 0) {
    const [own] = files.filter(isThere)
    if (!own) return notApplicable('no sitemap was found')
    return failWhere(
      others.map(({ url, line }) => ({
        url: robots.url,
        line,
        message: `names ${url}, which is on another host; that of the site is ${own.url}.`,
      })),
    )
  }
  if (files.some(({ foundBy }) => foundBy === 'probe') && files.filter(isThere).every(hasNoEntries)) {
    return notApplicable('the sitemap has no entries, which is reported separately')
  }
  if (robots.kind === 'unreachable') return notMeasured(robots.reason)
  const foreign = whyForeign(robots)
  if (foreign !== undefined) return notApplicable(foreign)
  if (robots.kind === 'rules' && servesHtml(robots.response)) {
    return notApplicable('a web page is served in the place of robots.txt, which is reported separately')
  }
  if (closesAll(robots, 'Googlebot', origin)) {
    return notApplicable('robots.txt blocks the whole site, which is reported separately')
  }
  const byPath = new Set(
    sitemapsOf(robots).flatMap(({ url, value }) =>
      url === undefined ? (URL.parse(value, robots.url)?.href ?? []) : [],
    ),
  )
  const unnamed = found.filter(url => !byPath.has(url))
  if (unnamed.length === 0) {
    return notApplicable('robots.txt names it without its host, which is reported separately')
  }
  if (hasNoAddress) {
    return notApplicable('robots.txt would name its full URL, and the final host of the site is not known')
  }
  return fail(
    unnamed.map(url => ({
      url,
      message:
        robots.kind === 'rules'
          ? `${robots.url} has no Sitemap line with ${url}${others[0] ? `, but one with ${others[0].url}, which is on another host` : ''}.`
          : `There is no robots.txt to name ${url}: ${robots.url} ${robots.reason}.`,
    })),
  )
}

/**
 * The lines of a robots.txt that names only sitemaps of other sites, as that of a template names the sitemap of its author;
 * none where it names one of the site as well, or the sitemaps list pages of that host, which is told of them. Until
 * production is known, each host may be it.
 */
function linesOfOtherSites(
  lines: readonly SitemapLine[],
  origin: string,
  { foreign }: HostUses,
  preview: Preview | undefined,
): SitemapLine[] {
  const own = preview === undefined ? origin : preview.origin
  if (own === undefined || isLocalHost(new URL(own).hostname)) return []
  const full = lines.filter(({ url }) => url !== undefined)
  const isOther = ({ url }: SitemapLine) => {
    const { hostname, host, origin: there } = new URL(url!)
    const isNear = there === origin || isOfSameSite(hostname, new URL(own).hostname)
    // Those of templates and of the builder's machine are told by `robots/sitemap-unreachable`.
    const isNobodys = isSampleHost(hostname) || isOwnersHost(hostname) || isLocalHost(hostname)
    return !isNear && !isNobodys && !foreign.includes(host)
  }
  return full.length === lines.length && full.every(isOther) ? full : []
}

/**
 * Whether two hosts are those of one site, as where a third one has its files. A domain and its `www` are a site apart from
 * those below other names of the domain: a page at `2026.shop.example` is none of `www.shop.example`.
 */
function isOfSameSite(named: string, own: string): boolean {
  const domain = getDomain(own, PRIVATE)
  const isMain = (host: string) => host === domain || host === `www.${domain}`
  return getDomain(named, PRIVATE) === domain && (isMain(own) || !isMain(named))
}

/** `mary.github.io` and `paul.github.io` are two sites. */
const PRIVATE = { allowPrivateDomains: true }

function judgeHtml(files: readonly SitemapFile[]): Judgement {
  const answered = files.filter(({ reading }) => reading)
  if (answered.length === 0) return notApplicable('no sitemap was found')
  return failWhere(
    answered
      .filter(({ reading }) => reading!.kind === 'html')
      .map(file => ({ url: file.url, message: `is a web page${namedBy(file)}` })),
  )
}

function judgeChildren(files: readonly SitemapFile[]): Judgement {
  const children = files.filter(({ foundBy }) => foundBy === 'index')
  const bad = children.filter(({ reading }) => !reading)
  const gone = bad.filter(file => !isUnclear(file))
  if (gone.length > 0) {
    return fail(
      gone.map((file): Occurrence => ({ url: file.url, message: `${answerOf(file)}${namedBy(file)}` })),
    )
  }
  if (bad.length > 0) return notMeasured(`${bad[0]!.url} ${answerOf(bad[0]!)}`)
  return children.length > 0 ? pass() : notApplicable('the index names no sitemap of this site')
}

function judgeNested({ files, nested }: SitemapSurvey): Judgement {
  return failAmong(
    files.filter(({ foundBy, reading }) => foundBy === 'index' && reading),
    nested.map(({ url, namedIn }) => ({ ...namedIn, message: `names ${url}, which is an index itself` })),
    'nothing that the index names could be read',
  )
}

function namedBy({ namedIn }: SitemapFile): string {
  return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : ''
}
