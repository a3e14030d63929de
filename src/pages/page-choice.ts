import { setImmediate } from 'node:timers/promises'
import { isForUsers } from '../engine/syntax/for-users.ts'
import { isArchive, isFurtherPage } from '../engine/syntax/list-addresses.ts'
import { filterInPieces, mapInPieces } from './pieces.ts'

/** A page that a sitemap, a crawl or a folder gives. */
export interface ListedPage {
  url: string
  /** The address that the sitemap gives, where that is on another host. */
  listedAs?: string
  /** Milliseconds since 1970 of its last change; undefined where the sitemap does not say. */
  changed?: number | undefined
  /** Whether nobody gets to it by the links of the folder. */
  isUnreached?: boolean
  /** Whether its file asks search engines not to show it. */
  isNoindex?: boolean
}

/** What makes pages worth more than others, besides what the sitemap says. */
export interface PagePreferences {
  /** Whether the home page calls its visitors to it. */
  isHomeTarget?(url: string): boolean
  /** Whether the home page links to it at all, as its menu does. */
  isHomeLink?(url: string): boolean
  /** Whether the pull request changes the page. */
  isChanged?(url: string): boolean
  /** Whether the report that the run is compared with has the page; left out where there is no such report. */
  isKnown?(url: string): boolean
}

interface Candidate extends ListedPage {
  template: string
  /** Whether it is for people who are on the site already, or nobody gets to it. */
  isAside: boolean
  /** Whether it is a list of a tag or a date, a further page of one, or a form of a page for paper. */
  isList: boolean
  isHomeLink: boolean
  /** The day that its address names, as 20260704; 0 where it names none. */
  day: number
  depth: number
  order: number
}

const HOME = ''
/** Share of the pages that goes to those that the home page calls for. */
const HOME_TARGET_SHARE = 1 / 3
/** Share of the pages that goes to what the pull request changes, so that there is room for the rest of the site. */
const CHANGED_SHARE = 1 / 2
/** Share of the pages that goes to those that changed last by the sitemap. */
const RECENT_SHARE = 1 / 3
const DAY_MS = 86_400_000

/**
 * Chooses which of the pages of a site to audit: all of them where they are few enough, in their order. Else
 *
 * 1. the home page, and those that it calls its visitors to, up to a third of the places;
 * 2. pages that the pull request changes, up to half of the places;
 * 3. the pages of the report that the run is compared with, so that the same pages are compared; without one those
 *    whose `lastmod` is of a later day than that of most pages, up to a third of the places;
 * 4. in turn one page of each template: pages are taken to share one where their addresses have the same first part,
 *    apart from a language, and the same depth, as all of `/products/…`, where one year is as another. Templates nearer to
 *    the home page come first; of one a page that the home page links to, then the page that changed last, the latest by
 *    its address, and the one with the shorter address. Of templates of lists, as those of tags and dates, one page comes
 *    behind one of each other, and the rest behind the rest. What is for people who are on the site already, such as a
 *    login, and what no link leads to, such as a draft, comes behind all others.
 *
 * The same pages and the same preferences always give the same pages. With some ten thousand pages it takes a while,
 * in which others get their turn.
 */
export async function choosePages(
  pages: readonly ListedPage[],
  max: number,
  { isHomeTarget, isHomeLink, isChanged, isKnown }: PagePreferences = {},
): Promise<string[]> {
  const distinct = [...new Map(pages.map(page => [page.url, page])).values()]
  if (distinct.length <= max) return distinct.map(({ url }) => url)
  const candidates = await mapInPieces(distinct, (page, order) => candidateOf(page, order, isHomeLink))
  const [first = [], ...others] = await eachTemplateInTurn(candidates)
  const turns = [...listsLast(first), ...listsLast(others.flat())]
  const spread = [...turns.filter(({ isAside }) => !isAside), ...turns.filter(({ isAside }) => isAside)]
  const called = isHomeTarget ? await filterInPieces(spread, ({ url }) => isHomeTarget(url)) : []
  const changed = isChanged ? await filterInPieces(spread, ({ url }) => isChanged(url)) : []
  const known = isKnown
    ? await filterInPieces(spread, ({ url }) => isKnown(url))
    : recentOf(spread, Math.floor(max * RECENT_SHARE))
  const byWorth = [
    ...spread.filter(({ template }) => template === HOME),
    ...called.slice(0, Math.floor(max * HOME_TARGET_SHARE)),
    ...changed.slice(0, Math.floor(max * CHANGED_SHARE)),
    ...known,
    ...spread,
  ]
  return [...new Set(byWorth.map(({ url }) => url))].slice(0, max)
}

