import { getDomain } from 'tldts'
import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import {
  type RobotsTxt,
  type RobotsVerdict,
  verdictFor,
  whyForeign,
} from '../../formats/robots-txt/robots-txt.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { askedAt, isPlatformScript } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { isClosedToSearch } from './crawl-permission.ts'
import { documentRules } from './page-rules.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'

/** Whether Google may fetch what it needs to render the page. */
export const pageResources = defineTopic({
  checks: {
    'resources-blocked': {
      severity: 'warning',
      title: 'robots.txt blocks styles or scripts of the page for Google',
      why: 'Google renders pages as a browser does. Without the styles and scripts it may see another layout or miss content.',
      fix: 'Allow the files in the robots.txt of their host.',
      help: HELP,
      example: 'Disallow: /assets/\nwith <link rel="stylesheet" href="/assets/site.css"> in the page',
    },
    'images-blocked': {
      severity: 'notice',
      title: 'robots.txt blocks images of the page for Google',
      why: 'Images that Google may not fetch do not appear in image search or beside results.',
      fix: 'Allow the images for Googlebot-Image, unless they should stay out of search.',
      help: 'https://developers.google.com/search/docs/appearance/google-images',
      example: 'Disallow: /images/\nwith <img src="/images/bike.jpg" alt="Red bike"> in the page',
    },
  },
  async judge(visit) {
    const { page } = await documentRules(visit)
    if (await isClosedToSearch(visit)) throw new NotApplicable('the page itself is closed to search engines')
    const resources = resourcesOf(page)
    const robots = await robotsByOrigin(resources, page.url, visit)
    const judge = (check: ResourceCheck) =>
      judgeResources(
        resources.filter(resource => resource.check === check),
        page.document,
        robots,
      )
    return {
      judgements: {
        'resources-blocked': judge('resources-blocked'),
        'images-blocked': judge('images-blocked'),
      },
    }
  },
})

type ResourceCheck = 'resources-blocked' | 'images-blocked'

/** Most other hosts whose robots.txt is fetched; those of styles and scripts come first. */
const MAX_OTHER_HOSTS = 10
/** Most files of each kind that are judged. */
const MAX_RESOURCES = 300

interface Resource {
  check: ResourceCheck
  url: string
  element: Element
}

function judgeResources(
  all: readonly Resource[],
  document: HtmlDocument,
  robots: ReadonlyMap<string, RobotsTxt>,
): Judgement {
  if (all.length === 0) return notApplicable('the page uses no such files')
  const reasons = new Map([...robots].map(([origin, its]) => [origin, whyForeign(its)]))
  const resources = all.filter(({ url }) => reasons.get(new URL(url).origin) === undefined)
  if (resources.length === 0) return notApplicable(reasons.get(new URL(all[0]!.url).origin)!)
  const blocked: Occurrence[] = []
  const unread = new Set<string>()
  const skipped = new Set<string>()
  for (const { check, url, element } of resources) {
    const { origin } = new URL(url)
    const its = robots.get(origin)
    if (!its) skipped.add(origin)
    else if (its.kind === 'unreachable' || its.kind === 'disallow-all') unread.add(origin)
    if (!its || unread.has(origin)) continue
    const bot = check === 'images-blocked' ? 'Googlebot-Image' : 'Googlebot'
    const verdict = verdictFor(its, bot, url)
    const isMeant =
      check === 'images-blocked' && namesFolder(verdict) && verdictFor(its, 'Googlebot', url).allowed
    if (!verdict.allowed && !isMeant)
      blocked.push(document.occurrence(element, whyBlocked(url, its, verdict)))
  }
  if (blocked.length > 0) return fail(blocked)
  if (unread.size === 0) {
    return skipped.size === 0 ? pass() : pass(`files of ${skipped.size} further hosts were not looked at`)
  }
  return notMeasured(`the robots.txt of ${[...unread].slice(0, 3).join(', ')} could not be read`)
}

/** Whether a rule is for a part of the site: one for Googlebot-Image alone keeps its images out of search on purpose. */
function namesFolder({ rule }: RobotsVerdict): boolean {
  return /:\s{0,20}\/[^*$\s]/.test(rule ?? '')
}

function whyBlocked(url: string, robots: RobotsTxt, { line, rule }: RobotsVerdict): string {
  return `line ${line} of ${robots.url} ("${rule}") blocks ${url}`
}

function resourcesOf({ document, preview }: HtmlPage): Resource[] {
  const found = new Map<string, Resource>()
  const counts = new Map<ResourceCheck, number>()
  for (const element of document.elements('link', 'script', 'img')) {
    const address = addressOf(element)
    const named = address === undefined || address.trim() === '' ? undefined : document.resolve(address)
    if (named === undefined || !/^https?:/.test(named) || isPlatformScript(preview, named)) continue
    const url = askedAt(preview, named)
    // Scripts of other sites are mostly ads and statistics, which search engines need not run.
    if (element.tagName === 'script' && !isSameSite(url, document.url)) continue
    const check = element.tagName === 'img' ? 'images-blocked' : 'resources-blocked'
    const count = counts.get(check) ?? 0
    if (count >= MAX_RESOURCES || found.has(`${check} ${url}`)) continue
    counts.set(check, count + 1)
    found.set(`${check} ${url}`, { check, url, element })
  }
  return [...found.values()]
}

function addressOf(element: Element): string | undefined {
  switch (element.tagName) {
    case 'script':
      return isJavaScript(element) ? attribute(element, 'src') : undefined
    case 'link':
      return /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? '')
        ? attribute(element, 'href')
        : undefined
    default:
      return attribute(element, 'src')
  }
}

function isJavaScript(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script/.test(type)
}

function isSameSite(a: string, b: string): boolean {
  const { hostname } = new URL(a)
  return hostname === new URL(b).hostname || (getDomain(a) !== null && getDomain(a) === getDomain(b))
}

/** robots.txt of the page's origin and of the first other ones. */
async function robotsByOrigin(
  resources: readonly Resource[],
  pageUrl: string,
  visit: Visit,
): Promise<Map<string, RobotsTxt>> {
  const own = new URL(pageUrl).origin
  const byWeight = [...resources].sort((a, b) => weightOf(a) - weightOf(b))
  const others = new Set(byWeight.map(({ url }) => new URL(url).origin).filter(origin => origin !== own))
  const origins = [own, ...[...others].slice(0, MAX_OTHER_HOSTS)]
  const files = await Promise.all(origins.map(origin => visit.robotsTxt(origin)))
  return new Map(origins.map((origin, index) => [origin, files[index]!]))
}

function weightOf({ check }: Resource): number {
  return check === 'resources-blocked' ? 0 : 1
}
