import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  pass,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  isArea,
  isCountry,
  isSameLanguage,
  languageKind,
  readLanguageTag,
} from '../../syntax/language-tag.ts'
import type { Visit } from '../../visit/visit.ts'
import { examinedPage } from '../content/examined-page.ts'
import { codesToPropose } from '../content/language.ts'
import { type LanguageVersion, ownVersions } from './language-versions.ts'
import { namedVersions } from './named-versions.ts'
import { type PageLanguage, pageLanguageOf, readable } from './page-language.ts'
import { VERSIONS_HELP as VERSIONS } from './versions-help.ts'

const CODES = `${VERSIONS}#language-codes`
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations'

const CHECKS = {
  'html-lang-missing': {
    severity: 'warning',
    title: 'The page does not declare its language',
    why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
    fix: 'Add it with the language of the text, such as <html lang="en"> for English.',
    help: HTML_LANG,
    example: '<html>',
  },
  'html-lang-invalid': {
    severity: 'warning',
    title: 'The lang attribute is not a language code',
    why: 'Screen readers and browsers treat the language of the page as unknown.',
    fix: 'Use a code such as en, en-GB or zh-Hant.',
    help: HTML_LANG,
    example: '<html lang="english">',
  },
  'self-language-mismatch': {
    severity: 'warning',
    title: 'The lang attribute of the page contradicts its own hreflang',
    why: 'One of the two is wrong: either search engines show the page to the wrong people, or screen readers read it with the wrong voice.',
    fix: 'Set both to the language of the text.',
    help: CODES,
    example: 'the page names itself with hreflang="de" and has <html lang="en">',
  },
  'og-locale-mismatch': {
    severity: 'notice',
    title: 'og:locale contradicts the lang attribute',
    why: 'Social networks read the language of a shared page from og:locale.',
    fix: 'Set og:locale to the language of the page, such as de_DE, or remove it.',
    help: 'https://ogp.me/#optional',
    example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
  },
} satisfies Record<string, CheckDefinition>

/** The language that the page declares of itself. */
export const declaredLanguage = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, address, versions } = await namedVersions(visit)
    const language = pageLanguageOf(page)
    const detected = language.declared === '' ? await detectedLanguage(visit) : ''
    const judgements = {
      ...judgeLanguage(page, language, ownVersions(versions, address), detected),
      // Networks run no scripts, which may have chosen the language of the browser.
      'og-locale-mismatch': judgeOgLocale(pageLanguageOf(page.sent), ownVersions(versions, address)),
    }
    const { 'html-lang-missing': missing } = judgements
    return {
      judgements: {
        ...unlessUnfilled(page, judgements, ['not-applicable']),
        // Scripts that make all of a page may declare its language as well, as those of frameworks do.
        ...unlessUnfilled(page, { 'html-lang-missing': missing }, ['fail']),
      },
      facts: languageFacts(language),
    }
  },
})

/** Code of the language that the text is in; empty where none is certain. */
async function detectedLanguage(visit: Visit): Promise<string> {
  const { examination } = await examinedPage(visit)
  const { language } = await examination.inLanguage()
  return language.isOfFrame ? '' : language.detected
}

/**
 * @param own the versions that are the page itself
 * @param detected code of the language of its text
 */
function judgeLanguage(
  page: HtmlPage,
  language: PageLanguage,
  own: readonly LanguageVersion[],
  detected: string,
): Judgements<Exclude<keyof typeof CHECKS, 'og-locale-mismatch'>> {
  const { declared } = language
  const { html } = page.document
  const atRoot = (message: string): Occurrence =>
    html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message }
  const fault = declared === '' ? undefined : faultOf(declared)
  return {
    'html-lang-missing':
      declared === '' ? fail(atRoot(`${missing(html)}${proposal(detected, page)}`)) : pass(),
    'html-lang-invalid':
      declared === ''
        ? notApplicable('the page declares no language')
        : failWhere(fault === undefined ? [] : [atRoot(fault)]),
    'self-language-mismatch': judgeSelf(language, own),
  }
}

/** What to write, where the text and the host of production say it; of languages that are too much alike all codes. */
function proposal(detected: string, { url, preview }: HtmlPage): string {
  if (detected === '') return ''
  const codes = codesToPropose(detected, new URL(preview?.origin ?? url).hostname)
  return codes.length === 1
    ? `: write <html lang="${codes[0]}">`
    : `: write the code of its language, one of ${codes.join(', ')}`
}

function missing(html: Element | undefined): string {
  if (html && attribute(html, 'lang') !== undefined) return 'The lang attribute is empty'
  const inXml = html && attribute(html, 'xml:lang')
  return inXml
    ? `<html> has only xml:lang="${inXml}", which counts in XHTML only`
    : '<html> has no lang attribute'
}

function faultOf(declared: string): string | undefined {
  const tag = readLanguageTag(declared)
  if (!tag) {
    const hyphenated = declared.replaceAll('_', '-')
    const hint = readLanguageTag(hyphenated)?.language ? `; write "${hyphenated}"` : ''
    return `lang="${declared}"${hint}`
  }
  if (tag.language !== '' && languageKind(tag.language) === 'unknown') {
    return `lang="${declared}": the language "${tag.language}" does not exist`
  }
  const { region } = tag
  if (region === 'UK') return `lang="${declared}": the code of the United Kingdom is GB`
  const known = region === undefined || isCountry(region) || isArea(region) || isReserved(region)
  return known ? undefined : `lang="${declared}": the country "${region}" does not exist`
}

/** Codes that ISO 3166-1 reserves or leaves to its users, and that the IANA registry or CLDR know. */
function isReserved(region: string): boolean {
  return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region)
}

function judgeSelf({ language, declared }: PageLanguage, own: readonly LanguageVersion[]): Judgement {
  const [first] = own
  if (!first) return notApplicable('no hreflang link leads to the page itself')
  if (language === undefined) return notApplicable('the page declares no language that can be read')
  const agrees = own.some(version => isSameLanguage(version.language!, language))
  return failWhere(
    agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", but lang is "${declared}"`)],
  )
}

function judgeOgLocale(
  { language, declared, ogLocale }: PageLanguage,
  own: readonly LanguageVersion[],
): Judgement {
  const locale = ogLocale && readable(ogLocale.tag)
  if (!ogLocale || locale === undefined) return notApplicable('the page has no og:locale that can be read')
  if (language === undefined) return notApplicable('the page declares no language that can be read')
  if (isOddOne(language, locale, own)) return notApplicable('hreflang says the same, so lang is reported')
  const message = `og:locale is ${ogLocale.tag}, but lang is "${declared}"`
  return failWhere(isSameLanguage(locale, language) ? [] : [{ ...ogLocale.where, message }])
}

/** Whether hreflang of the page agrees with og:locale, so that lang is what is wrong. */
function isOddOne(language: string, locale: string, own: readonly LanguageVersion[]): boolean {
  const says = (other: string) => own.some(version => isSameLanguage(version.language!, other))
  return says(locale) && !says(language)
}

function languageFacts({ declared, contentLanguages, ogLocale }: PageLanguage): JsonObject {
  return {
    htmlLang: declared === '' ? null : declared,
    contentLanguages: contentLanguages.map(({ tag }) => tag),
    ogLocale: ogLocale?.tag ?? null,
  }
}
