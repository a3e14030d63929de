import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { type DoubledRoot, doubledRoots } from './doubled-root.ts'
import { referringPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { isInternal, type Site } from './site.ts'

/** Whether links within the site name pages by the addresses that they are to have. */
export const ownLinkForms = defineTopic({
  checks: {
    'tracked-internal-link': {
      severity: 'warning',
      title: 'Links within the site carry campaign parameters or a session ID',
      why: 'Analytics counts the click as a new visit and forgets where the visitor came from. Search engines find each page at a second URL; a session ID makes a new one for every visit.',
      fix: 'Remove the parameter from links to your own pages: utm_ parameters belong in links from elsewhere, sessions in cookies.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
      example: '<a href="/sizes?utm_source=menu&utm_medium=link">Sizes</a>',
    },
    'double-slash': {
      severity: 'notice',
      title: 'URLs of the site have two slashes in a row',
      why: 'To a server that is another URL than the one with a single slash: it answers with an error, or search engines find the page twice.',
      fix: 'Join the base URL and the path with one slash: the base often ends in one, and the path begins with another.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="https://www.example.com//sizes">Sizes</a>',
    },
    'pages-behind-fragment': {
      severity: 'warning',
      title: 'Pages of the site differ only behind the # of their URL',
      why: 'Search engines drop everything from the # on, so all of these pages are one to them, and people find only the first.',
      fix: 'Give each page a path of its own: set the router of the framework to the History API.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
      example: '<a href="#/news">News</a> <a href="#/tickets">Tickets</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, links, site } = await referringPage(visit)
    const own = links.filter(link => isOwnLink(link, site))
    return {
      judgements: unlessUnfilled(
        page,
        {
          'tracked-internal-link': judgeTracking(own),
          'double-slash': judgeSlashes(own, await doubledRoots(visit)),
          'pages-behind-fragment': judgeRoutes(own, page.document.url),
        },
        ['not-applicable'],
      ),
    }
  },
})

function isOwnLink({ kind, href, address, element }: PageLink, site: Site): boolean {
  return (
    kind === 'navigation' &&
    (element.tagName === 'a' || element.tagName === 'area') &&
    address !== undefined &&
    /^https?:$/.test(address.protocol) &&
    !UNWRITTEN.test(href) &&
    isInternal(site, address)
  )
}

/** Templates still have to write these. */
const UNWRITTEN = /[{}]|%7B|%7D/i

const NO_LINKS = 'the page has no links within the site'
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/i
/** What servers add to addresses of visitors without cookies. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w{0,20})$/i
const SESSION_IN_PATH = /;jsessionid=/i

function judgeTracking(links: readonly PageLink[]): Judgement {
  return judgeEach(links, ({ address }) => {
    if (SESSION_IN_PATH.test(address!.pathname))
      return `${shown(address!.href)} has a session ID in its path.`
    const name = [...address!.searchParams.keys()].find(key => CAMPAIGN.test(key) || SESSION.test(key))
    return name === undefined ? undefined : `${shown(address!.href)} has the parameter ${name}.`
  })
}

/** A path may hold another address, as those of services that change the size of images do. */
const HOLDS_ADDRESS = /:\/\//
const DOUBLE = /\/\//

export function hasDoubleSlash({ pathname }: URL): boolean {
  return DOUBLE.test(pathname) && !HOLDS_ADDRESS.test(pathname)
}

function judgeSlashes(links: readonly PageLink[], doubled: ReadonlyMap<PageLink, DoubledRoot>): Judgement {
  const fonts = new Map([...doubled].filter(([, { isSpare }]) => isSpare))
  return judgeEach([...links, ...fonts.keys()], link => {
    const font = fonts.get(link)
    if (font)
      return `"${shown(link.href.trim())}" begins with two slashes, so browsers would ask the host "${font.host}" for this font; they usually use another source of it.`
    return hasDoubleSlash(link.address!)
      ? `${shown(link.address!.href)} has two slashes in its path.`
      : undefined
  })
}

/** A route of a script, and no place on the page. */
const ROUTE = /^#!?\/[^/?#]/
/** Routes from which on they are pages, and no state of one. */
const MIN_ROUTES = 2

function judgeRoutes(links: readonly PageLink[], url: string): Judgement {
  if (links.length === 0) return notApplicable(NO_LINKS)
  const routes = new Map<string, PageLink>()
  const ids = idsOf(links)
  const { pathname } = new URL(url)
  for (const link of links) {
    const { hash, pathname: path } = link.address!
    // Other pages may link to those of this one.
    if (path !== pathname || !ROUTE.test(hash)) continue
    const route = hash.split('?', 1)[0]!
    if (isPlace(route, ids) || isPermalink(link.element)) continue
    if (!routes.has(route)) routes.set(route, link)
  }
  const [first] = routes.values()
  if (!first || routes.size < MIN_ROUTES) return failWhere([])
  const names = [...routes.keys()].slice(0, 3).map(shown).join(', ')
  const more = routes.size > 3 ? ` and ${routes.size - 3} more` : ''
  return failWhere([
    first.document.occurrence(
      first.element,
      `Links lead to ${routes.size} pages by a fragment: ${names}${more}.`,
    ),
  ])
}

/** Slides of a presentation by their numbers: `#/4`, `#/4/2`. */
const SLIDE = /^#\/\d{1,4}(?:\/\d{1,4}){0,2}$/

/** Whether a script shows a part of the page itself: an element has that id, also behind the slash, or it is a slide. */
function isPlace(route: string, ids: ReadonlySet<string | undefined>): boolean {
  const [name, inside] = [route.slice(1), route.replace(/^#!?\//, '').replace(/\/$/, '')]
  return ids.has(name) || ids.has(inside) || SLIDE.test(route)
}

const MAX_STEPS_TO_HEADING = 4

/** Whether a link is in a heading that has an id, as the address of that very part, such as those of Swagger UI. */
function isPermalink(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 1; at && step < MAX_STEPS_TO_HEADING && !HEADING.test(at.tagName); step++) at = parentOf(at)
  return at !== undefined && HEADING.test(at.tagName) && attribute(at, 'id') !== undefined
}

const HEADING = /^h[1-6]$/

/** Ids of the page: references of programs have such that look like routes. */
function idsOf(links: readonly PageLink[]): ReadonlySet<string | undefined> {
  const documents = new Set(links.map(({ document }) => document))
  return new Set(
    [...documents].flatMap(document => document.withAttribute('id').map(element => attribute(element, 'id'))),
  )
}

/** The first place of each fault: what stands in a menu and again below it is one. */
function judgeEach(links: readonly PageLink[], faultOf: (link: PageLink) => string | undefined): Judgement {
  if (links.length === 0) return notApplicable(NO_LINKS)
  const faults = new Map<string, PageLink>()
  for (const link of links) {
    const fault = faultOf(link)
    if (fault !== undefined && !faults.has(fault)) faults.set(fault, link)
  }
  return failWhere(
    [...faults].map(([fault, { document, element, address }]) =>
      document.occurrence(element, fault, address!.href),
    ),
  )
}
