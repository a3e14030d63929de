import { oneLine } from '../../text/one-line.ts'
import { fail, type Judgement, notApplicable, pass } from './judgement.ts'
import type { RunPage } from './tool-definition.ts'

/** Pages that a message names. */
const NAMED_PAGES = 3
/** Characters of a text that a message quotes. */
const MAX_QUOTE = 100
/** What numbers the pages of a list, which are alike on purpose. */
const PAGE_NUMBER = /\/page\/\d+\/?(?=$|\?)|[?&](?:page|paged|p)=\d+/g

/**
 * Whether a page stands for itself in search results: it lets itself be indexed, and its canonical is not another page.
 * Where `serp` did not run, nothing says otherwise.
 */
export function standsForItself({ facts }: RunPage): boolean {
  const serp = facts('serp')
  return serp?.['indexable'] !== false && serp?.['canonicalIs'] !== 'elsewhere'
}

/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions in
 * other languages, and the further pages of one list.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 */
export function judgeSameText(
  pages: readonly RunPage[],
  textOf: (page: RunPage) => unknown,
  what: string,
): Judgement[] {
  const keys = pages.map(page => {
    const text = textOf(page)
    return typeof text === 'string' && text.trim() !== '' && standsForItself(page)
      ? `${languageOf(page)}\n${text.trim().toLowerCase()}`
      : undefined
  })
  const groups = Map.groupBy(pages.keys(), index => keys[index])
  const quoted = (page: RunPage) => `"${oneLine(String(textOf(page)), MAX_QUOTE)}"`
  return pages.map((page, index) => {
    const key = keys[index]
    if (key === undefined) return notApplicable(`the page has no ${what} of its own`)
    const others = othersThan(
      page,
      groups.get(key)!.map(other => pages[other]!),
    )
    return judgeOthers(page, pages.length, others, names => `Same ${what} as ${names}: ${quoted(page)}`)
  })
}

/** Passed where there are no others; not applicable where there is but one page. */
export function judgeOthers(
  page: RunPage,
  count: number,
  others: readonly RunPage[],
  messageOf: (names: string) => string,
): Judgement {
  if (count < 2) return notApplicable('only one page of the site was audited')
  if (others.length === 0) return pass()
  return fail({ url: page.url, message: messageOf(namesOf(others)) })
}

/** Those of some pages that are no further page of the same list as one. */
export function othersThan(page: RunPage, pages: readonly RunPage[]): RunPage[] {
  const list = listOf(page)
  return pages.filter(other => other !== page && listOf(other) !== list)
}

function listOf({ url }: RunPage): string {
  return url.replace(PAGE_NUMBER, '')
}

/** The language that a page declares, in lower case without its region; empty where it declares none. */
export function languageOf({ facts }: RunPage): string {
  const declared = facts('hreflang')?.['htmlLang']
  return typeof declared === 'string' ? declared.toLowerCase().split('-')[0]! : ''
}

/** The paths of the first of some pages, and how many more there are. */
function namesOf(pages: readonly RunPage[]): string {
  const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url))
  const more = pages.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function pathOf(url: string): string {
  const parsed = URL.parse(url)
  return oneLine(parsed ? parsed.pathname + parsed.search : url, MAX_QUOTE)
}