function candidateOf(
  page: ListedPage,
  order: number,
  isHomeLink: PagePreferences['isHomeLink'] = () => false,
): Candidate {
  const { pathname } = new URL(page.url)
  const template = templateOf(page.url)
  return {
    ...page,
    order,
    depth: partsOf(pathname).length,
    template,
    isAside: page.isUnreached || isForUsers(page.url),
    isList: template !== HOME && (isArchive(page.url) || isFurtherPage(page.url)),
    isHomeLink: isHomeLink(page.url),
    day: dayIn(pathname),
  }
}

/** What pages have in common that one template seems to make, by their addresses. */
export function templateOf(url: string): string {
  const { pathname, search } = new URL(url)
  const parts = partsOf(pathname)
  if (parts.length === 0 && search === '') return HOME
  const own = isLanguage(parts[0]) ? parts.slice(1) : parts
  const first = own.length > 1 ? own[0]! : ''
  return `${YEAR.test(first) ? 'year' : first} ${own.length}`
}

/** A year, or a day, as the first part of an address. */
const YEAR = /^(?:19|20)\d\d(?:-\d{1,2}){0,2}$/
/** A year in the address of a page, with the month and the day that may follow it: `2026/07/04`, `2026-7-4`, `20260704`. */
const DATE =
  /[/-]((?:19|20)\d\d)(?:(0[1-9]|1[0-2])([0-3]\d)|\/(0[1-9]|1[0-2])(?:\/([0-3]\d))?(?=\/.)|-(0?[1-9]|1[0-2])(?:-([0-3]?\d))?)?(?!\d)/

function dayIn(pathname: string): number {
  const [, year, ...parts] = DATE.exec(pathname) ?? []
  if (year === undefined) return 0
  const [month = '0', day = '0'] = parts.filter(part => part !== undefined)
  return Number(year) * 10_000 + Number(month) * 100 + Number(day)
}

function partsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean)
}

/** As `de`, `pt-BR`. */
function isLanguage(part: string | undefined): boolean {
  return part !== undefined && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(part)
}

/** The first page of each template, then the second of each, and so on. */
async function eachTemplateInTurn(candidates: readonly Candidate[]): Promise<Candidate[][]> {
  const groups = [...Map.groupBy(candidates, ({ template }) => template).values()]
  const sorted = await mapInPieces(groups, group => group.toSorted(byImportance))
  const templates = sorted.toSorted(([a], [b]) => a!.depth - b!.depth || a!.order - b!.order)
  const turns: Candidate[][] = []
  for (const group of templates) {
    for (const [turn, page] of group.entries()) {
      const same = turns[turn]
      if (same) same.push(page)
      else turns[turn] = [page]
    }
  }
  await setImmediate()
  return turns
}

function listsLast(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates.filter(({ isList }) => !isList), ...candidates.filter(({ isList }) => isList)]
}

/** What most pages share says nothing: a build may stamp all of them with its own day. */
function recentOf(spread: readonly Candidate[], most: number): Candidate[] {
  const latestFirst = spread.toSorted((a, b) => dayOf(b) - dayOf(a))
  const usual = dayOf(latestFirst[Math.floor(latestFirst.length / 2)]!)
  return latestFirst.slice(0, most).filter(page => dayOf(page) > usual)
}

function byImportance(a: Candidate, b: Candidate): number {
  return (
    Number(a.isList) - Number(b.isList) ||
    Number(b.isHomeLink) - Number(a.isHomeLink) ||
    dayOf(b) - dayOf(a) ||
    a.depth - b.depth ||
    b.day - a.day ||
    a.url.length - b.url.length ||
    a.order - b.order
  )
}

/** Times of one build differ by seconds, which must not decide. */
function dayOf({ changed }: ListedPage): number {
  return changed === undefined ? -1 : Math.floor(changed / DAY_MS)
}
