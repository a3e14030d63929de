import type { JsonObject } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { quoted } from '../../text/quoted.ts'
import { loosePath } from '../page/page-address.ts'
import { isArchive } from '../syntax/list-addresses.ts'
import { copiedPages } from './copied-pages.ts'
import { fail, type Judgement, notApplicable, pass } from './judgement.ts'
import { familyOfVersions, PageFamilies } from './page-families.ts'
import type { RunPage } from './tool-definition.ts'

/** Pages that a message names. */
export const NAMED_PAGES = 3
/** Characters of a text that a message quotes. */
const MAX_PATH = 100

/** What is wrong with a canonical that is no other page, for it is not there or its host is a mistake. */
const NO_OTHER_PAGE = [
  'serp/canonical-target-broken',
  'serp/canonical-not-production',
  'serp/canonical-local-host',
]

/**
 * Whether a page stands for itself in search results: it lets itself be indexed, no script leads on from it, and its
 * canonical is not another page. A noindex that the home page has too is of a build that is not for production. One that
 * is not there search engines pass over. One on a wrong host, or with slashes that are doubled, is a mistake of all pages,
 * which must not hide what else they have in common. Where `serp` did not run, nothing says otherwise.
 */
export function standsForItself({ url, facts, failed }: RunPage): boolean {
  const serp = facts('serp')
  if (serp?.['leadsOn'] === true) return false
  if (serp?.['indexable'] === false && serp['keptOutWithHome'] !== true) return false
  if (serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed)) return true
  const canonical = URL.parse(String(serp['canonicalPage']))
  const here = URL.parse(url)
  if (!canonical?.pathname.includes('//') || !here) return false
  return withSingleSlashes(canonical) === withSingleSlashes(here)
}

function withSingleSlashes(url: URL): string {
  return loosePath(url).replace(/\/+/g, '/')
}

/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions for
 * other readers, lists of what has a tag or a date, the further pages of one list, and of a page its copy in a second copy
 * of the site, which is told of as that.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 * @param family equal for pages that may have it in common
 * @param languageFor the language of a page; empty where it is not known
 */
export function judgeSameText(
  pages: readonly RunPage[],
  textOf: (page: RunPage) => unknown,
  what: string,
  family: (page: RunPage) => string = familyOf,
  languageFor: (page: RunPage) => string = languageOf,
): Judgement[] {
  const written = (page: RunPage) => {
    const text = textOf(page)
    return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined
  }
  const languages = new Map(
    pages.flatMap(page => {
      const [text, language] = [written(page), languageFor(page)]
      return text !== undefined && language !== '' ? [[sameTextKey('', text), language] as const] : []
    }),
  )
  const keyOf = (page: RunPage) => {
    const text = written(page)
    // Where a page does not say its language, it is that of a page with the same text.
    return text === undefined
      ? undefined
      : sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text)
  }
  const joined = withOriginals(pages, family)
  const groups = new Map(
    [...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new PageFamilies(group, joined)]),
  )
  const quotedText = (page: RunPage) => quoted(String(textOf(page)))
  return pages.map(page => {
    const key = keyOf(page)
    if (key === undefined) return notApplicable(`the page has no ${what} of its own`)
    return judgeOthers(
      page,
      pages.length,
      groups.get(key)!,
      names => `Same ${what} as ${names}: ${quotedText(page)}`,
    )
  })
}

/** Families that a page of a copy of the site is in with its original, see {@link copiedPages}. */
export function withOriginals(
  pages: readonly RunPage[],
  family: (page: RunPage) => string,
): (page: RunPage) => string {
  const originals = copiedPages(pages.filter(isComparable))
  return page => family(originals.get(page) ?? page)
}

/** Equal for texts that read the same in one language. */
export function sameTextKey(language: string, text: string): string {
  return `${language}\n${text.trim().toLowerCase()}`
}

/**
 * Passed where all pages that are alike are of one family; not applicable where there is but one page.
 *
 * @param count of all pages
 * @param alike the page itself among them
 */
export function judgeOthers(
  page: RunPage,
  count: number,
  alike: PageFamilies<RunPage>,
  messageOf: (names: string) => string,
): Judgement {
  if (count < 2) return notApplicable('only one page of the site was audited')
  const others = alike.othersThan(page, NAMED_PAGES)
  if (others.count === 0) return pass()
  return fail({ url: page.url, message: messageOf(namesOf(others.first, others.count)) })
}

/** Whether its texts are compared with those of others at all. */
export function isComparable(page: RunPage): boolean {
  return standsForItself(page) && !isArchive(page.url)
}

/** Pages of one family are alike on purpose: those of one list, and the versions for several countries. */
export function familyOf({ url, facts }: RunPage): string {
  const alternates = facts('hreflang')?.['alternates']
  const named = Array.isArray(alternates) ? (alternates as JsonObject[]) : []
  const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? [])
  const here = URL.parse(url)
  const isOfSet = here !== null && urls.some(other => loosePath(other) === loosePath(here))
  return familyOfVersions(url, isOfSet ? urls.map(({ href }) => href) : [])
}

/** The language that a page declares, in lower case without its region; empty where it declares none, or no tool says. */
export function languageOf({ facts }: RunPage): string {
  return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage'])
}

/**
 * The language and region that the first folder of an address names, as `zh-cn`, whatever the page declares; undefined
 * where it names none.
 */
export function languageInAddress(url: string): string | undefined {
  return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase()
}

/** @param declared value of `lang` */
export function primaryLanguage(declared: unknown): string {
  return typeof declared === 'string' ? declared.toLowerCase().split('-')[0]! : ''
}

/**
 * The paths of some pages, and how many more there are.
 *
 * @param pages of which the first are named
 * @param count of all
 */
export function namesOf(pages: readonly { url: string }[], count = pages.length): string {
  const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url))
  const more = count - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function pathOf(url: string): string {
  const parsed = URL.parse(url)
  return oneLine(parsed ? parsed.pathname + parsed.search : url, MAX_PATH)
}
