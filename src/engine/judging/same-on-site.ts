import type { PageRecord } from '../../api/results.ts'
import { quoted } from '../../text/quoted.ts'
import { loosePath } from '../page/page-address.ts'
import { isArchive, isFurtherPage } from '../syntax/list-addresses.ts'
import { addressOf, type CrawledSite } from './crawled-site.ts'
import { FaultList } from './fault-list.ts'
import type { Judgement } from './judgement.ts'
import { nearTexts } from './near-texts.ts'
import { familyOfVersions, PageFamilies } from './page-families.ts'
import { perSite } from './per-site.ts'
import { namesOf, primaryLanguage, sameTextKey } from './same-on-pages.ts'

/** An indexable page as it is compared with the others of its site. */
export interface SitePage {
  index: number
  url: string
  record: PageRecord
  language: string
}

/** Addresses of one path that differ in their parameters, from which on these multiply the page. */
const MIN_PARAMETER_COPIES = 5
/** What campaigns, sessions and advertisements add to an address. */
const TRACKING =
  /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|sid|sessionid)$/i
/** Parameters that tell items apart, and not views of one. */
const ITEM =
  /^(?:.*id|p|item|product|article|post|page_name|slug|name|cat|category|q|s|query|search|lang|language|hl|locale)$/i

/** The pages that stand for themselves in search results, without lists of what has a tag or a date. */
export const comparedPages = perSite(({ pages }): SitePage[] =>
  pages.flatMap((record, index) =>
    record.indexable === true && !isArchive(record.url)
      ? { index, url: record.url, record, language: primaryLanguage(record.lang) }
      : [],
  ),
)

/**
 * Of the compared pages those whose texts are nearly the same, as groups of at least two. A start page that resembles a
 * list, and a list that shows its only entry in full, are no copies.
 */
const pagesWithNearText = perSite((site): SitePage[][] => {
  const texts = comparedPages(site).flatMap(page => {
    const { fingerprint } = page.record
    return fingerprint === undefined ? [] : { page, fingerprint, language: page.language }
  })
  const ofStart = texts.find(({ page }) => page.index === 0)
  const isCopied = texts.some(one => one !== ofStart && one.fingerprint === ofStart?.fingerprint)
  const groups = nearTexts(isCopied ? texts : texts.filter(one => one !== ofStart))
  return groups.filter(
    ([one, two, three]) => three !== undefined || one!.index === 0 || !isListWithEntry(one!.url, two!.url),
  )
})

function isListWithEntry(one: string, two: string): boolean {
  const [list, entry] = one.length < two.length ? [one, two] : [two, one]
  return entry.startsWith(list.endsWith('/') ? list : `${list}/`)
}

/** Equal for pages that show the same, by the group of their text, else by all that is known of it. */
const contentKeys = perSite((site): Map<SitePage, string> => {
  const keys = new Map<SitePage, string>()
  for (const [group, pages] of pagesWithNearText(site).entries()) {
    for (const page of pages) keys.set(page, `group ${group}`)
  }
  for (const page of comparedPages(site)) {
    const { title, h1, words, fingerprint } = page.record
    const known = fingerprint ?? (title && h1 ? JSON.stringify([title, h1, words ?? null]) : undefined)
    if (!keys.has(page)) keys.set(page, known ?? `page ${page.index}`)
  }
  return keys
})

/** Pages that answer under several spellings of one address, with the same content and no canonical; each group of at least two. */
export const spellingGroups = perSite((site): SitePage[][] => {
  const keys = contentKeys(site)
  const own = comparedPages(site).filter(({ index }) => site.graph.canonicalOf(index) === undefined)
  return severalOf(own, page => `${spellingOf(page.url)}\n${keys.get(page)}`)
})

/** Pages of one path that differ in parameters which show the same in another way; each group of many. */
export const parameterGroups = perSite((site): SitePage[][] => {
  const candidates = comparedPages(site).filter(({ url }) => !isFurtherPage(url) && !namesItem(url))
  const keys = contentKeys(site)
  const sameHeads = ({ record: { title, h1 } }: SitePage) =>
    title && h1 ? JSON.stringify([title, h1]) : undefined
  const groups = severalOf(
    candidates,
    page => `${new URL(page.url).pathname}\n${sameHeads(page) ?? keys.get(page)}`,
  )
  return groups.filter(
    group => group.filter(({ url }) => new URL(url).search !== '').length >= MIN_PARAMETER_COPIES,
  )
})

