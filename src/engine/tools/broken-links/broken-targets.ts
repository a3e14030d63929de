import { fail, failAmong, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { relations } from '../../page/link-elements.ts'
import { knownRoutes } from '../../visit/known-routes.ts'
import { isRoute, routesByScript } from '../../visit/routes-by-script.ts'
import type { Visit } from '../../visit/visit.ts'
import { unlessSamplePage } from '../sitemap/sample-page.ts'
import { slashesOfThisServer } from './added-slash.ts'
import { isHiddenSpinner, isOfFlash, isOfSkeleton, isOfStyle } from './lesser-files.ts'
import { linkFacts } from './link-facts.ts'
import { judgeMoved } from './moved-targets.ts'
import { linkOutsideFolder } from './outside-folder.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { isInternal, type Site } from './site.ts'
import { spareSources } from './spare-sources.ts'
import { occurrenceOf } from './target-places.ts'
import { hiddenForGood, unseenAddresses } from './unseen-links.ts'
import type { CheckedTarget } from './verify.ts'

type TargetCheck =
  | 'broken-internal-link'
  | 'broken-hidden-link'
  | 'route-answers-404'
  | 'broken-internal-resource'
  | 'broken-style-file'
  | 'broken-spare-source'
  | 'broken-external-link'
  | 'broken-external-resource'
  | 'broken-preload'
  | 'broken-metadata-link'
  | 'redirected-link'

const STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes'

/** Whether what the page refers to is there. */
export const brokenTargets = defineTopic({
  checks: {
    'broken-internal-link': {
      severity: 'error',
      title: 'A link to a page of the site is broken',
      why: 'Search engines cannot reach what should be there, and visitors get an error or an empty page, unless a script sends them on.',
      fix: 'Correct the URL, remove the link, or restore or redirect the page.',
      help: STATUS,
      example: '<a href="/sizes">Sizes</a>, which answers 404',
    },
    'broken-hidden-link': {
      severity: 'warning',
      title: 'A link in a part of the page that is never shown is broken',
      why: 'Visitors do not see it, but search engines that render the page follow it and find an error.',
      fix: 'Remove the part that style sheets hide on every screen, or correct the URL.',
      help: STATUS,
      example:
        '<style>#old-footer { display: none !important }</style> with <footer id="old-footer"><a href="/gone">Sizes</a></footer>',
    },
    'route-answers-404': {
      severity: 'warning',
      title: 'A link leads to a page that scripts show but that answers 404',
      why: 'Visitors may see the page, because the 404 page of the site lets scripts show it. Search engines go by the status: they do not index it, and social networks show no preview of it.',
      fix: 'Let the build write an HTML file for each page, or use a host that answers them with the application and 200 (a rewrite). If you can do neither, link by fragments ("/#/contact").',
      help: STATUS,
      example: '<a href="/contact">Contact</a>, which answers 404 with a script that leads to /?/contact',
    },
    'broken-internal-resource': {
      severity: 'error',
      title: 'A file that the page loads from the site is missing',
      why: 'Visitors, and search engines that render the page, get it without this file.',
      fix: 'Correct the URL, or deploy the file.',
      help: STATUS,
      example: '<img src="/bike.jpg" alt="Red bike">, which answers 404',
    },
    'broken-style-file': {
      severity: 'warning',
      title: 'A file that a style names is missing',
      why: 'Visitors get the page without this background, icon, font or part of the styles. Text that is made to stand on an image may be hard to read without it.',
      fix: 'Correct the URL, which counts from the folder of the style sheet or page, or deploy the file.',
      help: STATUS,
      example: '<style>main { background: url("/img/wood.jpg") }</style>, which answers 404',
    },
    'broken-spare-source': {
      severity: 'notice',
      title: 'One of several sources of a video or sound is missing',
      why: 'Browsers ask for it in vain and go on to the next source, so it plays later, and visitors get another format than was meant.',
      fix: 'Remove the <source>, correct its URL, or deploy the file.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/source',
      example:
        '<video><source src="/tour.webm"><source src="/tour.mp4"></video>, where /tour.webm answers 404',
    },
    'broken-external-link': {
      severity: 'warning',
      title: 'A link to another site is broken',
      why: 'Visitors land on an error page, and a page with dead links looks abandoned.',
      fix: 'Link to the new place of the content, or remove the link.',
      help: STATUS,
      example: '<a href="https://other.example/gone">Test</a>, which answers 410',
    },
    'broken-external-resource': {
      severity: 'warning',
      title: 'An image, script, style or frame of another site is missing',
      why: 'Visitors get the page without this file.',
      fix: 'Correct the URL, or serve the file from your own site.',
      help: STATUS,
      example: '<script src="https://cdn.example.net/gone.js">, which answers 404',
    },
    'broken-preload': {
      severity: 'warning',
      title: 'The page preloads a file that does not exist',
      why: 'The browser requests it in vain, before the files that the page needs. The right file, which should come early, still comes late.',
      fix: 'Give the preload the same URL as the style sheet or element that uses the file, with its query, or remove the preload.',
      help: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preload',
      example:
        '<link rel="preload" as="font" href="/icons.woff?1" crossorigin>, which answers 404, while the style sheet loads /icons.woff?2',
    },
    'broken-metadata-link': {
      severity: 'warning',
      title: 'A URL in the metadata of the page, or of its feed, is broken',
      why: 'Browsers, social networks and search engines ignore icons, preview images, manifests, feeds and structured data with broken URLs. Nobody can subscribe to a feed that is not there.',
      fix: 'Correct the URL, or remove it.',
      help: STATUS,
      example: '<link rel="manifest" href="/site.webmanifest">, which answers 404',
    },
    'redirected-link': {
      severity: 'notice',
      title: 'A link leads to a permanent redirect',
      why: 'Each visit takes a detour, and the redirect may disappear one day. The same holds for a page that only leads on by meta refresh.',
      fix: 'Link to the new URL.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
      example: '<a href="/old">Sizes</a>, which answers 301 to /new',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, links, targets } = await checkedPage(visit)
    const isShown = await shownByScripts(visit, site, targets)
    const unseen = unseenAddresses(page)
    // A link without content is told of by the tool for content.
    const pressed = targets
      .filter(({ url, role }) => role !== 'link' || !unseen.has(url))
      .filter(target => !leavesFolder(site, target) && !isOfSkeleton(target))
    const isHidden = await hiddenForGood(visit, targets)
    const isSlashHere = await slashesOfThisServer(visit, page, site, pressed)
    const judged = {
      ...judgeTargets(site, pressed, isShown, isHidden),
      'redirected-link': judgeMoved(site, pressed, isSlashHere),
    }
    const judgements = unlessUnfilled(page, judged, ['not-applicable'])
    const missing = judgements['broken-internal-resource']
    return {
      judgements: { ...judgements, 'broken-internal-resource': await unlessSamplePage(visit, missing) },
      facts: { ...linkFacts(links, targets), rendered: renderingFacts(page) },
    }
  },
})

/** What the answers of the targets come to. */
function judgeTargets(
  site: Site,
  targets: readonly CheckedTarget[],
  isShown: ShownBy,
  isHidden: (target: CheckedTarget) => boolean,
): Record<Exclude<TargetCheck, 'redirected-link'>, Judgement> {
  const judge = (belongs: (target: CheckedTarget) => boolean) => judgeBroken(site, targets.filter(belongs))
  const isWithUser = isMissingWithUser(targets)
  const isSpare = spareSources(targets)
  const isToPage = (target: CheckedTarget) => isOwnLink(site, target) && !isShown(target) && !isFeed(target)
  return {
    'broken-internal-link': judge(target => isToPage(target) && !isHidden(target)),
    'broken-hidden-link': judgeHidden(site, targets.filter(isToPage), isHidden),
    'route-answers-404': judgeRoutes(
      site,
      targets.filter(target => isOwnLink(site, target)),
      isShown,
    ),
    'broken-internal-resource': judge(
      target =>
        (isOwnFile(target) &&
          !isSpare(target) &&
          !isOfStyle(target) &&
          !isOfFlash(target) &&
          !isHiddenSpinner(target)) ||
        isWithUser(target),
    ),
    'broken-style-file': judge(target => isOwnFile(target) && isOfStyle(target)),
    'broken-spare-source': judge(isSpare),
    'broken-external-link': judge(target => target.role === 'link' && !isOwnLink(site, target)),
    'broken-external-resource': judge(
      target => target.role === 'resource' && !target.internal && !isSpare(target),
    ),
    'broken-preload': judge(target => isPreload(target) && !isWithUser(target)),
    'broken-metadata-link': judge(
      target => target.role === 'metadata' || (isOwnLink(site, target) && isFeed(target)),
    ),
  }
}

/** Whether what answers here is not what production has there, which `broken-links/outside-site-folder` tells. */
function leavesFolder({ preview }: Site, { role, links }: CheckedTarget): boolean {
  return role === 'link' && links.every(link => linkOutsideFolder(preview, link) !== undefined)
}

function isOwnFile({ role, internal }: CheckedTarget): boolean {
  return role === 'resource' && internal
}

/** What scripts do about a missing page; undefined where they do nothing. */
type ShownBy = (target: CheckedTarget) => string | undefined

/**
 * Tells the missing pages of the site that the scripts of its 404 page show all the same, or its own where a link is clicked.
 * It is asked for only where one is.
 */
async function shownByScripts(visit: Visit, site: Site, targets: readonly CheckedTarget[]): Promise<ShownBy> {
  const isMissingPage = (target: CheckedTarget) =>
    isOwnLink(site, target) && target.state === 'broken' && target.status === 404 && isRoute(target.url)
  if (!targets.some(isMissingPage)) return () => undefined
  if (await routesByScript(visit))
    return target => (isMissingPage(target) ? 'the 404 page leaves it to scripts to show it' : undefined)
  const isKnown = await knownRoutes(visit)
  return target => (isMissingPage(target) && isKnown(target.url) ? KNOWN : undefined)
}

function judgeHidden(
  site: Site,
  links: readonly CheckedTarget[],
  isHidden: (target: CheckedTarget) => boolean,
): Judgement {
  const hidden = links.filter(isHidden)
  return hidden.length > 0 ? judgeBroken(site, hidden) : failAmong(links, [], NO_LINKS)
}

const NO_LINKS = 'the page has no links to pages of the site that were asked for'

const KNOWN =
  'scripts show it to those who click on the link, while crawlers and those who open it in a new tab get the 404 page'

function judgeRoutes(site: Site, links: readonly CheckedTarget[], isShown: ShownBy): Judgement {
  const asked = links.filter(({ state }) => state === 'ok' || state === 'broken')
  const faults = asked.flatMap(target => {
    const how = isShown(target)
    return how === undefined ? [] : [occurrenceOf(site, target, `${target.reason}, and ${how}`)]
  })
  return failAmong(asked, faults, NO_LINKS)
}

/**
 * Whether a preloaded file is missing together with a style sheet or script of its folder, which would use it: it is then
 * the folder that is not there, and no address of the preload will help.
 */
function isMissingWithUser(targets: readonly CheckedTarget[]): (target: CheckedTarget) => boolean {
  const isUser = ({ links, internal, state }: CheckedTarget) =>
    internal && state === 'broken' && links.some(({ kind }) => kind === 'stylesheet' || kind === 'script')
  const folders = new Set(targets.filter(isUser).map(({ url }) => folderOf(url)))
  return ({ role, internal, state, url }) =>
    role === 'hint' && internal && state === 'broken' && folders.has(folderOf(url))
}

/**
 * Whether a file is asked for before those that the page needs. A prefetch is for a later page, in idle time: the link to that
 * page, by which frameworks write it, is told where it leads nowhere.
 */
function isPreload({ role, links }: CheckedTarget): boolean {
  return role === 'hint' && links.some(({ element }) => relations(element).includes('preload'))
}

function folderOf(url: string): string {
  return new URL('.', url).href
}

/** A link to a page of the site, and not one to another site that became a file beside the page for want of its scheme. */
function isOwnLink(site: Site, { role, internal, state, links }: CheckedTarget): boolean {
  if (role !== 'link' || !internal) return false
  return state !== 'broken' || !links.every(({ href }) => isHostElsewhere(site, href.trim()))
}

/** Whether a link leads to a feed by its name, as generators call it: no page that a visitor reads. */
function isFeed({ url, role }: CheckedTarget): boolean {
  return (
    role === 'link' && /\/(?:index|feed|rss|atom)\.(?:xml|rss|atom)$/i.test(URL.parse(url)?.pathname ?? '')
  )
}

function isHostElsewhere(site: Site, href: string): boolean {
  const meant = LACKS_SCHEME.test(href) ? URL.parse(`https://${href}`) : null
  return meant !== null && !isInternal(site, meant)
}

/** Hosts that stand where a path should. */
const LACKS_SCHEME = /^(?:www\.[\w-]+\.|[\w-]+\.(?:com|org|net|io)(?:\/|$))/i

function judgeBroken(site: Site, targets: readonly CheckedTarget[]): Judgement {
  const asked = targets.filter(({ state }) => state !== 'skipped')
  if (asked.length === 0) return notApplicable('the page has no such URLs that can be requested')
  const unverified = asked.filter(({ state }) => state === 'unverified')
  const beside = asked.filter(({ isBeside }) => isBeside)
  const broken = asked.filter(({ state }) => state === 'broken')
  if (broken.length > 0) {
    return fail(
      broken.map(target => occurrenceOf(site, target, target.reason, hintFor(target))),
      // It stands before what is broken: which they are, and why, would hide that.
      unverified.length > 0 ? unverifiedCount(unverified, asked.length) : undefined,
    )
  }
  if (unverified.length > 0) return notMeasured(unverifiedNote(unverified, asked.length))
  return beside.length === 0 ? pass() : pass(besideNote(beside, asked.length))
}

/** What production has, and this deployment has not, is said but no fault. */
function besideNote(beside: readonly CheckedTarget[], total: number): string {
  const { url, reason } = beside[0]!
  const rest = beside.length > 1 ? `, and ${beside.length - 1} more` : ''
  return `${beside.length} of ${total} ${beside.length === 1 ? 'is' : 'are'} not part of this deployment: ${shown(url)} (${reason})${rest}`
}

function unverifiedNote(unverified: readonly CheckedTarget[], total: number): string {
  const { url, reason } = unverified[0]!
  const rest = unverified.length > 1 ? `, and ${unverified.length - 1} more` : ''
  return `${unverifiedCount(unverified, total)}: ${shown(url)} (${reason})${rest}`
}

function unverifiedCount({ length }: readonly CheckedTarget[], total: number): string {
  return `${length} of ${total} could not be verified`
}

/** What quotation marks and ends of tags come to in an address, at its end. */
const QUOTE_AT_END = /(?:%22|%27|%3E|%60|%E2%80%9[89CDE]|%C2%BB|')$/i

/** What blanks come to before or behind the name of a page or a folder: browsers leave out only those around an address. */
const BLANK_AT_EDGE = /\/(?:%20|%C2%A0)+[^/]|(?:%20|%C2%A0)(?:\/|$)/i

/** An address of mail, which becomes a file beside the page. */
const MAIL_ADDRESS = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/

/** A mark of the source that got into the address, or an address without scheme, which becomes a file beside the page. */
function hintFor({ links, url, otherCase }: CheckedTarget): string {
  if (otherCase !== undefined)
    return `; ${shown(otherCase)} is there: upper and lower case count, except on Netlify`
  const href = links[0]!.href.trim()
  const [quote] = QUOTE_AT_END.exec(url) ?? []
  if (quote !== undefined) {
    return `; a ${decodeURIComponent(quote)} of the source ended up at the end of the URL "${shown(href)}"`
  }
  if (BLANK_AT_EDGE.test(new URL(url).pathname)) {
    return `; the URL "${shown(href)}" has a space at the start or the end of a name`
  }
  if (MAIL_ADDRESS.test(href)) return `; "${shown(href)}" needs mailto: in front`
  const [last = ''] = /[^/]*$/.exec(href.replace(/[?#].*$/, '')) ?? []
  if (MAIL_ADDRESS.test(last))
    return `; is "${shown(last)}" an email address? Then write mailto: in front, and nothing else`
  return LACKS_SCHEME.test(href) ? `; "${shown(href)}" needs https:// in front` : ''
}
