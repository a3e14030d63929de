import type { Occurrence } from '../../../api/results.ts'
import { botNamed, MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { groupsFor } from '../../formats/robots-txt/matcher.ts'
import { type RobotsTxt, verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { fail, failWhere, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { directivesFor, isNoindex } from '../../page/page-directives.ts'
import { addressInSite, isSiteHome } from '../../page/site-home.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isForUsers, isPanel } from '../../syntax/for-users.ts'
import { isLanguageName } from '../../syntax/language-tag.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import type { Visit } from '../../visit/visit.ts'
import { placeInSitemaps } from '../sitemap/listing.ts'
import { siteSitemaps } from '../sitemap/site-sitemaps.ts'
import { closedAt, crawlPermission, rulePlace, type Stop } from './crawl-permission.ts'
import { noindexWeight } from './noindex-weight.ts'
import { pageRules } from './page-rules.ts'

const INTRO = 'https://developers.google.com/search/docs/crawling-indexing/robots/intro'

/** Whether crawlers may fetch the audited page. */
export const pageAccess = defineTopic({
  checks: {
    'page-blocked': {
      severity: 'error',
      title: 'robots.txt blocks search engines from the page',
      why: 'A search engine that may not fetch a page cannot read it. The page drops out of results, or appears there as a bare URL.',
      fix: 'Remove or narrow the Disallow rule, or add a longer Allow rule for the page. If it should stay blocked, keep it out of the sitemap.',
      help: INTRO,
      example: 'User-agent: *\nDisallow: /shop/\n\nfor the page /shop/red-bike',
    },
    'page-blocked-by-name': {
      severity: 'warning',
      title: 'A rule of robots.txt names this page and blocks search engines from it',
      why: 'A search engine that may not fetch a page cannot read it. The rule is about this page and no other, so this may be on purpose.',
      fix: 'Remove the Disallow rule if people should find the page in search. Otherwise leave it, keep the page out of the sitemap, and add this check to "ignore" for the page.',
      help: INTRO,
      example:
        'User-agent: *\nDisallow: /company/\n\nfor the page /company/, with no other page in that folder',
    },
    'search-crawlers-blocked': {
      severity: 'notice',
      title: 'robots.txt blocks some search engines from the page',
      why: 'Google and Bing may fetch the page. Other search engines may not, and leave it out of their results.',
      fix: 'Allow the crawler if its users matter to you. Otherwise ignore this.',
      help: INTRO,
      example: 'User-agent: YandexBot\nDisallow: /',
    },
    'site-blocked': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt blocks the whole site except for a few pages',
      why: 'Only pages with an Allow rule can be crawled. Every new page stays blocked until somebody adds a rule for it.',
      fix: 'Replace "Disallow: /" with rules for the parts that should stay blocked.',
      help: INTRO,
      example: 'User-agent: *\nDisallow: /\nAllow: /$',
    },
  },
  async judge(visit) {
    const { stops, closed } = await crawlPermission(visit)
    const covered = notApplicable('the page is closed to Google or Bing')
    if (closed.length > 0) {
      const isMeant = await isClosedOnPurpose(visit)
      const { url } = stops.at(-1)!
      const isAside = (isLegalNotice(url) || isForUsers(url)) && closedSite(stops.at(-1)!).length === 0
      const meant = isAside ? ASIDE : isMeant ? ON_PURPOSE : undefined
      const named = meant === undefined && (await isClosedByName(visit, stops))
      const excuse = named && (await isForOwners(visit, url)) ? ASIDE : meant
      return {
        judgements: {
          'page-blocked': excuse ?? (named ? BY_NAME : fail(closed)),
          'page-blocked-by-name': excuse ?? (named ? fail(await withSitemap(visit, closed)) : BY_FOLDER),
          'search-crawlers-blocked': covered,
          'site-blocked': covered,
        },
      }
    }
    return {
      judgements: {
        'page-blocked': pass(),
        'page-blocked-by-name': pass(),
        'search-crawlers-blocked': failWhere(closedAt(stops, OTHER_SEARCH_BOTS)),
        'site-blocked': failWhere(closedSite(stops.at(-1)!)),
      },
    }
  },
})

const ASIDE = notApplicable('legal notices, logins and the like are kept out of search on purpose')
const ON_PURPOSE = notApplicable('the page is set to noindex and in no sitemap, which is reported separately')

/** Whether a page is set to noindex as well, and nothing says that it is to be found: nobody closes it so often by mistake. */
async function isClosedOnPurpose(visit: Visit): Promise<boolean> {
  const { shipped } = await pageRules(visit).catch(() => ({ shipped: [] }))
  const isOut = MAIN_SEARCH_BOTS.every(bot => directivesFor(shipped, bot).some(isNoindex))
  return isOut && (await noindexWeight(visit)).is !== 'lost'
}

/** How the titles of pages begin or end that only those see who run a site. */
const TITLE_OF_OWNERS = /(?:^|[\s|·–—-])(?:admin|log-?in|sign in|dashboard)(?:$|[\s|·–—-])/i
const MAX_TITLE = 200

/** Whether a page that a rule names is the panel or the login of those who run the site, and in no sitemap. */
async function isForOwners(visit: Visit, url: string): Promise<boolean> {
  if ((await placeInSitemaps(visit)) === 'listed') return false
  if (isPanel(url)) return true
  const page = await visit.htmlPage().catch(() => undefined)
  const [title] = page?.document.elements('title') ?? []
  return title !== undefined && TITLE_OF_OWNERS.test(startOfSeenText(title, MAX_TITLE))
}

const BY_NAME = notApplicable('the rule names the page itself, which is reported as a warning')
const BY_FOLDER = notApplicable('the rule is not only about this page, which is reported as an error')

/** Addresses of sitemaps that are looked at. */
const MAX_LISTED = 10_000

/**
 * Whether each rule that closes a page names it, so that somebody meant this page. Nobody means the home page, nor that of
 * a language, with which all of the language is closed.
 */
async function isClosedByName(visit: Visit, stops: readonly Stop[]): Promise<boolean> {
  const { url } = stops.at(-1)!
  const place = { url, preview: visit.preview }
  if (isSiteHome(place) || isLanguageFolder(addressInSite(place))) return false
  const patterns = stops.flatMap(stop => patternsClosing(stop).map(pattern => ({ pattern, url: stop.url })))
  if (!patterns.every(({ pattern, url }) => names(pattern, url))) return false
  const { listed } = await siteSitemaps(visit)
  // Without a sitemap nobody knows what else there is behind a path that may go on.
  if (listed.length === 0 && patterns.some(({ pattern }) => !/\$$|\.\w{2,5}$/.test(pattern))) return false
  return !isListedBelow(listed.slice(0, MAX_LISTED), new Set(patterns.map(({ pattern }) => pattern)), url)
}

/** Whether an address is that of a folder called like a language, as `/de/`. */
function isLanguageFolder(address: string): boolean {
  const [, name, ...others] = plainPath(new URL(address).pathname).split('/')
  return name !== undefined && others.length === 0 && isLanguageName(name)
}

function patternsClosing({ url, robots }: Stop): string[] {
  if (robots.kind !== 'rules') return []
  const lines = new Set(
    MAIN_SEARCH_BOTS.map(bot => verdictFor(robots, bot, url))
      .filter(({ allowed }) => !allowed)
      .map(({ line }) => line),
  )
  const rules = robots.rules.groups.flatMap(group => group.rules)
  return [...new Set(rules.filter(({ line }) => lines.has(line)).map(({ pattern }) => pattern))]
}

function names(pattern: string, url: string): boolean {
  const path = pattern.replace(/\$$/, '')
  return !path.includes('*') && plainPath(path) === plainPath(new URL(url).pathname)
}

/** A path as all hosts understand it: `/company` for `/company/`, `/company.html` and `/company/index.html`. */
function plainPath(path: string): string {
  return path.replace(/\/(?:index\.html?)?$|\.html?$/i, '')
}

/** Whether sitemaps list other pages that the same rule closes: then it is about a folder, whose first page this is. */
function isListedBelow(urls: readonly string[], patterns: ReadonlySet<string>, url: string): boolean {
  const own = plainPath(new URL(url).pathname)
  const starts = [...patterns].filter(pattern => !pattern.endsWith('$'))
  for (const listed of urls) {
    const path = URL.parse(listed)?.pathname ?? ''
    if (plainPath(path) !== own && starts.some(start => path.startsWith(start))) return true
  }
  return false
}

/** The same places, which say so where a sitemap asks search engines for the page all the same. */
async function withSitemap(visit: Visit, closed: readonly Occurrence[]): Promise<Occurrence[]> {
  const isListed = (await placeInSitemaps(visit)) === 'listed'
  return closed.map(place => ({
    ...place,
    message: isListed ? `${place.message}; the sitemap lists it` : place.message,
  }))
}

const OTHER_SEARCH_BOTS = ['*', 'DuckDuckBot', 'Applebot', 'YandexBot', 'Baiduspider'] as const

const WHOLE_SITE: ReadonlySet<string> = new Set(['/', '/*', '*'])

function closedSite({ robots }: Stop): Occurrence[] {
  if (robots.kind !== 'rules') return []
  const { rules } = robots
  const groups = new Set(MAIN_SEARCH_BOTS.flatMap(bot => groupsFor(rules, botNamed(bot).agents)))
  const lines = [...groups]
    .flatMap(group => group.rules)
    .filter(rule => !rule.allow && WHOLE_SITE.has(rule.pattern))
    .filter(rule => !isOutweighed(robots, rule.line))
  return lines.map(rule =>
    rulePlace(robots, rule.line, rule.text, 'This rule blocks every page without a longer Allow rule'),
  )
}

/** A path that no site has: what is said of it is said of all that is not named. */
const UNNAMED_PATH = '/seo-preflight-no-such-page'

function isOutweighed(robots: RobotsTxt, line: number): boolean {
  const url = new URL(UNNAMED_PATH, robots.url).href
  return MAIN_SEARCH_BOTS.every(bot => verdictFor(robots, bot, url).line !== line)
}
