import type { Change } from '../../api/comparison.ts'
import { SEARCH_FACTS, type SearchFact } from '../../api/search-facts.ts'
import type { ChangeGroup } from './change.ts'
import { type ChangeWords, changeInWords, factLabel } from './change-words.ts'
import type { PageOf } from './findings.ts'
import type { PageName } from './page-names.ts'

/** Lines that one change of several templates may take; of more templates it is said once. */
const MAX_TEMPLATES = 4
/** Pages in no folder of their own that are named one by one. */
const MAX_SINGLES = 2
/** Pages of a run from which on it is worth saying that all of them changed. */
const MIN_ALL = 3

/**
 * Puts equal changes of pages together that are made from one template, as far as their addresses tell: pages in one
 * folder.
 *
 * @returns those that cost most first: losses of what keeps a page in search; then losses and what is open, and then
 *   gains, by what they are about and how many pages they reach
 */
export function changeGroups(changes: readonly Change[], pageCount: number, pageOf: PageOf): ChangeGroup[] {
  const told = changes.map(change => ({ change, words: changeInWords(change), page: pageOf(change.page) }))
  const equal = Map.groupBy(told, ({ change, words }) => `${change.what} ${words.key}`)
  const groups = [...equal.values()].flatMap(same =>
    byTemplate(same, pageCount).map(({ some, template }) => groupOf(some, template)),
  )
  return groups.toSorted((a, b) => tierOf(a) - tierOf(b) || costOf(b) - costOf(a))
}

interface Told {
  change: Change
  words: ChangeWords
  page: PageName
}

interface Template {
  some: readonly Told[]
  template: string | undefined
}

/** What takes a page, or all of its content, out of search. */
const CRITICAL: ReadonlySet<SearchFact> = new Set([
  'status',
  'indexable',
  'redirect',
  'canonical',
  'needs-scripts',
])

function tierOf({ what, effect }: ChangeGroup): number {
  if (effect === 'gain') return 3
  if (!CRITICAL.has(what)) return 2
  return effect === 'loss' ? 0 : 1
}

/** Each doubling of the pages counts as much as the change of one page; facts stand in the order of what they cost. */
function costOf({ what, pages }: ChangeGroup): number {
  return (SEARCH_FACTS.length - SEARCH_FACTS.indexOf(what)) * (1 + Math.log2(pages.length))
}

function byTemplate(same: readonly Told[], pageCount: number): Template[] {
  if (same.length === 1) return [{ some: same, template: undefined }]
  if (same.length === pageCount && pageCount >= MIN_ALL) return [{ some: same, template: 'all' }]
  const byFolder = Map.groupBy(same, ({ change }) => firstFolder(change.page))
  const folders = [...byFolder].filter(([folder, some]) => folder !== undefined && some.length > 1)
  const grouped = new Set(folders.map(([folder]) => folder))
  const singles = same.filter(({ change }) => !grouped.has(firstFolder(change.page)))
  const rest: Template[] =
    singles.length > MAX_SINGLES
      ? [{ some: singles, template: '/*' }]
      : singles.map(one => ({ some: [one], template: undefined }))
  const templates = [...folders.map(([, some]) => ({ some, template: `${commonFolder(some)}*` })), ...rest]
  return templates.length > MAX_TEMPLATES ? [{ some: same, template: `${commonFolder(same)}*` }] : templates
}

function groupOf(some: readonly Told[], template: string | undefined): ChangeGroup {
  const [{ change, words }] = some as [Told]
  const pages = some.map(({ page }) => page)
  const isOne = some.length === 1
  const isEqual = some.every(one => one.words.before === words.before && one.words.after === words.after)
  const ofMany = isEqual ? words.ofEqual : words.ofMany
  return {
    what: change.what,
    label: factLabel(change.what),
    effect: words.effect,
    words: `${subjectOf(pages, template)} ${isOne ? words.ofOne : ofMany}`,
    ...(isOne && words.isWhole && { isWhole: true }),
    pages,
    template: template === 'all' ? '/*' : template,
    before: words.before,
    after: words.after,
  }
}

function subjectOf(pages: readonly PageName[], template: string | undefined): string {
  if (template === undefined) return pages[0]!.label
  if (template === 'all') return `All ${pages.length} pages`
  return template === '/*' ? `${pages.length} pages` : `${pages.length} pages of ${template}`
}

/** As `/blog/` of `/blog/a/b`; undefined for pages in the root. */
function firstFolder(url: string): string | undefined {
  const parsed = URL.parse(url)
  const [, folder, ...rest] = parsed?.pathname.split('/') ?? []
  return folder === undefined || rest.length === 0 ? undefined : `${parsed!.origin}/${folder}/`
}

/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(some: readonly Told[]): string {
  const folders = some.map(({ change }) => (URL.parse(change.page)?.pathname ?? '/').split('/').slice(1, -1))
  const [first = []] = folders
  const apart = first.findIndex((name, index) => folders.some(folder => folder[index] !== name))
  const common = apart < 0 ? first : first.slice(0, apart)
  return common.length === 0 ? '/' : `/${common.join('/')}/`
}
