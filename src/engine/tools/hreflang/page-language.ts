import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { header, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  isArea,
  isCountry,
  isSameLanguage,
  languageKind,
  readLanguageTag,
} from '../../syntax/language-tag.ts'
import type { LANGUAGE_CHECKS } from './checks.ts'
import type { LanguageVersion } from './version-set.ts'

/** What a page declares of its own language. */
export interface PageLanguage {
  /** `lang` of the root element, trimmed; in XHTML also `xml:lang`. Empty where there is none. */
  declared: string
  /** Primary language of it in lower case; undefined where it is missing or cannot be read. */
  language: string | undefined
  /** Languages of `Content-Language`, in the header and in meta elements. */
  contentLanguages: readonly { tag: string; where: Occurrence }[]
  /** Value of og:locale. */
  ogLocale: { tag: string; where: Occurrence } | undefined
}

export function pageLanguageOf(page: HtmlPage): PageLanguage {
  const { document, response } = page
  const { html } = document
  const xhtml = mediaType(response) === 'application/xhtml+xml'
  const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim()
  const metas = document.elements('meta')
  const inMeta = metas.filter(
    meta => attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language',
  )
  const inHeader = { url: page.url, snippet: `Content-Language: ${header(response, 'content-language')}` }
  const locale = metas.find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:locale')
  return {
    declared,
    language: readable(declared),
    contentLanguages: [
      ...tagsIn(header(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
      ...inMeta.flatMap(meta =>
        tagsIn(attribute(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) })),
      ),
    ],
    ogLocale: locale && {
      tag: (attribute(locale, 'content') ?? '').trim(),
      where: document.occurrence(locale),
    },
  }
}

function languageAttribute(html: Element, xhtml: boolean): string | undefined {
  const lang = attribute(html, 'lang')
  return lang === undefined && xhtml ? attribute(html, 'xml:lang') : lang
}

function tagsIn(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
}

function readable(tag: string): string | undefined {
  const language = readLanguageTag(tag.replaceAll('_', '-'))?.language
  return language && languageKind(language) !== 'unknown' ? language : undefined
}

/** @param own the versions that are the page itself */
export function judgeLanguage(
  page: HtmlPage,
  language: PageLanguage,
  own: readonly LanguageVersion[],
): Record<keyof typeof LANGUAGE_CHECKS, Judgement> {
  const { declared } = language
  const { html } = page.document
  const atRoot = (message: string): Occurrence =>
    html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message }
  const fault = declared === '' ? undefined : faultOf(declared)
  return {
    'html-lang-missing': declared === '' ? fail(atRoot(missing(html))) : pass(),
    'html-lang-invalid':
      declared === ''
        ? notApplicable('the page declares no language')
        : failWhere(fault === undefined ? [] : [atRoot(fault)]),
    'self-language-mismatch': judgeSelf(language, own),
    'content-language-mismatch': judgeContentLanguage(language),
    'og-locale-mismatch': judgeOgLocale(language),
  }
}

function missing(html: Element | undefined): string {
  if (html && attribute(html, 'lang') !== undefined) return 'lang is empty'
  const inXml = html && attribute(html, 'xml:lang')
  return inXml ? `has xml:lang="${inXml}" alone, which counts in XHTML only` : 'has no lang'
}

function faultOf(declared: string): string | undefined {
  const tag = readLanguageTag(declared)
  if (!tag) {
    const hyphenated = declared.replaceAll('_', '-')
    const hint = readLanguageTag(hyphenated)?.language ? `; write "${hyphenated}"` : ''
    return `lang="${declared}"${hint}`
  }
  if (tag.language !== '' && languageKind(tag.language) === 'unknown') {
    return `lang="${declared}": there is no language "${tag.language}"`
  }
  const { region } = tag
  if (region === 'UK') return `lang="${declared}": the code of the United Kingdom is GB`
  const known = region === undefined || isCountry(region) || isArea(region) || isReserved(region)
  return known ? undefined : `lang="${declared}": there is no region "${region}"`
}

/** Codes that ISO 3166-1 reserves or leaves to its users, and that the IANA registry or CLDR know. */
function isReserved(region: string): boolean {
  return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region)
}

function judgeSelf({ language, declared }: PageLanguage, own: readonly LanguageVersion[]): Judgement {
  const [first] = own
  if (!first) return notApplicable('the page is not among its language versions')
  if (language === undefined) return notApplicable('the page declares no language that can be read')
  const agrees = own.some(version => isSameLanguage(version.language!, language))
  return failWhere(
    agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", lang is "${declared}"`)],
  )
}

/** Several languages name the audience; one of them then is that of the text. */
function judgeContentLanguage({ language, declared, contentLanguages }: PageLanguage): Judgement {
  const readableTags = contentLanguages.filter(({ tag }) => readable(tag) !== undefined)
  const [first] = readableTags
  if (!first) return notApplicable('the page has no Content-Language that can be read')
  if (language === undefined) return notApplicable('the page declares no language that can be read')
  const agrees = readableTags.some(({ tag }) => isSameLanguage(readable(tag)!, language))
  const tags = readableTags.map(({ tag }) => tag).join(', ')
  return failWhere(
    agrees ? [] : [{ ...first.where, message: `Content-Language is ${tags}, lang is "${declared}"` }],
  )
}

function judgeOgLocale({ language, declared, ogLocale }: PageLanguage): Judgement {
  const locale = ogLocale && readable(ogLocale.tag)
  if (!ogLocale || locale === undefined) return notApplicable('the page has no og:locale that can be read')
  if (language === undefined) return notApplicable('the page declares no language that can be read')
  const message = `og:locale is ${ogLocale.tag}, lang is "${declared}"`
  return failWhere(isSameLanguage(locale, language) ? [] : [{ ...ogLocale.where, message }])
}
