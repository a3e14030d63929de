import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { loosePath } from '../../page/page-address.ts'
import { isCalledFooter } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { hereOf } from '../../syntax/preview.ts'
import { UNREAD } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { unlessKeptOut } from './unless-kept-out.ts'

/** Whether a breadcrumb that visitors see is there for search engines as well. */
export const breadcrumbs = defineTopic({
  checks: {
    'breadcrumb-missing': {
      severity: 'notice',
      title: 'The breadcrumb is not in the structured data',
      why: 'With BreadcrumbList data Google shows the names of the sections in the result, instead of a part of the URL.',
      fix: 'Add BreadcrumbList in JSON-LD with the name and the URL of each link of the breadcrumb. Where the links have itemtype="https://schema.org/ListItem" already, add itemscope and itemtype="https://schema.org/BreadcrumbList" to the list around them.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
      example:
        '<nav aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/bikes/">Bikes</a> › City bikes</nav>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgement = await unlessKeptOut(visit, read, judgeBreadcrumb(read))
    return { judgements: unlessUnfilled(read.page, { 'breadcrumb-missing': judgement }, UNSURE_UNFILLED) }
  },
})

/** What themes call it in their classes, and pages in the label for screen readers, in several languages. */
const BREADCRUMB =
  /bread-?_?crumb|fil-?_? ?d[-_ ’']?ariane|brotkrumen|brødkrumme|migas? de pan|briciole|kruimelpad|хлебные крошки/i
/** Links of a path: the home page and a section at least. */
const LEAST_LINKS = 2
const MOST_LINKS = 8
const MAX_NAMES = 500
const MAX_ELEMENTS = 3000

function judgeBreadcrumb({ lookup, page, isHome }: SchemaPage): Judgement {
  if (isHome) return notApplicable('a home page has no breadcrumb')
  const shown = shownBreadcrumb(page)
  if (!shown) return notApplicable('no breadcrumb of two links was found on the page')
  if (lookup.data.items.some(item => lookup.isA(item, 'BreadcrumbList'))) return pass()
  if (lookup.isUnread('BreadcrumbList')) return notApplicable(UNREAD)
  const names = shown.links.slice(0, LEAST_LINKS).map(link => `"${startOfSeenText(link, 40)}"`)
  const lack = hasLooseEntries(page.document, shown.element)
    ? 'whose entries are ListItem, and the BreadcrumbList around them is missing'
    : 'and has no BreadcrumbList'
  const message = `The page shows a breadcrumb (${names.join(' › ')} …) ${lack}.`
  return fail(page.document.occurrence(shown.element, message))
}

/** Whether entries in a breadcrumb are marked up in microdata or RDFa. */
function hasLooseEntries(document: HtmlDocument, breadcrumb: Element): boolean {
  return document
    .withAttribute('itemtype', 'typeof')
    .filter(element => document.isBelow(element, breadcrumb))
    .some(element =>
      ['itemtype', 'typeof'].some(name =>
        /(?:^|[\s/:])ListItem(?:\s|$)/.test((attribute(element, name) ?? '').slice(0, MAX_NAMES)),
      ),
    )
}

/** Feeds and lists of pages are no pages above this one. */
const FEED = /\.(?:xml|rss|atom)$/i

interface Breadcrumb {
  element: Element
  links: readonly Element[]
}

/** Texts and sources of pages, to which manuals link beside their breadcrumb ("View page source"). */
const SOURCE_FILE = /\.(?:txt|md|rst|adoc|ipynb|qmd|rmd)$/i
/** Where the sources of pages can be edited. */
const CODE_HOST = /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$|^(?:git|gitlab|gitea)\./i

/** The page above this one that a link leads to; undefined where that is the page itself, its source or a place to edit it. */
function pageAbove(link: Element, { document, preview }: JudgedPage): string | undefined {
  const to = document.addressOf(attribute(link, 'href') ?? '')
  if (!to || SOURCE_FILE.test(to.pathname) || FEED.test(to.pathname) || CODE_HOST.test(to.hostname))
    return undefined
  const own = new URL(document.url)
  const here = hereOf(preview, to) ?? to
  const page = here.host + loosePath(here)
  return page === own.host + loosePath(own) ? undefined : page
}

/** The links of the page that lie in something that is called a breadcrumb and is short enough to be one. */
function shownBreadcrumb(page: JudgedPage): Breadcrumb | undefined {
  const { document } = page
  const called = document.elements('nav', 'ol', 'ul', 'div').slice(0, MAX_ELEMENTS).filter(isCalledSo)
  if (called.length === 0) return undefined
  const inside = new Map<Element, { links: Element[]; pages: Set<string> }>()
  const isCalled = new Set(called)
  for (const link of document.elements('a')) {
    if (!attribute(link, 'href')?.trim() || startOfSeenText(link, 40) === '') continue
    const element = calledAround(link, isCalled)
    const to = element && pageAbove(link, page)
    if (to === undefined) continue
    const held = inside.get(element!) ?? { links: [], pages: new Set() }
    inside.set(element!, held)
    held.links.push(link)
    held.pages.add(to)
  }
  // Two places of the home page are no path of sections.
  for (const [element, { links, pages }] of inside)
    if (pages.size >= LEAST_LINKS && links.length <= MOST_LINKS && isPath(element, pages, document))
      return { element, links }
  return undefined
}

/**
 * Whether links lead up from the page: all sorts of rows have the look of a breadcrumb, and its class. One outside the foot
 * of the page that has the label as well is believed, since the address of a page need not tell where it belongs.
 */
function isPath(element: Element, pages: ReadonlySet<string>, document: HtmlDocument): boolean {
  const { host, pathname } = new URL(document.url)
  const above = [...pages].filter(page =>
    `${host}${pathname}`.startsWith(page.endsWith('/') ? page : `${page}/`),
  )
  if (isInFooter(element)) return above.length >= LEAST_LINKS
  return above.length > 0 || BREADCRUMB.test((attribute(element, 'aria-label') ?? '').slice(0, MAX_NAMES))
}

function isInFooter(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (isCalledFooter(at)) return true
  return false
}

function isCalledSo(element: Element): boolean {
  return ['aria-label', 'class', 'id'].some(name =>
    BREADCRUMB.test((attribute(element, name) ?? '').slice(0, MAX_NAMES)),
  )
}

/** Steps up from a link to its breadcrumb. */
const MAX_STEPS_UP = 6

/** The outermost of what is called so around a link: lists lie in their navigation. */
function calledAround(link: Element, called: ReadonlySet<Element>): Element | undefined {
  let found: Element | undefined
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (called.has(at)) found = at
    at = parentOf(at)
  }
  return found
}