/** What sets pages apart that are alike on purpose, or for a reason that is reported separately. */
const familyKeys = perSite((site): Map<SitePage, string> => {
  const keys = new Map<SitePage, string>()
  const { graph, pages } = site
  for (const page of comparedPages(site)) {
    const own = graph.canonicalOf(page.index) ?? page.index
    const alternates = graph.alternatesOf(page.index).map(({ to }) => to)
    const canonical = pages[own]?.url ?? page.url
    const versions = alternates.includes(own) ? alternates.map(to => addressOf(site, to)) : []
    keys.set(page, familyOfVersions(canonical, versions))
  }
  const join = (kind: string, groups: readonly SitePage[][]) => {
    for (const [index, group] of groups.entries())
      for (const page of group) keys.set(page, `${kind} ${index}`)
  }
  join('spelling', spellingGroups(site))
  join('parameters', parameterGroups(site))
  return keys
})

/** Groups of pages whose texts are nearly the same and should not be. */
export const sameTextGroups = perSite((site): PageFamilies<SitePage>[] => {
  const keys = familyKeys(site)
  return pagesWithNearText(site)
    .map(group => new PageFamilies(group, page => keys.get(page)!))
    .filter(({ areSeveral }) => areSeveral)
})

/**
 * Judges whether pages of a site have the same text in a field. Pages whose whole text is the same count as one, since
 * that is reported separately.
 *
 * @param textOf undefined where the page has none
 * @param what the text is, as "title"
 * @param languageFor the language of a page; empty where it is not known
 */
export function judgeSameField(
  site: CrawledSite,
  textOf: (record: PageRecord) => PageRecord['title'],
  what: string,
  languageFor: (page: SitePage) => string = ({ language }) => language,
): Judgement {
  const keys = new Map(familyKeys(site))
  for (const [index, group] of sameTextGroups(site).entries()) {
    for (const page of group.pages) keys.set(page, `text ${index}`)
  }
  const having = comparedPages(site).filter(({ record }) => (textOf(record)?.text ?? '') !== '')
  const written = ({ record }: (typeof having)[number]) => {
    const { text, hash } = textOf(record)!
    return hash ?? text
  }
  const languages = new Map(
    having.flatMap(page =>
      languageFor(page) === '' ? [] : [[sameTextKey('', written(page)), languageFor(page)] as const],
    ),
  )
  const groups = severalOf(having, page => {
    const text = written(page)
    return sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text)
  })
  const families = groups.map(group => new PageFamilies(group, page => keys.get(page)!))
  return judgeGroups(
    having.length,
    families.filter(({ areSeveral }) => areSeveral),
    (names, first) => `Same ${what} as ${names}: ${quoted(textOf(first.record)!.text)}`,
    `no indexable page has a ${what}`,
  )
}

/** One place for each group, the largest first: it names the first page, and the message others. */
export function judgeGroups(
  looked: number,
  groups: readonly PageFamilies<SitePage>[],
  messageOf: (names: string, first: SitePage) => string,
  nothing: string,
): Judgement {
  const list = new FaultList()
  for (const { firsts } of groups.toSorted((a, b) => b.firsts.length - a.firsts.length)) {
    const [first, ...others] = firsts as [SitePage, ...SitePage[]]
    list.add(() => ({ url: first.url, message: messageOf(namesOf(others), first) }))
  }
  return list.judgeAmong(looked, nothing)
}

/** The pages by a key, those that share theirs with another. */
function severalOf(pages: readonly SitePage[], keyOf: (page: SitePage) => string): SitePage[][] {
  return [...Map.groupBy(pages, keyOf).values()].filter(({ length }) => length > 1)
}

/** Equal for spellings of one address: case, the slash or index.html at its end, order of parameters, tracking. */
function spellingOf(address: string): string {
  const url = new URL(address)
  const parameters = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(pair => pair.join('='))
  url.search = ''
  return `${loosePath(url)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')}?${parameters.toSorted().join('&')}`
}

/** Whether the parameters of an address choose what is shown, and not only how. */
function namesItem(address: string): boolean {
  return [...new URL(address).searchParams.keys()].some(name => ITEM.test(name) && !TRACKING.test(name))
}
