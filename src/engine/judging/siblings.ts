import { isArchive, isFurtherPage } from '../syntax/list-addresses.ts'
import { FaultList } from './fault-list.ts'
import { fail, type Judgement, notApplicable, pass } from './judgement.ts'
import { pathOf, standsForItself } from './same-on-pages.ts'
import type { RunPage } from './tool-definition.ts'

/** Pages of one kind from which on they show what their template has. */
const MIN_SIBLINGS = 5
/** Share of the pages of one kind that may lack something which they are to have: more lack it by design. */
const MAX_LACKING = 0.05

/** Pages that stand beside those of a template and are of another kind, by the last part of their address. */
const OF_ANOTHER_KIND =
  /\/(?:index|all|overview|archives?|tags|categories|search|about|contact|imprint|impressum|privacy|terms|faq|help|team|login|cart|checkout|thank-?you|new|submit)(?:\.\w{1,5})?\/?$/i

/** A page with what its template gave it. */
export interface SiblingPage {
  url: string
  /** Equal for pages that are made alike. */
  template: string
  /** Names of what it has, in words for people. */
  has: ReadonlySet<string>
}

/** What a page lacks and its siblings have. */
export interface Lack {
  names: readonly string[]
  /** Pages of its kind, itself among them. */
  siblings: number
  /** Folder that they are in. */
  folder: string
}

/**
 * Compares pages of one template in one folder: what nearly all of them have, the others lost. Lists, and what stands
 * beside the pages of a template in most folders, are left out; pages at the root of a site are of many kinds.
 *
 * @returns the pages that were compared, each with what it lacks; undefined where that is nothing
 */
export function lacksOf<Page extends SiblingPage>(pages: readonly Page[]): Map<Page, Lack | undefined> {
  const found = new Map<Page, Lack | undefined>()
  const candidates = pages.filter(({ url }) => folderOf(url) !== '/' && !isOfAnotherKind(url))
  for (const group of Map.groupBy(candidates, kindOf).values()) {
    if (group.length < MIN_SIBLINGS) continue
    const most = Math.max(1, Math.floor(group.length * MAX_LACKING))
    const counts = new Map<string, number>()
    for (const { has } of group) for (const name of has) counts.set(name, (counts.get(name) ?? 0) + 1)
    const expected = [...counts].filter(([, count]) => count >= group.length - most).map(([name]) => name)
    for (const page of group) {
      const names = expected.filter(name => !page.has.has(name))
      const lack = { names, siblings: group.length, folder: folderOf(page.url) }
      found.set(page, names.length > 0 ? lack : undefined)
    }
  }
  return found
}

function isOfAnotherKind(url: string): boolean {
  return isArchive(url) || isFurtherPage(url) || OF_ANOTHER_KIND.test(new URL(url).pathname)
}

function kindOf({ url, template }: SiblingPage): string {
  return `${folderOf(url)} ${template}`
}

/** The path without its last segment, with a slash at its end; "/" for pages at the root. */
function folderOf(url: string): string {
  return new URL(url).pathname.replace(/[^/]*\/?$/, '')
}

/**
 * Compares the pages of a run, which stand for themselves.
 *
 * @param partsOf names of what a page has; undefined where that is not known
 * @returns for each page whether it lacks something
 */
export function judgeAmongSiblings(
  pages: readonly RunPage[],
  partsOf: (page: RunPage) => ReadonlySet<string> | undefined,
): Judgement[] {
  const compared = new Map<RunPage, SiblingPage>()
  for (const page of pages) {
    const has = standsForItself(page) ? partsOf(page) : undefined
    if (has) compared.set(page, { url: page.url, template: '', has })
  }
  const lacks = lacksOf([...compared.values()])
  return pages.map(page => {
    const sibling = compared.get(page)
    if (!sibling || !lacks.has(sibling)) return notApplicable('too few pages of this kind were audited')
    const lack = lacks.get(sibling)
    return lack ? fail({ url: page.url, message: lackMessage(sibling, lack) }) : pass()
  })
}

/** One place for each page that lacks something. */
export function judgeLacks<Page extends SiblingPage>(
  siblings: ReadonlyMap<Page, Lack | undefined>,
): Judgement {
  const list = new FaultList()
  for (const [page, lack] of siblings) {
    if (lack) list.add({ url: page.url, message: lackMessage(page, lack) })
  }
  return list.judgeAmong(siblings.size, 'the site has too few pages of one kind')
}

function lackMessage({ url }: SiblingPage, { names, siblings, folder }: Lack): string {
  return `${pathOf(url)} has no ${names.join(' and no ')}, unlike the other pages in ${folder} (${siblings - 1})`
}
