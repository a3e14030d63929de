import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { isNameOfHomePage } from '../../page/home-page-names.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { LEGAL_FORM } from '../../syntax/legal-forms.ts'
import { bareHost } from '../../syntax/preview.ts'
import { namesTrade, saysWhatItIs } from './business-words.ts'
import { logoName } from './logo-name.ts'
import { contentOf, type Metadata, titleOf } from './metadata.ts'
import { allSiteNames, comparableName, type SiteNames } from './site-names.ts'

/** Words of a name: more of them say something, as "Office of the National Archives" does. */
const MAX_WORDS = 4
/** Words of a name that is the domain as well: more of them may name trade and place, as one of a trade does. */
const MAX_WORDS_OF_DOMAIN = 2
/** Characters of the text of a page in which the words of a name are looked for. */
const MAX_TEXT = 30_000
/** Letters from which on a word can say what is offered, and those of its stem. */
const MIN_LETTERS = 4
const ENDING = 3
/** A year tells of an edition, and letters without case do not tell a name from other words. */
const TELLS = /\d{4}|\p{Lo}/u
/** Letters from which on a word of these languages is made of others, as "Maschinenbau" is. */
const MIN_COMPOUND = 10
/** The first word of a place in an address: "3701 AB Zeist", "53111 Bonn". */
const POSTAL_PLACE = /\b\d{2,3}[ -]?\d{2,3}(?: ?[A-Z]{2})?,? (\p{Lu}[\p{L}\p{M}]{1,40})/gu
/** Languages that write all nouns with a capital letter, so that a name and a word look alike; or none is declared. */
const CAPITAL_NOUNS = /^(?:(?:de|lb)\b|$)/i
/** What the home page of a club is called whose first part is its news. */
const NEWS =
  /^(?:news|latest news|nyheter|nyheder|nytt|uutiset|aktuelles|neuigkeiten|nieuws|actualités|noticias|notícias|notizie|novità|aktualności|novinky|aktuality|aktualno|novosti|vijesti|hírek|noutăți|új(?:don)?ságok|naujienos|ziņas|uudised|новости|новини|νέα|haberler|ニュース|新闻|新聞|뉴스)$/i
/**
 * The title of a page where it is the name of the site and no word of it says what the site is or offers: none of its
 * words is used as a word in the text.
 */
export function onlyName(page: JudgedPage, metadata: Metadata, siteNames: SiteNames): string | undefined {
  const title = titleOf(metadata)
  // "Home" is no name, though the link to the home page is called so; it is told apart.
  if (title === undefined || isNameOfHomePage(title) || NEWS.test(title)) return undefined
  if (TELLS.test(title) || !isName(title, page, siteNames)) return undefined
  const words = title.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []
  const parts = words
    .flatMap(word => word.split(/(?<=\p{Ll})(?=\p{Lu})/u))
    .filter(word => /\p{L}/u.test(word))
  // "Codelabs da Concrete" is more than a name.
  if (/\p{Lu}/u.test(title) && words.some(word => /^\p{Ll}{2}/u.test(word))) return undefined
  if (words.length === 0 || words.length > MAX_WORDS || parts.some(namesTrade)) return undefined
  if (isDomain(title, page) && !mayNamePlace(words, page.document)) return title
  if (parts.some(saysWhatItIs)) return undefined
  const hasCapitalNouns = CAPITAL_NOUNS.test(declaredLanguage(page.document))
  if (hasCapitalNouns && parts.some(part => part.length >= MIN_COMPOUND)) return undefined
  const used = wordsUsed(page.document, title, metadata, hasCapitalNouns)
  return parts.some(part => saysSomething(part.toLowerCase(), used)) ? undefined : title
}

/** Whether a title is letter for letter the name that the domain of production has, without a subdomain. */
function isDomain(title: string, { preview, url }: JudgedPage): boolean {
  const host = bareHost(new URL(preview?.origin ?? url).hostname)
  const { domain, domainWithoutSuffix } = parse(host, { allowPrivateDomains: true })
  return (
    domain === host &&
    domainWithoutSuffix !== null &&
    comparableName(domainToUnicode(domainWithoutSuffix)) === comparableName(title)
  )
}

/** Whether the words of a name may be a trade and its place: of two, one is long or stands behind a postal code. */
function mayNamePlace(words: readonly string[], { body }: HtmlDocument): boolean {
  if (words.length !== MAX_WORDS_OF_DOMAIN) return words.length > MAX_WORDS_OF_DOMAIN
  if (words.some(word => word.length >= MIN_COMPOUND)) return true
  const text = body ? startOfSeenText(body, MAX_TEXT) : ''
  const places = [...text.matchAll(POSTAL_PLACE)].map(([, place]) => place!.toLowerCase())
  return words.some(word => places.includes(word.toLowerCase()))
}

/** A name with the form of its company. */
const COMPANY = new RegExp(`^[\\p{L}\\p{N}&.-]{2,30}(?: [\\p{L}\\p{N}&.-]{2,30})?,? (?:${LEGAL_FORM})$`, 'u')

/** Whether the page or its address says that the site is called so, or its legal form. */
function isName(title: string, page: JudgedPage, siteNames: SiteNames): boolean {
  const name = comparableName(title)
  const { document, preview } = page
  const host = domainToUnicode(bareHost(new URL(preview?.origin ?? page.url).hostname))
  const names = [...allSiteNames(siteNames), host.split('.')[0]!, logoName(document, title, preview) ?? '']
  return name !== '' && (COMPANY.test(title) || names.some(one => comparableName(one) === name))
}

/** The words of the page in lower case, but for its name and others that are written like names. */
function wordsUsed(
  document: HtmlDocument,
  title: string,
  metadata: Metadata,
  hasCapitalNouns: boolean,
): ReadonlySet<string> {
  const description = metadata.descriptions.head.map(contentOf).join(' ')
  const text = `${description} ${document.body ? startOfSeenText(document.body, MAX_TEXT) : ''}`
  const words = text.replaceAll(title, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const used = hasCapitalNouns ? words : words.filter(word => /^\p{Ll}/u.test(word))
  return new Set(used.map(word => word.toLowerCase()))
}

/** "Cycles" where the text speaks of a cycle, "Radwerkstatt" where it speaks of a Werkstatt. */
function saysSomething(part: string, used: ReadonlySet<string>): boolean {
  if (part.length < MIN_LETTERS) return false
  const stem = part.slice(0, Math.max(MIN_LETTERS, part.length - ENDING))
  for (const word of used) {
    if (word.startsWith(stem) || (word.length > MIN_LETTERS && part.endsWith(word))) return true
  }
  return false
}

export function declaredLanguage({ html }: HtmlDocument): string {
  return (html && attribute(html, 'lang')?.trim()) ?? ''
}
