import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  type Node,
} from '../../formats/html/document.ts'
import { loosePath, type PageAddress } from '../../page/page-address.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isLanguageName, isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'

/** A link that readers take to read the page in another language. */
export interface VersionLink {
  element: Element
  url: URL
  /** Language of its target. */
  language: string
  text: string
}

/** Characters of the text of a link that are looked at. */
const MAX_TEXT = 40
/** Characters of a path. */
const MAX_PATH = 1000

/**
 * Links of a page to itself in another language: they are called by a language, or its code, and lead to the path of
 * the page with that language in front (`/ar/contact` of `/contact`) or behind (`/contact-ar.html`), without one, or with
 * another.
 */
export function versionLinks(document: HtmlDocument, address: PageAddress): VersionLink[] {
  const own = versionPath(address.here)
  const found = new Map<string, VersionLink>()
  for (const element of document.elements('a')) {
    const href = attribute(element, 'href')
    const url = href === undefined ? undefined : document.addressOf(href)
    if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url)) continue
    const target = versionPath(url)
    if (target.rest !== own.rest || target.language === own.language) continue
    const text = nameOfLink(element)
    const named = languageNamed(text, target.language)
    if (named === undefined || (own.language !== undefined && isSameLanguage(named, own.language))) continue
    if (!found.has(named)) found.set(named, { element, url, language: named, text })
  }
  return [...found.values()]
}

/** What a link is called; empty where nothing tells. */
export function nameOfLink(link: Element): string {
  return foldSpace(startOfSeenText(link, MAX_TEXT) || labelOf(link))
}

/** What a link without a text is called by: its label, or the picture in it. */
export function labelOf(link: Element): string {
  const [only] = link.childNodes.filter(node => node.nodeName === 'img')
  const alt = only && 'attrs' in only ? attribute(only, 'alt') : undefined
  const label = attribute(link, 'aria-label') ?? (alt?.trim() || attribute(link, 'title')) ?? ''
  return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT)
}

/** What the file of a picture without a text is called by, as a flag in `/img/ko.jpg` is: it is compared with the address. */
function nameOfFlag(picture: Node): string {
  const src = isElement(picture) ? (attribute(picture, 'src') ?? '').slice(-MAX_PATH) : ''
  return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? ''
}

interface LanguagePath {
  /** Language that a path begins with, after the folder of the deployment. */
  language: string | undefined
  /** The path without it. */
  rest: string
}

/** A path in the parts that tell language versions apart. */
export function plainPath(url: URL): LanguagePath {
  const path = loosePath(url).slice(0, MAX_PATH)
  const parts = path.split('/')
  const at = parts.findIndex(part => isLanguageName(part))
  if (at < 0 || at > 2) return { language: undefined, rest: path }
  return { language: readLanguageTag(parts[at]!)!.language, rest: parts.toSpliced(at, 1).join('/') }
}

/**
 * Codes of countries that sites take for the language spoken there, and that are no codes of languages: `/ua/` and "UA" of
 * versions in Ukrainian.
 */
const BY_COUNTRY: ReadonlyMap<string, string> = new Map([
  ['ua', 'uk'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['gr', 'el'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['cn', 'zh'],
  ['vn', 'vi'],
  ['kz', 'kk'],
])

/** The language that the code of a country is taken for by mistake, as in `lang="kr"`; undefined for all other codes. */
export function languageMeantBy(code: string): string | undefined {
  return BY_COUNTRY.get(code.toLowerCase())
}

/** The same where a country stands for its language. */
function pathByCountry(url: URL): LanguagePath | undefined {
  const parts = loosePath(url).slice(0, MAX_PATH).split('/')
  const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()))
  if (at < 0 || at > 2) return undefined
  return { language: BY_COUNTRY.get(parts[at]!.toLowerCase())!, rest: parts.toSpliced(at, 1).join('/') }
}

/** Where no part of a path is a language, a country may stand for one, or the name of the file may end with one. */
function versionPath(url: URL): LanguagePath {
  const plain = plainPath(url)
  const path = (plain.language === undefined && pathByCountry(url)) || plain
  const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? []
  if (path.language !== undefined || !isLanguageName(code)) return path
  return { language: readLanguageTag(code)!.language, rest: rest.replace(/\/index$/i, '') }
}

/** The language that a link is called by; undefined where its text says something else. */
function languageNamed(text: string, language: string | undefined): string | undefined {
  const said = plain(text)
  if (said === '') return undefined
  if (language !== undefined) {
    const code = CODES.has(language) ? [language] : []
    const countries = [...BY_COUNTRY].flatMap(([country, of]) => (of === language ? [country] : []))
    const names = [...code, ...countries, ownNameOf(language), nameOf('language', language)].map(plain)
    return names.includes(said) ? language : undefined
  }
  return commonLanguageNamed(text)
}

/** One of the most frequent languages of the web, by its code or its name in itself or in English. */
export function commonLanguageNamed(text: string): string | undefined {
  commonNames ??= namesOfCommonLanguages()
  return commonNames.get(plain(text))
}

/** Made once: the system takes longer to name a language than a page to be searched for one. */
let commonNames: ReadonlyMap<string, string> | undefined

function namesOfCommonLanguages(): Map<string, string> {
  const names = new Map<string, string>()
  for (const code of COMMON_LANGUAGES) {
    for (const name of [code, plain(ownNameOf(code)), plain(nameOf('language', code))]) {
      if (!names.has(name)) names.set(name, code)
    }
  }
  for (const [name, code] of SHORT_NAMES) names.set(name, code)
  return names
}

/** What speakers write on a switch besides the name that the system knows. */
const SHORT_NAMES = [
  ['عربي', 'ar'],
  ['فارسی', 'fa'],
  ['简体中文', 'zh'],
  ['繁體中文', 'zh'],
] as const

/** Those of versions whose address does not say it. */
const COMMON_LANGUAGES =
  'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ')

/** Codes by which links call languages. Others are words first of all: a "CV" is no Chuvash, and "My" no Burmese. */
const CODES: ReadonlySet<string> = new Set([
  ...COMMON_LANGUAGES,
  ...'bg sk sl hr sr bs mk sq lt lv et is ga cy gl lb mt be ka hy az kk uz hi bn ta te ur th ms tl sw km lo mn ne si'.split(
    ' ',
  ),
])

function ownNameOf(language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Without what stands around a name, as flags and brackets. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
